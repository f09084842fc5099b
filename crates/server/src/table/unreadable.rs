//! Why a table cannot be read from its log: which entry it is, and what is wrong with it.

use std::fmt;
use std::ops::RangeInclusive;

use catalog::Refused;
use tabletop::{ParseError, Phrase, SetupError};

use super::refusal::{Code, Refusal};
use crate::store::TableId;

/// An entry that is none of a table of this program.
#[derive(Clone, Debug)]
pub(crate) struct Unreadable {
    /// Whose log it is.
    pub(crate) table: TableId,
    /// The number of the entry.
    pub(crate) number: u64,
    /// What is wrong with it.
    pub(crate) why: Wrong,
}

/// What is wrong with an entry.
#[derive(Clone, Debug)]
pub(crate) enum Wrong {
    /// A newer program wrote the log.
    Format { found: u16, known: u16 },
    /// The game goes by rules that this program does not know.
    Rules { game: String, found: u16, reads: RangeInclusive<u16> },
    /// This program has no such game.
    Game(Phrase),
    /// It is not what was written: it was changed, or one before it was taken out.
    Changed,
    /// What it said was deleted, and nobody may delete that.
    Deleted,
    /// It is no entry of a log.
    Entry(String),
    /// A log begins with the opening of a table.
    NotOpened,
    /// A table is opened once.
    OpenedTwice,
    /// These are not the game's options.
    Options(ParseError),
    /// The game cannot be set up.
    Setup(SetupError),
    /// Something is done in a game that has not begun.
    NoGame,
    /// The rules do not allow the play.
    Play { action: String, refused: Refused },
}

impl Wrong {
    /// With the entry that it is about.
    pub(super) fn at(self, table: TableId, number: u64) -> Unreadable {
        Unreadable { table, number, why: self }
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "table {}, entry {}: {}", self.table, self.number, self.why)
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::Format { found, known } => {
                write!(out, "the log has format {found}, of a newer program; this one knows {known}")
            }
            Wrong::Rules { game, found, reads } => {
                let (least, most) = (reads.start(), reads.end());
                write!(out, "rules {found} of {game}; this program knows {least} to {most}")
            }
            Wrong::Game(problem) => write!(out, "{problem}"),
            Wrong::Changed => write!(out, "it is not what was written here, or one before it is missing"),
            Wrong::Deleted => write!(out, "what it said was deleted, and nobody may delete that"),
            Wrong::Entry(problem) => write!(out, "it is no entry: {problem}"),
            Wrong::NotOpened => write!(out, "a log begins with the opening of a table"),
            Wrong::OpenedTwice => write!(out, "a table is opened once"),
            Wrong::Options(problem) => write!(out, "its options: {problem}"),
            Wrong::Setup(problem) => write!(out, "its game cannot be set up: {problem}"),
            Wrong::NoGame => write!(out, "the game has not begun"),
            Wrong::Play { action, refused } => write!(out, "{action:?} is not allowed: {refused:?}"),
        }
    }
}

impl From<&Unreadable> for Refusal {
    /// What people are told: a newer program can go on, or the host must look what is wrong.
    fn from(unreadable: &Unreadable) -> Self {
        match unreadable.why {
            Wrong::Format { .. } | Wrong::Rules { .. } | Wrong::Game(_) => Code::OtherVersion.into(),
            _ => {
                let entry = Phrase::new("unreadable-entry").with("number", unreadable.number);
                Refusal::with(Code::Unreadable, entry)
            }
        }
    }
}
