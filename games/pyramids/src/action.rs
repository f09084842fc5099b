//! The decisions and their text.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use tabletop::{ParseError, Words};

use crate::cells::{Cell, Cells};
use crate::types::Card;

/// One decision. Its text is the notation: `keep 9 12`, `mark 12 a1 a2 a3 b3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Keep two of the four cards dealt, the lower number first.
    Keep(Card, Card),
    /// Cross the pattern, or a single cell, on one card.
    Mark(Card, Cells),
    /// Cross one more cell for a red cross.
    Bonus(Card, Cell),
    /// Take a card of the display.
    Take(Card),
    /// Take the unseen top card of the deck.
    TakeDeck,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Keep(one, other) => write!(f, "keep {one} {other}"),
            Action::Mark(card, cells) => write!(f, "mark {card} {cells}"),
            Action::Bonus(card, cell) => write!(f, "bonus {card} {cell}"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::TakeDeck => f.write_str("take deck"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::new(text);
        let action = match words.next("expected-action")? {
            "keep" => keep(&mut words)?,
            "mark" => Action::Mark(words.parse("expected-card-number")?, cells(&mut words, text)?),
            "bonus" => Action::Bonus(words.parse("expected-card-number")?, words.parse("expected-cell")?),
            "take" => take(&mut words)?,
            other => return Err(ParseError::expected("expected-action", other)),
        };
        words.finish()?;
        Ok(action)
    }
}

/// The rest of `keep ...`: two numbers, ascending.
fn keep(words: &mut Words<'_>) -> Result<Action, ParseError> {
    let one: Card = words.parse("expected-card-number")?;
    let column = words.column();
    let other: Card = words.parse("expected-card-number")?;
    if one < other {
        Ok(Action::Keep(one, other))
    } else {
        Err(ParseError::expected("expected-higher-card", &other.to_string()).shifted(column))
    }
}

/// At least one cell, ascending, up to the end of the text.
fn cells(words: &mut Words<'_>, text: &str) -> Result<Cells, ParseError> {
    let mut last: Cell = words.parse("expected-cell")?;
    let mut cells = Cells::only(last);
    // Notation is ASCII up to here, so the column is a place in the text too.
    while words.column() < text.len() {
        let column = words.column();
        let cell: Cell = words.parse("expected-cell")?;
        if cell <= last {
            return Err(ParseError::expected("expected-later-cell", &cell.to_string()).shifted(column));
        }
        cells = cells.union(Cells::only(cell));
        last = cell;
    }
    Ok(cells)
}

/// The rest of `take ...`.
fn take(words: &mut Words<'_>) -> Result<Action, ParseError> {
    let column = words.column();
    match words.next("expected-taken")? {
        "deck" => Ok(Action::TakeDeck),
        card => card
            .parse()
            .map(Action::Take)
            .map_err(|_| ParseError::expected("expected-taken", card).shifted(column)),
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
