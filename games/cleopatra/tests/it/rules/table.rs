//! What the rule tests say again and again.

use cleopatra::{Cleopatra, Event};
use tabletop::{Game, Seat, Viewer};

pub(crate) use cleopatra::Arrange;
pub(crate) use laws::table::{allowed, at, decider, legal, lines, outcome, play, played, refused, seen};
pub(crate) use tabletop::Seat::{A, B, C, D};

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
