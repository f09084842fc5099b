//! Looks for games that end in every way, by playing at random.

use std::collections::BTreeSet;
use std::fmt;

use tabletop::{Game, Options, Rng, Seed, Setup, Status};

use super::{Golden, transcript};
use crate::course::{Course, pick_options, random_options};
use crate::mood::Vocabulary;

/// So many games are played for each seat count and pick of options.
const GAMES: u64 = 3_000;
/// A golden game is to be read: longer ones are passed over, as long as the hunt lasts.
const LONGEST: usize = 60_000;
/// The series of the hunt's seeds.
const SERIES: u64 = 1_000;

/// Which values of the options a game was played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Picked {
    /// The first of every choice.
    First,
    /// The last of every choice.
    Last,
    /// Any others.
    Mixed,
}

impl Picked {
    pub(super) fn of<G: Game>(options: &Options) -> Self {
        if *options == first::<G>() {
            Picked::First
        } else if *options == last::<G>() {
            Picked::Last
        } else {
            Picked::Mixed
        }
    }

    /// The picks of which every seat count must have a golden game.
    pub(super) fn demanded<G: Game>() -> &'static [Picked] {
        if first::<G>() == last::<G>() { &[Picked::First] } else { &[Picked::First, Picked::Last] }
    }

    fn options<G: Game>(self, rng: &mut Rng) -> Options {
        match self {
            Picked::First => first::<G>(),
            Picked::Last => last::<G>(),
            Picked::Mixed => random_options(G::OPTIONS, rng),
        }
    }
}

impl fmt::Display for Picked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Picked::First => "first",
            Picked::Last => "last",
            Picked::Mixed => "mixed",
        })
    }
}

fn first<G: Game>() -> Options {
    Options::new(G::OPTIONS)
}

fn last<G: Game>() -> Options {
    pick_options(G::OPTIONS, |choice| choice.values.len() - 1)
}

/// Golden games of every seat count, pick of options and ending that is not there yet, as far as random play
/// finds them. Mixed options are tried only for endings that no other options led to.
pub(super) fn hunt<G: Game>(have: &BTreeSet<Golden>) -> Vec<(Golden, String)> {
    let mut found: Vec<(Golden, String)> = Vec::new();
    for seats in G::SEATS {
        for picked in Picked::demanded::<G>() {
            let wanted = G::ENDINGS.iter().map(|ending| Golden { seats, picked: *picked, ending });
            let wanted = wanted.filter(|game| !have.contains(game)).collect();
            found.extend(hunt_for::<G>(seats, *picked, wanted));
        }
        let reached = |ending: &str| {
            let mut games = have.iter().chain(found.iter().map(|(game, _)| game));
            games.any(|game| game.seats == seats && game.ending == ending)
        };
        let wanted = G::ENDINGS.iter().filter(|ending| !reached(ending));
        let wanted = wanted.map(|ending| Golden { seats, picked: Picked::Mixed, ending }).collect();
        found.extend(hunt_for::<G>(seats, Picked::Mixed, wanted));
    }
    found
}

fn hunt_for<G: Game>(seats: usize, picked: Picked, mut wanted: BTreeSet<Golden>) -> Vec<(Golden, String)> {
    let mut found = Vec::new();
    let mut words = Vocabulary::default();
    for number in 0..GAMES {
        if wanted.is_empty() {
            break;
        }
        let mut rng = Rng::new(SERIES << 32 | number);
        let options = picked.options::<G>(&mut rng);
        let seed = Seed::of_series(SERIES, number);
        let setup = Setup { options, ..Setup::new::<G>(seats, seed) };
        let Ok(course) = Course::<G>::play(setup, rng, number, &mut words) else { break };
        let Status::Finished(outcome) = course.last.status() else { continue };
        // Drawn options may happen to be the first or the last of all.
        let game = Golden { seats, picked, ending: outcome.ending };
        if wanted.contains(&game)
            && let Ok(text) = transcript::<G>(&course.record())
            && text.len() <= LONGEST
        {
            wanted.remove(&game);
            found.push((game, text));
        }
    }
    found
}
