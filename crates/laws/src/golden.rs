//! Golden games: whole games as readable text, kept with each game's tests and compared word for word.

mod hunt;
mod transcript;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::{env, fs};

use tabletop::{Game, Replay, Status};

use hunt::{Picked, hunt};
use transcript::record_part;
pub use transcript::transcript;

/// With this variable set, golden games are written instead of compared.
const BLESS: &str = "BLESS";

/// Tests run side by side, and both of ours may write to the folder.
static FOLDER: Mutex<()> = Mutex::new(());

/// Every golden game in the folder tells exactly what its record leads to now.
///
/// With `BLESS` in the environment the files are written anew from their records.
///
/// # Errors
/// With the first difference of the first file that tells something else, or with what is wrong in a record that
/// no longer replays: whoever changed the rules decides whether to mend or to remove it.
pub fn golden_games_tell_the_same<G: Game>(folder: &Path) -> Result<(), String> {
    let _alone = FOLDER.lock();
    for path in golden_files(folder)? {
        let written = read(&path)?;
        let told = record_part(&written).and_then(|record| transcript::<G>(&record));
        let told = told.map_err(|problem| format!("{}: {problem}", path.display()))?;
        match env::var_os(BLESS) {
            None => compare(&path, &written, &told)?,
            Some(_) => write(&path, &told)?,
        }
    }
    Ok(())
}

/// There is a golden game of every ending, and for every seat count one with the first and one with the last
/// value of every option.
///
/// With `BLESS` in the environment all combinations of these that are missing are hunted for by random play and
/// written. Not all are demanded, for not every seat count can reach every ending.
///
/// # Errors
/// With the list of what is missing.
pub fn golden_games_cover_the_game<G: Game>(folder: &Path) -> Result<(), String> {
    let _alone = FOLDER.lock();
    let mut have = covered::<G>(folder)?;
    if env::var_os(BLESS).is_some() {
        fs::create_dir_all(folder).map_err(|error| failed(folder, &error))?;
        for (game, text) in hunt::<G>(&have) {
            let Golden { seats, picked, ending } = &game;
            write(&folder.join(format!("{seats}-{picked}-{ending}.txt")), &text)?;
            have.insert(game);
        }
    }
    let missing = missing::<G>(&have);
    if missing.is_empty() {
        return Ok(());
    }
    Err(format!("no golden game of {}; {BLESS}=1 hunts for them", missing.join(", of ")))
}

/// What a golden game is an example of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Golden {
    seats: usize,
    picked: Picked,
    ending: &'static str,
}

/// What the folder's games are examples of. A file whose record does not replay is an example of nothing.
fn covered<G: Game>(folder: &Path) -> Result<BTreeSet<Golden>, String> {
    let mut have = BTreeSet::new();
    for path in golden_files(folder)? {
        let Ok(record) = record_part(&read(&path)?) else { continue };
        let Ok(replay) = Replay::<G>::open(&record) else { continue };
        let picked = Picked::of::<G>(&replay.setup().options);
        let Ok(game) = replay.finish() else { continue };
        if let Status::Finished(outcome) = game.status() {
            have.insert(Golden { seats: record.seats, picked, ending: outcome.ending });
        }
    }
    Ok(have)
}

fn missing<G: Game>(have: &BTreeSet<Golden>) -> Vec<String> {
    let mut missing = Vec::new();
    for ending in G::ENDINGS {
        if !have.iter().any(|game| game.ending == *ending) {
            missing.push(format!("the ending {ending}"));
        }
    }
    for seats in G::SEATS {
        for picked in Picked::demanded::<G>() {
            if !have.iter().any(|game| game.seats == seats && game.picked == *picked) {
                missing.push(format!("{seats} seats with the {picked} values of all options"));
            }
        }
    }
    missing
}

fn golden_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let entries = fs::read_dir(folder).map_err(|error| failed(folder, &error))?;
    let mut paths = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| failed(folder, &error))?.path();
        if path.extension().is_some_and(|extension| extension == "txt") {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

fn compare(path: &Path, written: &str, told: &str) -> Result<(), String> {
    if written == told {
        return Ok(());
    }
    let mut lines = (written.lines(), told.lines());
    let mut number = 0;
    let (expected, found) = loop {
        number += 1;
        match (lines.0.next(), lines.1.next()) {
            (None, None) => break (None, None),
            (expected, found) if expected != found => break (expected, found),
            _ => {}
        }
    };
    let shown = |line: Option<&str>| line.unwrap_or("(the end of the text)").to_owned();
    Err(format!(
        "{}:{number}: the game tells something else\n  golden: {}\n  now:    {}\n{BLESS}=1 accepts it",
        path.display(),
        shown(expected),
        shown(found)
    ))
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| failed(path, &error))
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| failed(path, &error))
}

fn failed(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}
