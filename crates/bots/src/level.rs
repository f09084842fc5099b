//! The five levels: from a first game with a child to the strongest there is.

use std::time::Duration;

use tabletop::{Game, vocabulary};

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
    /// How long a bot of this level may think about one decision.
    pub const fn budget(self) -> Budget {
        match self {
            Level::Apprentice => Budget::Iterations(1),
            Level::Mason => Budget::Iterations(8),
            Level::Scribe => Budget::Iterations(100),
            Level::Architect => Budget::Time(Duration::from_millis(100)),
            Level::Pharaoh => Budget::Time(Duration::from_millis(900)),
        }
    }

    /// How a bot of this level thinks about a game.
    pub(crate) fn recipe<G: Game>(self) -> Recipe {
        let (method, softness) = match self {
            Level::Apprentice => (Method::Greedy, 120),
            Level::Mason => (Method::Greedy, 20),
            Level::Scribe => (Method::Tree, 10),
            Level::Architect | Level::Pharaoh => (Method::Tree, 0),
        };
        Recipe { method, craft: G::CRAFT, budget: self.budget(), softness }
    }
}
