//! What a viewer knows: the board, and of the hidden tiles only what they can be.

use serde::{Serialize, Serializer};
use tabletop::{BySeat, Seat, Viewer};

use crate::picture::Picture;
use crate::state::{Board, Kheops, Phase};
use crate::types::Tiles;

/// All that a viewer of a game may know.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Picture"))]
pub struct View {
    pub(crate) board: Board,
    pub(crate) hands: BySeat<Held>,
    /// Tiles in the pile.
    pub(crate) pile: u8,
    /// Every tile this viewer has not seen, wherever it is.
    pub(crate) unseen: Tiles,
}

/// A hand, as one viewer knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Held {
    /// So many tiles.
    Hidden(u8),
    /// These tiles: the viewer's own, or what is left once the pile is empty.
    Seen(Tiles),
}

impl Default for Held {
    fn default() -> Self {
        Held::Hidden(0)
    }
}

impl Held {
    /// How many tiles the hand has, seen or not.
    pub(crate) fn len(self) -> u8 {
        match self {
            Held::Hidden(tiles) => tiles,
            Held::Seen(tiles) => tiles.len() as u8,
        }
    }
}

impl Kheops {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let mut unseen: Tiles = self.hidden.pile.iter().collect();
        let hands = self.hidden.hands.map(|seat, tiles| {
            if self.knows_hand(viewer, seat) {
                return Held::Seen(tiles);
            }
            unseen = unseen | tiles;
            Held::Hidden(tiles.len() as u8)
        });
        View { board: self.board.clone(), hands, pile: self.hidden.pile.len() as u8, unseen }
    }

    /// Does the viewer know the hand? Its owner does; and once the pile is empty, the other player, who sees all other
    /// tiles.
    fn knows_hand(&self, viewer: Viewer, seat: Seat) -> bool {
        match viewer {
            Viewer::All => true,
            Viewer::Seat(viewer) => viewer == seat || self.hidden.pile.is_empty(),
            Viewer::Public => false,
        }
    }
}

impl View {
    /// The board, which everybody sees.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The tiles of a hand, where the viewer knows them.
    pub fn hand(&self, seat: Seat) -> Option<Tiles> {
        match self.hands[seat] {
            Held::Seen(tiles) => Some(tiles),
            Held::Hidden(_) => None,
        }
    }

    /// The seat that decides, unless the game is over.
    pub fn decider(&self) -> Option<Seat> {
        (self.board.phase != Phase::Over).then_some(self.board.turn)
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Picture::of(self).serialize(serializer)
    }
}
