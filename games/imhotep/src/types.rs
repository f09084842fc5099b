//! The vocabulary: sites, cards, ships and their spaces, pyramids, and multisets of cards.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use tabletop::{ParseError, Seat, vocabulary};

vocabulary! {
    /// Where ships go.
    pub enum Site ("expected-site") {
        /// Stones become cards.
        Market = "market",
        /// Stones score at once.
        Pyramid = "pyramid",
        /// Stones score at the end of each round, while nothing covers them.
        Temple = "temple",
        /// Stones score at the end, by groups or rows.
        Chamber = "chamber",
        /// Stones score at the end by height, or at once by towers.
        Obelisks = "obelisks",
    }
}

impl Site {
    /// The four sites that keep stones.
    pub const MONUMENTS: [Site; 4] = [Site::Pyramid, Site::Temple, Site::Chamber, Site::Obelisks];
}

vocabulary! {
    /// Which side of a site's board is up.
    pub enum Side ("expected-side") {
        /// The basic side.
        A = "A",
        /// The variant.
        B = "B",
    }
}

vocabulary! {
    /// The market cards.
    pub enum Card ("expected-card") {
        /// Red: an own stone from the quarry to the pyramid.
        Entrance = "entrance",
        /// Red: an own stone from the quarry to the burial chamber.
        Sarcophagus = "sarcophagus",
        /// Red: an own stone from the quarry to the obelisks.
        PavedPath = "paved-path",
        /// Green: scores the stones of the pyramid.
        PyramidDecoration = "pyramid-decoration",
        /// Green: scores the stones of the temple.
        TempleDecoration = "temple-decoration",
        /// Green: scores the stones of the burial chamber.
        ChamberDecoration = "chamber-decoration",
        /// Green: scores the stones of the obelisks.
        ObeliskDecoration = "obelisk-decoration",
        /// Purple: the more, the better.
        Statue = "statue",
        /// Blue: sail and order the stones.
        Lever = "lever",
        /// Blue: take stones and load one.
        Hammer = "hammer",
        /// Blue: load and sail.
        Sail = "sail",
        /// Blue: load two.
        Chisel = "chisel",
    }
}

impl Card {
    /// The blue cards, which are played as an action.
    pub const BLUE: [Card; 4] = [Card::Lever, Card::Hammer, Card::Sail, Card::Chisel];

    /// Where a red card's stone goes.
    pub const fn red_site(self) -> Option<Site> {
        match self {
            Card::Entrance => Some(Site::Pyramid),
            Card::Sarcophagus => Some(Site::Chamber),
            Card::PavedPath => Some(Site::Obelisks),
            Card::PyramidDecoration
            | Card::TempleDecoration
            | Card::ChamberDecoration
            | Card::ObeliskDecoration
            | Card::Statue
            | Card::Lever
            | Card::Hammer
            | Card::Sail
            | Card::Chisel => None,
        }
    }
}

vocabulary! {
    /// A ship of the round, numbered as the round card lists them, largest first.
    pub enum Ship ("expected-ship") {
        /// The first.
        One = "1",
        /// The second.
        Two = "2",
        /// The third.
        Three = "3",
        /// The fourth.
        Four = "4",
    }
}

vocabulary! {
    /// One of the three pyramids of side B.
    pub enum Pyramid ("expected-pyramid") {
        /// Its second space gives a card.
        Left = "left",
        /// Its third space gives stones.
        Middle = "middle",
        /// Its fourth space gives a loading.
        Right = "right",
    }
}

/// A space of a ship: `2.3` is the third space of ship 2. The first is the bow, and unloads first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct Space(u8);

impl Space {
    /// The space of a ship, counted from 0 at the bow.
    #[inline]
    pub const fn new(ship: Ship, place: usize) -> Self {
        Space((ship as u8) << 2 | (place as u8 & 3))
    }

    /// The `index`th of the sixteen spaces that four ships of four have.
    #[inline]
    pub(crate) const fn from_index(index: usize) -> Self {
        Space(index as u8 & 15)
    }

    /// The ship.
    #[inline]
    pub const fn ship(self) -> Ship {
        match self.0 >> 2 {
            0 => Ship::One,
            1 => Ship::Two,
            2 => Ship::Three,
            _ => Ship::Four,
        }
    }

    /// The place on the ship, from 0 at the bow.
    #[inline]
    pub const fn place(self) -> usize {
        (self.0 & 3) as usize
    }

    /// The number of this space among the sixteen.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        (self.0 & 15) as usize
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.ship(), self.place() + 1)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Space {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text.as_bytes() {
            [ship @ b'1'..=b'4', b'.', place @ b'1'..=b'4'] => Ok(Space((ship - b'1') << 2 | (place - b'1'))),
            _ => Err(ParseError::expected("expected-space", text)),
        }
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The owners of up to four stones, in the order they are unloaded. Prints their letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Order {
    owners: [Seat; 4],
    len: u8,
}

impl Order {
    /// Adds a stone at the end.
    ///
    /// # Panics
    /// When four are there already.
    #[inline]
    pub fn push(&mut self, owner: Seat) {
        self.owners[usize::from(self.len)] = owner;
        self.len += 1;
    }

    /// The owners, first to unload first.
    #[inline]
    pub fn owners(&self) -> &[Seat] {
        &self.owners[..usize::from(self.len)]
    }

    /// How many stones each seat has in it, four bits a seat: equal for equal cargoes in any order.
    pub(crate) fn census(&self) -> u16 {
        self.owners().iter().map(|owner| 1 << (4 * owner.index())).sum()
    }
}

impl FromIterator<Seat> for Order {
    fn from_iter<I: IntoIterator<Item = Seat>>(owners: I) -> Self {
        let mut order = Order::default();
        owners.into_iter().for_each(|owner| order.push(owner));
        order
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.owners().iter().try_for_each(|owner| write!(f, "{owner}"))
    }
}

impl FromStr for Order {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let owners: Option<Vec<Seat>> = text.chars().map(Seat::from_letter).collect();
        owners
            .filter(|owners| (1..=4).contains(&owners.len()))
            .map(|owners| owners.into_iter().collect())
            .ok_or_else(|| ParseError::expected("expected-order", text))
    }
}

impl Serialize for Order {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.owners())
    }
}

tabletop::listed!(Order of Seat);

/// A round card: the capacities of the four ships, largest first. Prints them: `4321`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct RoundCard(pub(crate) [u8; 4]);

impl RoundCard {
    /// How many stones a ship of this round holds.
    pub const fn capacity(self, ship: Ship) -> u8 {
        self.0[ship.index()]
    }
}

impl fmt::Display for RoundCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|capacity| write!(f, "{capacity}"))
    }
}

impl fmt::Debug for RoundCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for RoundCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A multiset of cards: four bits count each kind, so that it is one machine word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const EMPTY: Cards = Cards(0);

    /// Adds a card.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0 += 1 << (4 * card.index());
    }

    /// Takes a card out that is known to be there.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.has(card), "{card} is not among {self:?}");
        self.0 -= 1 << (4 * card.index());
    }

    /// How many cards of a kind there are.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (4 * card.index()) & 15) as u8
    }

    /// Is there a card of the kind?
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Is there no card at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards there are.
    pub fn len(self) -> usize {
        Card::ALL.iter().map(|card| usize::from(self.count(*card))).sum()
    }

    /// How many different kinds there are.
    #[inline]
    pub(crate) const fn kinds_len(self) -> u32 {
        self.kind_bits().count_ones()
    }

    /// The `index`th of the different kinds.
    #[inline]
    pub(crate) fn nth_kind(self, index: u32) -> Card {
        let mut bits = self.kind_bits();
        for _ in 0..index {
            bits &= bits - 1;
        }
        Card::ALL[(bits.trailing_zeros() / 4) as usize]
    }

    /// The different kinds, in order.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        Card::ALL.iter().copied().filter(move |card| self.has(*card))
    }

    /// Every card, in order, equal ones together.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }

    /// One bit for each kind that is there, at the bottom of its four.
    const fn kind_bits(self) -> u64 {
        let halves = self.0 | self.0 >> 2;
        (halves | halves >> 1) & 0x1111_1111_1111
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut all = Cards::EMPTY;
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

tabletop::listed!(Cards of Card);
