//! What became of mutants, and whether it is as it was.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use super::list::Mutant;
use crate::shell::{self, Failure};

/// What the tests noticed when they were last asked, and what later edits are compared with.
pub(super) const BASELINE: &str = "benches/mutants.txt";

/// What became of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Outcome {
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
    pub(super) const ALL: [Outcome; 4] =
        [Outcome::Killed, Outcome::Missed, Outcome::Timeout, Outcome::Unviable];

    fn word(self) -> &'static str {
        match self {
            Outcome::Killed => "killed",
            Outcome::Missed => "missed",
            Outcome::Timeout => "timeout",
            Outcome::Unviable => "unviable",
        }
    }

    /// The file in which cargo-mutants lists such mutants.
    pub(super) fn list(self) -> &'static str {
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
pub(super) type Outcomes = BTreeMap<(String, String), Outcome>;

/// A line of a list of outcomes.
pub(super) fn line(outcome: Outcome, package: &str, name: &str) -> String {
    format!("{:<8}  {package:<9}  {name}", outcome.word())
}

/// Reads the committed list; without the file it is empty.
pub(super) fn read_baseline() -> Result<Outcomes, Failure> {
    let file = shell::root().join(BASELINE);
    if !file.exists() {
        return Ok(Outcomes::new());
    }
    let text = fs::read_to_string(file).map_err(|error| format!("{BASELINE}: {error}"))?;
    outcomes_in(&text).map_err(|line| format!("{BASELINE}: “{line}” is no outcome"))
}

/// The outcomes of a text of such lines, or the line that is none.
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

/// How many came out in which way.
pub(super) fn summary(found: &Outcomes) -> String {
    let count = |wanted: Outcome| found.values().filter(|outcome| **outcome == wanted).count();
    let counts = Outcome::ALL.map(|outcome| format!("{} {}", count(outcome), outcome.word()));
    format!("{} mutants: {}.", found.len(), counts.join(", "))
}

/// What is otherwise than in the committed list.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Comparison {
    /// Once noticed, and not any more.
    pub(super) no_longer_noticed: Vec<String>,
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
    pub(super) fn of(baseline: &Outcomes, found: &Outcomes, all: &[Mutant]) -> Self {
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

    pub(super) fn text(&self) -> String {
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
    use crate::mutants::list::mutants_in;
    use crate::mutants::list::tests::LIST;

    fn all() -> Vec<Mutant> {
        mutants_in(LIST).expect("a list")
    }

    fn outcomes(text: &str) -> Outcomes {
        outcomes_in(text).expect("outcomes")
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
}
