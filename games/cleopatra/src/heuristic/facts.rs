//! A position as numbers, for the net that was taught to correct the outlook.
//!
//! Every number lies around 1: a net that is told hundreds of one thing and halves of another learns badly.

use std::sync::LazyLock;

use tabletop::{Counts, Facts, Net, Seat, Studied};

use super::offers::open_pieces;
use super::outlook::Survey;
use super::store::Store;
use crate::data;
use crate::garden::Area;
use crate::state::Cleopatra;
use crate::types::{EndRule, Stall};

/// Where the facts about the table begin.
mod table {
    /// One for each of the spans between `ROUNDS`.
    pub(super) const ROUNDS: usize = 0;
    pub(super) const PHASE: usize = ROUNDS + 12;
    pub(super) const WORSHIPPED: usize = PHASE + 8;
    /// Visited, building over, and how many pieces.
    pub(super) const TURN: usize = WORSHIPPED + 5;
    pub(super) const OPEN: usize = TURN + 3;
    /// Free squares, and palms among them.
    pub(super) const GARDEN: usize = OPEN + 6;
    pub(super) const WALK: usize = GARDEN + 2;
    pub(super) const STALLS: usize = WALK + 6;
    /// Three, or four.
    pub(super) const SEATS: usize = STALLS + 3;
    pub(super) const LAST: usize = SEATS + 2;
    pub(super) const IMMEDIATE: usize = LAST + 1;
    pub(super) const ALL: usize = IMMEDIATE + 1;
}

/// Where the facts about a seat begin.
mod seat {
    pub(super) const SCARABS: usize = 0;
    pub(super) const PROMISE: usize = SCARABS + 1;
    pub(super) const OUTLOOK: usize = PROMISE + 1;
    /// By how many are above the lowest seat's, and how many that is.
    pub(super) const AMULETS: usize = OUTLOOK + 1;
    pub(super) const ABOVE: usize = AMULETS + 10;
    pub(super) const SANCTUARIES: usize = ABOVE + 1;
    pub(super) const STATUES: usize = SANCTUARIES + 1;
    pub(super) const ARTISANS: usize = STATUES + 1;
    pub(super) const UNITS: usize = ARTISANS + 1;
    pub(super) const CAVES: usize = UNITS + 5;
    pub(super) const CORRUPT: usize = CAVES + 1;
    pub(super) const HAND: usize = CORRUPT + 1;
    pub(super) const OVER: usize = HAND + 1;
    pub(super) const PAYS: usize = OVER + 1;
    pub(super) const STALL: usize = PAYS + 6;
    /// That it has bid, and how much.
    pub(super) const BID: usize = STALL + 1;
    pub(super) const TURN: usize = BID + 2;
    /// Two turns to wait, or three.
    pub(super) const WAITS: usize = TURN + 1;
    pub(super) const ALL: usize = WAITS + 2;
}

/// Rounds to come, in hundredths: a new span begins at each of these.
const ROUNDS: [i32; 11] = [100, 200, 300, 400, 500, 650, 800, 1_000, 1_300, 1_700, 2_200];

/// More cards than these in a hand, over its limit or on a stall, and more scarabs offered, are as many: only silly games
/// come to that.
const MANY: u8 = 40;
const FAR_OVER: u8 = 10;

/// The net, as `cargo xtask lessons` wrote it.
pub(super) static NET: LazyLock<Net> =
    LazyLock::new(|| Net::read(Cleopatra::FACTS, include_bytes!("learned.net")));

impl Studied for Cleopatra {
    const FACTS: Counts = Counts { table: table::ALL, seat: seat::ALL };

    fn facts(&self, facts: &mut impl Facts) {
        Survey::new(self).tell(facts);
    }
}

/// Hundredths of scarabs, as a fact.
fn worth(hundredths: i32) -> f32 {
    hundredths as f32 / 2_000.0
}

impl Survey<'_> {
    pub(super) fn tell(&self, facts: &mut impl Facts) {
        self.tell_turn(facts);
        self.tell_palace(facts);
        let outlook = self.outlook();
        for seat in Seat::first(self.game.board.seats()) {
            let mut tell = |at: usize, value: f32| facts.seat(seat, at, value);
            tell(seat::OUTLOOK, worth(outlook[seat]));
            self.tell_seat(seat, &mut tell);
            self.tell_hand(seat, &mut tell);
        }
    }

    /// How far the game and the turn are.
    fn tell_turn(&self, facts: &mut impl Facts) {
        let board = &self.game.board;
        let seats = board.seats();
        facts.table(table::ROUNDS + ROUNDS.partition_point(|begin| *begin <= self.rounds), 1.0);
        facts.table(table::PHASE + board.phase as usize, 1.0);
        if let Some(worshipper) = board.turn.worshipped {
            facts.table(table::WORSHIPPED + worshipper.index(), 1.0);
        }
        let flags = [
            (table::TURN, board.turn.visited),
            (table::TURN + 1, board.turn.built),
            (table::LAST, board.last_turns.is_some()),
            (table::IMMEDIATE, board.end == EndRule::Immediate),
        ];
        for (at, _) in flags.into_iter().filter(|(_, holds)| *holds) {
            facts.table(at, 1.0);
        }
        facts.table(table::TURN + 2, f32::from(board.turn.pieces));
        facts.table(table::WALK + usize::from(board.walk), 1.0);
        if let Some(more) = seats.checked_sub(3) {
            facts.table(table::SEATS + more, 1.0);
        }
        facts.seat(board.seat, seat::TURN, 1.0);
        let waiting = Seat::first(seats).filter_map(|seat| {
            let turns = (seat.index() + seats - board.seat.index()) % seats;
            Some((seat, turns.checked_sub(2)?))
        });
        for (seat, more) in waiting {
            facts.seat(seat, seat::WAITS + more, 1.0);
        }
    }

    /// What is open in the palace, and what lies on the market.
    fn tell_palace(&self, facts: &mut impl Facts) {
        let palace = &self.palace;
        let open = open_pieces(palace).into_iter().chain([palace.pile.count_ones()]);
        for (at, pieces) in open.enumerate() {
            facts.table(table::OPEN + at, pieces as f32 / 4.0);
        }
        let free = palace.free();
        facts.table(table::GARDEN, free.len() as f32 / 40.0);
        facts.table(table::GARDEN + 1, free.common(Area::PALMS).len() as f32 / 20.0);
        let market = &self.game.board.market;
        let mut cards = [0; data::STALLS];
        for (cards, stall) in cards.iter_mut().zip(Stall::ALL) {
            *cards = market.stall_len(*stall).min(MANY);
        }
        cards.sort_unstable();
        for (at, cards) in cards.into_iter().enumerate() {
            facts.table(table::STALLS + at, f32::from(cards) / 4.0);
        }
    }

    /// What a seat has before it.
    fn tell_seat(&self, seat: Seat, tell: &mut impl FnMut(usize, f32)) {
        let player = &self.game.board.players[seat];
        let above = self.amulets[seat];
        tell(seat::SCARABS, f32::from(player.scarabs) / 20.0);
        tell(seat::PROMISE, worth(self.promises[seat]));
        tell(seat::AMULETS + (above as usize / 100).min(9), 1.0);
        tell(seat::ABOVE, above as f32 / 500.0);
        tell(seat::SANCTUARIES, player.sanctuaries.len() as f32 / 4.0);
        tell(seat::STATUES, f32::from(player.statues));
        if let Some(bid) = self.game.hidden.bids[seat] {
            tell(seat::BID, 1.0);
            tell(seat::BID + 1, f32::from(bid.min(u16::from(MANY))) / 5.0);
        }
    }

    /// What its cards are good for.
    fn tell_hand(&self, seat: Seat, tell: &mut impl FnMut(usize, f32)) {
        let hand = self.hands[seat];
        let store = Store::new(hand);
        tell(seat::ARTISANS, f32::from(store.artisans) / 3.0);
        for (at, units) in store.units.into_iter().enumerate().filter(|(_, units)| *units > 0) {
            tell(seat::UNITS + at, f32::from(units) / 2.0);
        }
        tell(seat::CAVES, f32::from(store.any));
        tell(seat::CORRUPT, f32::from(hand.corrupt()) / 2.0);
        tell(seat::HAND, f32::from(hand.len().min(MANY)) / 5.0);
        tell(seat::OVER, f32::from(hand.len().saturating_sub(data::HAND).min(FAR_OVER)));
        for at in self.offers.payable(store) {
            tell(seat::PAYS + at, 1.0);
        }
        tell(seat::STALL, self.game.best_stall(hand) as f32 / 500.0);
    }
}
