//! Replays every file of the corpora as a plain test.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use fuzz::{TARGETS, Verdict};

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The names in a folder.
fn names(path: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(here(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    let name = |entry: std::io::Result<fs::DirEntry>| {
        entry.expect("a folder can be read").file_name().to_string_lossy().into_owned()
    };
    entries.map(name).collect()
}

#[test]
fn every_target_has_a_program_and_a_corpus() {
    let targets: BTreeSet<String> = TARGETS.iter().map(|target| target.name.to_owned()).collect();
    let programs = names("fuzz_targets").into_iter().map(|name| name.trim_end_matches(".rs").to_owned());
    assert_eq!(programs.collect::<BTreeSet<_>>(), targets);
    assert_eq!(names("corpus"), targets);
}

/// A corpus in which everything is refused, or nothing, has lost its point: the format has moved on without it.
#[test]
fn every_corpus_holds_what_is_accepted_and_what_is_refused() {
    for target in TARGETS {
        let folder = format!("corpus/{}", target.name);
        let (mut accepted, mut refused) = (0, 0);
        for name in names(&folder) {
            let bytes = fs::read(here(&folder).join(&name)).expect("a corpus holds files");
            // Shown only when the target panics.
            println!("{folder}/{name}");
            match (target.feed)(&bytes) {
                Verdict::Accepted => accepted += 1,
                Verdict::Refused => refused += 1,
            }
        }
        assert!(accepted > 0, "{folder}: nothing is accepted");
        assert!(refused > 0, "{folder}: nothing is refused");
    }
}
