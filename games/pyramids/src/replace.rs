//! After the marks: completed cards are replaced, and pyramids counted.

use tabletop::{Seat, SeatSet, Tell};

use crate::apply::{Hand, Then};
use crate::cells::Cells;
use crate::data;
use crate::desk::Held;
use crate::event::Event;
use crate::state::{Phase, Player};
use crate::types::{Card, CardSet};

/// The points that a seat's pyramids of a colour take when they become so many, with so many of the colour's awards
/// taken.
#[inline]
pub(crate) fn award(pyramids: u8, taken: u8) -> Option<u8> {
    data::AWARDS.get(usize::from(taken)).copied().filter(|_| data::AWARDED.contains(&pyramids))
}

impl Player {
    /// Puts a completed card aside.
    pub(crate) fn put_aside(&mut self, card: Card) {
        let slot = self.desk.slots.iter_mut().find(|slot| slot.is_some_and(|held| held.card == card));
        *slot.expect("a card that is put aside was there") = None;
        self.completed.add(card);
        self.fresh.add(card);
        self.to_take += 1;
    }

    /// Lays a new card in a free place.
    fn lay_down(&mut self, card: Card) {
        let slot = self.desk.slots.iter_mut().find(|slot| slot.is_none());
        *slot.expect("a card is taken only for one that was put aside") =
            Some(Held { card, crossed: Cells::EMPTY });
        self.to_take -= 1;
    }
}

impl<T: Tell<Event>> Hand<'_, T> {
    /// Asks the seat that takes a card next, if there is one: the lowest number just completed goes first.
    pub(crate) fn ask_next_taker(&mut self) -> Then {
        loop {
            let board = &self.game.board;
            let waiting = board.players.iter().filter(|(_, player)| player.to_take > 0);
            let first = waiting.min_by_key(|(_, player)| player.fresh.lowest()).map(|(seat, _)| seat);
            let Some(seat) = first else { return Then::GoOn };
            let nothing_left = board.display.is_empty() && self.game.hidden.deck.is_empty();
            if !nothing_left && !board.is_last_expedition() {
                self.game.board.phase = Phase::Replace;
                self.game.board.deciding = SeatSet::only(seat);
                return Then::Ask;
            }
            self.game.board.players[seat].to_take = 0;
            if !self.game.board.is_last_expedition() {
                self.tell.all(Event::NothingToTake { seat });
            }
        }
    }

    /// A card of the display.
    pub(crate) fn take(&mut self, seat: Seat, card: Card) {
        self.game.board.display.remove(card);
        self.tell.all(Event::TakenFromDisplay { seat, card });
        self.taken(seat, card);
    }

    /// The top card of the deck, unseen until now.
    pub(crate) fn take_deck(&mut self, seat: Seat) {
        let hidden = &mut self.game.hidden;
        let card = hidden.deck.draw(&mut hidden.chance).expect("the deck is offered only while there is one");
        self.everybody_learns();
        self.tell.all(Event::TakenFromDeck { seat, card });
        self.taken(seat, card);
    }

    fn taken(&mut self, seat: Seat, card: Card) {
        let player = &mut self.game.board.players[seat];
        player.lay_down(card);
        if player.to_take == 0 {
            self.refill();
        }
        self.after_take();
    }

    /// Counts the pyramids just completed, by number, whoever owns them.
    pub(crate) fn count_pyramids(&mut self) {
        let board = &mut self.game.board;
        let fresh = board.players.values().fold(CardSet::EMPTY, |all, player| all.union(player.fresh));
        for card in fresh.iter() {
            let colour = board.deck.chamber(card).colour;
            let owner = board.players.iter_mut().find(|(_, player)| player.fresh.has(card));
            let (seat, player) = owner.expect("a fresh card has an owner");
            player.fresh.remove(card);
            let pyramids = &mut player.pyramids[colour.index()];
            *pyramids += 1;
            let taken = &mut board.awarded[colour.index()];
            if let Some(points) = award(*pyramids, *taken) {
                *taken += 1;
                player.pyramid_points[colour.index()] += points;
                self.tell.all(Event::PyramidPoints { seat, colour, pyramids: *pyramids, points });
            }
        }
    }
}
