//! How far a seat is in what it has marked and nobody else has seen, and which of its pyramids count.

use tabletop::{BySeat, Seat};

use super::Worth;
use crate::cells::Cells;
use crate::data;
use crate::desk::{Desk, Held, Stage};
use crate::score::points;
use crate::state::{Board, Phase, Pyramids};
use crate::types::CardSet;

/// How far a seat is, and what it has left to go further.
#[derive(Clone, Copy, Default)]
pub(super) struct Stand {
    pub(super) desk: Desk,
    pub(super) completed: CardSet,
    /// Pyramids of each colour and points for them, with those that will be counted after the marks.
    pub(super) pyramids: [u8; 3],
    pyramid_points: [u8; 3],
    /// Marks to come.
    pub(super) marks: i32,
    /// Bonus crosses that are owed.
    pub(super) bonuses: i32,
    /// Is the first of these marks that of the running expedition?
    pub(super) is_to_mark: bool,
}

impl Pyramids {
    /// How far every seat is, and how many of each colour's awards are taken then.
    pub(super) fn stands(&self) -> (BySeat<Stand>, [u8; 3]) {
        let mut awarded = self.board.awarded;
        let mut stands = BySeat::from_fn(self.board.seats(), |seat| self.stand(seat));
        self.count_fresh(&mut stands, &mut awarded);
        (stands, awarded)
    }

    fn stand(&self, seat: Seat) -> Stand {
        let Pyramids { board, hidden } = self;
        let player = &board.players[seat];
        let after = board.expeditions_left();
        let stand = Stand {
            desk: player.desk,
            completed: player.completed,
            pyramids: player.pyramids,
            pyramid_points: player.pyramid_points,
            marks: after,
            bonuses: 0,
            is_to_mark: false,
        };
        match board.phase {
            Phase::Mark => {
                let sealed = &hidden.sealed[seat];
                let completed = sealed.desk.completed(&board.deck).collect();
                let is_to_mark = sealed.stage == Stage::Mark;
                let bonuses = match sealed.stage {
                    Stage::Done | Stage::Mark => 0,
                    Stage::Bonus(owed) => i32::from(owed),
                };
                let marks = after + i32::from(is_to_mark);
                let completed = player.completed.union(completed);
                Stand { desk: sealed.desk, completed, marks, bonuses, is_to_mark, ..stand }
            }
            Phase::Keep => {
                let hand = hidden.hands[seat].as_ref().expect("every seat was dealt cards");
                let mut kept = hand.kept().iter().map(|card| Held { card, crossed: Cells::EMPTY });
                Stand { desk: Desk { slots: std::array::from_fn(|_| kept.next()), ..player.desk }, ..stand }
            }
            Phase::Replace | Phase::Over => stand,
        }
    }

    /// Counts pyramids that have been completed and not been counted yet, as it will be done.
    fn count_fresh(&self, stands: &mut BySeat<Stand>, awarded: &mut [u8; 3]) {
        let board = &self.board;
        let fresh = stands.iter().fold(CardSet::EMPTY, |all, (seat, stand)| {
            let player = &board.players[seat];
            all.union(stand.completed.without(player.completed)).union(player.fresh)
        });
        for card in fresh.iter() {
            let colour = board.deck.chamber(card).colour.index();
            let owner = stands.iter_mut().find(|(_, stand)| stand.completed.has(card));
            let (_, owner) = owner.expect("a completed card has an owner");
            owner.pyramids[colour] += 1;
            if data::AWARDED.contains(&owner.pyramids[colour])
                && let Some(points) = data::AWARDS.get(usize::from(awarded[colour]))
            {
                awarded[colour] += 1;
                owner.pyramid_points[colour] += points;
            }
        }
    }
}

impl Board {
    /// Expeditions after the running one.
    pub(super) fn expeditions_left(&self) -> i32 {
        let played = self.round.saturating_sub(1) * data::EXPEDITIONS + self.expedition;
        i32::from(data::ROUNDS * data::EXPEDITIONS - played)
    }
}

impl Stand {
    /// The points as if the game ended now.
    pub(super) fn now(&self) -> Worth {
        let pyramids = self.pyramid_points.iter().map(|points| i32::from(*points)).sum::<i32>();
        100 * (points(&self.desk, self.completed) + pyramids)
    }

    /// The cards that are not completed, as they lie.
    #[inline]
    pub(super) fn works(&self) -> [Option<Held>; data::KEPT] {
        self.desk.slots.map(|slot| slot.filter(|held| !self.completed.has(held.card)))
    }
}

/// The award for so many pyramids of a colour, when so many are gone.
#[inline]
pub(super) fn award_points(pyramids: u8, awarded: u8) -> Worth {
    match data::AWARDS.get(usize::from(awarded)) {
        Some(points) if data::AWARDED.contains(&pyramids) => 100 * Worth::from(*points),
        Some(_) | None => 0,
    }
}
