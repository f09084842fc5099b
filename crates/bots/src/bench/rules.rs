//! How fast a game's rules are: random playouts on one core, each from its own set-up and seed.

use std::hint::black_box;
use std::time::{Duration, Instant};

use tabletop::{Draw as _, Game, Rng, Seed, Setup, SetupError, Silent};

use crate::playout::playout;

/// What a measurement found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Speed {
    /// Games played.
    pub games: u64,
    /// Decisions made in them.
    pub decisions: u64,
    /// How long that took, in seconds.
    pub seconds: f64,
    /// The size of a position.
    pub position_bytes: usize,
}

impl Speed {
    /// Whole games in a second, set-up included.
    pub fn games_per_second(&self) -> f64 {
        self.games as f64 / self.seconds
    }

    /// Decisions in a second.
    pub fn decisions_per_second(&self) -> f64 {
        self.decisions as f64 / self.seconds
    }

    /// The mean length of a game.
    pub fn decisions_per_game(&self) -> f64 {
        self.decisions as f64 / self.games as f64
    }

    /// The time one decision takes, its share of the set-up included.
    pub fn nanoseconds_per_decision(&self) -> f64 {
        self.seconds * 1e9 / self.decisions as f64
    }
}

/// Games between two looks at the clock: a look costs about as much as a decision.
const BATCH: u64 = 32;

/// Plays random games from this set-up, each with a fresh seed, for about `span` after a short warm-up.
///
/// # Errors
/// When the set-up is not one of the game's.
pub fn bench<G: Game>(setup: &Setup, span: Duration) -> Result<Speed, SetupError> {
    let mut rng = Rng::new(1);
    let mut setup = setup.clone();
    measure::<G>(&mut setup, span / 10, &mut rng)?;
    measure::<G>(&mut setup, span, &mut rng)
}

fn measure<G: Game>(setup: &mut Setup, span: Duration, rng: &mut Rng) -> Result<Speed, SetupError> {
    let start = Instant::now();
    let (mut games, mut decisions) = (0, 0);
    loop {
        for _ in 0..BATCH {
            setup.seed = fresh_seed(rng);
            let mut game = G::new(setup, &mut Silent)?;
            decisions += playout(&mut game, rng);
            // Without this the compiler might notice that nobody looks at the end of the game.
            black_box(&game);
        }
        games += BATCH;
        let elapsed = start.elapsed();
        if elapsed >= span {
            let seconds = elapsed.as_secs_f64();
            return Ok(Speed { games, decisions, seconds, position_bytes: size_of::<G>() });
        }
    }
}

/// Any seed will do here, so it may cost less than a real one.
fn fresh_seed(rng: &mut Rng) -> Seed {
    let mut bytes = [0; 32];
    for part in bytes.chunks_exact_mut(4) {
        part.copy_from_slice(&rng.word().to_le_bytes());
    }
    Seed::new(bytes)
}
