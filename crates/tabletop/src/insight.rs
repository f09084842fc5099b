//! What can be learnt about a game by studying many positions of it: a small net that corrects the outlook.
//!
//! A game tells the facts of a position, some about the table and some about each seat. A net hears them from every
//! seat's place, as facts about the table, about itself and about all the others, and says by how much the outlook of
//! that seat is mistaken. So one net serves tables of any size. It may also know what a lead is worth at that table. It is
//! sums and products in a fixed order, and says the same on every machine.

use crate::game::Game;
use crate::seat::{BySeat, Seat};

/// What somebody who has studied a game expects of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Insight {
    /// What each seat may expect to have at the end, in hundredths of a point.
    pub points: BySeat<i32>,
    /// What a point of lead is worth: it multiplies the odds of winning by e to this power. Nothing where nobody has
    /// counted how leads become wins.
    pub edge: Option<f32>,
}

impl From<BySeat<i32>> for Insight {
    /// Points of which nobody has counted what they are worth.
    fn from(points: BySeat<i32>) -> Self {
        Insight { points, edge: None }
    }
}

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
    /// How much each fact about the table adds to what a lead is worth; then what that begins with. Empty where it was
    /// not learnt.
    edges: Vec<f32>,
}

/// What a net says about a position.
pub struct Lore {
    /// By how many points the outlook of each seat is mistaken. Only differences between seats decide, and only they are
    /// learnt: all mistakes together are 0.
    pub mistakes: BySeat<f32>,
    /// What a point of lead is worth, as in [`Insight::edge`].
    pub edge: Option<f32>,
}

impl Lore {
    /// What is to be expected instead of these hundredths of points.
    #[inline]
    pub fn correct(&self, outlook: &BySeat<i32>) -> Insight {
        let points = outlook.map(|seat, points| points + (100.0 * self.mistakes[seat]) as i32);
        Insight { points, edge: self.edge }
    }
}

impl Net {
    /// The least and the most that a lead is said to be worth: a tenth of a point is never all, ten points are never nothing.
    pub const EDGES: [f32; 2] = [0.03, 3.0];

    /// Takes up a net: its weights one after the other, of four bytes each, the low one first.
    ///
    /// # Panics
    /// When there are too few or too many: the file belongs to other facts.
    pub fn read(counts: Counts, bytes: &[u8]) -> Self {
        let (weights, []) = bytes.as_chunks::<4>() else { panic!("a weight has four bytes") };
        let weights: Vec<f32> = weights.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
        let (rows, edges) = weights.split_at(weights.len().min(counts.rows() * HIDDEN));
        let (rows, []) = rows.as_chunks::<HIDDEN>() else { panic!("a row has {HIDDEN} weights") };
        Net::new(counts, rows.to_vec(), edges.to_vec())
    }

    /// A net of these rows, and of these edges if it has learnt any.
    ///
    /// # Panics
    /// When there are too few or too many of them.
    pub fn new(counts: Counts, rows: Vec<Row>, edges: Vec<f32>) -> Self {
        assert_eq!(rows.len(), counts.rows(), "the net belongs to other facts");
        assert!(edges.is_empty() || edges.len() == counts.table + 1, "the edges belong to other facts");
        Net { counts, rows, edges }
    }

    /// What the net says of a position with so many seats.
    #[inline]
    pub fn judge(&self, seats: usize, tell: impl FnOnce(&mut Hearing<'_>)) -> Lore {
        let [.., begin, says] = &self.rows[..] else { unreachable!("a net has two rows at least") };
        let mut hearing = Hearing {
            net: self,
            table: *begin,
            own: [[0.0; HIDDEN]; 4],
            other: [[0.0; HIDDEN]; 4],
            edge: self.edges.last().copied(),
        };
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
        let [least, most] = Net::EDGES;
        Lore {
            mistakes: said.map(|_, said| said - mean),
            edge: hearing.edge.map(|edge| edge.clamp(least, most)),
        }
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
    /// What a lead is worth by what was told so far.
    edge: Option<f32>,
}

impl Facts for Hearing<'_> {
    #[inline]
    fn table(&mut self, at: usize, value: f32) {
        add(&mut self.table, &self.net.rows[at], value);
        if let Some(edge) = &mut self.edge {
            *edge += self.net.edges[at] * value;
        }
    }

    #[inline]
    fn seat(&mut self, seat: Seat, at: usize, value: f32) {
        let Net { counts, rows, .. } = self.net;
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
        Net::new(COUNTS, rows, Vec::new())
    }

    #[test]
    fn every_seat_hears_the_table_itself_and_all_the_others() {
        let lore = net().judge(3, |hearing| {
            hearing.table(0, 3.0);
            for (seat, value) in Seat::first(3).zip([0.0, 1.0, 3.0]) {
                hearing.seat(seat, 0, value);
            }
        });
        // A says 303, B 213 and C 33; their mean is 183.
        assert_eq!(lore.mistakes.values().copied().collect::<Vec<_>>(), [120.0, 30.0, -150.0]);
        assert_eq!(lore.edge, None);
    }

    #[test]
    fn what_a_lead_is_worth_follows_the_table_within_its_bounds() {
        let net = Net { edges: vec![0.25, 0.5], ..net() };
        let edge = |fact| net.judge(2, |hearing| hearing.table(0, fact)).edge;
        assert_eq!([edge(0.0), edge(2.0)], [Some(0.5), Some(1.0)]);
        assert_eq!([edge(-100.0), edge(100.0)], Net::EDGES.map(Some));
    }

    #[test]
    fn a_net_is_read_as_it_was_written_and_only_for_its_own_facts() {
        let bytes: Vec<u8> = net().rows.iter().flatten().flat_map(|weight| weight.to_le_bytes()).collect();
        assert_eq!(Net::read(COUNTS, &bytes).rows, net().rows);
        let edges = [0.25f32, 0.5];
        let longer: Vec<u8> =
            bytes.iter().copied().chain(edges.iter().flat_map(|weight| weight.to_le_bytes())).collect();
        assert_eq!(Net::read(COUNTS, &longer).edges, edges);
        let refused = |counts, bytes: &[u8]| std::panic::catch_unwind(|| Net::read(counts, bytes)).is_err();
        assert!(refused(Counts { table: 2, ..COUNTS }, &bytes));
        assert!(refused(COUNTS, &bytes[4..]) && refused(COUNTS, &bytes[1..]));
        assert!(refused(COUNTS, &longer[..longer.len() - 4]));
    }
}
