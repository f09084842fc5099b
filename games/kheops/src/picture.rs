//! A view as the page and other programs read it: plain names, lists and numbers.

use std::borrow::Cow;
use std::sync::LazyLock;

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use tabletop::{BySeat, Seat};

use crate::cell::Cell;
use crate::computed::Computed;
use crate::faces::{Face, Faces};
use crate::state::{Ending, Phase};
use crate::types::{Kind, Openings, Pawn, PharaohRule, Tile, Tiles};
use crate::view::View;

/// The whole view.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Picture {
    /// How many turns have been finished.
    turns: u32,
    phase: &'static str,
    decider: Option<Seat>,
    /// The pawn that was just played and so cannot be moved.
    played: Option<Cell>,
    ending: Option<Ending>,
    pharaoh: PharaohRule,
    cells: Vec<CellPicture>,
    seats: BySeat<SeatPicture>,
    pile: u8,
    unseen: Tiles,
    /// All tiles of the set, whether they are in play or not.
    #[cfg_attr(feature = "types", ts(as = "Vec<TilePicture>"))]
    tiles: Cow<'static, RawValue>,
    computed: Computed,
}

/// A tile of the pyramid, and what stands on it.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct CellPicture {
    cell: Cell,
    tile: Tile,
    openings: Openings,
    pawn: Option<PawnPicture>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct PawnPicture {
    seat: Seat,
    pawn: Pawn,
}

#[derive(Serialize, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct SeatPicture {
    workers: u8,
    mummy: u8,
    priest: u8,
    pharaoh: u8,
    hand: u8,
    tiles: Option<Tiles>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct TilePicture {
    tile: Tile,
    #[serde(flatten)]
    face: Face,
}

impl Picture {
    pub(crate) fn of(view: &View) -> Self {
        let board = &view.board;
        let cell_picture = |cell: Cell| {
            board.laid(cell).map(|laid| CellPicture {
                cell,
                tile: laid.tile,
                openings: laid.openings,
                pawn: board.pawn_at(cell).map(|(seat, pawn)| PawnPicture { seat, pawn }),
            })
        };
        Picture {
            turns: board.turns(),
            phase: phase_name(board.phase),
            decider: view.decider(),
            played: match board.phase {
                Phase::Move(cell) => Some(cell),
                Phase::Place | Phase::Turn(_) | Phase::Swap | Phase::Build | Phase::Over => None,
            },
            ending: (board.phase == Phase::Over).then_some(Ending::Complete),
            pharaoh: board.pharaoh,
            cells: Cell::all().filter_map(cell_picture).collect(),
            seats: BySeat::from_fn(board.players.seats(), |seat| SeatPicture {
                workers: board.supply(seat, Pawn::Worker),
                mummy: board.supply(seat, Pawn::Mummy),
                priest: board.supply(seat, Pawn::Priest),
                pharaoh: board.supply(seat, Pawn::Pharaoh),
                hand: view.hands[seat].len(),
                tiles: view.hand(seat),
            }),
            pile: view.pile,
            unseen: view.unseen,
            tiles: tiles(&board.faces),
            computed: Computed::of(board),
        }
    }
}

/// The set that most games are played with, written once: it is more than half of every view.
static USUAL_TILES: LazyLock<Box<RawValue>> = LazyLock::new(|| write_tiles(&Faces::reconstruction()));

fn tiles(faces: &Faces) -> Cow<'static, RawValue> {
    if *faces == Faces::reconstruction() {
        Cow::Borrowed(&**USUAL_TILES)
    } else {
        Cow::Owned(write_tiles(faces))
    }
}

fn write_tiles(faces: &Faces) -> Box<RawValue> {
    let tiles: Vec<_> = Tile::all().map(|tile| TilePicture { tile, face: *faces.face(tile) }).collect();
    to_raw_value(&tiles).expect("tiles are plain data")
}

/// The name of a phase.
pub(crate) fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Place => "place",
        Phase::Turn(Kind::Passage) => "turn-passage",
        Phase::Turn(Kind::Room) => "turn-room",
        Phase::Swap => "swap",
        Phase::Move(_) => "move",
        Phase::Build => "build",
        Phase::Over => "over",
    }
}
