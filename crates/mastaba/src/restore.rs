//! `mastaba restore`: a server's tables from a backup, into a place that has none.

use std::path::PathBuf;

use clap::{ArgMatches, Command};
use server::store::{Postgres, Sqlite, StoreError};
use tabletop::{Phrase, Speaker};

use crate::cli::{self, Context};
use crate::place::{self, Place};
use crate::trouble::Trouble;

/// What can be asked.
pub(crate) fn command(speaker: &Speaker) -> Command {
    let file = cli::file(speaker).help(speaker.word("argument-restore")).required(true);
    cli::subcommand("restore", speaker, [vec![file], place::flags(speaker).to_vec()].concat())
}

/// Fills the place.
pub(crate) fn run(matches: &ArgMatches, context: &mut Context) -> Result<(), Trouble> {
    let backup = matches.get_one::<PathBuf>("file").expect("clap has asked for it");
    let place = Place::of(matches);
    let restored = match &place {
        Place::Folder(folder) => Sqlite::restore_blocking(backup, folder).map(drop),
        Place::Database(url) => {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
            runtime.block_on(Postgres::restore(backup, url))
        }
    };
    restored.map_err(|error| match error {
        // It is the backup that cannot be read, not the place it was to go to.
        StoreError::Unreadable(_) | StoreError::Newer(_) => place::file_trouble(backup, &error),
        _ => place.trouble(&error),
    })?;
    let done = Phrase::new("restore-done").with("place", place.shown());
    Ok(context.screen.prose("", &context.speaker.say(&done))?)
}
