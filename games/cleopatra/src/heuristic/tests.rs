//! The estimates point the right way, and a glance is worth something.

use tabletop::{Game, Rng, Seat, Seed, Setup, Silent, Status};

use super::store::Store;
use crate::data;
use crate::{Action, Arrange, Cards, Cleopatra, Kind};

fn cards(names: &str) -> Cards {
    names.split_whitespace().map(|name| name.parse::<crate::Card>().expect("a card")).collect()
}

fn action(text: &str) -> Action {
    text.parse().expect("an action")
}

fn outlook_with(amulets: [u16; 2]) -> [i32; 2] {
    let [a, b] = amulets;
    let outlook = Arrange::new(2, "").amulets(Seat::A, a).amulets(Seat::B, b).build().outlook();
    [outlook[Seat::A], outlook[Seat::B]]
}

#[test]
fn a_store_pays_equal_units_with_the_scarcest_type_that_suffices() {
    let mut store = Store::new(cards("artisan artisan stone stone stone stone wood wood wood"));
    assert!(store.pay(data::cost(Kind::Door)));
    assert_eq!(store, Store { artisans: 0, units: [4, 0, 0, 0, 0], any: 0 });
    assert!(!store.pay(data::cost(Kind::Sphinx)), "there is no artisan");
}

#[test]
fn caves_stand_for_what_is_missing() {
    let mut store = Store::new(cards("artisan artisan artisan stone stone+ wood cave cave"));
    assert!(store.pay(data::cost(Kind::Mosaic)), "stone, wood and a cave");
    assert_eq!(store, Store { artisans: 1, units: [2, 0, 0, 0, 0], any: 1 });
    assert!(store.pay(data::cost(Kind::Wall)), "stone and a cave");
    assert_eq!(store, Store { artisans: 0, units: [1, 0, 0, 0, 0], any: 0 });
}

#[test]
fn amulets_cost_more_and_more_and_only_what_is_above_the_lowest() {
    let [none, two, four, six] = [0, 2, 4, 6].map(|amulets| outlook_with([amulets, 0])[0]);
    assert!(none >= two && two > four && four > six);
    assert!(four - six > two - four);
    assert_eq!(outlook_with([5, 5]), outlook_with([0, 0]));
}

#[test]
fn a_hand_promises_more_when_it_pays_for_a_piece() {
    let outlook =
        |hand: &str| Arrange::new(2, "").turn(Seat::A).hand(Seat::B, hand).build().outlook()[Seat::B];
    let pays = "artisan artisan artisan stone stone stone stone";
    assert!(outlook(pays) > outlook("artisan artisan stone stone stone stone wood"));
    assert!(outlook("artisan stone") > outlook("stone"));
}

#[test]
fn a_hand_promises_nothing_to_a_seat_without_a_turn() {
    let outlook = |hand: &str| {
        let mut game = Arrange::new(3, "").turn(Seat::C).hand(Seat::B, hand).build();
        game.board.last_turns = Some(1);
        game.outlook()[Seat::B]
    };
    assert_eq!(outlook("artisan stone stone"), outlook("glass"));
}

#[test]
fn a_last_turn_is_for_building() {
    let mut game = Arrange::new(2, "").hand(Seat::A, "artisan stone stone").stall("1", "stone wood").build();
    game.board.last_turns = Some(0);
    let after = |text: &str| {
        let mut next = game.clone();
        next.apply(Seat::A, &action(text), &mut Silent);
        next.outlook()[Seat::A]
    };
    assert!(after("build sphinx left") > after("market 1"));
}

#[test]
fn every_piece_brings_the_end_nearer() {
    let lasts = |pieces: &[&str]| {
        pieces.iter().fold(Arrange::new(2, ""), |game, piece| game.built(piece)).build().lasts()
    };
    let [none, one, two] = [&[][..], &["sphinx left"], &["sphinx left", "wall back-mid"]].map(lasts);
    assert!(none > one && one > two && two > 0, "{none} {one} {two}");
}

#[test]
fn the_price_of_an_offer_is_weighed_against_the_amulets() {
    let outlook = |offer: &str, amulets: u16| {
        let mut game = Arrange::new(2, "").scarabs(Seat::A, 30).amulets(Seat::A, amulets).build();
        game.board.phase = crate::Phase::Offering;
        game.board.bidding = tabletop::SeatSet::all(2);
        game.apply(Seat::A, &action(offer), &mut Silent);
        game.outlook()[Seat::A]
    };
    assert!(outlook("offer 0", 0) > outlook("offer 25", 0));
    assert!(outlook("offer 6", 7) > outlook("offer 0", 7));
    assert!(outlook("offer 6", 7) > outlook("offer 25", 7));
}

#[test]
fn at_a_glance_corrupt_cards_are_kept_out_of_payments_and_thrown_away() {
    let mut game = Arrange::new(2, "").hand(Seat::A, "artisan stone stone stone+").build();
    game.apply(Seat::A, &action("build sphinx left"), &mut Silent);
    let mut rng = Rng::new(1);
    for _ in 0..50 {
        assert_eq!(game.sample_well(Seat::A, &mut rng), action("pay artisan stone stone"));
    }
    game.board.phase = crate::Phase::Limit;
    assert_eq!(game.sample_well(Seat::A, &mut rng), action("discard stone+"));
}

#[test]
fn a_glance_beats_dice() {
    let mut wins = 0;
    for number in 0..40 {
        let setup = Setup::new::<Cleopatra>(2, Seed::of_series(33, number));
        let mut game = Cleopatra::new(&setup, &mut Silent).expect("a game");
        let mut rng = Rng::new(number);
        let sensible = if number % 2 == 0 { Seat::A } else { Seat::B };
        let outcome = loop {
            match game.status() {
                Status::Finished(outcome) => break outcome,
                Status::Deciding(seats) => {
                    let seat = seats.first().expect("somebody decides");
                    let action = if seat == sensible {
                        game.sample_well(seat, &mut rng)
                    } else {
                        game.sample(seat, &mut rng)
                    };
                    game.apply(seat, &action, &mut Silent);
                }
            }
        };
        wins += u32::from(outcome.places[sensible] == 1);
    }
    assert!(wins >= 38, "{wins} of 40");
}
