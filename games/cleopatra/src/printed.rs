//! What is printed on boards and price lists, for whoever shows the game.

use serde::Serialize;

use crate::data;

/// The printed tables of the game.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Printed {
    sizes: Sizes,
    /// Cards that may be held at the end of a turn without a choice.
    hand: u8,
    /// The space before the palace, where Cleopatra's walk ends.
    walk: u8,
    /// The space at which the offering is made.
    offering: u8,
}

/// How many of something there are on the parts.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Sizes {
    /// Squares along a side of the garden.
    width: usize,
}

impl Printed {
    pub(crate) fn new() -> Self {
        Printed {
            sizes: Sizes { width: data::WIDTH },
            hand: data::HAND,
            walk: data::WALK,
            offering: data::OFFERING,
        }
    }
}
