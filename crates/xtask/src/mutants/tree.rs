//! A copy of the repository to plant mistakes in.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::shell::{self, Failure};

/// Where the copy lies.
pub(super) const TREE: &str = "target/mutants/tree";
/// Where it is built.
const BUILD: &str = "target/mutants/build";

/// Lets a command work in the copy.
pub(super) fn in_tree(command: &mut Command) -> &mut Command {
    command.current_dir(shell::root().join(TREE)).env("CARGO_TARGET_DIR", shell::root().join(BUILD))
}

/// Brings the copy of the repository to how the repository is. A file that is the same stays untouched, so that what
/// was built from it stays good.
pub(super) fn copy_tree() -> Result<(), Failure> {
    let (root, tree) = (shell::root(), shell::root().join(TREE));
    let names = shell::output(&mut shell::program(
        "git",
        &["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    ))?;
    let names: BTreeSet<&str> = names.split('\0').filter(|name| root.join(name).is_file()).collect();
    for name in &names {
        copy_file(&root.join(name), &tree.join(name)).map_err(|error| format!("{name}: {error}"))?;
    }
    let keep: BTreeSet<PathBuf> = names.iter().map(|name| tree.join(name)).collect();
    remove_others(&tree, &keep).map_err(|error| format!("{TREE}: {error}"))
}

fn copy_file(from: &Path, to: &Path) -> std::io::Result<()> {
    let text = fs::read(from)?;
    if fs::read(to).is_ok_and(|there| there == text) {
        return Ok(());
    }
    to.parent().map_or(Ok(()), fs::create_dir_all)?;
    fs::write(to, text)
}

fn remove_others(folder: &Path, keep: &BTreeSet<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            remove_others(&path, keep)?;
        } else if !keep.contains(&path) {
            fs::remove_file(&path)?;
        }
    }
    Ok(())
}
