//! The rules of the worshippers of Sobek, a test each, named after the rule.

use cleopatra::{Event, Fine, Rule, Worshipper};
use serde_json::json;

use super::table::*;

#[test]
fn one_worshipper() {
    let mut game = Arrange::new(2, "").build();
    assert!(legal(&game, A).iter().filter(|text| text.starts_with("worship")).count() == 5);
    play(&mut game, "A worship foreman");
    assert_eq!(refused(&game, "A worship architect"), Rule::OneWorshipper, "one a turn");
    assert_eq!(refused(&game, "A done"), Rule::OneAction, "a worshipper is not the action");
    play(&mut game, "A market 1");
    assert_eq!(refused(&game, "A worship architect"), Rule::MarketRefill);
    play(&mut game, "A place 1; A place 2; A place 3");
    assert!(allowed(&game, "B worship foreman"), "the next turn has its own");
}

#[test]
fn worshipper_fine() {
    let order = ["architect", "vizier", "beggar", "merchant", "foreman"];
    let fines = [(4, 0), (3, 0), (5, 1), (5, 2), (5, 3)];
    for (worshipper, left) in order.iter().zip(fines) {
        let mut game = Arrange::new(2, "").build();
        play(&mut game, &format!("A worship {worshipper}"));
        assert_eq!(goods(&game, A), left, "{worshipper}");
    }
    let game = Arrange::new(2, "").scarabs(A, 1).build();
    assert!(allowed(&game, "A worship architect"), "one scarab is enough for the first slot");
    assert_eq!(refused(&game, "A worship vizier"), Rule::WorshipperFine, "the second costs two");
    let game = Arrange::new(2, "").scarabs(A, 0).build();
    assert_eq!(refused(&game, "A worship architect"), Rule::WorshipperFine);
    let offered: Vec<String> =
        legal(&game, A).into_iter().filter(|text| text.starts_with("worship")).collect();
    assert_eq!(
        offered,
        ["worship beggar", "worship merchant", "worship foreman"],
        "amulets can always be taken"
    );
}

#[test]
fn worshipper_moves() {
    let row = |game: &cleopatra::Cleopatra| -> Vec<String> {
        let name = |slot| at(game, &format!("/worshippers/{slot}/worshipper"));
        (0..5).map(|slot| name(slot).as_str().expect("a name").to_owned()).collect()
    };
    let mut game = Arrange::new(2, "").build();
    let events = play(&mut game, "A worship vizier");
    let fine = Fine::Scarabs(2);
    assert_eq!(events, [Event::Worshipped { seat: A, worshipper: Worshipper::Vizier, fine }]);
    assert_eq!(row(&game), ["architect", "beggar", "merchant", "foreman", "vizier"]);
    let mut game = Arrange::new(2, "").build();
    play(&mut game, "A worship foreman");
    assert_eq!(
        row(&game),
        ["architect", "vizier", "beggar", "merchant", "foreman"],
        "the last stays the last"
    );
}

#[test]
fn architect() {
    let mut game = Arrange::new(2, "")
        .hand(A, "artisan stone stone artisan wood glass")
        .hand(B, "artisan stone stone")
        .build();
    let events = play(&mut game, "A worship architect; A build sphinx left; A pay artisan stone stone");
    assert_eq!(reward(&events), (3, 0, 4));
    let events = play(&mut game, "A build wall back-mid; A pay artisan wood glass; A done");
    assert_eq!(reward(&events), (3, 0, 4), "for every piece");
    assert_eq!(goods(&game, A), (5 - 1 + 7 + 7, 0));
    let events = play(&mut game, "B build sphinx left; B pay artisan stone stone");
    assert_eq!(reward(&events), (3, 1, 0), "only in that turn");
}

#[test]
fn vizier() {
    let arrange =
        || Arrange::new(2, "").hand(A, "artisan stone stone").stall("1", "artisan").stall("2", "glass");
    // The market first, then building.
    let mut game = arrange().build();
    play(&mut game, "A worship vizier; A market 1; A place 1; A place 2; A place 3");
    assert_eq!(refused(&game, "A market 2"), Rule::OneAction, "the market only once");
    assert_eq!(legal(&game, A), ["build sphinx left", "build sphinx right", "done"]);
    play(&mut game, "A build sphinx left; A pay artisan stone stone; A done");
    assert_eq!(decider(&game), B);
    // Building first, then the market.
    let mut game = arrange().build();
    play(&mut game, "A worship vizier; A build sphinx left; A pay artisan stone stone; A done");
    assert_eq!(legal(&game, A), ["market 1", "market 2", "done"]);
    assert_eq!(refused(&game, "A build sphinx left"), Rule::OneAction);
    play(&mut game, "A market 2; A place 1; A place 2; A place 3");
    assert_eq!(decider(&game), B);
    // The second is optional, either way.
    let mut game = arrange().build();
    play(&mut game, "A worship vizier; A market 1; A place 1; A place 2; A place 3; A done");
    assert_eq!(decider(&game), B);
    let mut game = arrange().build();
    play(&mut game, "A worship vizier; A build sphinx left; A pay artisan stone stone; A done; A done");
    assert_eq!(decider(&game), B);
}

#[test]
fn beggar() {
    let mut game = Arrange::new(2, "").deck("stone ?cave wood ?lapis+ glass").build();
    let (events, learnt) = played(&mut game, "A worship beggar");
    assert_eq!(hand(&game, A), "stone wood lapis+ cave", "four cards, at once");
    assert_eq!(at(&game, "/seats/A/seen"), json!(["stone", "wood"]), "everybody saw those face up");
    assert_eq!(at(&game, "/seats/A/unseen"), json!([2, 0, 0, 0]));
    assert_eq!(learnt.len(), 2, "everybody sees the new top");
    assert!(events.contains(&Event::Drew {
        seat: A,
        cards: [cleopatra::Card::Stone, cleopatra::Card::Wood].into_iter().collect(),
        unseen: 2
    }));
    assert!(allowed(&game, "A market 1"), "the turn goes on");
}

#[test]
fn merchant() {
    let hand = "artisan artisan artisan artisan artisan stone wood glass";
    let mut game = Arrange::new(2, "").mosaics("P F").hand(A, hand).build();
    assert!(!allowed(&game, "A build sphinx left"));
    play(&mut game, "A worship merchant; A build sphinx left; A pay artisan stone");
    assert_eq!(at(&game, "/this_turn/resources_saved"), 1);
    play(&mut game, "A build mosaic g6 g7 g8 h6 h7; A pay artisan artisan wood glass");
    assert_eq!(at(&game, "/this_turn/resources_saved"), 0, "two in total");
    assert_eq!(legal(&game, A), ["done"]);
    let mut game = Arrange::new(2, "").hand(A, "artisan").build();
    play(&mut game, "A worship merchant; A build wall left-mid; A pay artisan; A done; B market 1");
    assert_eq!(at(&game, "/this_turn/resources_saved"), 0);
}

#[test]
fn foreman() {
    let mut game = Arrange::new(2, "").hand(A, "artisan artisan stone stone wood wood wood wood").build();
    play(&mut game, "A worship foreman; A build obelisk left");
    assert_eq!(
        refused(&game, "A pay artisan artisan wood wood wood wood"),
        Rule::PayArtisans,
        "it applies at once"
    );
    play(&mut game, "A pay artisan wood wood wood wood");
    assert_eq!(at(&game, "/this_turn/artisans_saved"), 0);
    play(&mut game, "A build sphinx left");
    assert_eq!(payments(&game, A), ["artisan stone stone"]);
    // What the first piece does not need is left for the next.
    let mut game = Arrange::new(2, "").hand(A, "stone stone wood wood").build();
    play(&mut game, "A worship foreman; A build sphinx left; A pay stone stone");
    assert_eq!(at(&game, "/this_turn/artisans_saved"), 1);
    play(
        &mut game,
        "A build sphinx left; A pay wood wood; A done; B market 1; B place 1; B place 2; B place 3",
    );
    assert_eq!(at(&game, "/this_turn/artisans_saved"), 0);
}
