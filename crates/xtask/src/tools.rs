//! Tools that are not part of a Rust installation, installed when a step needs them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::shell::{self, Failure};

/// A tool from the Rust registry, at the version this repository is known to work with.
pub(crate) struct Tool {
    name: &'static str,
    version: Version,
}

/// Which version of a tool is wanted.
enum Version {
    /// This one.
    Exactly(&'static str),
    /// The one this library has in `Cargo.lock`.
    As(&'static str),
}

/// Runs fuzz targets.
pub(crate) const CARGO_FUZZ: Tool = Tool { name: "cargo-fuzz", version: Version::Exactly("0.13.2") };
/// Checks licences and sources.
pub(crate) const CARGO_DENY: Tool = Tool { name: "cargo-deny", version: Version::Exactly("0.20.2") };
/// Measures which code the tests run.
pub(crate) const CARGO_LLVM_COV: Tool = Tool { name: "cargo-llvm-cov", version: Version::Exactly("0.9.1") };
/// Plants mistakes and sees whether the tests notice.
pub(crate) const CARGO_MUTANTS: Tool = Tool { name: "cargo-mutants", version: Version::Exactly("27.1.0") };
/// Counts instructions; refuses to work with another version of its library.
pub(crate) const GUNGRAUN_RUNNER: Tool = Tool { name: "gungraun-runner", version: Version::As("gungraun") };

impl Tool {
    /// Installs the tool unless it is there at the right version.
    pub(crate) fn ensure(&self) -> Result<(), Failure> {
        let version = match self.version {
            Version::Exactly(version) => version.to_owned(),
            Version::As(library) => locked(library)?,
        };
        let installed = shell::output(&mut shell::cargo(&["install", "--list"]))?;
        if installed.lines().any(|line| line == format!("{} v{version}:", self.name)) {
            return Ok(());
        }
        println!("Installing {} {version}; this takes some minutes.", self.name);
        shell::run(&mut shell::cargo(&["install", "--locked", &format!("{}@{version}", self.name)]))
    }
}

/// The version of a library in `Cargo.lock`.
fn locked(library: &str) -> Result<String, Failure> {
    let lock = fs::read_to_string(shell::root().join("Cargo.lock"))
        .map_err(|error| format!("Cargo.lock cannot be read: {error}"))?;
    version_in(&lock, library).ok_or_else(|| format!("Cargo.lock has no {library}"))
}

fn version_in(lock: &str, library: &str) -> Option<String> {
    let name = format!("name = \"{library}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    let version = lines.nth(1)?.strip_prefix("version = \"")?;
    Some(version.strip_suffix('"')?.to_owned())
}

/// Installs the servers that tests start for themselves, each with a folder and a port of its own.
pub(crate) fn ensure_servers() -> Result<(), Failure> {
    // Debian keeps PostgreSQL's programs apart by version, and off the search path.
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let kept_apart = versions.into_iter().any(|version| version.path().join("bin/initdb").is_file());
    if !kept_apart {
        ensure_debian("initdb", "postgresql")?;
    }
    // Where those who are not root do not look.
    if !Path::new("/usr/sbin/nats-server").is_file() {
        ensure_debian("nats-server", "nats-server")?;
    }
    Ok(())
}

/// Installs the browser that the page is tried in, and gives where it lies.
pub(crate) fn ensure_chromium() -> Result<PathBuf, Failure> {
    let names = ["chromium", "chromium-browser", "google-chrome"];
    if let Some(found) = names.iter().find_map(|name| shell::find(name)) {
        return Ok(found);
    }
    ensure_debian("chromium", "chromium")?;
    shell::find("chromium").ok_or_else(|| "chromium was installed and is not on the search path".to_owned())
}

/// Installs a Python program of the registry beside the build, and gives where it lies.
pub(crate) fn ensure_python(name: &str, package: &str) -> Result<PathBuf, Failure> {
    let folder = shell::root().join("target/python").join(package);
    let program = folder.join("bin").join(name);
    if !program.is_file() {
        ensure_debian("python3", "python3")?;
        println!("Installing {package}.");
        let path = folder.to_string_lossy();
        if shell::run(&mut shell::program("python3", &["-m", "venv", &path])).is_err() {
            // Debian keeps this part of Python apart.
            debian("python3-venv")?;
            shell::run(&mut shell::program("python3", &["-m", "venv", &path]))?;
        }
        shell::run(&mut shell::program(folder.join("bin/pip"), &["install", "--quiet", package]))?;
    }
    Ok(program)
}

/// Installs a Debian package unless the program it brings is there.
pub(crate) fn ensure_debian(program: &str, package: &str) -> Result<(), Failure> {
    if shell::find(program).is_some() {
        return Ok(());
    }
    if shell::find("apt-get").is_none() {
        return Err(format!("the program `{program}` is needed: install {package}"));
    }
    debian(package)
}

fn debian(package: &str) -> Result<(), Failure> {
    println!("Installing the Debian package {package}.");
    apt_get(&["update", "--quiet"])?;
    apt_get(&["install", "--yes", "--quiet", "--no-install-recommends", package])
}

fn apt_get(args: &[&str]) -> Result<(), Failure> {
    // Only root may install; others ask sudo for it.
    let root = shell::output(&mut shell::program("id", &["-u"]))?.trim() == "0";
    let mut command = if root {
        shell::program("apt-get", args)
    } else {
        shell::program("sudo", &[&["apt-get"], args].concat())
    };
    shell::run(command.env("DEBIAN_FRONTEND", "noninteractive"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_is_read_from_the_lock_file() {
        let lock = "[[package]]\nname = \"one\"\nversion = \"1.2.3\"\n\n[[package]]\nname = \"two\"\nversion = \"4.5.6\"\n";
        assert_eq!(version_in(lock, "two").as_deref(), Some("4.5.6"));
        assert_eq!(version_in(lock, "three"), None);
    }
}
