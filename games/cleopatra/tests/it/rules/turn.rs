//! The rules of a turn, a test each, named after the rule.

use cleopatra::{Event, Rule};

use super::table::*;

#[test]
fn one_action() {
    let mut game = Arrange::new(3, "").hand(A, "artisan stone stone artisan wood wood").build();
    assert_eq!(refused(&game, "A done"), Rule::OneAction, "something must be done");
    assert_eq!(refused(&game, "B market 1"), Rule::OneAction, "it is A's turn");
    let mut builds = game.clone();
    play(&mut game, VISIT);
    assert_eq!(decider(&game), B, "a visit to the market is a whole turn");
    play(&mut builds, "A build sphinx left; A pay artisan stone stone");
    assert_eq!(refused(&builds, "A market 1"), Rule::BuildPieces, "a building goes on until it is done");
    assert_eq!(refused(&builds, "A worship beggar"), Rule::OneWorshipper);
    play(&mut builds, "A done");
    assert_eq!(decider(&builds), B, "so is a building");
    play(&mut builds, "B market 1; B place 1; B place 2; B place 3");
    assert_eq!(decider(&builds), C);
    play(&mut builds, "C market 1; C place 1; C place 2; C place 3");
    assert_eq!(decider(&builds), A, "turns go round");
}

#[test]
fn always_asked() {
    // The last card has only one stall left, and a building with nothing left to pay with can only be over.
    let mut game = Arrange::new(2, "").hand(B, "artisan stone stone").build();
    play(&mut game, "A market 1; A place 3; A place 1");
    assert_eq!(legal(&game, A), ["place 2"]);
    play(&mut game, "A place 2; B build sphinx right");
    assert_eq!(legal(&game, B), ["pay artisan stone stone"]);
    play(&mut game, "B pay artisan stone stone");
    assert_eq!(legal(&game, B), ["done"]);

    let arrange = complete(Arrange::new(2, ""), "sphinxes obelisks doors").built("pedestal");
    let mut game = arrange.scarabs(B, 0).hand(A, "artisan artisan artisan stone wood glass marble").build();
    play(&mut game, "A build throne; A pay artisan artisan artisan stone wood glass marble; A done");
    assert_eq!(legal(&game, B), ["offer 0"]);
}

#[test]
fn hand_limit() {
    let ten = "artisan artisan artisan artisan stone stone stone+ wood wood glass";
    let mut game = Arrange::new(2, "").hand(A, ten).build();
    play(&mut game, VISIT);
    assert_eq!(decider(&game), B, "ten cards may be held");

    let mut game = Arrange::new(2, "").hand(A, ten).stall("2", "cave cave").build();
    play(&mut game, "A market 2; A place 1; A place 2; A place 3");
    assert_eq!(
        legal(&game, A),
        [
            "discard artisan",
            "discard stone",
            "discard stone+",
            "discard wood",
            "discard glass",
            "discard cave",
            "keep"
        ]
    );
    assert_eq!(refused(&game, "A discard lapis"), Rule::HandLimit, "A has none");
    assert_eq!(refused(&game, "A done"), Rule::HandLimit);
    play(&mut game, "A discard cave");
    assert_eq!(decider(&game), A, "eleven are still too many");
    let events = play(&mut game, "A discard stone+");
    assert_eq!(events, [Event::Discarded { seat: A, card: cleopatra::Card::StonePlus }]);
    assert_eq!(goods(&game, A), (5, 0), "discarding corrupt cards is free");
    assert_eq!(at(&game, "/discards"), serde_json::json!(["stone+", "cave"]));
    assert_eq!(decider(&game), B);

    // The limit holds at the end of every turn, after building too.
    let twelve = format!("{ten} cave cave artisan lapis lapis");
    let mut game = Arrange::new(2, "").hand(A, &twelve).build();
    play(&mut game, "A build sphinx left; A pay artisan lapis lapis; A done");
    assert!(allowed(&game, "A keep"), "twelve cards are left");
}

#[test]
fn hand_kept() {
    let twelve = "artisan artisan artisan artisan stone stone stone+ wood wood glass cave cave";
    let mut game = Arrange::new(2, "").hand(A, twelve).build();
    play(&mut game, VISIT);
    assert_eq!(play(&mut game, "A keep"), [Event::HandKept { seat: A, amulets: 2 }]);
    assert_eq!(goods(&game, A), (5, 2));
    // And again in the next turn, for what is over ten then.
    play(
        &mut game,
        "B market 3; B place 1; B place 2; B place 3; A market 1; A place 1; A place 2; A place 3",
    );
    let held = hand(&game, A).split(' ').count();
    play(&mut game, "A keep");
    assert_eq!(goods(&game, A), (5, 2 + held as i64 - 10));

    let mut game = Arrange::new(2, "").hand(A, twelve).build();
    play(&mut game, VISIT);
    play(&mut game, "A discard cave");
    assert_eq!(refused(&game, "A keep"), Rule::HandKept, "only before the first discard");
    assert_eq!(legal(&game, A).last().map(String::as_str), Some("discard cave"));
}
