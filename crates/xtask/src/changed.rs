//! What a change can break: which steps and which packages' tests `cargo verify --changed` runs.

use std::collections::BTreeSet;
use std::fs;

use crate::shell::{self, Failure};

/// What is run for a change.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Plan {
    /// The steps, by name.
    pub(crate) steps: BTreeSet<&'static str>,
    /// The packages whose tests are run.
    pub(crate) packages: BTreeSet<String>,
}

/// The packages of the workspace, by name, which is that of their folders.
pub(crate) struct Packages {
    games: Vec<String>,
    crates: Vec<String>,
}

impl Packages {
    /// Those that are there.
    pub(crate) fn read() -> Result<Self, Failure> {
        Ok(Packages { games: folders("games")?, crates: folders("crates")? })
    }

    /// All of them.
    pub(crate) fn all(&self) -> impl Iterator<Item = &str> {
        let own = ["benches", "fuzz"].into_iter();
        self.crates.iter().chain(&self.games).map(String::as_str).chain(own)
    }
}

/// The files that differ from where this branch left `main`; on `main` itself, from the last commit but one. What is not
/// committed counts, and so do new files.
pub(crate) fn files() -> Result<Vec<String>, Failure> {
    let git = |args: &[&str]| shell::output(&mut shell::program("git", args));
    let head = git(&["rev-parse", "HEAD"])?;
    let left = git(&["merge-base", "HEAD", "main"]).unwrap_or_else(|_| head.clone());
    let base = if left == head { "HEAD~1" } else { left.trim() };
    let changed = git(&["diff", "--name-only", "--no-renames", base])?;
    let new = git(&["ls-files", "--others", "--exclude-standard"])?;
    Ok(changed.lines().chain(new.lines()).map(str::to_owned).collect())
}

/// What the change of these files can break, as far as it is quickly seen.
pub(crate) fn plan(files: &[String], packages: &Packages) -> Plan {
    let mut plan = Plan::default();
    for file in files {
        plan.add(file, packages);
    }
    if !plan.packages.is_empty() {
        plan.steps.insert("test");
    }
    plan
}

impl Plan {
    fn add(&mut self, file: &str, packages: &Packages) {
        let (folder, rest) = file.split_once('/').unwrap_or(("", file));
        let name = rest.split('/').next().unwrap_or_default();
        let is_code = file.ends_with(".rs") || file.ends_with(".toml");
        if is_code {
            self.steps.extend(["fmt", "clippy"]);
        }
        // The page shares the words of the program.
        if folder == "web" || file.ends_with(".ftl") {
            self.steps.insert("page");
        }
        match (folder, name) {
            ("games", game) => {
                self.test([game, "catalog"]);
                self.test((game == "pyramids").then_some("deckmaker"));
                self.steps.insert("generated");
            }
            ("crates", "tabletop") => {
                self.test(["tabletop", "laws", "bots", "catalog"]);
                self.test(packages.games.iter().map(String::as_str));
                self.steps.insert("generated");
            }
            ("crates", "laws") => {
                self.test(["laws"]);
                self.test(packages.games.iter().map(String::as_str));
            }
            ("crates", "bots") => self.test(["bots", "catalog"]),
            ("crates", "server") => {
                self.test(["server", "mastaba"]);
                self.steps.insert("generated");
            }
            ("crates", package) => self.test([package]),
            ("benches" | "fuzz", _) => self.test([folder]),
            ("web", "src") if rest.starts_with("src/types/") => {
                self.steps.insert("generated");
            }
            ("docs", "rules") => {
                self.steps.insert("generated");
            }
            ("docs", "records.md") => {
                self.test(["tabletop", "imhotep"]);
                self.steps.insert("vectors");
            }
            ("docs", "api.md") => self.test(["mastaba"]),
            ("docs", _) if file.ends_with(".py") => {
                self.test(["mastaba"]);
                self.steps.insert("vectors");
            }
            // What all packages are built by.
            ("", "Cargo.toml" | "Cargo.lock") | (".cargo", _) => self.test(packages.all()),
            ("", "rustfmt.toml") => {
                self.steps.insert("fmt");
            }
            _ => {}
        }
    }

    fn test<'n>(&mut self, packages: impl IntoIterator<Item = &'n str>) {
        self.packages.extend(packages.into_iter().map(str::to_owned));
    }
}

/// The folders in a folder of the repository that hold a package, in order.
fn folders(folder: &str) -> Result<Vec<String>, Failure> {
    let wrong = |error: std::io::Error| format!("{folder}: {error}");
    let mut names = Vec::new();
    for entry in fs::read_dir(shell::root().join(folder)).map_err(wrong)? {
        let entry = entry.map_err(wrong)?;
        if entry.path().join("Cargo.toml").is_file() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort_unstable();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn planned(files: &[&str]) -> (Vec<&'static str>, Vec<String>) {
        let files: Vec<String> = files.iter().map(|file| (*file).to_owned()).collect();
        let packages = Packages::read().expect("the workspace");
        let Plan { steps, packages } = plan(&files, &packages);
        (steps.into_iter().collect(), packages.into_iter().collect())
    }

    #[test]
    fn a_game_is_tried_by_its_own_tests_and_in_the_catalog() {
        let (steps, packages) = planned(&["games/kheops/src/lib.rs"]);
        assert_eq!(steps, ["clippy", "fmt", "generated", "test"]);
        assert_eq!(packages, ["catalog", "kheops"]);
    }

    #[test]
    fn words_of_a_game_are_words_of_the_page() {
        let (steps, _) = planned(&["games/kheops/lang/es.ftl"]);
        assert_eq!(steps, ["generated", "page", "test"]);
    }

    #[test]
    fn the_page_is_tried_alone() {
        assert_eq!(planned(&["web/src/app/App.svelte"]), (vec!["page"], Vec::new()));
        assert_eq!(planned(&["web/src/types/api.ts"]).0, ["generated", "page"]);
    }

    #[test]
    fn the_server_is_tried_with_the_program_around_it() {
        let (steps, packages) = planned(&["crates/server/src/lib.rs"]);
        assert_eq!(steps, ["clippy", "fmt", "generated", "test"]);
        assert_eq!(packages, ["mastaba", "server"]);
    }

    #[test]
    fn laws_and_the_contract_concern_every_game() {
        for file in ["crates/laws/src/lib.rs", "crates/tabletop/src/lib.rs"] {
            let (_, packages) = planned(&[file]);
            for game in ["cleopatra", "imhotep", "kheops", "pyramids", "laws"] {
                assert!(packages.iter().any(|package| package == game), "{file}: {game}");
            }
        }
    }

    #[test]
    fn what_all_packages_are_built_by_concerns_all() {
        let (_, packages) = planned(&["Cargo.lock"]);
        let all = Packages::read().expect("the workspace");
        assert_eq!(packages.len(), all.all().count());
    }

    #[test]
    fn what_nothing_is_built_of_needs_nothing() {
        assert_eq!(planned(&["deploy/compose/compose.yaml", "LICENSE-MIT"]), (Vec::new(), Vec::new()));
    }
}
