//! The palace as far as it is built: what is still open, what a piece would give, what is complete.

use crate::data;
use crate::garden::Area;
use crate::square::Footprint;
use crate::types::{Category, Kind, Mosaic, Piece, Side, Wall};

/// The pieces that have been built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Palace {
    /// Squares covered by mosaics.
    pub(crate) covered: Area,
    /// Sphinxes in each row of the plaza.
    pub(crate) sphinxes: [u8; 2],
    /// Obelisks built, a bit a side.
    pub(crate) obelisks: u8,
    /// Doors built, a bit a side.
    pub(crate) doors: u8,
    /// Walls built, a bit each.
    pub(crate) walls: u16,
    /// 0 nothing, 1 the pedestal, 2 the throne too.
    pub(crate) throne: u8,
    /// The mosaics of the pile, the top one included, a bit each.
    pub(crate) pile: u16,
    /// The mosaic on top of the pile.
    pub(crate) top: Option<Mosaic>,
    /// In how many ways the top mosaic can be laid; kept because it changes rarely and is asked often.
    pub(crate) ways: u16,
    /// Where each mosaic lies.
    pub(crate) laid: [Option<Footprint>; data::MOSAICS],
}

impl Default for Palace {
    fn default() -> Self {
        Palace {
            covered: Area::EMPTY,
            sphinxes: [0; 2],
            obelisks: 0,
            doors: 0,
            walls: 0,
            throne: 0,
            pile: (1 << data::MOSAICS) - 1,
            top: None,
            ways: 0,
            laid: [None; data::MOSAICS],
        }
    }
}

/// All places of a set of `N`, a bit each.
const fn all(count: usize) -> u16 {
    (1 << count) - 1
}

impl Palace {
    /// The squares on which a mosaic may lie.
    #[inline]
    pub(crate) fn free(&self) -> Area {
        Area::ALL.without(Area::THRONE).without(self.covered)
    }

    /// The rows of the plaza with room for a sphinx, a bit a side.
    #[inline]
    pub(crate) fn open_rows(&self) -> u8 {
        u8::from(self.sphinxes[0] < data::SPHINXES_IN_ROW)
            | u8::from(self.sphinxes[1] < data::SPHINXES_IN_ROW) << 1
    }

    /// The places without a wall, a bit each.
    #[inline]
    pub(crate) fn open_walls(&self) -> u16 {
        all(Wall::ALL.len()) & !self.walls
    }

    /// The sides without a piece of a set, a bit each.
    #[inline]
    pub(crate) fn open_sides(built: u8) -> u8 {
        all(Side::ALL.len()) as u8 & !built
    }

    /// The next piece of the throne.
    #[inline]
    pub(crate) fn next_of_throne(&self) -> Option<Piece> {
        match self.throne {
            0 => Some(Piece::Pedestal),
            1 => Some(Piece::Throne),
            _ => None,
        }
    }

    /// Is there a place for the piece?
    pub(crate) fn has_place_for(&self, piece: Piece) -> bool {
        match piece {
            Piece::Sphinx(side) => self.open_rows() & 1 << side.index() != 0,
            Piece::Obelisk(side) => self.obelisks & 1 << side.index() == 0,
            Piece::Door(side) => self.doors & 1 << side.index() == 0,
            Piece::Wall(wall) => self.walls & 1 << wall.index() == 0,
            Piece::Mosaic(footprint) => {
                footprint.area().without(self.free()).is_empty()
                    && self.top.is_some_and(|top| top.has_shape(footprint))
            }
            Piece::Pedestal | Piece::Throne => self.next_of_throne() == Some(piece),
        }
    }

    /// The scarabs a piece would give now besides its reward.
    pub(crate) fn bonus(&self, piece: Piece) -> u16 {
        let counted = match piece {
            Piece::Sphinx(side) | Piece::Obelisk(side) => u32::from(self.sphinxes[side.index()]),
            Piece::Door(side) => self.chain(side),
            Piece::Wall(wall) => Area::beside_wall(wall).common(self.covered).len(),
            Piece::Mosaic(footprint) => footprint.area().common(Area::PALMS).len(),
            Piece::Pedestal | Piece::Throne => Area::BESIDE_THRONE.common(self.covered).len(),
        };
        counted as u16 * data::bonus(piece.kind())
    }

    /// How many walls stand next to the door and to each other without a gap.
    fn chain(&self, side: Side) -> u32 {
        let unused = u16::BITS - Wall::ALL.len() as u32;
        match side {
            Side::Left => self.walls.trailing_ones(),
            Side::Right => (self.walls << unused).leading_ones(),
        }
    }

    /// Adds a piece that has its place. A mosaic also leaves the pile.
    pub(crate) fn build(&mut self, piece: Piece) {
        match piece {
            Piece::Sphinx(side) => self.sphinxes[side.index()] += 1,
            Piece::Obelisk(side) => self.obelisks |= 1 << side.index(),
            Piece::Door(side) => self.doors |= 1 << side.index(),
            Piece::Wall(wall) => self.walls |= 1 << wall.index(),
            Piece::Mosaic(footprint) => {
                self.covered = self.covered.union(footprint.area());
                if let Some(mosaic) = self.take_top() {
                    self.laid[mosaic.index()] = Some(footprint);
                }
            }
            Piece::Pedestal | Piece::Throne => self.throne += 1,
        }
    }

    /// Takes the top mosaic from the pile.
    pub(crate) fn take_top(&mut self) -> Option<Mosaic> {
        let top = self.top.take()?;
        self.pile &= !(1 << top.index());
        self.ways = 0;
        Some(top)
    }

    /// Turns up the next mosaic.
    pub(crate) fn turn_up(&mut self, mosaic: Mosaic) {
        self.top = Some(mosaic);
        self.ways = mosaic.placements_len(self.free()) as u16;
    }

    /// The areas beside the mosaic in which no mosaic of the pile fits.
    pub(crate) fn claims(&self, footprint: Footprint) -> Area {
        let free = self.free();
        let mut beside = footprint.area().border().common(free);
        let mut claims = Area::EMPTY;
        while let Some(square) = beside.first() {
            let part = free.part_at(square);
            beside = beside.without(part);
            if !self.left_in_pile().any(|mosaic| mosaic.fits(part)) {
                claims = claims.union(part);
            }
        }
        claims
    }

    /// The mosaics of the pile, the top one included.
    pub(crate) fn left_in_pile(&self) -> impl Iterator<Item = Mosaic> {
        let pile = self.pile;
        Mosaic::ALL.iter().copied().filter(move |mosaic| pile & 1 << mosaic.index() != 0)
    }

    /// Is every piece of the category built?
    #[inline]
    pub(crate) fn is_complete(&self, category: Category) -> bool {
        match category {
            Category::Sphinxes => self.open_rows() == 0,
            Category::Obelisks => Palace::open_sides(self.obelisks) == 0,
            Category::Doors => Palace::open_sides(self.doors) == 0,
            Category::Walls => self.open_walls() == 0,
            Category::Throne => self.next_of_throne().is_none(),
            Category::Mosaics => self.pile == 0,
        }
    }

    /// How many categories are complete.
    pub(crate) fn complete(&self) -> u8 {
        Category::ALL.iter().filter(|category| self.is_complete(**category)).count() as u8
    }

    /// How many pieces of the kind stand.
    pub(crate) fn standing(&self, kind: Kind) -> usize {
        let count = match kind {
            Kind::Sphinx => u32::from(self.sphinxes[0] + self.sphinxes[1]),
            Kind::Obelisk => self.obelisks.count_ones(),
            Kind::Door => self.doors.count_ones(),
            Kind::Wall => self.walls.count_ones(),
            Kind::Mosaic => self.laid.iter().flatten().count() as u32,
            Kind::Pedestal => u32::from(self.throne > 0),
            Kind::Throne => u32::from(self.throne > 1),
        };
        count as usize
    }

    /// How many pieces of the kind can still be built. Mosaics that fit nowhere have left the game.
    pub(crate) fn left(&self, kind: Kind) -> usize {
        match kind {
            Kind::Mosaic => self.left_in_pile().count(),
            Kind::Sphinx | Kind::Obelisk | Kind::Door | Kind::Wall | Kind::Pedestal | Kind::Throne => {
                data::number(kind) - self.standing(kind)
            }
        }
    }

    /// The pieces that have a place now, without mosaics, whose places are many.
    pub(crate) fn placeable(&self) -> impl Iterator<Item = Piece> {
        let sides = |piece: fn(Side) -> Piece| Side::ALL.iter().copied().map(piece);
        let pieces = sides(Piece::Sphinx)
            .chain(sides(Piece::Obelisk))
            .chain(sides(Piece::Door))
            .chain(Wall::ALL.iter().copied().map(Piece::Wall))
            .chain([Piece::Pedestal, Piece::Throne]);
        pieces.filter(|piece| self.has_place_for(*piece))
    }

    /// Is there still a place for a piece of the kind?
    pub(crate) fn is_open(&self, kind: Kind) -> bool {
        match kind {
            Kind::Sphinx => self.open_rows() != 0,
            Kind::Obelisk => Palace::open_sides(self.obelisks) != 0,
            Kind::Door => Palace::open_sides(self.doors) != 0,
            Kind::Wall => self.open_walls() != 0,
            Kind::Mosaic => self.top.is_some(),
            Kind::Pedestal => self.throne == 0,
            Kind::Throne => self.throne == 1,
        }
    }
}
