//! Mistakes in the arguments, told in our own words: what is wrong, and where to look.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use tabletop::{Phrase, Speaker, shown};

/// Is it no mistake, but an answer: help or the version?
pub(crate) fn is_answer(error: &clap::Error) -> bool {
    matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion)
}

/// The mistake in a sentence, and how to see what is possible.
pub(crate) fn explain(error: &clap::Error, speaker: &Speaker) -> String {
    format!("{}\n{}", speaker.say(&problem(error)), speaker.word("usage-hint"))
}

fn problem(error: &clap::Error) -> Phrase {
    let argument = || bare(&context(error, ContextKind::InvalidArg));
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            Phrase::new("usage-unknown-command").with("found", context(error, ContextKind::InvalidSubcommand))
        }
        ErrorKind::UnknownArgument => Phrase::new("usage-unknown-argument").with("found", argument()),
        ErrorKind::InvalidValue | ErrorKind::TooFewValues => {
            Phrase::new("usage-missing-value").with("argument", argument())
        }
        ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues => {
            Phrase::new("usage-too-many-values").with("argument", argument())
        }
        ErrorKind::ArgumentConflict => Phrase::new("usage-conflict").with("argument", argument()),
        ErrorKind::MissingRequiredArgument => {
            Phrase::new("usage-missing-argument").with("argument", argument())
        }
        ErrorKind::InvalidUtf8 => Phrase::new("usage-not-text"),
        // Clap may grow new kinds; the hint that follows still says where to look.
        _ => Phrase::new("usage-other"),
    }
}

fn context(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => shown(text),
        Some(ContextValue::Strings(texts)) => shown(&texts.join(", ")),
        _ => String::from("?"),
    }
}

/// `--seed` of `--seed <HEX>`, and `FILE` of `<FILE>`.
fn bare(argument: &str) -> String {
    let name = if argument.starts_with('-') { argument.split(' ').next() } else { None };
    name.unwrap_or(argument).trim_matches(['<', '>']).to_owned()
}
