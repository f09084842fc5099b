//! What the rules compute from a view, for whoever shows it: networks with all that makes their value, and what a tile
//! would be connected with. It is worked out when a view is written, so that bots do not wait for it.

use serde::Serialize;
use tabletop::{BySeat, Seat};

use crate::cell::{Cell, Cells, Side};
use crate::score::square;
use crate::state::{Board, Phase};
use crate::types::Openings;

/// All that is computed.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Computed {
    networks: Vec<Network>,
    /// Where a tile is built or turned now: of each cell that has any, the neighbours that open to it.
    joins: Vec<Neighbours>,
    /// For every tile that opens on a face of the pyramid, where it does.
    outside: Vec<Outside>,
    /// The ankh tiles that score for each seat.
    ankhs: BySeat<Ankhs>,
}

/// Two or more connected tiles.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Network {
    cells: Cells,
    /// What it is worth to whoever leads it, by score line.
    rooms: i32,
    sarcophagi: i32,
    summit: i32,
    longest: i32,
    /// What the doubling of a closed network adds.
    secret: i32,
    /// All of it together.
    points: i32,
    /// It holds a curse and is worth nothing.
    cursed: bool,
    /// No tile of it opens on a face of the pyramid.
    closed: bool,
    /// No network has more tiles.
    is_longest: bool,
    /// What each seat's pawns count in it.
    strength: BySeat<u8>,
    leader: Option<Seat>,
}

/// A cell and a cell beyond each of its sides.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Neighbours {
    cell: Cell,
    /// To the left.
    l: Option<Cell>,
    /// To the right.
    r: Option<Cell>,
    /// Beyond the level side.
    b: Option<Cell>,
}

/// A tile's openings on the faces of the pyramid.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Outside {
    cell: Cell,
    openings: Openings,
}

#[derive(Serialize, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Ankhs {
    cells: Cells,
    points: i32,
}

impl Neighbours {
    /// The neighbours of a cell that a condition holds for, by side.
    pub(crate) fn of(cell: Cell, holds: impl Fn(Cell, Side) -> bool) -> Self {
        let beyond = |side: Side| cell.beyond(side).filter(|other| holds(*other, side));
        Neighbours { cell, l: beyond(Side::Left), r: beyond(Side::Right), b: beyond(Side::Base) }
    }

    fn is_empty(&self) -> bool {
        [self.l, self.r, self.b].iter().all(Option::is_none)
    }
}

impl Computed {
    pub(crate) fn of(board: &Board) -> Self {
        let networks = board.networks();
        let longest = networks.longest();
        let joins = |cell| Neighbours::of(cell, |other, side| board.opens(other, side.facing()));
        let asked = Cell::all().filter(|cell| is_asked(board, *cell));
        Computed {
            networks: networks.iter().map(|cells| network(board, cells, longest)).collect(),
            joins: asked.map(joins).filter(|neighbours| !neighbours.is_empty()).collect(),
            outside: Cell::all().filter_map(|cell| outside(board, cell)).collect(),
            ankhs: BySeat::from_fn(board.players.seats(), |seat| {
                let cells = board.ankhs(seat, &networks);
                Ankhs { cells, points: square(cells.len()) }
            }),
        }
    }
}

/// Is it being decided whether a tile comes to lie here in another way?
fn is_asked(board: &Board, cell: Cell) -> bool {
    match board.phase {
        Phase::Build => board.laid(cell).is_none(),
        Phase::Turn(kind) => board.face_at(cell).is_some_and(|face| face.kind == kind),
        Phase::Place | Phase::Swap | Phase::Move(_) | Phase::Over => false,
    }
}

fn network(board: &Board, cells: Cells, longest: u32) -> Network {
    let worth = board.worth(cells, longest);
    Network {
        cells,
        rooms: worth.rooms,
        sarcophagi: worth.sarcophagi,
        summit: worth.summit,
        longest: worth.longest,
        secret: worth.secret,
        points: worth.total(),
        cursed: board.is_cursed(cells),
        closed: board.is_secret(cells),
        is_longest: cells.len() == longest,
        strength: board.strengths(cells),
        leader: board.owner(cells),
    }
}

fn outside(board: &Board, cell: Cell) -> Option<Outside> {
    let leads_out = |side: &Side| cell.beyond(*side).is_none() && board.opens(cell, *side);
    let openings = Openings::of(Side::ALL.into_iter().filter(leads_out))?;
    Some(Outside { cell, openings })
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::faces::Faces;
    use crate::state::Laid;
    use crate::types::{Pawn, PharaohRule, Tile};

    fn cell(text: &str) -> Cell {
        text.parse().expect("a cell")
    }

    /// A pyramid of these tiles: number, cell, openings.
    fn board(tiles: &[(u8, &str, &str)]) -> Board {
        let mut board = Board::new(Faces::reconstruction(), PharaohRule::Mummy);
        for (tile, place, openings) in tiles {
            let tile = Tile::new(*tile).expect("a tile");
            board.lay(cell(place), Laid { tile, openings: openings.parse().expect("openings") });
        }
        board
    }

    fn shown(board: &Board) -> Value {
        serde_json::to_value(Computed::of(board)).expect("plain data")
    }

    #[test]
    fn a_closed_network_is_doubled_after_its_bonuses() {
        // A red sarcophagus, a passage, an ankh and a plain room; no side is on a face but the left one of 1.0.
        let mut board = board(&[(1, "1.0", "r"), (37, "1.1", "lr"), (9, "1.2", "lr"), (45, "1.3", "l")]);
        board.players[Seat::A].place(Pawn::Pharaoh, cell("1.1"));
        board.players[Seat::B].place(Pawn::Worker, cell("1.2"));
        // Three rooms 3, the lone sarcophagus 5, the longest 5: 13, and as much again.
        assert_eq!(
            shown(&board)["networks"],
            json!([{
                "cells": ["1.0", "1.1", "1.2", "1.3"],
                "rooms": 3, "sarcophagi": 5, "summit": 0, "longest": 5, "secret": 13, "points": 26,
                "cursed": false, "closed": true, "is_longest": true,
                "strength": { "A": 2, "B": 1 }, "leader": "A",
            }])
        );
    }

    #[test]
    fn a_curse_leaves_nothing_and_a_network_may_be_open_or_nobodys() {
        let mut board = board(&[
            // A curse, a tile that counts double and an ankh in the bottom row; 0.0 opens to the left.
            (17, "0.0", "lr"),
            (14, "0.1", "lr"),
            (11, "0.2", "lrb"),
            // Two passages within the pyramid.
            (47, "2.2", "lr"),
            (48, "2.3", "lr"),
            // Two rooms: the summit, and the one below it, which opens to the empty 5.2.
            (2, "5.1", "rb"),
            (3, "6.0", "b"),
        ]);
        board.players[Seat::B].place(Pawn::Worker, cell("0.1"));
        board.players[Seat::B].place(Pawn::Worker, cell("0.2"));
        let networks = &shown(&board)["networks"];
        assert_eq!(
            networks[0],
            json!({
                "cells": ["0.0", "0.1", "0.2"],
                "rooms": 0, "sarcophagi": 0, "summit": 0, "longest": 0, "secret": 0, "points": 0,
                "cursed": true, "closed": false, "is_longest": true,
                "strength": { "A": 0, "B": 3 }, "leader": "B",
            })
        );
        // What is closed may be worth nothing.
        let closed = &networks[1];
        assert_eq!((&closed["closed"], &closed["points"]), (&json!(true), &json!(0)));
        // Two rooms 2, a red and a blue sarcophagus nothing, the summit 5, and as much again: 5.2 lies within.
        assert_eq!(
            networks[2],
            json!({
                "cells": ["5.1", "6.0"],
                "rooms": 2, "sarcophagi": 0, "summit": 5, "longest": 0, "secret": 7, "points": 14,
                "cursed": false, "closed": true, "is_longest": false,
                "strength": { "A": 0, "B": 0 }, "leader": null,
            })
        );
    }

    #[test]
    fn cells_know_the_neighbours_that_open_to_them() {
        let mut board = board(&[(1, "0.1", "r"), (2, "0.3", "lr"), (46, "1.2", "lrb")]);
        assert_eq!(shown(&board)["joins"], json!([]), "while pawns are placed nobody asks");
        board.phase = Phase::Build;
        // 1.2 opens down to 0.3, left to 1.1 and right to 1.3; 0.1 opens to 0.2 alone, 0.3 to 0.2 and 0.4.
        assert_eq!(
            shown(&board)["joins"],
            json!([
                { "cell": "0.2", "l": "0.1", "r": "0.3", "b": null },
                { "cell": "0.4", "l": "0.3", "r": null, "b": null },
                { "cell": "1.1", "l": null, "r": "1.2", "b": null },
                { "cell": "1.3", "l": "1.2", "r": null, "b": null },
            ])
        );
        board.phase = Phase::Turn(board.face_at(cell("0.3")).expect("a tile").kind);
        let turned = shown(&board)["joins"].clone();
        assert_eq!(turned, json!([{ "cell": "0.3", "l": null, "r": null, "b": "1.2" }]));
    }

    #[test]
    fn openings_on_the_faces_are_told_apart() {
        // 0.0 and the summit have two faces each, 1.0 has one, to the left, on which it does not open; 0.1 has none.
        let board = board(&[(46, "0.0", "lrb"), (19, "0.1", "lrb"), (4, "1.0", "rb"), (2, "6.0", "lb")]);
        assert_eq!(
            shown(&board)["outside"],
            json!([{ "cell": "0.0", "openings": "lb" }, { "cell": "6.0", "openings": "l" }])
        );
    }

    #[test]
    fn ankhs_score_their_square_outside_cursed_networks() {
        let mut board = board(&[(7, "0.0", "b"), (8, "0.2", "b"), (9, "0.4", "lr"), (18, "0.5", "lr")]);
        for place in ["0.0", "0.2", "0.4"] {
            board.players[Seat::A].place(Pawn::Worker, cell(place));
        }
        assert_eq!(
            shown(&board)["ankhs"],
            json!({ "A": { "cells": ["0.0", "0.2"], "points": 4 }, "B": { "cells": [], "points": 0 } })
        );
    }
}
