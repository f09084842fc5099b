//! The rules of the market, a test each, named after the rule.

use imhotep::{Event, Imhotep, Rule};
use serde_json::json;
use tabletop::{Game, Journal, SeatSet, Seed, Setup, Viewer};

use super::table::*;

#[test]
fn market_deal() {
    for (options, face_up, face_down) in [("", 4, 0), ("market=B", 3, 2)] {
        let mut setup = Setup::new::<Imhotep>(2, Seed::new([5; 32]));
        setup.options.update(options).expect("options of the game");
        let mut told = Journal::default();
        let game = Imhotep::new(&setup, &mut told).expect("a game");
        assert_eq!(told.shuffles[1].name, "market");
        let order = &told.shuffles[1].order;
        assert_eq!(order.len(), 34);
        let mut top: Vec<&String> = order[..face_up].iter().collect();
        let mut cards: Vec<String> =
            serde_json::from_value(at(&game, "/market/cards")).expect("a list of cards");
        top.sort_unstable();
        cards.sort_unstable();
        assert_eq!(cards.iter().collect::<Vec<_>>(), top);
        assert_eq!(seen(&game, Viewer::Public, "/market/face_down"), face_down);
        assert_eq!(at(&game, "/market/pile"), 34 - face_up - face_down);
    }
}

/// The first round, to be ended by one sail to the temple; the next market is dealt after it.
fn last_ship(options: &str) -> Arrange {
    Arrange::new(2, options).dock("1", "pyramid").dock("2", "chamber").dock("3", "obelisks").load("4.1", A)
}

#[test]
fn market_pile() {
    // Two cards in the pile, a third needed: the discards become the new pile, in the middle of the deal.
    let mut game = last_ship("").pile("lever hammer").nothing_else_in_the_pile().build();
    let done = game.play(A, &"sail 4 temple".parse().expect("an action")).expect("a legal action");
    game.validate().expect("a sane position");
    let names: Vec<&str> = done.journal.shuffles.iter().map(|shuffle| shuffle.name.as_str()).collect();
    assert_eq!(names, ["market-2"]);
    let order = &done.journal.shuffles[0].order;
    assert_eq!(order.len(), 32);
    let mut expected = vec!["lever".to_owned(), "hammer".to_owned(), order[0].clone(), order[1].clone()];
    expected.sort_unstable();
    let mut cards: Vec<String> = serde_json::from_value(at(&game, "/market/cards")).expect("a list of cards");
    cards.sort_unstable();
    assert_eq!(cards, expected);
    assert_eq!(at(&game, "/market/pile"), 30);
    assert!(at(&game, "/market/discards").as_array().expect("a list").is_empty());

    // Just enough: the pile is remade only when a card is needed.
    let mut game = last_ship("").pile("lever hammer statue statue").nothing_else_in_the_pile().build();
    let events = play(&mut game, "A sail 4 temple");
    assert!(!events.iter().any(|event| matches!(event, Event::PileRemade { .. })));
    assert_eq!(at(&game, "/market/pile"), 0);

    // What was left on the market is among the discards when the next one is dealt.
    let mut game = last_ship("").market("statue").pile("lever").all_other_cards(B).build();
    let done = game.play(A, &"sail 4 temple".parse().expect("an action")).expect("a legal action");
    let names: Vec<&str> = done.journal.shuffles.iter().map(|shuffle| shuffle.name.as_str()).collect();
    assert_eq!(names, ["market-2"]);
    assert_eq!(done.journal.shuffles[0].order.len(), 7, "six red cards and the statue that was left over");
}

#[test]
fn market_take() {
    let mut game =
        Arrange::new(2, "").load("3.1", A).load("3.2", B).market("statue statue lever sail").build();
    play(&mut game, "A sail 3 market");
    // Equal cards are one action.
    assert_eq!(legal(&game, A), ["take statue", "take lever", "take sail", "decline"]);
    assert_eq!(refused(&game, "A take chisel"), Rule::MarketTake);
    let events = play(&mut game, "A take statue");
    assert_eq!(events, [Event::CardTaken { seat: A, card: imhotep::Card::Statue }]);
    assert_eq!(at(&game, "/seats/A/cards"), json!(["statue"]));
    assert_eq!(legal(&game, B), ["take statue", "take lever", "take sail", "decline"]);
    play(&mut game, "B take sail");
    assert_eq!(at(&game, "/market/cards"), json!(["statue", "lever"]));
}

#[test]
fn market_decline() {
    let mut game = Arrange::new(2, "market=B").load("4.1", A).market("lever").pair("statue hammer").build();
    play(&mut game, "A sail 4 market");
    assert_eq!(legal(&game, A), ["take lever", "take hidden", "decline"]);
    for text in ["A stones", "A pass", "A card", "A sail 1 temple"] {
        assert_eq!(refused(&game, text), Rule::MarketDecline, "{text}");
    }
    let events = play(&mut game, "A decline");
    assert_eq!(events, [Event::CardsLeft { seat: A }]);
    assert_eq!(at(&game, "/seats/A/quarry"), 29, "the stone is back in the quarry");
    assert_eq!(at(&game, "/market/cards"), json!(["lever"]));
    assert_eq!(decider(&game), B);
}

#[test]
fn market_must_take() {
    let mut game = Arrange::new(2, "").rules(1).load("4.1", A).market("lever").build();
    play(&mut game, "A sail 4 market");
    for text in ["A stones", "A pass", "A decline", "A sail 1 temple"] {
        assert_eq!(refused(&game, text), Rule::MarketMustTake, "{text}");
    }
    assert_eq!(legal(&game, A), ["take lever"]);
}

#[test]
fn market_spent_stone() {
    let mut game = Arrange::new(2, "").load("4.1", A).market("lever").build();
    assert_eq!(at(&game, "/seats/A/quarry"), 28);
    play(&mut game, "A sail 4 market; A take lever");
    assert_eq!(at(&game, "/seats/A/quarry"), 29);

    // The last stone outside the monuments is spent, and the red card takes it from the quarry.
    let mut game = Arrange::new(2, "").temple(&"A".repeat(28)).load("4.1", A).market("sarcophagus").build();
    play(&mut game, "A sail 4 market; A take sarcophagus");
    assert_eq!(at(&game, "/chamber"), json!(["A"]));
    assert_eq!(at(&game, "/seats/A/quarry"), 0);
}

#[test]
fn market_nothing_left() {
    // Nobody can take what is not there: the stone returns.
    let mut game = Arrange::new(2, "").load("4.1", A).build();
    let events = play(&mut game, "A sail 4 market");
    assert!(events.contains(&Event::NothingToTake { seat: A }));
    assert_eq!(at(&game, "/seats/A/quarry"), 29);
    assert_eq!(decider(&game), B);

    // Seven cards are not in hands: three lie open, the pair is complete, two are left.
    let mut game = last_ship("market=B").pile("statue").all_other_cards(B).build();
    play(&mut game, "A sail 4 temple");
    assert_eq!(at(&game, "/market/cards").as_array().expect("a list").len(), 3);
    assert_eq!(at(&game, "/market/face_down"), 2);

    // A pair of one card: its taker keeps it, and nothing is discarded.
    let mut game = Arrange::new(2, "market=B").load("4.1", A).pair("lever").build();
    play(&mut game, "A sail 4 market; A take hidden");
    assert_eq!(legal(&game, A), ["keep lever"]);
    let events = play(&mut game, "A keep lever");
    assert_eq!(events, [Event::CardKept { seat: A, card: imhotep::Card::Lever, discarded: None }]);
    assert!(at(&game, "/market/discards").as_array().expect("a list").is_empty());
}

#[test]
fn market_pair() {
    let mut game = Arrange::new(3, "market=B").load("4.1", B).market("chisel").pair("statue lever").build();
    play(&mut game, "A sail 4 market");
    assert_eq!(legal(&game, B), ["take chisel", "take hidden", "decline"]);
    let (events, revealed) = played(&mut game, "B take hidden");
    assert_eq!(revealed, SeatSet::only(B));
    assert_eq!(
        events,
        [Event::PairSeen {
            seat: B,
            cards: [imhotep::Card::Statue, imhotep::Card::Lever].into_iter().collect()
        }]
    );
    assert_eq!(seen(&game, Viewer::Seat(B), "/market/pair"), json!(["statue", "lever"]));
    assert_eq!(seen(&game, Viewer::Seat(A), "/market/pair"), json!(null));
    assert_eq!(seen(&game, Viewer::Public, "/market/pair"), json!(null));
    assert_eq!(legal(&game, B), ["keep statue", "keep lever"]);
    assert_eq!(refused(&game, "B keep chisel"), Rule::MarketPair);
    let (_, revealed) = played(&mut game, "B keep lever");
    assert_eq!(revealed, SeatSet::all(3).without(B));
    assert_eq!(at(&game, "/seats/B/cards"), json!(["lever"]));
    assert_eq!(at(&game, "/market/discards"), json!(["statue"]));
    assert_eq!(at(&game, "/market/face_down"), 0);
    assert_eq!(at(&game, "/seats/B/quarry"), 29);

    // Once taken, it is gone.
    let mut game =
        Arrange::new(2, "market=B").load("3.1 3.2", A).market("chisel").pair("statue lever").build();
    play(&mut game, "A sail 3 market; A take hidden; A keep lever");
    assert_eq!(refused(&game, "A take hidden"), Rule::MarketPair);
    assert_eq!(legal(&game, A), ["take chisel", "decline"]);
}

#[test]
fn pair_no_backing_out() {
    let mut game =
        Arrange::new(2, "market=B").load("4.1", A).market("chisel").pair("sarcophagus lever").build();
    play(&mut game, "A sail 4 market; A take hidden");
    assert_eq!(refused(&game, "A take chisel"), Rule::PairNoBackingOut);
    assert_eq!(refused(&game, "A decline"), Rule::PairNoBackingOut);
    // The other card is on the discards before the red one acts.
    let events = play(&mut game, "A keep sarcophagus");
    assert!(matches!(events[0], Event::CardKept { discarded: Some(imhotep::Card::Lever), .. }), "{events:?}");
    assert!(matches!(events[1], Event::RedCardActs { .. }), "{events:?}");
    assert_eq!(at(&game, "/market/discards"), json!(["sarcophagus", "lever"]));
}

#[test]
fn pair_untouched() {
    let mut game = last_ship("market=B").market("chisel").pair("statue lever").build();
    let events = play(&mut game, "A sail 4 temple");
    assert!(!events.iter().any(|event| matches!(event, Event::PairSeen { .. } | Event::CardKept { .. })));
    assert_eq!(at(&game, "/market/unseen_discards"), 2);
    assert_eq!(at(&game, "/market/discards"), json!(["chisel"]));
    let unseen: Vec<String> =
        serde_json::from_value(seen(&game, Viewer::Seat(A), "/market/unseen")).expect("a list");
    assert_eq!(unseen.len(), 34 - 1 - 3, "all but the discard and the new face-up cards");
}

#[test]
fn who_knows_what() {
    let game = Arrange::new(2, "market=B").load("4.1", A).market("chisel").pair("statue lever").build();
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Public] {
        assert_eq!(seen(&game, viewer, "/market/pair"), json!(null));
        assert_eq!(seen(&game, viewer, "/market/face_down"), 2);
        // Unseen cards are told as a whole, in the order of the vocabulary: no order shows.
        let unseen: Vec<String> =
            serde_json::from_value(seen(&game, viewer, "/market/unseen")).expect("a list");
        assert_eq!(unseen.len(), 33);
        assert_eq!(unseen[0], "entrance");
    }
    // The round cards to come are known only as those that have not been seen, largest first.
    assert_eq!(
        seen(&game, Viewer::Public, "/unseen_rounds"),
        json!(["4331", "4322", "4221", "3322", "3321", "3221"])
    );
}

#[test]
fn what_the_pair_can_be_after_a_remade_pile() {
    // The pile runs out between the two cards of the pair: the first can only be what was unseen then.
    let mut game = last_ship("market=B").pile("chisel sail sail lever").nothing_else_in_the_pile().build();
    play(&mut game, "A sail 4 temple");
    assert_eq!(seen(&game, Viewer::Seat(A), "/market/old_pair"), 1);
    assert_eq!(seen(&game, Viewer::Seat(A), "/market/old_unseen"), json!(["lever"]));
    let view = game.view(Viewer::Seat(B));
    for number in 0..50 {
        let imagined = Imhotep::determinize(&view, &mut tabletop::Rng::new(number));
        imagined.validate().expect("a sane position");
        assert_eq!(imagined.view(Viewer::Seat(B)), view);
        let pair: Vec<String> = serde_json::from_value(at(&imagined, "/market/pair")).expect("a list");
        assert!(pair.contains(&"lever".to_owned()), "{pair:?}");
    }
    // Once it is taken, nothing is left of it to be remembered.
    play(&mut game, "B stones; A stones; B load 4.1; A sail 4 market; B take hidden; B keep lever");
    assert_eq!(seen(&game, Viewer::Seat(A), "/market/old_pair"), 0);
    assert_eq!(seen(&game, Viewer::Seat(A), "/market/old_unseen"), json!([]));
}
