//! The programs of ours that steps run: the same builds that the tests use.

use std::path::PathBuf;

use crate::shell::{self, Failure};

/// Where the programs lie.
pub(crate) struct Built {
    /// The program that people use.
    pub(crate) mastaba: PathBuf,
    /// Prints what the page is given: `crates/server/examples/page`.
    pub(crate) printer: PathBuf,
}

/// Builds the programs.
///
/// Both are asked for at once, and of the whole workspace, as `cargo test --workspace` does: another choice of packages
/// or kinds of targets has other features of what they depend on, and would build all of that again.
pub(crate) fn build() -> Result<Built, Failure> {
    let targets = ["--bin", "mastaba", "--example", "page"];
    shell::run(shell::cargo(&["build", "--quiet", "--workspace", "--locked"]).args(targets))?;
    // They lie where this program does.
    let here = std::env::current_exe().map_err(|error| format!("where xtask lies is not known: {error}"))?;
    let program = |name: &str| here.with_file_name(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    Ok(Built { mastaba: program("mastaba"), printer: program("examples/page") })
}
