//! `cargo deep mutants --sample N --seed S`: which of a fixed sample of planted mistakes the tests notice.
//!
//! The mistakes are those of `cargo mutants` in the rules of the games and in the server's table. Each is tested by
//! the tests of its own package alone, in a copy of the repository with one build folder for all.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use crate::shell::{self, Failure};
use crate::tools::CARGO_MUTANTS;

/// What the tests noticed when they were last asked, and what later edits are compared with.
const BASELINE: &str = "benches/mutants.txt";
/// What this run finds, mutant by mutant.
const FOUND: &str = "target/mutants/sample.txt";
/// The copy of the repository in which mistakes are planted.
const TREE: &str = "target/mutants/tree";
/// Where that copy is built.
const BUILD: &str = "target/mutants/build";
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

/// What was asked for on the command line.
#[derive(Debug, PartialEq, Eq)]
struct Wanted {
    /// So many mutants.
    sample: usize,
    /// Which sample: another number draws another one.
    seed: u64,
    /// The server's integration tests that are run besides its library's tests.
    server_tests: Vec<String>,
}

/// One mistake that can be planted.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Mutant {
    package: String,
    /// What is changed, in which function; with a number where the package has several of that name. Neither file
    /// nor line belong to it, so that code may move.
    name: String,
    /// The file it is in.
    file: String,
    /// What cargo-mutants calls it, with file and line.
    full: String,
}

/// What became of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    /// A test failed.
    Killed,
    /// All tests passed.
    Missed,
    /// The tests did not end.
    Timeout,
    /// It does not compile.
    Unviable,
}

impl Outcome {
    const ALL: [Outcome; 4] = [Outcome::Killed, Outcome::Missed, Outcome::Timeout, Outcome::Unviable];

    fn word(self) -> &'static str {
        match self {
            Outcome::Killed => "killed",
            Outcome::Missed => "missed",
            Outcome::Timeout => "timeout",
            Outcome::Unviable => "unviable",
        }
    }

    /// The file in which cargo-mutants lists such mutants.
    fn list(self) -> &'static str {
        match self {
            Outcome::Killed => "caught.txt",
            Outcome::Missed => "missed.txt",
            Outcome::Timeout => "timeout.txt",
            Outcome::Unviable => "unviable.txt",
        }
    }

    /// Did the tests notice the mistake?
    fn is_noticed(self) -> bool {
        matches!(self, Outcome::Killed | Outcome::Timeout)
    }
}

/// The outcomes by package and name.
type Outcomes = BTreeMap<(String, String), Outcome>;

/// Is a sample asked for, and not a whole run of cargo-mutants?
pub(crate) fn is_sample(args: &[String]) -> bool {
    args.iter().any(|arg| arg == "--sample")
}

/// Tests a sample of mutants and compares with what was found before.
pub(crate) fn sample(args: &[String], plumbing: &[&str]) -> Result<(), Failure> {
    let wanted = wanted(args)?;
    CARGO_MUTANTS.ensure()?;
    let all = mutants_in(&list(plumbing)?)?;
    let baseline = read_outcomes(BASELINE)?;
    let chosen = draw(&all, &wanted);
    println!("{} of {} mutants, seed {}.", chosen.len(), all.len(), wanted.seed);
    let found = test(&chosen, &wanted)?;
    println!("\n{}", summary(&found));
    let comparison = Comparison::of(&baseline, &found, &all);
    print!("{}", comparison.text());
    if comparison.no_longer_noticed.is_empty() {
        return Ok(());
    }
    Err(format!("{} mutants of {BASELINE} are not noticed any more", comparison.no_longer_noticed.len()))
}

fn wanted(args: &[String]) -> Result<Wanted, Failure> {
    let (mut sample, mut seed, mut server_tests) = (None, 1, Vec::new());
    let mut rest = args.iter();
    while let Some(option) = rest.next() {
        let value = rest.next().ok_or_else(|| format!("“{option}” needs a value"))?;
        let no_number = || format!("“{value}” is not a number");
        match option.as_str() {
            "--sample" => sample = Some(value.parse().map_err(|_| no_number())?),
            "--seed" => seed = value.parse().map_err(|_| no_number())?,
            "--test" => server_tests.push(value.clone()),
            _ => return Err(format!("“{option}”: a sample takes --sample N, --seed N and --test NAME")),
        }
    }
    Ok(Wanted { sample: sample.ok_or("--sample is missing")?, seed, server_tests })
}

/// What cargo-mutants would plant in the rules and in the table, a line each.
fn list(plumbing: &[&str]) -> Result<String, Failure> {
    let mut command = shell::cargo(&["mutants", "--list", "--workspace", "--colors", "never"]);
    command.args(["--file", "games/*/src/**", "--file", "crates/server/src/table/*.rs"]);
    command.args(["--exclude", "games/*/src/heuristic/**"]);
    for name in plumbing {
        command.args(["--exclude", &format!("games/*/src/{name}.rs")]);
    }
    shell::output(&mut command)
}

/// The mutants of a list by package and name.
fn mutants_in(list: &str) -> Result<Vec<Mutant>, Failure> {
    let mut read = list.lines().map(read_mutant).collect::<Result<Vec<_>, Failure>>()?;
    read.sort_by(|(a, a_place), (b, b_place)| {
        (&a.package, &a.name, &a.file, a_place).cmp(&(&b.package, &b.name, &b.file, b_place))
    });
    let mut several: BTreeMap<(String, String), usize> = BTreeMap::new();
    let numbered = read.into_iter().map(|(mut mutant, _)| {
        let count = several.entry((mutant.package.clone(), mutant.name.clone())).or_default();
        *count += 1;
        if *count > 1 {
            mutant.name += &format!(" #{count}");
        }
        mutant
    });
    Ok(numbered.collect())
}

/// A line like `games/kheops/src/set.rs:12:5: replace | with & in Set::with`, with its line and column.
fn read_mutant(full: &str) -> Result<(Mutant, (u32, u32)), Failure> {
    let read = || {
        let (place, name) = full.split_once(": ")?;
        let mut parts = place.rsplitn(3, ':');
        let (column, line) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        let file = parts.next()?.to_owned();
        // Every package is called as its folder.
        let package = file.split('/').nth(1)?.to_owned();
        Some((Mutant { package, name: name.to_owned(), file, full: full.to_owned() }, (line, column)))
    };
    read().ok_or_else(|| format!("“{full}” is no mutant: cargo-mutants lists them in another way"))
}

/// The sample of that seed, in its order. What comes first in it depends on each mutant's name alone, so a shorter
/// sample is the beginning of a longer one, and a mutant more or less in the code changes little.
fn draw<'m>(all: &'m [Mutant], wanted: &Wanted) -> Vec<&'m Mutant> {
    let mut ranked: Vec<(u64, &Mutant)> =
        all.iter().map(|mutant| (rank(wanted.seed, mutant), mutant)).collect();
    ranked.sort_by_key(|(rank, mutant)| (*rank, &mutant.package, &mutant.name));
    ranked.into_iter().take(wanted.sample).map(|(_, mutant)| mutant).collect()
}

/// A number that looks random and is always the same: FNV-1a, and the last step of SplitMix64 to spread it.
fn rank(seed: u64, mutant: &Mutant) -> u64 {
    let text = format!("{seed} {} {}", mutant.package, mutant.name);
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let hash = (hash ^ (hash >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let hash = (hash ^ (hash >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    hash ^ (hash >> 31)
}

/// Tests these mutants round by round, and tells of each as soon as it is known.
fn test(chosen: &[&Mutant], wanted: &Wanted) -> Result<Outcomes, Failure> {
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

/// Lets a command work in the copy.
fn in_tree(command: &mut Command) -> &mut Command {
    command.current_dir(shell::root().join(TREE)).env("CARGO_TARGET_DIR", shell::root().join(BUILD))
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

/// Brings the copy of the repository to how the repository is. A file that is the same stays untouched, so that what
/// was built from it stays good.
fn copy_tree() -> Result<(), Failure> {
    let (root, tree) = (shell::root(), shell::root().join(TREE));
    let names = shell::output(&mut shell::program(
        "git",
        &["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    ))?;
    let names: BTreeSet<&str> = names.split('\0').filter(|name| root.join(name).is_file()).collect();
    for name in &names {
        copy_file(&root.join(name), &tree.join(name)).map_err(|error| format!("{name}: {error}"))?;
    }
    let keep: BTreeSet<PathBuf> = names.iter().map(|name| tree.join(name)).collect();
    remove_others(&tree, &keep).map_err(|error| format!("{TREE}: {error}"))
}

fn copy_file(from: &Path, to: &Path) -> std::io::Result<()> {
    let text = fs::read(from)?;
    if fs::read(to).is_ok_and(|there| there == text) {
        return Ok(());
    }
    to.parent().map_or(Ok(()), fs::create_dir_all)?;
    fs::write(to, text)
}

fn remove_others(folder: &Path, keep: &BTreeSet<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            remove_others(&path, keep)?;
        } else if !keep.contains(&path) {
            fs::remove_file(&path)?;
        }
    }
    Ok(())
}

fn line(outcome: Outcome, package: &str, name: &str) -> String {
    format!("{:<8}  {package:<9}  {name}", outcome.word())
}

/// Reads a list of outcomes; without the file there are none.
fn read_outcomes(path: &str) -> Result<Outcomes, Failure> {
    let file = shell::root().join(path);
    if !file.exists() {
        return Ok(Outcomes::new());
    }
    let text = fs::read_to_string(file).map_err(|error| format!("{path}: {error}"))?;
    outcomes_in(&text).map_err(|line| format!("{path}: “{line}” is no outcome"))
}

/// The outcomes of a text like the one that `test` writes, or the line that is none.
fn outcomes_in(text: &str) -> Result<Outcomes, &str> {
    let read = |line: &str| {
        let (word, rest) = line.split_once(' ')?;
        let (package, name) = rest.trim_start().split_once(' ')?;
        let outcome = Outcome::ALL.into_iter().find(|outcome| outcome.word() == word)?;
        Some(((package.to_owned(), name.trim_start().to_owned()), outcome))
    };
    let told = text.lines().filter(|line| !line.starts_with('#'));
    told.map(|line| read(line).ok_or(line)).collect()
}

fn summary(found: &Outcomes) -> String {
    let count = |wanted: Outcome| found.values().filter(|outcome| **outcome == wanted).count();
    let counts = Outcome::ALL.map(|outcome| format!("{} {}", count(outcome), outcome.word()));
    format!("{} mutants: {}.", found.len(), counts.join(", "))
}

/// What is otherwise than in the committed list.
#[derive(Debug, Default, PartialEq, Eq)]
struct Comparison {
    /// Once noticed, and not any more.
    no_longer_noticed: Vec<String>,
    /// Noticed now, and not before.
    noticed_now: Vec<String>,
    /// Missed, and not in the list.
    missed_and_new: Vec<String>,
    /// In the list, and not in the code any more.
    gone: Vec<String>,
    /// In the list and in the code, and not in this sample.
    not_tested: usize,
}

impl Comparison {
    fn of(baseline: &Outcomes, found: &Outcomes, all: &[Mutant]) -> Self {
        let known: BTreeSet<(&str, &str)> =
            all.iter().map(|mutant| (mutant.package.as_str(), mutant.name.as_str())).collect();
        let mut comparison = Comparison::default();
        for (mutant, before) in baseline {
            let (package, name) = mutant;
            match found.get(mutant) {
                Some(Outcome::Missed) if before.is_noticed() => {
                    comparison.no_longer_noticed.push(line(Outcome::Missed, package, name));
                }
                Some(now) if now.is_noticed() && *before == Outcome::Missed => {
                    comparison.noticed_now.push(line(*now, package, name));
                }
                Some(_) => {}
                None if known.contains(&(package.as_str(), name.as_str())) => comparison.not_tested += 1,
                None => comparison.gone.push(line(*before, package, name)),
            }
        }
        let new = found.iter().filter(|(mutant, _)| !baseline.contains_key(*mutant));
        let missed = new.filter(|(_, outcome)| **outcome == Outcome::Missed);
        comparison.missed_and_new =
            missed.map(|((package, name), outcome)| line(*outcome, package, name)).collect();
        comparison
    }

    fn text(&self) -> String {
        let mut text = String::new();
        let parts = [
            ("not noticed any more", &self.no_longer_noticed),
            ("noticed now, and not before", &self.noticed_now),
            ("missed, and not in the list", &self.missed_and_new),
            ("gone, because the code changed", &self.gone),
        ];
        for (what, lines) in parts {
            text += &format!("{BASELINE}: {} {what}\n", lines.len());
            text.extend(lines.iter().map(|line| format!("  {line}\n")));
        }
        text + &format!("{BASELINE}: {} not in this sample\n", self.not_tested)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "\
games/kheops/src/set.rs:12:5: replace | with & in Set::with
games/kheops/src/cell.rs:40:9: replace + with - in neighbours
games/kheops/src/cell.rs:7:13: replace + with - in neighbours
crates/server/src/table/undo.rs:3:1: replace wish -> Option<UndoAsked> with None
";

    fn all() -> Vec<Mutant> {
        mutants_in(LIST).expect("a list")
    }

    fn outcomes(text: &str) -> Outcomes {
        outcomes_in(text).expect("outcomes")
    }

    #[test]
    fn mutants_are_known_by_package_and_name_and_by_number_where_several_are_alike() {
        let all = all();
        let names: Vec<_> =
            all.iter().map(|mutant| (mutant.package.as_str(), mutant.name.as_str())).collect();
        let expected = [
            ("kheops", "replace + with - in neighbours"),
            ("kheops", "replace + with - in neighbours #2"),
            ("kheops", "replace | with & in Set::with"),
            ("server", "replace wish -> Option<UndoAsked> with None"),
        ];
        assert_eq!(names, expected);
        assert_eq!(
            all[0].full,
            LIST.lines().nth(2).expect("a line"),
            "the one that stands first is the first"
        );
        assert!(mutants_in("something else").is_err());
    }

    #[test]
    fn a_shorter_sample_is_the_beginning_of_a_longer_one_and_survives_code_that_moves() {
        let all = all();
        let sample = |all: &[Mutant], sample, seed| -> Vec<String> {
            let wanted = Wanted { sample, seed, server_tests: Vec::new() };
            draw(all, &wanted).into_iter().map(|mutant| mutant.name.clone()).collect()
        };
        let whole = sample(&all, 9, 1);
        assert_eq!(whole.len(), 4);
        assert_eq!(sample(&all, 2, 1), whole[..2]);
        assert!((2..50).any(|seed| sample(&all, 9, seed) != whole));
        let moved = LIST.replace("set.rs:12:5", "sets.rs:99:1");
        assert_eq!(sample(&mutants_in(&moved).expect("a list"), 9, 1), whole);
    }

    #[test]
    fn what_was_noticed_and_is_not_any_more_is_told_apart_from_what_is_gone() {
        let baseline = outcomes(
            "# a remark\n\
             killed    kheops     replace + with - in neighbours\n\
             timeout   kheops     replace + with - in neighbours #2\n\
             missed    kheops     replace | with & in Set::with\n\
             killed    server     replace gone -> bool with true\n",
        );
        let found = outcomes(
            "timeout   kheops     replace + with - in neighbours\n\
             missed    kheops     replace + with - in neighbours #2\n\
             killed    kheops     replace | with & in Set::with\n\
             missed    server     replace wish -> Option<UndoAsked> with None\n",
        );
        let comparison = Comparison::of(&baseline, &found, &all());
        let expected = Comparison {
            no_longer_noticed: vec![line(Outcome::Missed, "kheops", "replace + with - in neighbours #2")],
            noticed_now: vec![line(Outcome::Killed, "kheops", "replace | with & in Set::with")],
            missed_and_new: vec![line(
                Outcome::Missed,
                "server",
                "replace wish -> Option<UndoAsked> with None",
            )],
            gone: vec![line(Outcome::Killed, "server", "replace gone -> bool with true")],
            not_tested: 0,
        };
        assert_eq!(comparison, expected);
        assert_eq!(Comparison::of(&baseline, &Outcomes::new(), &all()).not_tested, 3);
        assert_eq!(outcomes_in("guessed kheops x"), Err("guessed kheops x"));
    }

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

    #[test]
    fn what_is_asked_for_is_read() {
        let words = |text: &str| -> Vec<String> { text.split(' ').map(str::to_owned).collect() };
        let expected = Wanted { sample: 40, seed: 7, server_tests: vec!["table".to_owned()] };
        assert_eq!(wanted(&words("--sample 40 --test table --seed 7")), Ok(expected));
        assert!(wanted(&words("--seed 7")).is_err());
        assert!(wanted(&words("--sample few")).is_err());
        assert!(wanted(&words("--sample 40 --shard 1/8")).is_err());
    }
}
