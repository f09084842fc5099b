//! What bots may know about good play: how a search should think, what a position promises, and what somebody with
//! sense does at a glance.

mod glance;
mod offers;
mod outlook;
mod store;

use tabletop::{Craft, Draw, Method, Playout, Rng, Seat};

use crate::action::Action;
use crate::state::{Cleopatra, Phase};

/// How a search should think. Found by races of 60 to 120 games for two, at 200 to 4,000 iterations a decision; beside
/// each value stand the shares that others won against it.
///
/// The outlook sees most of what a turn is good for, so playouts soon do more harm than good, but dice that play
/// without sense spoil even the first few decisions. Turns are long and chance changes the market in between, so a
/// tree without a prior finds little below its root; with one it gains more from time than halving does.
///
/// Margin, exploration and history were raced with other settings around them, and not again since the tree is used.
pub(crate) const CRAFT: Craft = Craft {
    // Flat is as good at 10 ms and falls behind from there: 33 % at 45 ms.
    method: Method::Tree,
    playout: Playout::Sensible, // uniform: 16 %
    horizon: 2,                 // 4: 43 %, and 10 against 4: 23 %
    margin: 30,                 // 70: 51 %
    lead: 6,                    // 20: 38 %, 3: 52 %
    exploration: 35,            // 20: 48 %, 70: 40 %
    promise: 0,
    history: 0, // 100: 38 %
    prior: 400, // 0 without widening: 21 %
    widening: 10,
    overlooks: [700, 210, 8, 15],
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
