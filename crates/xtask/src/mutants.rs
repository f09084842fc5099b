//! `cargo deep mutants --sample N --seed S`: which of a fixed sample of planted mistakes the tests notice.
//!
//! The mistakes are those of `cargo mutants` in the rules of the games and in the server's table. Each is tested by
//! the tests of its own package alone, in a copy of the repository with one build folder for all.

mod list;
mod outcome;
mod run;
mod tree;

use self::list::{draw, mutants};
use self::outcome::{BASELINE, Comparison, read_baseline, summary};
use crate::shell::Failure;
use crate::tools::CARGO_MUTANTS;

/// What was asked for on the command line.
#[derive(Debug, PartialEq, Eq)]
struct Wanted {
    /// So many mutants.
    sample: usize,
    /// Which sample: another number draws another one.
    seed: u64,
    /// Only those that are not in the committed list.
    only_new: bool,
    /// The server's integration tests that are run besides its library's tests.
    server_tests: Vec<String>,
}

/// Is a sample asked for, and not a whole run of cargo-mutants?
pub(crate) fn is_sample(args: &[String]) -> bool {
    args.iter().any(|arg| arg == "--sample")
}

/// Tests a sample of mutants and compares with what was found before.
pub(crate) fn sample(args: &[String], plumbing: &[&str]) -> Result<(), Failure> {
    let wanted = wanted(args)?;
    CARGO_MUTANTS.ensure()?;
    let all = mutants(plumbing)?;
    let baseline = read_baseline()?;
    let mut chosen = draw(&all, wanted.sample, wanted.seed);
    if wanted.only_new {
        chosen.retain(|mutant| !baseline.contains_key(&(mutant.package.clone(), mutant.name.clone())));
    }
    println!("{} of {} mutants, seed {}.", chosen.len(), all.len(), wanted.seed);
    let found = run::test(&chosen, &wanted)?;
    println!("\n{}", summary(&found));
    let comparison = Comparison::of(&baseline, &found, &all);
    print!("{}", comparison.text());
    if comparison.no_longer_noticed.is_empty() {
        return Ok(());
    }
    Err(format!("{} mutants of {BASELINE} are not noticed any more", comparison.no_longer_noticed.len()))
}

fn wanted(args: &[String]) -> Result<Wanted, Failure> {
    let (mut sample, mut seed, mut only_new, mut server_tests) = (None, 1, false, Vec::new());
    let mut rest = args.iter();
    while let Some(option) = rest.next() {
        if option == "--new" {
            only_new = true;
            continue;
        }
        let value = rest.next().ok_or_else(|| format!("“{option}” needs a value"))?;
        let no_number = || format!("“{value}” is not a number");
        match option.as_str() {
            "--sample" => sample = Some(value.parse().map_err(|_| no_number())?),
            "--seed" => seed = value.parse().map_err(|_| no_number())?,
            "--test" => server_tests.push(value.clone()),
            _ => {
                return Err(format!(
                    "“{option}”: a sample takes --sample N, --seed N, --new and --test NAME"
                ));
            }
        }
    }
    Ok(Wanted { sample: sample.ok_or("--sample is missing")?, seed, only_new, server_tests })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_for_is_read() {
        let words = |text: &str| -> Vec<String> { text.split(' ').map(str::to_owned).collect() };
        let expected = Wanted { sample: 40, seed: 7, only_new: true, server_tests: vec!["table".to_owned()] };
        assert_eq!(wanted(&words("--sample 40 --new --test table --seed 7")), Ok(expected));
        assert!(wanted(&words("--seed 7")).is_err());
        assert!(wanted(&words("--sample few")).is_err());
        assert!(wanted(&words("--sample 40 --shard 1/8")).is_err());
    }
}
