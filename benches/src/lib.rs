#![doc = include_str!("../README.md")]

use std::ops::RangeInclusive;

use tabletop::{Choice, Draw, Game, Options, Rng, Seat, Seed, Setup, Silent, Status};

/// Which set-up is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// The fewest seats, and the first value of every option.
    First,
    /// The most seats, and the last value of every option.
    Last,
}

/// The set-up of a case, always from the same seed.
///
/// # Panics
/// When a choice has no values.
pub fn setup(case: Case, seats: RangeInclusive<usize>, choices: &'static [Choice]) -> Setup {
    let mut options = Options::new(choices);
    let seats = match case {
        Case::First => *seats.start(),
        Case::Last => {
            for choice in choices {
                let last = choice.values.last().expect("a choice has values");
                options.set(choice.name, last).expect("the choice has this value");
            }
            *seats.end()
        }
    };
    Setup { seats, options, seed: Seed::new([7; 32]), material: None }
}

/// A game at its beginning.
///
/// # Panics
/// When the game refuses its own set-up.
pub fn beginning<G: Game>(case: Case) -> G {
    G::new(&setup(case, G::SEATS, G::OPTIONS), &mut Silent).expect("a set-up of the game's own")
}

/// A game after a third of a random playout, and a seat that has to decide in it.
///
/// # Panics
/// When nobody has to decide after a third of a game.
pub fn middle<G: Game>(case: Case) -> (G, Seat) {
    let mut game = beginning::<G>(case);
    let third = playout(game.clone()) / 3;
    let mut rng = Rng::new(1);
    for _ in 0..third {
        step(&mut game, &mut rng);
    }
    let Status::Deciding(seats) = game.status() else { panic!("a third of a game is not all of it") };
    let seat = seats.first().expect("somebody has to decide");
    (game, seat)
}

/// Plays to the end at random, and gives the number of decisions.
#[inline(never)]
pub fn playout<G: Game>(mut game: G) -> u32 {
    let mut rng = Rng::new(1);
    let mut decisions = 0;
    while step(&mut game, &mut rng) {
        decisions += 1;
    }
    decisions
}

/// Makes one random decision, if there is one to make.
#[inline]
fn step<G: Game>(game: &mut G, rng: &mut Rng) -> bool {
    let Status::Deciding(seats) = game.status() else { return false };
    let any = match seats.len() {
        1 => 0,
        several => rng.below(several as u32) as usize,
    };
    let seat = seats.iter().nth(any).expect("there are that many seats");
    let action = game.sample(seat, rng);
    game.apply(seat, &action, &mut Silent);
    true
}
