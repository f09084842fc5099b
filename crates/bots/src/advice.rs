//! Why a bot would do something: its best candidates, with what it expects of each.

use std::num::NonZero;

use tabletop::{BySeat, Game, Rng};

use crate::bot::Decision;
use crate::budget::{Budget, Effort};
use crate::level::Level;
use crate::recipe::{Recipe, Thinker, ranked};
use crate::search::{Patience, Search};

/// An action as a bot sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// The share of the thinking that went into it: the surer the bot, the nearer to 1.
    pub share: f64,
    /// The share of the win that it expects.
    pub win: f64,
    /// The points that it expects to have at the end.
    pub points: f64,
}

/// What a bot of this level thinks of a decision, the best action first; actions that it did not try are left out.
/// It knows what the seat knows, and nothing else.
pub fn advise<G: Game>(
    decision: &Decision<'_, G>,
    level: Level,
    budget: Option<Budget>,
    cores: NonZero<usize>,
    rng: &mut Rng,
) -> Vec<Candidate<G::Action>> {
    let budget = match budget.unwrap_or(level.budget()) {
        // Iterations are shared out; everybody has the time that one has.
        iterations @ Budget::Iterations(_) => iterations.part_of(cores.get() as u32),
        time @ Budget::Time(_) => time,
    };
    let recipe = Recipe { effort: Effort { cores, budget }, ..level.recipe::<G>() };
    let tried = Thinker::<G>::new(recipe).think(decision, Patience::Spent, rng);
    let all: u32 = tried.iter().map(|tried| tried.visits).sum();
    let candidate = |at: usize| {
        let visits = f64::from(tried[at].visits);
        Candidate {
            action: decision.legal[at],
            share: visits / f64::from(all),
            win: tried[at].wins[decision.seat.index()] / visits,
            points: tried[at].points[decision.seat.index()] / visits,
        }
    };
    ranked(&tried).into_iter().filter(|at| tried[*at].visits > 0).map(candidate).collect()
}

/// What every seat may expect at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Expected {
    /// Its points.
    pub points: f64,
    /// Its share of the win.
    pub win: f64,
}

/// What a bot of the strongest level expects for every seat, if the one that decides does what it would do.
pub fn appraise<G: Game>(decision: &Decision<'_, G>, budget: Budget, rng: &mut Rng) -> BySeat<Expected> {
    let recipe = Recipe { effort: Effort::alone(budget), ..Level::Pharaoh.recipe::<G>() };
    let tried = Thinker::<G>::new(recipe).think(decision, Patience::Spent, rng);
    let best = &tried[ranked(&tried)[0]];
    let seats = G::determinize(decision.view, rng).outlook().seats();
    let visits = f64::from(best.visits);
    BySeat::from_fn(seats, |seat| Expected {
        points: best.points[seat.index()] / visits,
        win: best.wins[seat.index()] / visits,
    })
}

/// A position that a bot of the strongest level comes to think of, when it has thought about a decision for so long: one
/// that its judgement should know about.
pub fn imagine<G: Game>(decision: &Decision<'_, G>, budget: Budget, rng: &mut Rng) -> G {
    let seats = G::determinize(decision.view, rng).outlook().seats();
    let craft = Level::Pharaoh.recipe::<G>().craft.for_seats(seats);
    Search::new().imagine(decision, &craft, budget, rng)
}
