//! The numbers of the game: every one stands here and nowhere else. The tiles are in `data/tiles.csv`.

use tabletop::Choice;

use crate::types::PharaohRule;

/// Cells along a face of the pyramid.
pub(crate) const SIDE: usize = 7;
/// Cells of the pyramid.
pub(crate) const CELLS: usize = SIDE * SIDE;
/// Tiles in the box.
pub(crate) const TILES: usize = 50;
/// Tiles in a hand.
pub(crate) const HAND: u32 = 3;

/// The rows and columns of the start: the bottom row, and what points up in the row above.
pub(crate) const START: [(usize, usize); 19] = [
    (0, 0),
    (0, 1),
    (0, 2),
    (0, 3),
    (0, 4),
    (0, 5),
    (0, 6),
    (0, 7),
    (0, 8),
    (0, 9),
    (0, 10),
    (0, 11),
    (0, 12),
    (1, 0),
    (1, 2),
    (1, 4),
    (1, 6),
    (1, 8),
    (1, 10),
];

/// Turns of the whole game: each adds a tile, until the pyramid is complete.
pub(crate) const TURNS: usize = CELLS - START.len();

/// How many ways a start tile can be turned are drawn from.
pub(crate) const ROTATIONS: u32 = 3;

/// Workers at the start, by seat: white has the pharaoh, blue one worker more.
pub(crate) const WORKERS: [u8; 2] = [14, 15];

/// The most tiles of a set that must stay empty: one of the nineteen at the start can then always take a pawn.
pub(crate) const MOST_EMPTY: usize = 18;

/// Points of a room.
pub(crate) const ROOM: i32 = 1;
/// Points of a lone sarcophagus.
pub(crate) const SARCOPHAGUS: i32 = 5;
/// Points of a pair of sarcophagi of one colour.
pub(crate) const PAIR: i32 = 15;
/// Points of the summit.
pub(crate) const SUMMIT: i32 = 5;
/// Points of the longest network.
pub(crate) const LONGEST: i32 = 5;
/// The fewest tiles of a network.
pub(crate) const NETWORK: u32 = 2;
/// What a pawn counts for the majority.
pub(crate) const STRENGTH: u8 = 1;
/// What the pharaoh counts, and any pawn on a tile that counts double.
pub(crate) const DOUBLE: u8 = 2;

/// The name of the option.
pub(crate) const PHARAOH: &str = "pharaoh";
/// The options.
pub(crate) const OPTIONS: &[Choice] =
    &[Choice { name: PHARAOH, values: &[PharaohRule::Mummy.text(), PharaohRule::Priest.text()] }];
