//! The rules of the powers, a test each, named after the rule.

use kheops::{Event, Rule};

use super::table::*;

#[test]
fn turn_tile() {
    // Passages 0.1 (with a blue worker) and 0.3, which is played on; rooms 0.0 and 0.2.
    let tiles = |power: &str| {
        let row = Arrange::new("").tile("45 0.0 r").tile("47 0.1 lr").tile("2 0.2 lr").tile(power);
        row.workers(B, "0.1").build()
    };
    let mut game = tiles("25 0.3 lr");
    play(&mut game, "A worker 0.3");
    assert_eq!(legal(&game, A), ["turn 0.1 lb", "turn 0.1 rb", "turn 0.3 lb", "turn 0.3 rb"]);
    assert_eq!(refused(&game, "A turn 0.2 lb"), Rule::TurnTile, "a room");
    assert_eq!(refused(&game, "A turn 0.4 lb"), Rule::TurnTile, "no tile");
    assert_eq!(refused(&game, "A turn 0.1 l"), Rule::TurnTile, "it has two openings");
    let events = play(&mut game, "A turn 0.1 rb");
    assert!(matches!(events[..], [Event::TileTurned { seat: A, .. }]), "{events:?}");
    assert_eq!((openings(&game, "0.1"), pawn(&game, "0.1")), ("rb".to_owned(), "B worker".to_owned()));

    let mut game = tiles("31 0.3 lr");
    play(&mut game, "A worker 0.3");
    assert_eq!(legal(&game, A), ["turn 0.0 l", "turn 0.0 b", "turn 0.2 lb", "turn 0.2 rb"]);
    assert_eq!(refused(&game, "A turn 0.1 lb"), Rule::TurnTile, "a passage");
}

#[test]
fn turn_otherwise() {
    for (present, others) in [("lr", ["lb", "rb"]), ("lb", ["lr", "rb"]), ("rb", ["lr", "lb"])] {
        let mut game = Arrange::new("").tile("22 0.0 r").tile(&format!("47 0.1 {present}")).build();
        play(&mut game, "A worker 0.0");
        assert_eq!(legal(&game, A), others.map(|way| format!("turn 0.1 {way}")));
        assert_eq!(refused(&game, &format!("A turn 0.1 {present}")), Rule::TurnOtherwise);
    }
    for (present, others) in [("l", ["r", "b"]), ("r", ["l", "b"]), ("b", ["l", "r"])] {
        let mut game = Arrange::new("").tile("31 0.1 lr").tile(&format!("45 0.0 {present}")).build();
        play(&mut game, "A worker 0.1");
        assert_eq!(legal(&game, A), others.map(|way| format!("turn 0.0 {way}")));
        assert_eq!(refused(&game, &format!("A turn 0.0 {present}")), Rule::TurnOtherwise);
    }
}

#[test]
fn turn_open_tile() {
    let mut game = Arrange::new("").tile("28 0.0 lrb").tile("47 0.1 lr").build();
    play(&mut game, "A worker 0.0");
    assert_eq!(legal(&game, A), ["turn 0.0 lrb", "turn 0.1 lb", "turn 0.1 rb"], "it may be chosen");
    assert_eq!(refused(&game, "A turn 0.0 lr"), Rule::TurnTile);
    play(&mut game, "A turn 0.0 lrb");
    assert_eq!(openings(&game, "0.0"), "lrb");
    // It must be, if there is nothing else.
    let mut game = Arrange::new("").tile("28 0.0 lrb").tile("45 0.1 l").hand(A, "1 2 3").build();
    play(&mut game, "A worker 0.0");
    assert_eq!(legal(&game, A), ["turn 0.0 lrb"]);
    assert_eq!(refused(&game, "A build 1 0.2 l"), Rule::PowerAtOnce);
}

#[test]
fn swap_pawns() {
    let tiles = Arrange::new("").tile("37 0.0 lr").tile("47 0.1 lr").tile("48 0.2 lr").tile("49 0.3 lrb");
    let tiles = tiles.workers(A, "0.1").workers(B, "0.2").pawn(B, Mummy, "0.3");
    let mut game = tiles.build();
    play(&mut game, "A worker 0.0");
    assert_eq!(legal(&game, A), ["swap 0.0 0.2", "swap 0.0 0.3", "swap 0.1 0.2", "swap 0.1 0.3"]);
    assert_eq!(refused(&game, "A swap 0.2 0.0"), Rule::SwapPawns, "the own pawn comes first");
    assert_eq!(refused(&game, "A swap 0.0 0.1"), Rule::SwapPawns, "both are white");
    assert_eq!(refused(&game, "A swap 0.0 0.4"), Rule::SwapPawns, "nobody is there");
    let events = play(&mut game, "A swap 0.0 0.3");
    assert!(
        matches!(events[..], [Event::PawnsSwapped { pawn: Worker, other_pawn: Mummy, .. }]),
        "{events:?}"
    );
    assert_eq!([pawn(&game, "0.0"), pawn(&game, "0.3")], ["B mummy", "A worker"]);
    assert_eq!([pawn(&game, "0.1"), pawn(&game, "0.2")], ["A worker", "B worker"]);
}

#[test]
fn move_pawn() {
    let tiles = Arrange::new("").tile("41 0.0 lr").tile("47 0.1 lr").tile("48 0.2 lr").tile("49 0.3 lrb");
    let mut game = tiles.pawn(A, Mummy, "0.1").workers(B, "0.2").tile("50 0.4 lrb").build();
    play(&mut game, "A worker 0.0");
    assert_eq!(legal(&game, A), ["move 0.1 0.3", "move 0.1 0.4"]);
    assert_eq!(refused(&game, "A move 0.0 0.3"), Rule::MovePawn, "it was just played");
    assert_eq!(refused(&game, "A move 0.1 0.2"), Rule::MovePawn, "even the mummy replaces nobody");
    assert_eq!(refused(&game, "A move 0.1 0.0"), Rule::MovePawn, "an own pawn is there");
    assert_eq!(refused(&game, "A move 0.1 0.5"), Rule::MovePawn, "no tile is there");
    assert_eq!(refused(&game, "A move 0.2 0.3"), Rule::MovePawn, "not an own pawn");
    assert_eq!(refused(&game, "A move 0.3 0.4"), Rule::MovePawn, "no pawn at all");
    let events = play(&mut game, "A move 0.1 0.3");
    assert!(matches!(events[..], [Event::PawnMoved { seat: A, pawn: Mummy, .. }]), "{events:?}");
    assert_eq!([pawn(&game, "0.1"), pawn(&game, "0.3")], ["", "A mummy"]);
}

#[test]
fn no_second_power() {
    // Moved to a tile that swaps, with somebody to swap with.
    let tiles = Arrange::new("").tile("41 0.0 lr").tile("47 0.1 lr").tile("37 0.2 lr").tile("49 0.3 lrb");
    let mut game = tiles.workers(A, "0.1").workers(B, "0.3").build();
    play(&mut game, "A worker 0.0; A move 0.1 0.2");
    assert!(legal(&game, A).iter().all(|text| text.starts_with("build ")));
    // Swapped on to a tile that moves.
    let tiles = Arrange::new("").tile("37 0.0 lr").tile("41 0.1 lr").tile("47 0.2 lr").tile("49 0.3 lrb");
    let mut game = tiles.workers(A, "0.2").workers(B, "0.1").build();
    play(&mut game, "A worker 0.0; A swap 0.2 0.1");
    assert!(legal(&game, A).iter().all(|text| text.starts_with("build ")));
}

#[test]
fn must_stay_empty() {
    let tiles = Arrange::new("").tile("20 0.0 lr").tile("47 0.1 lr").tile("41 0.2 lr").workers(A, "0.1");
    let mut game = tiles.tile("48 0.3 lr").pawn(B, Mummy, "0.3").build();
    for text in ["A worker 0.0", "A mummy 0.0", "A pharaoh 0.0"] {
        assert_eq!(refused(&game, text), Rule::MustStayEmpty);
    }
    assert_eq!(legal(&game, A), ["worker 0.2", "mummy 0.2", "pharaoh 0.2"]);
    // Nor can a pawn be moved there: with no other tile the power is skipped.
    play(&mut game, "A worker 0.2");
    assert!(legal(&game, A).iter().all(|text| text.starts_with("build ")));
    let tiles = Arrange::new("").tile("20 0.0 lr").tile("47 0.1 lr").tile("41 0.2 lr").workers(A, "0.1");
    let mut game = tiles.tile("48 0.3 lr").build();
    play(&mut game, "A worker 0.2");
    assert_eq!(refused(&game, "A move 0.1 0.0"), Rule::MustStayEmpty);
    assert_eq!(legal(&game, A), ["move 0.1 0.3"]);
}
