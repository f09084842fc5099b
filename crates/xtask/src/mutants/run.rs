//! Testing mutants, one after the other.

use std::collections::BTreeMap;
use std::fs;
use std::time::Instant;

use super::Wanted;
use super::list::Mutant;
use super::outcome::{Outcome, Outcomes, line};
use super::tree::{TREE, copy_tree, in_tree};
use crate::shell::{self, Failure};

/// What this run finds, mutant by mutant.
const FOUND: &str = "target/mutants/sample.txt";
/// Where cargo-mutants reports on one mutant.
const REPORT: &str = "target/mutants/one";

/// How many of a sample are tested before the next of the same package may come. A run that is cut short has tested
/// a beginning of the sample, and packages are still not built anew for every mutant.
const ROUND: usize = 40;
/// Tests that take so many times as long as without the mistake will never end.
const TIMEOUT_FACTOR: u64 = 4;
/// Tests are never given fewer seconds.
const SHORTEST_TIMEOUT: u64 = 60;

/// The package whose mutants are tested by its library's tests, and by others only where asked for.
const SERVER: &str = "server";
/// The laws of every game.
const LAWS: &str = "laws";

/// Tests these mutants round by round, and tells of each as soon as it is known.
pub(super) fn test(chosen: &[&Mutant], wanted: &Wanted) -> Result<Outcomes, Failure> {
    copy_tree()?;
    let mut stages = BTreeMap::new();
    let mut found = Outcomes::new();
    let mut lines = format!("# cargo deep mutants --sample {} --seed {}\n", wanted.sample, wanted.seed);
    for round in chosen.chunks(ROUND) {
        let mut round = round.to_vec();
        round.sort_by_key(|mutant| (&mutant.package, &mutant.file));
        for mutant in round {
            if !stages.contains_key(&mutant.package) {
                stages.insert(mutant.package.clone(), stages_of(&mutant.package, wanted)?);
            }
            let stages = stages.get_mut(&mutant.package).expect("it was there or is there now");
            let outcome = test_one(mutant, stages)?;
            let line = line(outcome, &mutant.package, &mutant.name);
            println!("{line}");
            lines += &line;
            lines.push('\n');
            fs::write(shell::root().join(FOUND), &lines).map_err(|error| format!("{FOUND}: {error}"))?;
            found.insert((mutant.package.clone(), mutant.name.clone()), outcome);
        }
    }
    Ok(found)
}

/// Tests of a package that are run together.
#[derive(Debug, PartialEq, Eq)]
struct Stage {
    /// The targets, as cargo is told them.
    targets: Vec<String>,
    /// Only the tests with this in their name.
    filter: Option<&'static str>,
    /// So many seconds are waited for them, once it is known how long they take.
    patience: Option<u64>,
}

impl Stage {
    fn new(targets: Vec<String>, filter: Option<&'static str>) -> Self {
        Stage { targets, filter, patience: None }
    }

    /// How many seconds to wait for the tests. When it is asked first, they are built and run without any mistake:
    /// they must pass.
    fn patience(&mut self, package: &str) -> Result<u64, Failure> {
        if let Some(patience) = self.patience {
            return Ok(patience);
        }
        let command = || {
            let mut command = shell::cargo(&["test", "--quiet", "--package", package]);
            in_tree(&mut command).args(&self.targets);
            command
        };
        println!("Without any mistake: {package} {}", self.targets.join(" "));
        shell::run(command().arg("--no-run"))?;
        let began = Instant::now();
        shell::output(command().arg("--").args(self.filter))
            .map_err(|why| format!("without any mistake: {why}"))?;
        let patience = (began.elapsed().as_secs() * TIMEOUT_FACTOR).max(SHORTEST_TIMEOUT);
        self.patience = Some(patience);
        Ok(patience)
    }
}

/// The stages of a package's tests.
fn stages_of(package: &str, wanted: &Wanted) -> Result<Vec<Stage>, Failure> {
    if package != SERVER {
        return Ok(stages_of_game(&test_targets(package)?));
    }
    let named = wanted.server_tests.iter().flat_map(|name| ["--test".to_owned(), name.clone()]);
    Ok(vec![Stage::new(std::iter::once("--lib".to_owned()).chain(named).collect(), None)])
}

/// The quickest tests come first, and the laws, which play thousands of games, only where no other test noticed
/// anything. Documentation tests take longer to link than all others take to run, and are left out.
fn stages_of_game(targets: &[String]) -> Vec<Stage> {
    let quick = targets.iter().filter(|name| *name != LAWS);
    let quick = quick.flat_map(|name| ["--test".to_owned(), name.clone()]);
    let laws = || vec!["--test".to_owned(), LAWS.to_owned()];
    vec![
        Stage::new(std::iter::once("--lib".to_owned()).chain(quick).collect(), None),
        Stage::new(laws(), Some("golden")),
        Stage::new(laws(), None),
    ]
}

/// The names of a game's integration tests.
fn test_targets(package: &str) -> Result<Vec<String>, Failure> {
    let folder = format!("games/{package}/tests");
    let wrong = |error: std::io::Error| format!("{folder}: {error}");
    let mut names = Vec::new();
    for entry in fs::read_dir(shell::root().join(TREE).join(&folder)).map_err(wrong)? {
        let path = entry.map_err(wrong)?.path();
        let is_target = path.extension().is_some_and(|end| end == "rs") || path.join("main.rs").is_file();
        names.extend(path.file_stem().filter(|_| is_target).map(|name| name.to_string_lossy().into_owned()));
    }
    names.sort_unstable();
    Ok(names)
}

/// What becomes of a mutant: the stages are run until one notices it.
fn test_one(mutant: &Mutant, stages: &mut [Stage]) -> Result<Outcome, Failure> {
    for stage in stages {
        let outcome = run_stage(mutant, stage)?;
        if outcome != Outcome::Missed {
            return Ok(outcome);
        }
    }
    Ok(Outcome::Missed)
}

/// Plants one mistake, runs the tests of a stage and takes it out again.
fn run_stage(mutant: &Mutant, stage: &mut Stage) -> Result<Outcome, Failure> {
    let patience = stage.patience(&mutant.package)?;
    let report = shell::root().join(REPORT);
    let mut command = shell::cargo(&["mutants", "--in-place", "--baseline", "skip", "--colors", "never"]);
    in_tree(&mut command)
        .args(["--package", &mutant.package, "--file", &mutant.file, "--re", &exactly(&mutant.full)])
        .args(["--timeout", &patience.to_string(), "--output"])
        .arg(&report)
        .args(stage.targets.iter().map(|target| format!("--cargo-arg={target}")));
    if let Some(filter) = stage.filter {
        command.args(["--cargo-test-arg=--", &format!("--cargo-test-arg={filter}")]);
    }
    fs::create_dir_all(&report).map_err(|error| format!("{REPORT}: {error}"))?;
    let output = command.output().map_err(|error| format!("cargo mutants did not start: {error}"))?;
    let holds = |outcome: &Outcome| {
        let listed = fs::read_to_string(report.join("mutants.out").join(outcome.list()));
        listed.is_ok_and(|listed| listed.lines().any(|line| line == mutant.full))
    };
    Outcome::ALL.into_iter().find(holds).ok_or_else(|| {
        let said = [output.stdout, output.stderr].concat();
        format!("cargo mutants did not test “{}”:\n{}", mutant.full, String::from_utf8_lossy(&said))
    })
}

/// A regular expression that fits this text alone.
fn exactly(text: &str) -> String {
    let mut pattern = "^".to_owned();
    for c in text.chars() {
        if r"\.+*?()|[]{}^$".contains(c) {
            pattern.push('\\');
        }
        pattern.push(c);
    }
    pattern.push('$');
    pattern
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_laws_of_a_game_come_last() {
        let stages = stages_of_game(&["laws".to_owned(), "rules".to_owned()]);
        let targets: Vec<String> = stages.iter().map(|stage| stage.targets.join(" ")).collect();
        assert_eq!(targets, ["--lib --test rules", "--test laws", "--test laws"]);
    }

    #[test]
    fn a_pattern_fits_one_mutant_alone() {
        assert_eq!(exactly("a.rs:1:2: replace + with -> {}"), r"^a\.rs:1:2: replace \+ with -> \{\}$");
    }
}
