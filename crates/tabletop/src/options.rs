//! A game's options: a table of named choices, and one value picked for each.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::error::{ParseError, SetupError, shown};
use crate::phrase::{Arg, Phrase};
use crate::words::Words;

/// One thing that can be chosen before a game starts.
#[derive(Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its name in the notation.
    pub name: &'static str,
    /// What it can be; the first is the default.
    pub values: &'static [&'static str],
}

/// The most choices a game may have.
const MOST: usize = 8;

/// One value for every choice of a game. Prints all of them, in the game's order: `side=A speed=fast`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    choices: &'static [Choice],
    picked: [u8; MOST],
}

impl Options {
    /// The default of every choice.
    ///
    /// # Panics
    /// When a game has more choices than fit.
    pub const fn new(choices: &'static [Choice]) -> Self {
        assert!(choices.len() <= MOST, "a game has more choices than Options holds");
        Options { choices, picked: [0; MOST] }
    }

    /// The choices these options answer.
    pub fn choices(&self) -> &'static [Choice] {
        self.choices
    }

    /// The value picked for the choice of that name.
    ///
    /// # Panics
    /// When the game has no such choice: names are the game's own constants.
    pub fn get(&self, name: &str) -> &'static str {
        self.iter().find(|(choice, _)| *choice == name).expect("the game has a choice of that name").1
    }

    /// Picks a value.
    ///
    /// # Errors
    /// When the game has no such choice, or the choice no such value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), SetupError> {
        let Some(at) = self.choices.iter().position(|choice| choice.name == name) else {
            let known: Vec<Arg> = self.choices.iter().map(|choice| choice.name.into()).collect();
            let key = if known.is_empty() { "setup-no-options" } else { "setup-unknown-option" };
            return Err(SetupError::new(
                Phrase::new(key).with("name", shown(name)).with("known", Arg::List(known)),
            ));
        };
        let choice = &self.choices[at];
        let Some(picked) = choice.values.iter().position(|known| *known == value) else {
            let known: Vec<Arg> = choice.values.iter().map(|value| (*value).into()).collect();
            return Err(SetupError::new(
                Phrase::new("setup-unknown-value")
                    .with("name", choice.name)
                    .with("value", shown(value))
                    .with("known", Arg::List(known)),
            ));
        };
        self.picked[at] = picked as u8;
        Ok(())
    }

    /// Picks the values of a text such as `market=B,wrath=on`: any of the choices, in any order, separated by
    /// commas or spaces. What people type; records hold the full print.
    ///
    /// # Errors
    /// At the first part that is not a choice of the game with one of its values.
    pub fn update(&mut self, text: &str) -> Result<(), SetupError> {
        let mut changed = *self;
        for part in text.split([',', ' ']).filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').ok_or_else(|| {
                SetupError::new(Phrase::new("setup-option-form").with("found", shown(part)))
            })?;
            changed.set(name, value)?;
        }
        *self = changed;
        Ok(())
    }

    /// Reads the exact print of the options of these choices.
    ///
    /// # Errors
    /// With the column at which the text is not such a print.
    pub fn parse(choices: &'static [Choice], text: &str) -> Result<Self, ParseError> {
        let mut options = Options::new(choices);
        if choices.is_empty() {
            return if text == NONE {
                Ok(options)
            } else {
                Err(ParseError::expected("expected-no-options", text))
            };
        }
        let mut words = Words::new(text);
        for choice in choices {
            let column = words.column();
            let word = words.next("expected-option")?;
            word.strip_prefix(choice.name)
                .and_then(|rest| rest.strip_prefix('='))
                .and_then(|value| options.set(choice.name, value).ok())
                .ok_or_else(|| ParseError {
                    line: 1,
                    column: column + 1,
                    problem: Phrase::new("parse-option")
                        .with("name", choice.name)
                        .with("known", choice.values.to_vec())
                        .with("found", shown(word)),
                })?;
        }
        words.finish()?;
        Ok(options)
    }

    /// Each choice's name with the value picked, in the game's order.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.choices.iter().zip(self.picked).map(|(choice, at)| (choice.name, choice.values[usize::from(at)]))
    }
}

/// How options print when a game has none to choose.
const NONE: &str = "none";

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.choices.is_empty() {
            return f.write_str(NONE);
        }
        self.iter().enumerate().try_for_each(|(at, (name, value))| {
            let space = if at == 0 { "" } else { " " };
            write!(f, "{space}{name}={value}")
        })
    }
}

impl Serialize for Options {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHOICES: &[Choice] =
        &[Choice { name: "side", values: &["A", "B"] }, Choice { name: "speed", values: &["slow", "fast"] }];

    #[test]
    fn printing_and_parsing_are_inverse() {
        let mut options = Options::new(CHOICES);
        options.update("speed=fast").expect("a choice of the game");
        assert_eq!(options.to_string(), "side=A speed=fast");
        assert_eq!(Options::parse(CHOICES, "side=A speed=fast"), Ok(options));
        for text in [
            "",
            "side=A",
            "speed=fast side=A",
            "side=A speed=fast ",
            "side=A  speed=fast",
            "side=C speed=slow",
        ] {
            assert!(Options::parse(CHOICES, text).is_err(), "{text:?}");
        }
        assert_eq!(Options::parse(CHOICES, "side=A speed=x").expect_err("no such value").column, 8);
        assert_eq!(Options::parse(&[], "none"), Ok(Options::new(&[])));
    }

    #[test]
    fn people_may_name_a_few_in_any_order() {
        let mut options = Options::new(CHOICES);
        options.update("speed=fast,side=B").expect("choices of the game");
        assert_eq!(options.get("side"), "B");
        assert_eq!(options.update("side").expect_err("no value").problem.key, "setup-option-form");
        assert_eq!(options.update("hat=on").expect_err("no such choice").problem.key, "setup-unknown-option");
        assert_eq!(options.update("side=Z").expect_err("no such value").problem.key, "setup-unknown-value");
        assert_eq!(options.get("side"), "B", "a refused text changes nothing");
    }
}
