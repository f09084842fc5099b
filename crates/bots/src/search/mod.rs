//! Information-set Monte Carlo tree search, from what one seat knows.
//!
//! Each iteration imagines a game that looks the same to the seat, follows the tree as far as it goes, adds a node,
//! plays on quickly, and tells everybody on the way what came of it. Every seat maximises its own reward. Seats
//! that decide at the same time choose at the same node, each by what its own actions gave, and the tree goes on
//! below the searcher's own choice: nobody's choice depends on another's that is still sealed.

mod history;
mod playout;
mod portable;
mod reward;
mod select;
mod tree;

use tabletop::{Craft, Draw as _, Game, Rng, Seat, Silent, Status};

use crate::bot::Decision;
use crate::budget::{Budget, Watch};
pub(crate) use history::History;
pub(crate) use playout::play_on;
pub(crate) use reward::{Verdict, judge, judge_by};
use select::Selector;
use tree::{Below, NodeId, Place, ROOT, Tree};

/// Iterations between two looks at whether the decision can still change.
const SETTLED_EVERY: u32 = 32;

/// What was found out about one legal action.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Tried {
    /// How often it was tried.
    pub(crate) visits: u32,
    /// What it gave the seat, added up.
    pub(crate) reward: f64,
    /// What it gave every seat, by its index: its shares of the win, and its points.
    pub(crate) wins: [f64; 4],
    pub(crate) points: [f64; 4],
}

impl Tried {
    pub(crate) fn add(&mut self, verdict: &Verdict, seat: Seat) {
        self.visits += 1;
        self.reward += f64::from(verdict.reward[seat]);
        for (other, points) in verdict.points.iter() {
            self.wins[other.index()] += f64::from(verdict.win[other]);
            self.points[other.index()] += f64::from(*points);
        }
    }

    pub(crate) fn merge(&mut self, other: &Tried) {
        self.visits += other.visits;
        self.reward += other.reward;
        let sums = self.wins.iter_mut().chain(&mut self.points);
        for (sum, more) in sums.zip(other.wins.into_iter().chain(other.points)) {
            *sum += more;
        }
    }

    /// The mean reward; an action that was never tried has none to speak of.
    pub(crate) fn mean(&self) -> f64 {
        if self.visits == 0 { 0.0 } else { self.reward / f64::from(self.visits) }
    }
}

/// Does the search go on to the end of its budget when its choice cannot change any more?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Patience {
    /// No: only the choice counts.
    Settled,
    /// Yes: the numbers count.
    Spent,
}

/// An action that was followed in the tree.
struct Followed {
    node: NodeId,
    seat: Seat,
    place: Place,
}

/// The memory of a search, kept from decision to decision.
pub(crate) struct Search<A> {
    tree: Tree<A>,
    history: History<A>,
    selector: Selector<A>,
    path: Vec<Followed>,
}

impl<A: Copy + Ord + std::hash::Hash> Search<A> {
    pub(crate) fn new() -> Self {
        Search { tree: Tree::new(), history: History::new(), selector: Selector::new(), path: Vec::new() }
    }

    /// Thinks about a decision, and tells what it found out about every legal action, in their order.
    pub(crate) fn think<G: Game<Action = A>>(
        &mut self,
        decision: &Decision<'_, G>,
        craft: &Craft,
        (budget, patience): (Budget, Patience),
        rng: &mut Rng,
    ) -> Vec<Tried> {
        self.tree.clear();
        self.history.clear();
        let mut tried = vec![Tried::default(); decision.legal.len()];
        let mut watch = Watch::start(budget);
        let mut iterations: u32 = 0;
        while watch.go_on() {
            let (action, verdict) = self.iterate(decision, craft, rng);
            let at = decision
                .legal
                .binary_search(&action)
                .expect("imagined games offer the seat the same actions");
            tried[at].add(&verdict, decision.seat);
            iterations += 1;
            if patience == Patience::Settled
                && iterations.is_multiple_of(SETTLED_EVERY)
                && is_settled(&tried, watch.left())
            {
                break;
            }
        }
        tried
    }

    /// A position at which an iteration judges, or from which it plays on first, after so much thinking about a decision.
    pub(crate) fn imagine<G: Game<Action = A>>(
        &mut self,
        decision: &Decision<'_, G>,
        craft: &Craft,
        budget: Budget,
        rng: &mut Rng,
    ) -> G {
        self.think(decision, craft, (budget, Patience::Spent), rng);
        let (_, mut game) = self.descend(decision, craft, rng);
        // Where playouts go to the end, nothing is left to imagine after one.
        if craft.horizon > 0 && rng.below(2) == 0 {
            play_on(&mut game, craft, &mut self.history, rng);
        }
        game
    }

    /// One iteration: what the seat did first, and what came of it.
    fn iterate<G: Game<Action = A>>(
        &mut self,
        decision: &Decision<'_, G>,
        craft: &Craft,
        rng: &mut Rng,
    ) -> (A, Verdict) {
        let (first, mut game) = self.descend(decision, craft, rng);
        play_on(&mut game, craft, &mut self.history, rng);
        let verdict = judge(&game, craft);
        self.learn(&verdict);
        (first, verdict)
    }

    /// Follows the tree through an imagined game, as far as it goes: what the seat did first, and where that led.
    fn descend<G: Game<Action = A>>(
        &mut self,
        decision: &Decision<'_, G>,
        craft: &Craft,
        rng: &mut Rng,
    ) -> (A, G) {
        let mut game = G::determinize(decision.view, rng);
        game.reopen(decision.seat);
        let mut node = ROOT;
        let mut first = None;
        self.path.clear();
        while let Status::Deciding(seats) = game.status() {
            let visits = self.tree.visit(node);
            let own = if seats.contains(decision.seat) { Some(decision.seat) } else { seats.first() };
            let mut followed = None;
            for seat in seats.iter() {
                let at = (&mut self.tree, node, visits);
                let (action, place) = self.selector.select((&game, seat), at, &self.history, craft, rng);
                game.apply(seat, &action, &mut Silent);
                // In a full tree an action may have no edge.
                self.path.extend(place.map(|place| Followed { node, seat, place }));
                if craft.remembers() {
                    self.history.play(seat, action);
                }
                if Some(seat) == own {
                    followed = Some((action, place));
                }
            }
            let (action, place) = followed.expect("a game that is not over waits for somebody");
            first = first.or(Some(action));
            match place.and_then(|place| self.tree.below(node, place)) {
                Some((below, Below::Known)) => node = below,
                Some((_, Below::New)) | None => break,
            }
        }
        (first.expect("the searcher has a decision to make"), game)
    }

    /// Tells every edge on the way what came of it.
    fn learn(&mut self, verdict: &Verdict) {
        for Followed { node, seat, place } in &self.path {
            let edge = self.tree.edge(*node, *place);
            edge.visits += 1;
            edge.reward += verdict.reward[*seat];
        }
        self.history.learn(&verdict.reward);
    }
}

/// Has one action been tried so much more often that the others cannot catch up?
fn is_settled(tried: &[Tried], left: f32) -> bool {
    let (most, second) = tried.iter().fold((0, 0), |(most, second), tried| {
        if tried.visits > most { (tried.visits, most) } else { (most, second.max(tried.visits)) }
    });
    (most - second) as f32 > left
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_that_cannot_be_caught_settles_the_choice() {
        let tried = |visits| Tried { visits, ..Tried::default() };
        assert!(is_settled(&[tried(5), tried(60), tried(20)], 39.0));
        assert!(!is_settled(&[tried(5), tried(60), tried(20)], 40.0));
        assert!(!is_settled(&[tried(60), tried(60)], 0.0));
    }
}
