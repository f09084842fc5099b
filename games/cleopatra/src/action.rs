//! The decisions and their text.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use tabletop::{ParseError, Words};

use crate::cards::Cards;
use crate::data;
use crate::square::{Footprint, Square};
use crate::types::{Card, Kind, Piece, Stall, Worshipper};

/// One decision. Its text is the notation: `build sphinx left`, `pay artisan stone stone+`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Call a worshipper of Sobek.
    Worship(Worshipper),
    /// Take a stall of the market.
    Market(Stall),
    /// Put the drawn card on a stall.
    Place(Stall),
    /// Build a piece.
    Build(Piece),
    /// Pay for it with these cards.
    Pay(Cards),
    /// Claim the area with this first square as a sanctuary.
    Claim(Square),
    /// Take the palms instead of claiming.
    Palms,
    /// No more: pieces, second action, or second claim.
    Done,
    /// Discard a card over the limit.
    Discard(Card),
    /// Keep all cards over the limit.
    Keep,
    /// Offer scarabs.
    Offer(u16),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Worship(worshipper) => write!(f, "worship {worshipper}"),
            Action::Market(stall) => write!(f, "market {stall}"),
            Action::Place(stall) => write!(f, "place {stall}"),
            Action::Build(piece) => write!(f, "build {piece}"),
            Action::Pay(cards) if cards.is_empty() => f.write_str("pay"),
            Action::Pay(cards) => write!(f, "pay {cards}"),
            Action::Claim(square) => write!(f, "claim {square}"),
            Action::Palms => f.write_str("palms"),
            Action::Done => f.write_str("done"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Keep => f.write_str("keep"),
            Action::Offer(scarabs) => write!(f, "offer {scarabs}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::new(text);
        let action = match words.next("expected-action")? {
            "worship" => Action::Worship(words.parse("expected-worshipper")?),
            "market" => Action::Market(words.parse("expected-stall")?),
            "place" => Action::Place(words.parse("expected-stall")?),
            "build" => Action::Build(piece(&mut words)?),
            // The bare word pays for a piece that is wholly covered.
            "pay" if text == "pay" => Action::Pay(Cards::EMPTY),
            "pay" => Action::Pay(cards(&mut words)?),
            "claim" => Action::Claim(words.parse("expected-square")?),
            "palms" => Action::Palms,
            "done" => Action::Done,
            "discard" => Action::Discard(words.parse("expected-card")?),
            "keep" => Action::Keep,
            "offer" => Action::Offer(words.number("expected-scarabs")?),
            other => return Err(ParseError::expected("expected-action", other)),
        };
        words.finish()?;
        Ok(action)
    }
}

/// The rest of `build KIND PLACE`.
fn piece(words: &mut Words<'_>) -> Result<Piece, ParseError> {
    Ok(match words.parse("expected-kind")? {
        Kind::Sphinx => Piece::Sphinx(words.parse("expected-side")?),
        Kind::Obelisk => Piece::Obelisk(words.parse("expected-side")?),
        Kind::Door => Piece::Door(words.parse("expected-side")?),
        Kind::Wall => Piece::Wall(words.parse("expected-wall")?),
        Kind::Mosaic => Piece::Mosaic(footprint(words)?),
        Kind::Pedestal => Piece::Pedestal,
        Kind::Throne => Piece::Throne,
    })
}

/// Five squares, ascending: one text for each set of squares.
fn footprint(words: &mut Words<'_>) -> Result<Footprint, ParseError> {
    let mut squares = [Square::default(); data::MOSAIC_SQUARES];
    for at in 0..squares.len() {
        let column = words.column();
        squares[at] = words.parse("expected-square")?;
        if at > 0 && squares[at - 1] >= squares[at] {
            let found = squares[at].to_string();
            return Err(ParseError::expected("expected-later-square", &found).shifted(column));
        }
    }
    Footprint::new(squares)
        .ok_or_else(|| ParseError::expected("expected-later-square", "").shifted(words.column()))
}

/// The cards of a payment, in the order of the vocabulary, and no more of a kind than there are.
fn cards(words: &mut Words<'_>) -> Result<Cards, ParseError> {
    let mut column = words.column();
    let mut cards = Cards::EMPTY;
    let mut last = Card::Artisan;
    for word in words.rest("expected-card")?.split(' ') {
        let card: Card = word.parse().map_err(|error: ParseError| error.shifted(column))?;
        let wrong = |expected| ParseError::expected(expected, word).shifted(column);
        if card < last {
            return Err(wrong("expected-later-card"));
        }
        if cards.count(card) == data::copies(card) {
            return Err(wrong("expected-fewer-cards"));
        }
        cards.insert(card);
        last = card;
        column += word.len() + 1;
    }
    Ok(cards)
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
