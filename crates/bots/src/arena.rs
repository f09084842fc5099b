//! The arena: bots meet in a series of games, changing seats from game to game.

use std::io;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use tabletop::{
    BySeat, Game, Language, Options, Outcome, Phrase, Play, Record, Rng, Seat, Seed, Setup, SetupError,
    Silent, Status, Viewer, is_name,
};

use crate::bot::Decision;
use crate::entrant::Entrant;
use crate::playout::dice;
use crate::standing::{Standing, Tally};

/// A series of games between bots. The same series gives the same games, on any number of threads.
#[derive(Clone, Debug)]
pub struct Series {
    /// Who plays; entrant `i` sits at seat `(i + game) mod entrants`, games counted from 0.
    pub entrants: Vec<Entrant>,
    /// Which deals they get.
    pub deals: Deals,
    /// The version of the rules; without one, the newest.
    pub rules: Option<u16>,
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

/// Which deals the games of a series have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deals {
    /// Every game another.
    Fresh,
    /// As many games in a row as there are entrants have the same, so that each entrant sits once at every seat of
    /// it: what luck gives one it gives all.
    Paired,
}

impl Series {
    /// The number of a game's deal.
    pub(crate) fn deal(&self, game: u64) -> u64 {
        match self.deals {
            Deals::Fresh => game,
            Deals::Paired => game / self.entrants.len() as u64,
        }
    }

    /// The entrant that sits at this seat in this game.
    pub fn entrant_at(&self, seat: Seat, game: u64) -> usize {
        let entrants = self.entrants.len();
        (seat.index() + entrants - (game % entrants as u64) as usize) % entrants
    }

    /// What an entrant is called: its bot's name, numbered where several are the same bot. A command that is too long or
    /// too odd for a name is called by what it is.
    pub fn name(&self, entrant: usize, language: Language) -> String {
        let entered = &self.entrants[entrant];
        let same = |entrants: &[Entrant]| entrants.iter().filter(|other| *other == entered).count();
        let (before, all) = (same(&self.entrants[..=entrant]), same(&self.entrants));
        let text = entered.name(language);
        let name = if is_name(&text) { text } else { "exec".to_owned() };
        if all == 1 { name } else { format!("{name} {before}") }
    }

    fn setup<G: Game>(&self, game: u64) -> Setup {
        Setup {
            rules: self.rules.unwrap_or(*G::READS.end()),
            seats: self.entrants.len(),
            options: self.options,
            seed: Seed::of_series(self.seed, self.deal(game)),
            material: self.material.clone(),
        }
    }
}

/// A game of a series that is over.
pub struct Finished<'a> {
    /// Which game, from 0.
    pub number: u64,
    /// How it came out, by seat.
    pub outcome: Outcome,
    /// What went wrong with entrants, if anything did.
    pub complaints: &'a [Phrase],
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
    G::new(&series.setup::<G>(0), &mut Silent).map_err(ArenaError::Setup)?;
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
    Ok(sums.iter().zip(&series.entrants).map(|(sum, kind)| sum.standing(kind.clone())).collect())
}

/// Plays one game and adds it to each entrant's tally.
fn one_game<G: Game>(
    series: &Series,
    number: u64,
    tallies: &mut [Tally],
    listen: &(dyn Fn(&Finished<'_>) -> io::Result<()> + Sync),
) -> Result<(), ArenaError> {
    let setup = series.setup::<G>(number);
    let mut game = G::new(&setup, &mut Silent).map_err(ArenaError::Setup)?;
    let Played { outcome, plays, complaints } = play_out(&mut game, series, number, tallies);
    let sheets = G::sheet(&game.view(Viewer::All));
    for (seat, sheet) in sheets.iter() {
        tallies[series.entrant_at(seat, number)].add(seat, &outcome.places, sheet);
    }
    let record = || {
        let mut record = Record::new::<G>(&setup);
        // A series gives the same records, whoever reads them.
        let name = |seat| series.name(series.entrant_at(seat, number), Language::En);
        record.names = BySeat::from_fn(setup.seats, |seat| Some(name(seat)));
        record.result = tabletop::result(&game);
        record.plays =
            plays.iter().map(|(seat, action)| Play { seat: *seat, action: action.to_string() }).collect();
        record
    };
    listen(&Finished { number, outcome, complaints: &complaints, record: &record })
        .map_err(ArenaError::Listener)
}

/// A game that was played to its end.
struct Played<A> {
    outcome: Outcome,
    plays: Vec<(Seat, A)>,
    complaints: Vec<Phrase>,
}

/// Lets the entrants play a game to its end, each with dice of its own, and notes how long they think.
fn play_out<G: Game>(game: &mut G, series: &Series, number: u64, tallies: &mut [Tally]) -> Played<G::Action> {
    let mut all_dice = dice(&Seed::of_series(series.seed, number), "arena");
    let mut players: Vec<_> =
        series.entrants.iter().map(|entrant| (entrant.bot::<G>(), Rng::split(&mut all_dice))).collect();
    let (mut plays, mut complaints) = (Vec::new(), Vec::new());
    let mut legal = Vec::new();
    loop {
        let seat = match game.status() {
            Status::Finished(outcome) => return Played { outcome, plays, complaints },
            Status::Deciding(seats) => seats.first().expect("a game that is not over waits for somebody"),
        };
        legal.clear();
        game.legal(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let entrant = series.entrant_at(seat, number);
        let (bot, rng) = &mut players[entrant];
        let begun = Instant::now();
        let action = bot.choose(&Decision { seat, view: &view, legal: &legal }, rng);
        tallies[entrant].thought(begun.elapsed());
        complaints.extend(bot.complaint());
        game.apply(seat, &action, &mut Silent);
        plays.push((seat, action));
    }
}
