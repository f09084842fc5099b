//! The rules of building and paying, a test each, named after the rule.

use cleopatra::{Event, Rule};
use serde_json::json;
use tabletop::SeatSet;

use super::table::*;

#[test]
fn build_pieces() {
    let mut game =
        Arrange::new(2, "").hand(A, "artisan artisan artisan stone stone wood wood glass marble").build();
    let (_, learnt) = played(&mut game, "A build sphinx left");
    assert_eq!(learnt, SeatSet::only(B), "choosing a piece tells that it can be paid");
    assert_eq!(
        refused(&game, "A build sphinx right"),
        Rule::BuildPieces,
        "the chosen piece must be paid first"
    );
    assert_eq!(refused(&game, "A done"), Rule::BuildPieces);
    let events = play(&mut game, "A pay artisan stone stone");
    assert_eq!(reward(&events), (3, 0, 0));
    // The next piece counts the palace as it stands.
    let events = play(&mut game, "A build sphinx left; A pay artisan wood wood");
    assert_eq!(reward(&events), (3, 1, 0));
    play(&mut game, "A build wall left-mid; A pay artisan glass marble; A done");
    assert_eq!(goods(&game, A), (5 + 3 + 4 + 3, 0));
    assert_eq!((decider(&game), hand(&game, A)), (B, String::new()));
    assert_eq!(refused(&game, "B pay artisan"), Rule::BuildPieces, "nothing is to be paid");
    let paid = "artisan artisan artisan stone stone wood wood glass marble";
    assert_eq!(at(&game, "/discards"), json!(paid.split(' ').collect::<Vec<_>>()));
}

#[test]
fn build_offered() {
    let game = Arrange::new(2, "").hand(A, "artisan artisan stone stone wood").build();
    let builds: Vec<String> = legal(&game, A).into_iter().filter(|text| text.starts_with("build")).collect();
    let walls = WALLS.map(|wall| format!("build {wall}"));
    assert_eq!(builds[..2], ["build sphinx left", "build sphinx right"]);
    assert_eq!(builds[2..], walls, "no door, no obelisk, no mosaic, no pedestal");
    for piece in ["obelisk left", "door left", "mosaic a4 b3 b4 b5 c4", "pedestal"] {
        let rule = if piece.starts_with("mosaic") { Rule::MosaicPile } else { Rule::BuildOffered };
        assert_eq!(refused(&game, &format!("A build {piece}")), rule, "{piece}");
    }
    let game = Arrange::new(2, "").hand(A, "stone stone wood").build();
    assert_eq!(refused(&game, "A build sphinx left"), Rule::BuildOffered, "there is no artisan");
    // Each piece has its price: a card less, and it is not offered.
    let prices = [
        ("sphinx left", "artisan stone stone"),
        ("obelisk left", "artisan artisan artisan stone stone stone stone"),
        ("door right", "artisan artisan stone stone stone"),
        ("wall back-mid", "artisan stone wood"),
        ("mosaic a0 a1 a2 a3 a4", "artisan artisan stone wood glass"),
        ("pedestal", "artisan artisan artisan stone wood glass marble"),
    ];
    for (piece, price) in prices {
        let game = Arrange::new(2, "").mosaics("I").hand(A, price).build();
        assert!(allowed(&game, &format!("A build {piece}")), "{price} buys {piece}");
        let cards: Vec<&str> = price.split(' ').collect();
        for at in 0..cards.len() {
            let fewer: Vec<&str> =
                cards.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, card)| *card).collect();
            let game = Arrange::new(2, "").mosaics("I").hand(A, &fewer.join(" ")).build();
            assert_eq!(
                refused(&game, &format!("A build {piece}")),
                Rule::BuildOffered,
                "{fewer:?} for {piece}"
            );
        }
    }
}

#[test]
fn pay_artisans() {
    let mut game = Arrange::new(2, "").hand(A, "artisan artisan artisan stone stone stone cave").build();
    play(&mut game, "A build door left");
    for cards in
        ["artisan stone stone stone", "stone stone stone", "artisan artisan artisan stone stone stone"]
    {
        assert_eq!(refused(&game, &format!("A pay {cards}")), Rule::PayArtisans, "{cards}");
    }
    assert_eq!(refused(&game, "A pay artisan artisan wood wood wood"), Rule::PayArtisans, "A has no wood");
    assert_eq!(refused(&game, "A pay"), Rule::PayArtisans);
    play(&mut game, "A pay artisan artisan stone stone stone");
    assert_eq!(hand(&game, A), "artisan cave");
}

#[test]
fn pay_equal() {
    let mut game =
        Arrange::new(2, "").hand(A, "artisan stone stone wood wood glass marble+ lapis lapis+").build();
    play(&mut game, "A build sphinx left");
    assert_eq!(
        payments(&game, A),
        ["artisan lapis+", "artisan marble+", "artisan stone stone", "artisan wood wood"],
        "a double is two; two types do not mix"
    );
    assert_eq!(refused(&game, "A pay artisan stone wood"), Rule::EveryCardNeeded);
    assert_eq!(refused(&game, "A pay artisan stone"), Rule::PayEqual, "one is missing");
    let mut game = Arrange::new(2, "").hand(A, "artisan artisan artisan glass glass+ glass+ stone").build();
    play(&mut game, "A build obelisk left");
    assert_eq!(payments(&game, A), ["artisan artisan artisan glass+ glass+"]);
}

#[test]
fn pay_different() {
    let mut game = Arrange::new(2, "").hand(A, "artisan stone stone stone+ wood glass+").build();
    play(&mut game, "A build wall left-mid");
    assert_eq!(
        payments(&game, A),
        [
            "artisan stone glass+",
            "artisan stone wood",
            "artisan stone+ glass+",
            "artisan stone+ wood",
            "artisan wood glass+"
        ],
        "a double gives one type"
    );
    assert_eq!(refused(&game, "A pay artisan stone stone"), Rule::EveryCardNeeded);
    assert_eq!(refused(&game, "A pay artisan stone+"), Rule::PayDifferent);
}

#[test]
fn corrupt_cards() {
    let mut game = Arrange::new(2, "").hand(A, "artisan artisan stone+ stone wood+ cave").build();
    let events = play(&mut game, "A build sphinx left; A pay artisan stone+");
    assert!(matches!(events[1], Event::Paid { amulets: 1, .. }), "{events:?}");
    assert_eq!(goods(&game, A), (8, 1));
    play(&mut game, "A build wall left-mid; A pay artisan wood+ cave");
    assert_eq!(goods(&game, A), (11, 3), "a double and a cave");
}

#[test]
fn caves() {
    let mut game = Arrange::new(2, "").hand(A, "artisan stone wood cave cave").build();
    assert!(!allowed(&game, "A build door left"), "a cave is not an artisan");
    play(&mut game, "A build sphinx left");
    assert_eq!(payments(&game, A), ["artisan cave cave", "artisan stone cave", "artisan wood cave"]);
    let mut game = Arrange::new(2, "").hand(A, "artisan stone wood cave cave").build();
    play(&mut game, "A build wall back-mid");
    assert_eq!(
        payments(&game, A),
        ["artisan cave cave", "artisan stone cave", "artisan stone wood", "artisan wood cave"]
    );
    play(&mut game, "A pay artisan stone cave");
    assert_eq!(goods(&game, A), (8, 1));
}

#[test]
fn spare_units() {
    // The second unit of a double pays for a later piece.
    let mut game = Arrange::new(2, "").hand(A, "artisan artisan artisan stone+ wood glass marble").build();
    play(&mut game, "A build wall left-mid; A pay artisan stone+ wood");
    assert_eq!(at(&game, "/this_turn/spare"), json!([1, 0, 0, 0, 0]));
    play(&mut game, "A build wall left-back");
    assert_eq!(payments(&game, A), ["artisan glass", "artisan glass marble", "artisan marble"]);
    play(&mut game, "A pay artisan glass");
    assert_eq!(at(&game, "/this_turn/spare"), json!([0, 0, 0, 0, 0]), "it is used once");
    assert_eq!(legal(&game, A), ["done"]);

    // So does half a double that equal resources did not need.
    let mut game = Arrange::new(2, "").hand(A, "artisan artisan artisan stone+ stone+ stone").build();
    play(&mut game, "A build door left; A pay artisan artisan stone+ stone+");
    assert_eq!(at(&game, "/this_turn/spare"), json!([1, 0, 0, 0, 0]));
    play(&mut game, "A build sphinx left; A pay artisan stone; A done");
    assert_eq!(goods(&game, A), (5 + 5 + 3, 2));

    // What is to spare lapses at the end of the turn.
    let mut game = Arrange::new(2, "").hand(A, "artisan artisan stone+ wood glass").build();
    play(
        &mut game,
        "A build wall left-mid; A pay artisan stone+ wood; A done; B market 1; B place 1; B place 2; B place 3",
    );
    assert_eq!(at(&game, "/this_turn/spare"), json!([0, 0, 0, 0, 0]));
    assert!(!allowed(&game, "A build wall left-back"), "a glass alone is too little");
}

#[test]
fn every_card_needed() {
    let mut game = Arrange::new(2, "").hand(A, "artisan stone stone stone stone+ wood cave").build();
    play(&mut game, "A build sphinx left");
    for cards in ["stone stone stone", "stone stone+", "stone stone wood", "stone+ cave", "stone stone cave"]
    {
        assert_eq!(refused(&game, &format!("A pay artisan {cards}")), Rule::EveryCardNeeded, "{cards}");
    }
    assert_eq!(
        payments(&game, A),
        ["artisan stone cave", "artisan stone stone", "artisan stone+", "artisan wood cave"]
    );
    // More cards than necessary may be paid to save the discount and spare units.
    let mut game = Arrange::new(2, "").hand(A, "artisan stone wood").build();
    play(&mut game, "A worship merchant; A build wall left-mid");
    assert_eq!(payments(&game, A), ["artisan", "artisan stone", "artisan stone wood", "artisan wood"]);
    play(&mut game, "A pay artisan stone wood");
    assert_eq!(at(&game, "/this_turn/resources_saved"), 2);
    // A double that covers one of three equal ones and a half.
    let mut game = Arrange::new(2, "").hand(A, "artisan artisan stone stone+ stone+ stone+").build();
    play(&mut game, "A build door left");
    assert_eq!(payments(&game, A), ["artisan artisan stone stone+", "artisan artisan stone+ stone+"]);
}

#[test]
fn credit_order() {
    // Spare units before the discount.
    let hand = "artisan artisan artisan artisan stone+ wood+ glass marble";
    let mut game = Arrange::new(2, "").hand(A, hand).build();
    play(&mut game, "A worship merchant; A build wall left-mid; A pay artisan stone+ wood+");
    play(&mut game, "A build wall left-back; A pay artisan glass");
    assert_eq!(at(&game, "/this_turn/spare"), json!([0, 1, 0, 0, 0]), "the first in the list serves first");
    assert_eq!(at(&game, "/this_turn/resources_saved"), 2);
    play(&mut game, "A build wall left-front; A pay artisan");
    assert_eq!(at(&game, "/this_turn/spare"), json!([0, 0, 0, 0, 0]));
    assert_eq!(at(&game, "/this_turn/resources_saved"), 1, "the rest comes from the merchant");

    // Equal resources: the type that leaves the merchant most, even if it is later in the list.
    let hand = "artisan artisan artisan artisan stone+ wood+ wood+ wood+ lapis+ glass+ marble+";
    let mut game =
        Arrange::new(2, "").worshippers("merchant vizier beggar architect foreman").hand(A, hand).build();
    play(&mut game, "A worship merchant; A build wall left-mid; A pay artisan stone+ wood+");
    play(&mut game, "A build wall left-back; A pay artisan wood+ lapis+");
    assert_eq!(at(&game, "/this_turn/spare"), json!([1, 2, 0, 0, 1]));
    play(&mut game, "A build sphinx left; A pay artisan");
    assert_eq!(
        at(&game, "/this_turn/spare"),
        json!([1, 0, 0, 0, 1]),
        "two woods, not a stone and a discount"
    );
    assert_eq!(at(&game, "/this_turn/resources_saved"), 2);
    // Among equal types the first in the list.
    play(&mut game, "A build sphinx right; A pay artisan");
    assert_eq!(at(&game, "/this_turn/spare"), json!([0, 0, 0, 0, 1]));
    assert_eq!(at(&game, "/this_turn/resources_saved"), 1);

    // Wholly covered: the bare word.
    let mut game = Arrange::new(2, "").hand(A, "stone+ wood+").build();
    play(&mut game, "A worship foreman; A build wall left-mid; A pay stone+ wood+; A build wall left-back");
    assert_eq!(legal(&game, A), ["pay"]);
    play(&mut game, "A pay; A done");
    assert_eq!(goods(&game, A), (5 + 3 + 3, 3 + 2));
}
