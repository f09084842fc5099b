//! How a bot did: exact sums while the games are played, means and an interval at the end.

use std::time::Duration;

use tabletop::{BySeat, Seat, Sheet};

use crate::entrant::Entrant;
use crate::times::Times;

/// A shared win is split among two, three or four: twelfths add up exactly, whatever the order.
const WIN: u64 = 12;

/// What one entrant's games add up to. Whole numbers, so that the order of the games does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    games: u64,
    wins: u64,
    places: u64,
    score: i64,
    lines: Vec<(&'static str, i64)>,
    times: Times,
}

impl Tally {
    /// Adds the game in which this entrant sat at `seat`.
    pub(crate) fn add<R>(&mut self, seat: Seat, places: &BySeat<u8>, sheet: &Sheet<R>) {
        self.games += 1;
        self.score += i64::from(sheet.total());
        self.places += u64::from(places[seat]);
        if places[seat] == 1 {
            let winners = places.values().filter(|place| **place == 1).count() as u64;
            self.wins += WIN / winners;
        }
        sheet.lines.iter().for_each(|line| self.add_line(line.id, line.points.into()));
    }

    /// Adds the time that one decision took.
    pub(crate) fn thought(&mut self, time: Duration) {
        self.times.add(time);
    }

    /// Adds all games of another tally of the same entrant.
    pub(crate) fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.wins += other.wins;
        self.places += other.places;
        self.score += other.score;
        other.lines.iter().for_each(|(id, points)| self.add_line(id, *points));
        self.times.merge(&other.times);
    }

    fn add_line(&mut self, id: &'static str, points: i64) {
        match self.lines.iter_mut().find(|(known, _)| *known == id) {
            Some((_, sum)) => *sum += points,
            None => self.lines.push((id, points)),
        }
    }

    /// The means, for people and programs.
    pub(crate) fn standing(&self, bot: Entrant) -> Standing {
        let games = self.games as f64;
        let wins = self.wins as f64 / WIN as f64;
        let (low, high) = interval(wins, games);
        Standing {
            bot,
            games: self.games,
            wins,
            share: wins / games,
            low,
            high,
            mean_score: self.score as f64 / games,
            mean_place: self.places as f64 / games,
            slow: self.times.percentile(99),
            mean_lines: self.lines.iter().map(|(id, sum)| (*id, *sum as f64 / games)).collect(),
        }
    }
}

/// How one entrant did in a series.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// Which bot it is.
    pub bot: Entrant,
    /// Games played.
    pub games: u64,
    /// Games won; a shared win counts for its share.
    pub wins: f64,
    /// The share of games won.
    pub share: f64,
    /// The lower end of the share's 95 % interval.
    pub low: f64,
    /// The upper end of it.
    pub high: f64,
    /// The mean of the total scores.
    pub mean_score: f64,
    /// The mean of the places, from 1.
    pub mean_place: f64,
    /// The time that 99 of 100 decisions took at most.
    pub slow: Duration,
    /// The mean of each line of the score sheet.
    pub mean_lines: Vec<(&'static str, f64)>,
}

/// The 95 % interval of a share after `wins` of `games`, by Wilson: it stays within 0 and 1 and is honest for few
/// games and for shares near the ends, where the usual one is not.
pub fn interval(wins: f64, games: f64) -> (f64, f64) {
    /// The normal distribution keeps 95 % within this many deviations.
    const Z: f64 = 1.959_964;
    let share = wins / games;
    let shrink = 1.0 + Z * Z / games;
    let centre = (share + Z * Z / (2.0 * games)) / shrink;
    let half = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt() / shrink;
    ((centre - half).max(0.0), (centre + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use tabletop::Line;

    use super::*;
    use crate::kind::Kind;

    fn places(places: [u8; 3]) -> BySeat<u8> {
        BySeat::from_fn(3, |seat| places[seat.index()])
    }

    /// A sheet whose total is more than its lines, as games have that count other things besides points.
    fn sheet(stones: i32, cards: i32) -> Sheet<()> {
        let line = |id, points| Line { id, rule: (), points, pieces: Vec::new() };
        Sheet::with_total(vec![line("stones", stones), line("cards", cards)], stones + 10 * cards)
    }

    #[test]
    fn a_shared_win_is_split_and_means_are_means() {
        let mut tally = Tally::default();
        tally.add(Seat::A, &places([1, 1, 3]), &sheet(10, 2));
        tally.add(Seat::B, &places([1, 3, 2]), &sheet(5, 0));
        let mut rest = Tally::default();
        rest.add(Seat::C, &places([2, 2, 1]), &sheet(0, 1));
        tally.merge(&rest);
        let standing = tally.standing(Entrant::Bot(Kind::RANDOM));
        assert_eq!((standing.games, standing.wins, standing.share), (3, 1.5, 0.5));
        assert_eq!((standing.mean_score, standing.mean_place), (15.0, 5.0 / 3.0));
        assert_eq!(standing.mean_lines, [("stones", 5.0), ("cards", 1.0)]);
    }

    #[test]
    fn the_interval_is_wilsons() {
        // Worked by hand for 8 wins in 10 games: 0.4902 to 0.9433.
        let (low, high) = interval(8.0, 10.0);
        assert!((low - 0.4902).abs() < 5e-5 && (high - 0.9433).abs() < 5e-5, "{low} {high}");
        let (low, high) = interval(0.0, 10.0);
        assert!(low < 1e-9 && (high - 0.2775).abs() < 5e-5, "{low} {high}");
    }
}
