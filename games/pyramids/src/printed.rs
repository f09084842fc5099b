//! What is printed on score cards and expeditions, for whoever shows the game. The cards of a table stand in its views.

use serde::Serialize;

use crate::data;

/// The printed tables of the game.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Printed {
    sizes: Sizes,
    /// What the dearest crossed skull costs, by how many are crossed, from none.
    skulls: &'static [i32],
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
    /// Gems of a colour that a score card has room for.
    gems: u8,
}

impl Printed {
    pub(crate) fn new() -> Self {
        Printed {
            sizes: Sizes {
                side: data::SIDE,
                rounds: data::ROUNDS,
                expeditions: data::EXPEDITIONS,
                gems: data::GEMS,
            },
            skulls: &data::SKULLS,
        }
    }
}
