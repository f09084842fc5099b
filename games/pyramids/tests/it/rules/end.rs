//! The end of the game: a test for each rule, named after it.

use pyramids::{Event, Pyramids, Rule};
use serde_json::{Value, json};
use tabletop::{Game, Viewer};

use super::table::*;

/// The last expedition; nobody completes anything in it.
fn last() -> Arrange {
    Arrange::new(4).expedition(4, 7, "I2").card(A, 45, "").card(B, 46, "").card(C, 47, "").card(D, 48, "")
}

/// Plays that expedition.
fn ended(position: Arrange) -> Pyramids {
    let mut game = position.build();
    play(&mut game, "A mark 45 a1; B mark 46 a1; C mark 47 a1; D mark 48 a1");
    game
}

fn places(game: &Pyramids) -> Vec<u8> {
    outcome(game).places.values().copied().collect()
}

#[test]
fn game_end() {
    let mut game = last().build();
    let events = play(&mut game, "A mark 45 a1; B mark 46 a1; C mark 47 a1; D mark 48 a1");
    assert_eq!(events.last(), Some(&Event::GameEnded));
    assert_eq!(outcome(&game).ending, "rounds");
    assert_eq!(refused(&game, "A mark 45 a2"), Rule::GameEnd);
    // An uncompleted card gives nothing for itself, but what its icons gave stays.
    let mut game = last().chamber(45, "Er... ..... ..... ..... ....T").build();
    play(&mut game, "A mark 45 a1 b1; B mark 46 a1; C mark 47 a1; D mark 48 a1");
    assert_eq!(total(&game, A), 1);
    // The expedition before the last is not the end.
    let mut game = last().expedition(4, 6, "I2").build();
    play(&mut game, "A mark 45 a1; B mark 46 a1; C mark 47 a1; D mark 48 a1");
    assert_eq!(deciding(&game), "ABCD");
    // The most points win, wherever they come from.
    let position =
        last().completed(A, "1").award(A, "green").torch(B, 1).torch(B, 2).gems(B, 3, 2).skulls(A, 1);
    let game = ended(position.gems(C, 4, 3).torch(D, 1).torch(D, 2).torch(D, 3));
    assert_eq!([A, B, C, D].map(|seat| total(&game, seat)), [19, 21, 16, 15]);
    assert_eq!(places(&game), [2, 1, 3, 4]);
    assert_eq!(places(&ended(last().completed(B, "1").completed(C, "2 3").gems(A, 1, 0))), [3, 2, 1, 4]);
}

#[test]
fn score_cards() {
    let game = ended(last().completed(A, "1 5 9"));
    assert_eq!((line(&game, A, "cards"), line(&game, B, "cards")), (30, 0));
    // While the game lasts, a card whose tomb was just crossed counts for those who know.
    let mut game = Arrange::new(2).card(A, 7, "a1 a2 a3 a4 a5 b5 c5 d5").card(B, 2, "").build();
    play(&mut game, "A mark 7 e5");
    let cards = |viewer| Pyramids::sheet(&game.view(viewer))[A].lines[0].points;
    assert_eq!((cards(Viewer::Seat(A)), cards(Viewer::Seat(B)), cards(Viewer::Public)), (10, 0, 0));
}

#[test]
fn score_torches() {
    let game = ended(last().torch(A, 1).torch(A, 4).torch(B, 2));
    assert_eq!((line(&game, A, "torches"), line(&game, B, "torches"), line(&game, C, "torches")), (10, 5, 0));
}

#[test]
fn score_gems() {
    for (red, green, pairs, singles) in
        [(0, 0, 0, 0), (3, 0, 0, 3), (6, 3, 15, 3), (2, 5, 10, 3), (10, 10, 50, 0)]
    {
        let game = ended(last().gems(A, red, green));
        assert_eq!(
            (line(&game, A, "pairs"), line(&game, A, "singles")),
            (pairs, singles),
            "{red} and {green}"
        );
    }
}

#[test]
fn score_skulls() {
    // Only the dearest: five crossed skulls cost what the fifth costs, not their sum.
    let game = ended(last().skulls(A, 5));
    assert_eq!(line(&game, A, "skulls"), -6);
    assert_eq!(total(&game, A), -6, "a total may be negative");
}

#[test]
fn skull_track() {
    let costs: Vec<i32> =
        (0..=10).map(|skulls| line(&ended(last().skulls(A, skulls)), A, "skulls")).collect();
    assert_eq!(costs, [0, -1, -2, -3, -4, -6, -8, -10, -12, -15, -18]);
}

#[test]
fn final_tie() {
    // All have 20 points; the lowest number decides every place.
    let game =
        ended(last().completed(A, "9 20").completed(B, "4 40").completed(C, "5 6").completed(D, "30 10"));
    assert_eq!(places(&game), [3, 1, 2, 4]);
    // More points are still better than a lower number.
    assert_eq!(places(&ended(last().completed(A, "1").completed(B, "40 41")))[..2], [2, 1]);
}

#[test]
fn tie_without_cards() {
    // A has -8 points with a card, B and C the same without one.
    let game = ended(last().completed(A, "44").skulls(A, 10).skulls(B, 6).skulls(C, 6));
    assert_eq!([A, B, C, D].map(|seat| total(&game, seat)), [-8, -8, -8, 0]);
    assert_eq!(places(&game), [2, 3, 3, 1]);
    assert_eq!(places(&ended(last())), [1, 1, 1, 1]);
}

#[test]
fn who_knows_what() {
    // Before the game: one's own four cards.
    let (game, _) = new_game(3);
    assert_eq!(numbers(&seen(&game, Viewer::Seat(B), "/seats/B/hand")).len(), 4);
    assert_eq!(seen(&game, Viewer::Seat(B), "/seats/A/hand"), Value::Null);
    assert_eq!(seen(&game, Viewer::Public, "/seats/B/hand"), Value::Null);
    // The order of deck and expeditions: views hold the expeditions sorted, and of the deck its number.
    let game = Arrange::new(2).card(A, 1, "").card(B, 2, "").next("T4 I3 O4 V3").build();
    let unseen = json!(["I3", "I3", "V3", "V3", "L4", "T4", "O4"]);
    assert_eq!(seen(&game, Viewer::All, "/unseen_expeditions"), unseen);
    assert_eq!(seen(&game, Viewer::All, "/deck"), 42);
    // The marks of the running expedition, and the score they change.
    let mut game =
        Arrange::new(2).chamber(1, "Er... ..... ..... ..... ....T").card(A, 1, "").card(B, 2, "").build();
    play(&mut game, "A mark 1 a1 b1");
    for (viewer, red) in [(Viewer::Seat(A), 1), (Viewer::Seat(B), 0), (Viewer::Public, 0)] {
        assert_eq!(seen(&game, viewer, "/seats/A/red"), red);
        let points = Pyramids::sheet(&game.view(viewer))[A].total();
        assert_eq!(points, red);
    }
    assert_eq!(seen(&game, Viewer::Seat(B), "/seats/A/to_mark"), Value::Null);
    play(&mut game, "B mark 2 a1");
    assert_eq!(seen(&game, Viewer::Public, "/seats/A/red"), 1);
}
