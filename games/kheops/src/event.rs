//! What happens, as it is told.

use serde::Serialize;
use tabletop::{Arg, Phrase, Say, Seat};

use crate::cell::Cell;
use crate::state::Ending;
use crate::types::{Kind, Openings, Pawn, Symbol, Tile, Tiles};

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what they are: who, where, which, how many")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Event {
    /// The start of the pyramid lies on the table.
    BaseLaid { tiles: u8 },
    /// A seat has its first tiles.
    HandDealt { seat: Seat, tiles: u8 },
    /// A seat sees its first tiles.
    HandSeen { seat: Seat, tiles: Tiles },
    /// A pawn was played.
    PawnPlaced { seat: Seat, pawn: Pawn, cell: Cell },
    /// An opposing worker was sent back to its owner.
    WorkerReplaced { seat: Seat, cell: Cell },
    /// A power found nothing that it could act on.
    PowerSkipped { seat: Seat, symbol: Symbol },
    /// A tile was turned.
    TileTurned { seat: Seat, kind: Kind, cell: Cell, openings: Openings },
    /// Two pawns changed places.
    PawnsSwapped { seat: Seat, own: Cell, pawn: Pawn, other: Cell, other_pawn: Pawn },
    /// A pawn was moved.
    PawnMoved { seat: Seat, pawn: Pawn, from: Cell, to: Cell },
    /// A tile was added to the pyramid.
    TileBuilt { seat: Seat, tile: Tile, cell: Cell, openings: Openings },
    /// A seat drew a tile.
    TileDrawn { seat: Seat },
    /// A seat sees the tile it drew.
    TileSeen { seat: Seat, tile: Tile },
    /// The pyramid is complete.
    GameEnded { ending: Ending },
}

/// The name of a pawn in a sentence: `form` is `the`, `own`, `other` or `your`.
pub(crate) fn pawn_name(pawn: Pawn, form: &str) -> Phrase {
    Phrase::new(format!("pawn-{pawn}.{form}"))
}

/// The name of a kind of tile in a sentence: `form` is `the` or `a`.
pub(crate) fn kind_name(kind: Kind, form: &str) -> Phrase {
    Phrase::new(format!("kind-{kind}.{form}"))
}

/// The sides a tile opens on, as a list.
pub(crate) fn side_names(openings: Openings) -> Arg {
    openings.text().chars().map(|side| Phrase::new(format!("side-{side}"))).collect::<Vec<_>>().into()
}

fn tile_numbers(tiles: Tiles) -> Arg {
    tiles.iter().map(|tile| tile.to_string()).collect::<Vec<_>>().into()
}

impl Say for Event {
    fn phrase(&self) -> Phrase {
        let by = |key: &'static str, seat: Seat| Phrase::new(key).with("seat", seat);
        match self {
            Event::BaseLaid { tiles } => Phrase::new("event-base-laid").with("tiles", *tiles),
            Event::HandDealt { seat, tiles } => by("event-hand-dealt", *seat).with("tiles", *tiles),
            Event::HandSeen { seat, tiles } => {
                by("event-hand-seen", *seat).with("tiles", tile_numbers(*tiles))
            }
            Event::PawnPlaced { seat, pawn, cell } => by("event-pawn-placed", *seat)
                .with("pawn", pawn_name(*pawn, "the"))
                .with("cell", cell.to_string()),
            Event::WorkerReplaced { seat, cell } => {
                by("event-worker-replaced", *seat).with("cell", cell.to_string())
            }
            Event::PowerSkipped { seat, symbol } => {
                by("event-power-skipped", *seat).with("power", Phrase::new(format!("power-{symbol}")))
            }
            Event::TileTurned { seat, kind, cell, openings } => by("event-tile-turned", *seat)
                .with("kind", kind_name(*kind, "the"))
                .with("cell", cell.to_string())
                .with("openings", side_names(*openings)),
            Event::PawnsSwapped { seat, own, pawn, other, other_pawn } => by("event-pawns-swapped", *seat)
                .with("pawn", pawn_name(*pawn, "own"))
                .with("own", own.to_string())
                .with("otherpawn", pawn_name(*other_pawn, "other"))
                .with("other", other.to_string()),
            Event::PawnMoved { seat, pawn, from, to } => by("event-pawn-moved", *seat)
                .with("pawn", pawn_name(*pawn, "own"))
                .with("from", from.to_string())
                .with("to", to.to_string()),
            Event::TileBuilt { seat, tile, cell, openings } => by("event-tile-built", *seat)
                .with("tile", tile.to_string())
                .with("cell", cell.to_string())
                .with("openings", side_names(*openings)),
            Event::TileDrawn { seat } => by("event-tile-drawn", *seat),
            Event::TileSeen { seat, tile } => by("event-tile-seen", *seat).with("tile", tile.to_string()),
            Event::GameEnded { ending } => Phrase::new("event-game-ended").with("ending", ending.text()),
        }
    }
}
