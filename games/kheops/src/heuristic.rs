//! What bots may know about good play: networks change hands until the end, ankhs hardly do, and a pawn is best spent
//! where one more is enough.

mod facts;
mod glance;
mod links;
mod outlook;

use tabletop::{BySeat, Craft, Insight, Method, Playout, Rng};

use crate::action::Action;
use crate::state::{Kheops, Phase};
use outlook::{POINT, Survey};

/// Found by racing. Legal lists are long, so nearly all of the strength comes from looking at the outlook of every action
/// first, and from being curious about those that promise most. From there playouts go to the end: the net's opinion of
/// what comes after a few decisions is as good with little time, and clearly worse with much.
pub(crate) const CRAFT: Craft = Craft {
    method: Method::Tree,
    playout: Playout::Uniform,
    horizon: 0,
    margin: 50,
    lead: 15,
    stretch: 1,
    exploration: 12,
    promise: 40,
    average: 0,
    history: 0,
    prior: 150,
    widening: 20,
    overlooks: [280, 100, 0, 0],
};

/// So many actions are drawn, and the most promising of them is played: enough to pass over what is silly, too few to
/// play the same game every time.
const DRAWN: u32 = 2;

impl Kheops {
    /// What each seat may expect to have at the end, in hundredths of a point.
    #[inline]
    pub(crate) fn expect(&self) -> BySeat<i32> {
        match self.board.phase {
            Phase::Over => self.board.totals().map(|_, points| POINT * points),
            Phase::Place | Phase::Turn(_) | Phase::Swap | Phase::Move(_) | Phase::Build => {
                Survey::new(&self.board).outlook()
            }
        }
    }

    /// The same, as somebody who has studied the game corrects it.
    #[inline]
    pub(crate) fn learned(&self) -> Insight {
        if self.board.phase == Phase::Over {
            return self.expect().into();
        }
        let survey = Survey::new(&self.board);
        let lore = facts::NET.judge(self.board.players.seats(), |hearing| self.tell(&survey, hearing));
        lore.correct(&survey.outlook())
    }

    /// A legal action that promises more at a glance than others that were drawn.
    #[inline]
    pub(crate) fn draw_sensibly(&self, rng: &mut Rng) -> Action {
        let first = self.draw_action(rng);
        let mut best = (self.board.promise(&first), first);
        for _ in 1..DRAWN {
            let action = self.draw_action(rng);
            let promise = self.board.promise(&action);
            if promise > best.0 {
                best = (promise, action);
            }
        }
        best.1
    }
}
