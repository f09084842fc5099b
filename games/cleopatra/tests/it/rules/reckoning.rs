//! The rules of the reckoning, a test each, named after the rule.

use cleopatra::{Cleopatra, Rule};
use tabletop::{Game, Viewer};

use super::table::*;

/// A game for two that ends with seat A's visit to the market.
fn ending() -> Arrange {
    Arrange::new(2, "").idle(79)
}

/// Ends the game.
#[track_caller]
fn end(arrange: Arrange) -> Cleopatra {
    let mut game = arrange.build();
    play(&mut game, VISIT);
    outcome(&game);
    game
}

fn totals(game: &Cleopatra) -> Vec<i32> {
    Cleopatra::sheet(&game.view(Viewer::Public)).values().map(tabletop::Sheet::total).collect()
}

fn places(game: &Cleopatra) -> Vec<u8> {
    outcome(game).places.values().copied().collect()
}

#[test]
fn reckoning_hand() {
    let game =
        end(ending().hand(A, "stone+ cave artisan stone").open_hand(A, "lapis+").old_hand(B, "cave", 1));
    assert_eq!(lines(&game, "hand"), [3, 1], "an amulet for each corrupt card");
    assert_eq!(lines(&game, "amulets"), [0, 0]);
    assert_eq!(at(&game, "/seats/A/cards"), 0, "hands are discarded");
    assert_eq!(at(&game, "/discards").as_array().map(Vec::len), Some(6));
    // Before the end the sheet counts the cards that the viewer knows of.
    let game = ending().hand(A, "cave").open_hand(A, "lapis+").build();
    let hand = |viewer| Cleopatra::sheet(&game.view(viewer))[A].lines[2].points;
    assert_eq!((hand(Viewer::Seat(A)), hand(Viewer::Seat(B)), hand(Viewer::Public)), (2, 1, 1));
}

#[test]
fn reckoning_sanctuaries() {
    let arrange = ending().laid("Y", "a2 b0 b1 b2 b3").sanctuary(A, "a0 a1");
    let game = end(arrange.amulets(A, 5).amulets(B, 3));
    assert_eq!(lines(&game, "sanctuaries"), [-2, 0], "one for each square");
    let arrange = ending().laid("Y", "a2 b0 b1 b2 b3").sanctuary(A, "a0 a1");
    let game = end(arrange.amulets(A, 1));
    assert_eq!(lines(&game, "sanctuaries"), [-1, 0], "down to none");
    // Corrupt cards of the hand are counted before.
    let arrange = ending().laid("Y", "a2 b0 b1 b2 b3").sanctuary(A, "a0 a1").amulets(A, 1).hand(A, "cave");
    assert_eq!(lines(&end(arrange), "sanctuaries"), [-2, 0]);
}

#[test]
fn reckoning_forgiven() {
    let game = end(ending().amulets(A, 5).amulets(B, 3));
    assert_eq!(lines(&game, "forgiven"), [-3, -3], "as many as the lowest has left");
    assert_eq!(lines(&game, "left"), [2, 0]);
    let game = end(ending().amulets(A, 5));
    assert_eq!(lines(&game, "forgiven"), [0, 0]);
}

#[test]
fn penalty() {
    for (amulets, scarabs) in [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 20), (7, 25)] {
        let game = end(ending().amulets(A, amulets).scarabs(A, 30));
        assert_eq!(lines(&game, "left"), [i32::from(amulets), 0]);
        assert_eq!(lines(&game, "penalty"), [-scarabs, 0], "{amulets} amulets");
        assert_eq!(totals(&game), [30 - scarabs, 5]);
    }
}

#[test]
fn penalty_floor() {
    let game = end(ending().amulets(A, 4).scarabs(A, 7));
    assert_eq!((lines(&game, "penalty"), totals(&game)), (vec![-7, 0], vec![0, 5]));
    let sheet = &Cleopatra::sheet(&game.view(Viewer::Public))[A];
    assert_eq!(sheet.lines.last().map(|line| line.rule), Some(Rule::PenaltyFloor));
    let game = end(ending().amulets(A, 4).scarabs(A, 10));
    let sheet = &Cleopatra::sheet(&game.view(Viewer::Public))[A];
    assert_eq!(sheet.lines.last().map(|line| line.rule), Some(Rule::Penalty));
}

#[test]
fn elimination() {
    let game = end(ending().amulets(A, 8).scarabs(A, 90));
    assert_eq!(lines(&game, "eliminated"), [1, 0]);
    assert_eq!(lines(&game, "penalty"), [0, 0]);
    assert_eq!((totals(&game), places(&game)), (vec![0, 5], vec![2, 1]));
    let game = end(ending().amulets(A, 7).scarabs(A, 90));
    assert_eq!(
        (lines(&game, "eliminated"), places(&game)),
        (vec![0, 0], vec![1, 2]),
        "seven are not too many"
    );
    // The eliminated share the last place, whatever they have.
    let arrange =
        Arrange::new(4, "").idle(159).amulets(A, 8).scarabs(A, 90).amulets(C, 20).scarabs(B, 0).amulets(B, 3);
    let game = end(arrange);
    assert_eq!((totals(&game), places(&game)), (vec![0, 0, 0, 5], vec![3, 2, 3, 1]));
}

#[test]
fn winner() {
    let arrange = Arrange::new(3, "").idle(119).scarabs(A, 10).scarabs(B, 30).scarabs(C, 20).amulets(B, 6);
    let game = end(arrange);
    assert_eq!((totals(&game), places(&game)), (vec![10, 10, 20], vec![2, 3, 1]));
    // The ledger tells where everything came from.
    let sheet = &Cleopatra::sheet(&game.view(Viewer::Public))[B];
    let ids: Vec<&str> = sheet.lines.iter().map(|line| line.id).collect();
    assert_eq!(
        ids,
        ["scarabs", "amulets", "hand", "sanctuaries", "forgiven", "left", "eliminated", "penalty"]
    );
    assert_eq!(sheet.lines[0].points, 30);
    assert!(sheet.lines.iter().all(|line| line.points == 0 || !line.pieces.is_empty()));
}

#[test]
fn final_tie() {
    let game = end(ending().scarabs(A, 11).amulets(A, 3).scarabs(B, 5));
    assert_eq!((totals(&game), places(&game)), (vec![5, 5], vec![2, 1]), "fewer amulets left are better");
    let game = end(ending().amulets(A, 3).amulets(B, 3));
    assert_eq!(places(&game), [1, 1], "else the place is shared");
}
