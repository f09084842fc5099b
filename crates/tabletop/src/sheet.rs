//! The score sheet: every point with its line, its rule and the pieces it comes from.

use crate::phrase::Phrase;

/// One seat's score, line by line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet<R> {
    /// The lines, in the order of the game's page; lines without points are there too.
    pub lines: Vec<Line<R>>,
    total: i32,
}

/// One line of a score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<R> {
    /// The line's id on the game's page.
    pub id: &'static str,
    /// The rule that gives these points.
    pub rule: R,
    /// The points, or the number of whatever the line counts.
    pub points: i32,
    /// What they come from, worded for the player.
    pub pieces: Vec<Phrase>,
}

impl<R> Sheet<R> {
    /// The lines of a game whose lines are all points: they add up to the total.
    pub fn sum(lines: Vec<Line<R>>) -> Self {
        let total = lines.iter().map(|line| line.points).sum();
        Sheet { lines, total }
    }

    /// The lines of a game that counts other things besides points, and the total they lead to.
    pub fn with_total(lines: Vec<Line<R>>, total: i32) -> Self {
        Sheet { lines, total }
    }

    /// The score.
    pub fn total(&self) -> i32 {
        self.total
    }
}

impl<R> Default for Sheet<R> {
    fn default() -> Self {
        Sheet::sum(Vec::new())
    }
}
