//! A toy game, complete and honest: its course is written as a string, some of it is hidden, and bids are made
//! by all at once. The laws and the bots are tried on it.

mod action;
mod event;
mod game;
mod rule;
mod view;

pub use action::ToyAction;
pub use event::ToyEvent;
pub use game::Toy;
pub use rule::ToyRule;
pub use view::{Bid, Cards, ToyView};

/// The highest card; the deck holds every card from 1 to it twice.
const HIGHEST: u8 = 6;
/// The number of cards.
const DECK: usize = 12;
/// The cards each seat is dealt.
const DEALT: usize = 2;
/// The points of a won bid.
const WON: u8 = 3;

/// The course of a game, a letter a phase: `t` is a round of turns, `b` is a bid.
fn course(length: &str) -> &'static str {
    match length {
        "long" => "tbttbttbtt",
        _ => "tbt",
    }
}

/// All cards, in order.
fn all_cards() -> impl Iterator<Item = u8> {
    (1..=HIGHEST).flat_map(|card| [card, card])
}
