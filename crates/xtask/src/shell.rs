//! Running other programs from the root of the repository.

use std::cell::RefCell;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

/// Why a piece of work did not succeed, in a sentence.
pub(crate) type Failure = String;

/// The root of the repository.
pub(crate) fn root() -> &'static Path {
    let mut above = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    above.nth(2).expect("xtask lies two folders below the root")
}

/// The same cargo that runs us, at the root of the repository.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let mut command = program(cargo, args);
    // What `cargo run` tells about xtask itself is wrong for everything xtask builds, and would make build
    // scripts that look at it run again.
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
            command.env_remove(name);
        }
    }
    command
}

/// A program, at the root of the repository.
pub(crate) fn program(name: impl Into<OsString>, args: &[&str]) -> Command {
    let mut command = Command::new(name.into());
    command.args(args).current_dir(root());
    command
}

thread_local! {
    /// What commands print while something is done aside.
    static PRINTED: RefCell<Option<Vec<u8>>> = const { RefCell::new(None) };
}

/// Does something whose commands print nothing now: what they would have printed is given with the outcome.
pub(crate) fn aside<T>(work: impl FnOnce() -> T) -> (T, String) {
    PRINTED.set(Some(Vec::new()));
    let outcome = work();
    let printed = PRINTED.take().unwrap_or_default();
    (outcome, String::from_utf8_lossy(&printed).into_owned())
}

/// Does two things at the same time. What the other prints comes whole, after what the one prints.
pub(crate) fn side_by_side(
    one: impl FnOnce() -> Result<(), Failure>,
    other: impl FnOnce() -> Result<(), Failure> + Send,
) -> Result<(), Failure> {
    let (one, (other, printed)) = thread::scope(|scope| {
        let other = scope.spawn(|| aside(other));
        let one = one();
        (one, other.join().unwrap_or_else(|_| (Err("it panicked".to_owned()), String::new())))
    });
    print!("{printed}");
    match (one, other) {
        (Err(one), Err(other)) => Err(format!("{one}; {other}")),
        (one, other) => one.and(other),
    }
}

/// Runs a command with its output going straight to the reader, or being kept while something is done aside.
pub(crate) fn run(command: &mut Command) -> Result<(), Failure> {
    let status = PRINTED.with_borrow_mut(|printed| match printed {
        None => command.status(),
        Some(printed) => command.stdin(Stdio::null()).output().map(|output| {
            printed.extend(output.stdout);
            printed.extend(output.stderr);
            output.status
        }),
    });
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{}` ended with {status}", told(command))),
        Err(error) => Err(format!("`{}` did not start: {error}", told(command))),
    }
}

/// Runs a command and gives what it printed; what it said on the side goes to the reader.
pub(crate) fn output(command: &mut Command) -> Result<String, Failure> {
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| format!("`{}` did not start: {error}", told(command)))?;
    if !output.status.success() {
        return Err(format!("`{}` ended with {}", told(command), output.status));
    }
    String::from_utf8(output.stdout).map_err(|_| format!("`{}` did not print text", told(command)))
}

/// Does this command end well? Whatever it prints is of no interest.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// The command as one would type it.
fn told(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_stem().unwrap_or(command.get_program());
    let mut words = vec![name.to_string_lossy()];
    words.extend(command.get_args().map(|arg| arg.to_string_lossy()));
    words.join(" ")
}

/// Where a program lies on the search path, if it does.
pub(crate) fn find(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
}
