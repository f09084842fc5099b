//! What anybody sees at a glance: the points, what is left of the way on both cards, and how many marks there are
//! to come.

use tabletop::BySeat;

use super::Worth;
use super::stand::{Stand, award_points};
use crate::data;
use crate::state::{Board, Pyramids};

/// What a mark brings on average.
const MARK: Worth = 400;
/// Of a card's points, the share that is counted on when nearly all of the way is gone, in hundredths.
const COUNTED_ON: Worth = 75;
/// Steps that a mark can be hoped to go.
const STRIDE: i32 = 3;

impl Pyramids {
    /// What each seat may expect to have at the end, in hundredths of a point.
    pub(crate) fn foresee(&self) -> BySeat<i32> {
        let (stands, awarded) = self.stands();
        stands.map(|_, stand| stand.now() + stand.later(&self.board, &awarded))
    }
}

impl Stand {
    /// What is still to be expected: of each card as much as of its way is gone, while its tomb can be reached.
    fn later(&self, board: &Board, awarded: &[u8; 3]) -> Worth {
        if self.marks + self.bonuses == 0 {
            return 0;
        }
        let begun = self.works().into_iter().flatten().map(|held| {
            let (colour, way) = (board.deck.chamber(held.card).colour.index(), board.deck.way(held.card));
            let left = Worth::from(way.left(held.crossed));
            if left > STRIDE * self.marks + self.bonuses {
                return 0;
            }
            let award = award_points(self.pyramids[colour] + 1, awarded[colour]);
            let whole = Worth::from(way.whole);
            (100 * data::CARD_POINTS + award) * COUNTED_ON / 100 * (whole - left) / whole
        });
        begun.sum::<Worth>() + self.marks * MARK
    }
}
