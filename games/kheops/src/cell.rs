//! The pyramid's geometry: its cells, and which share a side. All tables are computed once, by the compiler.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use tabletop::ParseError;

use crate::data::{CELLS, SIDE};
use crate::set::{Numbered, Set};

/// A place for a tile: `2.3` is the fourth cell from the left in the third row from the bottom.
///
/// Cells with an even column point up, the others down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct Cell(u8);

/// A set of cells.
pub type Cells = Set<Cell>;

/// A side of a cell, as its tile opens on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Side {
    /// `l`: towards the cell before it in the row.
    Left,
    /// `r`: towards the next cell in the row.
    Right,
    /// `b`: the level side, below a cell that points up and above one that points down.
    Base,
}

impl Side {
    /// Every side, in the order of the notation.
    pub const ALL: [Side; 3] = [Side::Left, Side::Right, Side::Base];

    /// The same side as the neighbour calls it.
    #[inline]
    pub const fn facing(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
            Side::Base => Side::Base,
        }
    }
}

/// The number of the first cell of a row; every row has two cells fewer than the one below.
const fn row_start(row: usize) -> usize {
    row * (2 * SIDE - row)
}

/// Row and column of every cell.
const PLACES: [(u8, u8); CELLS] = {
    let mut places = [(0, 0); CELLS];
    let mut row = 0;
    while row < SIDE {
        let mut at = row_start(row);
        while at < row_start(row + 1) {
            places[at] = (row as u8, (at - row_start(row)) as u8);
            at += 1;
        }
        row += 1;
    }
    places
};

/// How every cell is written.
#[rustfmt::skip]
const TEXTS: [&str; CELLS] = [
    "0.0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "0.10", "0.11", "0.12",
    "1.0", "1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "1.7", "1.8", "1.9", "1.10",
    "2.0", "2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "2.7", "2.8",
    "3.0", "3.1", "3.2", "3.3", "3.4", "3.5", "3.6",
    "4.0", "4.1", "4.2", "4.3", "4.4",
    "5.0", "5.1", "5.2",
    "6.0",
];

/// The cell beyond each side of each cell; nothing beyond the faces of the pyramid.
const NEIGHBOURS: [[Option<Cell>; 3]; CELLS] = {
    let mut neighbours = [[None; 3]; CELLS];
    let mut at = 0;
    while at < CELLS {
        let cell = Cell(at as u8);
        let (row, column) = (cell.row(), cell.column());
        if column > 0 {
            neighbours[at][Side::Left as usize] = Cell::at(row, column - 1);
        }
        neighbours[at][Side::Right as usize] = Cell::at(row, column + 1);
        if !cell.points_up() {
            neighbours[at][Side::Base as usize] = Cell::at(row + 1, column - 1);
        } else if row > 0 {
            neighbours[at][Side::Base as usize] = Cell::at(row - 1, column + 1);
        }
        at += 1;
    }
    neighbours
};

/// The cells that share a side with each cell.
const BESIDE: [Cells; CELLS] = {
    let mut beside = [Cells::EMPTY; CELLS];
    let mut at = 0;
    while at < CELLS {
        let mut bits = 0;
        let mut side = 0;
        while side < 3 {
            if let Some(cell) = NEIGHBOURS[at][side] {
                bits |= 1 << cell.0;
            }
            side += 1;
        }
        beside[at] = Cells::from_bits(bits);
        at += 1;
    }
    beside
};

impl Cell {
    /// The topmost cell.
    pub const SUMMIT: Cell = Cell(CELLS as u8 - 1);

    /// The cell in this row (from 0 at the bottom) and column (from 0 at the left), if there is one.
    pub const fn at(row: usize, column: usize) -> Option<Cell> {
        if row < SIDE && column < row_start(row + 1) - row_start(row) {
            Some(Cell((row_start(row) + column) as u8))
        } else {
            None
        }
    }

    /// Every cell, row by row from the bottom left.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> {
        (0..CELLS).map(Cell::from_index)
    }

    /// The row, from 0 at the bottom.
    pub const fn row(self) -> usize {
        PLACES[self.0 as usize].0 as usize
    }

    /// The column, from 0 at the left.
    pub const fn column(self) -> usize {
        PLACES[self.0 as usize].1 as usize
    }

    /// How the cell is written.
    pub const fn text(self) -> &'static str {
        TEXTS[self.0 as usize]
    }

    /// Does the cell point up?
    pub const fn points_up(self) -> bool {
        self.column().is_multiple_of(2)
    }

    /// The cell beyond a side; nothing if the side is on a face of the pyramid.
    #[inline]
    pub const fn beyond(self, side: Side) -> Option<Cell> {
        NEIGHBOURS[self.0 as usize][side as usize]
    }

    /// The cells that share a side with this one.
    #[inline]
    pub(crate) const fn beside(self) -> Cells {
        BESIDE[self.0 as usize]
    }
}

impl Cells {
    /// The whole pyramid.
    pub const ALL: Cells = Cells::from_bits((1 << CELLS) - 1);
}

impl Numbered for Cell {
    #[inline]
    fn from_index(index: usize) -> Self {
        Cell(index as u8)
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
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
        let cell =
            text.split_once('.').and_then(|(row, column)| Cell::at(row.parse().ok()?, column.parse().ok()?));
        // Numbers read "+4" and "04" too: only the exact print is a cell.
        cell.filter(|cell| cell.text() == text).ok_or_else(|| ParseError::expected("expected-cell", text))
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_written_by_row_and_column() {
        for cell in Cell::all() {
            assert_eq!(cell.text(), format!("{}.{}", cell.row(), cell.column()));
        }
    }

    #[test]
    fn sides_are_shared_both_ways() {
        let (mut inner, mut outer) = (0, 0);
        for cell in Cell::all() {
            for side in Side::ALL {
                match cell.beyond(side) {
                    Some(other) => {
                        inner += 1;
                        assert_eq!(other.beyond(side.facing()), Some(cell), "{cell} {side:?}");
                        assert_ne!(cell.points_up(), other.points_up());
                        assert!(cell.beside().contains(other));
                    }
                    None => outer += 1,
                }
            }
        }
        assert_eq!((inner, outer), (2 * 63, 21));
    }

    #[test]
    fn the_level_side_is_below_what_points_up() {
        let cell = |text: &str| text.parse::<Cell>().expect("a cell");
        assert_eq!(cell("2.4").beyond(Side::Base), Some(cell("1.5")));
        assert_eq!(cell("1.5").beyond(Side::Left), Some(cell("1.4")));
        assert_eq!(cell("0.0").beyond(Side::Base), None);
        assert_eq!(cell("6.0"), Cell::SUMMIT);
        assert_eq!(Cell::SUMMIT.beyond(Side::Base), Some(cell("5.1")));
    }

    #[test]
    fn only_the_exact_print_is_a_cell() {
        for text in ["", "0", "0.13", "6.1", "7.0", "00.1", "0.01", "+1.0", "1.-0", "1.0 ", "a.b"] {
            assert!(text.parse::<Cell>().is_err(), "{text:?}");
        }
    }
}
