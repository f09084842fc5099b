//! The rules of the end of a round and of the game, a test each, named after the rule.

use imhotep::{Event, Rule};
use serde_json::json;
use tabletop::{Outcome, SeatSet};

use super::table::*;

/// The fourth ship can sail to the temple, by A's turn; B owns its stone.
fn last_ship(seats: usize, options: &str) -> Arrange {
    Arrange::new(seats, options)
        .dock("1", "pyramid")
        .dock("2", "chamber")
        .dock("3", "obelisks")
        .load("4.1", B)
}

#[test]
fn round_end() {
    let mut game = last_ship(2, "").market("lever sail").pile("statue hammer chisel statue").build();
    let (events, revealed) = played(&mut game, "A sail 4 temple");
    let ended = events.iter().position(|event| matches!(event, Event::RoundEnded { round: 1, .. }));
    let unloaded = events.iter().position(|event| matches!(event, Event::TempleBuilt { .. }));
    let scored =
        events.iter().position(|event| matches!(event, Event::TempleScored { seat: B, space: 1, points: 1 }));
    assert!(unloaded < ended && ended < scored, "{events:?}");
    assert_eq!(revealed, SeatSet::all(2));
    assert_eq!(at(&game, "/round"), 2);
    assert_eq!(at(&game, "/market/discards"), json!(["lever", "sail"]));
    assert_eq!(at(&game, "/market/cards"), json!(["statue", "statue", "hammer", "chisel"]));
    for ship in 0..4 {
        assert_eq!(at(&game, &format!("/ships/{ship}/dock")), json!(null));
    }
    // Three ships at the docks do not end it.
    let mut game = Arrange::new(2, "").dock("1", "pyramid").dock("2", "chamber").load("4.1", B).build();
    play(&mut game, "A sail 4 temple");
    assert_eq!(at(&game, "/round"), 1);
}

#[test]
fn next_starter() {
    for (seat, next) in [(A, B), (B, C), (C, A)] {
        let mut game = last_ship(3, "").turn(seat).build();
        play(&mut game, &format!("{seat} sail 4 temple"));
        assert_eq!(decider(&game), next);
        assert_eq!(at(&game, "/turn"), next.to_string());
    }
}

#[test]
fn game_end() {
    let mut game = last_ship(2, "").round(6).chamber("AAB").obelisks("A").cards(B, "statue lever").build();
    let events = play(&mut game, "A sail 4 temple");
    assert!(matches!(events.last(), Some(Event::GameEnded { .. })), "{events:?}");
    let Outcome { places, ending } = outcome(&game);
    assert_eq!(ending, "ships");
    // A: a group of two 3, obelisk 10. B: temple 1, a stone 1, statue 1, lever 1.
    assert_eq!(lines(&game, "chamber"), [3, 1]);
    assert_eq!(lines(&game, "obelisks"), [10, 0]);
    assert_eq!(lines(&game, "temple-6"), [0, 1]);
    assert_eq!((places[A], places[B]), (1, 2));
    for text in ["A stones", "B stones", "A pass"] {
        assert_eq!(refused(&game, text), Rule::GameEnd, "{text}");
    }
    assert!(legal(&game, A).is_empty() && legal(&game, B).is_empty());
    // The fifth round is not the last.
    let mut game = last_ship(2, "").round(5).build();
    play(&mut game, "A sail 4 temple");
    assert_eq!(at(&game, "/round"), 6);

    // The last round can end by passing.
    let mut game = Arrange::new(2, "").round(6).chamber(&"A".repeat(29)).obelisks(&"B".repeat(29)).build();
    play(&mut game, "A pass; B pass");
    assert_eq!(outcome(&game).ending, "passes");
}

#[test]
fn wrath() {
    let complete =
        |options: &str| Arrange::new(2, options).pyramid("AB").temple("AB").chamber("AB").obelisks("A");
    assert_eq!(lines(&complete("wrath=on").build(), "wrath"), [0, -5]);
    assert_eq!(lines(&complete("").build(), "wrath"), [0, 0]);
    // Missing at more than one costs the same.
    assert_eq!(lines(&Arrange::new(2, "wrath=on").pyramid("A").build(), "wrath"), [-5, -5]);
    // A stone that is covered was there all the same; one on a ship was not.
    let game = Arrange::new(2, "wrath=on")
        .pyramid("A")
        .temple("ABBBB")
        .chamber("A")
        .obelisks("A")
        .load("1.1", B)
        .build();
    assert_eq!(lines(&game, "wrath"), [0, -5]);
}

#[test]
fn final_tie() {
    let end = |table: Arrange| {
        let mut game = table.build();
        play(&mut game, "A sail 4 temple");
        let places = outcome(&game).places;
        places.values().copied().collect::<Vec<_>>()
    };
    // Nobody has points but for B's stone on the temple.
    let table = |seats| last_ship(seats, "").round(6);
    assert_eq!(end(table(2)), [2, 1]);
    assert_eq!(end(table(2).cards(A, "statue")), [1, 1], "equal points and equal sleds share");
    assert_eq!(end(table(2).cards(A, "statue").sled(A, 1)), [1, 2], "more stones on the sled");
    assert_eq!(end(table(3)), [2, 1, 2], "the same at every place");
    assert_eq!(end(table(3).sled(C, 1)), [3, 1, 2]);
    let four = |table: Arrange| table.dock("1", "pyramid").dock("2", "chamber").dock("3", "obelisks");
    let mut game =
        four(Arrange::new(4, "").round(6)).load("4.1", A).cards(B, "statue").cards(C, "lever").build();
    play(&mut game, "A sail 4 temple");
    assert_eq!(outcome(&game).places.values().copied().collect::<Vec<_>>(), [1, 1, 1, 4]);
}
