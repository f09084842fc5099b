//! What bots may know about good play: how a search should think, what a position promises, and what somebody with
//! sense does at a glance.

mod facts;
mod glance;
mod offers;
mod outlook;
mod store;

use tabletop::{Craft, Draw, Method, Playout, Rng, Seat};

use crate::action::Action;
use crate::state::{Cleopatra, Phase};

/// How a search should think. Found by races of games for two with 400 iterations a decision, in which every setting was
/// drawn anew for each pair of games; beside each value stand the shares that others won instead of it, against the same
/// opponent.
///
/// The net sees most of what a turn is good for, so playouts soon do more harm than good, and dice that play without
/// sense spoil even the first few decisions. Turns are long and chance changes the market in between, so a tree finds
/// little below its root unless it follows what the look ahead promises.
pub(crate) const CRAFT: Craft = Craft {
    // Without the net halving was as good at 10 ms and fell behind from there: 33 % at 45 ms.
    method: Method::Tree,
    playout: Playout::Sensible, // 53 %; uniform: 41 %
    horizon: 2,                 // 49 %; 8: 43 %
    margin: 60,                 // 76 %; 30: 70 %
    lead: 6,
    stretch: 1,
    exploration: 10, // 7 and 15: 74 and 72 %
    promise: 20,     // 60 %, 0: 33 %; 76 %, 40: 70 %
    average: 0,
    history: 0,
    prior: 300,  // 76 %; 800: 71 %
    widening: 8, // 6 and 10: 76 and 71 %
    overlooks: [110, 40, 3, 5],
};

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

#[cfg(test)]
mod tests;
