//! The offering to the High Priest, and the reckoning at the end.

use tabletop::{BySeat, Note, Seat, SeatSet, Tell};

use crate::apply::Hand;
use crate::cards::ByDeck;
use crate::data;
use crate::event::Event;
use crate::state::{Board, Phase};
use crate::types::Ending;

/// What becomes of a seat's amulets, and of its scarabs, when the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Reckoned {
    /// Amulets before the end.
    pub(crate) amulets: u16,
    /// More for the corrupt cards of the hand.
    pub(crate) hand: u16,
    /// Fewer for sanctuaries.
    pub(crate) sanctuaries: u16,
    /// Fewer because the lowest seat has so many left.
    pub(crate) forgiven: u16,
    /// What is left and must be paid for.
    pub(crate) left: u16,
    /// Scarabs before the end.
    pub(crate) scarabs: u16,
    /// The scarabs that the amulets cost; none for who is eliminated.
    pub(crate) penalty: u16,
    /// Are they too many?
    pub(crate) eliminated: bool,
}

impl Reckoned {
    /// The scarabs that count.
    pub(crate) fn total(&self) -> u16 {
        if self.eliminated { 0 } else { self.scarabs - self.penalty }
    }

    /// Higher is better: survivors first, then scarabs, then fewer amulets.
    pub(crate) fn rank(&self) -> (bool, u16, u16) {
        if self.eliminated { (false, 0, 0) } else { (true, self.total(), u16::MAX - self.left) }
    }
}

impl Board {
    /// The reckoning, with so many corrupt cards in each hand.
    pub(crate) fn reckoning(&self, corrupt: BySeat<u8>) -> BySeat<Reckoned> {
        let mut reckoned = BySeat::from_fn(self.seats(), |seat| {
            let player = &self.players[seat];
            let hand = u16::from(corrupt[seat]);
            let sanctuaries = (player.sanctuaries.len() as u16).min(player.amulets + hand);
            let left = player.amulets + hand - sanctuaries;
            Reckoned {
                amulets: player.amulets,
                hand,
                sanctuaries,
                left,
                scarabs: player.scarabs,
                ..Reckoned::default()
            }
        });
        let forgiven = reckoned.values().map(|seat| seat.left).min().unwrap_or(0);
        for (_, seat) in reckoned.iter_mut() {
            seat.forgiven = forgiven;
            seat.left -= forgiven;
            match data::PENALTIES.get(usize::from(seat.left)) {
                Some(penalty) => seat.penalty = (*penalty).min(seat.scarabs),
                None => seat.eliminated = true,
            }
        }
        reckoned
    }

    /// The reckoning of a finished game, whose hands were laid open.
    pub(crate) fn final_reckoning(&self) -> BySeat<Reckoned> {
        self.reckoning(self.players.map(|_, player| player.ledger.hand))
    }
}

impl<T: Tell<Event>> Hand<'_, T> {
    /// Everybody is asked for an offering.
    pub(crate) fn begin_offering(&mut self) {
        let board = &mut self.game.board;
        board.phase = Phase::Offering;
        board.bidding = SeatSet::all(board.players.seats());
        self.tell.all(Event::OfferingBegan);
    }

    /// A sealed offer; the last one opens them all.
    pub(crate) fn offer(&mut self, seat: Seat, scarabs: u16) {
        self.game.hidden.bids[seat] = Some(scarabs);
        self.game.board.bidding = self.game.board.bidding.without(seat);
        let told = Event::OfferMade { seat, scarabs };
        self.tell.note(Note::Only { seat, told, others: Some(Event::OfferSealed { seat }) });
        if self.game.board.bidding.is_empty() {
            self.open_offers();
        }
    }

    fn open_offers(&mut self) {
        let seats = self.game.board.seats();
        let bids = std::mem::replace(&mut self.game.hidden.bids, BySeat::new(seats));
        self.everybody_learns();
        for (seat, bid) in bids.iter() {
            let scarabs = bid.unwrap_or(0);
            // Equal offers share the better place, and the next is skipped.
            let place = bids.values().filter(|other| *other > bid).count();
            let player = &mut self.game.board.players[seat];
            let change = i16::from(data::OFFERING_AMULETS[place]);
            let amulets = change.max(-(player.amulets.min(i16::MAX as u16) as i16));
            player.scarabs -= scarabs;
            player.amulets = player.amulets.saturating_add_signed(amulets);
            player.ledger.offered += scarabs;
            player.ledger.offering += amulets as i8;
            self.tell.all(Event::OfferShown { seat, scarabs, place: place as u8 + 1, amulets });
        }
        self.after_building();
    }

    /// The game ends: hands are laid open, and amulets are paid for.
    pub(crate) fn reckon(&mut self, ending: Ending) {
        self.everybody_learns();
        for seat in Seat::first(self.game.board.seats()) {
            let cards = self.game.hand(seat);
            let player = &mut self.game.board.players[seat];
            player.seen = Default::default();
            player.unseen = ByDeck::default();
            player.ledger.hand = cards.corrupt();
            self.game.hidden.hands[seat] = ByDeck::default();
            self.game.board.market.discards += cards;
            self.tell.all(Event::HandShown { seat, cards, amulets: cards.corrupt() });
        }
        for (seat, reckoned) in self.game.board.final_reckoning().iter() {
            let left = reckoned.left;
            let (sanctuaries, forgiven) = (reckoned.sanctuaries, reckoned.forgiven);
            self.tell.all(Event::Reckoned { seat, sanctuaries, forgiven, left });
            if reckoned.eliminated {
                self.tell.all(Event::Eliminated { seat });
            } else if reckoned.penalty > 0 {
                self.tell.all(Event::Penalised { seat, scarabs: reckoned.penalty });
            }
        }
        self.game.board.phase = Phase::Over;
        self.game.board.ending = Some(ending);
        self.tell.all(Event::GameEnded { ending });
    }
}
