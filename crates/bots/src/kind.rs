//! The bots by name: the one place where a text becomes a bot.
//!
//! A name is a level, a method or a method with settings, and may end with a budget: `pharaoh`, `plain:2000it`,
//! `ismcts+horizon=20:50ms`, and on two cores `pharaoh:2x900ms`.

use std::fmt;
use std::num::NonZero;
use std::str::FromStr;

use tabletop::{Arg, Craft, Game, Language, Method, Phrase, Texts, shown};

use crate::bot::{Bot, Random};
use crate::budget::{Budget, Effort};
use crate::level::Level;
use crate::recipe::{Recipe, Sight, Thinker};
use crate::tuning::Tuning;

/// The words of this crate in both languages.
pub const TEXTS: Texts = Texts { en: include_str!("../lang/en.ftl"), es: include_str!("../lang/es.ftl") };

/// What a method gets to think with when nobody says.
const USUAL: Budget = Budget::Iterations(1_000);
/// Greedy looks at all actions in each imagined game, so it needs few.
const USUAL_LOOKS: Budget = Budget::Iterations(8);

/// Who plays, whatever it is given to think with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Player {
    Random,
    Greedy(Tuning),
    Flat(Tuning),
    Ismcts(Tuning),
    Plain,
    Level(Level),
}

/// Which bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kind {
    player: Player,
    effort: Option<Effort>,
}

/// The methods, by name.
const METHODS: [(&str, Player); 5] = [
    ("random", Player::Random),
    ("greedy", Player::Greedy(Tuning::NONE)),
    ("flat", Player::Flat(Tuning::NONE)),
    ("ismcts", Player::Ismcts(Tuning::NONE)),
    ("plain", Player::Plain),
];

impl Kind {
    /// Plays anything legal.
    pub const RANDOM: Kind = Kind { player: Player::Random, effort: None };
    /// Takes the best step by the game's outlook.
    pub const GREEDY: Kind = Kind { player: Player::Greedy(Tuning::NONE), effort: None };
    /// Textbook search without any knowledge of a game: the yardstick.
    pub const PLAIN: Kind = Kind { player: Player::Plain, effort: None };

    /// A bot of this level.
    pub const fn level(level: Level) -> Kind {
        Kind { player: Player::Level(level), effort: None }
    }

    /// Its level, if it is one, with whatever budget.
    pub(crate) fn as_level(self) -> Option<Level> {
        match self.player {
            Player::Level(level) => Some(level),
            Player::Random | Player::Greedy(_) | Player::Flat(_) | Player::Ismcts(_) | Player::Plain => None,
        }
    }

    /// Every bot that a person would choose: the levels, then the methods.
    pub fn all() -> impl Iterator<Item = Kind> {
        let methods = METHODS.iter().map(|(_, player)| Kind { player: *player, effort: None });
        Level::ALL.iter().map(|level| Kind::level(*level)).chain(methods)
    }

    /// What the bot is called, as a part of what is said.
    pub fn said(self) -> Arg {
        match (self.player, self.effort) {
            (Player::Level(level), None) => level.said().into(),
            _ => self.to_string().into(),
        }
    }

    /// What the bot is called in a language; its name in either is read.
    pub fn name(self, language: Language) -> String {
        match (self.player, self.effort) {
            (Player::Level(level), None) => level.word(language).to_owned(),
            (Player::Level(level), Some(effort)) => format!("{}:{effort}", level.word(language)),
            _ => self.to_string(),
        }
    }

    /// The same bot with another budget, on one core.
    #[must_use]
    pub const fn with_budget(self, budget: Budget) -> Kind {
        Kind { effort: Some(Effort::alone(budget)), ..self }
    }

    /// How many cores it thinks on.
    pub fn cores(self) -> NonZero<usize> {
        self.effort.map_or(NonZero::<usize>::MIN, |effort| effort.cores)
    }

    /// The bot itself.
    pub fn bot<G: Game>(self) -> Box<dyn Bot<G> + Send> {
        match self.recipe::<G>() {
            Some(recipe) => Box::new(Thinker::<G>::new(recipe)),
            None => Box::new(Random),
        }
    }

    /// How it thinks, if it does.
    pub(crate) fn recipe<G: Game>(self) -> Option<Recipe> {
        let tuned = |sight, craft, tuning: Tuning, budget| Recipe {
            sight,
            craft: tuning.of(craft),
            effort: Effort::alone(budget),
            softness: tuning.softness(),
        };
        let by = |method| Craft { method, ..G::CRAFT };
        let recipe = match self.player {
            Player::Random => return None,
            Player::Greedy(tuning) => tuned(Sight::Step, G::CRAFT, tuning, USUAL_LOOKS),
            Player::Flat(tuning) => tuned(Sight::Far, by(Method::Flat), tuning, USUAL),
            Player::Ismcts(tuning) => tuned(Sight::Far, by(Method::Tree), tuning, USUAL),
            Player::Plain => tuned(Sight::Far, Craft::PLAIN, Tuning::NONE, USUAL),
            Player::Level(level) => level.recipe::<G>(),
        };
        Some(Recipe { effort: self.effort.unwrap_or(recipe.effort), ..recipe })
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut name = match self.player {
            Player::Random => "random".to_owned(),
            Player::Greedy(tuning) => format!("greedy{tuning}"),
            Player::Flat(tuning) => format!("flat{tuning}"),
            Player::Ismcts(tuning) => format!("ismcts{tuning}"),
            Player::Plain => "plain".to_owned(),
            Player::Level(level) => level.to_string(),
        };
        if let Some(effort) = self.effort {
            name = format!("{name}:{effort}");
        }
        f.pad(&name)
    }
}

impl FromStr for Kind {
    type Err = Phrase;

    fn from_str(text: &str) -> Result<Self, Phrase> {
        let (name, effort) = match text.split_once(':') {
            Some((name, effort)) => (name, Some(effort.parse()?)),
            None => (text, None),
        };
        let settings = name.find('+').unwrap_or(name.len());
        let (name, settings) = name.split_at(settings);
        let level = Level::called(name).map(Player::Level);
        let method = METHODS.iter().find(|(known, _)| *known == name).map(|(_, player)| *player);
        let player = level.or(method).ok_or_else(|| {
            let known: Vec<Arg> = Kind::all().map(Kind::said).collect();
            Phrase::new("bot-unknown").with("found", shown(text)).with("known", known)
        })?;
        let tuning = settings.parse()?;
        let player = match player {
            Player::Greedy(_) => Player::Greedy(tuning),
            Player::Flat(_) => Player::Flat(tuning),
            Player::Ismcts(_) => Player::Ismcts(tuning),
            fixed if tuning == Tuning::NONE => fixed,
            Player::Random | Player::Plain | Player::Level(_) => {
                return Err(Phrase::new("bot-untunable").with("name", name));
            }
        };
        Ok(Kind { player, effort })
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Speaker;

    use super::*;

    #[test]
    fn every_bot_is_read_from_its_own_name() {
        for kind in Kind::all() {
            assert_eq!(kind.to_string().parse(), Ok(kind));
            for language in Language::ALL {
                assert_eq!(kind.name(language).parse(), Ok(kind));
            }
        }
        assert_eq!("faraón:50ms".parse::<Kind>().map(|kind| kind.to_string()).as_deref(), Ok("pharaoh:50ms"));
        for name in [
            "pharaoh:100ms",
            "pharaoh:2x100ms",
            "plain:2000it",
            "ismcts+horizon=20+margin=30:50ms",
            "flat+sense=1",
            "greedy+softness=300:1it",
        ] {
            assert_eq!(name.parse::<Kind>().map(|kind| kind.to_string()).as_deref(), Ok(name));
        }
    }

    #[test]
    fn what_is_no_bot_is_answered_in_both_languages() {
        let names = ["deep\u{7}blue", "pharaoh:soon", "ismcts+depth=3", "plain+horizon=3", ""];
        for problem in names.map(|name| name.parse::<Kind>().expect_err("there is no such bot")) {
            for language in Language::ALL {
                Speaker::new(language, &[TEXTS]).try_say(&problem).expect("the message is complete");
            }
        }
        let problem = "deep\u{7}blue".parse::<Kind>().expect_err("there is no such bot");
        let said = Speaker::new(Language::ALL[0], &[TEXTS]).say(&problem);
        assert!(said.contains("pharaoh") && said.contains("deep\u{FFFD}blue"), "{said}");
        let said = Speaker::new(Language::Es, &[TEXTS]).say(&problem);
        assert!(said.contains("faraón") && !said.contains("pharaoh"), "{said}");
    }
}
