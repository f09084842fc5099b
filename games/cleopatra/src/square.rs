//! Squares of the garden, and the five that a mosaic covers.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use serde::{Serialize, Serializer};
use tabletop::ParseError;

use crate::data;
use crate::garden::Area;

/// A square of the garden: `c4` is column c, row 4; row 0 is at the back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct Square(u8);

impl Square {
    /// The square with this number: by column, then row.
    #[inline]
    pub(crate) const fn from_index(index: usize) -> Self {
        Square(index as u8)
    }

    /// The square of a column and a row, both from 0.
    pub const fn new(column: usize, row: usize) -> Option<Self> {
        if column < data::WIDTH && row < data::WIDTH {
            Some(Square((column * data::WIDTH + row) as u8))
        } else {
            None
        }
    }

    /// The square's number: by column, then row.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, from 0 on the left.
    pub const fn column(self) -> usize {
        self.index() / data::WIDTH
    }

    /// The row, from 0 at the back.
    pub const fn row(self) -> usize {
        self.index() % data::WIDTH
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Lists of hundreds of mosaics are printed in tests and menus: character by character is quickest.
        f.write_char(char::from(b'a' + self.column() as u8))?;
        f.write_char(char::from(b'0' + self.row() as u8))
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text.as_bytes() {
            [column @ b'a'..=b'i', row @ b'0'..=b'8'] => {
                Ok(Square((column - b'a') * data::WIDTH as u8 + (row - b'0')))
            }
            _ => Err(ParseError::expected("expected-square", text)),
        }
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The five squares a mosaic covers, by column, then row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Footprint([Square; data::MOSAIC_SQUARES]);

impl Footprint {
    /// These squares, if they are ascending.
    pub(crate) fn new(squares: [Square; data::MOSAIC_SQUARES]) -> Option<Self> {
        squares.is_sorted_by(|one, other| one < other).then_some(Footprint(squares))
    }

    /// The squares of an area that is known to have five.
    #[inline]
    pub(crate) fn of(area: Area) -> Self {
        let mut squares = area.squares();
        Footprint([(); data::MOSAIC_SQUARES].map(|()| squares.next().unwrap_or_default()))
    }

    /// The squares as an area.
    #[inline]
    pub(crate) fn area(&self) -> Area {
        self.0.iter().fold(Area::EMPTY, |area, square| area.with(*square))
    }
}

impl fmt::Display for Footprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, rest @ ..] = &self.0;
        first.fmt(f)?;
        rest.iter().try_for_each(|square| {
            f.write_char(' ')?;
            square.fmt(f)
        })
    }
}

impl Serialize for Footprint {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0)
    }
}

tabletop::listed!(Footprint of Square);
