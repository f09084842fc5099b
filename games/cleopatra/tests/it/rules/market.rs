//! The rules of the market, a test each, named after the rule.

use cleopatra::{Card, Event, Rule, Stall};
use serde_json::json;
use tabletop::{SeatSet, Viewer};

use super::table::*;

#[test]
fn market_take() {
    let mut game = Arrange::new(2, "")
        .stall("1", "stone")
        .stall("2", "wood ?cave wood ?glass+")
        .deck("artisan artisan artisan artisan")
        .build();
    let (events, learnt) = played(&mut game, "A market 2");
    assert_eq!(hand(&game, A), "wood wood glass+ cave", "the whole stall");
    assert_eq!(at(&game, "/seats/A/seen"), json!(["wood", "wood"]));
    assert_eq!(at(&game, "/market/1/up"), json!([]));
    assert_eq!(at(&game, "/market/1/down"), json!([0, 0, 0, 0]));
    assert_eq!(at(&game, "/market/0/up"), json!(["stone"]), "the others stay");
    let woods = [Card::Wood, Card::Wood].into_iter().collect();
    let unseen = [Card::GlassPlus, Card::Cave].into_iter().collect();
    assert_eq!(
        events,
        [
            Event::StallTaken { seat: A, stall: Stall::Two, cards: woods, unseen: 2 },
            Event::CardsLooked { seat: A, cards: unseen },
        ]
    );
    assert_eq!(learnt, SeatSet::all(2), "everybody sees the new top of the deck");
    assert_eq!(seen(&game, Viewer::Seat(B), "/seats/A/hand"), json!(null));
}

#[test]
fn market_empty_stall() {
    let game = Arrange::new(2, "").stall("2", "?wood").build();
    assert_eq!(refused(&game, "A market 1"), Rule::MarketEmptyStall);
    assert_eq!(refused(&game, "A market 3"), Rule::MarketEmptyStall);
    assert!(allowed(&game, "A market 2"), "a stall with a card face down is not empty");
    let mut game = Arrange::new(2, "").build();
    let stalls: Vec<String> = legal(&game, A).into_iter().filter(|text| text.starts_with("market")).collect();
    assert_eq!(stalls, ["market 1", "market 2", "market 3"], "all are empty");
    play(&mut game, "A market 3; A place 3");
    assert_eq!(hand(&game, A), "");
}

#[test]
fn market_refill() {
    let mut game = Arrange::new(2, "").stall("1", "stone").deck("wood ?cave glass lapis").build();
    play(&mut game, "A market 1");
    assert_eq!(at(&game, "/drawn"), json!({ "face": "up", "card": "wood" }));
    assert_eq!(refused(&game, "A market 2"), Rule::MarketRefill, "the card must be placed");
    assert_eq!(legal(&game, A), ["place 1", "place 2", "place 3"]);
    let events = play(&mut game, "A place 3");
    assert_eq!(events, [Event::CardPlaced { seat: A, stall: Stall::Three, card: Some(Card::Wood) }]);
    assert_eq!(refused(&game, "A place 3"), Rule::MarketRefill, "one card for each stall");
    assert_eq!(legal(&game, A), ["place 1", "place 2"]);
    let events = play(&mut game, "A place 1; A place 2");
    assert_eq!(events[0], Event::CardPlaced { seat: A, stall: Stall::One, card: None }, "unseen");
    assert_eq!(at(&game, "/market/0/down"), json!([1, 0, 0, 0]));
    assert_eq!(at(&game, "/market/1/up"), json!(["glass"]));
    assert_eq!(at(&game, "/market/2/up"), json!(["wood"]));
    assert_eq!((decider(&game), at(&game, "/deck/top/card")), (B, json!("lapis")));
    assert_eq!(refused(&game, "B place 1"), Rule::MarketRefill);
}

#[test]
fn drawing_stops() {
    // One card in the deck, none on the discards: the second stall gets nothing.
    let mut game = Arrange::new(2, "").deck("stone").all_other_cards(B).build();
    let events = play(&mut game, "A market 2; A place 2");
    assert_eq!(events.last(), Some(&Event::NothingToDraw { seat: A }));
    assert_eq!(decider(&game), B);
    assert_eq!(at(&game, "/market/0/up"), json!([]));
    // The beggar draws what there is.
    let mut game = Arrange::new(2, "").deck("stone").discards("wood").all_other_cards(B).build();
    play(&mut game, "A worship beggar");
    assert_eq!(hand(&game, A), "stone wood", "the deck was rebuilt once, from one card");
    assert!(allowed(&game, "A market 1"));
    // No card at all: the visit is over at once.
    let mut game = Arrange::new(2, "").all_other_cards(B).build();
    assert_eq!(play(&mut game, "A market 1").last(), Some(&Event::NothingToDraw { seat: A }));
    assert_eq!(decider(&game), B);
}
