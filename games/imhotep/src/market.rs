//! The market: laying it out, taking cards, and what red cards do at once.

use tabletop::{Pile, Seat, Tell};

use crate::apply::{Hand, Then};
use crate::data;
use crate::event::Event;
use crate::state::{ID, Phase};
use crate::types::{Card, Cards, Side, Site};

impl<T: Tell<Event>> Hand<'_, T> {
    /// Lays out the cards of a round: the face-up ones first, then the pair.
    pub(crate) fn deal_market(&mut self) {
        let side = self.game.board.side(Site::Market);
        for _ in 0..data::FACE_UP[side.index()] {
            if let Some(card) = self.draw_card() {
                self.game.board.market.faces.add(card);
            }
        }
        if side == Side::B {
            for _ in 0..data::PAIR {
                if let Some(card) = self.draw_card() {
                    self.game.hidden.pair.push(card);
                }
            }
        }
        let hidden = self.game.hidden.pair.len() as u8;
        self.tell.all(Event::MarketDealt { cards: self.game.board.market.faces, hidden });
    }

    /// What is left on the market goes to the discards; an untouched pair unseen.
    pub(crate) fn clear_market(&mut self) {
        let market = &mut self.game.board.market;
        std::mem::take(&mut market.faces).iter().for_each(|card| market.discards.add(card));
        while let Some(card) = self.game.hidden.pair.pop() {
            self.game.hidden.unseen.push(card);
        }
        self.forget_old_pair();
    }

    /// A stone has come to the market.
    pub(crate) fn unload_at_market(&mut self, owner: Seat) -> Then {
        if self.game.board.market.faces.is_empty() && self.game.hidden.pair.is_empty() {
            self.game.board.players[owner].quarry += 1;
            self.tell.all(Event::NothingToTake { seat: owner });
            return Then::GoOn;
        }
        self.ask(owner, Phase::Take)
    }

    pub(crate) fn take(&mut self, seat: Seat, card: Card) {
        // The spent stone is back in the quarry before a red card acts.
        self.game.board.players[seat].quarry += 1;
        self.game.board.market.faces.remove(card);
        self.tell.all(Event::CardTaken { seat, card });
        self.gain_and_go_on(seat, card);
    }

    /// No card is taken, and the spent stone goes back to the quarry all the same.
    pub(crate) fn leave_cards(&mut self, seat: Seat) {
        self.game.board.players[seat].quarry += 1;
        self.tell.all(Event::CardsLeft { seat });
    }

    pub(crate) fn take_hidden(&mut self, seat: Seat) {
        self.game.board.players[seat].quarry += 1;
        let cards: Cards = self.game.hidden.pair.iter().collect();
        self.tell_only(seat, Event::PairSeen { seat, cards }, Event::PairTaken { seat });
        self.ask(seat, Phase::Keep);
    }

    pub(crate) fn keep(&mut self, seat: Seat, card: Card) {
        let mut others: Cards = self.game.hidden.pair.iter().collect();
        others.remove(card);
        self.game.hidden.pair = Pile::new();
        self.forget_old_pair();
        others.iter().for_each(|other| self.game.board.market.discards.add(other));
        self.others_learn(seat);
        self.tell.all(Event::CardKept { seat, card, discarded: others.iter().next() });
        self.gain_and_go_on(seat, card);
    }

    fn gain_and_go_on(&mut self, seat: Seat, card: Card) {
        if self.gain(seat, card) == Then::GoOn {
            self.go_on();
        }
    }

    /// A card comes to a seat; a red one acts at once.
    pub(crate) fn gain(&mut self, seat: Seat, card: Card) -> Then {
        let Some(site) = card.red_site() else {
            self.game.board.players[seat].cards.add(card);
            return Then::GoOn;
        };
        if self.game.board.players[seat].quarry == 0 {
            self.game.board.market.discards.add(card);
            self.tell.all(Event::RedCardLapsed { seat, card });
            return Then::GoOn;
        }
        self.tell.all(Event::RedCardActs { seat, card });
        self.game.board.market.limbo = Some(card);
        self.build(seat, site)
    }

    /// Where the stone that is being placed comes from: the quay, or the quarry if a red card brings it. The
    /// card is discarded once its stone lies, before the stone's bonus.
    pub(crate) fn spend_red_card(&mut self, seat: Seat) {
        if let Some(card) = self.game.board.market.limbo.take() {
            self.game.board.players[seat].quarry -= 1;
            self.game.board.market.discards.add(card);
        }
    }

    /// Is there a card to draw, in the pile or among the discards that it is remade from?
    pub(crate) fn has_card_to_draw(&self) -> bool {
        let hidden = &self.game.hidden;
        let discards = &self.game.board.market.discards;
        !(hidden.market.is_empty() && discards.is_empty() && hidden.unseen.is_empty())
    }

    /// The top market card for a seat, as a bonus.
    pub(crate) fn gain_top_card(&mut self, seat: Seat) -> Then {
        let Some(card) = self.draw_card() else {
            self.tell.all(Event::NoCardLeft { seat });
            return Then::GoOn;
        };
        self.everybody_learns();
        self.tell.all(Event::CardDrawn { seat, card });
        self.gain(seat, card)
    }

    /// Draws from the pile, which is remade from the discards only when a card is needed and none is left.
    fn draw_card(&mut self) -> Option<Card> {
        if self.game.hidden.market.is_empty() {
            self.remake_pile();
        }
        let hidden = &mut self.game.hidden;
        hidden.market.draw(&mut hidden.chance)
    }

    fn remake_pile(&mut self) {
        let hidden = &mut self.game.hidden;
        let market = &mut self.game.board.market;
        // The pair on the table stays what it was: cards that were unseen until now.
        if !hidden.pair.is_empty() {
            market.old_pair = hidden.pair.len() as u8;
            market.old_unseen = hidden.pair.iter().chain(hidden.unseen.iter()).collect();
        }
        // The discards lie in the order of the vocabulary, so that the new pile depends only on what they are.
        let mut discards = std::mem::take(&mut market.discards);
        while let Some(card) = hidden.unseen.pop() {
            discards.add(card);
        }
        if discards.is_empty() {
            return;
        }
        hidden.market = Pile::from_top(discards.iter());
        market.remakes += 1;
        let name = format!("market-{}", market.remakes + 1);
        hidden.market.shuffle(&hidden.chance, ID, &name, self.tell);
        self.tell.all(Event::PileRemade { cards: self.game.hidden.market.len() as u8 });
    }

    fn forget_old_pair(&mut self) {
        let market = &mut self.game.board.market;
        market.old_pair = 0;
        market.old_unseen = Cards::EMPTY;
    }
}
