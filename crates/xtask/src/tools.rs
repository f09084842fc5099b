//! Tools that are not part of a Rust installation, installed when a step needs them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::install;
use crate::shell::{self, Failure};

/// A tool from the Rust registry, at the version this repository is known to work with.
pub(crate) struct Tool {
    pub(crate) name: &'static str,
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
        install::wait();
        if self.is_there() {
            return Ok(());
        }
        println!("Installing {}; this takes some minutes.", self.name);
        self.install()
    }

    /// Is it there, at the right version?
    pub(crate) fn is_there(&self) -> bool {
        let installed = shell::output(&mut shell::cargo(&["install", "--list"])).unwrap_or_default();
        installed.lines().any(|line| line == format!("{} v{}:", self.name, self.version))
    }

    /// Installs it.
    pub(crate) fn install(&self) -> Result<(), Failure> {
        let package = format!("{}@{}", self.name, self.version);
        shell::run(&mut shell::cargo(&["install", "--locked", &package]))
    }
}

/// A Debian package, and where one sees that what it brings is there.
pub(crate) struct Package {
    pub(crate) name: &'static str,
    is_there: fn() -> bool,
}

/// A database server that tests start for themselves.
pub(crate) const POSTGRESQL: Package = Package {
    name: "postgresql",
    is_there: || {
        // Debian keeps PostgreSQL's programs apart by version, and off the search path.
        let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        let kept_apart = versions.into_iter().any(|version| version.path().join("bin/initdb").is_file());
        kept_apart || shell::find("initdb").is_some()
    },
};
/// A message server that tests start for themselves; it lies where those who are not root do not look.
pub(crate) const NATS_SERVER: Package = Package {
    name: "nats-server",
    is_there: || Path::new("/usr/sbin/nats-server").is_file() || shell::find("nats-server").is_some(),
};
/// The script in docs/api.md is tried with it and the next.
pub(crate) const CURL: Package = Package { name: "curl", is_there: || shell::find("curl").is_some() };
/// See before.
pub(crate) const JQ: Package = Package { name: "jq", is_there: || shell::find("jq").is_some() };
/// The browser that the page is tried in.
pub(crate) const CHROMIUM: Package = Package { name: "chromium", is_there: || chromium().is_some() };
/// Counts instructions.
pub(crate) const VALGRIND: Package =
    Package { name: "valgrind", is_there: || shell::find("valgrind").is_some() };
/// A part of Python that Debian keeps apart; with it comes Python.
pub(crate) const PYTHON_VENV: Package = Package {
    name: "python3-venv",
    is_there: || shell::succeeds(&mut shell::program("python3", &["-c", "import ensurepip, venv"])),
};

impl Package {
    /// Is what it brings there?
    pub(crate) fn is_there(&self) -> bool {
        (self.is_there)()
    }

    /// Installs the package unless what it brings is there.
    pub(crate) fn ensure(&self) -> Result<(), Failure> {
        install::wait();
        if self.is_there() { Ok(()) } else { debian(&[self.name]) }
    }
}

/// A Python program of the registry, kept beside the build.
pub(crate) struct Python {
    name: &'static str,
    pub(crate) package: &'static str,
}

/// Asks a server everything that its description allows.
pub(crate) const SCHEMATHESIS: Python = Python { name: "schemathesis", package: "schemathesis==4.32.5" };

impl Python {
    fn folder(&self) -> PathBuf {
        shell::root().join("target/python").join(self.package)
    }

    /// Where it lies.
    pub(crate) fn program(&self) -> PathBuf {
        self.folder().join("bin").join(self.name)
    }

    /// Is it there?
    pub(crate) fn is_there(&self) -> bool {
        self.program().is_file()
    }

    /// Installs it unless it is there, and gives where it lies.
    pub(crate) fn ensure(&self) -> Result<PathBuf, Failure> {
        PYTHON_VENV.ensure()?;
        if !self.is_there() {
            println!("Installing {}.", self.package);
            self.install()?;
        }
        Ok(self.program())
    }

    /// Installs it.
    pub(crate) fn install(&self) -> Result<(), Failure> {
        let folder = self.folder();
        shell::run(&mut shell::program("python3", &["-m", "venv", &folder.to_string_lossy()]))?;
        shell::run(&mut shell::program(folder.join("bin/pip"), &["install", "--quiet", self.package]))
    }
}

/// Installs the servers that tests start for themselves, each with a folder and a port of its own.
pub(crate) fn ensure_servers() -> Result<(), Failure> {
    POSTGRESQL.ensure()?;
    NATS_SERVER.ensure()
}

/// Installs the browser that the page is tried in, and gives where it lies.
pub(crate) fn ensure_chromium() -> Result<PathBuf, Failure> {
    CHROMIUM.ensure()?;
    chromium().ok_or_else(|| "chromium was installed and is not on the search path".to_owned())
}

fn chromium() -> Option<PathBuf> {
    ["chromium", "chromium-browser", "google-chrome"].iter().find_map(|name| shell::find(name))
}

/// Installs a Debian package unless the program it brings is there.
pub(crate) fn ensure_debian(program: &str, package: &str) -> Result<(), Failure> {
    install::wait();
    if shell::find(program).is_some() { Ok(()) } else { debian(&[package]) }
}

/// Installs Debian packages.
pub(crate) fn debian(packages: &[&str]) -> Result<(), Failure> {
    let names = packages.join(", ");
    if shell::find("apt-get").is_none() {
        return Err(format!("this needs to be installed: {names}"));
    }
    println!("Installing from Debian: {names}.");
    apt_get(&["update", "--quiet"])?;
    apt_get(&[&["install", "--yes", "--quiet", "--no-install-recommends"], packages].concat())
}

fn apt_get(args: &[&str]) -> Result<(), Failure> {
    // Only root may install; others ask sudo for it.
    let mut command = if is_root()? {
        shell::program("apt-get", args)
    } else {
        shell::program("sudo", &[&["apt-get"], args].concat())
    };
    shell::run(command.env("DEBIAN_FRONTEND", "noninteractive"))
}

/// Do we run as root?
pub(crate) fn is_root() -> Result<bool, Failure> {
    Ok(shell::output(&mut shell::program("id", &["-u"]))?.trim() == "0")
}
