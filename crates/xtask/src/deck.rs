//! `cargo xtask deck`: the deck of Pyramids, designed anew by `crates/deckmaker`.

use std::process::ExitCode;

use crate::shell;

/// Runs the designer; it plays hundreds of thousands of games, so it is built for speed.
pub(crate) fn design() -> ExitCode {
    let args = ["run", "--quiet", "--locked", "--release", "--package", "deckmaker"];
    match shell::run(&mut shell::cargo(&args)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
