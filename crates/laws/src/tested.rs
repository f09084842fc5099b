//! Every rule has a test of its name.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

use tabletop::{Game, Rule as _};

/// For every rule of the game there is a test under the folder that is named after it: `sail-dock` is tested by
/// `fn sail_dock()`.
///
/// # Errors
/// With the rules that have none.
pub fn every_rule_has_a_test<G: Game>(folder: &Path) -> Result<(), String> {
    let tests = test_names(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let untested: Vec<&str> = G::Rule::ALL
        .iter()
        .map(|rule| rule.id())
        .filter(|id| !tests.contains(&id.replace('-', "_")))
        .collect();
    if untested.is_empty() { Ok(()) } else { Err(format!("no test is named after {}", untested.join(", "))) }
}

/// The names of the functions marked as tests.
fn test_names(folder: &Path) -> io::Result<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    for path in rust_files(folder)? {
        let source = fs::read_to_string(path)?;
        for part in source.split("#[test]").skip(1) {
            let name = part.split_once("fn ").and_then(|(_, rest)| rest.split_once('('));
            names.extend(name.map(|(name, _)| name.to_owned()));
        }
    }
    Ok(names)
}

/// All `.rs` files under a folder, at any depth.
pub(crate) fn rust_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    Ok(files)
}
