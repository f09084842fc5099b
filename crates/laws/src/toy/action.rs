//! The toy's actions and their text.

use std::fmt;
use std::str::FromStr;

use tabletop::{ParseError, Words};

use super::HIGHEST;

/// One decision of the toy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ToyAction {
    /// Take the top card of the deck.
    Draw,
    /// Lay a card of the hand open.
    Show(u8),
    /// Lay a card of the hand face down, as a bid.
    Bid(u8),
    /// Do nothing.
    Pass,
}

impl fmt::Display for ToyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ToyAction::Draw => f.write_str("draw"),
            ToyAction::Show(card) => write!(f, "show {card}"),
            ToyAction::Bid(card) => write!(f, "bid {card}"),
            ToyAction::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for ToyAction {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::new(text);
        let action = match words.next("expected-move")? {
            "draw" => ToyAction::Draw,
            "show" => ToyAction::Show(card(&mut words)?),
            "bid" => ToyAction::Bid(card(&mut words)?),
            "pass" => ToyAction::Pass,
            _ => return Err(ParseError::expected("expected-move", text)),
        };
        words.finish()?;
        Ok(action)
    }
}

fn card(words: &mut Words<'_>) -> Result<u8, ParseError> {
    let column = words.column();
    let card: u8 = words.number("expected-card")?;
    if (1..=HIGHEST).contains(&card) {
        Ok(card)
    } else {
        Err(ParseError::expected("expected-card", &card.to_string()).shifted(column))
    }
}
