//! The rules before the game, a test each, named after the rule.

use kheops::{Cell, Event, Face, Faces, Kheops, Kind, Openings, Rule, Side, Symbol, Tile};
use serde_json::json;
use tabletop::{Draw, Game, Journal, SeatSet, Seed, Setup, Silent, Viewer};

use super::table::*;

/// The start, as the specification lists it.
const START: [&str; 19] = [
    "0.0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "0.10", "0.11", "0.12", "1.0",
    "1.2", "1.4", "1.6", "1.8", "1.10",
];

fn new(seed: u8) -> (Kheops, Journal<Event>) {
    let mut told = Journal::default();
    let setup = Setup::new::<Kheops>(2, Seed::new([seed; 32]));
    (Kheops::new(&setup, &mut told).expect("a game"), told)
}

fn cell(text: &str) -> Cell {
    text.parse().expect("a cell")
}

#[test]
fn pyramid() {
    let rows: Vec<usize> = (0..7).map(|row| Cell::all().filter(|cell| cell.row() == row).count()).collect();
    assert_eq!(rows, [13, 11, 9, 7, 5, 3, 1]);
    assert_eq!(Cell::SUMMIT, cell("6.0"));
    let outer =
        |side: Side| Cell::all().filter(move |cell| cell.beyond(side).is_none()).map(|cell| cell.to_string());
    assert_eq!(outer(Side::Left).collect::<Vec<_>>(), ["0.0", "1.0", "2.0", "3.0", "4.0", "5.0", "6.0"]);
    assert_eq!(outer(Side::Right).collect::<Vec<_>>(), ["0.12", "1.10", "2.8", "3.6", "4.4", "5.2", "6.0"]);
    assert_eq!(outer(Side::Base).collect::<Vec<_>>(), ["0.0", "0.2", "0.4", "0.6", "0.8", "0.10", "0.12"]);
    // Even columns point up: their level side is below.
    assert_eq!(cell("3.2").beyond(Side::Base), Some(cell("2.3")));
    assert_eq!(cell("2.3").beyond(Side::Base), Some(cell("3.2")));
    assert_eq!(cell("2.3").beyond(Side::Left), Some(cell("2.2")));
    assert_eq!(cell("2.3").beyond(Side::Right), Some(cell("2.4")));
}

#[test]
fn tile_set() {
    let faces = Faces::reconstruction();
    let count = |fits: &dyn Fn(&Face) -> bool| Tile::all().filter(|tile| fits(faces.face(*tile))).count();
    let openings = |kind| [1, 2, 3].map(|n| count(&|face| face.kind == kind && face.openings == n));
    assert_eq!(openings(Kind::Room), [8, 10, 6]);
    assert_eq!(openings(Kind::Passage), [0, 16, 10]);
    let symbols: Vec<usize> =
        Symbol::ALL.iter().map(|symbol| count(&|face| face.symbol == *symbol)).collect();
    assert_eq!(symbols, [6, 6, 5, 5, 2, 3, 7, 7, 4, 5]);
    for colour in kheops::Colour::ALL {
        assert_eq!(count(&|face| face.colour == Some(*colour)), 2);
    }
    // The sample of the page: tile 17 is a cursed room, tile 43 a passage that moves and opens everywhere.
    let face = |number| *faces.face(Tile::new(number).expect("a tile"));
    assert_eq!((face(17).kind, face(17).openings, face(17).symbol), (Kind::Room, 2, Symbol::Curse));
    assert_eq!((face(43).kind, face(43).openings, face(43).symbol), (Kind::Passage, 3, Symbol::Move));
}

#[test]
fn start() {
    let (game, told) = new(3);
    let names: Vec<&str> = told.shuffles.iter().map(|shuffle| shuffle.name.as_str()).collect();
    assert_eq!(names, ["tiles"]);
    let order: Vec<u8> = told.shuffles[0].order.iter().map(|tile| tile.parse().expect("a number")).collect();
    let view = game.view(Viewer::Public);
    let laid: Vec<u8> =
        START.iter().map(|text| view.board().laid(cell(text)).expect("a tile").tile.number()).collect();
    assert_eq!(laid, order[..19]);
    assert_eq!(Cell::all().filter(|cell| view.board().laid(*cell).is_some()).count(), 19);

    // The shuffle begins with the tiles in the order of their numbers.
    let mut tiles: Vec<u8> = (1..=50).collect();
    Seed::new([3; 32]).stream("kheops", "tiles").shuffle(&mut tiles);
    assert_eq!(order, tiles);
}

#[test]
fn start_rotation() {
    let mut seen = [[0; 3]; 19];
    for seed in 0..60 {
        let (game, told) = new(seed);
        let view = game.view(Viewer::Public);
        assert_eq!(told.picks.len(), 19);
        for (at, (text, pick)) in START.iter().zip(&told.picks).enumerate() {
            assert_eq!(pick.name, format!("rotation {text}"));
            assert_eq!(pick.value, Seed::new([seed; 32]).stream("kheops", &pick.name).below(3));
            let laid = view.board().laid(cell(text)).expect("a tile");
            let count = view.board().face(laid.tile).openings;
            let ways = [["l", "r", "b"], ["lr", "lb", "rb"], ["lrb"; 3]][usize::from(count) - 1];
            assert_eq!(laid.openings.text(), ways[pick.value as usize]);
            assert!(Openings::orientations(count).contains(&laid.openings));
            seen[at][pick.value as usize] += 1;
        }
    }
    assert!(seen.iter().flatten().all(|times| *times > 5), "{seen:?}");
}

#[test]
fn pawns() {
    let (game, _) = new(1);
    for (seat, workers, pharaoh) in [("A", 14, 1), ("B", 15, 0)] {
        assert_eq!(at(&game, &format!("/seats/{seat}/workers")), workers);
        assert_eq!(at(&game, &format!("/seats/{seat}/mummy")), 1);
        assert_eq!(at(&game, &format!("/seats/{seat}/priest")), 1);
        assert_eq!(at(&game, &format!("/seats/{seat}/pharaoh")), pharaoh);
    }
    let game = Arrange::new("").tile("45 0.0 r").turn(B).build();
    assert_eq!(refused(&game, "B pharaoh 0.0"), Rule::Pawns, "blue has none");
    assert!(!legal(&game, B).iter().any(|text| text.starts_with("pharaoh")));

    // What has been played is no longer in the supply.
    let game = Arrange::new("").tile("45 0.0 r").tile("46 0.1 lrb").pawn(A, Mummy, "0.0").build();
    assert_eq!(refused(&game, "A mummy 0.1"), Rule::Pawns);
    assert_eq!(legal(&game, A), ["worker 0.1", "priest 0.1", "pharaoh 0.1"]);
    let all = "0.0 0.1 0.2 0.3 0.4 0.5 0.6 0.7 0.8 0.9 0.10 0.11 0.12 1.0";
    let mut arrange = Arrange::new("");
    for (cell, tile) in
        all.split(' ').chain(["1.2"]).zip([49, 50, 46, 40, 43, 44, 39, 34, 35, 30, 28, 24, 16, 11, 45])
    {
        arrange = arrange.tile(&format!("{tile} {cell} {}", if tile == 45 { "l" } else { "lrb" }));
    }
    let game = arrange.workers(A, all).build();
    assert_eq!(refused(&game, "A worker 1.2"), Rule::Pawns, "fourteen are all");
    assert_eq!(legal(&game, A), ["mummy 1.2", "pharaoh 1.2"]);
}

#[test]
fn hands() {
    let (mut game, told) = new(5);
    let order: Vec<u8> = told.shuffles[0].order.iter().map(|tile| tile.parse().expect("a number")).collect();
    let sorted = |tiles: &[u8]| {
        let mut tiles = tiles.to_vec();
        tiles.sort_unstable();
        json!(tiles)
    };
    assert_eq!(at(&game, "/seats/A/tiles"), sorted(&order[19..22]));
    assert_eq!(at(&game, "/seats/B/tiles"), sorted(&order[22..25]));
    assert_eq!(at(&game, "/pile"), 25);
    assert_eq!(at(&game, "/unseen"), sorted(&order[25..]));

    // The pile is drawn from its front.
    let mut rng = tabletop::Rng::new(1);
    let mut drawn = Vec::new();
    while drawn.len() < 25 {
        let seat = decider(&game);
        let action = game.sample(seat, &mut rng);
        for event in played(&mut game, &format!("{seat} {action}")).0 {
            if let Event::TileSeen { tile, .. } = event {
                drawn.push(tile.number());
            }
        }
    }
    assert_eq!(drawn, order[25..]);
}

#[test]
fn who_knows_what() {
    let (mut game, told) = new(7);
    let hand = at(&game, "/seats/A/tiles");
    assert_eq!(seen(&game, Viewer::Seat(A), "/seats/A/tiles"), hand);
    for viewer in [Viewer::Seat(B), Viewer::Public] {
        assert_eq!(seen(&game, viewer, "/seats/A/tiles"), json!(null));
        assert_eq!(seen(&game, viewer, "/seats/A/hand"), 3);
    }
    let unseen = |viewer| seen(&game, viewer, "/unseen").as_array().expect("tiles").len();
    assert_eq!([unseen(Viewer::Seat(A)), unseen(Viewer::Public), unseen(Viewer::All)], [28, 31, 25]);
    let seen_by_b: Vec<_> = told.notes.iter().filter_map(|note| note.to(Viewer::Seat(B))).collect();
    assert!(matches!(
        seen_by_b[..],
        [
            Event::BaseLaid { tiles: 19 },
            Event::HandDealt { seat: A, tiles: 3 },
            Event::HandSeen { seat: B, .. }
        ]
    ));

    // A pawn tells nobody anything; a built tile tells the opponent, a drawn one its owner.
    let vacant = legal(&game, A)[0].clone();
    assert_eq!(played(&mut game, &format!("A {vacant}")).1, SeatSet::EMPTY);
    while legal(&game, A)[0].split(' ').next() != Some("build") {
        let first = legal(&game, A)[0].clone();
        assert_eq!(played(&mut game, &format!("A {first}")).1, SeatSet::EMPTY);
    }
    let first = legal(&game, A)[0].clone();
    assert_eq!(played(&mut game, &format!("A {first}")).1, SeatSet::all(2));

    // With the pile empty, the players know both hands, and a spectator neither.
    let mut game = Arrange::new("").fill_except("6.0 5.0 5.1 5.2 4.0").turn(B).building().build();
    assert_eq!(at(&game, "/pile"), 0);
    assert_eq!(seen(&game, Viewer::Seat(A), "/seats/B/tiles"), at(&game, "/seats/B/tiles"));
    assert_eq!(seen(&game, Viewer::Seat(B), "/seats/A/tiles"), at(&game, "/seats/A/tiles"));
    assert_eq!(seen(&game, Viewer::Public, "/seats/A/tiles"), json!(null));
    let first = legal(&game, B)[0].clone();
    assert_eq!(played(&mut game, &format!("B {first}")).1, SeatSet::EMPTY);
}

#[test]
fn only_two_can_play() {
    for seats in [3, 4] {
        let setup = Setup::new::<Kheops>(seats, Seed::new([0; 32]));
        assert_eq!(
            Kheops::new(&setup, &mut Silent).expect_err("two seats").problem.key,
            "setup-seats-exactly"
        );
    }
}
