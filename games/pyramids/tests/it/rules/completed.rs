//! Completed cards and pyramid points: a test for each rule, named after it.

use pyramids::{Card, Event, Rule};
use serde_json::json;
use tabletop::SeatSet;

use super::table::*;

/// All that is crossed on the way along the left side and the bottom, up to the tomb.
const BEFORE_THE_TOMB: &str = "a1 a2 a3 a4 a5 b5 c5 d5";

fn card(number: u8) -> Card {
    Card::new(number).expect("a card's number")
}

#[test]
fn tomb() {
    let mut game = Arrange::new(2).card(A, 7, BEFORE_THE_TOMB).card(A, 8, "a1").card(B, 2, "").build();
    let events = play(&mut game, "A mark 7 e5; B mark 2 a1");
    assert!(events.contains(&Event::Completed { seat: A, card: card(7) }));
    assert_eq!(numbers(&at(&game, "/seats/A/completed")), [7]);
    assert_eq!(numbers(&at(&game, "/seats/A/cards")), [8], "it is put aside");
    assert_eq!(refused(&game, "A mark 7 e4"), Rule::ReplaceFrom);
    // Any other cell of the bottom row is not the tomb.
    let mut game = Arrange::new(2).card(A, 7, BEFORE_THE_TOMB).card(B, 2, "").build();
    play(&mut game, "A mark 7 d4; B mark 2 a1");
    assert_eq!(numbers(&at(&game, "/seats/A/completed")), [] as [u64; 0]);
}

#[test]
fn replace_order() {
    // The lowest number just completed goes first, not the seat; other cards do not matter.
    let mut game = Arrange::new(4)
        .card(A, 30, BEFORE_THE_TOMB)
        .card(A, 3, "")
        .card(B, 20, BEFORE_THE_TOMB)
        .card(C, 10, "")
        .card(D, 25, BEFORE_THE_TOMB)
        .completed(A, "1")
        .build();
    play(&mut game, "A mark 30 e5; B mark 20 e5; C mark 10 a1; D mark 25 e5");
    for (seat, next) in [(B, "D"), (D, "A"), (A, "ABCD")] {
        assert_eq!(deciding(&game), seat.to_string());
        let waiting = [A, B, C, D].into_iter().filter(|other| *other != seat);
        for other in waiting {
            assert_eq!(refused(&game, &format!("{other} take deck")), Rule::ReplaceOrder);
        }
        play(&mut game, &format!("{seat} take deck"));
        assert_eq!(deciding(&game), next);
    }
    // Of two cards the lower one counts, whichever was completed by a bonus.
    let mut game = Arrange::new(2)
        .card(A, 30, BEFORE_THE_TOMB)
        .chamber(4, "E.... ..... ..... ..... ...xT")
        .card(A, 4, "a1 a2 a3 a4 a5 b5 c5")
        .card(B, 20, BEFORE_THE_TOMB)
        .build();
    play(&mut game, "A mark 4 d5 e5; A bonus 30 e5; B mark 20 e5");
    assert_eq!(deciding(&game), "A");
}

#[test]
fn replace_from() {
    let mut game =
        Arrange::new(2).card(A, 7, BEFORE_THE_TOMB).card(B, 2, "").display("10 20 30 40").top("5 6").build();
    play(&mut game, "A mark 7 e5; B mark 2 a1");
    assert_eq!(legal(&game, A), ["take 10", "take 20", "take 30", "take 40", "take deck"]);
    assert_eq!(refused(&game, "A take 5"), Rule::ReplaceFrom, "it is in the deck");
    assert_eq!(refused(&game, "A mark 7 a1"), Rule::ReplaceFrom);
    let mut other = game.clone();
    // A card of the display is known; only the one that fills its place is new.
    play(&mut game, "A take 20");
    assert_eq!(numbers(&at(&game, "/seats/A/cards")), [20]);
    assert_eq!(at(&game, "/seats/A/cards/0/crossed"), json!([]));
    // The deck's top card is everybody's news.
    let (events, revealed) = played(&mut other, "A take deck");
    assert_eq!(events[0], Event::TakenFromDeck { seat: A, card: card(5) });
    assert_eq!(revealed, SeatSet::all(2));
    assert_eq!(numbers(&at(&other, "/display")), [10, 20, 30, 40]);
}

/// A completes both of its cards, 4 and 30.
fn two_completed() -> Arrange {
    Arrange::new(2)
        .card(A, 30, BEFORE_THE_TOMB)
        .chamber(4, "E.... ..... ..... ..... ...xT")
        .card(A, 4, "a1 a2 a3 a4 a5 b5 c5")
        .card(B, 20, BEFORE_THE_TOMB)
}

#[test]
fn replace_two() {
    let mut game = two_completed().display("10 11 12 13").top("5 6 7").build();
    play(&mut game, "A mark 4 d5 e5; A bonus 30 e5; B mark 20 e5");
    let events = play(&mut game, "A take deck");
    assert_eq!(events, [Event::TakenFromDeck { seat: A, card: card(5) }], "nothing is filled up yet");
    assert_eq!(deciding(&game), "A", "A sees it before it takes the second");
    assert_eq!(legal(&game, A), ["take 10", "take 11", "take 12", "take 13", "take deck"]);
    let mut game = two_completed().display("10 11 12 13").top("5 6 7").build();
    play(&mut game, "A mark 4 d5 e5; A bonus 30 e5; B mark 20 e5; A take 11");
    assert_eq!(legal(&game, A), ["take 10", "take 12", "take 13", "take deck"]);
    let events = play(&mut game, "A take 13");
    assert_eq!(events[1], Event::Refilled { cards: [card(5), card(6)].into_iter().collect() });
    assert_eq!(deciding(&game), "B");
    assert_eq!(legal(&game, B), ["take 5", "take 6", "take 10", "take 12", "take deck"]);
}

#[test]
fn refill() {
    let mut game =
        Arrange::new(2).card(A, 7, BEFORE_THE_TOMB).card(B, 2, "").display("10 20 30 40").top("5 6").build();
    play(&mut game, "A mark 7 e5; B mark 2 a1");
    let (events, revealed) = played(&mut game, "A take 20");
    assert_eq!(events[1], Event::Refilled { cards: [card(5)].into_iter().collect() });
    assert_eq!(revealed, SeatSet::all(2));
    assert_eq!(numbers(&at(&game, "/display")), [5, 10, 30, 40]);
    assert_eq!(at(&game, "/deck"), 48 - 7);
}

#[test]
fn deck_empty() {
    let mut game = Arrange::new(2)
        .card(A, 7, BEFORE_THE_TOMB)
        .card(B, 2, "")
        .display("10 20")
        .all_other_cards(B)
        .build();
    play(&mut game, "A mark 7 e5; B mark 2 a1");
    assert_eq!(legal(&game, A), ["take 10", "take 20"]);
    assert_eq!(refused(&game, "A take deck"), Rule::DeckEmpty);
    play(&mut game, "A take 20");
    assert_eq!(numbers(&at(&game, "/display")), [10], "nothing is filled up");
    // One card in the deck is offered, and fills the display as far as it goes.
    let mut game = Arrange::new(2)
        .card(A, 7, BEFORE_THE_TOMB)
        .card(B, 2, BEFORE_THE_TOMB)
        .display("10 20 30 40")
        .top("5")
        .all_other_cards(B)
        .build();
    play(&mut game, "A mark 7 e5; B mark 2 e5; B take 10");
    assert_eq!(legal(&game, A), ["take 5", "take 20", "take 30", "take 40"]);
    // With nothing to fill up, a card of the display is no news to anybody.
    let mut game = Arrange::new(2)
        .card(A, 7, BEFORE_THE_TOMB)
        .card(B, 2, BEFORE_THE_TOMB)
        .display("10 20")
        .all_other_cards(B)
        .build();
    play(&mut game, "A mark 7 e5; B mark 2 e5");
    let (events, revealed) = played(&mut game, "B take 10");
    assert_eq!((events.len(), revealed), (1, SeatSet::EMPTY));
}

#[test]
fn no_cards() {
    let mut game = two_completed().card(B, 2, "").display("10").all_other_cards(B).build();
    let events = play(&mut game, "A mark 4 d5 e5; A bonus 30 e5; B mark 20 e5; A take 10");
    assert!(events.contains(&Event::NothingToTake { seat: A }), "{events:?}");
    assert!(events.contains(&Event::NothingToTake { seat: B }), "{events:?}");
    assert_eq!(numbers(&at(&game, "/seats/A/cards")), [10]);
    assert_eq!(numbers(&at(&game, "/seats/B/cards")), [2]);
    assert_eq!(deciding(&game), "AB");

    // Without any card a seat is skipped; without any at all, the game runs to its end.
    let mut game = Arrange::new(2)
        .expedition(3, 6, "I2")
        .card(A, 7, BEFORE_THE_TOMB)
        .card(B, 2, BEFORE_THE_TOMB)
        .all_other_cards(B)
        .build();
    play(&mut game, "A mark 7 e5");
    let mut ended = game.clone();
    let events = play(&mut game, "B mark 2 d4");
    assert!(events.contains(&Event::SatOut { seat: A }), "{events:?}");
    assert_eq!(deciding(&game), "B");
    assert_eq!(refused(&game, "A mark 7 a1"), Rule::NoCards);
    // B alone marks: A learns it, and both learn the next expedition.
    let (_, revealed) = played(&mut game, "B mark 2 d3");
    assert_eq!(revealed, SeatSet::all(2));
    let events = play(&mut ended, "B mark 2 e5");
    assert_eq!(events.last(), Some(&Event::GameEnded));
    assert_eq!(deciding(&ended), "");
}

#[test]
fn last_expedition() {
    let mut game = Arrange::new(2)
        .expedition(4, 7, "I2")
        .card(A, 7, BEFORE_THE_TOMB)
        .card(B, 4, BEFORE_THE_TOMB)
        .completed(A, "1")
        .build();
    let events = play(&mut game, "A mark 7 e5; B mark 4 e5");
    assert_eq!(deciding(&game), "", "nobody takes a card");
    assert!(!events.iter().any(|event| matches!(event, Event::NothingToTake { .. })));
    assert_eq!(line(&game, A, "pyramids"), 10, "pyramids are still counted");
    assert_eq!(events.last(), Some(&Event::GameEnded));
}

#[test]
fn pyramid_points() {
    // Green cards: 1, 4, 7, 10 and so on. The count that takes points, and what is left to take.
    for (completed, taken, points) in [
        ("", 0, 0),
        ("1", 0, 10),
        ("1", 1, 6),
        ("1", 2, 3),
        ("1", 3, 0),
        ("1 4", 0, 0),
        ("1 4 10", 0, 10),
        ("1 4 10 13", 0, 0),
        ("1 4 10 13 16", 1, 6),
        ("1 4 10 13 16 19 22", 0, 0),
        ("2", 0, 0),
    ] {
        let mut position =
            Arrange::new(2).card(A, 7, BEFORE_THE_TOMB).card(B, 2 + 3 * 10, "").completed(A, completed);
        for _ in 0..taken {
            position = position.award(B, "green");
        }
        let mut game = position.build();
        play(&mut game, "A mark 7 e5; B mark 32 a1; A take deck");
        assert_eq!(line(&game, A, "pyramids"), points, "{completed:?} with {taken} taken");
        assert_eq!(at(&game, "/awards/1/left"), json!([10, 6, 3]), "other colours are untouched");
    }
    // One seat may take them all.
    let game =
        Arrange::new(2).card(A, 7, "").card(B, 2, "").award(A, "green").award(A, "green").award(A, "green");
    assert_eq!(line(&game.build(), A, "pyramids"), 19);
}

#[test]
fn pyramid_order() {
    // B's 33 and A's 36 are both second purple cards; B's is lower and takes 10, whoever took a card first.
    let mut game = Arrange::new(2)
        .card(A, 36, BEFORE_THE_TOMB)
        .card(B, 33, BEFORE_THE_TOMB)
        .completed(A, "3")
        .completed(B, "6")
        .build();
    play(&mut game, "A mark 36 e5; B mark 33 e5; B take deck");
    assert_eq!(line(&game, B, "pyramids"), 0, "not before all cards are replaced");
    play(&mut game, "A take deck");
    assert_eq!((line(&game, A, "pyramids"), line(&game, B, "pyramids")), (6, 10));

    // A seat that takes first because of another colour is not counted first.
    let mut game = Arrange::new(2)
        .card(A, 36, BEFORE_THE_TOMB)
        .chamber(1, "E.... ..... ..... ..... ...xT")
        .card(A, 1, "a1 a2 a3 a4 a5 b5 c5")
        .card(B, 33, BEFORE_THE_TOMB)
        .completed(A, "3")
        .completed(B, "6")
        .build();
    play(&mut game, "A mark 1 d5 e5; A bonus 36 e5; B mark 33 e5");
    assert_eq!(deciding(&game), "A");
    play(&mut game, "A take deck; A take deck; B take deck");
    assert_eq!((line(&game, A, "pyramids"), line(&game, B, "pyramids")), (6, 10));
}
