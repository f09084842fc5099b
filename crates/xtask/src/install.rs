//! What steps need and a bare machine lacks: listed first, asked for once, and installed while other work goes on.

use std::io::{self, BufRead as _, IsTerminal as _, Write as _};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use crate::page;
use crate::shell::{self, Failure};
use crate::tools::{self, Package, Python};

/// Something that a step needs and that can be installed.
#[derive(Clone, Copy)]
pub(crate) enum Need {
    /// A part of the Rust toolchain that a minimal installation leaves out, and the command of cargo it brings.
    Component { name: &'static str, command: &'static str },
    /// What the page is built with.
    NodeModules,
    /// A Debian package.
    Debian(&'static Package),
    /// A Python program of the registry.
    Python(&'static Python),
}

impl Need {
    /// Could it be installed here, and is it not there? What cannot be installed is told by the step that needs it.
    fn is_missing(self) -> bool {
        match self {
            Need::Component { command, .. } => {
                shell::find("rustup").is_some()
                    && !shell::succeeds(&mut shell::cargo(&[command, "--version"]))
            }
            Need::NodeModules => shell::find("npm").is_some() && !page::is_installed(),
            Need::Debian(package) => shell::find("apt-get").is_some() && !package.is_there(),
            Need::Python(program) => !program.is_there(),
        }
    }

    /// What would be installed, in words.
    fn told(self) -> String {
        match self {
            Need::Component { name, .. } => format!("the part {name} of the Rust toolchain"),
            Need::NodeModules => {
                "npm packages, into web/node_modules, as web/package-lock.json lists them".to_owned()
            }
            Need::Debian(package) => format!("the Debian package {}", package.name),
            Need::Python(program) => format!("the Python package {}, into target/python", program.package),
        }
    }

    fn install(self) -> Result<(), Failure> {
        match self {
            Need::Component { name, .. } => {
                shell::run(&mut shell::program("rustup", &["component", "add", name]))
            }
            // The step that needs them comes early and has nothing else to do.
            Need::NodeModules => Ok(()),
            Need::Debian(package) => tools::debian(&[package.name]),
            Need::Python(program) => program.install(),
        }
    }
}

/// Of what is needed, what is missing, each once.
pub(crate) fn missing(needs: impl IntoIterator<Item = Need>) -> Vec<Need> {
    let mut told = Vec::new();
    let mut missing = Vec::new();
    for need in needs {
        let name = need.told();
        if !told.contains(&name) && need.is_missing() {
            missing.push(need);
        }
        told.push(name);
    }
    missing
}

/// Lists what is missing and asks whether it may be installed; `yes` means that it was allowed beforehand.
///
/// # Errors
/// With a sentence, where it may not, or nobody can be asked.
pub(crate) fn agree(missing: &[Need], yes: bool) -> Result<(), Failure> {
    if missing.is_empty() {
        return Ok(());
    }
    println!("To be installed:");
    for need in missing {
        println!("  {}", need.told());
    }
    // What runs by itself on a machine that is made for it.
    if yes || std::env::var("CI").is_ok_and(|value| value == "true") {
        return Ok(());
    }
    let keyboard = io::stdin();
    if !keyboard.is_terminal() {
        return Err("nobody can be asked here whether that may be installed: `--yes` allows it".to_owned());
    }
    print!("Install all of it? [y/N] ");
    let mut answer = String::new();
    let read = io::stdout().flush().and_then(|()| keyboard.lock().read_line(&mut answer));
    match (read, answer.trim()) {
        (Ok(_), "y" | "Y" | "yes") => Ok(()),
        _ => Err("nothing was installed, and nothing was checked".to_owned()),
    }
}

/// What is being installed while other work goes on; it ends with what there is to tell.
static ASIDE: Mutex<Option<JoinHandle<String>>> = Mutex::new(None);

/// Installs what is missing: parts of the toolchain at once, the rest while other work goes on.
pub(crate) fn begin(missing: Vec<Need>) -> Result<(), Failure> {
    let (first, rest): (Vec<_>, Vec<_>) =
        missing.into_iter().partition(|need| matches!(need, Need::Component { .. }));
    first.into_iter().try_for_each(Need::install)?;
    // Who is not root may be asked for a password, and not in the middle of something else.
    let (debian, rest): (Vec<_>, Vec<_>) = rest.into_iter().partition(|need| matches!(need, Need::Debian(_)));
    let packages: Vec<&str> = debian
        .iter()
        .filter_map(|need| if let Need::Debian(package) = need { Some(package.name) } else { None })
        .collect();
    let is_root = tools::is_root()?;
    if !is_root && !packages.is_empty() {
        tools::debian(&packages)?;
    }
    let packages = if is_root { packages } else { Vec::new() };
    if packages.is_empty() && rest.iter().all(|need| matches!(need, Need::NodeModules)) {
        return Ok(());
    }
    *aside() = Some(thread::spawn(move || install_aside(&packages, rest)));
    Ok(())
}

fn install_aside(packages: &[&str], rest: Vec<Need>) -> String {
    let began = Instant::now();
    let (outcome, output) = shell::aside(|| {
        if !packages.is_empty() {
            tools::debian(packages)?;
        }
        rest.into_iter().try_for_each(Need::install)
    });
    let took = began.elapsed().as_secs_f64();
    match outcome {
        Ok(()) => format!("What was missing has been installed, in {took:.1} s."),
        Err(why) => format!("{output}\nNot everything could be installed: {why}"),
    }
}

/// Waits until nothing is being installed any more.
pub(crate) fn wait() {
    let Some(aside) = aside().take() else { return };
    // A step that misses something tries to install it once more, and tells why it cannot.
    println!("{}", aside.join().unwrap_or_else(|_| "Installing has failed.".to_owned()));
}

fn aside() -> std::sync::MutexGuard<'static, Option<JoinHandle<String>>> {
    ASIDE.lock().unwrap_or_else(PoisonError::into_inner)
}
