//! What bots may know about good play: building is better than hoarding.

use tabletop::{Draw, Rng, Seat};

use crate::action::Action;
use crate::state::{Cleopatra, Phase};

/// An eager builder builds in so many of four cases in which it can.
const EAGER_IN_FOUR: u32 = 3;

impl Cleopatra {
    /// Any legal action of a deciding seat, biased to build: on its turn, whenever a piece can be built, it
    /// builds in three of four cases, any piece on any place equally likely; otherwise, and in every other
    /// decision, all legal actions are equally likely.
    pub fn sample_eagerly(&self, seat: Seat, rng: &mut Rng) -> Action {
        match self.board.phase {
            Phase::Turn | Phase::Build | Phase::Second => {
                let choices = self.choices();
                let pieces = choices.pieces_len();
                if pieces > 0 && rng.below(4) < EAGER_IN_FOUR {
                    Action::Build(self.nth_piece(&choices, rng.below(pieces)))
                } else {
                    self.nth_choice(&choices, rng.below(choices.len()))
                }
            }
            Phase::Place | Phase::Pay | Phase::Claim | Phase::Limit | Phase::Offering | Phase::Over => {
                self.draw_action(seat, rng)
            }
        }
    }
}
