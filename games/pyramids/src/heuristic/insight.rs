//! What somebody who has studied the cards expects: the best mark for every pattern that may come next, and then
//! what the charts say.

use tabletop::BySeat;

use super::Worth;
use super::eye::{BONUS, Eye};
use super::stand::{Stand, award_points};
use crate::cells::Cells;
use crate::data;
use crate::desk::{Desk, Held};
use crate::state::{Board, Pyramids};
use crate::types::{Card, Pattern};

/// Expedition cards of a round that stay unseen.
const UNSEEN: usize = data::EXPEDITION_CARDS.len() - data::EXPEDITIONS as usize;

/// What the cards of a seat bring in the marks to come, whatever they are: for each mark, but less for the last ones.
const MARK: Worth = 485;
const LAST_MARK: Worth = 290;
const LAST_MARKS: i32 = 5;

/// What the charts count on for the pyramid above a card.
const USUAL_AWARD: Worth = 300;
/// Of an award that others may take first, the share that the next smaller one stands for, in hundredths.
const LOST_AWARD: i32 = 28;
/// Of an award that one more pyramid would take, the share to count on with so much time for it.
const HOPE: i32 = 41;
const TIME_TO_HOPE: i32 = 15;

/// Steps, in hundredths, that a mark brings a seat forward, and what the tomb takes beyond its step.
const STRIDE: i32 = 365;
const LAST_STEP: i32 = 111;
/// How uncertain it is how far a seat comes: at least, and for each mark to come.
const BLUR: i32 = 360;
const BLUR_PER_MARK: i32 = 14;

impl Pyramids {
    /// What each seat may expect to have at the end, in hundredths of a point.
    pub(crate) fn study(&self) -> BySeat<i32> {
        let (stands, awarded) = self.stands();
        stands.map(|_, stand| stand.now() + self.expected(&stand, &awarded))
    }

    /// What is still to be expected.
    fn expected(&self, stand: &Stand, awarded: &[u8; 3]) -> Worth {
        let board = &self.board;
        if stand.marks == 0 {
            return stand.bonuses * BONUS;
        }
        // One mark is looked for; the charts know about those after it.
        let marks = stand.marks - 1;
        let desk = Desk { slots: board.refilled(stand.works(), marks), ..stand.desk };
        let awards = Awards::new(&desk, stand.pyramids, board, awarded, marks);
        let (patterns, round) = self.next_patterns(stand);
        let eye = Eye::new(&desk, &board.deck, round, marks, awards.gained);
        let owed = match stand.bonuses {
            0 => 0,
            bonuses => {
                let eye = Eye::new(&stand.desk, &board.deck, board.round, stand.marks, awards.gained);
                eye.bonus() + (bonuses - 1) * BONUS
            }
        };
        owed + eye.next(&patterns) + eye.cards() + awards.expected + income(marks) + stand.desk.fate(marks)
    }

    /// How often each pattern is among those that may come next, and the round in which it does. A pattern that has just
    /// been turned up counts as one that may come: which one it is was luck, and nothing that was done before.
    fn next_patterns(&self, stand: &Stand) -> ([u8; Pattern::ALL.len()], u8) {
        let (board, to_come) = (&self.board, &self.hidden.expeditions);
        let mut patterns = [0; Pattern::ALL.len()];
        let mut count = |pattern: Pattern| patterns[pattern.index()] += 1;
        if !stand.is_to_mark && to_come.len() <= UNSEEN {
            data::EXPEDITION_CARDS.into_iter().for_each(count);
            return (patterns, board.round + 1);
        }
        if stand.is_to_mark {
            count(board.pattern);
        }
        to_come.iter().for_each(count);
        (patterns, board.round)
    }
}

impl Board {
    /// A seat's cards, with those that it will take for completed ones: from the display, the best first.
    fn refilled(&self, works: [Option<Held>; data::KEPT], marks: i32) -> [Option<Held>; data::KEPT] {
        let mut display = self.display;
        works.map(|work| {
            work.or_else(|| {
                let worth = |card: &Card| {
                    self.deck.chart(*card).worth(self.deck.way(*card), Cells::EMPTY, marks as usize)
                };
                let card = display.iter().max_by_key(worth)?;
                display.remove(card);
                Some(Held { card, crossed: Cells::EMPTY })
            })
        })
    }
}

/// What the marks to come bring, whatever the cards are.
fn income(marks: i32) -> Worth {
    LAST_MARK * marks.min(LAST_MARKS) + MARK * (marks - LAST_MARKS).max(0)
}

/// What the pyramids of a seat's cards bring.
struct Awards {
    /// What is to be expected of them all, beside what the charts count on.
    expected: Worth,
    /// What completing each card gains beside its points.
    gained: [Worth; data::KEPT],
}

impl Awards {
    fn new(desk: &Desk, mut pyramids: [u8; 3], board: &Board, awarded: &[u8; 3], marks: i32) -> Self {
        let ways = desk.slots.map(|slot| {
            slot.map_or(0, |held| 100 * i32::from(board.deck.way(held.card).left(held.crossed)) + LAST_STEP)
        });
        let mut awards = Awards { expected: 0, gained: [0; data::KEPT] };
        let blur = BLUR + BLUR_PER_MARK * marks;
        let mut reach = STRIDE * marks;
        // The nearer tomb is crossed first.
        let order = if ways[1] < ways[0] { [1, 0] } else { [0, 1] };
        for at in order {
            let Some(held) = desk.slots[at] else { continue };
            reach -= ways[at];
            let colour = board.deck.chamber(held.card).colour.index();
            pyramids[colour] += 1;
            let award = award(pyramids[colour], awarded[colour]);
            let chance = ((reach + blur) * 100 / (2 * blur)).clamp(0, 100);
            let expected = (award - USUAL_AWARD) * chance / 100;
            awards.expected += expected;
            awards.gained[at] = award - expected;
        }
        for (pyramids, awarded) in pyramids.iter().zip(awarded) {
            // Half of the way to an award.
            let next = award_points(pyramids + 1, *awarded);
            awards.expected += next * HOPE * marks.min(TIME_TO_HOPE) / (100 * TIME_TO_HOPE);
        }
        awards
    }
}

/// What a seat's so many pyramids of a colour bring, when so many awards are gone and others may be first.
fn award(pyramids: u8, awarded: u8) -> Worth {
    let (next, smaller) = (award_points(pyramids, awarded), award_points(pyramids, awarded + 1));
    (next * (100 - LOST_AWARD) + smaller * LOST_AWARD) / 100
}
