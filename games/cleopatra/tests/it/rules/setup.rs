//! The rules before the game, a test each, named after the rule.

use std::collections::BTreeMap;

use cleopatra::{Cleopatra, Event, Rule, Stall};
use serde_json::json;
use tabletop::{Game, Journal, Note, Seed, Setup, Silent, Viewer};

use super::table::*;

fn new(seats: usize) -> (Cleopatra, Journal<Event>) {
    let mut told = Journal::default();
    let game = Cleopatra::new(&Setup::new::<Cleopatra>(seats, Seed::new([1; 32])), &mut told);
    (game.expect("a game"), told)
}

/// The order that a shuffle came to.
fn order(told: &Journal<Event>, name: &str) -> Vec<String> {
    let shuffle = told.shuffles.iter().find(|shuffle| shuffle.name == name);
    shuffle.unwrap_or_else(|| panic!("there is no shuffle {name}")).order.clone()
}

const GARDEN: [&str; 9] = [
    "PPPTTTPPP",
    "P..TTT..P",
    "P..TTT..P",
    "...PPP...",
    "...PPP...",
    "...PPP...",
    "P..PPP..P",
    "P..PPP..P",
    "P..PPP..P",
];

/// How often the squares are printed so.
fn printed(squares: &str, sign: u8) -> usize {
    let is = |square: &&str| {
        let [column, row] = square.as_bytes() else { panic!("{square} is no square") };
        GARDEN[usize::from(row - b'0')].as_bytes()[usize::from(column - b'a')] == sign
    };
    squares.split(' ').filter(is).count()
}

#[test]
fn garden() {
    // Every way to lay two of the mosaics: they cover every square, and give the palms they cover.
    let mut covered = BTreeMap::new();
    for mosaic in ["I", "P"] {
        let game = Arrange::new(2, "").mosaics(mosaic).hand(A, "artisan artisan stone wood glass").build();
        for build in legal(&game, A).iter().filter(|text| text.starts_with("build mosaic")) {
            let squares = build.strip_prefix("build mosaic ").expect("squares");
            let mut game = game.clone();
            play(&mut game, &format!("A {build}; A pay artisan artisan stone wood glass"));
            let events = play(&mut game, "A palms");
            assert_eq!(usize::from(reward(&events).1), printed(squares, b'P'), "{build}");
            assert_eq!(printed(squares, b'T'), 0, "{build} covers the throne's space");
            squares.split(' ').for_each(|square| *covered.entry(square.to_owned()).or_insert(0) += 1);
        }
    }
    assert_eq!(covered.len(), 72, "all squares but the nine of the throne");
}

#[test]
fn mosaic_pile() {
    let (game, told) = new(2);
    let pile = order(&told, "mosaics");
    let mut sorted = pile.clone();
    sorted.sort();
    assert_eq!(sorted.join(""), "FILNPTUVWXYZ");
    assert_eq!(at(&game, "/mosaics/top"), pile[0].as_str());

    let mut game = Arrange::new(2, "").mosaics("X I T").hand(A, "artisan artisan stone wood glass").build();
    assert_eq!(refused(&game, "A build mosaic a0 a1 a2 a3 a4"), Rule::MosaicPile, "the I is not on top");
    assert_eq!(refused(&game, "A build mosaic a0 a1 a2 a3 i8"), Rule::MosaicPile, "not a shape at all");
    let events = play(&mut game, "A build mosaic a4 b3 b4 b5 c4; A pay artisan artisan stone wood glass");
    assert_eq!(at(&game, "/mosaics/top"), "I");
    assert!(events.contains(&Event::MosaicTurnedUp { mosaic: cleopatra::Mosaic::I }));
    let game = Arrange::new(2, "").mosaics("").hand(A, "artisan artisan stone wood glass").build();
    assert_eq!(refused(&game, "A build mosaic a0 a1 a2 a3 a4"), Rule::MosaicPile, "the pile is empty");
}

#[test]
fn cards() {
    let mut counts = BTreeMap::new();
    order(&new(3).1, "deck").into_iter().for_each(|card| *counts.entry(card).or_insert(0) += 1);
    let mut expected = BTreeMap::from([("artisan".to_owned(), 30), ("cave".to_owned(), 8)]);
    for resource in ["stone", "wood", "glass", "marble", "lapis"] {
        expected.insert(resource.to_owned(), 11);
        expected.insert(format!("{resource}+"), 3);
    }
    assert_eq!(counts, expected);
    assert_eq!(expected.values().sum::<i32>(), 108);
}

#[test]
fn deck_faces() {
    for seats in 2..=4 {
        let (game, told) = new(seats);
        let (deck, faces) = (order(&told, "deck"), order(&told, "deck-faces"));
        let left = &deck[3 * seats..];
        assert_eq!(faces.len(), left.len());
        let down = faces.iter().filter(|face| *face == "down").count();
        assert_eq!(down, left.len() / 3);
        // The first three cards lie on the stalls as they lay in the deck, and the fourth is the top.
        for (stall, (card, face)) in left.iter().zip(&faces).enumerate().take(3) {
            let up = if face == "up" { json!([card]) } else { json!([]) };
            assert_eq!(seen(&game, Viewer::Public, &format!("/market/{stall}/up")), up);
            let below = u8::from(face == "down");
            assert_eq!(at(&game, &format!("/market/{stall}/down/0")), below);
            let card = (face == "up").then(|| card.parse().expect("a card"));
            let opened = Note::All(Event::StallOpened { stall: Stall::ALL[stall], card });
            assert!(told.notes.contains(&opened), "a card that lies face down is told to nobody");
        }
        assert_eq!(seen(&game, Viewer::Public, "/deck/top/face"), faces[3].as_str());
        let card = if faces[3] == "up" { json!(left[3]) } else { json!(null) };
        assert_eq!(seen(&game, Viewer::Public, "/deck/top/card"), card);
        assert_eq!(at(&game, "/deck/cards"), left.len() - 3);
    }

    // A card that lies face down is put on its stall unseen, and one that lies face up is seen.
    let mut game = Arrange::new(2, "").deck("?cave stone ?lapis").build();
    play(&mut game, "A market 1");
    assert_eq!(seen(&game, Viewer::Seat(A), "/drawn"), json!({ "face": "down", "card": null }));
    assert_eq!(seen(&game, Viewer::Seat(B), "/deck/top"), json!({ "face": "up", "card": "stone" }));
    play(&mut game, "A place 2; A place 1");
    assert_eq!(seen(&game, Viewer::Seat(A), "/market/1/up"), json!([]));
    assert_eq!(seen(&game, Viewer::Seat(A), "/market/1/down"), json!([1, 0, 0, 0]));
    assert_eq!(seen(&game, Viewer::Seat(A), "/market/0/up"), json!(["stone"]));

    // Nobody knows where the cards lie that are face down, only how many: one of the three below the top.
    let game = Arrange::new(2, "").deck("?stone wood ?glass lapis").all_other_cards(B).build();
    let mut second = 0;
    for number in 0..600 {
        let mut imagined =
            Cleopatra::determinize(&game.view(Viewer::Seat(A)), &mut tabletop::Rng::new(number));
        play(&mut imagined, "A market 1; A place 1");
        second += u32::from(at(&imagined, "/drawn/face") == "down");
        play(&mut imagined, "A place 2; A place 3");
        let down: u64 =
            (0..3).map(|stall| at(&imagined, &format!("/market/{stall}/down/0")).as_u64().unwrap_or(9)).sum();
        let left = at(&imagined, "/deck/top/face") == "down";
        assert_eq!(down + u64::from(left), 2);
    }
    assert!((140..260).contains(&second), "{second} of 600");
}

#[test]
fn deck_rebuilt() {
    let arrange = Arrange::new(2, "").deck("stone").open_hand(B, "cave").nothing_else_in_the_deck();
    let mut game = arrange.build();
    let mut told = Journal::default();
    play(&mut game, "A market 1");
    assert_eq!(at(&game, "/deck/cards"), 0, "a deck is rebuilt only when a card is needed");
    game.apply(A, &"place 1".parse().expect("an action"), &mut told);
    let names: Vec<&str> = told.shuffles.iter().map(|shuffle| shuffle.name.as_str()).collect();
    assert_eq!(names, ["deck-2", "deck-2-faces"]);
    assert_eq!(order(&told, "deck-2").len(), 106, "all but the stone on the stall and B's cave");
    let faces = order(&told, "deck-2-faces");
    assert_eq!(faces.iter().filter(|face| *face == "down").count(), 35);
    assert_eq!(at(&game, "/discards"), json!([]));
    assert_eq!(at(&game, "/deck/cards"), 105, "one has been drawn");

    // The next one has the next number.
    let mut game = Arrange::new(2, "").discards("wood glass").all_other_cards(B).build();
    play(&mut game, "A market 1; A place 1; A place 2");
    assert_eq!(at(&game, "/deck/rebuilt"), 1);
    play(&mut game, "B market 1");
    while decider(&game) == B {
        let first = legal(&game, B).remove(0);
        play(&mut game, &format!("B {first}"));
    }
    let mut told = Journal::default();
    game.apply(A, &"market 2".parse().expect("an action"), &mut told);
    let names: Vec<&str> = told.shuffles.iter().map(|shuffle| shuffle.name.as_str()).collect();
    assert_eq!(names, ["deck-3", "deck-3-faces"]);
}

#[test]
fn starting_goods() {
    for seats in 2..=4 {
        let (game, told) = new(seats);
        let deck = order(&told, "deck");
        for (number, seat) in tabletop::Seat::first(seats).enumerate() {
            assert_eq!(goods(&game, seat), (5, 0));
            assert_eq!(at(&game, &format!("/seats/{seat}/statues")), 2);
            let dealt: cleopatra::Cards =
                deck[3 * number..3 * number + 3].iter().map(|card| card.parse().expect("a card")).collect();
            assert_eq!(hand(&game, seat), dealt.to_string(), "three to A, three to B, and so on");
            assert_eq!(seen(&game, Viewer::Public, &format!("/seats/{seat}/seen")), json!([]));
            let unseen = seen(&game, Viewer::Public, &format!("/seats/{seat}/unseen"));
            assert_eq!(unseen, json!([3, 0, 0, 0]), "everybody knows how many cards there are");
        }
        assert_eq!(decider(&game), A);
        for stall in 0..3 {
            let up = at(&game, &format!("/market/{stall}/up")).as_array().map_or(0, Vec::len);
            let down = at(&game, &format!("/market/{stall}/down/0")).as_u64().expect("a number") as usize;
            assert_eq!(up + down, 1);
        }
    }
    assert!(Cleopatra::new(&Setup::new::<Cleopatra>(5, Seed::new([0; 32])), &mut Silent).is_err());
}

#[test]
fn sobek_board() {
    let (game, told) = new(4);
    let drawn = order(&told, "worshippers");
    let mut sorted = drawn.clone();
    sorted.sort();
    assert_eq!(sorted, ["architect", "beggar", "foreman", "merchant", "vizier"]);
    let fines = [("scarabs", 1), ("scarabs", 2), ("amulets", 1), ("amulets", 2), ("amulets", 3)];
    for (slot, (worshipper, (of, number))) in drawn.iter().zip(fines).enumerate() {
        assert_eq!(at(&game, &format!("/worshippers/{slot}/worshipper")), worshipper.as_str());
        assert_eq!(at(&game, &format!("/worshippers/{slot}/fine")), json!({ "of": of, "number": number }));
    }
}
