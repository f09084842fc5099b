//! What the rule tests say again and again.

use kheops::{Action, Event, Kheops, Rule};
use serde_json::Value;
use tabletop::{Game, Outcome, Seat, SeatSet, Status, Viewer};

pub(crate) use kheops::Arrange;
pub(crate) use kheops::Pawn::{Mummy, Pharaoh, Priest, Worker};
pub(crate) use tabletop::Seat::{A, B};

/// The plays of a text such as `A worker 0.0; A build 17 2.3 lr`, and what they cause.
#[track_caller]
pub(crate) fn play(game: &mut Kheops, plays: &str) -> Vec<Event> {
    plays.split("; ").flat_map(|text| played(game, text).0).collect()
}

/// One play: what everything that happened was, and who learnt something hidden by it.
#[track_caller]
pub(crate) fn played(game: &mut Kheops, text: &str) -> (Vec<Event>, SeatSet) {
    let (seat, action) = parse(text);
    let done = game.play(seat, &action).unwrap_or_else(|refused| panic!("{text}: {refused:?}"));
    game.validate().unwrap_or_else(|problem| panic!("after {text}: {problem}"));
    let events = done.journal.notes.iter().filter_map(|note| note.to(Viewer::All).copied());
    (events.collect(), done.revealed)
}

/// The rule that forbids a play.
#[track_caller]
pub(crate) fn refused(game: &Kheops, text: &str) -> Rule {
    let (seat, action) = parse(text);
    match game.check(seat, &action) {
        Ok(()) => panic!("{text} is allowed"),
        Err(illegal) => illegal.rule,
    }
}

/// May the play be made?
pub(crate) fn allowed(game: &Kheops, text: &str) -> bool {
    let (seat, action) = parse(text);
    game.check(seat, &action).is_ok()
}

fn parse(text: &str) -> (Seat, Action) {
    let (seat, action) = text.split_once(' ').expect("a seat and an action");
    (seat.parse().expect("a seat"), action.parse().unwrap_or_else(|error| panic!("{action}: {error}")))
}

/// What a seat can do, as texts.
pub(crate) fn legal(game: &Kheops, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// Who decides.
#[track_caller]
pub(crate) fn decider(game: &Kheops) -> Seat {
    match game.status() {
        Status::Deciding(seats) => seats.first().expect("somebody decides"),
        Status::Finished(_) => panic!("the game is over"),
    }
}

/// How the game ended.
#[track_caller]
pub(crate) fn outcome(game: &Kheops) -> Outcome {
    match game.status() {
        Status::Deciding(seats) => panic!("{seats:?} decide"),
        Status::Finished(outcome) => outcome,
    }
}

/// A part of the all-knowing view, by its path: `/seats/A/workers`.
#[track_caller]
pub(crate) fn at(game: &Kheops, path: &str) -> Value {
    seen(game, Viewer::All, path)
}

/// A part of what a viewer knows, by its path.
#[track_caller]
pub(crate) fn seen(game: &Kheops, viewer: Viewer, path: &str) -> Value {
    let view = serde_json::to_value(game.view(viewer)).expect("a view can be written");
    view.pointer(path).unwrap_or_else(|| panic!("the view has no {path}: {view}")).clone()
}

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

/// The points of one line of a seat's sheet.
#[track_caller]
pub(crate) fn line(game: &Kheops, seat: Seat, id: &str) -> i32 {
    let sheets = Kheops::sheet(&game.view(Viewer::Public));
    sheets[seat].lines.iter().find(|line| line.id == id).unwrap_or_else(|| panic!("no line {id}")).points
}

/// All lines of a seat's sheet: rooms, sarcophagi, summit, longest, secret, ankhs.
pub(crate) fn lines(game: &Kheops, seat: Seat) -> Vec<i32> {
    let sheets = Kheops::sheet(&game.view(Viewer::Public));
    let ids: Vec<&str> = sheets[seat].lines.iter().map(|line| line.id).collect();
    assert_eq!(ids, ["rooms", "sarcophagi", "summit", "longest", "secret", "ankhs"]);
    sheets[seat].lines.iter().map(|line| line.points).collect()
}
