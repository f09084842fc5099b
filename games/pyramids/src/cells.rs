//! Cells of a chamber and sets of them: bit masks, so that neighbours and placements are shifts.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use tabletop::ParseError;

use crate::data;

/// Bits from one column to the next: one more than the rows, so that a step down from the bottom row lands on a
/// cell that no chamber has, instead of on the top of the next column.
pub(crate) const STRIDE: usize = data::SIDE + 1;

/// A cell of a chamber: a letter for the column, from the left, and a digit for the row, from the top (`b3`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct Cell(u8);

/// How every cell is written, by column, then row.
const TEXTS: [[&str; data::SIDE]; data::SIDE] = [
    ["a1", "a2", "a3", "a4", "a5"],
    ["b1", "b2", "b3", "b4", "b5"],
    ["c1", "c2", "c3", "c4", "c5"],
    ["d1", "d2", "d3", "d4", "d5"],
    ["e1", "e2", "e3", "e4", "e5"],
];

impl Cell {
    /// The cell in this column and row, both counted from 0.
    ///
    /// # Panics
    /// When a chamber has no such cell.
    pub const fn new(column: usize, row: usize) -> Self {
        assert!(column < data::SIDE && row < data::SIDE, "a chamber has five columns and five rows");
        Cell((column * STRIDE + row) as u8)
    }

    /// The column, from 0 at the left.
    pub const fn column(self) -> usize {
        self.0 as usize / STRIDE
    }

    /// The row, from 0 at the top.
    pub const fn row(self) -> usize {
        self.0 as usize % STRIDE
    }

    /// How the cell is written.
    pub const fn text(self) -> &'static str {
        TEXTS[self.column()][self.row()]
    }

    /// Every cell, by column, then row.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..data::SIDE).flat_map(|column| (0..data::SIDE).map(move |row| Cell::new(column, row)))
    }

    /// The number of the cell's bit.
    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        self.0 as u32
    }

    /// The cell of a bit that a chamber has.
    #[inline]
    pub(crate) const fn at_bit(bit: u32) -> Self {
        Cell(bit as u8)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text.as_bytes() {
            [column @ b'a'..=b'e', row @ b'1'..=b'5'] => {
                Ok(Cell::new(usize::from(column - b'a'), usize::from(row - b'1')))
            }
            _ => Err(ParseError::expected("expected-cell", text)),
        }
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

/// A set of cells of one chamber. Prints them by column, then row: `a2 b1`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cells(pub(crate) u32);

impl Cells {
    /// No cell.
    pub const EMPTY: Cells = Cells(0);

    /// Every cell of a chamber.
    pub const ALL: Cells = {
        let column = (1 << data::SIDE) - 1;
        let mut cells = 0;
        let mut at = 0;
        while at < data::SIDE {
            cells |= column << (at * STRIDE);
            at += 1;
        }
        Cells(cells)
    };

    /// One cell alone.
    #[inline]
    pub const fn only(cell: Cell) -> Self {
        Cells(1 << cell.bit())
    }

    /// Is the cell in the set?
    #[inline]
    pub const fn has(self, cell: Cell) -> bool {
        self.0 & 1 << cell.bit() != 0
    }

    /// Is no cell in the set?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The cells that are in either set.
    #[must_use]
    #[inline]
    pub const fn union(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// The cells that are in both sets.
    #[must_use]
    #[inline]
    pub const fn intersection(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    /// The cells of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    /// Have the two sets a cell in common?
    #[inline]
    pub const fn meets(self, other: Cells) -> bool {
        self.0 & other.0 != 0
    }

    /// What touches the set by a side. Cells beyond the edge are among them: intersect with a chamber's.
    #[must_use]
    #[inline]
    pub const fn neighbours(self) -> Cells {
        Cells(self.0 << 1 | self.0 >> 1 | self.0 << STRIDE | self.0 >> STRIDE)
    }

    /// All that can be reached from this set within `open`.
    #[must_use]
    pub const fn flood(self, open: Cells) -> Cells {
        let mut reached = self.intersection(open);
        loop {
            let grown = reached.union(reached.neighbours().intersection(open));
            if grown.0 == reached.0 {
                return reached;
            }
            reached = grown;
        }
    }

    /// The first cell, by column, then row.
    #[inline]
    pub fn first(self) -> Option<Cell> {
        if self.is_empty() { None } else { Some(Cell::at_bit(self.0.trailing_zeros())) }
    }

    /// The cells, by column, then row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let cell = left.first()?;
            left.0 &= left.0 - 1;
            Some(cell)
        })
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Cells::EMPTY, |set, cell| set.union(Cells::only(cell)))
    }
}

/// As their texts are ordered, so that lists of actions read well.
impl Ord for Cells {
    fn cmp(&self, other: &Self) -> Ordering {
        self.iter().cmp(other.iter())
    }
}

impl PartialOrd for Cells {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().enumerate().try_for_each(|(at, cell)| {
            let space = if at == 0 { "" } else { " " };
            write!(f, "{space}{cell}")
        })
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl Serialize for Cells {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

tabletop::listed!(Cells of Cell);
