//! `cargo play`: the whole way from a fresh checkout to a game.

use std::process::{Command, ExitCode};

use crate::shell;

/// Builds the program as people use it and starts a game with these arguments.
pub(crate) fn play(args: &[String]) -> ExitCode {
    println!("Building Mastaba; the first time takes a few minutes.");
    let package = ["--release", "--locked", "--package", "mastaba"];
    if let Err(why) = shell::run(shell::cargo(&["build"]).args(package)) {
        eprintln!("Mastaba could not be built: {why}");
        return ExitCode::FAILURE;
    }
    let mut game = shell::cargo(&["run", "--quiet"]);
    game.args(package).args(["--", "play", "imhotep"]).args(args);
    // Files among the arguments are named from where the person stands.
    game.current_dir(".");
    become_program(game)
}

/// Gives the terminal, its signals and the exit code to the game.
#[cfg(unix)]
fn become_program(mut game: Command) -> ExitCode {
    use std::os::unix::process::CommandExt as _;
    let error = game.exec();
    eprintln!("Mastaba could not be started: {error}");
    ExitCode::FAILURE
}

/// Gives the terminal and the exit code to the game.
#[cfg(not(unix))]
fn become_program(mut game: Command) -> ExitCode {
    match game.status() {
        Ok(status) => ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1)),
        Err(error) => {
            eprintln!("Mastaba could not be started: {error}");
            ExitCode::FAILURE
        }
    }
}
