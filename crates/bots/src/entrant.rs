//! Who can enter the arena: our bots, and programs of other people.

use std::fmt;
use std::num::NonZero;
use std::str::FromStr;

use tabletop::{Game, Language, Phrase};

use crate::bot::Bot;
use crate::kind::Kind;
use crate::program::Program;

/// Marks the command of a program.
const PROGRAM: &str = "exec:";

/// Who plays in the arena.
///
/// It is another type than [`Kind`] because reading one can name a program to be run: only texts of the person at
/// this machine may become entrants.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Entrant {
    /// One of our bots.
    Bot(Kind),
    /// A program that speaks the protocol of `docs/bot-protocol.md`, by the command that starts it.
    Program(String),
}

impl Entrant {
    /// What it is called in a language.
    pub fn name(&self, language: Language) -> String {
        match self {
            Entrant::Bot(kind) => kind.name(language),
            Entrant::Program(_) => self.to_string(),
        }
    }

    /// How many cores it thinks on; of a program nobody knows.
    pub fn cores(&self) -> NonZero<usize> {
        match self {
            Entrant::Bot(kind) => kind.cores(),
            Entrant::Program(_) => NonZero::<usize>::MIN,
        }
    }

    /// The player itself.
    pub fn bot<G: Game>(&self) -> Box<dyn Bot<G> + Send> {
        match self {
            Entrant::Bot(kind) => kind.bot(),
            Entrant::Program(command) => Box::new(Program::new(command)),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Bot(kind) => kind.fmt(f),
            Entrant::Program(command) => f.pad(&format!("{PROGRAM}{command}")),
        }
    }
}

impl FromStr for Entrant {
    type Err = Phrase;

    fn from_str(text: &str) -> Result<Self, Phrase> {
        match text.strip_prefix(PROGRAM) {
            Some(command) if shlex::split(command).is_some_and(|words| !words.is_empty()) => {
                Ok(Entrant::Program(command.to_owned()))
            }
            Some(_) => Err(Phrase::new("program-no-command")),
            None => text.parse().map(Entrant::Bot),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entrants_are_read_as_they_are_printed() {
        for name in ["pharaoh:50ms", "exec:python3 'my bot.py' --deep"] {
            assert_eq!(name.parse::<Entrant>().map(|entrant| entrant.to_string()).as_deref(), Ok(name));
        }
        for wrong in ["exec:", "exec:  ", "exec:'unclosed"] {
            assert!(wrong.parse::<Entrant>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_bots_name_never_runs_a_program() {
        assert!("exec:true".parse::<Kind>().is_err());
    }
}
