//! The decisions and their text.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use tabletop::{ParseError, Words};

use crate::cell::Cell;
use crate::types::{Openings, Pawn, Tile};

/// One decision. Its text is the notation: `worker 0.4`, `build 17 2.3 lr`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Play a pawn on a tile.
    Place(Pawn, Cell),
    /// Turn a tile, which opens on these sides afterwards.
    Turn(Cell, Openings),
    /// Swap an own pawn with an opposing one.
    Swap(Cell, Cell),
    /// Move an own pawn.
    Move(Cell, Cell),
    /// Add a tile to the pyramid, opening on these sides.
    Build(Tile, Cell, Openings),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(pawn, cell) => write!(f, "{pawn} {cell}"),
            Action::Turn(cell, openings) => write!(f, "turn {cell} {openings}"),
            Action::Swap(own, other) => write!(f, "swap {own} {other}"),
            Action::Move(from, to) => write!(f, "move {from} {to}"),
            Action::Build(tile, cell, openings) => write!(f, "build {tile} {cell} {openings}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::new(text);
        let action = match words.next("expected-action")? {
            "turn" => Action::Turn(words.parse("expected-cell")?, words.parse("expected-openings")?),
            "swap" => Action::Swap(words.parse("expected-cell")?, words.parse("expected-cell")?),
            "move" => Action::Move(words.parse("expected-cell")?, words.parse("expected-cell")?),
            "build" => Action::Build(
                words.parse("expected-tile")?,
                words.parse("expected-cell")?,
                words.parse("expected-openings")?,
            ),
            pawn => {
                let pawn = pawn.parse().map_err(|_| ParseError::expected("expected-action", pawn))?;
                Action::Place(pawn, words.parse("expected-cell")?)
            }
        };
        words.finish()?;
        Ok(action)
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
