//! The score sheet: every point with its line, its rule and the pieces it comes from.

use crate::phrase::Phrase;

/// One seat's score, line by line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet<R> {
    /// The lines, in the order of the game's page; lines without points are there too.
    pub lines: Vec<Line<R>>,
}

/// One line of a score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<R> {
    /// The line's id on the game's page.
    pub id: &'static str,
    /// The rule that gives these points.
    pub rule: R,
    /// The points.
    pub points: i32,
    /// What they come from, worded for the player.
    pub pieces: Vec<Phrase>,
}

impl<R> Sheet<R> {
    /// The sum of all lines.
    pub fn total(&self) -> i32 {
        self.lines.iter().map(|line| line.points).sum()
    }
}

impl<R> Default for Sheet<R> {
    fn default() -> Self {
        Sheet { lines: Vec::new() }
    }
}
