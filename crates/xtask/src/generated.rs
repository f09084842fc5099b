//! Files that are written by the program and kept in the repository: the rules of each game in both languages, for
//! people to read there, and the types, printed tables and moments of games that the page is built and tested with.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use crate::built::{self, Built};
use crate::shell::{self, Failure};
use crate::step::Done;

/// A generated file: where it lies below the root, and what it should hold.
struct Generated {
    path: PathBuf,
    text: String,
}

/// Writes every generated file anew.
pub(crate) fn generate() -> ExitCode {
    write_all(all())
}

/// Writes the page's types anew.
pub(crate) fn generate_types() -> ExitCode {
    write_all(built::build().and_then(|built| printed(&built)))
}

fn write_all(files: Result<Vec<Generated>, Failure>) -> ExitCode {
    match files.and_then(|files| files.iter().try_for_each(write)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// Compares every generated file with what it should hold.
pub(crate) fn check() -> Result<Done, Failure> {
    let mut stale = Vec::new();
    for file in all()? {
        if fs::read_to_string(shell::root().join(&file.path)).ok() != Some(file.text) {
            stale.push(file.path.display().to_string());
        }
    }
    if stale.is_empty() {
        Ok(Done::Well)
    } else {
        Err(format!("not up to date: {}. `cargo xtask generate` writes them anew", stale.join(", ")))
    }
}

fn write(file: &Generated) -> Result<(), Failure> {
    let path = shell::root().join(&file.path);
    let folder = path.parent().expect("a generated file lies in a folder");
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(&path, &file.text))
        .map_err(|error| format!("{} could not be written: {error}", file.path.display()))?;
    println!("{}", file.path.display());
    Ok(())
}

fn all() -> Result<Vec<Generated>, Failure> {
    let built = built::build()?;
    let mut files = rules_pages(&built)?;
    files.extend(printed(&built)?);
    Ok(files)
}

fn rules_pages(built: &Built) -> Result<Vec<Generated>, Failure> {
    let mut files = Vec::new();
    for game in games()? {
        for language in ["en", "es"] {
            let path = PathBuf::from(format!("docs/rules/{game}.{language}.txt"));
            let mut mastaba = shell::program(&built.mastaba, &["rules", &game, "--lang", language]);
            files.push(Generated { path, text: shell::output(&mut mastaba)? });
        }
    }
    Ok(files)
}

fn printed(built: &Built) -> Result<Vec<Generated>, Failure> {
    let print = |(path, words): (String, [String; 2])| {
        let text = shell::output(shell::program(&built.printer, &[]).args(words))?;
        Ok(Generated { path: PathBuf::from(path), text })
    };
    files()?.into_iter().map(print).collect()
}

/// What the page is built and tested with: where each file is kept, and what the printer is told to print.
fn files() -> Result<Vec<(String, [String; 2])>, Failure> {
    let wanted = |path: String, what: &str, name: &str| (path, [what.to_owned(), name.to_owned()]);
    let mut files = vec![wanted("web/src/types/api.ts".to_owned(), "types", "api")];
    for game in games()? {
        files.push(wanted(format!("web/src/types/{game}.ts"), "types", &game));
        files.push(wanted(format!("web/src/types/{game}.printed.ts"), "printed", &game));
        files.push(wanted(format!("web/src/games/{game}/fixtures/walks.json"), "moments", &game));
    }
    Ok(files)
}

/// The games' ids: the names of their folders.
fn games() -> Result<Vec<String>, Failure> {
    let folder = fs::read_dir(shell::root().join("games")).map_err(|error| format!("games: {error}"))?;
    let mut games = Vec::new();
    for entry in folder {
        let entry = entry.map_err(|error| format!("games: {error}"))?;
        if entry.path().join("Cargo.toml").is_file() {
            games.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    games.sort_unstable();
    Ok(games)
}
