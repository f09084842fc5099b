//! Flat Monte Carlo with sequential halving: play on from every action, drop the worse half, and again.

use tabletop::{Craft, Game, Rng, Silent};

use crate::bot::Decision;
use crate::budget::{Budget, Watch};
use crate::greedy;
use crate::search::{History, Tried, judge, play_on};

/// Plays on from the actions that are still in the race; an iteration is one game played on.
///
/// All of them are tried in the same imagined game before the next one: what luck gives, it gives to all. The race begins
/// with some looks one step ahead, each of which counts as a try: they tell more than the few games that a moment is
/// enough for.
pub(crate) fn halve<G: Game>(
    decision: &Decision<'_, G>,
    craft: &Craft,
    budget: Budget,
    rng: &mut Rng,
) -> Vec<Tried> {
    let mut watch = Watch::start(budget);
    let mut tried = vec![Tried::default(); decision.legal.len()];
    for _ in 0..(craft.prior / 100).max(1) {
        greedy::step(decision, craft, G::insight, &mut tried, rng);
    }
    let mut racing: Vec<usize> = (0..decision.legal.len()).collect();
    let mut verdicts = Vec::with_capacity(decision.legal.len());
    let mut history = History::new();
    let rounds = decision.legal.len().next_power_of_two().trailing_zeros().max(1);
    let mut round = 0;
    'budget: loop {
        let mut imagined = G::determinize(decision.view, rng);
        imagined.reopen(decision.seat);
        for at in &racing {
            if !watch.go_on() {
                // What an unfinished round of tries found out is forgotten: it would be about some of them only.
                break 'budget;
            }
            let mut game = imagined.clone();
            game.apply(decision.seat, &decision.legal[*at], &mut Silent);
            play_on(&mut game, craft, &mut history, rng);
            let verdict = judge(&game, craft);
            history.learn(&verdict.reward);
            verdicts.push(verdict);
        }
        for (at, verdict) in racing.iter().zip(verdicts.drain(..)) {
            tried[*at].add(&verdict, decision.seat);
        }
        // Every round gets an equal share of the budget.
        while racing.len() > 1 && watch.spent() * rounds as f32 >= (round + 1) as f32 {
            round += 1;
            // Equal means keep their order: the choice is the same on every machine.
            racing.sort_by(|one, other| tried[*other].mean().total_cmp(&tried[*one].mean()));
            racing.truncate(racing.len().div_ceil(2));
        }
        if racing.len() == 1 {
            break;
        }
    }
    // Who stayed in the race longest was tried most often, as in a tree.
    tried
}
