//! The vocabulary: what tiles and pawns are, and how a tile opens.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use tabletop::{ParseError, vocabulary};

use crate::cell::Side;
use crate::data::TILES;
use crate::set::{Numbered, Set};

vocabulary! {
    /// What a tile is.
    pub enum Kind ("expected-kind") {
        /// It only connects.
        Passage = "passage",
        /// It gives its network a point.
        Room = "room",
    }
}

vocabulary! {
    /// The symbol of a tile.
    pub enum Symbol ("expected-symbol") {
        /// There is none.
        None = "none",
        /// Worth points alone or as a pair of one colour.
        Sarcophagus = "sarcophagus",
        /// Scores for the pawns on it.
        Ankh = "ankh",
        /// A pawn on it counts double.
        Double = "double",
        /// Makes its network worthless.
        Curse = "curse",
        /// No pawn may stand on it.
        Empty = "empty",
        /// Turns a passage.
        TurnPassage = "turn-passage",
        /// Turns a room.
        TurnRoom = "turn-room",
        /// Swaps two pawns.
        Swap = "swap",
        /// Moves a pawn.
        Move = "move",
    }
}

vocabulary! {
    /// The colour of a sarcophagus.
    pub enum Colour ("expected-colour") {
        /// Red.
        Red = "red",
        /// Blue.
        Blue = "blue",
        /// Green.
        Green = "green",
    }
}

vocabulary! {
    /// A pawn.
    pub enum Pawn ("expected-pawn") {
        /// One of many.
        Worker = "worker",
        /// Replaces opposing workers.
        Mummy = "mummy",
        /// Cannot be touched by the opponent.
        Priest = "priest",
        /// White's alone; counts two.
        Pharaoh = "pharaoh",
    }
}

impl Pawn {
    /// The pawns of which there is only one.
    pub const SPECIAL: [Pawn; 3] = [Pawn::Mummy, Pawn::Priest, Pawn::Pharaoh];
}

vocabulary! {
    /// Whose features the pharaoh has.
    pub enum PharaohRule ("expected-pharaoh") {
        /// The mummy's.
        Mummy = "mummy",
        /// The priest's.
        Priest = "priest",
    }
}

/// A tile by its number, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "number"))]
pub struct Tile(NonZeroU8);

/// A set of tiles.
pub type Tiles = Set<Tile>;

impl Tile {
    /// The tile with this number, if there is one.
    pub fn new(number: u8) -> Option<Tile> {
        NonZeroU8::new(number).filter(|number| usize::from(number.get()) <= TILES).map(Tile)
    }

    /// Every tile, in order.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..TILES).map(Tile::from_index)
    }

    /// The tile's number.
    pub const fn number(self) -> u8 {
        self.0.get()
    }
}

impl Default for Tile {
    /// The first: it fills the unused places of a pile.
    fn default() -> Self {
        Tile(NonZeroU8::MIN)
    }
}

impl Numbered for Tile {
    #[inline]
    fn from_index(index: usize) -> Self {
        Tile(NonZeroU8::MIN.saturating_add(index as u8))
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0.get() - 1)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Tile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let tile = text.parse().ok().and_then(Tile::new);
        tile.filter(|tile| tile.to_string() == text)
            .ok_or_else(|| ParseError::expected("expected-tile", text))
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// The sides a tile opens on, at least one. Prints their letters: `lb`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct Openings(NonZeroU8);

/// The print of every value, by its bits.
const OPENINGS: [&str; 7] = ["l", "r", "lr", "b", "lb", "rb", "lrb"];

impl Openings {
    const fn new(bits: u8) -> Self {
        match NonZeroU8::new(bits) {
            Some(bits) => Openings(bits),
            None => panic!("a tile opens somewhere"),
        }
    }

    const ONE: [Openings; 3] = [Openings::new(0b001), Openings::new(0b010), Openings::new(0b100)];
    const TWO: [Openings; 3] = [Openings::new(0b011), Openings::new(0b101), Openings::new(0b110)];
    const THREE: [Openings; 1] = [Openings::new(0b111)];

    /// All ways a tile with so many openings can lie, ascending: `l r b`, `lr lb rb`, or `lrb`.
    #[inline]
    pub const fn orientations(openings: u8) -> &'static [Openings] {
        match openings {
            1 => &Openings::ONE,
            2 => &Openings::TWO,
            _ => &Openings::THREE,
        }
    }

    /// Openings on these sides; nothing without a side.
    pub(crate) fn of(sides: impl IntoIterator<Item = Side>) -> Option<Openings> {
        let bits = sides.into_iter().fold(0, |bits, side| bits | 1 << side as u8);
        NonZeroU8::new(bits).map(Openings)
    }

    /// Is there an opening on this side?
    #[inline]
    pub const fn has(self, side: Side) -> bool {
        self.0.get() & 1 << side as u8 != 0
    }

    /// How many openings there are.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0.get().count_ones() as u8
    }

    /// The letters of the sides.
    pub const fn text(self) -> &'static str {
        OPENINGS[self.0.get() as usize - 1]
    }
}

impl fmt::Display for Openings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}

impl fmt::Debug for Openings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl FromStr for Openings {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let at = OPENINGS.iter().position(|known| *known == text);
        at.map(|at| Openings::new(at as u8 + 1))
            .ok_or_else(|| ParseError::expected("expected-openings", text))
    }
}

impl Serialize for Openings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_print_their_sides_in_order() {
        let texts = |count| Openings::orientations(count).iter().map(|way| way.text()).collect::<Vec<_>>();
        assert_eq!(texts(1), ["l", "r", "b"]);
        assert_eq!(texts(2), ["lr", "lb", "rb"]);
        assert_eq!(texts(3), ["lrb"]);
        for count in 1..=3 {
            for way in Openings::orientations(count) {
                assert_eq!(way.count(), count);
                assert_eq!(way.text().parse(), Ok(*way));
                let sides: String = Side::ALL
                    .iter()
                    .zip("lrb".chars())
                    .filter(|(side, _)| way.has(**side))
                    .map(|(_, c)| c)
                    .collect();
                assert_eq!(sides, way.text());
            }
        }
        assert!("rl".parse::<Openings>().is_err() && "".parse::<Openings>().is_err());
    }

    #[test]
    fn tiles_are_numbered_from_one_to_fifty() {
        assert_eq!(Tile::all().map(Tile::number).collect::<Vec<_>>(), (1..=50).collect::<Vec<_>>());
        for text in ["0", "51", "007", "+7", "", "x"] {
            assert!(text.parse::<Tile>().is_err(), "{text:?}");
        }
    }
}
