//! Why a play is refused, in words: what a refusal says is true of the position it is said in.

use cleopatra::{Action, Cleopatra};
use tabletop::{Game, Language, Seat, Speaker};

use super::table::*;

const THRONE: &str = "artisan artisan artisan stone wood glass marble";

/// What the player of a refused play is told.
#[track_caller]
fn told(game: &Cleopatra, text: &str) -> String {
    let (seat, action) = text.split_once(' ').expect("a seat and an action");
    let seat: Seat = seat.parse().expect("a seat");
    let action: Action = action.parse().expect("an action");
    let refused = game.check(seat, &action).expect_err("it is refused");
    Speaker::new(Language::En, &[Cleopatra::TEXTS]).say(&refused.why)
}

#[test]
fn a_payment_is_told_what_is_wrong_with_it() {
    let mut game = Arrange::new(2, "").hand(A, "artisan artisan stone stone stone wood").build();
    assert_eq!(
        told(&game, "A build obelisk left"),
        "you cannot pay for it: it costs 3 artisans and 4 equal resources"
    );
    assert_eq!(
        told(&game, "A build pedestal"),
        "you cannot pay for it: it costs 3 artisans and 4 different resources"
    );
    play(&mut game, "A build door left");
    assert_eq!(told(&game, "A pay stone stone stone"), "exactly 2 artisans are needed, and you pay 0");
    assert_eq!(told(&game, "A pay artisan artisan artisan stone"), "you have only 2 Artisan");
    assert_eq!(told(&game, "A pay artisan artisan wood wood"), "you have only one Wood");
    assert_eq!(told(&game, "A pay artisan artisan cave"), "you have no Cave");
    assert_eq!(
        told(&game, "A pay artisan artisan stone wood"),
        "the Stone adds nothing: the other cards cover as much without it"
    );
    let cost = "it costs 2 artisans and 3 equal resources";
    assert_eq!(told(&game, "A pay artisan artisan"), format!("3 resources are missing: {cost}"));
    assert_eq!(told(&game, "A pay artisan artisan stone stone"), format!("one resource is missing: {cost}"));

    // What the worshippers save is taken into account.
    let mut game = Arrange::new(2, "").hand(A, "artisan artisan stone stone wood").build();
    play(&mut game, "A worship merchant; A build door left");
    assert_eq!(told(&game, "A pay artisan artisan"), format!("one resource is missing: {cost}"));
    let mut game = Arrange::new(2, "").hand(A, "artisan stone stone stone").build();
    play(&mut game, "A worship foreman; A build door left");
    assert_eq!(told(&game, "A pay artisan stone stone stone"), "no artisan is needed, and you pay 1");
}

#[test]
fn a_place_is_told_what_stands_there() {
    let game = Arrange::new(2, "").hand(A, THRONE).build();
    assert_eq!(told(&game, "A build throne"), "the pedestal is built first");
    let game = Arrange::new(2, "").built("pedestal").hand(A, THRONE).build();
    assert_eq!(told(&game, "A build pedestal"), "the pedestal stands already");
    let game = Arrange::new(2, "").built("pedestal").built("throne").hand(A, THRONE).build();
    assert_eq!(told(&game, "A build throne"), "the throne stands already");

    let game = Arrange::new(2, "").mosaics("P F").laid("I", "a0 a1 a2 a3 a4").hand(A, THRONE).build();
    assert_eq!(told(&game, "A build mosaic a3 a4 a5 b4 b5"), "no mosaic may lie on a3");
    assert_eq!(told(&game, "A build mosaic c1 c2 d1 d2 d3"), "no mosaic may lie on d1");
    assert_eq!(
        told(&game, "A build mosaic b0 b1 b2 b3 b4"),
        "these squares are not the shape of the mosaic P, which is on top of the pile"
    );
}

#[test]
fn who_must_wait_is_told_for_whom() {
    let mut game = Arrange::new(3, "").hand(A, &["lapis"; 11].join(" ")).build();
    assert_eq!(told(&game, "C market 1"), "it is A who decides now");
    play(&mut game, VISIT);
    assert_eq!(told(&game, "A discard cave"), "you have no Cave");
    assert_eq!(told(&game, "A done"), "you hold more than 10 cards: discard down to 10, or keep them all");

    let arrange = complete(Arrange::new(2, ""), "sphinxes obelisks doors").built("pedestal");
    let mut game = arrange.scarabs(B, 1).hand(A, THRONE).build();
    play(&mut game, &format!("A build throne; A pay {THRONE}; A done; A offer 2"));
    assert_eq!(told(&game, "A offer 2"), "you have made your offering; the others are still deciding");
    assert_eq!(told(&game, "B offer 2"), "you have only one scarab");
}
