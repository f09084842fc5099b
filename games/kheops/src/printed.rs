//! What is printed on the parts, for whoever shows the game. The tiles of a table stand in its views.

use serde::Serialize;
use tabletop::BySeat;

use crate::cell::{Cell, Side};
use crate::computed::Neighbours;
use crate::data;
use crate::state::owns;
use crate::types::{Openings, Pawn};

/// The printed tables of the game.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Printed {
    sizes: Sizes,
    /// Turns of the whole game.
    turns: usize,
    /// The pawns in each seat's box.
    pawns: BySeat<Vec<Pawn>>,
    /// Every cell with its neighbours, row by row from the bottom left.
    cells: Vec<Neighbours>,
    /// The ways a tile can lie, by the number of its openings, from none.
    ways: Vec<&'static [Openings]>,
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
        let ways = [&[][..]].into_iter().chain((1..=Side::ALL.len() as u8).map(Openings::orientations));
        Printed {
            sizes: Sizes { side: data::SIDE },
            turns: data::TURNS,
            pawns: BySeat::from_fn(data::WORKERS.len(), |seat| {
                Pawn::ALL.iter().copied().filter(|pawn| owns(seat, *pawn)).collect()
            }),
            cells: Cell::all().map(|cell| Neighbours::of(cell, |_, _| true)).collect(),
            ways: ways.collect(),
            room: data::ROOM,
            sarcophagus: data::SARCOPHAGUS,
            pair: data::PAIR,
            summit: data::SUMMIT,
            longest: data::LONGEST,
        }
    }
}
