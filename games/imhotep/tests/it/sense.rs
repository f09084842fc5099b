//! What bots may know about good play is worth knowing: it wins.

use imhotep::{Action, Arrange, Imhotep};
use tabletop::{BySeat, Game, Rng, Seat, Seed, Setup, Silent, Status};

type Chooser = fn(&Imhotep, Seat, &mut Rng) -> Action;

/// How many of the games the first of two choosers wins; they change seats from game to game.
fn wins(one: Chooser, other: Chooser, games: u64) -> u64 {
    let mut rng = Rng::new(2);
    let mut won = 0;
    for number in 0..games {
        let setup = Setup::new::<Imhotep>(2, Seed::of_series(3, number));
        let mut game = Imhotep::new(&setup, &mut Silent).expect("the set-up is the game's own");
        let first = Seat::ALL[number as usize % 2];
        let outcome = loop {
            match game.status() {
                Status::Finished(outcome) => break outcome,
                Status::Deciding(seats) => {
                    let seat = seats.first().expect("somebody decides");
                    let chooser = if seat == first { one } else { other };
                    let action = chooser(&game, seat, &mut rng);
                    game.apply(seat, &action, &mut Silent);
                }
            }
        };
        won += u64::from(outcome.places[first] == 1);
    }
    won
}

fn anything(game: &Imhotep, seat: Seat, rng: &mut Rng) -> Action {
    game.sample(seat, rng)
}

fn glance(game: &Imhotep, seat: Seat, rng: &mut Rng) -> Action {
    game.sample_well(seat, rng)
}

/// The action after which the outlook is best.
fn greedy(game: &Imhotep, seat: Seat, _: &mut Rng) -> Action {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let lead = |action: &Action| {
        let mut next = game.clone();
        next.apply(seat, action, &mut Silent);
        lead(&next.outlook(), seat)
    };
    legal.into_iter().max_by_key(lead).expect("a deciding seat has an action")
}

fn lead(outlook: &BySeat<i32>, seat: Seat) -> i32 {
    outlook[seat] - outlook[seat.left(2)]
}

#[test]
fn a_glance_beats_chance() {
    let won = wins(glance, anything, 200);
    assert!(won >= 170, "{won} of 200");
}

#[test]
fn the_outlook_beats_a_glance() {
    let won = wins(greedy, glance, 100);
    assert!(won >= 90, "{won} of 100");
}

#[test]
fn stones_on_a_ship_promise_more_than_on_the_sled() {
    let before = Arrange::new(2, "").sled(Seat::A, 3).build();
    let after = Arrange::new(2, "").sled(Seat::A, 2).load("1.1", Seat::A).build();
    assert!(lead(&after.outlook(), Seat::A) > lead(&before.outlook(), Seat::A));
}

#[test]
fn a_bow_seat_is_worth_more_where_the_order_counts() {
    // The next stones of the pyramid give 4, 3 and 2.
    let arranged = |cargo: [(&str, Seat); 3]| {
        let mut table = Arrange::new(2, "").pyramid("ABAB");
        for (space, seat) in cargo {
            table = table.load(space, seat);
        }
        lead(&table.build().outlook(), Seat::A)
    };
    let bow = arranged([("1.1", Seat::A), ("1.2", Seat::B), ("1.3", Seat::B)]);
    let stern = arranged([("1.1", Seat::B), ("1.2", Seat::B), ("1.3", Seat::A)]);
    assert!(bow > stern, "{bow} {stern}");
}

#[test]
fn the_wrath_looms_over_a_seat_that_is_missing_somewhere() {
    let lead_with = |options: &str| {
        let game = Arrange::new(2, options).pyramid("AB").temple("AB").chamber("AB").obelisks("A").build();
        lead(&game.outlook(), Seat::A)
    };
    assert!(lead_with("wrath=on") > lead_with("wrath=off"));
}
