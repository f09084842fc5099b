//! Instructions of rules, search and plays, compared with a committed baseline.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use crate::callgrind::{self, Count};
use crate::shell::{self, Failure};
use crate::step::Done;

/// What was counted when people last agreed to it.
const BASELINE: &str = "benches/baseline.txt";

/// Counts again, and compares with the baseline.
pub(crate) fn check() -> Result<Done, Failure> {
    if !(cfg!(target_os = "linux") && cfg!(target_arch = "x86_64")) {
        return Ok(Done::Skipped("the baseline was counted on Linux and x86-64"));
    }
    let file =
        fs::read_to_string(shell::root().join(BASELINE)).map_err(|error| format!("{BASELINE}: {error}"))?;
    let (baseline, counts) = (read(&file)?, count()?);
    let compared = compare(&baseline, &counts);
    print!("{}", table(&compared));
    let Some(mut why) = complaint(&compared) else { return Ok(Done::Well) };
    let compiler = compiler()?;
    if !file.contains(&compiler) {
        let _ = write!(why, ". The baseline was counted with another compiler than {compiler}");
    }
    Err(why)
}

/// `cargo deep bench`: counts again and compares, or writes the baseline anew.
pub(crate) fn bench(args: &[String]) -> Result<Done, Failure> {
    match args {
        [] => check(),
        [write] if write == "--write" => {
            let mut text = format!(
                "# Instructions of each piece of work, written anew by `cargo deep bench --write`: {}.\n",
                compiler()?
            );
            for Count { name, instructions } in count()? {
                let _ = writeln!(text, "{name} {instructions}");
            }
            fs::write(shell::root().join(BASELINE), &text).map_err(|error| format!("{BASELINE}: {error}"))?;
            print!("{text}");
            Ok(Done::Well)
        }
        _ => Err("bench takes --write or nothing".to_owned()),
    }
}

/// Counts everything.
fn count() -> Result<Vec<Count>, Failure> {
    let build = ["build", "--locked", "--profile", "count", "--package", "benches", "--bin", "count"];
    shell::run(&mut shell::cargo(&build))?;
    let mut counts = callgrind::count(&built("count/count")?)?;
    // As the tests have built it: the same features in the same profile.
    shell::run(&mut shell::cargo(&["build", "--locked", "--workspace", "--example", "plays"]))?;
    counts.extend(callgrind::count(&built("debug/examples/plays")?)?);
    Ok(counts)
}

/// Where a program lies among all that is built: this one lies there, too.
fn built(program: &str) -> Result<PathBuf, Failure> {
    let here = std::env::current_exe().map_err(|error| format!("where xtask lies is not known: {error}"))?;
    let target = here.ancestors().nth(2).ok_or("xtask lies nowhere")?;
    Ok(target.join(program))
}

fn compiler() -> Result<String, Failure> {
    Ok(shell::output(&mut shell::program("rustc", &["--version"]))?.trim().to_owned())
}

fn read(baseline: &str) -> Result<Vec<Count>, Failure> {
    let line = |line: &str| {
        let (name, instructions) = line.rsplit_once(' ')?;
        Some(Count { name: name.to_owned(), instructions: instructions.parse().ok().filter(|n| *n > 0)? })
    };
    let lines = baseline.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|text| line(text).ok_or_else(|| format!("{BASELINE}: “{text}” is not a name and a number")))
        .collect()
}

/// One kind of work, as it was and as it is.
struct Compared<'a> {
    name: &'a str,
    before: Option<u64>,
    now: Option<u64>,
}

impl Compared<'_> {
    /// So many hundredths more are nobody's fault. A play runs through the server, and much is done around its rules.
    fn limit(&self) -> u64 {
        if self.name.ends_with(" play") { 10 } else { 3 }
    }

    /// What is wrong with it, if anything is.
    fn verdict(&self) -> Option<String> {
        let limit = self.limit();
        match (self.before, self.now) {
            (Some(before), Some(now)) if 100 * now > (100 + limit) * before => {
                Some(format!("more than {limit} % above the baseline"))
            }
            (Some(_), Some(_)) => None,
            (None, _) => Some("not in the baseline".to_owned()),
            (_, None) => Some("not counted any more".to_owned()),
        }
    }
}

/// Everything that is counted, then what was counted once.
fn compare<'a>(baseline: &'a [Count], counts: &'a [Count]) -> Vec<Compared<'a>> {
    let find = |among: &[Count], name: &str| {
        among.iter().find(|count| count.name == name).map(|count| count.instructions)
    };
    let now = counts.iter().map(|count| Compared {
        name: &count.name,
        before: find(baseline, &count.name),
        now: Some(count.instructions),
    });
    let gone = baseline.iter().filter(|old| find(counts, &old.name).is_none());
    let gone = gone.map(|old| Compared { name: &old.name, before: Some(old.instructions), now: None });
    now.chain(gone).collect()
}

fn table(compared: &[Compared<'_>]) -> String {
    let number = |number: Option<u64>| number.map_or_else(|| "-".to_owned(), |number| number.to_string());
    let mut table = format!("{:<28} {:>10} {:>10}  ratio\n", "instructions", "baseline", "now");
    for one in compared {
        let ratio = match (one.before, one.now) {
            (Some(before), Some(now)) => format!("{:.3}", now as f64 / before as f64),
            _ => String::new(),
        };
        let verdict = one.verdict().map(|verdict| format!("  {verdict}")).unwrap_or_default();
        let _ = writeln!(
            table,
            "{:<28} {:>10} {:>10}  {ratio:<5}{verdict}",
            one.name,
            number(one.before),
            number(one.now)
        );
    }
    table
}

/// What is wrong, in a sentence.
fn complaint(compared: &[Compared<'_>]) -> Option<Failure> {
    let wrong: Vec<String> = compared
        .iter()
        .filter_map(|one| one.verdict().map(|verdict| format!("{} is {verdict}", one.name)))
        .collect();
    (!wrong.is_empty()).then(|| {
        format!("{}. If that is meant, `cargo deep bench --write` writes {BASELINE} anew", wrong.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(text: &str) -> Vec<Count> {
        read(text).expect("names and numbers")
    }

    #[test]
    fn rules_may_rise_by_three_in_a_hundred_and_plays_by_ten() {
        let baseline = counts("# rustc\nimhotep first legal 1000\nimhotep play 1000\n");
        let wrong = |now: &str| complaint(&compare(&baseline, &counts(now)));
        assert_eq!(wrong("imhotep first legal 1030\nimhotep play 1100\n"), None);
        assert_eq!(wrong("imhotep first legal 1\nimhotep play 1\n"), None);
        let rules = wrong("imhotep first legal 1031\nimhotep play 1100\n").expect("too many");
        assert!(rules.starts_with("imhotep first legal is more than 3 % above the baseline. "), "{rules}");
        let plays = wrong("imhotep first legal 1030\nimhotep play 1101\n").expect("too many");
        assert!(plays.starts_with("imhotep play is more than 10 % above the baseline. "), "{plays}");
    }

    #[test]
    fn what_is_counted_and_what_the_baseline_has_must_be_the_same() {
        let baseline = counts("old 10\n");
        let counted = counts("new 10\n");
        let compared = compare(&baseline, &counted);
        let wrong = complaint(&compared).expect("another name");
        assert!(wrong.starts_with("new is not in the baseline, old is not counted any more. "), "{wrong}");
        assert_eq!(table(&compared).lines().count(), 3);
    }

    #[test]
    fn a_baseline_is_names_and_numbers() {
        for text in ["legal\n", "legal x\n", "legal 0\n", "\n"] {
            assert!(read(text).is_err(), "{text:?}");
        }
    }
}
