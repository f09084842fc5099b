//! What a viewer knows: the board, and of the hidden cards only what they can be.

use serde::{Serialize, Serializer};
use tabletop::{BySeat, Seat, Viewer};

use crate::cards::{ByDeck, Cards, PRESENT};
use crate::data;
use crate::picture::Picture;
use crate::state::{Board, Cleopatra, Hidden};
use crate::types::Card;

/// All that a viewer of a game may know.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Picture"))]
pub struct View {
    pub(crate) board: Board,
    /// The cards that not everybody has seen, of the hands that this viewer looks at.
    pub(crate) hands: BySeat<Option<ByDeck<Cards>>>,
    /// The face-down cards on stalls, for who may know everything.
    pub(crate) stalls: Option<[ByDeck<Cards>; data::STALLS]>,
    /// The face-down card that is to be placed, for who may know everything.
    pub(crate) drawn: Option<Card>,
    /// The offers that this viewer knows of.
    pub(crate) bids: BySeat<Option<u16>>,
    /// Every card whose place this viewer does not know, by the deck it came from; those of the present deck
    /// are in it still, or left it face down.
    pub(crate) unseen: ByDeck<Cards>,
}

impl Cleopatra {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let Hidden { chance: _, deck, down: _, mosaics: _, hands, stalls, drawn, bids } = &self.hidden;
        let looks_at = |seat: Seat| match viewer {
            Viewer::All => true,
            Viewer::Seat(own) => own == seat,
            Viewer::Public => false,
        };
        let all = viewer == Viewer::All;
        let mut unseen: ByDeck<Cards> = ByDeck::default();
        unseen[PRESENT] = deck.iter().collect();
        let mut hide = |cards: &ByDeck<Cards>| {
            (0..data::DECKS).for_each(|deck| unseen[deck] += cards[deck]);
        };
        hands.iter().filter(|(seat, _)| !looks_at(*seat)).for_each(|(_, hand)| hide(hand));
        if !all {
            stalls.iter().for_each(hide);
            drawn.iter().for_each(|card| unseen[PRESENT].insert(*card));
        }
        View {
            board: self.board.clone(),
            hands: hands.map(|seat, hand| looks_at(seat).then_some(hand)),
            stalls: all.then_some(*stalls),
            drawn: if all { *drawn } else { None },
            bids: bids.map(|seat, bid| if looks_at(seat) { bid } else { None }),
            unseen,
        }
    }
}

impl View {
    /// The board, which everybody sees.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The whole hand of a seat, if the viewer looks at it.
    pub fn hand(&self, seat: Seat) -> Option<Cards> {
        self.hands[seat].map(|hand| self.board.players[seat].seen + hand.total())
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Picture::of(self).serialize(serializer)
    }
}
