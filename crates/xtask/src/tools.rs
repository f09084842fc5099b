//! Tools that are not part of a Rust installation, installed when a step needs them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::shell::{self, Failure};

/// A tool from the Rust registry, at the version this repository is known to work with.
pub(crate) struct Tool {
    name: &'static str,
    version: &'static str,
}

/// Runs fuzz targets.
pub(crate) const CARGO_FUZZ: Tool = Tool { name: "cargo-fuzz", version: "0.13.2" };
/// Checks licences and sources.
pub(crate) const CARGO_DENY: Tool = Tool { name: "cargo-deny", version: "0.20.2" };
/// Measures which code the tests run.
pub(crate) const CARGO_LLVM_COV: Tool = Tool { name: "cargo-llvm-cov", version: "0.9.1" };
/// Plants mistakes and sees whether the tests notice.
pub(crate) const CARGO_MUTANTS: Tool = Tool { name: "cargo-mutants", version: "27.1.0" };

impl Tool {
    /// Installs the tool unless it is there at the right version.
    pub(crate) fn ensure(&self) -> Result<(), Failure> {
        let Tool { name, version } = self;
        let installed = shell::output(&mut shell::cargo(&["install", "--list"]))?;
        if installed.lines().any(|line| line == format!("{name} v{version}:")) {
            return Ok(());
        }
        println!("Installing {name} {version}; this takes some minutes.");
        shell::run(&mut shell::cargo(&["install", "--locked", &format!("{name}@{version}")]))
    }
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
