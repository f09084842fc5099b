//! Where mosaics fit: every way to turn and flip them, laid on all squares at once by shifting masks.

use crate::data;
use crate::garden::Area;
use crate::square::Footprint;
use crate::types::Mosaic;

/// A mosaic turned and flipped one way.
#[derive(Clone, Copy)]
struct Turned {
    /// The squares it covers when its corner is the first square of the garden.
    shape: u128,
    /// The numbers of those squares.
    offsets: [u8; data::MOSAIC_SQUARES],
    /// Where its corner can be without leaving the garden.
    corners: u128,
}

/// The ways to turn and flip a mosaic; those beyond `len` repeat earlier ones.
#[derive(Clone, Copy)]
struct Turns {
    turned: [Turned; 8],
    len: usize,
}

static TURNS: [Turns; data::MOSAICS] = {
    let mut turns = [turns_of(Mosaic::F); data::MOSAICS];
    let mut at = 0;
    while at < data::MOSAICS {
        turns[at] = turns_of(Mosaic::ALL[at]);
        at += 1;
    }
    turns
};

const fn turns_of(mosaic: Mosaic) -> Turns {
    let mut turns = Turns { turned: [turned(mosaic, 0); 8], len: 0 };
    let mut way = 0;
    while way < 8 {
        let turned = turned(mosaic, way);
        let mut known = false;
        let mut at = 0;
        while at < turns.len {
            known |= turns.turned[at].shape == turned.shape;
            at += 1;
        }
        if !known {
            turns.turned[turns.len] = turned;
            turns.len += 1;
        }
        way += 1;
    }
    turns
}

/// One of the eight ways: bit 0 flips columns, bit 1 rows, bit 2 exchanges the two.
const fn turned(mosaic: Mosaic, way: u8) -> Turned {
    let mut squares = data::shape(mosaic);
    let (mut least, mut most) = ((0, 0), (0, 0));
    let mut at = 0;
    while at < data::MOSAIC_SQUARES {
        let (mut column, mut row) = squares[at];
        if way & 1 != 0 {
            column = -column;
        }
        if way & 2 != 0 {
            row = -row;
        }
        let (column, row) = if way & 4 != 0 { (row, column) } else { (column, row) };
        squares[at] = (column, row);
        if at == 0 {
            (least, most) = ((column, row), (column, row));
        }
        least = (min(least.0, column), min(least.1, row));
        most = (max(most.0, column), max(most.1, row));
        at += 1;
    }
    let mut offsets = [0; data::MOSAIC_SQUARES];
    let mut shape = 0;
    at = 0;
    while at < data::MOSAIC_SQUARES {
        let (column, row) = squares[at];
        offsets[at] = ((column - least.0) * data::WIDTH as i8 + row - least.1) as u8;
        shape |= 1 << offsets[at];
        at += 1;
    }
    let mut corners = 0;
    let mut column = 0;
    while column + most.0 - least.0 < data::WIDTH as i8 {
        let mut row = 0;
        while row + most.1 - least.1 < data::WIDTH as i8 {
            corners |= 1 << (column * data::WIDTH as i8 + row);
            row += 1;
        }
        column += 1;
    }
    Turned { shape, offsets, corners }
}

const fn min(one: i8, other: i8) -> i8 {
    if one < other { one } else { other }
}

const fn max(one: i8, other: i8) -> i8 {
    if one > other { one } else { other }
}

impl Turned {
    /// The corners at which it lies within the area: all at once, by shifting the area.
    #[inline]
    fn corners_in(&self, area: Area) -> u128 {
        self.offsets.iter().fold(self.corners, |corners, offset| corners & area.0 >> offset)
    }
}

impl Mosaic {
    /// Its rows, lying so that there are three at the most: a sign for each square of it and one for each gap.
    pub(crate) fn drawn(self, square: &str, gap: &str) -> Vec<String> {
        let mut squares = data::shape(self);
        if squares.iter().any(|(_, row)| *row > 2) {
            squares = squares.map(|(column, row)| (row, column));
        }
        let rows = squares.iter().map(|(_, row)| *row).max().unwrap_or(0);
        let columns = squares.iter().map(|(column, _)| *column).max().unwrap_or(0);
        let sign = |place: (i8, i8)| if squares.contains(&place) { square } else { gap };
        (0..=rows).map(|row| (0..=columns).map(|column| sign((column, row))).collect()).collect()
    }

    fn turns(self) -> &'static [Turned] {
        let turns = &TURNS[self.index()];
        &turns.turned[..turns.len]
    }

    /// Is there any way to lay it within the area?
    pub(crate) fn fits(self, area: Area) -> bool {
        area.len() as usize >= data::MOSAIC_SQUARES
            && self.turns().iter().any(|turned| turned.corners_in(area) != 0)
    }

    /// In how many ways it can be laid within the area.
    pub(crate) fn placements_len(self, area: Area) -> u32 {
        self.turns().iter().map(|turned| turned.corners_in(area).count_ones()).sum()
    }

    /// Every way to lay it within the area, in no particular order.
    pub(crate) fn placements(self, area: Area) -> impl Iterator<Item = Footprint> {
        self.turns().iter().flat_map(move |turned| {
            Area(turned.corners_in(area))
                .squares()
                .map(|corner| Footprint::of(Area(turned.shape << corner.index())))
        })
    }

    /// The `index`th way to lay it within the area.
    pub(crate) fn nth_placement(self, area: Area, mut index: u32) -> Option<Footprint> {
        for turned in self.turns() {
            let mut corners = turned.corners_in(area);
            let count = corners.count_ones();
            if index < count {
                for _ in 0..index {
                    corners &= corners - 1;
                }
                return Some(Footprint::of(Area(turned.shape << corners.trailing_zeros())));
            }
            index -= count;
        }
        None
    }

    /// Is this the shape of the mosaic, turned or flipped?
    pub(crate) fn has_shape(self, footprint: Footprint) -> bool {
        self.placements_len(footprint.area()) > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::square::Square;

    #[test]
    fn the_twelve_mosaics_have_63_positions() {
        let ways = [8, 2, 8, 8, 8, 4, 4, 4, 4, 1, 8, 4];
        assert_eq!(Mosaic::ALL.iter().map(|mosaic| mosaic.turns().len()).collect::<Vec<_>>(), ways);
        assert_eq!(ways.iter().sum::<usize>(), 63);
    }

    #[test]
    fn a_mosaic_fits_where_all_its_squares_are() {
        for mosaic in Mosaic::ALL {
            let free = Area::ALL.without(Area::THRONE);
            let own = mosaic.placements(free).next().expect("there is room in the garden").area();
            assert!(mosaic.fits(free) && mosaic.fits(own), "{mosaic}");
            for square in own.squares() {
                assert!(!mosaic.fits(own.without(Area::EMPTY.with(square))), "{mosaic} without {square}");
            }
            let mut others = Mosaic::ALL.iter().filter(|other| *other != mosaic);
            assert!(others.all(|other| !other.fits(own)), "only {mosaic} fits there");
        }
    }

    #[test]
    fn placements_are_those_found_square_by_square() {
        let free = Area::ALL.without(Area::THRONE);
        for mosaic in Mosaic::ALL {
            let mut found: Vec<Footprint> = mosaic.placements(free).collect();
            found.sort_unstable();
            found.dedup();
            assert_eq!(found.len() as u32, mosaic.placements_len(free), "{mosaic}");
            let mut expected: Vec<Footprint> = Vec::new();
            for way in 0..8 {
                for column in 0..9i8 {
                    for row in 0..9i8 {
                        let squares = data::shape(*mosaic).map(|(x, y)| {
                            let (x, y) =
                                (if way & 1 == 0 { x } else { -x }, if way & 2 == 0 { y } else { -y });
                            if way & 4 == 0 { (column + x, row + y) } else { (column + y, row + x) }
                        });
                        let area = squares.iter().try_fold(Area::EMPTY, |area, (column, row)| {
                            let square =
                                Square::new(usize::try_from(*column).ok()?, usize::try_from(*row).ok()?)?;
                            free.contains(square).then(|| area.with(square))
                        });
                        expected.extend(area.map(Footprint::of));
                    }
                }
            }
            expected.sort_unstable();
            expected.dedup();
            assert_eq!(found, expected, "{mosaic}");
            for (at, footprint) in mosaic.placements(free).enumerate() {
                assert_eq!(mosaic.nth_placement(free, at as u32), Some(footprint));
                assert!(Mosaic::ALL.iter().all(|other| other.has_shape(footprint) == (other == mosaic)));
            }
        }
    }
}
