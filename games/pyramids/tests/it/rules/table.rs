//! What the rule tests say again and again.

use pyramids::{Event, Pyramids};
use serde_json::Value;
use tabletop::{Game, Journal, Seat, Seed, Setup, Status, Viewer};

pub(crate) use laws::table::{allowed, at, legal, line, outcome, play, played, refused, seen};
pub(crate) use pyramids::Arrange;
pub(crate) use tabletop::Seat::{A, B, C, D};

/// A new game with the house deck, and what was told.
pub(crate) fn new_game(seats: usize) -> (Pyramids, Journal<Event>) {
    let mut told = Journal::default();
    let setup = Setup::new::<Pyramids>(seats, Seed::new([5; 32]));
    let game = Pyramids::new(&setup, &mut told).expect("a set-up of the game");
    (game, told)
}

/// Who decides, as letters.
pub(crate) fn deciding(game: &Pyramids) -> String {
    match game.status() {
        Status::Deciding(seats) => seats.iter().map(|seat| seat.letter()).collect(),
        Status::Finished(_) => String::new(),
    }
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
