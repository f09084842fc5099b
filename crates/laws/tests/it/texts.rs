//! The check of texts finds what is missing, unused or different; and the contract's own words pass it.

use std::fs;
use std::path::Path;

use laws::check_texts;
use tabletop::{SHARED, Texts};

/// What is said of these texts when the source is this one.
fn problems(en: &'static str, es: &'static str, source: &str, required: &[&str]) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::write(folder.path().join("lib.rs"), source).expect("a written file");
    let required: Vec<String> = required.iter().map(|key| (*key).to_owned()).collect();
    check_texts(Texts { en, es }, folder.path(), &required)
}

#[test]
fn the_contracts_own_words_are_complete() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tabletop/src");
    assert_eq!(check_texts(SHARED, &source, &[]), Vec::<String>::new());
}

#[test]
fn texts_that_fit_are_fine() {
    let text = "-gold = gold\nevent-a = { $who } { $n ->\n    [one] x\n   *[other] { -gold }\n }\ncard-b = { event-c }\n    .short = b\nevent-c = c\nrule-d = d\n";
    let source = "f(\"event-a\"); format!(\"card-{x}\"); // \"event-none\"";
    assert_eq!(problems(text, text, source, &["rule-d"]), Vec::<String>::new());
}

#[test]
fn a_message_of_one_language_is_found() {
    let source = "\"event-a\" \"event-b\"";
    assert_eq!(
        problems("event-a = a\nevent-b = b\n", "event-a = a\n", source, &[]),
        ["event-b is missing in es"]
    );
    assert_eq!(
        problems("event-a = a\n", "event-a = a\nevent-b = b\n", "\"event-a\"", &[]),
        ["event-b is missing in en"]
    );
    assert_eq!(
        problems("rule-a = a\n    .title = A\n", "rule-a = a\n", "", &["rule-a", "rule-a.title"]),
        ["rule-a.title is missing in es"]
    );
}

#[test]
fn different_variables_are_found() {
    let found = problems("event-a = { $who }\n", "event-a = { $whom }\n", "\"event-a\"", &[]);
    assert_eq!(found, ["event-a has the variables {\"who\"} in en and {\"whom\"} in es"]);
    let found = problems(
        "event-a = { $n ->\n    [one] { $x }\n   *[other] b\n }\n",
        "event-a = { $n }\n",
        "\"event-a\"",
        &[],
    );
    assert_eq!(found, ["event-a has the variables {\"n\", \"x\"} in en and {\"n\"} in es"]);
}

#[test]
fn unused_messages_are_found() {
    let text = "event-a = a\nevent-ab = ab\n";
    assert_eq!(problems(text, text, "\"event-ab\"", &[]), ["event-a is never used"]);
    let attribute = "rule-a = a\n    .title = A\n";
    assert_eq!(problems(attribute, attribute, "\"rule-a\"", &[]), ["rule-a.title is never used"]);
}

#[test]
fn required_and_said_messages_must_be_there() {
    assert_eq!(problems("", "", "", &["rule-a.title"]), ["rule-a.title is missing"]);
    assert_eq!(
        problems("", "", "f(\"refusal-x\"); f(\"sites-of-old\")", &[]),
        ["refusal-x is said in the code, but has no text"]
    );
    // The shared words are everybody's.
    assert_eq!(problems("", "", "\"expected-number\"", &[]), Vec::<String>::new());
}

#[test]
fn broken_files_are_found() {
    let found = problems("event-a = {\n", "event-a = a\n", "\"event-a\"", &[]);
    assert!(found[0].starts_with("en: not Fluent"), "{found:?}");
    let found = problems("a = a\na = b\n", "a = a\n", "\"a\"", &[]);
    assert_eq!(found[0], "en: a is there twice");
    assert!(!check_texts(SHARED, Path::new("no/such/folder"), &[]).is_empty());
}
