//! What rule tests say again and again, for any game: plays by their text, refusals by their rule, and parts of
//! what a viewer knows.

use serde_json::Value;
use tabletop::{Game, Outcome, Seat, SeatSet, Status, Viewer};

/// The plays of a text such as `A load 1.1; B stones`, and everything they cause.
///
/// # Panics
/// When one of them is not legal, or leads to a position that is not sane.
#[track_caller]
pub fn play<G: Game>(game: &mut G, plays: &str) -> Vec<G::Event> {
    plays.split("; ").flat_map(|text| played(game, text).0).collect()
}

/// One play: everything that happened, and who learnt something hidden by it.
///
/// # Panics
/// When it is not legal, or leads to a position that is not sane.
#[track_caller]
pub fn played<G: Game>(game: &mut G, text: &str) -> (Vec<G::Event>, SeatSet) {
    let (seat, action) = parse::<G>(text);
    let done = game.play(seat, &action).unwrap_or_else(|refused| panic!("{text}: {refused:?}"));
    game.validate().unwrap_or_else(|problem| panic!("after {text}: {problem}"));
    let events = done.journal.notes.iter().filter_map(|note| note.to(Viewer::All).cloned());
    (events.collect(), done.revealed)
}

/// The rule that forbids a play.
///
/// # Panics
/// When it is allowed.
#[track_caller]
pub fn refused<G: Game>(game: &G, text: &str) -> G::Rule {
    let (seat, action) = parse::<G>(text);
    match game.check(seat, &action) {
        Ok(()) => panic!("{text} is allowed"),
        Err(illegal) => illegal.rule,
    }
}

/// May the play be made?
///
/// # Panics
/// When the text is not a play.
#[track_caller]
pub fn allowed<G: Game>(game: &G, text: &str) -> bool {
    let (seat, action) = parse::<G>(text);
    game.check(seat, &action).is_ok()
}

#[track_caller]
fn parse<G: Game>(text: &str) -> (Seat, G::Action) {
    let (seat, action) = text.split_once(' ').expect("a seat and an action");
    (seat.parse().expect("a seat"), action.parse().unwrap_or_else(|error| panic!("{action}: {error}")))
}

/// What a seat can do, as texts.
pub fn legal<G: Game>(game: &G, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// Who decides; the first, where several do.
///
/// # Panics
/// When the game is over.
#[track_caller]
pub fn decider<G: Game>(game: &G) -> Seat {
    match game.status() {
        Status::Deciding(seats) => seats.first().expect("somebody decides"),
        Status::Finished(_) => panic!("the game is over"),
    }
}

/// How the game ended.
///
/// # Panics
/// When it has not.
#[track_caller]
pub fn outcome<G: Game>(game: &G) -> Outcome {
    match game.status() {
        Status::Deciding(seats) => panic!("{seats:?} decide"),
        Status::Finished(outcome) => outcome,
    }
}

/// A part of the all-knowing view, by its path, such as `/seats/A/sled`.
///
/// # Panics
/// When there is no such part.
#[track_caller]
pub fn at<G: Game>(game: &G, path: &str) -> Value {
    seen(game, Viewer::All, path)
}

/// A part of what a viewer knows, by its path.
///
/// # Panics
/// When there is no such part.
#[track_caller]
pub fn seen<G: Game>(game: &G, viewer: Viewer, path: &str) -> Value {
    let view = serde_json::to_value(game.view(viewer)).expect("a view can be written");
    view.pointer(path).unwrap_or_else(|| panic!("the view has no {path}: {view}")).clone()
}

/// The points of one line of a seat's sheet, as who knows everything counts them.
///
/// # Panics
/// When there is no such line.
#[track_caller]
pub fn line<G: Game>(game: &G, seat: Seat, id: &str) -> i32 {
    let sheets = G::sheet(&game.view(Viewer::All));
    sheets[seat].lines.iter().find(|line| line.id == id).unwrap_or_else(|| panic!("no line {id}")).points
}

/// A line of the sheet for every seat.
///
/// # Panics
/// When there is no such line.
#[track_caller]
pub fn lines<G: Game>(game: &G, id: &str) -> Vec<i32> {
    let sheets = G::sheet(&game.view(Viewer::All));
    sheets.iter().map(|(seat, _)| line(game, seat, id)).collect()
}
