//! `mastaba marked`: the tables that will be deleted for their age, and keeping them.

use std::time::{SystemTime, UNIX_EPOCH};

use clap::{ArgMatches, Command};
use server::store::{DATES, Marked, Sqlite, TableId};
use tabletop::{Phrase, Speaker, shown};

use crate::cli::{self, Context};
use crate::input;
use crate::place::{self, Place};
use crate::trouble::Trouble;

/// A day, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;
/// Means all tables that are marked.
const ALL: &str = "all";

/// What can be asked.
pub(crate) fn command(speaker: &Speaker) -> Command {
    let back = cli::flag("take-back", speaker).value_name(speaker.word("value-list"));
    cli::subcommand("marked", speaker, [vec![back], place::flags(speaker).to_vec()].concat())
}

/// Lists what is marked, or takes marks back.
pub(crate) fn run(matches: &ArgMatches, context: &mut Context) -> Result<(), Trouble> {
    let place = Place::of(matches);
    if let Place::Folder(folder) = &place
        && !Sqlite::file_at(folder).exists()
    {
        return Err(Phrase::new("marked-nothing").with("place", place.shown()).into());
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = place.open().await?;
        let marked = store.marked().await.map_err(|error| place.trouble(&error))?;
        match input::text(matches, "take-back") {
            Some(asked) => {
                let tables = asked_for(asked, &marked)?;
                for table in &tables {
                    store.unmark(*table, now()).await.map_err(|error| place.trouble(&error))?;
                }
                let done = Phrase::new("marked-taken-back").with("tables", tables.len() as u32);
                Ok(context.screen.prose("", &context.speaker.say(&done))?)
            }
            None => list(&marked, context),
        }
    })
}

fn list(marked: &[Marked], context: &mut Context) -> Result<(), Trouble> {
    let Context { speaker, screen, .. } = context;
    let said = Phrase::new("marked-list").with("tables", marked.len() as u32).with("days", DATES as u32);
    screen.prose("", &speaker.say(&said))?;
    for Marked { table, game, touched, dates } in marked {
        let idle = u32::try_from((now() - touched) / DAY).unwrap_or(0);
        let line = Phrase::new("marked-line")
            .with("table", table.to_string())
            .with("game", game.clone())
            .with("idle", idle)
            .with("days", DATES.saturating_sub(*dates) as u32);
        screen.line(format!("  {}", speaker.say(&line)))?;
    }
    Ok(())
}

/// The tables that were named; all must be marked, for whoever names another means something else.
fn asked_for(text: &str, marked: &[Marked]) -> Result<Vec<TableId>, Trouble> {
    if text == ALL {
        return Ok(marked.iter().map(|marked| marked.table).collect());
    }
    let table = |part: &str| {
        let named = |marked: &&Marked| part.parse() == Ok(marked.table);
        let unknown = || Trouble::from(Phrase::new("marked-unknown").with("found", shown(part)));
        marked.iter().find(named).map(|marked| marked.table).ok_or_else(unknown)
    };
    input::parts(text).map(table).collect()
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
