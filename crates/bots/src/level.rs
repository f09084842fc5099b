//! The five levels: from a first game with a child to the strongest there is.

use std::time::Duration;

use tabletop::{Game, Language, vocabulary};

use crate::budget::Budget;
use crate::recipe::{Recipe, Sight};

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
    /// What the level is called in a language.
    pub const fn word(self, language: Language) -> &'static str {
        match (language, self) {
            (Language::En, level) => level.text(),
            (Language::Es, Level::Apprentice) => "aprendiz",
            (Language::Es, Level::Mason) => "albañil",
            (Language::Es, Level::Scribe) => "escriba",
            (Language::Es, Level::Architect) => "arquitecto",
            (Language::Es, Level::Pharaoh) => "faraón",
        }
    }

    /// The level that is called so, in either language.
    pub fn called(word: &str) -> Option<Level> {
        let all = Level::ALL.iter().copied();
        all.into_iter().find(|level| Language::ALL.into_iter().any(|language| level.word(language) == word))
    }

    /// How long a bot of this level may think about one decision.
    pub const fn budget(self) -> Budget {
        match self {
            Level::Apprentice => Budget::Iterations(1),
            Level::Mason => Budget::Iterations(4),
            Level::Scribe => Budget::Iterations(1_500),
            Level::Architect => Budget::Time(Duration::from_millis(100)),
            Level::Pharaoh => Budget::Time(Duration::from_millis(900)),
        }
    }

    /// The same for a hurried game: thinking is divided; a glance is one already.
    pub(crate) const fn hurried(self, parts: u32) -> Budget {
        match self.sight() {
            Sight::Step => self.budget(),
            Sight::Far => self.budget().part_of(parts),
        }
    }

    const fn sight(self) -> Sight {
        match self {
            Level::Apprentice | Level::Mason => Sight::Step,
            Level::Scribe | Level::Architect | Level::Pharaoh => Sight::Far,
        }
    }

    /// How a bot of this level thinks about a game.
    pub(crate) fn recipe<G: Game>(self) -> Recipe {
        let [apprentice, mason, scribe, architect] = G::CRAFT.overlooks;
        let softness = match self {
            Level::Apprentice => apprentice,
            Level::Mason => mason,
            Level::Scribe => scribe,
            Level::Architect => architect,
            Level::Pharaoh => 0,
        };
        Recipe { sight: self.sight(), craft: G::CRAFT, budget: self.budget(), softness }
    }
}
