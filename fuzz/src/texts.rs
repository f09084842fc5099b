//! Texts that stand alone: words, options, records.

use tabletop::{Language, Options, Record, Seat, Seed, Words, bytes_from_hex, hex, is_name, shown};

use crate::Verdict;
use crate::voices::{assert_all_say, assert_says};

/// Reads a line word by word, and each word as everything a word can be.
///
/// # Panics
/// When anything that was read does not print back the same.
pub fn words(bytes: &[u8]) -> Verdict {
    let text = String::from_utf8_lossy(bytes);
    assert!(shown(&text).chars().count() <= 41, "what is repeated in messages is short");
    let _: Result<Language, ()> = text.parse();
    let _ = is_name(&text);

    let mut seats = 0;
    let mut read = String::new();
    let mut line = Words::new(&text);
    while let Ok(word) = line.next("expected-seat") {
        if !read.is_empty() {
            read.push(' ');
        }
        read.push_str(word);
        if let Ok(seat) = word.parse::<Seat>() {
            assert_eq!(seat.to_string(), word);
            seats += 1;
        }
        if let Ok(number) = Words::new(word).number::<i32>("expected-number") {
            assert_eq!(number.to_string(), word);
        }
        if let Some(seed) = Seed::from_hex(word) {
            assert_eq!(seed.reveal(), word);
        }
        if let Some(bytes) = bytes_from_hex(word) {
            assert_eq!(hex(&bytes), word);
        }
    }
    match line.finish() {
        Ok(()) => assert_eq!(read, text, "a line that was read to its end was read completely"),
        Err(error) => {
            assert!(error.column <= text.chars().count() + 1, "{error}");
            assert_all_say(&error.problem);
        }
    }
    if seats > 0 { Verdict::Accepted } else { Verdict::Refused }
}

/// Reads the options of every game, as records hold them and as people type them.
///
/// # Panics
/// When options do not print back the same, or a refused text changed something.
pub fn options(bytes: &[u8]) -> Verdict {
    let text = String::from_utf8_lossy(bytes);
    let mut verdict = Verdict::Refused;
    for title in catalog::GAMES {
        match Options::parse(title.choices(), &text) {
            Ok(options) => {
                assert_eq!(options.to_string(), text);
                verdict = Verdict::Accepted;
            }
            Err(error) => {
                assert!(error.column <= text.chars().count() + 1, "{error}");
                assert_says(title.id(), &error.problem);
            }
        }
        let mut options = Options::new(title.choices());
        if let Err(error) = options.update(&text) {
            assert_eq!(options, Options::new(title.choices()), "a refused text changes nothing");
            assert_says(title.id(), &error.problem);
        }
        assert_eq!(Options::parse(title.choices(), &options.to_string()), Ok(options));
    }
    verdict
}

/// Reads a record.
///
/// # Panics
/// When it does not print back the same, or a mistake has no place in the text.
pub fn record(bytes: &[u8]) -> Verdict {
    let Ok(text) = std::str::from_utf8(bytes) else { return Verdict::Refused };
    let record = text.parse::<Record>();
    match &record {
        Ok(record) => assert_eq!(record.to_string(), text),
        Err(error) => {
            assert_place(text, error.line, error.column);
            assert_all_say(&error.problem);
        }
    }
    Verdict::of(&record)
}

/// The place of a mistake is in the text, or where the text should have gone on.
#[track_caller]
pub(crate) fn assert_place(text: &str, line: usize, column: usize) {
    let lines: Vec<&str> = text.split('\n').collect();
    let width = lines.get(line - 1).map_or(0, |line| line.chars().count());
    assert!(
        line <= lines.len() + 1 && (1..=width + 1).contains(&column),
        "{line}:{column} is not in the text"
    );
}
