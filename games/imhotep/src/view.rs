//! What a viewer knows: the board, and of the hidden cards only what they can be.

use serde::{Serialize, Serializer};
use tabletop::{Pile, Seat, Viewer};

use crate::picture::Picture;
use crate::state::{Board, Hidden, Imhotep, Phase};
use crate::types::{Card, Cards, RoundCard};

/// All that a viewer of a game may know.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Picture"))]
pub struct View {
    pub(crate) board: Board,
    /// The round cards that have not been seen, in the order of the table.
    pub(crate) rounds: Pile<RoundCard, 7>,
    /// Cards in the market pile.
    pub(crate) pile: u8,
    /// Discards that nobody has seen.
    pub(crate) unseen_discards: u8,
    /// The face-down pair.
    pub(crate) pair: Pair,
    /// Every market card this viewer has not seen, wherever it is.
    pub(crate) unseen: Cards,
}

/// The face-down pair of the market's side B, as one viewer knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pair {
    /// So many cards, face down.
    Hidden(u8),
    /// Its taker looks at these.
    Seen(Cards),
}

impl Imhotep {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let Hidden { chance: _, rounds, market, pair, unseen } = &self.hidden;
        let mut unseen_rounds: Vec<RoundCard> = rounds.iter().collect();
        unseen_rounds.sort_unstable_by(|one, other| other.cmp(one));
        let mut unseen_cards: Cards = market.iter().chain(unseen.iter()).collect();
        let pair = if self.sees_pair(viewer) {
            Pair::Seen(pair.iter().collect())
        } else {
            pair.iter().for_each(|card| unseen_cards.add(card));
            Pair::Hidden(pair.len() as u8)
        };
        View {
            board: self.board.clone(),
            rounds: Pile::from_top(unseen_rounds),
            pile: market.len() as u8,
            unseen_discards: unseen.len() as u8,
            pair,
            unseen: unseen_cards,
        }
    }

    /// Does the viewer see the cards of the pair? Only its taker, while choosing, and who may know everything.
    fn sees_pair(&self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::All => true,
            Viewer::Seat(seat) => self.board.phase == Phase::Keep && self.board.decider == seat,
            Viewer::Public => false,
        }
    }
}

impl View {
    /// The board, which everybody sees.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The cards of the pair, for its taker.
    pub fn pair(&self) -> Option<Vec<Card>> {
        match self.pair {
            Pair::Seen(cards) if !cards.is_empty() => Some(cards.iter().collect()),
            Pair::Seen(_) | Pair::Hidden(_) => None,
        }
    }

    /// How many cards lie face down as a pair, seen or not.
    pub(crate) fn pair_len(&self) -> u8 {
        match self.pair {
            Pair::Hidden(cards) => cards,
            Pair::Seen(cards) => cards.len() as u8,
        }
    }

    /// The seat that decides, unless the game is over.
    pub fn decider(&self) -> Option<Seat> {
        (self.board.phase != Phase::Over).then_some(self.board.decider)
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Picture::of(self).serialize(serializer)
    }
}
