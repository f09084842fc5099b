//! The garden as bit masks: areas of squares, and what lies beside walls and throne.

use serde::{Serialize, Serializer};

use crate::data;
use crate::square::Square;
use crate::types::Wall;

/// A set of garden squares: bit `9 * column + row`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Area(pub(crate) u128);

/// The number of squares.
const SQUARES: usize = data::WIDTH * data::WIDTH;

impl Area {
    /// No square.
    pub const EMPTY: Area = Area(0);
    /// The whole garden, the throne's space included.
    pub(crate) const ALL: Area = Area((1 << SQUARES) - 1);
    /// The palms.
    pub(crate) const PALMS: Area = Area::printed(b'P');
    /// The throne's space, where no mosaic may lie.
    pub(crate) const THRONE: Area = Area::printed(b'T');
    /// The squares beside the throne's space.
    pub(crate) const BESIDE_THRONE: Area = Area(Area::THRONE.grown().0 & !Area::THRONE.0);
    const BACK_ROW: Area = Area::row(0);
    const FRONT_ROW: Area = Area::row(data::WIDTH - 1);

    const fn row(row: usize) -> Area {
        let mut mask = 0;
        let mut column = 0;
        while column < data::WIDTH {
            mask |= 1 << (column * data::WIDTH + row);
            column += 1;
        }
        Area(mask)
    }

    /// The squares that are printed so.
    const fn printed(sign: u8) -> Area {
        let mut mask = 0;
        let mut square = 0;
        while square < SQUARES {
            if data::GARDEN[square % data::WIDTH][square / data::WIDTH] == sign {
                mask |= 1 << square;
            }
            square += 1;
        }
        Area(mask)
    }

    /// This area and one more square.
    #[must_use]
    #[inline]
    pub const fn with(self, square: Square) -> Area {
        Area(self.0 | 1 << square.index())
    }

    /// Is the square in it?
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & 1 << square.index() != 0
    }

    /// Has it no square?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares it has.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The squares of both.
    #[must_use]
    #[inline]
    pub const fn union(self, other: Area) -> Area {
        Area(self.0 | other.0)
    }

    /// The squares that are in both.
    #[must_use]
    #[inline]
    pub const fn common(self, other: Area) -> Area {
        Area(self.0 & other.0)
    }

    /// The squares that are not in the other.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Area) -> Area {
        Area(self.0 & !other.0)
    }

    /// The first square, by column, then row.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::from_index(self.0.trailing_zeros() as usize)) }
    }

    /// The squares, by column, then row.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let square = Area(rest).first()?;
            rest &= rest - 1;
            Some(square)
        })
    }

    /// This area and all squares beside it.
    const fn grown(self) -> Area {
        // A step along a column must not wrap into the next one.
        let forward = (self.0 & !Area::FRONT_ROW.0) << 1;
        let back = (self.0 & !Area::BACK_ROW.0) >> 1;
        let beside = self.0 << data::WIDTH | self.0 >> data::WIDTH;
        Area((self.0 | forward | back | beside) & Area::ALL.0)
    }

    /// The squares beside this area.
    #[must_use]
    pub(crate) const fn border(self) -> Area {
        self.grown().without(self)
    }

    /// The connected part of this area that holds the square.
    #[must_use]
    pub(crate) fn part_at(self, square: Square) -> Area {
        let mut part = Area::EMPTY.with(square).common(self);
        loop {
            let grown = part.grown().common(self);
            if grown == part {
                return part;
            }
            part = grown;
        }
    }

    /// The connected parts, by their first squares.
    pub(crate) fn parts(self) -> impl Iterator<Item = Area> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let part = rest.part_at(rest.first()?);
            rest = rest.without(part);
            Some(part)
        })
    }

    /// The garden squares beside a wall.
    pub(crate) const fn beside_wall(wall: Wall) -> Area {
        let last = data::WIDTH - 1;
        let along = data::WALL_SQUARES;
        let (columns, rows) = match wall {
            Wall::LeftFront => ((0, 0), (2 * along, last)),
            Wall::LeftMid => ((0, 0), (along, 2 * along - 1)),
            Wall::LeftBack => ((0, 0), (0, along - 1)),
            Wall::BackLeft => ((0, along - 1), (0, 0)),
            Wall::BackMid => ((along, 2 * along - 1), (0, 0)),
            Wall::BackRight => ((2 * along, last), (0, 0)),
            Wall::RightBack => ((last, last), (0, along - 1)),
            Wall::RightMid => ((last, last), (along, 2 * along - 1)),
            Wall::RightFront => ((last, last), (2 * along, last)),
        };
        let mut mask = 0;
        let mut column = columns.0;
        while column <= columns.1 {
            let mut row = rows.0;
            while row <= rows.1 {
                mask |= 1 << (column * data::WIDTH + row);
                row += 1;
            }
            column += 1;
        }
        Area(mask)
    }
}

impl Serialize for Area {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.squares())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn areas_grow_without_wrapping() {
        let corner = Area::EMPTY.with(Square::from_index(8));
        let names =
            |area: Area| area.squares().map(|square| square.to_string()).collect::<Vec<_>>().join(" ");
        assert_eq!(names(corner.border()), "a7 b8");
        assert_eq!(names(Area::BESIDE_THRONE), "c0 c1 c2 d3 e3 f3 g0 g1 g2");
        assert_eq!(Area::PALMS.len(), 34);
    }
}
