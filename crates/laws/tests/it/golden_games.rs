//! Golden games that tell something else, or are not there, are noticed.

use std::fs;
use std::path::Path;

use laws::{Toy, golden_games_cover_the_game, golden_games_tell_the_same};

/// Checks a copy of the toy's golden games after `spoil` has been at it.
fn spoilt(check: fn(&Path) -> Result<(), String>, spoil: impl Fn(&Path)) -> String {
    let copy = tempfile::tempdir().expect("a temporary folder");
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    for entry in fs::read_dir(golden).expect("the toy's golden games") {
        let entry = entry.expect("a golden game");
        fs::copy(entry.path(), copy.path().join(entry.file_name())).expect("a copied file");
    }
    check(copy.path()).expect("an unspoilt copy is fine");
    spoil(copy.path());
    check(copy.path()).expect_err("a spoilt copy is noticed")
}

fn edit(file: &Path, from: &str, to: &str) {
    let text = fs::read_to_string(file).expect("a golden game");
    assert!(text.contains(from), "{from} is not in {}", file.display());
    fs::write(file, text.replacen(from, to, 1)).expect("a written file");
}

#[test]
fn another_word_is_shown_with_its_line() {
    let complaint = spoilt(golden_games_tell_the_same::<Toy>, |folder| {
        edit(&folder.join("2-first-course.txt"), "passes", "sleeps");
    });
    assert!(complaint.contains("golden:    A sleeps\n  now:       A passes"), "{complaint}");
}

#[test]
fn an_illegal_record_is_refused() {
    let complaint = spoilt(golden_games_tell_the_same::<Toy>, |folder| {
        edit(&folder.join("2-first-course.txt"), "\nA pass", "\nA bid 1");
    });
    assert!(complaint.contains("refusal-turns"), "{complaint}");
}

#[test]
fn a_text_that_is_no_transcript_is_refused() {
    let complaint = spoilt(golden_games_tell_the_same::<Toy>, |folder| {
        fs::write(folder.join("new.txt"), "once upon a time").expect("a written file");
    });
    assert!(complaint.contains("the mark is missing"), "{complaint}");
}

#[test]
fn a_missing_ending_is_named() {
    let complaint = spoilt(golden_games_cover_the_game::<Toy>, |folder| {
        for game in ["2-last", "3-first", "3-last", "4-first", "4-last"] {
            fs::remove_file(folder.join(format!("{game}-deck.txt"))).expect("a removed file");
        }
    });
    assert!(complaint.starts_with("no golden game of the ending deck;"), "{complaint}");
}

#[test]
fn a_missing_pick_of_options_is_named() {
    let complaint = spoilt(golden_games_cover_the_game::<Toy>, |folder| {
        for ending in ["course", "deck"] {
            fs::remove_file(folder.join(format!("3-first-{ending}.txt"))).expect("a removed file");
        }
    });
    assert!(complaint.contains("of 3 seats with the first values of all options;"), "{complaint}");
}
