//! Where lessons come from: games of the strongest level with itself, left now and then for positions that a search
//! might think of, which are searched for longer.

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use bots::{Bot, Budget, Decision, Kind, Level, appraise, dice};
use tabletop::{Draw as _, Game, Rng, Seed, Setup, Silent, Status, Studied, Viewer};

use crate::lesson::Lesson;

/// What all seeds and dice come from.
const SEED: u64 = 2;
/// How long a move of those games is thought about, and how long a position that is studied.
const MOVE: Budget = Budget::Iterations(150);
const APPRAISAL: Budget = Budget::Iterations(2_000);
/// One decision of so many is left for a position to study.
const STUDIED: u32 = 4;
/// Up to so many moves away from the game.
const AWAY: u32 = 6;
/// One of so many games has options at random, and not the usual ones.
const UNUSUAL: u32 = 3;

/// Plays so many games on all cores, and gives the lessons in the order of the games: the same on every machine.
pub(crate) fn lessons<G: Studied>(games: u64) -> Vec<Lesson> {
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
                    done.send((number, game::<G>(number))).expect("somebody listens until all are done");
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

/// Plays a game and studies some positions on the way.
fn game<G: Studied>(number: u64) -> Vec<Lesson> {
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
    let mut game = G::new(&setup, &mut Silent).expect("it is one of the game's set-ups");
    let mut bot = Kind::level(Level::Pharaoh).with_budget(MOVE).bot::<G>();
    let mut lessons = Vec::new();
    while let Status::Deciding(deciding) = game.status() {
        if rng.below(STUDIED) == 0 {
            lessons.extend(study(&game, &mut rng));
        }
        let seat = deciding.first().expect("a game that is not over waits for somebody");
        // Now and then somebody does not think.
        let action = if rng.below(10) == 0 {
            game.sample_well(seat, &mut rng)
        } else {
            choose(&game, &mut *bot, &mut rng)
        };
        game.apply(seat, &action, &mut Silent);
    }
    lessons
}

/// Plays a few moves without much thought, and studies where that leads.
fn study<G: Studied>(game: &G, rng: &mut Rng) -> Option<Lesson> {
    let mut position = game.clone();
    for _ in 0..rng.below(AWAY + 1) {
        let Status::Deciding(deciding) = position.status() else { return None };
        let seat = deciding.first()?;
        let action =
            if rng.below(3) == 0 { position.sample(seat, rng) } else { position.sample_well(seat, rng) };
        position.apply(seat, &action, &mut Silent);
    }
    let expected = decide(&position, |decision| appraise(decision, APPRAISAL, rng))?;
    Some(Lesson::new(&position, &expected))
}

fn choose<G: Game>(game: &G, bot: &mut dyn Bot<G>, rng: &mut Rng) -> G::Action {
    decide(game, |decision| bot.choose(decision, rng)).expect("the game is not over")
}

/// Puts the next decision of a game to somebody; nothing if it is over.
fn decide<G: Game, T>(game: &G, ask: impl FnOnce(&Decision<'_, G>) -> T) -> Option<T> {
    let Status::Deciding(deciding) = game.status() else { return None };
    let seat = deciding.first()?;
    let (view, mut legal) = (game.view(Viewer::Seat(seat)), Vec::new());
    game.legal(seat, &mut legal);
    Some(ask(&Decision { seat, view: &view, legal: &legal }))
}
