//! `mastaba backup`: everything a server keeps, in one file, while the server goes on.

use std::path::PathBuf;

use clap::{ArgMatches, Command};
use server::store::{Sqlite, StoreError};
use tabletop::{Phrase, Speaker};

use crate::cli::{self, Context};
use crate::file;
use crate::place::{self, Place};
use crate::trouble::Trouble;

/// What can be asked.
pub(crate) fn command(speaker: &Speaker) -> Command {
    let file = cli::file(speaker).help(speaker.word("argument-backup")).required(true);
    cli::subcommand("backup", speaker, [vec![file], place::flags(speaker).to_vec()].concat())
}

/// Writes the backup.
pub(crate) fn run(matches: &ArgMatches, context: &mut Context) -> Result<(), Trouble> {
    let target = matches.get_one::<PathBuf>("file").expect("clap has asked for it");
    let place = Place::of(matches);
    if let Place::Folder(folder) = &place
        && !Sqlite::file_at(folder).exists()
    {
        // Opening would make an empty one, and its backup would look like a good one.
        return Err(Phrase::new("backup-nothing").with("place", place.shown()).into());
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = place.open().await?;
        store.backup(target).await.map_err(|error| match error {
            StoreError::Occupied(_) => place::file_trouble(target, &error),
            _ => place.trouble(&error),
        })
    })?;
    let done = Phrase::new("backup-done").with("file", file::shown_path(target));
    Ok(context.screen.prose("", &context.speaker.say(&done))?)
}
