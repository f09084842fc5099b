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

/// A round robin of the five levels, the yardstick and the simplest players, or of some of them.
#[derive(Clone, Debug)]
pub struct Ladder {
    /// Who takes part, in the order of [`Ladder::EVERYBODY`].
    pub among: Vec<Kind>,
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
    /// The rating of everybody who met somebody, the best first; the yardstick is at 0, or the strongest level where
    /// it does not take part.
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
    /// The simplest players, the levels from the weakest to the strongest, and the yardstick.
    pub const EVERYBODY: [Kind; 8] = [
        Kind::RANDOM,
        Kind::GREEDY,
        Kind::level(Level::Apprentice),
        Kind::level(Level::Mason),
        Kind::level(Level::Scribe),
        Kind::level(Level::Architect),
        Kind::level(Level::Pharaoh),
        Kind::PLAIN,
    ];

    /// The same bot with its time divided; the yardstick has the time of the strongest level.
    fn hurried(&self, kind: Kind) -> Kind {
        match kind.as_level() {
            Some(level) => kind.with_budget(level.hurried(self.parts)),
            None if kind == Kind::PLAIN => kind.with_budget(Level::Pharaoh.hurried(self.parts)),
            None => kind,
        }
    }

    /// The pairs, and how often they meet: neighbours often, others a few times.
    fn pairs(&self) -> Vec<(Kind, Kind, u64)> {
        let climbs = |kind: Kind| ![Kind::RANDOM, Kind::GREEDY].contains(&kind);
        let mut pairs = Vec::new();
        for (at, &higher) in self.among.iter().enumerate().rev() {
            for (below, &lower) in self.among[..at].iter().enumerate().rev() {
                // The yardstick stands after the strongest level, and is met by it as by a neighbour.
                let often = at == below + 1 && climbs(higher) && climbs(lower);
                let games = if often { self.games } else { self.others };
                // The stronger one sits alone.
                let (one, other) = if higher == Kind::PLAIN { (lower, higher) } else { (higher, lower) };
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
            let index = |kind| self.among.iter().position(|known| *known == kind);
            let pair = index(one).zip(index(other)).expect("pairs are made of those who take part");
            let [one, other] = [one, other].map(|kind| self.hurried(kind));
            progress.meet(one, other, games);
            let (meeting, deals) = self.meet(one, other, games, number as u64, arena, progress)?;
            progress.met(&meeting);
            meetings.push(meeting);
            met.push(Met { one: pair.0, other: pair.1, deals });
        }
        let rated = ratings(self.among.len(), self.seats, &met, self.among.len() - 1);
        let hurried = self.among.iter().map(|kind| self.hurried(*kind));
        let mut ratings: Vec<(Kind, Rating)> = hurried.zip(rated).collect();
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
            rules: None,
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
            among: Ladder::EVERYBODY.to_vec(),
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
    fn some_climb_a_ladder_of_their_own() {
        let [.., mason, scribe, _, pharaoh, plain] = Ladder::EVERYBODY;
        let some = Ladder { among: vec![Kind::RANDOM, mason, scribe, pharaoh, plain], ..ladder(1) };
        let often: Vec<_> = some.pairs().into_iter().filter(|(_, _, games)| *games == 6).collect();
        assert_eq!(often, [(pharaoh, plain, 6), (pharaoh, scribe, 6), (scribe, mason, 6)]);
        let two = Ladder { among: vec![Kind::RANDOM, mason], ..ladder(1) };
        let climbed = two.climb(&play, &Quiet).expect("a ladder of the toy");
        assert_eq!(climbed.meetings.len(), 1);
        assert_eq!(
            climbed
                .ratings
                .iter()
                .find(|(kind, _)| kind.as_level().is_some())
                .map(|(_, rating)| rating.rating),
            Some(0.0)
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
