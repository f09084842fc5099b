//! The bots by name: the one place where a text becomes a bot.

use std::fmt;
use std::str::FromStr;

use tabletop::{Arg, Game, Phrase, Texts, shown};

use crate::bot::{Bot, Random};

/// The words of this crate in both languages.
pub const TEXTS: Texts = Texts { en: include_str!("../lang/en.ftl"), es: include_str!("../lang/es.ftl") };

/// Which bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Plays anything legal.
    Random,
}

impl Kind {
    /// Every bot.
    pub const ALL: [Kind; 1] = [Kind::Random];

    /// The bot itself.
    pub fn bot<G: Game>(self) -> Box<dyn Bot<G>> {
        match self {
            Kind::Random => Box::new(Random),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Kind::Random => "random",
        })
    }
}

impl FromStr for Kind {
    type Err = Phrase;

    fn from_str(text: &str) -> Result<Self, Phrase> {
        Kind::ALL.into_iter().find(|kind| kind.to_string() == text).ok_or_else(|| {
            let known: Vec<Arg> = Kind::ALL.iter().map(|kind| kind.to_string().into()).collect();
            Phrase::new("bot-unknown").with("found", shown(text)).with("known", known)
        })
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Language, Speaker};

    use super::*;

    #[test]
    fn every_bot_is_read_from_its_own_name() {
        for kind in Kind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
    }

    #[test]
    fn an_unknown_bot_is_answered_with_the_known_ones_in_both_languages() {
        let problem = "deep\u{7}blue".parse::<Kind>().expect_err("there is no such bot");
        for language in Language::ALL {
            let said = Speaker::new(language, &[TEXTS]).try_say(&problem).expect("the message is complete");
            assert!(said.contains("random") && said.contains("deep\u{FFFD}blue"), "{said}");
        }
    }
}
