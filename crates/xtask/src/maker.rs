//! `cargo xtask deck` and `cargo xtask lessons`: programs of ours that make what is committed.

use std::process::ExitCode;

use crate::shell;

/// Runs such a program; they play thousands of games, so they are built for speed.
pub(crate) fn make(package: &str, args: &[String]) -> ExitCode {
    let mut command = shell::cargo(&["run", "--quiet", "--locked", "--release", "--package", package, "--"]);
    match shell::run(command.args(args)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
