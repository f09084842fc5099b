//! The five levels: from a first game with a child to the strongest there is.

use std::sync::LazyLock;
use std::time::Duration;

use tabletop::{Game, Language, Phrase, Speaker, vocabulary};

use crate::budget::{Budget, Effort};
use crate::kind::TEXTS;
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
    /// What the level is called, as a part of what is said.
    pub(crate) fn said(self) -> Phrase {
        Phrase::new(format!("level-{self}"))
    }

    /// What the level is called in a language.
    pub(crate) fn word(self, language: Language) -> &'static str {
        static WORDS: LazyLock<[Vec<String>; Language::ALL.len()]> = LazyLock::new(|| {
            Language::ALL.map(|language| {
                let speaker = Speaker::new(language, &[TEXTS]);
                Level::ALL.iter().map(|level| speaker.say(&level.said())).collect()
            })
        });
        &WORDS[language as usize][self.index()]
    }

    /// The level that is called so, in either language, with or without accents.
    pub(crate) fn called(word: &str) -> Option<Level> {
        let is_called = |level: &Level| {
            let mut words = Language::ALL.into_iter().map(|language| level.word(language));
            words.any(|known| known == word || bare(known) == word)
        };
        Level::ALL.iter().copied().find(is_called)
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
        let effort = Effort::alone(self.budget());
        Recipe { sight: self.sight(), craft: G::CRAFT, effort, softness }
    }
}

/// A word as it is typed where the keyboard has no Spanish letters.
fn bare(word: &str) -> String {
    let letter = |letter| match letter {
        'á' => 'a',
        'é' => 'e',
        'í' => 'i',
        'ó' => 'o',
        'ú' => 'u',
        'ñ' => 'n',
        letter => letter,
    };
    word.chars().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_has_words_in_both_languages_and_answers_to_both() {
        let words = |language| Level::ALL.iter().map(|level| level.word(language)).collect::<Vec<_>>();
        assert_eq!(words(Language::En), ["apprentice", "mason", "scribe", "architect", "pharaoh"]);
        assert_eq!(words(Language::Es), ["aprendiz", "albañil", "escriba", "arquitecto", "faraón"]);
        for word in ["pharaoh", "faraón", "faraon"] {
            assert_eq!(Level::called(word), Some(Level::Pharaoh), "{word}");
        }
        assert_eq!(Level::called("albanil"), Some(Level::Mason));
        assert_eq!(Level::called("phàraoh"), None);
    }
}
