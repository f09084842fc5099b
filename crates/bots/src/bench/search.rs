//! How fast the search is from the first decision, and how well it keeps to its time.

use std::time::{Duration, Instant};

use tabletop::{Craft, Game, Rng, Seed, Setup, SetupError, Silent, Status, Viewer};

use crate::bot::Decision;
use crate::budget::{Budget, Effort};
use crate::recipe::{Recipe, Sight, Thinker};
use crate::search::{Patience, Tried};

/// What a measurement of the search found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchSpeed {
    /// Iterations in a second with uniform playouts to the end, from the first decision.
    pub iterations_per_second: f64,
    /// The same with the settings that the game's strongest bots use.
    pub tuned_per_second: f64,
    /// Decisions at which the time was taken.
    pub timed: usize,
    /// By how much a search overran its time: the mean, as a share of it.
    pub mean_overshoot: f64,
    /// The overshoot that 99 of 100 decisions stay under.
    pub most_overshoot: f64,
}

/// The budget at which overshoot is measured: a twentieth of the strongest level's.
const TIMED: Duration = Duration::from_millis(50);
/// Overshoot is looked for so many times as long as a speed: it takes a hundred decisions to speak of one in a hundred.
const TIMED_SPANS: u32 = 5;

/// Measures the search from a game's first decision for about `span` with each settings, and how far it overruns
/// its time at decisions all over random games, for several times as long.
///
/// # Errors
/// When the set-up is not one of the game's.
pub fn bench_search<G: Game>(setup: &Setup, span: Duration) -> Result<SearchSpeed, SetupError> {
    let game = G::new(setup, &mut Silent)?;
    let mut overshoots = overshoots::<G>(setup, TIMED_SPANS * span)?;
    overshoots.sort_by(f64::total_cmp);
    Ok(SearchSpeed {
        iterations_per_second: iterations_per_second(&game, Craft::PLAIN, span),
        tuned_per_second: iterations_per_second(&game, G::CRAFT, span),
        timed: overshoots.len(),
        mean_overshoot: overshoots.iter().sum::<f64>() / overshoots.len() as f64,
        most_overshoot: overshoots[(overshoots.len() * 99).div_ceil(100) - 1],
    })
}

fn iterations_per_second<G: Game>(game: &G, craft: Craft, span: Duration) -> f64 {
    let mut thinker = thinker(craft, span / 10);
    // A search warms up like everything else: a tenth is not counted.
    think(game, &mut thinker, &mut Rng::new(1));
    let mut thinker = thinker.with_budget(Budget::Time(span));
    let begun = Instant::now();
    let tried = think(game, &mut thinker, &mut Rng::new(1));
    let iterations: u32 = tried.iter().map(|tried| tried.visits).sum();
    f64::from(iterations) / begun.elapsed().as_secs_f64()
}

/// How far timed decisions of the strongest bots overran, each as a share of its time.
fn overshoots<G: Game>(setup: &Setup, span: Duration) -> Result<Vec<f64>, SetupError> {
    let begun = Instant::now();
    let mut thinker = thinker(G::CRAFT, TIMED);
    let mut rng = Rng::new(2);
    let mut found = Vec::new();
    for number in 0.. {
        let mut game = G::new(&Setup { seed: Seed::of_series(1, number), ..setup.clone() }, &mut Silent)?;
        while let Status::Deciding(seats) = game.status() {
            let seat = seats.first().expect("a game that is not over waits for somebody");
            // Every tenth decision: the clock should be read all over the game.
            if tabletop::Draw::below(&mut rng, 10) == 0 {
                let start = Instant::now();
                let tried = think(&game, &mut thinker, &mut rng);
                let overshoot = start.elapsed().as_secs_f64() / TIMED.as_secs_f64() - 1.0;
                // Nobody thinks about the only thing that can be done.
                if tried.len() > 1 {
                    found.push(overshoot.max(0.0));
                    if begun.elapsed() >= span {
                        return Ok(found);
                    }
                }
            }
            let action = game.sample(seat, &mut rng);
            game.apply(seat, &action, &mut Silent);
        }
    }
    Ok(found)
}

/// Somebody who looks ahead by the method of these settings.
fn thinker<G: Game>(craft: Craft, time: Duration) -> Thinker<G> {
    let effort = Effort::alone(Budget::Time(time));
    Thinker::new(Recipe { sight: Sight::Far, craft, effort, softness: 0 })
}

/// Thinks about the decision of a position, from what its seat knows.
fn think<G: Game>(game: &G, thinker: &mut Thinker<G>, rng: &mut Rng) -> Vec<Tried> {
    let Status::Deciding(seats) = game.status() else { return Vec::new() };
    let seat = seats.first().expect("a game that is not over waits for somebody");
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let decision = Decision::<G> { seat, view: &game.view(Viewer::Seat(seat)), legal: &legal };
    thinker.think(&decision, Patience::Spent, rng)
}
