//! What is printed on cards, score cards and expeditions, for whoever shows the game. The cards of a table stand in its
//! views.

use serde::Serialize;

use crate::cells::{Cell, Cells};
use crate::data;
use crate::deckfile;
use crate::types::{Icon, Pattern};

/// The printed tables of the game.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Printed {
    sizes: Sizes,
    /// What the dearest crossed skull costs, by how many are crossed, from none.
    skulls: &'static [i32],
    /// Points that each colour's pyramids give, the first to be taken first.
    awards: &'static [u8],
    points: PrintedPoints,
    patterns: Vec<PrintedPattern>,
    signs: Signs,
}

/// How many of something there are on the parts.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Sizes {
    /// Rows and columns of a chamber.
    side: usize,
    /// Rounds of a game.
    rounds: u8,
    /// Expeditions of a round.
    expeditions: u8,
    /// Expedition cards; those that are not played in a round stay unseen.
    expedition_cards: usize,
    /// Gems of a colour that a score card has room for.
    gems: u8,
    /// Skulls that a score card has room for.
    skulls: u8,
    /// Cards that each seat is dealt.
    dealt: usize,
    /// Cards before each seat.
    kept: usize,
}

/// What things are worth.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct PrintedPoints {
    /// A completed card.
    card: i32,
    torch: i32,
    /// A red and a green gem together.
    pair: i32,
    /// A gem without a partner.
    single: i32,
}

/// An expedition card.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct PrintedPattern {
    pattern: Pattern,
    /// As they are printed.
    cells: Cells,
}

/// The signs in the rows of a chamber.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Signs {
    wall: char,
    entrance: char,
    tomb: char,
    red: Icon,
    green: Icon,
    torch: Icon,
    skull: Icon,
    potion: Icon,
    cross: Icon,
}

impl Printed {
    pub(crate) fn new() -> Self {
        Printed {
            sizes: Sizes {
                side: data::SIDE,
                rounds: data::ROUNDS,
                expeditions: data::EXPEDITIONS,
                expedition_cards: data::EXPEDITION_CARDS.len(),
                gems: data::GEMS,
                skulls: data::MOST_SKULLS,
                dealt: data::DEALT,
                kept: data::KEPT,
            },
            skulls: &data::SKULLS,
            awards: &data::AWARDS,
            points: PrintedPoints {
                card: data::CARD_POINTS,
                torch: data::TORCH_POINTS,
                pair: data::PAIR_POINTS,
                single: data::SINGLE_POINTS,
            },
            patterns: Pattern::ALL.iter().map(|pattern| printed_pattern(*pattern)).collect(),
            signs: Signs {
                wall: deckfile::WALL,
                entrance: deckfile::ENTRANCE,
                tomb: deckfile::TOMB,
                red: Icon::Red,
                green: Icon::Green,
                torch: Icon::Torch,
                skull: Icon::Skull,
                potion: Icon::Potion,
                cross: Icon::Cross,
            },
        }
    }
}

fn printed_pattern(pattern: Pattern) -> PrintedPattern {
    let cells = data::printed(pattern).iter().map(|(row, column)| Cell::new(*column, *row));
    PrintedPattern { pattern, cells: cells.collect() }
}
