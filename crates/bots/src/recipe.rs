//! How a bot thinks: a method, its settings, a budget, and how strictly it takes the best.

use std::thread;

use tabletop::{Craft, Draw as _, Game, Method, Rng};

use crate::bot::{Bot, Decision};
use crate::budget::{Budget, Effort};
use crate::search::{Patience, Search, Tried};
use crate::{flat, greedy};

/// How far a bot looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Sight {
    /// One step ahead, by the outlook.
    Step,
    /// As far as the game's own method looks.
    Far,
}

/// How a bot thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Recipe {
    pub(crate) sight: Sight,
    pub(crate) craft: Craft,
    pub(crate) effort: Effort,
    /// Actions whose reward is so many thousandths below the best are as good as out of the question; those
    /// between are chosen the more often the better they are. 0 always takes the best.
    pub(crate) softness: u16,
}

/// A bot that thinks by a recipe.
pub(crate) struct Thinker<G: Game> {
    recipe: Recipe,
    /// One for each core.
    searches: Vec<Search<G::Action>>,
}

impl<G: Game> Thinker<G> {
    pub(crate) fn new(recipe: Recipe) -> Self {
        let searches = (0..recipe.effort.cores.get()).map(|_| Search::new()).collect();
        Thinker { recipe, searches }
    }

    /// The same thinker with another budget, and the memory it has.
    pub(crate) fn with_budget(mut self, budget: Budget) -> Self {
        self.recipe.effort.budget = budget;
        self
    }

    /// What the recipe finds out about every legal action: on several cores each thinks for itself, and what they find
    /// out is added up.
    pub(crate) fn think(
        &mut self,
        decision: &Decision<'_, G>,
        patience: Patience,
        rng: &mut Rng,
    ) -> Vec<Tried> {
        let recipe = &self.recipe;
        if let [search] = &mut self.searches[..] {
            return recipe.think(search, decision, patience, rng);
        }
        let found: Vec<Vec<Tried>> = thread::scope(|scope| {
            let think = |search, mut rng| move || recipe.think(search, decision, patience, &mut rng);
            let thoughts: Vec<_> =
                self.searches.iter_mut().map(|search| scope.spawn(think(search, rng.split()))).collect();
            let join = |thought: thread::ScopedJoinHandle<'_, _>| {
                thought.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            };
            thoughts.into_iter().map(join).collect()
        });
        let mut sums = vec![Tried::default(); decision.legal.len()];
        for tried in &found {
            sums.iter_mut().zip(tried).for_each(|(sum, tried)| sum.merge(tried));
        }
        sums
    }
}

impl Recipe {
    /// What thinking on one core finds out.
    fn think<G: Game>(
        &self,
        search: &mut Search<G::Action>,
        decision: &Decision<'_, G>,
        patience: Patience,
        rng: &mut Rng,
    ) -> Vec<Tried> {
        let Recipe { sight, craft, effort: Effort { budget, .. }, .. } = self;
        // Any imagined game knows how many sit at the table.
        let seats = G::determinize(decision.view, &mut rng.clone()).outlook().seats();
        let craft = &craft.for_seats(seats);
        match (sight, craft.method) {
            (Sight::Step, _) => greedy::look(decision, craft, *budget, rng),
            (Sight::Far, Method::Flat) => flat::halve(decision, craft, *budget, rng),
            (Sight::Far, Method::Tree) => search.think(decision, craft, (*budget, patience), rng),
        }
    }
}

impl<G: Game> Bot<G> for Thinker<G> {
    fn choose(&mut self, decision: &Decision<'_, G>, rng: &mut Rng) -> G::Action {
        if let [only] = decision.legal {
            return *only;
        }
        let softness = f64::from(self.recipe.softness) / 1_000.0;
        let tried =
            self.think(decision, if softness > 0.0 { Patience::Spent } else { Patience::Settled }, rng);
        let at = if softness > 0.0 { soft(&tried, softness, rng) } else { ranked(&tried)[0] };
        decision.legal[at]
    }
}

/// The actions from the best to the worst: tried most often, then gave most, then in their order.
pub(crate) fn ranked(tried: &[Tried]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..tried.len()).collect();
    order.sort_by(|one, other| {
        let (one, other) = (&tried[*one], &tried[*other]);
        other.visits.cmp(&one.visits).then(other.mean().total_cmp(&one.mean()))
    });
    order
}

/// An action that is not far from the best: the weight falls to nothing at `softness` below it. What was hardly tried
/// has not been thought of: a tenth of the most is the least.
fn soft(tried: &[Tried], softness: f64, rng: &mut Rng) -> usize {
    /// Weights are whole numbers, so that the draw is exact.
    const FULL: f64 = 10_000.0;
    let most = tried.iter().map(|tried| tried.visits).max().unwrap_or(0);
    let serious = |tried: &&Tried| 10 * tried.visits >= most;
    let top = tried.iter().filter(serious).map(Tried::mean).fold(0.0, f64::max);
    let weight = |tried: &Tried| {
        let near = (1.0 - (top - tried.mean()) / softness).max(0.0);
        if serious(&tried) { (near * near * FULL) as u32 } else { 0 }
    };
    let mut drawn = rng.below(tried.iter().map(weight).sum());
    let at = tried.iter().position(|tried| match drawn.checked_sub(weight(tried)) {
        Some(rest) => {
            drawn = rest;
            false
        }
        None => true,
    });
    at.expect("the weights add up to more than was drawn")
}

#[cfg(test)]
mod tests {
    use laws::Toy;
    use tabletop::{Seat, Seed, Setup, Silent, Viewer};

    use super::*;
    use crate::kind::Kind;

    fn tried(visits: u32, mean: f64) -> Tried {
        Tried { visits, reward: mean * f64::from(visits), ..Tried::default() }
    }

    #[test]
    fn every_core_thinks_for_itself_and_what_they_find_is_added_up() {
        let toy =
            Toy::new(&Setup::new::<Toy>(2, Seed::of_series(1, 1)), &mut Silent).expect("the toy takes two");
        let mut legal = Vec::new();
        toy.legal(Seat::A, &mut legal);
        let view = toy.view(Viewer::Seat(Seat::A));
        let decision = Decision::<Toy> { seat: Seat::A, view: &view, legal: &legal };
        let think = |kind: &str| {
            let recipe =
                kind.parse::<Kind>().ok().and_then(Kind::recipe::<Toy>).expect("somebody who thinks");
            Thinker::<Toy>::new(recipe).think(&decision, Patience::Spent, &mut Rng::new(1))
        };
        let visits = |tried: &[Tried]| tried.iter().map(|tried| tried.visits).sum::<u32>();
        for method in ["plain", "flat", "greedy"] {
            let (one, three) = (think(&format!("{method}:50it")), think(&format!("{method}:3x50it")));
            assert!(visits(&three) > 2 * visits(&one), "{method}");
            assert_eq!(three, think(&format!("{method}:3x50it")), "the same dice, the same answer");
        }
        assert_eq!(visits(&think("plain:3x50it")), 150);
    }

    #[test]
    fn the_best_is_tried_most_then_gave_most_then_comes_first() {
        assert_eq!(ranked(&[tried(3, 0.9), tried(5, 0.2), tried(4, 0.8)]), [1, 2, 0]);
        assert_eq!(ranked(&[tried(5, 0.1), tried(5, 0.2), tried(5, 0.2)]), [1, 2, 0]);
    }

    #[test]
    fn a_soft_choice_is_never_far_from_the_best() {
        let all = [tried(90, 0.50), tried(90, 0.45), tried(90, 0.39), tried(8, 0.99)];
        let mut rng = Rng::new(1);
        let mut chosen = [0; 4];
        (0..1_000).for_each(|_| chosen[soft(&all, 0.1, &mut rng)] += 1);
        // Weights 1 and a quarter: four of five, one of five.
        assert!((760..840).contains(&chosen[0]) && chosen[0] + chosen[1] == 1_000, "{chosen:?}");
    }
}
