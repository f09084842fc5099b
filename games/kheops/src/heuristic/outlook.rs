//! What each seat may expect to have at the end.
//!
//! The constants were fitted to games that greedy players by this very outlook played among themselves, first by least
//! squares, then by matches of 1,200 games for each change.

use tabletop::{BySeat, Seat};

use super::links::{Links, Networks, Opens};
use crate::cell::{Cell, Side};
use crate::data;
use crate::set::Numbered;
use crate::state::{Board, Phase, opponent};
use crate::types::{Colour, Pawn, Symbol};

/// A point, as the outlook counts.
pub(super) const POINT: i32 = 100;

/// What a seat finds in each half of a turn that is left, whatever it has now.
const FUTURE: i32 = 27;
/// So many halves of turns before the end, a network that is led is still led at the end in half of the games.
const HALF_LIFE: i32 = 20;
/// A lead by two or more is safer: it closes so much of the gap to certainty, in hundredths.
const SAFER: i32 = 24;
/// A lead by one that the next pawn can answer is worth so much of one that it cannot, in hundredths.
const ANSWERED: i32 = 80;
/// How often a balanced network with a free tile goes to the seat that plays the next pawn, and to the other.
const BALANCED_NEXT: i32 = 49;
const BALANCED: i32 = 25;
/// A network that the other has is won back in one of so many games in which it changes hands.
const WON_BACK: i32 = 12;
/// So many halves of turns before the end, being the longest, or being secret, says nothing about the end.
const LONGEST_FADES: i32 = 73;
const SECRET_FADES: i32 = 121;
/// What a loose end of a led network will bring, and how many halves of turns it takes to come to that.
const LOOSE_END: i32 = 64;
const GROWTH: i32 = 20;
/// A pawn on a lone tile that can still be linked: more to the seat that builds next.
const LONE_NEXT: i32 = 128;
const LONE: i32 = 24;
/// An ankh of one's own will be joined by others: so much for each half of a turn.
const ANKH_FUTURE: i32 = 2;
/// The hope of a free ankh, in hundredths of what it would add; more to the seat that plays the next pawn.
const FREE_ANKH: i32 = 35;
const FREE_ANKH_NEXT: i32 = 75;
/// A mummy that was not played yet, and what is left of it in the last turns, for each half.
const MUMMY: i32 = 520;
const MUMMY_FADES: i32 = 40;

/// A look over the whole pyramid: what lies where, as sets of cells in bits.
pub(super) struct Survey<'b> {
    pub(super) board: &'b Board,
    symbols: [u64; Symbol::ALL.len()],
    sarcophagi: [u64; Colour::ALL.len()],
    /// Halves of turns until the end: a pawn is played in one, a tile is built in the other.
    pub(super) left: i32,
    /// Who plays the next pawn.
    pub(super) next: Seat,
    /// How often a lead lasts, in hundredths.
    firm: i32,
    networks: Networks,
    /// Tiles that open to a cell which is not built, and those that open on a face of the pyramid.
    loose: u64,
    outside: u64,
    /// Tiles whose pawn counts twice.
    doubled: u64,
}

/// What decides whose a network will be.
pub(super) struct Contest {
    /// What it will be worth.
    pub(super) worth: i32,
    /// How much stronger seat A is in it.
    lead: i32,
    /// Can a pawn be played in it?
    pub(super) free: bool,
    pub(super) loose_ends: i32,
}

impl Contest {
    /// How much stronger a seat is in it.
    pub(super) fn lead_of(&self, seat: Seat) -> i32 {
        if seat == Seat::A { self.lead } else { -self.lead }
    }
}

impl<'b> Survey<'b> {
    #[inline]
    pub(super) fn new(board: &'b Board) -> Self {
        let before_pawn = board.phase == Phase::Place;
        let mut opens = Opens::default();
        let mut symbols = [0; Symbol::ALL.len()];
        let mut sarcophagi = [0; Colour::ALL.len()];
        for (at, laid) in board.laid.iter().enumerate() {
            let Some(laid) = laid else { continue };
            for (side, opens) in Side::ALL.into_iter().zip(&mut opens.0) {
                *opens |= u64::from(laid.openings.has(side)) << at;
            }
            let face = board.face(laid.tile);
            symbols[face.symbol.index()] |= 1 << at;
            if let Some(colour) = face.colour {
                sarcophagi[colour.index()] |= 1 << at;
            }
        }
        let left = 2 * (data::CELLS as i32 - board.built.len() as i32) - i32::from(!before_pawn);
        let pharaoh = board.players[Seat::A].place_of(Pawn::Pharaoh).map_or(0, |cell| 1 << cell.index());
        Survey {
            board,
            symbols,
            sarcophagi,
            left,
            next: if before_pawn { board.turn } else { opponent(board.turn) },
            firm: 100 * HALF_LIFE / (HALF_LIFE + left),
            networks: Links::new(&opens).networks(),
            loose: opens.loose(board.built.bits()),
            outside: opens.outside(),
            doubled: symbols[Symbol::Double.index()] | pharaoh,
        }
    }

    fn of(&self, symbol: Symbol) -> u64 {
        self.symbols[symbol.index()]
    }

    fn pawns(&self, seat: Seat) -> u64 {
        self.board.players[seat].cells.bits()
    }

    /// The networks that can be worth something.
    pub(super) fn contests(&self) -> impl Iterator<Item = Contest> {
        let sound = self.networks.iter().filter(|network| network & self.of(Symbol::Curse) == 0);
        sound.map(|network| {
            let strength = |seat: Seat| {
                let pawns = network & self.pawns(seat);
                (pawns.count_ones() + (pawns & self.doubled).count_ones()) as i32
            };
            Contest {
                worth: self.worth(network),
                lead: strength(Seat::A) - strength(Seat::B),
                free: network & self.board.vacant().bits() != 0,
                loose_ends: (network & self.loose).count_ones() as i32,
            }
        })
    }

    /// The tiles of cursed networks.
    pub(super) fn cursed(&self) -> u64 {
        let cursed = self.networks.iter().filter(|network| network & self.of(Symbol::Curse) != 0);
        cursed.fold(0, |all, network| all | network)
    }

    /// The seat's pawns on lone tiles that can still be linked.
    pub(super) fn lone(&self, seat: Seat) -> i32 {
        let lone = self.loose & !self.networks.tiles & !self.of(Symbol::Curse);
        (lone & self.pawns(seat)).count_ones() as i32
    }

    /// The ankhs that the seat has, and those that are free, but for those that are cursed.
    pub(super) fn ankhs(&self, seat: Seat, cursed: u64) -> (i32, i32) {
        let ankhs = self.of(Symbol::Ankh) & !cursed;
        let count = |tiles: u64| (ankhs & tiles).count_ones() as i32;
        (count(self.pawns(seat)), count(self.board.vacant().bits()))
    }

    /// The seat's pawns that stand on these tiles.
    pub(super) fn pawns_on(&self, seat: Seat, tiles: u64) -> i32 {
        (self.pawns(seat) & tiles).count_ones() as i32
    }

    /// What each seat may expect, in hundredths of a point.
    pub(super) fn outlook(&self) -> BySeat<i32> {
        let board = self.board;
        let mut outlook = BySeat::from_fn(board.players.seats(), |_| FUTURE * self.left);
        for contest in self.contests() {
            outlook[Seat::A] += self.share(Seat::A, &contest);
            outlook[Seat::B] += self.share(Seat::B, &contest);
        }
        let cursed = self.cursed();
        for (seat, outlook) in outlook.iter_mut() {
            let (own, free) = self.ankhs(seat, cursed);
            *outlook += self.lone(seat) * if seat == board.turn { LONE_NEXT } else { LONE };
            *outlook += self.ankhs_worth(seat, own, free);
            if board.supply(seat, Pawn::Mummy) > 0 {
                *outlook += MUMMY.min(MUMMY_FADES * self.left);
            }
        }
        outlook
    }

    /// What a network is likely to be worth at the end, as far as it can be seen now.
    #[inline]
    fn worth(&self, network: u64) -> i32 {
        let rooms = (self.board.built - self.board.passages).bits();
        let mut points = data::ROOM * (network & rooms).count_ones() as i32;
        if network & self.of(Symbol::Sarcophagus) != 0 {
            let sarcophagi = self.sarcophagi.map(|tiles| (tiles & network).count_ones());
            points += match (sarcophagi.iter().sum::<u32>(), sarcophagi.contains(&2)) {
                (1, _) => data::SARCOPHAGUS,
                (2, true) => data::PAIR,
                _ => 0,
            };
        }
        if network & 1 << Cell::SUMMIT.index() != 0 {
            points += data::SUMMIT;
        }
        let mut worth = points * POINT;
        if network.count_ones() == self.networks.longest {
            worth += data::LONGEST * POINT * (LONGEST_FADES - self.left) / LONGEST_FADES;
        }
        if network & self.outside == 0 {
            worth += worth * (SECRET_FADES - self.left) / SECRET_FADES;
        }
        worth
    }

    /// What a seat may expect of a network.
    #[inline]
    fn share(&self, seat: Seat, contest: &Contest) -> i32 {
        let Contest { worth, free, loose_ends, .. } = *contest;
        let (lead, firm) = (contest.lead_of(seat), self.firm);
        let next = seat == self.next;
        let chance = match lead {
            2.. => firm + (100 - firm) * SAFER / 100,
            1 if free && !next => firm * ANSWERED / 100,
            1 => firm,
            0 if free && self.left > 1 && next => BALANCED_NEXT,
            0 if free && self.left > 1 => BALANCED,
            _ => (100 - firm) / WON_BACK,
        };
        let growth = if lead > 0 { loose_ends * LOOSE_END * self.left.min(GROWTH) / GROWTH } else { 0 };
        worth * chance / 100 + growth
    }

    /// What a seat may expect of ankhs when it has `own` and `free` can be had.
    #[inline]
    fn ankhs_worth(&self, seat: Seat, own: i32, free: i32) -> i32 {
        let hope = match self.left {
            // No pawn will be played any more.
            1 => 0,
            _ if seat == self.next => FREE_ANKH_NEXT,
            _ => FREE_ANKH,
        };
        // Half of the square is doubtful at the beginning, when a curse or a swap may still come.
        let most = 2 * data::TURNS as i32;
        own * own * (POINT - POINT / 2 * self.left / most)
            + own * ANKH_FUTURE * self.left
            + free * (2 * own + 1) * hope
    }
}
