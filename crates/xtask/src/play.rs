//! `cargo play`: the whole way from a fresh checkout to a table.

use std::process::{Command, ExitCode};

use crate::{page, shell};

/// Builds the page and the program as people use them, and opens tables with these arguments.
pub(crate) fn play(args: &[String]) -> ExitCode {
    println!("Building Mastaba; the first time takes a few minutes.");
    let package = ["--release", "--locked", "--package", "mastaba"];
    let built = page::ensure().and_then(|()| shell::run(shell::cargo(&["build"]).args(package)));
    if let Err(why) = built {
        eprintln!("Mastaba could not be built: {why}");
        return ExitCode::FAILURE;
    }
    let mut program = shell::cargo(&["run", "--quiet"]);
    program.args(package).args(["--", "serve"]).args(args);
    // Files among the arguments are named from where the person stands.
    program.current_dir(".");
    become_program(program)
}

/// Gives the terminal, its signals and the exit code to the program.
#[cfg(unix)]
fn become_program(mut program: Command) -> ExitCode {
    use std::os::unix::process::CommandExt as _;
    let error = program.exec();
    eprintln!("Mastaba could not be started: {error}");
    ExitCode::FAILURE
}

/// Gives the terminal and the exit code to the program.
#[cfg(not(unix))]
fn become_program(mut program: Command) -> ExitCode {
    match program.status() {
        Ok(status) => ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1)),
        Err(error) => {
            eprintln!("Mastaba could not be started: {error}");
            ExitCode::FAILURE
        }
    }
}
