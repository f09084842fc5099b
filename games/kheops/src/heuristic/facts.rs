//! A position as numbers, for the net that was taught to correct the outlook.
//!
//! Every number lies around 1: a net that is told hundreds of one thing and halves of another learns badly.

use std::sync::LazyLock;

use tabletop::{Counts, Facts, Net, Seat, Studied};

use super::outlook::{Contest, Survey};
use crate::state::{Kheops, Phase};
use crate::types::Pawn;

/// Where the facts about the table begin.
mod table {
    /// By fours of the halves of turns that are left.
    pub(super) const LEFT: usize = 0;
    pub(super) const PHASE: usize = LEFT + 16;
    pub(super) const FREE_ANKHS: usize = PHASE + 5;
    pub(super) const CURSED: usize = FREE_ANKHS + 1;
    pub(super) const ALL: usize = CURSED + 1;
}

/// Where the facts about a seat begin.
mod seat {
    /// Three for each kind of network: by the lead, and by whether a pawn can be played in it.
    pub(super) const NETWORKS: usize = 0;
    pub(super) const SUPPLY: usize = NETWORKS + 3 * 10;
    pub(super) const WORKERS: usize = SUPPLY + 3;
    pub(super) const ANKHS: usize = WORKERS + 1;
    pub(super) const LONE: usize = ANKHS + 6;
    pub(super) const CURSED: usize = LONE + 1;
    pub(super) const HAND: usize = CURSED + 1;
    pub(super) const TURN: usize = HAND + 10;
    pub(super) const NEXT: usize = TURN + 1;
    pub(super) const ALL: usize = NEXT + 1;
}

/// The net, as `cargo xtask lessons` wrote it.
pub(super) static NET: LazyLock<Net> =
    LazyLock::new(|| Net::read(Kheops::FACTS, include_bytes!("learned.net")));

impl Studied for Kheops {
    const FACTS: Counts = Counts { table: table::ALL, seat: seat::ALL };

    fn facts(&self, facts: &mut impl Facts) {
        self.tell(&Survey::new(&self.board), facts);
    }
}

impl Kheops {
    pub(super) fn tell(&self, survey: &Survey<'_>, facts: &mut impl Facts) {
        let board = &self.board;
        let phase = match board.phase {
            Phase::Place => 0,
            Phase::Turn(_) => 1,
            Phase::Swap => 2,
            Phase::Move(_) => 3,
            Phase::Build | Phase::Over => 4,
        };
        let cursed = survey.cursed();
        facts.table(table::LEFT + (survey.left / 4) as usize, 1.0);
        facts.table(table::PHASE + phase, 1.0);
        facts.table(table::FREE_ANKHS, survey.ankhs(Seat::A, cursed).1 as f32);
        facts.table(table::CURSED, cursed.count_ones() as f32 / 5.0);
        for contest in survey.contests() {
            for seat in Seat::first(board.players.seats()) {
                tell_network(&contest, seat, facts);
            }
        }
        for (seat, player) in board.players.iter() {
            for (at, pawn) in Pawn::SPECIAL.into_iter().enumerate() {
                facts.seat(seat, seat::SUPPLY + at, f32::from(board.supply(seat, pawn)));
            }
            facts.seat(seat, seat::WORKERS, f32::from(player.workers) / 10.0);
            facts.seat(seat, seat::ANKHS + survey.ankhs(seat, cursed).0 as usize, 1.0);
            facts.seat(seat, seat::LONE, survey.lone(seat) as f32);
            facts.seat(seat, seat::CURSED, survey.pawns_on(seat, cursed) as f32);
            for tile in self.hidden.hands[seat].iter() {
                facts.seat(seat, seat::HAND + board.face(tile).symbol.index(), 1.0);
            }
        }
        facts.seat(board.turn, seat::TURN, 1.0);
        facts.seat(survey.next, seat::NEXT, 1.0);
    }
}

/// A network counts among those in which the seat is as strong.
fn tell_network(contest: &Contest, seat: Seat, facts: &mut impl Facts) {
    let lead = contest.lead_of(seat).clamp(-2, 2) + 2;
    let kind = 2 * lead as usize + usize::from(contest.free);
    let first = seat::NETWORKS + 3 * kind;
    facts.seat(seat, first, contest.worth as f32 / 500.0);
    facts.seat(seat, first + 1, 1.0);
    facts.seat(seat, first + 2, contest.loose_ends as f32);
}
