//! Instructions of rules and search: run by Callgrind, which counts them.

use std::hint::black_box;
use std::num::NonZero;

use benches::{Case, ForGame, count, each_game, positions};
use bots::{Budget, Decision, Level, advise, playout};
use tabletop::{Game, Rng, Seat, Silent, Viewer};

/// Whole games and set-ups that are counted: one alone may be odd.
const GAMES: usize = 16;
/// Decisions that are searched, at equal steps through a game.
const SEARCHED: usize = 8;
/// Iterations that each of them gets.
const ITERATIONS: u32 = 200;

fn main() {
    each_game(&mut Paths);
}

struct Paths;

impl ForGame for Paths {
    fn game<G: Game>(&mut self) {
        for case in Case::ALL {
            let called = |path: &str| format!("{} {case} {path}", G::ID);
            rules::<G>(case, called);
            let positions = positions::<G>(case);
            knowledge(&positions, called);
            search(&positions, called);
        }
    }
}

/// Whole games, each from its own deal.
fn rules<G: Game>(case: Case, called: impl Fn(&str) -> String) {
    let setups: Vec<_> = (0..GAMES).map(|deal| case.setup::<G>(deal as u64)).collect();
    count(&called("new"), GAMES, || {
        let new = |setup| G::new(setup, &mut Silent).expect("a set-up of the game's own");
        setups.iter().map(new).collect::<Vec<G>>()
    });
    let mut games: Vec<G> = (0..GAMES).map(|deal| case.beginning(deal as u64)).collect();
    let mut rng = Rng::new(1);
    count(&called("game"), GAMES, || games.iter_mut().map(|game| playout(game, &mut rng)).sum::<u64>());
}

/// What a seat may do and knows, and what it imagines.
fn knowledge<G: Game>(positions: &[(G, Seat)], called: impl Fn(&str) -> String) {
    // With room for the list, so that the list's own growth is not counted.
    let mut list = Vec::with_capacity(1 << 16);
    count(&called("legal"), positions.len(), || {
        for (game, seat) in positions {
            list.clear();
            game.legal(*seat, &mut list);
            black_box(&list);
        }
    });
    let view = |(game, seat): &(G, Seat)| game.view(Viewer::Seat(*seat));
    count(&called("view"), positions.len(), || positions.iter().map(view).collect::<Vec<_>>());
    let views: Vec<G::View> = positions.iter().map(view).collect();
    let mut rng = Rng::new(1);
    count(&called("determinize"), views.len(), || {
        views.iter().map(|view| G::determinize(view, &mut rng)).collect::<Vec<_>>()
    });
}

/// Iterations of the strongest level, all over a game.
fn search<G: Game>(positions: &[(G, Seat)], called: impl Fn(&str) -> String) {
    let decisions: Vec<(Seat, G::View, Vec<G::Action>)> = (0..SEARCHED)
        .map(|part| {
            // The middle of each part of the game.
            let (game, seat) = &positions[(2 * part + 1) * positions.len() / (2 * SEARCHED)];
            let mut legal = Vec::new();
            game.legal(*seat, &mut legal);
            (*seat, game.view(Viewer::Seat(*seat)), legal)
        })
        .collect();
    let mut rng = Rng::new(1);
    count(&called("search"), SEARCHED * ITERATIONS as usize, || {
        for (seat, view, legal) in &decisions {
            let decision = Decision::<G> { seat: *seat, view, legal };
            let budget = Some(Budget::Iterations(ITERATIONS));
            black_box(advise(&decision, Level::Pharaoh, budget, NonZero::<usize>::MIN, &mut rng));
        }
    });
}
