//! The rules of the end of the game, a test each, named after the rule.

use kheops::{Event, Kheops, Rule};
use tabletop::{Game, Rng, Seed, Setup, Silent, Status, Viewer};

use super::table::*;

/// All but the summit is built, and blue has the last tile.
fn last_tile() -> Arrange {
    Arrange::new("").hand(B, "50").hand(A, "1").fill_except("6.0").turn(B).building()
}

#[test]
fn game_end() {
    let mut game = last_tile().build();
    let events = play(&mut game, "B build 50 6.0 lrb");
    assert!(matches!(events[..], [Event::TileBuilt { .. }, Event::GameEnded { .. }]), "{events:?}");
    assert_eq!(outcome(&game).ending, "complete");
    assert_eq!(at(&game, "/seats/A/tiles"), serde_json::json!([1]), "white keeps one");
    assert_eq!(at(&game, "/seats/B/hand"), 0);
    assert_eq!(refused(&game, "A worker 0.0"), Rule::GameEnd);
    assert!(legal(&game, A).is_empty() && legal(&game, B).is_empty());
    // One cell before the end the game goes on.
    let mut game =
        Arrange::new("").hand(B, "50 49").hand(A, "1").fill_except("6.0 5.0").turn(B).building().build();
    play(&mut game, "B build 50 5.0 lrb");
    assert_eq!(decider(&game), A);
}

/// Random games to their ends, with both totals and both places.
fn finished() -> impl Iterator<Item = ([i32; 2], [u8; 2])> {
    (0..300).map(|number| {
        let setup = Setup::new::<Kheops>(2, Seed::of_series(77, number));
        let mut game = Kheops::new(&setup, &mut Silent).expect("a game");
        let mut rng = Rng::new(number);
        while let Status::Deciding(seats) = game.status() {
            let seat = seats.first().expect("somebody decides");
            let action = game.sample(seat, &mut rng);
            game.apply(seat, &action, &mut Silent);
        }
        let sheets = Kheops::sheet(&game.view(Viewer::All));
        let places = outcome(&game).places;
        ([A, B].map(|seat| sheets[seat].total()), [A, B].map(|seat| places[seat]))
    })
}

#[test]
fn winner() {
    let mut won = [0, 0];
    for (totals, places) in finished() {
        if totals[0] != totals[1] {
            let first = usize::from(totals[1] > totals[0]);
            assert_eq!(places[first], 1, "{totals:?}");
            assert_eq!(places[1 - first], 2, "{totals:?}");
            won[first] += 1;
        }
    }
    assert!(won[0] > 50 && won[1] > 50, "{won:?}");
}

#[test]
fn final_tie() {
    // Without pawns nobody has anything.
    let mut game = last_tile().build();
    play(&mut game, "B build 50 6.0 lrb");
    let places = outcome(&game).places;
    assert_eq!([places[A], places[B]], [1, 1]);
    let ties = finished().filter(|(totals, _)| totals[0] == totals[1]);
    assert!(ties.map(|(_, places)| assert_eq!(places, [1, 1])).count() > 0);
}
