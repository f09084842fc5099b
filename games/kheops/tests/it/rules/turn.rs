//! The rules of a turn, a test each, named after the rule.

use kheops::{Event, Kheops, Rule, Symbol};
use tabletop::{Game, Rng, Seed, Setup, Silent, Status};

use super::table::*;

/// A room, a passage and a room in the bottom row, without symbols.
fn three_tiles() -> Arrange {
    Arrange::new("").tile("45 0.0 r").tile("47 0.1 lr").tile("46 0.2 lrb")
}

#[test]
fn turns() {
    let mut game = three_tiles().hand(A, "48 49 50").hand(B, "40 41 42").pile("1 2").build();
    assert_eq!(decider(&game), A);
    assert_eq!(refused(&game, "B worker 0.0"), Rule::Turns);
    assert!(legal(&game, B).is_empty());
    assert_eq!(refused(&game, "A build 49 0.3 lrb"), Rule::Turns, "a pawn comes first");
    play(&mut game, "A worker 0.0");
    assert_eq!(refused(&game, "A worker 0.1"), Rule::Turns, "only one pawn");
    assert!(legal(&game, A).iter().all(|text| text.starts_with("build ")));
    play(&mut game, "A build 49 0.3 lrb");
    assert_eq!(decider(&game), B);
    play(&mut game, "B worker 0.1; B build 41 0.4 lr");
    assert_eq!(decider(&game), A);

    // Thirty turns, fifteen each.
    let mut game = Kheops::new(&Setup::new::<Kheops>(2, Seed::new([2; 32])), &mut Silent).expect("a game");
    let (mut rng, mut built) = (Rng::new(3), Vec::new());
    while let Status::Deciding(seats) = game.status() {
        let seat = seats.first().expect("somebody decides");
        let action = game.sample(seat, &mut rng);
        if matches!(action, kheops::Action::Build(..)) {
            built.push(seat);
        }
        game.apply(seat, &action, &mut Silent);
        assert_eq!(at(&game, "/turns"), built.len());
    }
    assert_eq!(built, [A, B].repeat(15));
}

#[test]
fn place_pawn() {
    let game = three_tiles().workers(A, "0.0").workers(B, "0.2").build();
    assert_eq!(refused(&game, "A worker 0.3"), Rule::PlacePawn, "no tile");
    assert_eq!(refused(&game, "A worker 0.0"), Rule::PlacePawn, "an own pawn");
    assert_eq!(refused(&game, "A worker 0.2"), Rule::PlacePawn, "an opposing pawn");
    assert!(legal(&game, A).contains(&"worker 0.1".to_owned()));
    let mut game = game;
    let events = play(&mut game, "A worker 0.1");
    assert!(matches!(events[..], [Event::PawnPlaced { seat: A, pawn: Worker, .. }]), "{events:?}");
    assert_eq!(pawn(&game, "0.1"), "A worker");
    assert_eq!(at(&game, "/seats/A/workers"), 12);
}

#[test]
fn power_at_once() {
    for (tile, first) in
        [("25 0.3 lr", "turn "), ("31 0.3 lr", "turn "), ("37 0.3 lr", "swap "), ("41 0.3 lr", "move ")]
    {
        let mut game =
            three_tiles().tile(tile).workers(A, "0.0").workers(B, "0.1").hand(A, "48 49 50").build();
        for text in ["A turn 0.1 lb", "A swap 0.0 0.1", "A move 0.0 0.2"] {
            assert_eq!(refused(&game, text), Rule::PowerAtOnce, "there is no power before the pawn");
        }
        play(&mut game, "A worker 0.3");
        let may = legal(&game, A);
        assert!(!may.is_empty() && may.iter().all(|text| text.starts_with(first)), "{tile}: {may:?}");
        assert_eq!(refused(&game, "A build 48 0.4 lr"), Rule::PowerAtOnce, "it must be used");
        assert_eq!(refused(&game, "A worker 0.2"), Rule::PowerAtOnce);
        play(&mut game, &format!("A {}", may[0]));
        assert!(legal(&game, A).iter().all(|text| text.starts_with("build ")), "once");
    }
    // Symbols that count at the end do nothing now.
    for tile in ["1 0.3 l", "7 0.3 l", "14 0.3 lr", "17 0.3 lr", "48 0.3 lr"] {
        let mut game = three_tiles().tile(tile).workers(A, "0.0").workers(B, "0.1").build();
        assert_eq!(play(&mut game, "A worker 0.3").len(), 1);
        assert!(legal(&game, A).iter().all(|text| text.starts_with("build ")));
    }
}

#[test]
fn power_skipped() {
    let skipped = |mut game: Kheops, text: &str, power: Symbol| {
        let events = play(&mut game, text);
        let told = matches!(events.last(), Some(Event::PowerSkipped { seat: A, symbol }) if *symbol == power);
        assert!(told, "{text}: {events:?}");
        assert!(legal(&game, A).iter().all(|text| text.starts_with("build ")));
    };
    // No tile of the kind.
    skipped(Arrange::new("").tile("31 0.0 lr").tile("47 0.1 lr").build(), "A worker 0.0", Symbol::TurnRoom);
    skipped(Arrange::new("").tile("22 0.0 l").tile("45 0.1 l").build(), "A worker 0.0", Symbol::TurnPassage);
    // Nobody to swap with, or only a priest.
    skipped(three_tiles().tile("37 0.3 lr").build(), "A worker 0.3", Symbol::Swap);
    let priest =
        three_tiles().tile("37 0.3 lr").tile("48 0.4 lr").pawn(B, Mummy, "0.0").pawn(B, Priest, "0.1");
    let mut game = priest.build();
    play(&mut game, "A worker 0.3");
    assert_eq!(legal(&game, A), ["swap 0.3 0.0"], "the mummy, not the priest");
    // No other pawn to move, or no tile to move to.
    skipped(three_tiles().tile("41 0.3 lr").build(), "A worker 0.3", Symbol::Move);
    let full = three_tiles().tile("41 0.3 lr").workers(A, "0.0").workers(B, "0.1 0.2");
    skipped(full.tile("20 0.4 lr").build(), "A worker 0.3", Symbol::Move);
}

#[test]
fn build() {
    let mut game = three_tiles().hand(A, "48 49 1").building().build();
    assert_eq!(refused(&game, "A build 50 0.3 lrb"), Rule::Build, "not in the hand");
    assert_eq!(refused(&game, "A build 49 0.0 lrb"), Rule::Build, "a tile is there");
    assert_eq!(refused(&game, "A build 49 0.4 lrb"), Rule::Build, "no tile beside it");
    assert_eq!(refused(&game, "A build 49 1.1 lrb"), Rule::Build, "a corner is not a side");
    // 1.0 stands on the level side of 0.1.
    let cells: Vec<String> =
        legal(&game, A).iter().filter(|text| text.starts_with("build 49 ")).cloned().collect();
    assert_eq!(cells, ["build 49 0.3 lrb", "build 49 1.0 lrb"]);
    let events = play(&mut game, "A build 1 1.0 b");
    assert!(matches!(events[0], Event::TileBuilt { seat: A, .. }), "{events:?}");
    assert_eq!(openings(&game, "1.0"), "b");
    // The start allows what stands on it and between its upper tiles.
    let mut game = Kheops::new(&Setup::new::<Kheops>(2, Seed::new([2; 32])), &mut Silent).expect("a game");
    let mut rng = Rng::new(1);
    while !legal(&game, A)[0].starts_with("build") {
        let action = game.sample(A, &mut rng);
        game.apply(A, &action, &mut Silent);
    }
    let mut cells: Vec<String> =
        legal(&game, A).iter().map(|text| text.split(' ').nth(2).expect("a cell").to_owned()).collect();
    cells.sort();
    cells.dedup();
    assert_eq!(cells, ["1.1", "1.3", "1.5", "1.7", "1.9"]);
}

#[test]
fn build_freely() {
    let game = three_tiles().hand(A, "2 3 50").building().build();
    let ways = |tile: &str| -> Vec<String> {
        let begins = format!("build {tile} 0.3 ");
        legal(&game, A).iter().filter_map(|text| text.strip_prefix(&begins)).map(str::to_owned).collect()
    };
    // 0.2 opens to the right: 0.3 need not open to the left.
    assert_eq!(ways("3"), ["l", "r", "b"]);
    assert_eq!(ways("2"), ["lr", "lb", "rb"]);
    assert_eq!(ways("50"), ["lrb"]);
    assert_eq!(refused(&game, "A build 3 0.3 lr"), Rule::BuildFreely, "one opening");
    assert_eq!(refused(&game, "A build 50 0.3 lr"), Rule::BuildFreely, "three openings");
}

#[test]
fn draw_tile() {
    let mut game = three_tiles().hand(A, "48 49 50").pile("7 8").building().build();
    let events = play(&mut game, "A build 49 0.3 lrb");
    assert!(matches!(events[1], Event::TileSeen { seat: A, tile } if tile.number() == 7), "{events:?}");
    assert_eq!(at(&game, "/seats/A/tiles"), serde_json::json!([7, 48, 50]));
    // Without a pile hands shrink.
    let mut game = Arrange::new("").fill_except("6.0 5.0 5.1 5.2 4.0").turn(B).building().build();
    for (seat, hands) in [(B, [3, 2]), (A, [2, 2]), (B, [2, 1]), (A, [1, 1]), (B, [1, 0])] {
        while !legal(&game, seat)[0].starts_with("build") {
            let first = legal(&game, seat)[0].clone();
            play(&mut game, &format!("{seat} {first}"));
        }
        let last = legal(&game, seat).last().expect("a tile").clone();
        let events = play(&mut game, &format!("{seat} {last}"));
        assert!(!events.iter().any(|event| matches!(event, Event::TileSeen { .. })), "{events:?}");
        assert_eq!([at(&game, "/seats/A/hand"), at(&game, "/seats/B/hand")], hands);
    }
    assert!(matches!(game.status(), Status::Finished(_)));
}

#[test]
fn what_is_asked() {
    // One passage, open all round: one way to turn it.
    let mut game = Arrange::new("").tile("22 0.0 r").tile("49 0.1 lrb").build();
    play(&mut game, "A worker 0.0");
    assert_eq!(legal(&game, A), ["turn 0.1 lrb"]);
    assert_eq!(decider(&game), A);
    // One cell and one tile.
    let game = Arrange::new("").hand(B, "50").hand(A, "1").fill_except("6.0").turn(B).building().build();
    assert_eq!(legal(&game, B), ["build 50 6.0 lrb"]);
    assert_eq!(decider(&game), B);
}
