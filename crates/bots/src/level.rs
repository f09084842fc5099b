//! The five levels: from a first game with a child to the strongest there is.

use std::time::Duration;

use tabletop::{Craft, Game, Playout, vocabulary};

use crate::budget::Budget;
use crate::recipe::{Method, Recipe};

vocabulary! {
    /// How strong an opponent is. Weaker ones are weak as people are: they see less far, and take a good move for
    /// the best.
    pub enum Level ("expected-level") {
        /// A first game.
        Apprentice = "apprentice",
        /// Knows what is good, not what comes next.
        Mason = "mason",
        /// Looks ahead a little.
        Scribe = "scribe",
        /// Looks ahead well.
        Architect = "architect",
        /// The strongest.
        Pharaoh = "pharaoh",
    }
}

impl Level {
    /// How a bot of this level thinks about a game.
    pub(crate) fn recipe<G: Game>(self) -> Recipe {
        let craft = G::CRAFT;
        match self {
            Level::Apprentice => {
                Recipe { method: Method::Greedy, craft, budget: Budget::Iterations(1), softness: 120 }
            }
            Level::Mason => {
                Recipe { method: Method::Greedy, craft, budget: Budget::Iterations(8), softness: 20 }
            }
            Level::Scribe => Recipe {
                method: Method::Flat,
                craft: Craft { playout: Playout::Sensible, ..craft },
                budget: Budget::Iterations(400),
                softness: 10,
            },
            Level::Architect => Recipe {
                method: Method::Tree,
                craft,
                budget: Budget::Time(Duration::from_millis(100)),
                softness: 0,
            },
            Level::Pharaoh => Recipe {
                method: Method::Tree,
                craft,
                budget: Budget::Time(Duration::from_millis(950)),
                softness: 0,
            },
        }
    }
}
