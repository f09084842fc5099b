//! The test vectors of `docs/records.md`, computed by the program. `docs/check_vectors.py` computes the same ones
//! from the page alone.

use std::collections::BTreeMap;

use tabletop::{Draw, Seed};

const PAGE: &str = include_str!("../../../docs/records.md");

/// One line of the vectors: what is given, and what it gives.
struct Vector {
    kind: String,
    given: Vec<String>,
    result: Vec<String>,
}

/// The vectors of the page. A line that begins with a space goes on with the one before.
fn vectors() -> Vec<Vector> {
    let mut lines: Vec<String> = Vec::new();
    for block in PAGE.split("```vectors\n").skip(1) {
        let block = block.split("```").next().expect("a split has a first part");
        for line in block.lines().filter(|line| !line.is_empty()) {
            match lines.last_mut() {
                Some(last) if line.starts_with(' ') => last.push_str(line),
                _ => lines.push(line.to_owned()),
            }
        }
    }
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    lines
        .iter()
        .map(|line| {
            let (left, right) = line.split_once('=').expect("a vector has an equals sign");
            let mut given = words(left);
            Vector { kind: given.remove(0), given, result: words(right) }
        })
        .collect()
}

fn number(text: &str) -> u64 {
    text.parse().expect("a number of the page")
}

#[test]
fn the_page_gives_what_the_program_gives() {
    let mut seeds: BTreeMap<String, Seed> = BTreeMap::new();
    let mut checked: BTreeMap<String, usize> = BTreeMap::new();
    for Vector { kind, given, result } in vectors() {
        if kind == "seed" {
            let seed = Seed::from_hex(&result[0]).expect("a seed of the page");
            seeds.insert(given[0].clone(), seed);
            continue;
        }
        let stream = |seed: &str, name: &str| {
            let (game, name) = name.split_once('/').expect("a stream is named GAME/NAME");
            seeds[seed].stream(game, name)
        };
        let found: Vec<String> = match kind.as_str() {
            // The program keeps a stream's number to itself: the stream's words show that it is right.
            "stream" => continue,
            "series" => vec![Seed::of_series(number(&given[0]), number(&given[1])).reveal()],
            "words" => {
                let mut stream = stream(&given[0], &given[1]);
                (0..number(&given[2])).map(|_| format!("{:08x}", stream.word())).collect()
            }
            "below" => {
                let mut stream = stream(&given[0], &given[1]);
                given[2..].iter().map(|bound| stream.below(number(bound) as u32).to_string()).collect()
            }
            "shuffle" => {
                let mut items = given[2..].to_vec();
                stream(&given[0], &given[1]).shuffle(&mut items);
                items
            }
            other => panic!("the page has vectors of an unknown kind: {other}"),
        };
        assert_eq!(found, result, "{kind} {given:?}");
        *checked.entry(kind).or_default() += 1;
    }
    let kinds: Vec<&str> = checked.keys().map(String::as_str).collect();
    assert_eq!(kinds, ["below", "series", "shuffle", "words"], "the page has vectors of every kind");
}
