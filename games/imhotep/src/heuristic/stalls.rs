//! The market: what its cards are worth to each seat, and what stones would take.

use tabletop::Seat;

use super::outlook::Prospect;
use super::{Purse, weights};
use crate::state::Flow;
use crate::types::{Card, Side, Site};

impl Prospect<'_> {
    /// What a card is worth to a seat.
    pub(super) fn card_worth(&self, seat: Seat, card: Card) -> i32 {
        match card {
            Card::Entrance | Card::Sarcophagus | Card::PavedPath => match card.red_site() {
                Some(site) if self.board.players[seat].quarry > 0 => {
                    self.built(site, &[seat], self.dockings(site))[seat.index()]
                }
                Some(_) | None => 0,
            },
            Card::PyramidDecoration => self.decoration_worth(Site::Pyramid),
            Card::TempleDecoration => self.decoration_worth(Site::Temple),
            Card::ChamberDecoration => self.decoration_worth(Site::Chamber),
            Card::ObeliskDecoration => self.decoration_worth(Site::Obelisks),
            Card::Statue => {
                let statues = self.board.players[seat].cards.count(Card::Statue);
                self.statues_worth(statues + 1) - self.statues_worth(statues)
            }
            Card::Lever | Card::Hammer | Card::Sail | Card::Chisel => {
                100 + weights::BLUE * self.rounds as i32
            }
        }
    }

    /// The market's cards with their worth; nothing when no stone can come there any more.
    pub(super) fn stalls(&self) -> Stalls {
        let mut stalls = Stalls { worths: [[0; 4]; STALLS], count: 0 };
        let unloading = matches!(self.board.flow, Flow::Unloading { site: Site::Market, .. });
        if !unloading && !self.board.river.is_open(Site::Market) {
            return stalls;
        }
        for card in self.board.market.faces.kinds() {
            let mut worths = [0; 4];
            for seat in Seat::first(self.seats) {
                worths[seat.index()] = self.card_worth(seat, card);
            }
            for _ in 0..self.board.market.faces.count(card) {
                stalls.set_up(worths);
            }
        }
        // The pair counts as one card; whether it has been taken already is not worth asking.
        if self.board.side(Site::Market) == Side::B {
            stalls.set_up([weights::CARD; 4]);
        }
        stalls
    }
}

/// Face-up cards, and the pair.
const STALLS: usize = 5;

/// What is for sale.
pub(super) struct Stalls {
    /// What each card is worth to each seat.
    worths: [Purse; STALLS],
    count: usize,
}

impl Stalls {
    fn set_up(&mut self, worths: Purse) {
        self.worths[self.count] = worths;
        self.count += 1;
    }

    /// What each seat gains if these stones go shopping, each for the best that is left.
    pub(super) fn bargains(&self, owners: &[Seat]) -> Purse {
        let mut purse = [0; 4];
        let mut left = (1u8 << self.count) - 1;
        for owner in owners {
            let seat = owner.index();
            let mut best = (0, 0);
            for (stall, worths) in self.worths[..self.count].iter().enumerate() {
                if left & 1 << stall != 0 && worths[seat] > best.0 {
                    best = (worths[seat], 1 << stall);
                }
            }
            purse[seat] += best.0;
            left &= !best.1;
        }
        purse
    }
}
