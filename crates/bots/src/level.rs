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
    /// How long it thinks about a decision when nobody says otherwise.
    pub const fn budget(self) -> Budget {
        match self {
            Level::Apprentice => Budget::Iterations(1),
            Level::Mason => Budget::Iterations(8),
            Level::Scribe => Budget::Iterations(400),
            Level::Architect => Budget::Time(Duration::from_millis(100)),
            Level::Pharaoh => Budget::Time(Duration::from_millis(950)),
        }
    }

    /// How a bot of this level thinks about a game.
    pub(crate) fn recipe<G: Game>(self) -> Recipe {
        let (craft, budget) = (G::CRAFT, self.budget());
        match self {
            Level::Apprentice => {
                Recipe { method: Method::Greedy, craft, budget, softness: 120 }
            }
            Level::Mason => {
                Recipe { method: Method::Greedy, craft, budget, softness: 20 }
            }
            Level::Scribe => Recipe {
                method: Method::Flat,
                craft: Craft { playout: Playout::Sensible, ..craft },
                budget,
                softness: 10,
            },
            Level::Architect => Recipe {
                method: Method::Tree,
                craft,
                budget,
                softness: 0,
            },
            Level::Pharaoh => Recipe {
                method: Method::Tree,
                craft,
                budget,
                softness: 0,
            },
        }
    }
}
