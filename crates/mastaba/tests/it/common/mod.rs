//! Running the built program.

use std::ffi::OsStr;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// What a run left behind.
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The program, in surroundings that say nothing about language or colour.
pub(crate) fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mastaba"));
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "CLICOLOR_FORCE"] {
        command.env_remove(variable);
    }
    command
}

/// Runs the program with these arguments and this input.
pub(crate) fn run(arguments: &[impl AsRef<OsStr>], input: impl AsRef<[u8]>) -> Run {
    let mut child = program()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // It need not read all of it.
    let mut stdin = child.stdin.take().expect("a piped input");
    let input = input.as_ref().to_owned();
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer only writes");
    Run {
        code: output.status.code().expect("it was not killed"),
        out: String::from_utf8(output.stdout).expect("its output is text"),
        err: String::from_utf8(output.stderr).expect("its complaints are text"),
    }
}

/// Runs the program and expects it to do what it was asked.
#[track_caller]
pub(crate) fn done(arguments: &[impl AsRef<OsStr>], input: impl AsRef<[u8]>) -> String {
    let run = run(arguments, input);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    run.out
}

/// Runs the program and expects a refusal: exit code 2, a sentence, and nothing else. Gives the sentence.
#[track_caller]
pub(crate) fn refused(arguments: &[impl AsRef<OsStr>], input: impl AsRef<[u8]>) -> String {
    let run = run(arguments, input);
    assert_eq!((run.code, run.out.as_str()), (2, ""), "{}", run.err);
    assert!(run.err.starts_with("mastaba: ") && !run.err.contains("panicked"), "{}", run.err);
    run.err
}

/// A path as an argument.
pub(crate) fn text(path: &Path) -> &str {
    path.to_str().expect("temporary paths are text")
}

/// The seed of a game that is always the same.
pub(crate) const SEED: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
