//! The ladder: everybody meets everybody, and the results become ratings.

use std::io;
use std::num::NonZero;
use std::sync::Mutex;

use tabletop::{Options, Seat};

use crate::arena::{ArenaError, Deals, Finished, Series};
use crate::entrant::Entrant;
use crate::kind::Kind;
use crate::level::Level;
use crate::rating::{Met, Rating, ratings};
use crate::standing::{Standing, interval};

/// A round robin of the five levels, the yardstick and the simplest players.
#[derive(Clone, Debug)]
pub struct Ladder {
    /// How many sit at a table: one of a pair, and as many of the other as there are seats left.
    pub seats: usize,
    /// The options of every game.
    pub options: Options,
    /// A deck or tile set of one's own, for games that take one.
    pub material: Option<String>,
    /// Games between neighbouring levels, and of the strongest against the yardstick.
    pub games: u64,
    /// Games of every other pair.
    pub others: u64,
    /// Budgets are divided by this, but for those of a glance.
    pub parts: u32,
    /// What all seeds and dice come from.
    pub seed: u64,
    /// How many games are played at the same time.
    pub threads: NonZero<usize>,
}

/// A pair of the round robin and what came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Meeting {
    /// The one that sat alone.
    pub one: Kind,
    /// The one that had all other seats.
    pub other: Kind,
    /// Games played.
    pub games: u64,
    /// The share of games that the first won; shared wins are split.
    pub share: f64,
    /// The lower end of the share's 95 % interval.
    pub low: f64,
    /// The upper end of it.
    pub high: f64,
    /// How each of the two did, with points and thinking time.
    pub standings: [Standing; 2],
}

/// What a ladder found.
#[derive(Clone, Debug, PartialEq)]
pub struct Climbed {
    /// Every pair, in the order they met.
    pub meetings: Vec<Meeting>,
    /// The rating of everybody who met somebody, the best first; the yardstick is at 0.
    pub ratings: Vec<(Kind, Rating)>,
}

/// Told before every pair, after every game of it, and when it is over.
pub trait Progress: Sync {
    /// These two meet now, so many times.
    fn meet(&self, one: Kind, other: Kind, games: u64);
    /// A game is over.
    fn game(&self);
    /// They have met.
    fn met(&self, meeting: &Meeting);
}

/// How a series is played: the game is the caller's.
pub type Arena<'a> = dyn Fn(&Series, &(dyn Fn(&Finished<'_>) -> io::Result<()> + Sync)) -> Result<Vec<Standing>, ArenaError>
    + 'a;

impl Ladder {
    /// Who takes part, from the weakest level to the strongest, with the times divided.
    fn entrants(&self) -> Vec<Kind> {
        let hurried = |level: Level| Kind::level(level).with_budget(level.hurried(self.parts));
        let yardstick = Kind::PLAIN.with_budget(Level::Pharaoh.hurried(self.parts));
        let levels = Level::ALL.iter().map(|level| hurried(*level));
        [Kind::RANDOM, Kind::GREEDY].into_iter().chain(levels).chain([yardstick]).collect()
    }

    /// The pairs, and how often they meet: neighbours in the order of the entrants often, others a few times.
    fn pairs(&self) -> Vec<(Kind, Kind, u64)> {
        let entrants = self.entrants();
        let level = |at: usize| (2..entrants.len()).contains(&at);
        let mut pairs = Vec::new();
        for one in (0..entrants.len()).rev() {
            for other in (0..one).rev() {
                // The yardstick stands after the strongest level, and is met by it as by a neighbour.
                let often = one == other + 1 && level(one) && level(other);
                let games = if often { self.games } else { self.others };
                // The stronger one sits alone.
                let (one, other) = if one == entrants.len() - 1 {
                    (entrants[other], entrants[one])
                } else {
                    (entrants[one], entrants[other])
                };
                pairs.push((one, other, games.next_multiple_of(self.seats as u64)));
            }
        }
        pairs.retain(|(_, _, games)| *games > 0);
        pairs
    }

    /// Lets everybody meet everybody.
    ///
    /// # Errors
    /// When the game cannot be set up so.
    pub fn climb(&self, arena: &Arena<'_>, progress: &dyn Progress) -> Result<Climbed, ArenaError> {
        let mut meetings = Vec::new();
        let mut met = Vec::new();
        for (number, (one, other, games)) in self.pairs().into_iter().enumerate() {
            progress.meet(one, other, games);
            let (meeting, deals) = self.meet(one, other, games, number as u64, arena, progress)?;
            progress.met(&meeting);
            meetings.push(meeting);
            met.push((one, other, deals));
        }
        let entrants = self.entrants();
        let index = |kind: &Kind| {
            entrants.iter().position(|entrant| entrant == kind).expect("pairs are made of entrants")
        };
        let met: Vec<Met> = met
            .into_iter()
            .map(|(one, other, deals)| Met { one: index(&one), other: index(&other), deals })
            .collect();
        let rated = ratings(entrants.len(), self.seats, &met, entrants.len() - 1);
        let mut ratings: Vec<(Kind, Rating)> = entrants.into_iter().zip(rated).collect();
        // Nothing is known of those who met nobody.
        ratings
            .retain(|(kind, _)| meetings.iter().any(|meeting| [meeting.one, meeting.other].contains(kind)));
        ratings.sort_by(|(_, one), (_, other)| other.rating.total_cmp(&one.rating));
        Ok(Climbed { meetings, ratings })
    }

    /// Plays one pair: what came of it, and what the first won in each deal.
    fn meet(
        &self,
        one: Kind,
        other: Kind,
        games: u64,
        number: u64,
        arena: &Arena<'_>,
        progress: &dyn Progress,
    ) -> Result<(Meeting, Vec<f64>), ArenaError> {
        let mut entrants = vec![Entrant::Bot(other); self.seats];
        entrants[0] = Entrant::Bot(one);
        let series = Series {
            entrants,
            deals: Deals::Paired,
            options: self.options,
            material: self.material.clone(),
            games,
            seed: self.seed.wrapping_add(number),
            threads: self.threads,
        };
        let deals = Mutex::new(vec![0.0; (games / self.seats as u64) as usize]);
        let listen = |finished: &Finished<'_>| {
            let places = &finished.outcome.places;
            let first = |seat: &Seat| series.entrant_at(*seat, finished.number) == 0;
            let seat = Seat::first(self.seats).find(first).expect("everybody sits somewhere");
            if places[seat] == 1 {
                let winners = places.values().filter(|place| **place == 1).count() as f64;
                let mut deals = deals.lock().expect("no listener panics");
                deals[series.deal(finished.number) as usize] += 1.0 / winners;
            }
            progress.game();
            Ok(())
        };
        let mut standings = arena(&series, &listen)?.into_iter();
        let standings = [standings.next(), standings.next()]
            .map(|standing| standing.expect("at least two sit at a table"));
        let deals = deals.into_inner().expect("no listener panics");
        // Deals are added in their order: the sum is the same on any number of threads.
        let wins: f64 = deals.iter().sum();
        let (low, high) = interval(wins, games as f64);
        Ok((Meeting { one, other, games, share: wins / games as f64, low, high, standings }, deals))
    }
}

#[cfg(test)]
mod tests {
    use laws::Toy;
    use tabletop::Game as _;

    use super::*;
    use crate::arena::arena;

    struct Quiet;

    impl Progress for Quiet {
        fn meet(&self, _: Kind, _: Kind, _: u64) {}
        fn game(&self) {}
        fn met(&self, _: &Meeting) {}
    }

    fn play(
        series: &Series,
        listen: &(dyn Fn(&Finished<'_>) -> io::Result<()> + Sync),
    ) -> Result<Vec<Standing>, ArenaError> {
        arena::<Toy>(series, listen)
    }

    fn ladder(threads: usize) -> Ladder {
        Ladder {
            seats: 2,
            options: Options::new(Toy::OPTIONS),
            material: None,
            games: 5,
            others: 2,
            parts: 100_000,
            seed: 1,
            threads: NonZero::new(threads).expect("some threads"),
        }
    }

    #[test]
    fn everybody_meets_everybody_and_neighbours_more_often() {
        let pairs = ladder(1).pairs();
        assert_eq!(pairs.len(), 8 * 7 / 2);
        let often: Vec<String> = pairs
            .iter()
            .filter(|(_, _, games)| *games == 6)
            .map(|(one, other, _)| {
                let name = |kind: &Kind| kind.to_string().split(':').next().unwrap_or_default().to_owned();
                format!("{} {}", name(one), name(other))
            })
            .collect();
        assert_eq!(
            often,
            ["pharaoh plain", "pharaoh architect", "architect scribe", "scribe mason", "mason apprentice"]
        );
    }

    #[test]
    fn who_met_nobody_is_not_rated() {
        let pairs_only = Ladder { others: 0, ..ladder(2) };
        let climbed = pairs_only.climb(&play, &Quiet).expect("a ladder of the toy");
        assert_eq!((climbed.meetings.len(), climbed.ratings.len()), (5, 6));
        assert!(climbed.ratings.iter().all(|(kind, _)| *kind != Kind::RANDOM && *kind != Kind::GREEDY));
    }

    #[test]
    fn a_ladder_rates_everybody() {
        let climbed = ladder(2).climb(&play, &Quiet).expect("a ladder of the toy");
        assert_eq!((climbed.meetings.len(), climbed.ratings.len()), (28, 8));
        assert!(
            climbed
                .ratings
                .iter()
                .all(|(_, rating)| rating.low <= rating.rating && rating.rating <= rating.high)
        );
        let plain = climbed.ratings.iter().find(|(kind, _)| kind.to_string().starts_with("plain"));
        assert_eq!(plain.map(|(_, rating)| rating.rating), Some(0.0));
    }
}
