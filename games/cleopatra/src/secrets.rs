//! What a viewer cannot know, place by place, for the laws.

use std::ops::ControlFlow;

use tabletop::{Permute, Seat, Viewer};

use crate::cards::{ByDeck, Cards, PRESENT};
use crate::data;
use crate::state::{Cleopatra, Phase};
use crate::types::{Card, Face};

impl Cleopatra {
    /// Lists what the viewer cannot know: the deck and its faces, unseen cards, mosaics, offers, the seed.
    pub(crate) fn secrets(&mut self, viewer: Viewer, permute: &mut impl Permute) {
        let hides = |seat: Seat| match viewer {
            Viewer::All => false,
            Viewer::Seat(own) => own != seat,
            Viewer::Public => true,
        };
        permute.permute(&mut self.hidden.mosaics.places().collect::<Vec<_>>());
        self.permute_faces(permute);
        let kept = self.one_payment(&hides);
        for deck in 0..data::DECKS {
            self.permute_unseen(deck, viewer, kept[deck], &hides, permute);
        }
        // Offers change places only where everybody could have made them.
        let board = &self.board;
        let secret = |seat: Seat| hides(seat) && !board.bidding.contains(seat);
        let least =
            board.players.iter().filter(|(seat, _)| secret(*seat)).map(|(_, player)| player.scarabs).min();
        let bids = self.hidden.bids.iter_mut().filter(|(seat, _)| secret(*seat));
        let fits = |bid: &Option<u16>| bid.is_some() && *bid <= least;
        permute.permute(&mut bids.map(|(_, bid)| bid).filter(|bid| fits(bid)).collect::<Vec<_>>());
        permute.reseed(&mut self.hidden.chance);
    }

    fn permute_faces(&mut self, permute: &mut impl Permute) {
        let face = |at: u8| if self.hidden.down & 1 << at != 0 { Face::Down } else { Face::Up };
        let mut faces: Vec<Face> = (0..self.board.market.below).map(face).collect();
        permute.permute(&mut faces.iter_mut().collect::<Vec<_>>());
        let down = faces.iter().enumerate().filter(|(_, face)| **face == Face::Down);
        self.hidden.down = down.fold(0, |mask, (at, _)| mask | 1 << at);
    }

    /// Exchanges the unseen cards of one deck; `kept` stay in the hand of the seat whose turn it is.
    fn permute_unseen(
        &mut self,
        deck: usize,
        viewer: Viewer,
        kept: Cards,
        hides: &impl Fn(Seat) -> bool,
        permute: &mut impl Permute,
    ) {
        let seat = self.board.seat;
        let hidden = &mut self.hidden;
        hidden.hands[seat][deck] -= kept;
        let hands = hidden.hands.iter_mut().filter(|(seat, _)| hides(*seat)).map(|(_, hand)| &mut hand[deck]);
        let stalls = hidden.stalls.iter_mut().filter(|_| viewer != Viewer::All).map(|stall| &mut stall[deck]);
        let mut sets: Vec<&mut Cards> = hands.chain(stalls).collect();
        let mut cards: Vec<Card> = sets.iter().flat_map(|set| set.iter()).collect();
        let mut places: Vec<&mut Card> = cards.iter_mut().collect();
        if deck == PRESENT {
            places.extend(hidden.deck.places());
            if viewer != Viewer::All {
                places.extend(&mut hidden.drawn);
            }
        }
        permute.permute(&mut places);
        let mut dealt = cards.into_iter();
        for set in &mut sets {
            **set = dealt.by_ref().take(set.len().into()).collect();
        }
        hidden.hands[seat][deck] += kept;
    }

    /// The unseen cards of one way to pay the chosen piece, by deck: whoever is about to pay can pay.
    fn one_payment(&self, hides: &impl Fn(Seat) -> bool) -> ByDeck<Cards> {
        let seat = self.board.seat;
        let mut kept: ByDeck<Cards> = ByDeck::default();
        if let (Phase::Pay, true, Some(cost)) = (self.board.phase, hides(seat), self.cost())
            && let ControlFlow::Break(cards) = self.purse().payments(cost, ControlFlow::Break)
        {
            let mut hand = self.hidden.hands[seat];
            for card in (cards - cards.common(self.board.players[seat].seen)).iter() {
                if let Some(deck) = hand.oldest(card) {
                    hand[deck].remove(card);
                    kept[deck].insert(card);
                }
            }
        }
        kept
    }
}
