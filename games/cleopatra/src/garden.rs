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

tabletop::listed!(Area of Square);

#[cfg(test)]
mod tests {
    use super::*;

    fn area(names: &str) -> Area {
        let square = |name: &str| name.parse::<Square>().expect("a square");
        names.split_whitespace().fold(Area::EMPTY, |area, name| area.with(square(name)))
    }

    fn names(area: Area) -> String {
        area.squares().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn areas_are_sets_of_squares() {
        let (one, other) = (area("a0 a1 c4 a1"), area("a1 i8"));
        assert_eq!(names(one), "a0 a1 c4");
        assert_eq!(names(one.union(other)), "a0 a1 c4 i8");
        assert_eq!(names(one.common(other)), "a1");
        assert_eq!(names(one.without(other)), "a0 c4");
        assert_eq!((one.len(), one.is_empty(), one.without(one).is_empty()), (3, false, true));
        assert_eq!((other.first(), Area::EMPTY.first()), ("a1".parse().ok(), None));
        let in_one = Area::ALL.squares().filter(|square| one.contains(*square)).count();
        assert_eq!((in_one, Area::ALL.len()), (3, 81));
    }

    #[test]
    fn areas_grow_without_wrapping() {
        assert_eq!(names(area("a8").border()), "a7 b8");
        assert_eq!(names(area("i0").border()), "h0 i1");
        assert_eq!(names(area("e4").border()), "d4 e3 e5 f4");
        // Squares that are beside two others are beside them once.
        assert_eq!(names(area("b2 b4 d2 d4").border()), "a2 a4 b1 b3 b5 c2 c4 d1 d3 d5 e2 e4");
        assert_eq!(names(area("b2 c3").border()), "a2 b1 b3 c2 c4 d3");
        assert_eq!(names(Area::BESIDE_THRONE), "c0 c1 c2 d3 e3 f3 g0 g1 g2");
        assert_eq!(names(Area::THRONE), "d0 d1 d2 e0 e1 e2 f0 f1 f2");
        assert_eq!(Area::PALMS.len(), 34);
    }

    #[test]
    fn parts_are_connected_by_sides() {
        let corners = area("a0 a1 b1 b2 d0 e1 i8 a8 b7");
        let parts: Vec<String> = corners.parts().map(names).collect();
        assert_eq!(parts, ["a0 a1 b1 b2", "a8", "b7", "d0", "e1", "i8"], "touching corners do not connect");
        let ring = area("c3 c4 c5 d3 d5 e3 e4 e5");
        assert_eq!(ring.part_at("e4".parse().expect("a square")), ring);
        assert!(ring.part_at("d4".parse().expect("a square")).is_empty(), "it is not in the area");
    }

    #[test]
    fn three_squares_lie_beside_a_wall() {
        let beside = [
            "a6 a7 a8", "a3 a4 a5", "a0 a1 a2", "a0 b0 c0", "d0 e0 f0", "g0 h0 i0", "i0 i1 i2", "i3 i4 i5",
            "i6 i7 i8",
        ];
        for (wall, squares) in Wall::ALL.iter().zip(beside) {
            assert_eq!(names(Area::beside_wall(*wall)), squares, "{wall}");
        }
    }
}
