//! One step ahead: do each action in a few imagined games, and see what the outlook is.

use tabletop::{Craft, Game, Insight, Rng, Silent};

use crate::bot::Decision;
use crate::budget::{Budget, Watch};
use crate::search::{Tried, judge_by};

/// Tries every legal action in each imagined game; an iteration is one such game.
pub(crate) fn look<G: Game>(
    decision: &Decision<'_, G>,
    craft: &Craft,
    budget: Budget,
    rng: &mut Rng,
) -> Vec<Tried> {
    let mut tried = vec![Tried::default(); decision.legal.len()];
    let mut watch = Watch::start(budget);
    while watch.go_on() {
        // One glance is not enough for what takes study to see.
        step(decision, craft, |game| game.outlook().into(), &mut tried, rng);
    }
    tried
}

/// Tries every legal action in one imagined game, and judges by what is expected of it then.
pub(crate) fn step<G: Game>(
    decision: &Decision<'_, G>,
    craft: &Craft,
    expected: impl Fn(&G) -> Insight,
    tried: &mut [Tried],
    rng: &mut Rng,
) {
    let imagined = G::determinize(decision.view, rng);
    for (action, tried) in decision.legal.iter().zip(tried) {
        let mut game = imagined.clone();
        game.apply(decision.seat, action, &mut Silent);
        tried.add(&judge_by(&expected(&game), &game, craft), decision.seat);
    }
}
