//! What is printed on the parts, for whoever shows the game. The tiles of a table stand in its views.

use serde::Serialize;

use crate::data;

/// The printed tables of the game.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Printed {
    sizes: Sizes,
    /// Points of a room.
    room: i32,
    /// Points of a lone sarcophagus.
    sarcophagus: i32,
    /// Points of a pair of sarcophagi of one colour.
    pair: i32,
    /// Points of the summit.
    summit: i32,
    /// Points of the longest network.
    longest: i32,
}

/// How many of something there are on the parts.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Sizes {
    /// Cells along a face of the pyramid.
    side: usize,
}

impl Printed {
    pub(crate) fn new() -> Self {
        Printed {
            sizes: Sizes { side: data::SIDE },
            room: data::ROOM,
            sarcophagus: data::SARCOPHAGUS,
            pair: data::PAIR,
            summit: data::SUMMIT,
            longest: data::LONGEST,
        }
    }
}
