//! The burial chamber: on side A groups, and which of them can still grow; on side B rows.

use tabletop::Seat;

use super::outlook::add;
use super::{Purse, rivalry, weights};
use crate::data;
use crate::score::in_row;
use crate::state::Board;
use crate::types::{Side, Site};

/// The burial chamber as it is, or as a ship would leave it.
#[derive(Clone, Copy)]
pub(super) enum Chamber {
    /// Side A.
    Groups(Crypt),
    /// Side B: how many stones lie in it, and those of each seat in each row.
    Rows(usize, [[u8; 4]; data::ROWS]),
}

impl Chamber {
    pub(super) fn of(board: &Board, stones: u8) -> Self {
        match board.side(Site::Chamber) {
            Side::A => Chamber::Groups(Crypt::of(board, stones)),
            Side::B => {
                let mut rows = [[0; 4]; data::ROWS];
                for (seat, player) in board.players.iter() {
                    for (row, counts) in rows.iter_mut().enumerate() {
                        counts[seat.index()] = in_row(player.chamber, row);
                    }
                }
                Chamber::Rows(usize::from(stones), rows)
            }
        }
    }

    /// A ship has come.
    pub(super) fn unload(&mut self, owners: &[Seat]) {
        for owner in owners {
            match self {
                Chamber::Groups(crypt) => crypt.lay(owner.index()),
                Chamber::Rows(stones, rows) => {
                    rows[*stones % data::ROWS][owner.index()] += 1;
                    *stones += 1;
                }
            }
        }
    }

    /// What each seat can expect of it, with so many dockings to come.
    pub(super) fn worth(&self, seats: usize, dockings: usize) -> Purse {
        match self {
            Chamber::Groups(crypt) => crypt.worth(weights::GROWTH[seats] * dockings as i32),
            Chamber::Rows(_, rows) => {
                let mut purse = [0; 4];
                for row in rows {
                    // A ship's stones are spread over the rows: half as much can change as at the obelisks.
                    let changes = dockings.div_ceil(2);
                    add(&mut purse, &rivalry::shares(&data::ROW_PLACES, row, seats, changes));
                }
                purse
            }
        }
    }
}

/// The chamber of side A after so many stones, as far as later stones can touch it: the last stone of each row.
#[derive(Clone, Copy)]
pub(super) struct Crypt {
    /// How many stones lie in it.
    stones: usize,
    /// The last stone of each row.
    edge: [Edge; data::ROWS],
    /// Points of each seat.
    points: Purse,
}

#[derive(Clone, Copy)]
struct Edge {
    /// The owner's index; no seat's before the first stone.
    owner: usize,
    /// Which group it belongs to: the number of the group's latest stone.
    group: usize,
    size: u8,
}

impl Crypt {
    const EMPTY: Crypt =
        Crypt { stones: 0, edge: [Edge { owner: 4, group: 0, size: 0 }; data::ROWS], points: [0; 4] };

    /// The owner's index and the size of each row's last group, from the row that the next stone goes to.
    pub(super) fn edges(&self) -> [(usize, u8); data::ROWS] {
        std::array::from_fn(|row| {
            let edge = self.edge[(self.stones + row) % data::ROWS];
            (edge.owner, edge.size)
        })
    }

    /// Reads it stone by stone.
    fn of(board: &Board, stones: u8) -> Self {
        let mut crypt = Crypt::EMPTY;
        let mut left = [0u128; 4];
        for (seat, player) in board.players.iter() {
            left[seat.index()] = player.chamber;
        }
        for _ in 0..stones {
            // Every stone has one owner, and the first seat's is what is nobody else's.
            let owner: usize = (1..4).map(|seat| seat * (left[seat] & 1) as usize).sum();
            crypt.lay(owner);
            left.iter_mut().for_each(|stones| *stones >>= 1);
        }
        crypt
    }

    /// Lays the next stone: it touches the last one of its row, and the one above it in its column.
    #[inline]
    fn lay(&mut self, owner: usize) {
        let row = self.stones % data::ROWS;
        let beside = self.edge[row];
        self.stones += 1;
        let mut joined = Edge { owner, group: self.stones, size: 1 };
        let mut points = 1;
        let mut touched = [0; 2];
        if beside.owner == owner {
            joined.size += beside.size;
            points -= data::series(beside.size);
            touched[0] = beside.group;
        }
        if row > 0 {
            let above = self.edge[row - 1];
            if above.owner == owner && above.group != touched[0] {
                joined.size += above.size;
                points -= data::series(above.size);
                touched[1] = above.group;
            }
        }
        if joined.size > 1 {
            points += data::series(joined.size) - 1;
            for edge in &mut self.edge {
                if edge.owner == owner && touched.contains(&edge.group) {
                    *edge = joined;
                }
            }
        }
        self.edge[row] = joined;
        self.points[owner] += 100 * points;
    }

    /// What each seat can expect of the chamber: its points, and `growth` hundredths of what the next stone of a group may add.
    #[inline]
    fn worth(&self, growth: i32) -> Purse {
        let mut purse = self.points;
        for (row, edge) in self.edge.iter().enumerate() {
            let counted = self.edge[..row].iter().any(|other| other.group == edge.group);
            if edge.owner < 4 && !counted {
                let more = data::series(edge.size + 1) - data::series(edge.size);
                purse[edge.owner] += growth * more;
            }
        }
        purse
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Game as _, Rng, Seed, Setup, Silent, Status};

    use super::*;
    use crate::state::Imhotep;

    #[test]
    fn stone_by_stone_gives_the_points_of_the_sheet() {
        let mut rng = Rng::new(1);
        let mut most = 0;
        for number in 0..60 {
            let setup = Setup::new::<Imhotep>(2 + number as usize % 3, Seed::of_series(8, number));
            let mut game = Imhotep::new(&setup, &mut Silent).expect("the set-up is the game's own");
            while let Status::Deciding(_) = game.status() {
                let (seat, action) = (game.board.decider, game.draw_action(&mut rng));
                game.apply(seat, &action, &mut Silent);
                let crypt = Crypt::of(&game.board, game.board.stones_at(Site::Chamber));
                for seat in Seat::first(setup.seats) {
                    assert_eq!(crypt.points[seat.index()], 100 * game.board.chamber_points(seat), "{game:?}");
                    most = most.max(crypt.points[seat.index()]);
                }
            }
        }
        assert!(most >= 1500, "no large group was seen: {most}");
    }
}
