//! What earlier editions of the program wrote, opened by this one. `fixtures/edition-1/README.md` tells what it is.
//!
//! `cargo test -p server --test it editions -- --ignored` writes such files as this edition writes them, into
//! `target/tmp/edition`. They are the next edition's: what is committed is never written again.

mod make_records;
mod make_tables;
mod newer;
mod records;
mod tables;

use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest as _, Sha256};

/// What an edition left.
fn fixtures(edition: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(edition)
}

/// Where this edition's files are written to.
fn made() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("edition")
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|problem| panic!("{}: {problem}", file.display()))
}

/// Tells one text from another: the beginning of its SHA-256.
fn digest(text: &str) -> String {
    tabletop::hex(&<[u8; 32]>::from(Sha256::digest(text))[..8])
}

/// Is it told as it was when the files were written? If not, the first line that differs is told.
#[track_caller]
fn assert_told_alike(now: &str, then: &str) {
    for (number, (now, then)) in (1..).zip(now.lines().zip(then.lines())) {
        assert_eq!(now, then, "line {number}");
    }
    assert_eq!(now.lines().count(), then.lines().count(), "one of them goes on");
}
