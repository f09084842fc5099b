//! What the rule tests say again and again.

use pyramids::{Action, Event, Pyramids, Rule};
use serde_json::Value;
use tabletop::{Game, Journal, Outcome, Seat, SeatSet, Seed, Setup, Status, Viewer};

pub(crate) use pyramids::Arrange;
pub(crate) use tabletop::Seat::{A, B, C, D};

/// A new game with the house deck, and what was told.
pub(crate) fn new_game(seats: usize) -> (Pyramids, Journal<Event>) {
    let mut told = Journal::default();
    let setup = Setup::new::<Pyramids>(seats, Seed::new([5; 32]));
    let game = Pyramids::new(&setup, &mut told).expect("a set-up of the game");
    (game, told)
}

/// The plays of a text such as `A mark 1 a1; B mark 2 a1`, and all that they cause.
#[track_caller]
pub(crate) fn play(game: &mut Pyramids, plays: &str) -> Vec<Event> {
    plays.split("; ").flat_map(|text| played(game, text).0).collect()
}

/// One play: everything that happened, and who learnt something hidden by it.
#[track_caller]
pub(crate) fn played(game: &mut Pyramids, text: &str) -> (Vec<Event>, SeatSet) {
    let (seat, action) = parse(text);
    let done = game.play(seat, &action).unwrap_or_else(|refused| panic!("{text}: {refused:?}"));
    game.validate().unwrap_or_else(|problem| panic!("after {text}: {problem}"));
    let events = done.journal.notes.iter().filter_map(|note| note.to(Viewer::All).copied());
    (events.collect(), done.revealed)
}

/// The rule that forbids a play.
#[track_caller]
pub(crate) fn refused(game: &Pyramids, text: &str) -> Rule {
    let (seat, action) = parse(text);
    match game.check(seat, &action) {
        Ok(()) => panic!("{text} is allowed"),
        Err(illegal) => illegal.rule,
    }
}

/// May the play be made?
pub(crate) fn allowed(game: &Pyramids, text: &str) -> bool {
    let (seat, action) = parse(text);
    game.check(seat, &action).is_ok()
}

fn parse(text: &str) -> (Seat, Action) {
    let (seat, action) = text.split_once(' ').expect("a seat and an action");
    (seat.parse().expect("a seat"), action.parse().unwrap_or_else(|error| panic!("{action}: {error}")))
}

/// What a seat can do, as texts.
pub(crate) fn legal(game: &Pyramids, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// Who decides, as letters.
pub(crate) fn deciding(game: &Pyramids) -> String {
    match game.status() {
        Status::Deciding(seats) => seats.iter().map(|seat| seat.letter()).collect(),
        Status::Finished(_) => String::new(),
    }
}

/// How the game ended.
#[track_caller]
pub(crate) fn outcome(game: &Pyramids) -> Outcome {
    match game.status() {
        Status::Deciding(seats) => panic!("{seats:?} decide"),
        Status::Finished(outcome) => outcome,
    }
}

/// A part of the all-knowing view, by its path: `/seats/A/red`.
#[track_caller]
pub(crate) fn at(game: &Pyramids, path: &str) -> Value {
    seen(game, Viewer::All, path)
}

/// A part of what a viewer knows, by its path.
#[track_caller]
pub(crate) fn seen(game: &Pyramids, viewer: Viewer, path: &str) -> Value {
    let view = serde_json::to_value(game.view(viewer)).expect("views are JSON");
    view.pointer(path).unwrap_or_else(|| panic!("no {path} in {view:#}")).clone()
}

/// The points of a line of a seat's sheet.
#[track_caller]
pub(crate) fn line(game: &Pyramids, seat: Seat, id: &str) -> i32 {
    let sheets = Pyramids::sheet(&game.view(Viewer::All));
    let line = sheets[seat].lines.iter().find(|line| line.id == id);
    line.unwrap_or_else(|| panic!("no line {id}")).points
}

/// A seat's points.
pub(crate) fn total(game: &Pyramids, seat: Seat) -> i32 {
    Pyramids::sheet(&game.view(Viewer::All))[seat].total()
}

/// The numbers of the cards of a list in the view.
pub(crate) fn numbers(cards: &Value) -> Vec<u64> {
    let card = |card: &Value| card.as_u64().or_else(|| card["card"].as_u64()).expect("a card");
    cards.as_array().expect("a list of cards").iter().map(card).collect()
}
