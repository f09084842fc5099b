//! Networks: which tiles are connected, what a network is worth, and whose it is.

use tabletop::{BySeat, Seat};

use crate::cell::{Cell, Cells, Side};
use crate::data;
use crate::state::{Board, Player};
use crate::types::{Colour, Kind, Pawn, Symbol};

/// The most networks a pyramid can have.
const MOST: usize = data::CELLS / data::NETWORK as usize;

/// The networks of a pyramid, flat: search scores many games.
pub(crate) struct Networks {
    cells: [Cells; MOST],
    len: usize,
}

/// What a network is worth, by score line; nothing if it is cursed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Worth {
    pub(crate) rooms: i32,
    pub(crate) sarcophagi: i32,
    pub(crate) summit: i32,
    pub(crate) longest: i32,
    /// What the doubling adds.
    pub(crate) secret: i32,
}

impl Worth {
    pub(crate) fn total(&self) -> i32 {
        self.rooms + self.sarcophagi + self.summit + self.longest + self.secret
    }
}

impl Networks {
    /// The tiles of each network.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Cells> + '_ {
        self.cells[..self.len].iter().copied()
    }

    /// The number of tiles of the longest, whatever it is worth and whoever has it.
    pub(crate) fn longest(&self) -> u32 {
        self.iter().map(Cells::len).max().unwrap_or(0)
    }
}

impl Board {
    /// All networks, the one with the lowest cell first.
    pub(crate) fn networks(&self) -> Networks {
        let mut networks = Networks { cells: [Cells::EMPTY; MOST], len: 0 };
        let mut rest = self.built;
        while !rest.is_empty() {
            let cells = self.connected_to(rest.nth(0));
            rest = rest - cells;
            if cells.len() >= data::NETWORK {
                networks.cells[networks.len] = cells;
                networks.len += 1;
            }
        }
        networks
    }

    /// All tiles that can be reached from this one, itself included.
    fn connected_to(&self, first: Cell) -> Cells {
        let mut found = Cells::only(first);
        let mut fresh = found;
        while !fresh.is_empty() {
            let cell = fresh.nth(0);
            fresh.remove(cell);
            let next = self.linked(cell) - found;
            found = found | next;
            fresh = fresh | next;
        }
        found
    }

    /// The neighbours that a tile opens to, and that open to it.
    #[inline]
    pub(crate) fn linked(&self, cell: Cell) -> Cells {
        let mut linked = Cells::EMPTY;
        for side in Side::ALL {
            if self.opens(cell, side)
                && let Some(other) = cell.beyond(side)
                && self.opens(other, side.facing())
            {
                linked.insert(other);
            }
        }
        linked
    }

    #[inline]
    pub(crate) fn opens(&self, cell: Cell, side: Side) -> bool {
        self.laid(cell).is_some_and(|laid| laid.openings.has(side))
    }

    /// What a network is worth when the longest has `longest` tiles.
    pub(crate) fn worth(&self, network: Cells, longest: u32) -> Worth {
        let mut worth = Worth::default();
        let mut sarcophagi = [0u8; Colour::ALL.len()];
        for face in network.iter().filter_map(|cell| self.face_at(cell)) {
            if face.symbol == Symbol::Curse {
                return Worth::default();
            }
            if let Some(colour) = face.colour {
                sarcophagi[colour.index()] += 1;
            }
            if face.kind == Kind::Room {
                worth.rooms += data::ROOM;
            }
        }
        worth.sarcophagi = match (sarcophagi.iter().sum::<u8>(), sarcophagi.contains(&2)) {
            (1, _) => data::SARCOPHAGUS,
            (2, true) => data::PAIR,
            _ => 0,
        };
        if network.contains(Cell::SUMMIT) {
            worth.summit = data::SUMMIT;
        }
        if network.len() == longest {
            worth.longest = data::LONGEST;
        }
        if self.is_secret(network) {
            worth.secret = worth.total();
        }
        worth
    }

    /// Does no tile of the network open on a face of the pyramid?
    pub(crate) fn is_secret(&self, network: Cells) -> bool {
        let outside = |cell: Cell| {
            Side::ALL.into_iter().any(|side| cell.beyond(side).is_none() && self.opens(cell, side))
        };
        !network.iter().any(outside)
    }

    /// Does the network hold a curse?
    pub(crate) fn is_cursed(&self, network: Cells) -> bool {
        network.iter().filter_map(|cell| self.face_at(cell)).any(|face| face.symbol == Symbol::Curse)
    }

    /// Who has a network: the seat with more strength in it, if one has.
    pub(crate) fn owner(&self, network: Cells) -> Option<Seat> {
        let strength = self.strengths(network);
        match strength[Seat::A].cmp(&strength[Seat::B]) {
            std::cmp::Ordering::Greater => Some(Seat::A),
            std::cmp::Ordering::Less => Some(Seat::B),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// What each seat's pawns count in a network.
    #[inline]
    pub(crate) fn strengths(&self, network: Cells) -> BySeat<u8> {
        BySeat::from_fn(self.players.seats(), |seat| self.strength(&self.players[seat], network))
    }

    /// What a seat's pawns count in a network.
    fn strength(&self, player: &Player, network: Cells) -> u8 {
        let counts = |cell: Cell| {
            let doubled = self.face_at(cell).is_some_and(|face| face.symbol == Symbol::Double);
            let pharaoh = player.place_of(Pawn::Pharaoh) == Some(cell);
            if doubled || pharaoh { data::DOUBLE } else { data::STRENGTH }
        };
        (player.cells & network).iter().map(counts).sum()
    }

    /// The ankh tiles that score for a seat: those with its pawns, outside cursed networks.
    pub(crate) fn ankhs(&self, seat: Seat, networks: &Networks) -> Cells {
        let cursed = networks.iter().filter(|network| self.is_cursed(*network));
        let cursed = cursed.fold(Cells::EMPTY, |all, network| all | network);
        let is_ankh = |cell: &Cell| self.face_at(*cell).is_some_and(|face| face.symbol == Symbol::Ankh);
        (self.players[seat].cells - cursed).iter().filter(is_ankh).collect()
    }
}
