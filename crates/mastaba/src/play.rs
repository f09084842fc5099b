//! `mastaba play`: a game in the terminal, against bots or with everybody at one keyboard.

mod answer;
mod command;
mod hint;
mod menu;
mod player;
mod prompt;
mod session;

use std::path::{Path, PathBuf};

use catalog::{Table, Title};
use clap::{ArgMatches, Command};
use tabletop::{BySeat, Phrase, Record, Seed, Setup, Speaker, shown};

use crate::cli::{self, Context, TEXTS};
use crate::trouble::Trouble;
use crate::{file, input, replay};
use player::{Player, default_players, named, players_of, read_names, read_players};
use prompt::Prompt;
use session::Session;

/// What can be asked.
pub(crate) fn command(speaker: &Speaker) -> Command {
    let list = speaker.word("value-list");
    let command = cli::subcommand(
        "play",
        speaker,
        vec![
            cli::game(speaker),
            cli::flag("seats", speaker).value_name(list.clone()),
            cli::flag("names", speaker).value_name(list.clone()),
            cli::flag("options", speaker).value_name(list),
            cli::flag("seed", speaker).value_name("HEX"),
            cli::path_flag("load", speaker).value_name(speaker.word("value-file")),
        ],
    );
    command.args(cli::materials(speaker))
}

/// Plays a game, new or saved.
pub(crate) fn run(matches: &ArgMatches, context: &mut Context) -> Result<(), Trouble> {
    let loaded = matches.get_one::<PathBuf>("load");
    let (title, table, players) = match loaded {
        Some(path) => load(path, matches, context)?,
        None => open(matches, context)?,
    };
    let speaker = catalog::speaker(title, context.language, &[TEXTS]);
    Session::new(title, table, players, speaker, loaded.cloned())
        .run(&mut Prompt::standard(), &mut context.screen)
}

/// Everything a session begins with.
type Seating = (&'static dyn Title, Box<dyn Table>, BySeat<Player>);

fn open(matches: &ArgMatches, context: &Context) -> Result<Seating, Trouble> {
    let title = input::required_title(matches)?;
    let speaker = catalog::speaker(title, context.language, &[TEXTS]);
    let players = match input::text(matches, "seats") {
        Some(text) => read_players(text, title, &speaker)?,
        None => default_players(title),
    };
    let options = input::options(title, matches, &speaker)?;
    let seed = match input::text(matches, "seed") {
        Some(text) => Seed::from_hex(text)
            .ok_or_else(|| Trouble::from(Phrase::new("bad-seed").with("found", shown(text))))?,
        None => Seed::from_system().map_err(|_| Trouble::from(Phrase::new("no-randomness")))?,
    };
    let rules = *title.reads().end();
    let setup =
        Setup { rules, seats: players.seats(), options, seed, material: input::material(title, matches)? };
    let mut table = title.open(&setup).map_err(|error| input::setup_trouble(&error, matches, &speaker))?;
    let given = input::text(matches, "names")
        .map_or(Ok(BySeat::new(players.seats())), |text| read_names(text, players.seats()))?;
    table.set_names(named(&players, given, context.language));
    Ok((title, table, players))
}

fn load(path: &Path, matches: &ArgMatches, context: &Context) -> Result<Seating, Trouble> {
    // A record brings its own options, seed and material; asking for others would be asking for another game.
    for argument in ["options", "seed"].into_iter().chain(cli::material_names()) {
        if input::is_given(matches, argument) {
            return Err(Phrase::new("load-conflict").with("argument", format!("--{argument}")).into());
        }
    }
    let record: Record = file::read_record(path)?;
    let title = replay::title_of(&record, path)?;
    if let Some(asked) = input::title(matches)?.filter(|asked| asked.id() != title.id()) {
        return Err(Phrase::new("load-other-game")
            .with("file", file::shown_path(path))
            .with("found", title.id())
            .with("asked", asked.id())
            .into());
    }
    if record.fair.is_some() {
        // Its secrets are in the header: whoever has read them knows every card to come.
        return Err(Phrase::new("load-open-secrets").with("file", file::shown_path(path)).into());
    }
    let speaker = catalog::speaker(title, context.language, &[TEXTS]);
    let mut table =
        title.resume(&record).map_err(|error| Trouble::Said(replay::mistake(path, &error, &speaker)))?;
    let players = match input::text(matches, "seats") {
        Some(text) => read_players(text, title, &speaker)?,
        None => players_of(&record),
    };
    if players.seats() != record.seats {
        return Err(Phrase::new("load-seats")
            .with("seats", record.seats)
            .with("found", players.seats())
            .into());
    }
    if let Some(text) = input::text(matches, "names") {
        table.set_names(named(&players, read_names(text, record.seats)?, context.language));
    }
    Ok((title, table, players))
}
