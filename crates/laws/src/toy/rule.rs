//! The toy's rules by id.

use tabletop::{Origin, Rule};

/// A rule of the toy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ToyRule {
    /// Rounds of turns.
    Turns,
    /// Bids by all at once.
    Bids,
    /// What can be shown and bid.
    Hand,
    /// When the game ends.
    End,
    /// What shown cards count.
    Shown,
    /// What won bids count.
    Won,
    /// What cards left in the hand cost.
    Left,
}

impl Rule for ToyRule {
    const ALL: &'static [Self] = &[
        ToyRule::Turns,
        ToyRule::Bids,
        ToyRule::Hand,
        ToyRule::End,
        ToyRule::Shown,
        ToyRule::Won,
        ToyRule::Left,
    ];

    fn id(self) -> &'static str {
        match self {
            ToyRule::Turns => "turns",
            ToyRule::Bids => "bids",
            ToyRule::Hand => "hand",
            ToyRule::End => "end",
            ToyRule::Shown => "shown",
            ToyRule::Won => "won",
            ToyRule::Left => "left",
        }
    }

    fn section(self) -> &'static str {
        match self {
            ToyRule::Turns | ToyRule::Bids | ToyRule::Hand | ToyRule::End => "play",
            ToyRule::Shown | ToyRule::Won | ToyRule::Left => "score",
        }
    }

    fn origin(self) -> Origin {
        Origin::Rulebook
    }
}
