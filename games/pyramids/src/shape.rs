//! The patterns in all their rotations and mirror images, and where they fit.

use crate::cells::{Cells, STRIDE};
use crate::data;
use crate::types::Pattern;

/// The most different ways a pattern can lie.
pub(crate) const MOST_SHAPES: usize = 8;
/// The most cells of a pattern.
const CELLS: usize = 4;

/// One way a pattern can lie: its cells in the top left corner of a chamber.
#[derive(Clone, Copy)]
pub(crate) struct Shape {
    pub(crate) cells: Cells,
    /// The bits of its cells; the last one is repeated where there are fewer than four.
    pub(crate) bits: [u8; CELLS],
    /// Where its corner can lie so that all of it is in the chamber.
    pub(crate) room: Cells,
}

impl Shape {
    /// A single cell.
    pub(crate) const SINGLE: Shape = Shape::new(Cells(1));

    /// The cells of the shape with its corner at this bit.
    #[inline]
    pub(crate) const fn at(&self, corner: u32) -> Cells {
        Cells(self.cells.0 << corner)
    }

    const fn new(cells: Cells) -> Self {
        let mut shape = Shape { cells, bits: [0; CELLS], room: Cells::ALL };
        let mut left = cells.0;
        let mut at = 0;
        while at < CELLS {
            let bit = left.trailing_zeros();
            shape.bits[at] = bit as u8;
            shape.room.0 &= Cells::ALL.0 >> bit;
            if left.count_ones() > 1 {
                left &= left - 1;
            }
            at += 1;
        }
        shape
    }
}

/// Every different way a pattern can lie.
struct Shapes {
    shapes: [Shape; MOST_SHAPES],
    len: usize,
}

impl Shapes {
    const fn of(pattern: Pattern) -> Self {
        let mut shapes = Shapes { shapes: [Shape::SINGLE; MOST_SHAPES], len: 0 };
        let mut turn = 0;
        while turn < MOST_SHAPES {
            let cells = turned(data::printed(pattern), turn);
            let mut known = false;
            let mut at = 0;
            while at < shapes.len {
                known |= shapes.shapes[at].cells.0 == cells.0;
                at += 1;
            }
            if !known {
                shapes.shapes[shapes.len] = Shape::new(cells);
                shapes.len += 1;
            }
            turn += 1;
        }
        shapes
    }
}

static SHAPES: [Shapes; 6] = [
    Shapes::of(Pattern::I2),
    Shapes::of(Pattern::I3),
    Shapes::of(Pattern::V3),
    Shapes::of(Pattern::L4),
    Shapes::of(Pattern::T4),
    Shapes::of(Pattern::O4),
];

/// Every different way a pattern can lie.
#[inline]
pub(crate) fn shapes(pattern: Pattern) -> &'static [Shape] {
    let shapes = &SHAPES[pattern.index()];
    &shapes.shapes[..shapes.len]
}

/// Are these the cells of the pattern, somewhere and somehow turned?
pub(crate) fn is_pattern(pattern: Pattern, cells: Cells) -> bool {
    let top_left = in_corner(cells);
    shapes(pattern).iter().any(|shape| shape.cells == top_left)
}

/// The cells, turned (bits 0 and 1) and mirrored (bit 2), in the top left corner.
const fn turned(printed: &[(usize, usize)], turn: usize) -> Cells {
    const LAST: usize = data::SIDE - 1;
    let mut cells = Cells::EMPTY;
    let mut at = 0;
    while at < printed.len() {
        let (mut row, mut column) = printed[at];
        if turn & 4 != 0 {
            (row, column) = (column, row);
        }
        let mut quarter = 0;
        while quarter < turn & 3 {
            (row, column) = (column, LAST - row);
            quarter += 1;
        }
        cells.0 |= 1 << (column * STRIDE + row);
        at += 1;
    }
    in_corner(cells)
}

/// The same cells, moved to the top left corner.
const fn in_corner(cells: Cells) -> Cells {
    const TOP_ROW: u32 = {
        let mut row = 0;
        let mut column = 0;
        while column < data::SIDE {
            row |= 1 << (column * STRIDE);
            column += 1;
        }
        row
    };
    const LEFT_COLUMN: u32 = (1 << STRIDE) - 1;
    let mut cells = cells.0;
    while cells != 0 && cells & LEFT_COLUMN == 0 {
        cells >>= STRIDE;
    }
    while cells != 0 && cells & TOP_ROW == 0 {
        cells >>= 1;
    }
    Cells(cells)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_lie_in_as_many_ways_as_they_have() {
        let ways: Vec<usize> = Pattern::ALL.iter().map(|pattern| shapes(*pattern).len()).collect();
        assert_eq!(ways, [2, 2, 4, 8, 4, 1]);
    }

    #[test]
    fn an_empty_chamber_has_room_for_each_pattern_so_often() {
        let places = |pattern| -> usize { shapes(pattern).iter().map(|shape| shape.room.len()).sum() };
        let counts: Vec<usize> = Pattern::ALL.iter().map(|pattern| places(*pattern)).collect();
        // In a line 2 * 5 * 4 and 2 * 5 * 3; a corner 4 in each of 16 squares; an L 4 and a T 2 in each of the 24
        // rectangles of two by three.
        assert_eq!(counts, [40, 30, 64, 96, 48, 16]);
    }

    #[test]
    fn a_shape_lies_within_the_chamber_where_it_has_room() {
        for pattern in Pattern::ALL {
            for shape in shapes(*pattern) {
                for corner in shape.room.iter() {
                    let cells = shape.at(corner.bit());
                    assert_eq!(cells.without(Cells::ALL), Cells::EMPTY);
                    assert!(is_pattern(*pattern, cells));
                }
            }
        }
    }
}
