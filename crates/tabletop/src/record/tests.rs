//! The format's promises: one print for each record, and a place for each mistake.

use proptest::prelude::*;

use super::*;

fn sample() -> Record {
    Record {
        game: "toy".to_owned(),
        rules: 3,
        seats: 3,
        options: "side=A".to_owned(),
        seed: Seed::new([0xab; 32]),
        fair: Some(Fair {
            table: "t-1".to_owned(),
            commitment: [1; 32],
            secret: [2; 32],
            nonces: BySeat::from_fn(3, |seat| (seat != Seat::B).then_some([seat as u8; 32])),
        }),
        names: BySeat::from_fn(3, |seat| (seat == Seat::C).then(|| "Ana María".to_owned())),
        material: Some(Material::new("deck", "one\n\ntwo  \n")),
        result: Some(BySeat::from_fn(3, |seat| Score { place: seat as u8 + 1, total: -4 })),
        plays: vec![Play { seat: Seat::A, action: "load 2.3".to_owned() }],
    }
}

/// The print of the sample with `from` replaced, and where and why it is refused.
#[track_caller]
fn refused(from: &str, to: &str, line: usize, column: usize, problem: &str) {
    let text = sample().to_string();
    assert!(text.contains(from), "the sample has no {from:?}");
    let error = text.replacen(from, to, 1).parse::<Record>().expect_err("the text is not canonical");
    assert_eq!((error.line, error.column), (line, column), "{error}");
    assert!(error.problem.to_string().contains(problem), "{error}");
}

#[test]
fn a_record_with_everything_reads_back() {
    let text = sample().to_string();
    assert_eq!(text.parse(), Ok(sample()));
    assert!(text.contains("name C Ana María\nmaterial deck 3\n|one\n|\n|two  \nresult A place 1 total -4\n"));
    assert_eq!(sample().material.expect("the sample has material").text(), "one\n\ntwo  \n");
}

#[test]
fn a_record_with_nothing_but_a_header_reads_back() {
    let record =
        Record { fair: None, names: BySeat::new(3), material: None, result: None, plays: vec![], ..sample() };
    let text = record.to_string();
    assert!(text.ends_with("\n\n"));
    assert_eq!(text.parse(), Ok(record));
}

#[test]
fn lines_are_counted_as_they_are_printed() {
    let record = sample();
    let text = record.to_string();
    let line = |number: usize| text.lines().nth(number - 1);
    assert_eq!(line(record.line_of_play(0)), Some("A load 2.3"));
    assert_eq!(line(record.line_of("options")), Some("options side=A"));
    assert_eq!(line(record.line_of("seed")).map(|seed| &seed[..7]), Some("seed ab"));
}

#[test]
fn every_mistake_has_its_place() {
    refused("mastaba", "Mastaba", 1, 1, "expected-first-line");
    refused("record 1", "record 2", 1, 16, "parse-format");
    refused("record 1", "record 01", 1, 16, "expected-number");
    refused("game toy", "game Toy", 2, 6, "expected-id");
    refused("game toy", "game toy ", 2, 9, "expected-end");
    refused("rules 3", "rules +3", 3, 7, "expected-number");
    refused("seats 3", "seats 5", 4, 7, "expected-seat-count");
    refused("options side=A", "options ", 5, 9, "expected-options");
    refused("seed ab", "seed AB", 6, 6, "expected-hex");
    refused("table t-1", "table t 1", 7, 9, "expected-end");
    refused("commitment", "comitment", 8, 1, "expected-commitment-line");
    refused("nonce C", "nonce A", 11, 7, "expected-next-seat");
    refused("nonce C", "nonce D", 11, 7, "expected-seat");
    refused("name C Ana", "name C  Ana", 12, 8, "expected-name");
    refused("material deck 3", "material deck 4", 17, 1, "expected-material");
    refused("result B", "result C", 18, 8, "expected-next-seat");
    refused("place 2", "place two", 18, 16, "expected-number");
    refused("\n\nA load", "\nA load", 20, 1, "expected-blank");
    refused("A load 2.3", "A", 21, 2, "expected-action");
    refused("A load 2.3", "a load 2.3", 21, 1, "expected-seat");
    refused("A load 2.3\n", "A load 2.3", 21, 11, "expected-line-end");
    refused("A load 2.3\n", "A load 2.3\r\n", 21, 11, "expected-action");
}

#[test]
fn the_end_of_the_text_is_a_mistake_too() {
    let text = sample().to_string();
    let ends: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
    let header_end = text.find("\n\n").expect("a blank line") + 2;
    for end in ends {
        // Cut after the blank line, the text is a record without plays.
        assert_eq!(text[..end].parse::<Record>().is_ok(), end == header_end, "cut at {end}");
    }
}

proptest! {
    /// Whatever is read prints back the same: there is one text for each record.
    #[test]
    fn reading_is_the_inverse_of_printing(at in 0usize..700, byte in any::<char>(), cut in any::<bool>()) {
        let mut text: Vec<char> = sample().to_string().chars().collect();
        let at = at.min(text.len() - 1);
        if cut { text.remove(at); } else { text[at] = byte; }
        let text: String = text.into_iter().collect();
        if let Ok(record) = text.parse::<Record>() {
            prop_assert_eq!(record.to_string(), text);
        }
    }
}
