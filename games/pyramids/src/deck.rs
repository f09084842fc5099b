//! The 48 pyramid cards: what is printed on each, and which deck a game is played with.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;
use std::sync::{Arc, LazyLock};

use serde::{Serialize, Serializer};
use tabletop::ParseError;

use crate::cells::{Cell, Cells};
use crate::data;
use crate::deckfile;
use crate::heuristic::{Chart, Charts};
use crate::types::{Card, CardSet, Colour, Icon};
use crate::way::Way;

/// The treasure chamber of one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chamber {
    pub(crate) colour: Colour,
    /// All that is not wall.
    pub(crate) open: Cells,
    /// The one cell that is crossed first.
    pub(crate) entrance: Cells,
    /// The one cell that completes the card.
    pub(crate) tomb: Cells,
    /// The cells of each icon, in the order of [`Icon::ALL`].
    pub(crate) icons: [Cells; 6],
}

impl Chamber {
    /// The colour of the pyramid above it.
    pub const fn colour(&self) -> Colour {
        self.colour
    }

    /// All cells that are not wall.
    pub const fn open(&self) -> Cells {
        self.open
    }

    /// The entrance, in the top row.
    pub const fn entrance(&self) -> Cells {
        self.entrance
    }

    /// The tomb, in the bottom row.
    pub const fn tomb(&self) -> Cells {
        self.tomb
    }

    /// The cells of an icon.
    #[inline]
    pub const fn icons(&self, icon: Icon) -> Cells {
        self.icons[icon.index()]
    }

    /// The icon on a cell, if there is one.
    pub fn icon_at(&self, cell: Cell) -> Option<Icon> {
        Icon::ALL.iter().copied().find(|icon| self.icons(*icon).has(cell))
    }

    /// The cells that may be crossed next where these are crossed: the entrance, or all that touch a crossed one.
    #[inline]
    pub const fn frontier(&self, crossed: Cells) -> Cells {
        if crossed.is_empty() {
            self.entrance
        } else {
            crossed.neighbours().intersection(self.open.without(crossed))
        }
    }

    /// The rows as a deck file has them.
    pub fn rows(&self) -> [Row; data::SIDE] {
        std::array::from_fn(|row| {
            Row(std::array::from_fn(|column| self.letter(Cell::new(column, row)) as u8))
        })
    }

    fn letter(&self, cell: Cell) -> char {
        if !self.open.has(cell) {
            deckfile::WALL
        } else if self.entrance.has(cell) {
            deckfile::ENTRANCE
        } else if self.tomb.has(cell) {
            deckfile::TOMB
        } else {
            self.icon_at(cell).and_then(|icon| icon.text().chars().next()).unwrap_or(deckfile::OPEN)
        }
    }
}

/// A row of a chamber, a letter for each cell.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct Row([u8; data::SIDE]);

impl Row {
    /// The letters.
    pub fn text(&self) -> &str {
        str::from_utf8(&self.0).expect("the letters of a deck file are ASCII")
    }
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

/// A deck of 48 cards that keeps the structure every deck must have. Prints as a deck file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    chambers: [Chamber; data::CARDS],
    /// Worked out from the chambers, for bots.
    ways: [Way; data::CARDS],
    charts: Charts,
}

impl Deck {
    /// The deck of our own, which games are played with unless they bring another.
    pub fn house() -> &'static Deck {
        static HOUSE: LazyLock<Deck> = LazyLock::new(|| {
            include_str!("../data/mastaba.deck").parse().expect("the committed deck keeps the structure")
        });
        &HOUSE
    }

    pub(crate) fn new(chambers: [Chamber; data::CARDS]) -> Self {
        Deck { ways: chambers.each_ref().map(Way::of), charts: Charts::default(), chambers }
    }

    /// What is printed on a card.
    #[inline]
    pub fn chamber(&self, card: Card) -> &Chamber {
        &self.chambers[card.index()]
    }

    /// The way to a card's tomb.
    #[inline]
    pub(crate) fn way(&self, card: Card) -> &Way {
        &self.ways[card.index()]
    }

    /// What a card is worth, by what is crossed on it.
    #[inline]
    pub(crate) fn chart(&self, card: Card) -> &Chart {
        self.charts.get(&self.chambers, &self.ways, card)
    }

    /// The cards of a colour.
    pub fn of_colour(&self, colour: Colour) -> CardSet {
        Card::all().filter(|card| self.chamber(*card).colour == colour).collect()
    }
}

impl FromStr for Deck {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        deckfile::read(text)
    }
}

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Card::all().try_for_each(|card| {
            let chamber = self.chamber(card);
            let gap = if card == Card::FIRST { "" } else { "\n" };
            writeln!(
                f,
                "{gap}{card} {}\n{}",
                chamber.colour,
                chamber.rows().each_ref().map(Row::text).join("\n")
            )
        })
    }
}

/// The deck of a game. The common one is not counted, so that copying a position touches nothing shared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum InPlay {
    /// Our own.
    House(&'static Deck),
    /// One that was brought.
    Brought(Arc<Deck>),
}

impl Deref for InPlay {
    type Target = Deck;

    #[inline]
    fn deref(&self) -> &Deck {
        match self {
            InPlay::House(deck) => deck,
            InPlay::Brought(deck) => deck,
        }
    }
}
