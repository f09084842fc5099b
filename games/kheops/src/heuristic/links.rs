//! Which tiles hang together, found with whole sets of cells at once: a search asks for it at every leaf.

use crate::cell::{Cell, Side};
use crate::data::{CELLS, NETWORK, SIDE};

/// The most networks a pyramid can have.
const MOST: usize = CELLS / NETWORK as usize;

/// The cells that have no neighbour beyond each side, as bits.
const OUTER: [u64; Side::ALL.len()] = {
    let mut outer = [0; Side::ALL.len()];
    let (mut row, mut column, mut at) = (0, 0, 0);
    while let Some(cell) = Cell::at(row, column) {
        let mut side = 0;
        while side < outer.len() {
            if cell.beyond(Side::ALL[side]).is_none() {
                outer[side] |= 1 << at;
            }
            side += 1;
        }
        at += 1;
        column += 1;
        if Cell::at(row, column).is_none() {
            (row, column) = (row + 1, 0);
        }
    }
    outer
};

/// By row from the second: the cells that point up, as bits, and how many cells earlier the one below each of them is.
const ABOVE: [(u64, u32); SIDE - 1] = {
    let mut above = [(0, 0); SIDE - 1];
    let mut start = 2 * SIDE - 1;
    let mut row = 1;
    while row < SIDE {
        let length = 2 * (SIDE - row) - 1;
        let mut column = 0;
        while column < length {
            above[row - 1].0 |= 1 << (start + column);
            column += 2;
        }
        above[row - 1].1 = length as u32 + 1;
        start += length;
        row += 1;
    }
    above
};

/// The openings of all tiles: a set of cells, as bits, for each side.
#[derive(Clone, Copy, Default)]
pub(super) struct Opens(pub(super) [u64; Side::ALL.len()]);

impl Opens {
    /// The tiles that open on a face of the pyramid.
    pub(super) fn outside(&self) -> u64 {
        self.0.iter().zip(OUTER).fold(0, |all, (opens, outer)| all | opens & outer)
    }

    /// The tiles that open to a cell which is not built.
    pub(super) fn loose(&self, built: u64) -> u64 {
        let [left, right, base] = self.0;
        let [first, last, bottom] = OUTER;
        let level = ABOVE
            .iter()
            .fold(bottom, |all, (up, distance)| all | built << distance & up | (built & up) >> distance);
        left & !(first | built << 1) | right & !(last | built >> 1) | base & !level
    }
}

/// The links between tiles: the cells, as bits, from which there is one to the cell before, the next, below and above.
pub(super) struct Links {
    before: u64,
    next: u64,
    below: u64,
    above: u64,
}

impl Links {
    pub(super) fn new(opens: &Opens) -> Self {
        let [left, right, base] = opens.0;
        let before = left & !OUTER[Side::Left as usize] & right << 1;
        let (mut below, mut above) = (0, 0);
        for (up, distance) in ABOVE {
            let linked = base & up & base << distance;
            below |= linked;
            above |= linked >> distance;
        }
        Links { before, next: before >> 1, below, above }
    }

    #[inline]
    pub(super) fn networks(&self) -> Networks {
        let tiles = self.before | self.next | self.below | self.above;
        let mut networks = Networks { all: [0; MOST], len: 0, longest: 0, tiles };
        let mut rest = tiles;
        while rest != 0 {
            let network = self.network(lowest(rest));
            rest &= !network;
            networks.all[networks.len] = network;
            networks.len += 1;
            networks.longest = networks.longest.max(network.count_ones());
        }
        networks
    }

    /// The network of a tile.
    #[inline]
    fn network(&self, tile: u64) -> u64 {
        let (mut found, mut fresh) = (tile, tile);
        while fresh != 0 {
            let cell = lowest(fresh);
            let mut near = (self.before & cell) >> 1 | (self.next & cell) << 1;
            if (self.below | self.above) & cell != 0 {
                near |= 1 << BASE[cell.trailing_zeros() as usize];
            }
            found |= cell;
            fresh = (fresh | near & !found) & !cell;
        }
        found
    }
}

/// All networks of a pyramid.
pub(super) struct Networks {
    all: [u64; MOST],
    len: usize,
    /// The number of tiles of the longest.
    pub(super) longest: u32,
    /// The tiles that are in a network.
    pub(super) tiles: u64,
}

impl Networks {
    pub(super) fn iter(&self) -> impl Iterator<Item = u64> {
        self.all[..self.len].iter().copied()
    }
}

#[inline]
const fn lowest(bits: u64) -> u64 {
    bits & bits.wrapping_neg()
}

/// The cell beyond the level side of each; its own number where there is none.
const BASE: [u8; CELLS] = {
    let mut base = [0; CELLS];
    let mut at = 0;
    while at < CELLS {
        base[at] = at as u8;
        let mut row = 0;
        while row < ABOVE.len() {
            let (up, distance) = ABOVE[row];
            if up & 1 << at != 0 {
                base[at] = at as u8 - distance as u8;
            }
            if up >> distance & 1 << at != 0 {
                base[at] = at as u8 + distance as u8;
            }
            row += 1;
        }
        at += 1;
    }
    base
};

#[cfg(test)]
mod tests {
    use tabletop::{Game, Rng, Seed, Setup, Silent, Status};

    use super::*;
    use crate::cell::Cells;
    use crate::state::{Board, Kheops};

    /// Calls `check` with every position of some games played at random.
    fn each_board(mut check: impl FnMut(&Board)) {
        for number in 0..40 {
            let setup = Setup::new::<Kheops>(2, Seed::of_series(41, number));
            let mut game = Kheops::new(&setup, &mut Silent).expect("it is a set-up of the game");
            let mut rng = Rng::new(number);
            check(&game.board);
            while let Status::Deciding(seats) = game.status() {
                let seat = seats.first().expect("somebody decides");
                let action = game.sample(seat, &mut rng);
                game.apply(seat, &action, &mut Silent);
                check(&game.board);
            }
        }
    }

    fn opens(board: &Board) -> Opens {
        let on = |side: Side| Cell::all().filter(|cell| board.opens(*cell, side)).collect::<Cells>().bits();
        Opens(Side::ALL.map(on))
    }

    fn tiles_that_open_to(board: &Board, wanted: impl Fn(Option<Cell>) -> bool) -> u64 {
        let any = |cell: &Cell| {
            Side::ALL.into_iter().any(|side| board.opens(*cell, side) && wanted(cell.beyond(side)))
        };
        Cell::all().filter(any).collect::<Cells>().bits()
    }

    #[test]
    fn networks_are_those_that_score() {
        each_board(|board| {
            let scoring = board.networks();
            let found = Links::new(&opens(board)).networks();
            let all: Vec<Cells> = found.iter().map(Cells::from_bits).collect();
            assert_eq!(all, scoring.iter().collect::<Vec<_>>());
            assert_eq!(found.longest, scoring.longest());
        });
    }

    #[test]
    fn openings_lead_outside_or_to_cells_without_a_tile() {
        each_board(|board| {
            let opens = opens(board);
            assert_eq!(opens.outside(), tiles_that_open_to(board, |there| there.is_none()));
            let empty = |there: Option<Cell>| there.is_some_and(|cell| !board.built.contains(cell));
            assert_eq!(opens.loose(board.built.bits()), tiles_that_open_to(board, empty));
        });
    }
}
