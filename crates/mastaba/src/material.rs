//! `mastaba deck` and its like: a command for each kind of material that games take from a file, to check and to
//! draw it.

use std::path::{Path, PathBuf};

use catalog::Title;
use clap::{ArgMatches, Command};
use tabletop::{Drawn, Phrase, Speaker};

use crate::cli::{self, Context, TEXTS};
use crate::file;
use crate::trouble::{Trouble, reason};

/// The game that takes material of that kind, if one does.
pub(crate) fn taker(name: &str) -> Option<&'static dyn Title> {
    catalog::GAMES.iter().copied().find(|title| title.material() == Some(name))
}

/// What can be asked about one kind.
pub(crate) fn command(name: &'static str, speaker: &Speaker) -> Command {
    let what = |key: &'static str| speaker.say(&Phrase::new(key).with("name", name));
    let file = |key: &str| cli::file(speaker).help(speaker.word(key));
    let check = cli::subcommand("check", speaker, vec![file("argument-material").required(true)])
        .override_usage(what("command-check.usage"));
    let svg = cli::path_flag("svg", speaker).value_name(speaker.word("value-file"));
    let show = cli::subcommand("show", speaker, vec![file("argument-own-material"), svg])
        .override_usage(what("command-show.usage"));
    cli::group(name, &what("command-material"), &what("command-material.usage"), speaker, vec![check, show])
}

/// Checks or draws a file.
pub(crate) fn run(title: &dyn Title, matches: &ArgMatches, context: &mut Context) -> Result<(), Trouble> {
    let speaker = catalog::speaker(title, context.language, &[TEXTS]);
    match matches.subcommand() {
        Some(("check", matches)) => {
            let path = matches.get_one::<PathBuf>("file").map_or(Path::new("-"), PathBuf::as_path);
            draw(title, Some(path), &speaker)?;
            let good = Phrase::new("material-good").with("file", file::shown_path(path));
            Ok(context.screen.line(speaker.say(&good.with("game", Phrase::new("game-name"))))?)
        }
        Some(("show", matches)) => {
            let drawn = draw(title, matches.get_one::<PathBuf>("file").map(PathBuf::as_path), &speaker)?;
            match matches.get_one::<PathBuf>("svg") {
                None => Ok(context.screen.line(drawn.text.trim_end())?),
                Some(path) => file::write(path, &drawn.svg).map_err(|error| {
                    let unsaved = Phrase::new("file-unsaved").with("file", file::shown_path(path));
                    unsaved.with("reason", reason(&error)).into()
                }),
            }
        }
        Some((_, _)) | None => Err(Phrase::new("missing-material-command").into()),
    }
}

/// Draws a file, or the game's own material.
fn draw(title: &dyn Title, path: Option<&Path>, speaker: &Speaker) -> Result<Drawn, Trouble> {
    let text = path.map(file::read).transpose()?;
    title.draw_material(text.as_deref(), speaker).map_err(|error| {
        let (line, column) = error.place.unwrap_or((1, 1));
        let place = file::place(path.unwrap_or(Path::new("-")), line, column);
        Phrase::new("record-wrong").with("place", place).with("problem", speaker.say(&error.problem)).into()
    })
}
