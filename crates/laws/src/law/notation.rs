//! The text of an action: parsing is the exact inverse of printing, and nothing else is accepted.

use std::collections::BTreeSet;
use std::str::FromStr;

use tabletop::{Game, ParseError};

use crate::games::{Account, Games};
use crate::voices::Voices;

/// So many actions of the pool are tried, evenly spread, with all their near misses.
const TRIED: usize = 1_500;

/// Every action reads back from its text, and a text that is almost one is refused, with the place and a
/// sentence.
///
/// # Errors
/// At the first breach.
pub fn notation_reads_back_exactly<G: Game>(games: &Games<G>) -> Result<Account, String> {
    let pool = games.pool()?;
    let voices = Voices::of::<G>();
    let mut texts = BTreeSet::new();
    for action in pool.all() {
        let text = action.to_string();
        match G::Action::from_str(&text) {
            Ok(read) if read == *action => {}
            Ok(read) => return Err(format!("“{text}” is read as {read:?}, printed by {action:?}")),
            Err(error) => return Err(format!("“{text}” is printed but not read: {error}")),
        }
        if !text.is_ascii() || text.split(' ').any(str::is_empty) {
            return Err(format!("“{text}” is not ASCII words with single spaces"));
        }
        if !texts.insert(text.clone()) {
            return Err(format!("two actions print as “{text}”"));
        }
    }
    let spread = pool.all().len().div_ceil(TRIED).max(1);
    for action in pool.all().iter().step_by(spread) {
        let text = action.to_string();
        for near in near_misses(&text) {
            judge::<G>(&near, &voices)?;
        }
    }
    Ok(pool.account())
}

/// A text is refused with its place, or is the exact print of what it is read as.
fn judge<G: Game>(text: &str, voices: &Voices) -> Result<(), String> {
    match G::Action::from_str(text) {
        Ok(read) if read.to_string() == text => Ok(()),
        Ok(read) => Err(format!("“{text}” is accepted, but prints as “{read}”")),
        Err(ParseError { line, column, problem }) => {
            if line != 1 || !(1..=text.chars().count() + 1).contains(&column) {
                return Err(format!("“{text}” is refused at {line}:{column}, which is not in it"));
            }
            voices.say(&problem).map_err(|wrong| format!("the refusal of “{text}” {wrong}"))
        }
    }
}

/// Texts that are almost this one.
fn near_misses(text: &str) -> Vec<String> {
    let mut near = vec![
        String::new(),
        format!(" {text}"),
        format!("{text} "),
        format!("{text}\n"),
        format!("{text} x"),
        format!("{text} 1"),
        text.replace(' ', "  "),
        text.replace(' ', "\t"),
        text.to_uppercase(),
        text.to_lowercase(),
    ];
    let characters: Vec<char> = text.chars().collect();
    for (at, character) in characters.iter().enumerate() {
        let (head, tail) = (&characters[..at], &characters[at + 1..]);
        let mut with = |middle: &[char]| near.push([head, middle, tail].concat().into_iter().collect());
        with(&[]);
        with(&[*character, *character]);
        with(&[' ', *character]);
        with(&[character.to_ascii_uppercase()]);
        with(&['é']);
        if character.is_ascii_digit() {
            with(&['0', *character]);
            with(&['+', *character]);
            with(&['-', *character]);
            with(&['9', '9', '9', '9', *character]);
            ('0'..='9').for_each(|digit| with(&[digit]));
        }
        near.push(head.iter().collect());
    }
    near
}
