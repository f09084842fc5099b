//! What the rule tests say again and again.

use cleopatra::{Action, Cleopatra, Event, Rule};
use serde_json::Value;
use tabletop::{Game, Outcome, Seat, SeatSet, Status, Viewer};

pub(crate) use cleopatra::Arrange;
pub(crate) use tabletop::Seat::{A, B, C, D};

/// The plays of a text such as `A market 1; A place 1`, and what they cause.
#[track_caller]
pub(crate) fn play(game: &mut Cleopatra, plays: &str) -> Vec<Event> {
    plays.split("; ").flat_map(|text| played(game, text).0).collect()
}

/// One play: what everything that happened was, and who learnt something hidden by it.
#[track_caller]
pub(crate) fn played(game: &mut Cleopatra, text: &str) -> (Vec<Event>, SeatSet) {
    let (seat, action) = parse(text);
    let done = game.play(seat, &action).unwrap_or_else(|refused| panic!("{text}: {refused:?}"));
    game.validate().unwrap_or_else(|problem| panic!("after {text}: {problem}"));
    let events = done.journal.notes.iter().filter_map(|note| note.to(Viewer::All).copied());
    (events.collect(), done.revealed)
}

/// The rule that forbids a play.
#[track_caller]
pub(crate) fn refused(game: &Cleopatra, text: &str) -> Rule {
    let (seat, action) = parse(text);
    match game.check(seat, &action) {
        Ok(()) => panic!("{text} is allowed"),
        Err(illegal) => illegal.rule,
    }
}

/// May the play be made?
pub(crate) fn allowed(game: &Cleopatra, text: &str) -> bool {
    let (seat, action) = parse(text);
    game.check(seat, &action).is_ok()
}

fn parse(text: &str) -> (Seat, Action) {
    let (seat, action) = text.split_once(' ').expect("a seat and an action");
    (seat.parse().expect("a seat"), action.parse().unwrap_or_else(|error| panic!("{action}: {error}")))
}

/// What a seat can do, as texts.
pub(crate) fn legal(game: &Cleopatra, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// Who decides.
#[track_caller]
pub(crate) fn decider(game: &Cleopatra) -> Seat {
    match game.status() {
        Status::Deciding(seats) => seats.first().expect("somebody decides"),
        Status::Finished(_) => panic!("the game is over"),
    }
}

/// How the game ended.
#[track_caller]
pub(crate) fn outcome(game: &Cleopatra) -> Outcome {
    match game.status() {
        Status::Deciding(seats) => panic!("{seats:?} decide"),
        Status::Finished(outcome) => outcome,
    }
}

/// A part of the all-knowing view, by its path: `/seats/A/scarabs`.
#[track_caller]
pub(crate) fn at(game: &Cleopatra, path: &str) -> Value {
    seen(game, Viewer::All, path)
}

/// A part of what a viewer knows, by its path.
#[track_caller]
pub(crate) fn seen(game: &Cleopatra, viewer: Viewer, path: &str) -> Value {
    let view = serde_json::to_value(game.view(viewer)).expect("a view can be written");
    view.pointer(path).unwrap_or_else(|| panic!("the view has no {path}: {view}")).clone()
}

/// The points of one line of a seat's sheet.
#[track_caller]
pub(crate) fn line(game: &Cleopatra, seat: Seat, id: &str) -> i32 {
    let sheets = Cleopatra::sheet(&game.view(Viewer::Public));
    sheets[seat].lines.iter().find(|line| line.id == id).unwrap_or_else(|| panic!("no line {id}")).points
}

/// A line of the sheet for every seat.
pub(crate) fn lines(game: &Cleopatra, id: &str) -> Vec<i32> {
    Seat::first(game.view(Viewer::Public).board().seats()).map(|seat| line(game, seat, id)).collect()
}

/// What a seat has: scarabs and amulets.
#[track_caller]
pub(crate) fn goods(game: &Cleopatra, seat: Seat) -> (i64, i64) {
    let number = |what: &str| at(game, &format!("/seats/{seat}/{what}")).as_i64().expect("a number");
    (number("scarabs"), number("amulets"))
}

/// The cards of a hand, in the notation.
#[track_caller]
pub(crate) fn hand(game: &Cleopatra, seat: Seat) -> String {
    game.view(Viewer::All).hand(seat).expect("who knows everything looks at every hand").to_string()
}

/// What the last piece gave: reward, bonus, and the architect's.
#[track_caller]
pub(crate) fn reward(events: &[Event]) -> (u16, u16, u16) {
    let built = events.iter().rev().find_map(|event| match event {
        Event::Built { reward, bonus, architect, .. } => Some((*reward, *bonus, *architect)),
        _ => None,
    });
    built.expect("a piece was built")
}

/// The payments a seat can choose from, without the word itself.
pub(crate) fn payments(game: &Cleopatra, seat: Seat) -> Vec<String> {
    let bare = |text: String| text.strip_prefix("pay").expect("only payments").trim_start().to_owned();
    let mut payments: Vec<String> = legal(game, seat).into_iter().map(bare).collect();
    payments.sort();
    payments
}

/// Everything of these categories is built; the mosaics by an empty pile.
pub(crate) fn complete(mut arrange: Arrange, categories: &str) -> Arrange {
    for category in categories.split(' ') {
        let pieces: &[&str] = match category {
            "sphinxes" => {
                &["sphinx left", "sphinx right", "sphinx left", "sphinx right", "sphinx left", "sphinx right"]
            }
            "obelisks" => &["obelisk left", "obelisk right"],
            "doors" => &["door left", "door right"],
            "walls" => &WALLS,
            "throne" => &["pedestal", "throne"],
            "mosaics" => {
                arrange = arrange.mosaics("");
                &[]
            }
            other => panic!("{other} is no category"),
        };
        for piece in pieces {
            arrange = arrange.built(piece);
        }
    }
    arrange
}

pub(crate) const WALLS: [&str; 9] = [
    "wall left-front",
    "wall left-mid",
    "wall left-back",
    "wall back-left",
    "wall back-mid",
    "wall back-right",
    "wall right-back",
    "wall right-mid",
    "wall right-front",
];

/// A visit of seat A to an empty market: its whole turn.
pub(crate) const VISIT: &str = "A market 1; A place 1; A place 2; A place 3";
