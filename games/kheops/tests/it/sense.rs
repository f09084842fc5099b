//! What bots may know about good play is good: whoever goes by it beats the dice.

use kheops::{Action, Kheops};
use tabletop::{Game, Rng, Seat, Seed, Setup, Silent, Status, Viewer};

type Choose = fn(&Kheops, Seat, &mut Rng) -> Action;

/// How many of so many games the first of two players wins, on either side of the same deals.
fn wins(games: u64, player: Choose, other: Choose) -> usize {
    let win = |number: &u64| {
        let own = if number.is_multiple_of(2) { Seat::A } else { Seat::B };
        let setup = Setup::new::<Kheops>(2, Seed::of_series(42, number / 2));
        let mut game = Kheops::new(&setup, &mut Silent).expect("it is a set-up of the game");
        let mut rng = Rng::new(*number);
        loop {
            let seat = match game.status() {
                Status::Deciding(seats) => seats.first().expect("somebody decides"),
                Status::Finished(outcome) => {
                    return outcome.places.iter().all(|(seat, place)| (*place == 1) == (seat == own));
                }
            };
            let choose = if seat == own { player } else { other };
            let action = choose(&game, seat, &mut rng);
            game.apply(seat, &action, &mut Silent);
        }
    };
    (0..games).filter(win).count()
}

/// The action with the best outlook in one imagined game.
fn greedy(game: &Kheops, seat: Seat, rng: &mut Rng) -> Action {
    let imagined = Kheops::determinize(&game.view(Viewer::Seat(seat)), rng);
    let mut legal = Vec::new();
    imagined.legal(seat, &mut legal);
    let lead = |action: &Action| {
        let mut next = imagined.clone();
        next.apply(seat, action, &mut Silent);
        let outlook = next.outlook();
        2 * outlook[seat] - outlook.values().sum::<i32>()
    };
    legal.into_iter().max_by_key(lead).expect("a deciding seat can act")
}

#[test]
fn a_glance_beats_the_dice() {
    let won = wins(400, Kheops::sample_well, Kheops::sample);
    assert!(won >= 260, "{won} of 400");
}

#[test]
fn the_outlook_beats_the_dice_and_the_glance() {
    let won = (wins(100, greedy, Kheops::sample), wins(100, greedy, Kheops::sample_well));
    assert!(won.0 >= 97 && won.1 >= 95, "{won:?} of 100");
}
