//! What the rule tests say again and again.

use kheops::Kheops;
use tabletop::{Game, Seat, Viewer};

pub(crate) use kheops::Arrange;
pub(crate) use kheops::Pawn::{Mummy, Pharaoh, Priest, Worker};
pub(crate) use laws::table::{allowed, at, decider, legal, line, outcome, play, played, refused, seen};
pub(crate) use tabletop::Seat::{A, B};

/// Which pawn stands on a cell, such as `A mummy`, or nothing.
pub(crate) fn pawn(game: &Kheops, cell: &str) -> String {
    let view = game.view(Viewer::Public);
    let pawn = view.board().pawn_at(cell.parse().expect("a cell"));
    pawn.map(|(seat, pawn)| format!("{seat} {pawn}")).unwrap_or_default()
}

/// The sides on which the tile of a cell opens.
pub(crate) fn openings(game: &Kheops, cell: &str) -> String {
    let laid = game.view(Viewer::Public).board().laid(cell.parse().expect("a cell"));
    laid.expect("a tile").openings.to_string()
}

/// All lines of a seat's sheet: rooms, sarcophagi, summit, longest, secret, ankhs.
pub(crate) fn lines(game: &Kheops, seat: Seat) -> Vec<i32> {
    let sheets = Kheops::sheet(&game.view(Viewer::Public));
    let ids: Vec<&str> = sheets[seat].lines.iter().map(|line| line.id).collect();
    assert_eq!(ids, ["rooms", "sarcophagi", "summit", "longest", "secret", "ankhs"]);
    sheets[seat].lines.iter().map(|line| line.points).collect()
}
