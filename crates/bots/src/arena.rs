//! The arena: bots meet in a series of games, changing seats from game to game.

use std::io;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use tabletop::{
    BySeat, Game, Options, Outcome, Play, Record, Rng, Seat, Seed, Setup, SetupError, Silent, Status, Viewer,
};

use crate::bot::Decision;
use crate::kind::Kind;
use crate::playout::dice;
use crate::standing::{Standing, Tally};

/// A series of games between bots. The same series gives the same games, on any number of threads.
#[derive(Clone, Debug)]
pub struct Series {
    /// Who plays; entrant `i` sits at seat `(i + game) mod entrants`, games counted from 0.
    pub entrants: Vec<Kind>,
    /// The options of every game.
    pub options: Options,
    /// A deck or tile set of one's own, for games that take one.
    pub material: Option<String>,
    /// How many games.
    pub games: u64,
    /// What all seeds and dice come from.
    pub seed: u64,
    /// How many games are played at the same time.
    pub threads: NonZero<usize>,
}

impl Series {
    /// The entrant that sits at this seat in this game.
    pub fn entrant_at(&self, seat: Seat, game: u64) -> usize {
        let entrants = self.entrants.len();
        (seat.index() + entrants - (game % entrants as u64) as usize) % entrants
    }

    /// What an entrant is called in records: its bot's name, numbered where several are the same bot.
    pub fn name(&self, entrant: usize) -> String {
        let kind = self.entrants[entrant];
        let same = |kinds: &[Kind]| kinds.iter().filter(|other| **other == kind).count();
        if same(&self.entrants) == 1 {
            kind.to_string()
        } else {
            format!("{kind} {}", same(&self.entrants[..=entrant]))
        }
    }

    fn setup(&self, game: u64) -> Setup {
        Setup {
            seats: self.entrants.len(),
            options: self.options,
            seed: Seed::of_series(self.seed, game),
            material: self.material.clone(),
        }
    }
}

/// A game of a series that is over.
pub struct Finished<'a> {
    /// Which game, from 0.
    pub number: u64,
    record: &'a dyn Fn() -> Record,
}

impl Finished<'_> {
    /// The game's record, with names and result; made only when somebody asks for it.
    pub fn record(&self) -> Record {
        (self.record)()
    }
}

/// Why a series could not be played.
#[derive(Debug)]
pub enum ArenaError {
    /// Its set-up is not one of the game's.
    Setup(SetupError),
    /// The listener could not take in a finished game.
    Listener(io::Error),
}

/// Plays a series and tells how each entrant did, in the order of the entrants.
///
/// `listen` is told of every game as it ends, in no certain order and from several threads; its first error ends
/// the series.
///
/// # Errors
/// When no such game can be set up, or `listen` fails.
pub fn arena<G: Game>(
    series: &Series,
    listen: &(dyn Fn(&Finished<'_>) -> io::Result<()> + Sync),
) -> Result<Vec<Standing>, ArenaError> {
    // One set-up shows whether all can be made: games of a series differ in nothing but the seed.
    G::new(&series.setup(0), &mut Silent).map_err(ArenaError::Setup)?;
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let worker = || {
        let mut tallies = vec![Tally::default(); series.entrants.len()];
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= series.games {
                break;
            }
            let told = one_game::<G>(series, number, &mut tallies, listen);
            if told.is_err() {
                stop.store(true, Ordering::Relaxed);
                told?;
            }
        }
        Ok(tallies)
    };
    let found: Vec<Result<Vec<Tally>, ArenaError>> = thread::scope(|scope| {
        let workers: Vec<_> = (0..series.threads.get()).map(|_| scope.spawn(worker)).collect();
        let join = |worker: thread::ScopedJoinHandle<'_, _>| {
            worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        workers.into_iter().map(join).collect()
    });
    let mut sums = vec![Tally::default(); series.entrants.len()];
    for tallies in found {
        for (sum, tally) in sums.iter_mut().zip(tallies?) {
            sum.merge(&tally);
        }
    }
    Ok(sums.iter().zip(&series.entrants).map(|(sum, kind)| sum.standing(*kind)).collect())
}

/// Plays one game and adds it to each entrant's tally.
fn one_game<G: Game>(
    series: &Series,
    number: u64,
    tallies: &mut [Tally],
    listen: &(dyn Fn(&Finished<'_>) -> io::Result<()> + Sync),
) -> Result<(), ArenaError> {
    let setup = series.setup(number);
    let mut game = G::new(&setup, &mut Silent).map_err(ArenaError::Setup)?;
    let (outcome, plays) = play_out(&mut game, series, number);
    let sheets = G::sheet(&game.view(Viewer::All));
    for (seat, sheet) in sheets.iter() {
        tallies[series.entrant_at(seat, number)].add(seat, &outcome.places, sheet);
    }
    let record = || {
        let mut record = Record::new::<G>(&setup);
        record.names =
            BySeat::from_fn(setup.seats, |seat| Some(series.name(series.entrant_at(seat, number))));
        record.result = tabletop::result(&game);
        record.plays =
            plays.iter().map(|(seat, action)| Play { seat: *seat, action: action.to_string() }).collect();
        record
    };
    listen(&Finished { number, record: &record }).map_err(ArenaError::Listener)
}

/// Lets the entrants play a game to its end, each with dice of its own.
fn play_out<G: Game>(game: &mut G, series: &Series, number: u64) -> (Outcome, Vec<(Seat, G::Action)>) {
    let mut all_dice = dice(&Seed::of_series(series.seed, number), "arena");
    let mut players: Vec<_> =
        series.entrants.iter().map(|kind| (kind.bot::<G>(), Rng::split(&mut all_dice))).collect();
    let mut plays = Vec::new();
    let mut legal = Vec::new();
    loop {
        let seat = match game.status() {
            Status::Finished(outcome) => return (outcome, plays),
            Status::Deciding(seats) => seats.first().expect("a game that is not over waits for somebody"),
        };
        legal.clear();
        game.legal(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let (bot, rng) = &mut players[series.entrant_at(seat, number)];
        let action = bot.choose(&Decision { seat, view: &view, legal: &legal }, rng);
        game.apply(seat, &action, &mut Silent);
        plays.push((seat, action));
    }
}
