//! What can go wrong, each as a phrase that both languages can say: text that is not notation, a set-up that
//! is not a game, and an action that a rule forbids.

use std::error::Error;
use std::fmt;
use std::ops::RangeInclusive;

use crate::phrase::Phrase;

/// Text that is not the exact print of anything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The line, from 1.
    pub line: usize,
    /// The first character that does not fit, from 1.
    pub column: usize,
    /// What was expected there.
    pub problem: Phrase,
}

impl ParseError {
    /// At the first character of `found`, something else was expected; `key` says what.
    pub fn expected(key: &'static str, found: &str) -> Self {
        let problem = if found.is_empty() {
            Phrase::new("parse-ended").with("expected", Phrase::new(key))
        } else {
            Phrase::new("parse-found").with("expected", Phrase::new(key)).with("found", shown(found))
        };
        ParseError { line: 1, column: 1, problem }
    }

    /// The same problem, `columns` further to the right.
    #[must_use]
    pub fn shifted(mut self, columns: usize) -> Self {
        self.column += columns;
        self
    }

    /// The same problem, in this line.
    #[must_use]
    pub fn at_line(mut self, line: usize) -> Self {
        self.line = line;
        self
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.problem)
    }
}

impl Error for ParseError {}

/// Foreign text as it may be repeated in a message: short, and without control characters.
pub fn shown(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut out: String =
        text.chars().take(LONGEST).map(|c| if c.is_control() { '\u{FFFD}' } else { c }).collect();
    if text.chars().nth(LONGEST).is_some() {
        out.push('…');
    }
    out
}

/// A set-up that no game can start from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// What is wrong with it.
    pub problem: Phrase,
    /// Where in the custom deck or tile set, if that is what is wrong: line and column, from 1.
    pub place: Option<(usize, usize)>,
}

impl SetupError {
    /// A problem with its phrase.
    pub fn new(problem: impl Into<Phrase>) -> Self {
        SetupError { problem: problem.into(), place: None }
    }

    /// So many seats are too few or too many.
    pub fn seats(found: usize, allowed: &RangeInclusive<usize>) -> Self {
        let (least, most) = (*allowed.start(), *allowed.end());
        let key = if least == most { "setup-seats-exactly" } else { "setup-seats" };
        SetupError::new(Phrase::new(key).with("seats", found).with("least", least).with("most", most))
    }
}

impl From<ParseError> for SetupError {
    /// A mistake in the text of a custom deck or tile set.
    fn from(error: ParseError) -> Self {
        SetupError { problem: error.problem, place: Some((error.line, error.column)) }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.problem.fmt(f)
    }
}

impl Error for SetupError {}

/// An action that a rule forbids now, with the rule and the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal<R> {
    /// The rule that forbids it.
    pub rule: R,
    /// Why, worded for the player.
    pub why: Phrase,
}

impl<R> Illegal<R> {
    /// A refusal by `rule`.
    pub fn new(rule: R, why: impl Into<Phrase>) -> Self {
        Illegal { rule, why: why.into() }
    }
}
