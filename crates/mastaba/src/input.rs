//! What people write on the command line, read strictly and refused with the argument's name.

use std::path::PathBuf;

use bots::{Entrant, Kind};
use catalog::Title;
use clap::ArgMatches;
use clap::parser::ValueSource;
use tabletop::{Options, Phrase, SetupError, Speaker, shown};

use crate::trouble::Trouble;
use crate::{cli, file};

/// The text of an option, if it was given.
pub(crate) fn text<'m>(matches: &'m ArgMatches, name: &str) -> Option<&'m str> {
    matches.get_one::<String>(name).map(String::as_str)
}

/// The game that was asked for.
pub(crate) fn title(matches: &ArgMatches) -> Result<Option<&'static dyn Title>, Trouble> {
    Ok(text(matches, "game").map(catalog::find).transpose()?)
}

/// The game that was asked for, where one must be.
pub(crate) fn required_title(matches: &ArgMatches) -> Result<&'static dyn Title, Trouble> {
    title(matches)?.ok_or_else(|| {
        let known: Vec<tabletop::Arg> = catalog::GAMES.iter().map(|title| title.id().into()).collect();
        Phrase::new("missing-game").with("known", known).into()
    })
}

/// The options of a game, with what was asked for.
pub(crate) fn options(
    title: &dyn Title,
    matches: &ArgMatches,
    speaker: &Speaker,
) -> Result<Options, Trouble> {
    let mut options = Options::new(title.choices());
    options
        .update(text(matches, "options").unwrap_or_default())
        .map_err(|error| Trouble::with_argument("--options", &error.problem, speaker))?;
    Ok(options)
}

/// Was the option given?
pub(crate) fn is_given(matches: &ArgMatches, name: &str) -> bool {
    matches.value_source(name) == Some(ValueSource::CommandLine)
}

/// The text of the deck or tile set that was asked for.
pub(crate) fn material(title: &dyn Title, matches: &ArgMatches) -> Result<Option<String>, Trouble> {
    let mut found = None;
    for name in cli::material_names() {
        let Some(path) = matches.get_one::<PathBuf>(name) else { continue };
        if title.material() != Some(name) {
            let phrase = Phrase::new("foreign-material").with("argument", format!("--{name}"));
            return Err(phrase.with("game", title.id()).into());
        }
        found = Some(file::read(path)?);
    }
    Ok(found)
}

/// Why no game can start: because of a place in the deck or tile set, or because of the seats.
pub(crate) fn setup_trouble(error: &SetupError, matches: &ArgMatches, speaker: &Speaker) -> Trouble {
    let path = cli::material_names().find_map(|name| matches.get_one::<PathBuf>(name));
    match (error.place, path) {
        (Some((line, column)), Some(path)) => Phrase::new("record-wrong")
            .with("place", file::place(path, line, column))
            .with("problem", speaker.say(&error.problem))
            .into(),
        _ => Trouble::with_argument("--seats", &error.problem, speaker),
    }
}

/// A whole number within bounds, written with digits alone.
pub(crate) fn number(argument: &'static str, text: &str, least: u64, most: u64) -> Result<u64, Trouble> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|number| digits && (least..=most).contains(number));
    number.ok_or_else(|| {
        Phrase::new("bad-number")
            .with("argument", argument)
            .with("found", shown(text))
            .with("least", least.to_string())
            .with("most", most.to_string())
            .into()
    })
}

/// The parts of a text between commas.
pub(crate) fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim)
}

/// The bot of that name.
pub(crate) fn bot(argument: &'static str, name: &str, speaker: &Speaker) -> Result<Kind, Trouble> {
    name.parse().map_err(|problem| Trouble::with_argument(argument, &problem, speaker))
}

/// The bot of that name, or the program of that command.
pub(crate) fn entrant(name: &str, speaker: &Speaker) -> Result<Entrant, Trouble> {
    name.parse().map_err(|problem| Trouble::with_argument("--seats", &problem, speaker))
}
