//! The vocabulary: colours, icons, patterns, cards and sets of cards.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use tabletop::{ParseError, vocabulary};

use crate::data;

vocabulary! {
    /// The colour of a pyramid.
    pub enum Colour ("expected-colour") {
        /// Green.
        Green = "green",
        /// Orange.
        Orange = "orange",
        /// Purple.
        Purple = "purple",
    }
}

vocabulary! {
    /// What can be printed on an open cell of a chamber, by its letter in a deck file.
    pub enum Icon ("expected-icon") {
        /// A red gem.
        Red = "r",
        /// A green gem.
        Green = "g",
        /// A torch.
        Torch = "t",
        /// A skull.
        Skull = "s",
        /// A potion, which erases skulls.
        Potion = "p",
        /// A red cross, which gives one more cell.
        Cross = "x",
    }
}

vocabulary! {
    /// The patterns of the expedition cards.
    pub enum Pattern ("expected-pattern") {
        /// Two in a line.
        I2 = "I2",
        /// Three in a line.
        I3 = "I3",
        /// Three round a corner.
        V3 = "V3",
        /// Four as an L.
        L4 = "L4",
        /// Four as a T.
        T4 = "T4",
        /// Four as a square.
        O4 = "O4",
    }
}

/// A pyramid card, by its number from 1 to 48. Prints the number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "number"))]
pub struct Card(NonZeroU8);

impl Card {
    /// The lowest card.
    pub const FIRST: Card = Card(NonZeroU8::MIN);

    /// The card with this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() as usize <= data::CARDS => Some(Card(number)),
            _ => None,
        }
    }

    /// The number on the card.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// The card's place among all, from 0.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Every card, ascending.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        (0..data::CARDS as u8).map(Card::at)
    }

    /// The card at a place among all.
    #[inline]
    fn at(index: u8) -> Self {
        Card(NonZeroU8::MIN.saturating_add(index))
    }
}

impl Default for Card {
    fn default() -> Self {
        Card::FIRST
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        text.parse()
            .ok()
            .and_then(Card::new)
            .filter(|card| card.to_string() == text)
            .ok_or_else(|| ParseError::expected("expected-card-number", text))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// A set of cards, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// Every card.
    pub const ALL: CardSet = CardSet((1 << data::CARDS) - 1);

    /// Adds a card.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.index());
    }

    /// Is the card in the set?
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 & 1 << card.index() != 0
    }

    /// The cards that are in either set.
    #[must_use]
    #[inline]
    pub const fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The cards that are in both sets.
    #[must_use]
    #[inline]
    pub const fn intersection(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there no card?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card with the lowest number.
    #[inline]
    pub fn lowest(self) -> Option<Card> {
        if self.is_empty() { None } else { Some(Card::at(self.0.trailing_zeros() as u8)) }
    }

    /// The cards, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let card = left.lowest()?;
            left.remove(card);
            Some(card)
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

tabletop::listed!(CardSet of Card);
