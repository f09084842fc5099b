//! What can be learnt about a game by studying many positions of it: a small net that corrects the outlook.
//!
//! A game tells the facts of a position, some about the table and some about each seat. A net hears them from every
//! seat's place, as facts about the table, about itself and about all the others, and says by how much the outlook of
//! that seat is mistaken. So one net serves tables of any size. It is sums and products in a fixed order, and says the
//! same on every machine.

use crate::game::Game;
use crate::seat::{BySeat, Seat};

/// How many sums a net makes of the facts.
pub const HIDDEN: usize = 16;

/// One weight for every sum.
pub type Row = [f32; HIDDEN];

/// Somebody who is told the facts of a position. A number that is not told is 0.
pub trait Facts {
    /// The `at`th fact about the table.
    fn table(&mut self, at: usize, value: f32);
    /// The `at`th fact about a seat.
    fn seat(&mut self, seat: Seat, at: usize, value: f32);
}

/// A game whose positions can be studied.
pub trait Studied: Game {
    /// How many facts there are about the table, and about each seat.
    const FACTS: Counts;

    /// Tells the facts of a position that is not over.
    fn facts(&self, facts: &mut impl Facts);
}

/// How many facts there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// About the table.
    pub table: usize,
    /// About each seat.
    pub seat: usize,
}

impl Counts {
    /// How many rows a net has: one for each fact about the table, the hearer and the others, one to begin with, and one
    /// to weigh the sums.
    pub const fn rows(self) -> usize {
        self.table + 2 * self.seat + 2
    }

    /// The row of a fact about the hearer.
    #[inline]
    pub const fn own(self, at: usize) -> usize {
        self.table + at
    }

    /// The row of a fact about somebody else.
    #[inline]
    pub const fn other(self, at: usize) -> usize {
        self.table + self.seat + at
    }
}

/// What was learnt about a game.
pub struct Net {
    counts: Counts,
    /// By fact; then what the sums begin with; then how much each of them says.
    rows: Vec<Row>,
}

impl Net {
    /// Takes up a net: its weights one after the other, of four bytes each, the low one first.
    ///
    /// # Panics
    /// When there are too few or too many: the file belongs to other facts.
    pub fn read(counts: Counts, bytes: &[u8]) -> Self {
        let (weights, []) = bytes.as_chunks::<4>() else { panic!("a weight has four bytes") };
        let weights: Vec<f32> = weights.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
        let (rows, []) = weights.as_chunks::<HIDDEN>() else { panic!("a row has {HIDDEN} weights") };
        Net::new(counts, rows.to_vec())
    }

    /// A net of these rows.
    ///
    /// # Panics
    /// When there are too few or too many of them.
    pub fn new(counts: Counts, rows: Vec<Row>) -> Self {
        assert_eq!(rows.len(), counts.rows(), "the net belongs to other facts");
        Net { counts, rows }
    }

    /// By how many points the outlook of each of so many seats is mistaken. Only differences between seats decide, and
    /// only they are learnt: all mistakes together are 0.
    #[inline]
    pub fn corrections(&self, seats: usize, tell: impl FnOnce(&mut Hearing<'_>)) -> BySeat<f32> {
        let [.., begin, says] = &self.rows[..] else { unreachable!("a net has two rows at least") };
        let mut hearing =
            Hearing { net: self, table: *begin, own: [[0.0; HIDDEN]; 4], other: [[0.0; HIDDEN]; 4] };
        tell(&mut hearing);
        let said = BySeat::from_fn(seats, |seat| {
            let mut sums = hearing.table;
            for other in Seat::first(seats) {
                let heard = if other == seat { &hearing.own } else { &hearing.other };
                add(&mut sums, &heard[other.index()], 1.0);
            }
            // Several sums at once are quicker than one after the other.
            let mut parts = [0.0; 4];
            for (at, (sum, weight)) in sums.iter().zip(says).enumerate() {
                parts[at % 4] += sum.max(0.0) * weight;
            }
            parts.iter().sum::<f32>()
        });
        let mean = said.values().sum::<f32>() / seats as f32;
        said.map(|_, said| said - mean)
    }
}

/// A net that is being told a position.
pub struct Hearing<'n> {
    net: &'n Net,
    /// The sums of what all hear alike.
    table: Row,
    /// The sums of what is told about each seat: as it hears them itself, and as the others do.
    own: [Row; 4],
    other: [Row; 4],
}

impl Facts for Hearing<'_> {
    #[inline]
    fn table(&mut self, at: usize, value: f32) {
        add(&mut self.table, &self.net.rows[at], value);
    }

    #[inline]
    fn seat(&mut self, seat: Seat, at: usize, value: f32) {
        let Net { counts, rows } = self.net;
        add(&mut self.own[seat.index()], &rows[counts.own(at)], value);
        add(&mut self.other[seat.index()], &rows[counts.other(at)], value);
    }
}

#[inline]
fn add(sums: &mut Row, row: &Row, value: f32) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += weight * value;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COUNTS: Counts = Counts { table: 1, seat: 1 };

    /// One fact about the table, one about each seat; every sum but the first two is idle.
    fn net() -> Net {
        let mut rows = vec![[0.0; HIDDEN]; COUNTS.rows()];
        // The first sum hears the table and the own fact, the second by how much those of the others exceed 1.
        rows[0][0] = 1.0;
        rows[COUNTS.own(0)][0] = 10.0;
        rows[COUNTS.other(0)][1] = 1.0;
        rows[3][1] = -1.0;
        rows[4][0] = 1.0;
        rows[4][1] = 100.0;
        Net::new(COUNTS, rows)
    }

    #[test]
    fn every_seat_hears_the_table_itself_and_all_the_others() {
        let said = net().corrections(3, |hearing| {
            hearing.table(0, 3.0);
            for (seat, value) in Seat::first(3).zip([0.0, 1.0, 3.0]) {
                hearing.seat(seat, 0, value);
            }
        });
        // A says 303, B 213 and C 33; their mean is 183.
        assert_eq!(said.values().copied().collect::<Vec<_>>(), [120.0, 30.0, -150.0]);
    }

    #[test]
    fn a_net_is_read_as_it_was_written_and_only_for_its_own_facts() {
        let bytes: Vec<u8> = net().rows.iter().flatten().flat_map(|weight| weight.to_le_bytes()).collect();
        assert_eq!(Net::read(COUNTS, &bytes).rows, net().rows);
        let refused = |counts, bytes: &[u8]| std::panic::catch_unwind(|| Net::read(counts, bytes)).is_err();
        assert!(refused(Counts { table: 2, ..COUNTS }, &bytes));
        assert!(refused(COUNTS, &bytes[4..]) && refused(COUNTS, &bytes[1..]));
    }
}
