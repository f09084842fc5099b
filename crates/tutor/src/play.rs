//! Where lessons come from: games, played on all cores.

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use bots::{Bot, Decision, dice};
use tabletop::{Draw as _, Game, Rng, Seat, Seed, Setup, Silent, Status, Studied, Viewer};

use crate::lesson::Lesson;

/// What all seeds and dice come from.
const SEED: u64 = 2;
/// One of so many games has options at random, and not the usual ones.
const UNUSUAL: u32 = 3;

/// Plays a game that was set up, by these dice, and tells its lessons.
pub(crate) type Teacher<G> = fn(G, &mut Rng) -> Vec<Lesson>;

/// Plays so many games on all cores, and gives the lessons in the order of the games: the same on every machine.
pub(crate) fn lessons<G: Studied>(games: u64, teacher: Teacher<G>) -> Vec<Lesson> {
    let next = AtomicU64::new(0);
    let (done, finished) = mpsc::channel();
    let mut all: Vec<(u64, Vec<Lesson>)> = thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, NonZero::get) {
            let (next, done) = (&next, done.clone());
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        break;
                    }
                    let (game, mut rng) = start::<G>(number);
                    done.send((number, teacher(game, &mut rng)))
                        .expect("somebody listens until all are done");
                }
            });
        }
        drop(done);
        let tell = |(count, lessons)| {
            eprint!("\r{} of {games} games", count + 1);
            lessons
        };
        finished.iter().enumerate().map(tell).collect()
    });
    eprintln!();
    all.sort_by_key(|(number, _)| *number);
    all.into_iter().flat_map(|(_, lessons)| lessons).collect()
}

/// The game of this number, for any number of seats, and its dice.
fn start<G: Game>(number: u64) -> (G, Rng) {
    let seed = Seed::of_series(SEED, number);
    let mut rng = dice(&seed, "tutor");
    let seats = G::SEATS.start() + rng.below(G::SEATS.count() as u32) as usize;
    let mut setup = Setup::new::<G>(seats, seed);
    if rng.below(UNUSUAL) == 0 {
        for choice in G::OPTIONS {
            let value = choice.values[rng.below(choice.values.len() as u32) as usize];
            setup.options.set(choice.name, value).expect("it is one of the values");
        }
    }
    let game = G::new(&setup, &mut Silent).expect("it is one of the game's set-ups");
    (game, rng)
}

/// Who decides next; nobody if the game is over.
pub(crate) fn deciding<G: Game>(game: &G) -> Option<Seat> {
    match game.status() {
        Status::Deciding(deciding) => deciding.first(),
        Status::Finished(_) => None,
    }
}

/// What a bot does next.
pub(crate) fn choose<G: Game>(game: &G, bot: &mut dyn Bot<G>, rng: &mut Rng) -> G::Action {
    decide(game, |decision| bot.choose(decision, rng)).expect("the game is not over")
}

/// Puts the next decision of a game to somebody; nothing if it is over.
pub(crate) fn decide<G: Game, T>(game: &G, ask: impl FnOnce(&Decision<'_, G>) -> T) -> Option<T> {
    let seat = deciding(game)?;
    let (view, mut legal) = (game.view(Viewer::Seat(seat)), Vec::new());
    game.legal(seat, &mut legal);
    Some(ask(&Decision { seat, view: &view, legal: &legal }))
}

/// Somebody who hardly thinks.
pub(crate) fn stumble<G: Game>(game: &G, rng: &mut Rng) -> Option<G::Action> {
    let seat = deciding(game)?;
    Some(if rng.below(3) == 0 { game.sample(seat, rng) } else { game.sample_well(seat, rng) })
}
