//! The page: built with Node from `web`, and embedded into the program from there.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use crate::shell::{self, Failure};

/// What the page is made of, below the root: its own sources, and the words it shares with the program.
const SOURCES: [&str; 10] = [
    "web/src",
    "web/lang",
    "web/public",
    "web/scripts",
    "web/index.html",
    "web/package-lock.json",
    "web/vite.config.ts",
    "web/words-plugin.ts",
    "crates",
    "games",
];
/// In folders of the program only these end up in the page.
const WORDS: &str = "ftl";

/// Builds the page unless it is newer than all it is made of.
pub(crate) fn ensure() -> Result<(), Failure> {
    let built = modified(&shell::root().join("web/dist/index.html"));
    if built.is_some() && SOURCES.iter().filter_map(|source| newest(source)).all(|time| Some(time) <= built) {
        return Ok(());
    }
    build()
}

/// Builds the page.
pub(crate) fn build() -> Result<(), Failure> {
    install()?;
    shell::run(&mut npx(&["vite", "build", "--manifest"])?)?;
    shell::run(node("node")?.arg("scripts/pack.mjs"))
}

/// Installs what the page is built with, unless it is there.
pub(crate) fn install() -> Result<(), Failure> {
    if is_installed() {
        return Ok(());
    }
    println!("Installing what the page is built with.");
    shell::run(node("npm")?.args(["ci", "--no-fund", "--no-audit"]))
}

/// Is what the page is built with there, as `package-lock.json` has it?
pub(crate) fn is_installed() -> bool {
    let web = shell::root().join("web");
    // Npm leaves a copy of the list when it is done.
    let installed = modified(&web.join("node_modules/.package-lock.json"));
    installed.is_some() && modified(&web.join("package-lock.json")) <= installed
}

/// One of the page's own tools.
pub(crate) fn npx(args: &[&str]) -> Result<Command, Failure> {
    let mut command = node("npx")?;
    command.arg("--no-install").args(args);
    Ok(command)
}

/// A program that comes with Node, in the page's folder.
pub(crate) fn node(program: &str) -> Result<Command, Failure> {
    if shell::find(program).is_none() {
        return Err(format!(
            "the page is built with Node, and `{program}` is not here: install Node 20.19 or newer with npm, from \
             https://nodejs.org or as your system's packages nodejs and npm, and try again"
        ));
    }
    let mut command = shell::program(program, &[]);
    command.current_dir(shell::root().join("web"));
    Ok(command)
}

/// When the newest part of a source was changed.
fn newest(source: &str) -> Option<SystemTime> {
    let of_program = matches!(source, "crates" | "games");
    let counts = |file: &PathBuf| !of_program || file.extension().is_some_and(|end| end == WORDS);
    let mut files = Vec::new();
    collect(&shell::root().join(source), &mut files);
    files.iter().filter(|file| counts(file)).filter_map(|file| modified(file)).max()
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) {
    match fs::read_dir(path) {
        Ok(entries) => entries.flatten().for_each(|entry| collect(&entry.path(), files)),
        Err(_) => files.push(path.to_owned()),
    }
}

fn modified(file: &Path) -> Option<SystemTime> {
    fs::metadata(file).and_then(|about| about.modified()).ok()
}
