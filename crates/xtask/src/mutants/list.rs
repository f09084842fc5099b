//! The mistakes that can be planted, and samples of them.

use std::collections::BTreeMap;

use crate::shell::{self, Failure};

/// One mistake that can be planted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mutant {
    pub(super) package: String,
    /// What is changed, in which function; with a number where the package has several of that name. Neither file
    /// nor line belong to it, so that code may move.
    pub(super) name: String,
    /// The file it is in.
    pub(super) file: String,
    /// What cargo-mutants calls it, with file and line.
    pub(super) full: String,
}

/// What cargo-mutants would plant in the rules and in the table.
pub(super) fn mutants(plumbing: &[&str]) -> Result<Vec<Mutant>, Failure> {
    let mut command = shell::cargo(&["mutants", "--list", "--workspace", "--colors", "never"]);
    command.args(["--file", "games/*/src/**", "--file", "crates/server/src/table/*.rs"]);
    command.args(["--exclude", "games/*/src/heuristic/**"]);
    for name in plumbing {
        command.args(["--exclude", &format!("games/*/src/{name}.rs")]);
    }
    mutants_in(&shell::output(&mut command)?)
}

/// The mutants of a list by package and name.
pub(super) fn mutants_in(list: &str) -> Result<Vec<Mutant>, Failure> {
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
pub(super) fn draw(all: &[Mutant], sample: usize, seed: u64) -> Vec<&Mutant> {
    let mut ranked: Vec<(u64, &Mutant)> = all.iter().map(|mutant| (rank(seed, mutant), mutant)).collect();
    ranked.sort_by_key(|(rank, mutant)| (*rank, &mutant.package, &mutant.name));
    ranked.into_iter().take(sample).map(|(_, mutant)| mutant).collect()
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

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    pub(crate) const LIST: &str = "\
games/kheops/src/set.rs:12:5: replace | with & in Set::with
games/kheops/src/cell.rs:40:9: replace + with - in neighbours
games/kheops/src/cell.rs:7:13: replace + with - in neighbours
crates/server/src/table/undo.rs:3:1: replace wish -> Option<UndoAsked> with None
";

    fn all() -> Vec<Mutant> {
        mutants_in(LIST).expect("a list")
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
            draw(all, sample, seed).into_iter().map(|mutant| mutant.name.clone()).collect()
        };
        let whole = sample(&all, 9, 1);
        assert_eq!(whole.len(), 4);
        assert_eq!(sample(&all, 2, 1), whole[..2]);
        assert!((2..50).any(|seed| sample(&all, 9, seed) != whole));
        let moved = LIST.replace("set.rs:12:5", "sets.rs:99:1");
        assert_eq!(sample(&mutants_in(&moved).expect("a list"), 9, 1), whole);
    }
}
