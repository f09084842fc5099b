//! The rules of Cleopatra's walk and of the end, a test each, named after the rule.

use cleopatra::{Event, Rule};
use serde_json::json;
use tabletop::{Game, SeatSet, Status, Viewer};

use super::table::*;

const THRONE: &str = "artisan artisan artisan stone wood glass marble";

#[test]
fn walk() {
    // Only when the building is over, a space for each category completed in it.
    let five = ["left", "left", "left", "right", "right"];
    let arrange =
        five.iter().fold(Arrange::new(2, ""), |arrange, side| arrange.built(&format!("sphinx {side}")));
    let mut game =
        arrange.built("door left").hand(A, "artisan artisan artisan stone stone wood wood wood").build();
    play(&mut game, "A build sphinx right; A pay artisan stone stone");
    assert_eq!(at(&game, "/walk"), 0);
    let mut one = game.clone();
    let events = play(&mut one, "A done");
    assert_eq!(events, [Event::Walked { spaces: 1, space: 1 }]);
    play(&mut game, "A build door right; A pay artisan artisan wood wood wood");
    let events = play(&mut game, "A done");
    assert_eq!(events, [Event::Walked { spaces: 2, space: 2 }]);
    let arrange = complete(Arrange::new(2, ""), "sphinxes").built("door left");
    let mut game = arrange.hand(A, "artisan artisan wood wood wood").build();
    let events = play(&mut game, "A build door right; A pay artisan artisan wood wood wood; A done");
    assert_eq!(events.last(), Some(&Event::Walked { spaces: 1, space: 2 }));
    // Each of the six categories counts.
    for category in ["sphinxes", "obelisks", "doors", "walls", "throne", "mosaics"] {
        let game = complete(Arrange::new(2, ""), category).build();
        assert_eq!(at(&game, "/complete"), json!([category]));
    }
    let mut all = complete(Arrange::new(2, ""), "sphinxes obelisks doors walls mosaics").built("pedestal");
    all = all.hand(A, THRONE);
    let mut game = all.build();
    assert_eq!(at(&game, "/walk"), 5);
    let events = play(&mut game, &format!("A build throne; A pay {THRONE}; A done"));
    assert!(!events.iter().any(|event| matches!(event, Event::Walked { .. })), "no farther than the fifth");
}

/// Three categories are complete, and seat A completes a fourth.
#[track_caller]
fn offering_due(arrange: Arrange) -> cleopatra::Cleopatra {
    let arrange = complete(arrange, "sphinxes obelisks doors").built("pedestal").hand(A, THRONE);
    let mut game = arrange.build();
    play(&mut game, &format!("A build throne; A pay {THRONE}; A done"));
    game
}

#[test]
fn offering() {
    let mut game = offering_due(Arrange::new(3, "").scarabs(B, 3));
    assert_eq!(game.status(), Status::Deciding(SeatSet::all(3)), "everybody at once");
    assert_eq!(legal(&game, B), ["offer 0", "offer 1", "offer 2", "offer 3"], "up to all they have");
    assert_eq!(refused(&game, "B offer 4"), Rule::Offering);
    assert_eq!(refused(&game, "B market 1"), Rule::Offering);
    let (_, learnt) = played(&mut game, "C offer 5");
    assert_eq!(learnt, SeatSet::EMPTY, "in secret");
    assert_eq!(refused(&game, "C offer 4"), Rule::Offering, "once each");
    assert_eq!(seen(&game, Viewer::Seat(C), "/seats/C/offer"), 5);
    assert_eq!(seen(&game, Viewer::Seat(A), "/seats/C/offer"), json!(null));
    assert_eq!(seen(&game, Viewer::Public, "/seats/C/has_offered"), true);
    play(&mut game, "A offer 1");
    let (_, learnt) = played(&mut game, "B offer 2");
    assert_eq!(learnt, SeatSet::all(3), "the last one opens them all");
    assert_eq!(goods(&game, A).0, 5 + 10 - 1);
    assert_eq!(goods(&game, B).0, 1);
    assert_eq!(goods(&game, C).0, 0, "all that is offered is lost");
    assert_eq!(decider(&game), B, "the game goes on");
    // Not before the fourth space, and not again after it.
    let mut game =
        complete(Arrange::new(2, ""), "sphinxes obelisks").built("pedestal").hand(A, THRONE).build();
    play(&mut game, &format!("A build throne; A pay {THRONE}; A done"));
    assert_eq!(decider(&game), B);
    let arrange = complete(Arrange::new(2, ""), "sphinxes obelisks doors walls").built("pedestal");
    let mut game = arrange.hand(A, THRONE).build();
    play(&mut game, &format!("A build throne; A pay {THRONE}; A done"));
    assert_eq!(decider(&game), B);
    // Passing from the third to the fifth counts too.
    let eight = WALLS[1..].iter().fold(Arrange::new(2, ""), |arrange, wall| arrange.built(wall));
    let arrange = complete(eight, "sphinxes obelisks doors").built("pedestal");
    let mut game = arrange.hand(A, &format!("{THRONE} artisan stone wood")).build();
    play(
        &mut game,
        &format!("A build throne; A pay {THRONE}; A build wall left-front; A pay artisan stone wood; A done"),
    );
    assert_eq!((at(&game, "/walk"), at(&game, "/phase")), (json!(5), json!("offering")));
}

#[test]
fn offering_places() {
    let arrange =
        [A, B, C, D].into_iter().fold(Arrange::new(4, ""), |arrange, seat| arrange.amulets(seat, 4));
    let mut game = offering_due(arrange);
    let events = play(&mut game, "A offer 4; B offer 3; C offer 5; D offer 0");
    assert_eq!([A, B, C, D].map(|seat| goods(&game, seat).1), [5, 6, 1, 7]);
    assert!(events.contains(&Event::OfferShown { seat: C, scarabs: 5, place: 1, amulets: -3 }));
    assert!(events.contains(&Event::OfferShown { seat: D, scarabs: 0, place: 4, amulets: 3 }));
    // Nobody discards more than there is.
    let mut game = offering_due(Arrange::new(2, "").amulets(A, 2));
    play(&mut game, "A offer 1; B offer 0");
    assert_eq!([A, B].map(|seat| goods(&game, seat).1), [0, 1]);
}

#[test]
fn offering_ties() {
    let due = |seats: usize| {
        let arrange = tabletop::Seat::first(seats)
            .fold(Arrange::new(seats, ""), |arrange, seat| arrange.amulets(seat, 4));
        offering_due(arrange)
    };
    let amulets = |game: &cleopatra::Cleopatra, seats| -> Vec<i64> {
        tabletop::Seat::first(seats).map(|seat| goods(game, seat).1).collect()
    };
    let mut game = due(4);
    play(&mut game, "A offer 5; B offer 5; C offer 2; D offer 1");
    assert_eq!(amulets(&game, 4), [1, 1, 6, 7], "two first, then the third");
    let mut game = due(4);
    play(&mut game, "A offer 5; B offer 2; C offer 2; D offer 2");
    assert_eq!(amulets(&game, 4), [1, 5, 5, 5], "three second");
    let mut game = due(3);
    play(&mut game, "A offer 0; B offer 0; C offer 0");
    assert_eq!(amulets(&game, 3), [1, 1, 1], "all equal: all first");
}

/// Four categories are complete, and seat A is about to complete the fifth.
fn nearly(arrange: Arrange) -> Arrange {
    complete(arrange, "sphinxes obelisks doors walls").built("pedestal").hand(A, THRONE)
}

const FIFTH: &str = "A build throne; A pay artisan artisan artisan stone wood glass marble; A done";

#[test]
fn last_turns() {
    let mut game = nearly(Arrange::new(3, "").hand(B, "artisan artisan stone wood glass")).build();
    let events = play(&mut game, FIFTH);
    assert!(events.contains(&Event::LastTurnsBegan { seat: A }));
    assert_eq!(decider(&game), B, "the others have one turn each");
    play(&mut game, "B market 1; B place 1; B place 2; B place 3");
    assert_eq!(decider(&game), C);
    play(&mut game, "C market 1; C place 1; C place 2; C place 3");
    assert_eq!(outcome(&game).ending, "palace");

    // The turn that brings her there is finished: second action and limit of the hand included.
    let arrange = nearly(Arrange::new(2, "")).stall("1", "cave").open_hand(A, &["lapis"; 11].join(" "));
    let mut game = arrange.build();
    play(&mut game, "A worship vizier");
    play(&mut game, FIFTH);
    play(&mut game, "A market 1; A place 1; A place 2; A place 3; A keep");
    assert_eq!(decider(&game), B);
    // What is built in the last turns changes nothing about them.
    let arrange = nearly(Arrange::new(2, "").mosaics("I")).hand(B, "artisan artisan stone wood glass");
    let mut game = arrange.build();
    play(&mut game, FIFTH);
    play(&mut game, "B build mosaic i0 i1 i2 i3 i4; B pay artisan artisan stone wood glass; B palms; B done");
    assert_eq!(outcome(&game).ending, "palace");
}

#[test]
fn immediate_end() {
    let arrange =
        nearly(Arrange::new(3, "end=immediate")).stall("1", "cave").open_hand(A, &["lapis"; 11].join(" "));
    let mut game = arrange.build();
    play(&mut game, "A worship vizier");
    play(&mut game, FIFTH);
    assert_eq!(outcome(&game).ending, "palace", "no second action, no limit of the hand, no last turns");
    assert_eq!(refused(&game, "B market 1"), Rule::Winner);

    // An offering that is due comes first.
    let eight = WALLS[1..].iter().fold(Arrange::new(2, "end=immediate"), |arrange, wall| arrange.built(wall));
    let arrange = complete(eight, "sphinxes obelisks doors").built("pedestal");
    let mut game = arrange.hand(A, &format!("{THRONE} artisan stone wood")).build();
    play(
        &mut game,
        &format!("A build throne; A pay {THRONE}; A build wall left-front; A pay artisan stone wood; A done"),
    );
    play(&mut game, "B offer 1; A offer 0");
    assert_eq!(outcome(&game).ending, "palace");
}

#[test]
fn standstill() {
    for seats in 2..=4 {
        let mut game = Arrange::new(seats, "").idle(40 * seats as u16 - 2).build();
        play(&mut game, VISIT);
        assert_eq!(decider(&game), B);
        play(&mut game, "B market 1; B place 1; B place 2; B place 3");
        assert_eq!(outcome(&game).ending, "standstill");
    }
    // A piece begins the count anew.
    let mut game = Arrange::new(2, "").idle(79).hand(A, "artisan stone stone").build();
    play(&mut game, "A build sphinx left; A pay artisan stone stone; A done");
    assert_eq!((decider(&game), at(&game, "/idle_turns")), (B, json!(0)));
    play(&mut game, "B market 1; B place 1; B place 2; B place 3");
    assert_eq!(at(&game, "/idle_turns"), 1);
}

#[test]
fn who_knows_what() {
    let mut game = Arrange::new(3, "")
        .open_hand(A, "stone")
        .hand(A, "stone artisan wood+")
        .stall("1", "?cave")
        .amulets(B, 2)
        .build();
    for viewer in [Viewer::Seat(B), Viewer::Public] {
        assert_eq!(seen(&game, viewer, "/seats/A/hand"), json!(null));
        assert_eq!(seen(&game, viewer, "/seats/A/seen"), json!(["stone"]));
        assert_eq!(seen(&game, viewer, "/seats/A/cards"), 4);
        assert_eq!(seen(&game, viewer, "/seats/B/amulets"), 2, "who remembers knows");
        assert_eq!(seen(&game, viewer, "/market/0/down_cards"), json!(null));
    }
    assert_eq!(seen(&game, Viewer::Seat(A), "/seats/A/hand"), json!(["artisan", "stone", "stone", "wood+"]));
    // A card that is paid is one of those everybody has seen, if it can be.
    let mut game_with_payment = game.clone();
    let (_, learnt) = played(&mut game_with_payment, "A build sphinx left");
    assert_eq!(learnt, SeatSet::only(B).with(C));
    let (_, learnt) = played(&mut game_with_payment, "A pay artisan stone stone");
    assert_eq!(learnt, SeatSet::only(B).with(C), "an artisan and the second stone were unseen");
    assert_eq!(seen(&game_with_payment, Viewer::Public, "/seats/A/seen"), json!([]));
    assert_eq!(seen(&game_with_payment, Viewer::Public, "/seats/A/unseen"), json!([1, 0, 0, 0]));
    // Cards taken face down are seen by their owner alone.
    play(&mut game, "A market 1");
    assert_eq!(
        seen(&game, Viewer::Seat(A), "/seats/A/hand"),
        json!(["artisan", "stone", "stone", "wood+", "cave"])
    );
    assert_eq!(seen(&game, Viewer::Public, "/seats/A/seen"), json!(["stone"]));
    // Nothing is learnt by paying only what everybody has seen.
    let mut open = Arrange::new(2, "").open_hand(A, "artisan stone stone").build();
    assert_eq!(played(&mut open, "A build sphinx left").1, SeatSet::EMPTY);
    assert_eq!(played(&mut open, "A pay artisan stone stone").1, SeatSet::EMPTY);
}

#[test]
fn unseen_decks() {
    // B holds an unseen card of this deck, then the deck is rebuilt from three discards.
    let mut game = Arrange::new(2, "")
        .hand(B, "cave")
        .stall("3", "?lapis")
        .discards("wood wood glass")
        .all_other_cards(A)
        .build();
    play(&mut game, "A market 3");
    assert_eq!(at(&game, "/seats/B/unseen"), json!([0, 1, 0, 0]), "it comes from the deck before");
    assert_eq!(at(&game, "/seats/A/unseen"), json!([0, 1, 0, 0]), "so does the lapis from the stall");
    // What it can be is known: the unseen cards of that deck, and nothing of the new one.
    assert_eq!(seen(&game, Viewer::Seat(A), "/unseen/1"), json!(["cave"]));
    let new = seen(&game, Viewer::Public, "/unseen/0");
    assert!(
        new.as_array().is_some_and(|cards| cards.iter().all(|card| card == "wood" || card == "glass")),
        "{new}"
    );
    for number in 0..50 {
        let imagined =
            cleopatra::Cleopatra::determinize(&game.view(Viewer::Seat(A)), &mut tabletop::Rng::new(number));
        assert_eq!(hand(&imagined, B), "cave");
    }
    // A new deck makes all others one older, as far as they are told apart.
    let unseen = |arrange: Arrange| {
        let mut game = arrange.discards("artisan").all_other_cards(B).build();
        play(&mut game, "A market 3");
        assert_eq!(at(&game, "/deck/rebuilt"), 1);
        ["/seats/A/unseen", "/market/0/down"].map(|path| at(&game, path))
    };
    let arrange = || Arrange::new(2, "").stall("3", "artisan");
    let one = arrange().hand(A, "lapis").old_hand(A, "stone stone", 1);
    assert_eq!(unseen(one), [json!([0, 1, 2, 0]), json!([0, 0, 0, 0])]);
    let on_stall = arrange().hand(A, "lapis").old_stall("1", "stone stone", 1);
    assert_eq!(unseen(on_stall), [json!([0, 1, 0, 0]), json!([0, 0, 2, 0])]);
    let gap = arrange().hand(A, "lapis").old_hand(A, "stone stone", 2);
    assert_eq!(unseen(gap), [json!([0, 1, 2, 0]), json!([0, 0, 0, 0])], "the place between was free");
    let all =
        arrange().hand(A, "lapis").old_hand(A, "stone", 1).old_hand(A, "wood", 2).old_stall("1", "glass", 3);
    assert_eq!(unseen(all), [json!([0, 1, 1, 1]), json!([0, 0, 0, 1])], "the two oldest are one now");
    // A card that is shown comes from the oldest deck it can have come from.
    let mut game = Arrange::new(2, "").hand(A, "stone artisan").old_hand(A, "stone", 1).build();
    play(&mut game, "A worship merchant; A build sphinx left; A pay artisan stone");
    assert_eq!(at(&game, "/seats/A/unseen"), json!([1, 0, 0, 0]));
}
