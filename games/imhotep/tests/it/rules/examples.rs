//! The worked examples of the rulebook. Black, white, brown and grey are A, B, C and D.

use imhotep::Event;
use serde_json::json;

use super::table::*;

/// "Solo dispones de espacio para dos piedras": two are taken.
#[test]
fn room_for_two_stones() {
    let mut game = Arrange::new(2, "").sled(A, 3).build();
    assert_eq!(play(&mut game, "A stones"), [Event::StonesTaken { seat: A, stones: 2 }]);
}

/// A ship with four stones at the market: white takes a sail, brown a statue, grey a lever.
#[test]
fn a_ship_at_the_market() {
    let mut game = Arrange::new(4, "")
        .load("1.1", B)
        .load("1.2", C)
        .load("1.3", D)
        .market("sail statue lever chisel")
        .build();
    play(&mut game, "A sail 1 market; B take sail; C take statue; D take lever");
    for (seat, card) in [("B", "sail"), ("C", "statue"), ("D", "lever")] {
        assert_eq!(at(&game, &format!("/seats/{seat}/cards")), json!([card]));
        assert_eq!(at(&game, &format!("/seats/{seat}/quarry")), 29);
    }
}

/// A ship with three stones at the temple: brown fills the row, then brown and white begin the next.
#[test]
fn a_ship_at_the_temple() {
    let mut game = Arrange::new(4, "").temple("ABDD").load("3.1 3.2", C).load("3.3", B).build();
    play(&mut game, "A sail 3 temple");
    assert_eq!(at(&game, "/temple/tops"), json!(["C", "B", "D", "D", "C"]));
}

/// The temple at the end of a round: grey sees two of its stones from above, the others one each.
#[test]
fn the_temple_at_the_end_of_a_round() {
    let mut game = Arrange::new(4, "")
        .temple("DBADC")
        .dock("1", "pyramid")
        .dock("2", "chamber")
        .dock("3", "obelisks")
        .load("4.1", A)
        .build();
    play(&mut game, "A sail 4 market");
    assert_eq!(lines(&game, "temple-1"), [1, 1, 1, 2]);
}

/// A burial chamber: white 3, black 1, brown 6 + 1, grey 15 + 2.
#[test]
fn a_burial_chamber() {
    // Columns from the left: C B B | A D D | D D D | C C D | C.
    let game = Arrange::new(4, "").chamber("CBBADDDDDCCDC").build();
    assert_eq!(lines(&game, "chamber"), [1, 3, 7, 17]);
}

/// Obelisks of four: white 4 high scores 15, black and grey 3 high share (10 + 5) / 2 = 7, brown has none.
#[test]
fn obelisks_of_four_seats() {
    let game = Arrange::new(4, "").obelisks("AAABBBBDDD").build();
    assert_eq!(lines(&game, "obelisks"), [7, 15, 0, 7]);
}

/// Pyramids B: brown 1st and 3rd of the middle, black 2nd of the middle, white 1st of the left.
#[test]
fn a_ship_at_the_pyramids() {
    let mut game = Arrange::new(4, "pyramid=B").load("1.1 1.3", C).load("1.2", A).load("1.4", B).build();
    play(
        &mut game,
        "A sail 1 pyramid; C pyramid middle; A pyramid middle; C pyramid middle; C stones; B pyramid left",
    );
    assert_eq!(lines(&game, "pyramid"), [3, 2, 3, 0]);
    assert_eq!(at(&game, "/seats/C/sled"), 3, "the bonus of the third space");
}

/// Temple B: grey a point or two stones, brown two points, white a point or two stones and a card, black a point
/// or two stones.
#[test]
fn rewards_of_the_temple() {
    let mut game = Arrange::new(4, "temple=B")
        .temple("DCBBA")
        .dock("1", "pyramid")
        .dock("2", "chamber")
        .dock("3", "obelisks")
        .load("4.1", A)
        .pile("chisel")
        .build();
    play(&mut game, "A sail 4 market; D stones; B point; A point");
    assert_eq!(lines(&game, "temple-1"), [1, 1, 2, 0]);
    assert_eq!(at(&game, "/seats/D/sled"), 2);
    assert_eq!(at(&game, "/seats/B/cards"), json!(["chisel"]));
}

/// Rows of the chamber B: white 8 and 4, brown and grey 3 each, black 8, grey 8.
#[test]
fn rows_of_the_chamber() {
    // Top row B B B C D, middle row A A A B, bottom row D D D D.
    let game = Arrange::new(4, "chamber=B").chamber("BADBADBADCBDD").build();
    assert_eq!(lines(&game, "chamber"), [8, 12, 3, 11]);
}

/// Obelisks B: black waits, white's third stone makes the next tower, worth 9; grey waits.
#[test]
fn towers() {
    let mut game =
        Arrange::new(4, "obelisks=B").obelisks("CCCBB").load("3.1", A).load("3.2", B).load("3.3", D).build();
    let events = play(&mut game, "A sail 3 obelisks");
    assert!(events.contains(&Event::TowerBuilt { seat: B, points: 9 }));
    assert_eq!(at(&game, "/obelisks/loose"), json!({"A": 1, "B": 0, "C": 0, "D": 1}));
}

/// Thirteen stones in the chamber give four points for its decoration; three statues give six.
#[test]
fn cards_at_the_end() {
    let game = Arrange::new(2, "")
        .chamber("ABABABABABABA")
        .cards(A, "chamber-decoration statue statue statue")
        .build();
    assert_eq!(line(&game, A, "decorations"), 4);
    assert_eq!(line(&game, A, "statues"), 6);
}
