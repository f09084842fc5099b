//! The rules of the special pawns, a test each, named after the rule.

use kheops::{Event, Kheops, Rule};

use super::table::*;

/// Five tiles without symbols in the bottom row.
fn row(options: &str) -> Arrange {
    let row = Arrange::new(options).tile("47 0.0 lr").tile("48 0.1 lr").tile("49 0.2 lrb");
    row.tile("50 0.3 lrb").tile("46 0.4 lrb")
}

/// The cells a seat may play a pawn on.
fn targets(game: &Kheops, seat: tabletop::Seat, pawn: &str) -> Vec<String> {
    let begins = format!("{pawn} ");
    legal(game, seat).iter().filter_map(|text| text.strip_prefix(&begins)).map(str::to_owned).collect()
}

#[test]
fn mummy() {
    let mut game = row("").workers(A, "0.0").workers(B, "0.1 0.2").build();
    assert_eq!(targets(&game, A, "worker"), ["0.3", "0.4"]);
    assert_eq!(targets(&game, A, "mummy"), ["0.1", "0.2", "0.3", "0.4"]);
    let events = play(&mut game, "A mummy 0.1");
    assert!(
        matches!(events[..], [Event::PawnPlaced { pawn: Mummy, .. }, Event::WorkerReplaced { seat: B, .. }]),
        "{events:?}"
    );
    assert_eq!(pawn(&game, "0.1"), "A mummy");
    assert_eq!(at(&game, "/seats/B/workers"), 14, "one is back, one is still out");
    // Its tile's power acts after the worker has left: nobody is left to swap with.
    let mut game = Arrange::new("").tile("37 0.0 lr").tile("47 0.1 lr").workers(B, "0.0").build();
    let events = play(&mut game, "A mummy 0.0");
    assert!(matches!(events[2], Event::PowerSkipped { .. }), "{events:?}");
    // The mummy may also be played like a worker, by either side.
    let mut game = row("").workers(A, "0.0").turn(B).build();
    play(&mut game, "B mummy 0.4");
    let mut game = row("").workers(A, "0.0").turn(B).build();
    play(&mut game, "B mummy 0.0");
    assert_eq!(at(&game, "/seats/A/workers"), 14);
}

#[test]
fn mummy_spares() {
    let game =
        row("").pawn(B, Mummy, "0.0").pawn(B, Priest, "0.1").workers(A, "0.2").workers(B, "0.3").build();
    assert_eq!(refused(&game, "A mummy 0.0"), Rule::MummySpares);
    assert_eq!(refused(&game, "A mummy 0.1"), Rule::MummySpares);
    assert_eq!(refused(&game, "A mummy 0.2"), Rule::PlacePawn, "an own pawn");
    assert_eq!(targets(&game, A, "mummy"), ["0.3", "0.4"]);
    let game = row("").pawn(A, Pharaoh, "0.0").workers(A, "0.1").turn(B).build();
    assert_eq!(refused(&game, "B mummy 0.0"), Rule::MummySpares);
    assert_eq!(targets(&game, B, "mummy"), ["0.1", "0.2", "0.3", "0.4"]);
}

#[test]
fn priest_after_mummy() {
    let game = row("").build();
    assert_eq!(refused(&game, "A priest 0.0"), Rule::PriestAfterMummy);
    assert!(targets(&game, A, "priest").is_empty());
    // The opponent's mummy does not help.
    let game = row("").pawn(B, Mummy, "0.0").build();
    assert_eq!(refused(&game, "A priest 0.1"), Rule::PriestAfterMummy);
    let mut game = row("").pawn(A, Mummy, "0.0").workers(B, "0.1").build();
    assert_eq!(targets(&game, A, "priest"), ["0.2", "0.3", "0.4"]);
    assert_eq!(refused(&game, "A priest 0.1"), Rule::PlacePawn, "it replaces nobody");
    play(&mut game, "A priest 0.2");
    assert_eq!(pawn(&game, "0.2"), "A priest");
}

#[test]
fn priest_protected() {
    let priest = |power: &str| {
        row("").pawn(B, Mummy, "0.0").pawn(B, Priest, "0.1").workers(A, "0.2").tile(power).build()
    };
    assert_eq!(refused(&priest("38 0.5 lr"), "A mummy 0.1"), Rule::MummySpares);
    let mut game = priest("37 0.5 lr");
    play(&mut game, "A worker 0.5");
    assert_eq!(refused(&game, "A swap 0.2 0.1"), Rule::PriestProtected);
    assert_eq!(legal(&game, A), ["swap 0.2 0.0", "swap 0.5 0.0"]);
    let mut game = priest("25 0.5 lr");
    play(&mut game, "A worker 0.5");
    assert_eq!(refused(&game, "A turn 0.1 lb"), Rule::PriestProtected);
    assert!(!legal(&game, A).iter().any(|text| text.starts_with("turn 0.1 ")));
    assert!(allowed(&game, "A turn 0.0 lb"), "the mummy's tile can be turned");
}

#[test]
fn priest_owner() {
    let priest = |power: &str| row("").pawn(A, Mummy, "0.0").pawn(A, Priest, "0.1").tile(power).build();
    let mut game = priest("41 0.5 lr");
    play(&mut game, "A worker 0.5; A move 0.1 0.4");
    assert_eq!([pawn(&game, "0.1"), pawn(&game, "0.4")], ["", "A priest"]);
    let mut game = priest("25 0.5 lr");
    play(&mut game, "A worker 0.5; A turn 0.1 rb");
    assert_eq!((openings(&game, "0.1"), pawn(&game, "0.1")), ("rb".to_owned(), "A priest".to_owned()));
}

#[test]
fn priest_swap() {
    let tiles = row("").pawn(A, Mummy, "0.0").pawn(A, Priest, "0.1").workers(B, "0.2").tile("37 0.5 lr");
    let mut game = tiles.build();
    play(&mut game, "A worker 0.5; A swap 0.1 0.2");
    assert_eq!([pawn(&game, "0.1"), pawn(&game, "0.2")], ["B worker", "A priest"]);
    // It stays protected where it is now.
    assert_eq!(at(&game, "/seats/A/priest"), 0);
}

#[test]
fn pharaoh_mummy() {
    let mut game = row("").workers(B, "0.0").pawn(B, Mummy, "0.1").workers(A, "0.2").build();
    assert_eq!(targets(&game, A, "pharaoh"), ["0.0", "0.3", "0.4"], "without the own mummy");
    assert_eq!(refused(&game, "A pharaoh 0.1"), Rule::MummySpares);
    let events = play(&mut game, "A pharaoh 0.0");
    assert!(matches!(events[1], Event::WorkerReplaced { seat: B, .. }), "{events:?}");
    assert_eq!(at(&game, "/seats/B/workers"), 15);
    // It can be swapped, and its tile can be turned, but nobody replaces it.
    let mut game = row("").pawn(A, Pharaoh, "0.0").tile("37 0.5 lr").turn(B).build();
    assert_eq!(refused(&game, "B mummy 0.0"), Rule::MummySpares);
    play(&mut game, "B worker 0.5; B swap 0.5 0.0");
    assert_eq!([pawn(&game, "0.0"), pawn(&game, "0.5")], ["B worker", "A pharaoh"]);
    let mut game = row("").pawn(A, Pharaoh, "0.0").tile("25 0.5 lr").turn(B).build();
    play(&mut game, "B worker 0.5; B turn 0.0 lb");
    assert_eq!(openings(&game, "0.0"), "lb");
}

#[test]
fn pharaoh_unlocks_nothing() {
    let game = row("").pawn(A, Pharaoh, "0.0").build();
    assert_eq!(refused(&game, "A priest 0.1"), Rule::PriestAfterMummy);
    assert!(targets(&game, A, "priest").is_empty());
}

#[test]
fn pharaoh_priest() {
    let game = row("pharaoh=priest").workers(B, "0.0").build();
    assert_eq!(refused(&game, "A pharaoh 0.1"), Rule::PharaohPriest, "the mummy comes first");
    assert!(targets(&game, A, "pharaoh").is_empty());
    assert_eq!(targets(&game, A, "mummy"), ["0.0", "0.1", "0.2", "0.3", "0.4"], "the mummy still replaces");
    let game = row("pharaoh=priest").workers(B, "0.0").pawn(A, Mummy, "0.1").build();
    assert_eq!(targets(&game, A, "pharaoh"), ["0.2", "0.3", "0.4"]);
    assert_eq!(refused(&game, "A pharaoh 0.0"), Rule::PlacePawn, "it replaces nobody");

    let pharaoh = |power: &str| {
        let tiles = row("pharaoh=priest").pawn(A, Mummy, "0.0").pawn(A, Pharaoh, "0.1").workers(B, "0.2");
        tiles.tile(power).turn(B).build()
    };
    let mut game = pharaoh("37 0.5 lr");
    assert_eq!(refused(&game, "B mummy 0.1"), Rule::MummySpares);
    play(&mut game, "B worker 0.5");
    assert_eq!(refused(&game, "B swap 0.2 0.1"), Rule::PharaohPriest);
    assert_eq!(legal(&game, B), ["swap 0.2 0.0", "swap 0.5 0.0"]);
    let mut game = pharaoh("25 0.5 lr");
    play(&mut game, "B worker 0.5");
    assert_eq!(refused(&game, "B turn 0.1 lb"), Rule::PharaohPriest);
    assert!(!legal(&game, B).iter().any(|text| text.starts_with("turn 0.1 ")));
    // Its owner is free, and the priest is protected as ever.
    let tiles = row("pharaoh=priest").pawn(A, Mummy, "0.0").pawn(A, Pharaoh, "0.1").pawn(A, Priest, "0.3");
    let mut game = tiles.workers(B, "0.2").tile("37 0.5 lr").build();
    assert!(allowed(&game, "A worker 0.5"));
    play(&mut game, "A worker 0.5; A swap 0.1 0.2");
    assert_eq!([pawn(&game, "0.1"), pawn(&game, "0.2")], ["B worker", "A pharaoh"]);
    let tiles = row("pharaoh=priest").pawn(A, Mummy, "0.0").pawn(A, Pharaoh, "0.1").pawn(A, Priest, "0.3");
    let mut game = tiles.workers(B, "0.2").tile("37 0.5 lr").turn(B).build();
    play(&mut game, "B worker 0.5");
    assert_eq!(refused(&game, "B swap 0.2 0.3"), Rule::PriestProtected);
}
