//! What people write on the command line, read strictly and refused with the argument's name.

use bots::Kind;
use clap::ArgMatches;
use tabletop::{Options, Phrase, Speaker, shown};

use catalog::Title;

use crate::trouble::Trouble;

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
pub(crate) fn bot(name: &str, speaker: &Speaker) -> Result<Kind, Trouble> {
    name.parse().map_err(|problem| Trouble::with_argument("--seats", &problem, speaker))
}
