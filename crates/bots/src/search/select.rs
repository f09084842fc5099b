//! Which action an iteration follows at a node: the one whose value may still turn out best.

use std::iter::{Enumerate, Peekable};

use tabletop::{Craft, Draw as _, Game, Rng, Seat, Silent};

use super::history::History;
use super::portable::{logarithm, power};
use super::reward::promise;
use super::tree::{Edge, NodeId, Place, ROOT, Tree};

/// At this visit the outlook of every action of a node is looked at; nodes that are hardly visited are not worth it.
const LOOK_AT: u32 = 2;
/// At the root it is looked at in so many imagined games.
const ROOT_LOOKS: u32 = 6;
/// So many of the most promising actions of a node get edges when it is looked at: with narrow widening hardly a node
/// is visited so often that others would get their turn, and edges for all of them fill the tree long before its time.
const PROMISING: usize = 16;

/// The memory of selection: reused, so that an iteration allocates nothing.
pub(crate) struct Selector<A> {
    legal: Vec<A>,
    /// Indices of legal actions that were never tried.
    untried: Vec<u32>,
    priors: Vec<f32>,
    /// Actions that were looked at, with what they promise.
    looked: Vec<(A, f32)>,
}

impl<A: Copy + Ord + std::hash::Hash> Selector<A> {
    pub(crate) fn new() -> Self {
        Selector { legal: Vec::new(), untried: Vec::new(), priors: Vec::new(), looked: Vec::new() }
    }

    /// The action to follow, one that is legal in this imagined game, and where its edge stands. `visits` are the
    /// node's earlier ones.
    pub(crate) fn select<G: Game<Action = A>>(
        &mut self,
        (game, seat): (&G, Seat),
        (tree, node, visits): (&mut Tree<A>, NodeId, u32),
        history: &History<A>,
        craft: &Craft,
        rng: &mut Rng,
    ) -> (A, Option<Place>) {
        self.legal.clear();
        game.legal(seat, &mut self.legal);
        if let [only] = self.legal[..] {
            return (only, tree.place_of(node, seat, only));
        }
        let look = if node == ROOT { visits < ROOT_LOOKS } else { visits == LOOK_AT };
        if craft.prior > 0 && look {
            self.look_ahead(game, seat, tree, node, craft);
        }
        let found = self.best(seat, (tree, node, visits), history, craft);
        // Without a look ahead everything is tried once, in no certain order, before it is compared; with one, what
        // another imagined game offers besides is passed by as long as something has been looked at.
        let untried = !self.untried.is_empty() && (found.is_none() || craft.prior == 0);
        let (action, known) = match found {
            Some(found) if !untried => found,
            _ => (self.legal[self.untried[rng.below(self.untried.len() as u32) as usize] as usize], None),
        };
        let place = known.or_else(|| tree.place_of(node, seat, action));
        if let Some(place) = place {
            // An edge that was just made was not counted with the others.
            let edge = tree.edge(node, place);
            edge.chances = edge.chances.max(1);
        }
        (action, place)
    }

    /// The most promising action among those that have an opinion, and where its edge stands if it has one; notes
    /// those that have none.
    fn best(
        &mut self,
        seat: Seat,
        (tree, node, visits): (&mut Tree<A>, NodeId, u32),
        history: &History<A>,
        craft: &Craft,
    ) -> Option<(A, Option<Place>)> {
        self.untried.clear();
        let threshold = self.threshold(tree, node, seat, visits, craft);
        let (prior, past) = (f32::from(craft.prior) / 100.0, f32::from(craft.history) / 100.0);
        let (first, edges) = tree.edges(node, seat);
        let mut curiosity = Curiosity::about(edges, visits, craft);
        let mut edges = edges.iter_mut().enumerate().peekable();
        let mut best: Option<(f32, A, Option<Place>)> = None;
        for (at, action) in self.legal.iter().enumerate() {
            let edge = at_action(&mut edges, action);
            let place = edge.as_ref().map(|(at, _)| (first + at) as Place);
            let mut promised = -1.0;
            let (tried, chances, mut sum, mut weight) = match edge {
                Some((_, edge)) => {
                    edge.chances += 1;
                    if edge.prior >= 0.0 && edge.prior < threshold && edge.visits == 0 {
                        continue;
                    }
                    promised = edge.prior;
                    let looked = if edge.prior >= 0.0 { prior } else { 0.0 };
                    (
                        edge.visits as f32,
                        edge.chances as f32,
                        edge.reward + looked * edge.prior,
                        edge.visits as f32 + looked,
                    )
                }
                None => (0.0, 1.0, 0.0, 0.0),
            };
            if past > 0.0
                && let Some(mean) = history.mean(seat, action)
            {
                sum += past * mean;
                weight += past;
            }
            if weight == 0.0 {
                self.untried.push(at as u32);
                continue;
            }
            let value = sum / weight + curiosity.worth(promised, chances.max(visits as f32), tried);
            if best.is_none_or(|(most, ..)| value > most) {
                best = Some((value, *action, place));
            }
        }
        best.map(|(_, action, place)| (action, place))
    }

    /// Looks one step ahead along every action, and notes what the outlook is there.
    fn look_ahead<G: Game<Action = A>>(
        &mut self,
        game: &G,
        seat: Seat,
        tree: &mut Tree<A>,
        node: NodeId,
        craft: &Craft,
    ) {
        self.looked.clear();
        for action in &self.legal {
            let mut next = game.clone();
            next.apply(seat, action, &mut Silent);
            self.looked.push((*action, promise(&next, craft)[seat]));
        }
        if craft.widening > 0 && node != ROOT {
            keep_promising(&mut self.looked);
        }
        tree.spread(node, seat, self.looked.iter().map(|(action, _)| *action));
        for (action, prior) in &self.looked {
            if let Some(place) = tree.place_of(node, seat, *action) {
                let edge = tree.edge(node, place);
                // The mean of all looks, of which the chances count the earlier ones.
                let looks = if edge.prior < 0.0 { 0.0 } else { edge.chances as f32 };
                edge.prior = (edge.prior * looks + prior) / (looks + 1.0);
            }
        }
    }

    /// The prior that an action which was never tried must have to be tried now.
    fn threshold(&mut self, tree: &mut Tree<A>, node: NodeId, seat: Seat, visits: u32, craft: &Craft) -> f32 {
        if craft.widening == 0 {
            return 0.0;
        }
        let wide = (f32::from(craft.widening) / 10.0 * (visits as f32 + 1.0).sqrt()).ceil() as usize;
        let (_, edges) = tree.edges(node, seat);
        if edges.len() <= wide {
            return 0.0;
        }
        // Only what this imagined game allows counts: among others nothing might be left to try.
        let mut edges = edges.iter_mut().enumerate().peekable();
        self.priors.clear();
        let prior = |action| at_action(&mut edges, action).map(|(_, edge)| edge.prior);
        self.priors.extend(self.legal.iter().filter_map(prior));
        if self.priors.len() <= wide {
            return 0.0;
        }
        *self.priors.select_nth_unstable_by(wide - 1, |one, other| other.total_cmp(one)).1
    }
}

/// Keeps the most promising actions, in their order.
fn keep_promising<A: Copy + Ord>(looked: &mut Vec<(A, f32)>) {
    if looked.len() > PROMISING {
        looked.select_nth_unstable_by(PROMISING - 1, |(_, one), (_, other)| other.total_cmp(one));
        looked.truncate(PROMISING);
        looked.sort_unstable_by_key(|(action, _)| *action);
    }
}

/// The edge of an action with its number, where edges and actions are gone through in their common order.
#[inline]
fn at_action<'e, A: Ord + 'e>(
    edges: &mut Peekable<Enumerate<impl Iterator<Item = &'e mut Edge<A>>>>,
    action: &A,
) -> Option<(usize, &'e mut Edge<A>)> {
    // Nearly always the next one is it, and equality is seen sooner than order.
    loop {
        match edges.next_if(|(_, edge)| edge.action == *action) {
            Some(found) => return Some(found),
            None => edges.next_if(|(_, edge)| edge.action < *action)?,
        };
    }
}

/// How much an action that was hardly tried is worth another try.
enum Curiosity {
    /// All alike, by how often they could have been tried.
    Even {
        weight: f32,
        /// The last number of chances, and what it comes to: most actions of a node have had equally many.
        chances: f32,
        share: f32,
    },
    /// The more, the more was promised.
    Promised {
        weight: f32,
        /// The most that was promised, and how steeply curiosity falls from there.
        most: f32,
        steepness: f32,
    },
}

/// What a share of the curiosity by promises weighs beside an even one: at a node of twenty actions that promise alike, and with
/// a thousand visits, about as much.
const PROMISED: f32 = 8.0;

impl Curiosity {
    /// About the actions of a node with so many visits.
    fn about<A>(edges: &[Edge<A>], visits: u32, craft: &Craft) -> Self {
        let weight = f32::from(craft.exploration) / 100.0;
        let even = Curiosity::Even { weight, chances: 0.0, share: 0.0 };
        // Before the root has been looked at in all its games, promises are not worth much.
        if craft.promise == 0 || visits < ROOT_LOOKS {
            return even;
        }
        let steepness = f32::from(craft.promise);
        let promises = || edges.iter().map(|edge| edge.prior).filter(|prior| *prior >= 0.0);
        let most = promises().fold(0.0, f32::max);
        let all: f32 = promises().map(|prior| power((prior - most) * steepness)).sum();
        // Where nothing was looked at, nothing was promised.
        if all == 0.0 {
            return even;
        }
        let weight = PROMISED * weight * (visits as f32 + 1.0).sqrt() / all;
        Curiosity::Promised { weight, most, steepness }
    }

    #[inline]
    fn worth(&mut self, promised: f32, possible: f32, tried: f32) -> f32 {
        match self {
            Curiosity::Even { weight, chances, share } => {
                if possible != *chances {
                    *chances = possible;
                    *share = *weight * logarithm(possible + 1.0).sqrt();
                }
                *share / (tried + 1.0).sqrt()
            }
            Curiosity::Promised { .. } if promised < 0.0 => 0.0,
            Curiosity::Promised { weight, most, steepness } => {
                *weight * power((promised - *most) * *steepness) / (tried + 1.0)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn curiosity_follows_promises_if_it_is_told_to() {
        let mut tree = Tree::new();
        for (action, prior) in [(1, 0.5), (2, 0.4), (3, -1.0)] {
            let place = tree.place_of(ROOT, Seat::A, action).expect("there is room");
            tree.edge(ROOT, place).prior = prior;
        }
        let (_, edges) = tree.edges(ROOT, Seat::A);
        let worth = |promise, visits: u32, promised, tried| {
            let craft = Craft { promise, ..Craft::PLAIN };
            Curiosity::about(edges, visits, &craft).worth(promised, visits as f32, tried)
        };
        assert_eq!(worth(0, 100, 0.5, 9.0), worth(0, 100, 0.4, 9.0));
        // A tenth less at a steepness of twenty is e to minus two.
        let times = worth(20, 100, 0.5, 9.0) / worth(20, 100, 0.4, 9.0);
        assert!((times - 2f32.exp()).abs() < 0.1, "{times}");
        assert_eq!(worth(20, 100, -1.0, 9.0), 0.0, "nobody has looked at it");
        // The more it was tried, the less; the more the others were, the more.
        assert!(worth(20, 100, 0.5, 10.0) < worth(20, 100, 0.5, 9.0));
        assert!(worth(20, 200, 0.5, 9.0) > worth(20, 100, 0.5, 9.0));
        assert_eq!(worth(20, ROOT_LOOKS - 1, 0.5, 1.0), worth(0, ROOT_LOOKS - 1, 0.5, 1.0));
        // Without a look ahead it stays awake.
        let unlooked =
            Curiosity::about::<u32>(&[], 100, &Craft { promise: 20, ..Craft::PLAIN }).worth(-1.0, 100.0, 9.0);
        assert_eq!(unlooked, worth(0, 100, -1.0, 9.0));
    }

    #[test]
    fn the_most_promising_actions_are_kept_in_their_order() {
        // The promises go up and down: those of multiples of 3 are the best.
        let promise = |action: u32| if action.is_multiple_of(3) { 0.9 } else { 0.1 };
        let mut looked: Vec<(u32, f32)> = (0..46).map(|action| (action, promise(action))).collect();
        keep_promising(&mut looked);
        let kept: Vec<u32> = looked.iter().map(|(action, _)| *action).collect();
        assert_eq!(kept, (0..PROMISING as u32).map(|at| 3 * at).collect::<Vec<_>>());
        let few = looked[..5].to_vec();
        looked.truncate(5);
        keep_promising(&mut looked);
        assert_eq!(looked, few);
    }
}
