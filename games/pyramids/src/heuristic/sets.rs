//! The sets of cells that can be crossed on a card, numbered so that each is found without searching.

use crate::cells::{Cells, STRIDE};
use crate::data;
use crate::deck::Chamber;

/// Sets of cells that are worked out for a card. Ours have 1,479 at most; a card that is one large hall has millions.
const MOST_SETS: usize = 8_000;
/// Cells between entrance and tomb of a card that is worth beginning with. Ours have 17 at most.
const MOST_CELLS: usize = 20;

/// The sets of cells that can be crossed on a card before its tomb, numbered.
#[derive(Clone, Debug)]
pub(super) struct Sets {
    /// By column and by what is crossed in it: a place in `numbers`, to be added up.
    columns: [[u32; 1 << data::SIDE]; data::SIDE],
    numbers: Vec<u16>,
}

/// A set that cannot be crossed.
const NONE: u16 = u16::MAX;

impl Sets {
    /// The sets and what is crossed in each, the smaller ones first; nothing if they are too many.
    pub(super) fn of(chamber: &Chamber) -> Option<(Self, Vec<Cells>)> {
        let inside = chamber.open.without(chamber.entrance).without(chamber.tomb);
        if inside.len() > MOST_CELLS {
            return None;
        }
        let mut columns = [[0; 1 << data::SIDE]; data::SIDE];
        for (place, cell) in inside.iter().enumerate() {
            for (crossed, sum) in columns[cell.column()].iter_mut().enumerate() {
                *sum |= ((crossed >> cell.row() & 1) as u32) << place;
            }
        }
        let mut sets = Sets { columns, numbers: vec![NONE; 1 << inside.len()] };
        let mut found = Vec::new();
        sets.add(chamber.entrance, &mut found);
        let mut at = 0;
        while let Some(crossed) = found.get(at).copied() {
            for cell in chamber.frontier(crossed).without(chamber.tomb).iter() {
                sets.add(crossed.union(Cells::only(cell)), &mut found);
            }
            if found.len() > MOST_SETS {
                return None;
            }
            at += 1;
        }
        Some((sets, found))
    }

    fn add(&mut self, crossed: Cells, found: &mut Vec<Cells>) {
        let place = self.place(crossed);
        if self.numbers[place] == NONE {
            self.numbers[place] = found.len() as u16;
            found.push(crossed);
        }
    }

    #[inline]
    fn place(&self, crossed: Cells) -> usize {
        const COLUMN: u32 = (1 << data::SIDE) - 1;
        let sum = |at: usize| self.columns[at][(crossed.0 >> (at * STRIDE) & COLUMN) as usize];
        (sum(0) | sum(1) | sum(2) | sum(3) | sum(4)) as usize
    }

    /// The number of a set that can be crossed.
    #[inline]
    pub(super) fn number(&self, crossed: Cells) -> usize {
        usize::from(self.numbers[self.place(crossed)])
    }
}
