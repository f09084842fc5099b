//! The decisions and their text.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use tabletop::{ParseError, Words};

use crate::types::{Card, Order, Pyramid, Ship, Site, Space};

/// One decision. Its text is the notation: `load 2.3`, `play lever 2 temple BAC`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Take stones from the quarry: as the turn's action, as the bonus of a pyramid, or instead of the temple's point.
    Stones,
    /// Load a stone: as the turn's action, or as the bonus of a pyramid.
    Load(Space),
    /// Sail a ship to a site.
    Sail(Ship, Site),
    /// Play a lever: sail, and say in which order the stones leave the ship.
    PlayLever(Ship, Site, Order),
    /// Play a hammer: take stones, then load one.
    PlayHammer(Space),
    /// Play a sail: load a stone, then sail that ship.
    PlaySail(Space, Site),
    /// Play a chisel: load two stones, the lower space first.
    PlayChisel(Space, Space),
    /// Do nothing, when nothing can be done.
    Pass,
    /// Take a face-up card.
    Take(Card),
    /// Take the face-down pair.
    TakeHidden,
    /// Keep one card of the pair.
    Keep(Card),
    /// Build this pyramid.
    Pyramid(Pyramid),
    /// Take the top market card as the bonus of a pyramid.
    Card,
    /// Take no card at the market, or leave a pyramid's bonus.
    Decline,
    /// Take the temple's point.
    Point,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Stones => f.write_str("stones"),
            Action::Load(space) => write!(f, "load {space}"),
            Action::Sail(ship, site) => write!(f, "sail {ship} {site}"),
            Action::PlayLever(ship, site, order) => write!(f, "play lever {ship} {site} {order}"),
            Action::PlayHammer(space) => write!(f, "play hammer {space}"),
            Action::PlaySail(space, site) => write!(f, "play sail {space} {site}"),
            Action::PlayChisel(first, second) => write!(f, "play chisel {first} {second}"),
            Action::Pass => f.write_str("pass"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::TakeHidden => f.write_str("take hidden"),
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::Pyramid(pyramid) => write!(f, "pyramid {pyramid}"),
            Action::Card => f.write_str("card"),
            Action::Decline => f.write_str("decline"),
            Action::Point => f.write_str("point"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::new(text);
        let action = match words.next("expected-action")? {
            "stones" => Action::Stones,
            "load" => Action::Load(words.parse("expected-space")?),
            "sail" => Action::Sail(words.parse("expected-ship")?, words.parse("expected-site")?),
            "play" => play(&mut words)?,
            "pass" => Action::Pass,
            "take" => take(&mut words)?,
            "keep" => Action::Keep(words.parse("expected-card")?),
            "pyramid" => Action::Pyramid(words.parse("expected-pyramid")?),
            "card" => Action::Card,
            "decline" => Action::Decline,
            "point" => Action::Point,
            other => return Err(ParseError::expected("expected-action", other)),
        };
        words.finish()?;
        Ok(action)
    }
}

/// The rest of `play CARD ...`.
fn play(words: &mut Words<'_>) -> Result<Action, ParseError> {
    let column = words.column();
    match words.next("expected-blue-card")? {
        "lever" => Ok(Action::PlayLever(
            words.parse("expected-ship")?,
            words.parse("expected-site")?,
            words.parse("expected-order")?,
        )),
        "hammer" => Ok(Action::PlayHammer(words.parse("expected-space")?)),
        "sail" => Ok(Action::PlaySail(words.parse("expected-space")?, words.parse("expected-site")?)),
        "chisel" => {
            let first = words.parse("expected-space")?;
            let column = words.column();
            let second: Space = words.parse("expected-space")?;
            // One text for each pair of spaces: the lower one first.
            if first < second {
                Ok(Action::PlayChisel(first, second))
            } else {
                Err(ParseError::expected("expected-higher-space", &second.to_string()).shifted(column))
            }
        }
        other => Err(ParseError::expected("expected-blue-card", other).shifted(column)),
    }
}

/// The rest of `take ...`.
fn take(words: &mut Words<'_>) -> Result<Action, ParseError> {
    let column = words.column();
    match words.next("expected-taken")? {
        "hidden" => Ok(Action::TakeHidden),
        card => card
            .parse()
            .map(Action::Take)
            .map_err(|_| ParseError::expected("expected-taken", card).shifted(column)),
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
