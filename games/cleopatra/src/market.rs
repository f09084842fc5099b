//! The market and the deck: laying out, drawing, taking a stall and filling the stalls again.

use tabletop::{Chance, Draw as _, Note, Pile, Seat, Tell};

use crate::apply::Hand;
use crate::cards::{Cards, PRESENT};
use crate::data;
use crate::event::Event;
use crate::state::{ID, Phase, Top};
use crate::types::{Card, Face, Stall};

/// A card that was drawn, and how it lay.
#[derive(Clone, Copy)]
struct Drawn {
    card: Card,
    face: Face,
}

impl<T: Tell<Event>> Hand<'_, T> {
    /// Tells the hands, puts one card on each stall and turns up the first mosaic.
    pub(crate) fn lay_out(&mut self) {
        for seat in Seat::first(self.game.board.seats()) {
            let told = Event::HandSeen { seat, cards: self.game.hand(seat) };
            let others = Some(Event::HandDealt { seat, cards: data::START_CARDS });
            self.tell.note(Note::Only { seat, told, others });
        }
        for stall in Stall::ALL {
            if let Some(drawn) = self.draw_card() {
                self.put_on_stall(*stall, drawn);
                let card = (drawn.face == Face::Up).then_some(drawn.card);
                self.tell.all(Event::StallOpened { stall: *stall, card });
            }
        }
        self.next_mosaic();
    }

    /// Turns a third of the deck face down, in random places, and shows the top.
    pub(crate) fn turn_faces(&mut self, name: &str) {
        let cards = self.game.hidden.deck.len();
        let down = cards / data::DOWN_ONE_IN;
        let face = |at: usize| if at < cards - down { Face::Up } else { Face::Down };
        let mut faces: Pile<Face, { data::DECK }> = Pile::from_top((0..cards).map(face));
        faces.shuffle(&self.game.hidden.chance, ID, name, self.tell);
        // An imagined game shuffles nothing: it draws the faces when they are needed.
        let bits = faces.iter().rev().enumerate().map(|(at, face)| u128::from(face == Face::Down) << at);
        self.game.hidden.down = bits.sum();
        self.game.board.market.below = cards as u8;
        self.game.board.market.below_down = down as u8;
        self.show_top();
    }

    /// The next card of the deck becomes its top, and is seen if it lies face up.
    fn show_top(&mut self) {
        let market = &mut self.game.board.market;
        let hidden = &mut self.game.hidden;
        let Some(below) = market.below.checked_sub(1) else {
            market.top = Top::None;
            return;
        };
        let is_down = match &mut hidden.chance {
            Chance::Sealed(_) => hidden.down & 1 << below != 0,
            Chance::Free(rng) => rng.below(u32::from(market.below)) < u32::from(market.below_down),
        };
        hidden.down &= !(1 << below);
        market.below = below;
        market.top = if is_down {
            market.below_down -= 1;
            Top::Down
        } else {
            Top::Up(hidden.deck.draw(&mut hidden.chance).expect("the deck has as many cards as are counted"))
        };
        self.everybody_learns();
    }

    /// Draws the top card; an empty deck is rebuilt first, if there is anything to rebuild it from.
    fn draw_card(&mut self) -> Option<Drawn> {
        if self.game.board.market.top == Top::None {
            self.rebuild_deck();
        }
        let hidden = &mut self.game.hidden;
        let drawn = match self.game.board.market.top {
            Top::None => return None,
            Top::Up(card) => Drawn { card, face: Face::Up },
            Top::Down => Drawn { card: hidden.deck.draw(&mut hidden.chance)?, face: Face::Down },
        };
        self.show_top();
        Some(drawn)
    }

    fn rebuild_deck(&mut self) {
        let market = &mut self.game.board.market;
        if market.discards.is_empty() {
            return;
        }
        // The discards lie in the order of the vocabulary, so that the new deck depends only on what they are.
        let discards = std::mem::take(&mut market.discards);
        market.rebuilt += 1;
        let name = format!("deck-{}", market.rebuilt + 1);
        self.unseen_grow_older();
        let hidden = &mut self.game.hidden;
        hidden.deck = Pile::from_top(discards.iter());
        hidden.deck.shuffle(&hidden.chance, ID, &name, self.tell);
        self.tell.all(Event::DeckRebuilt { cards: discards.len() });
        self.turn_faces(&format!("{name}-faces"));
    }

    /// What is unseen now comes from an earlier deck than what will be drawn.
    fn unseen_grow_older(&mut self) {
        let board = &mut self.game.board;
        let is_used = |deck: usize| {
            board.players.values().any(|player| player.unseen[deck] > 0)
                || board.market.down.iter().any(|stall| stall[deck] > 0)
        };
        // Where all places are used, the two oldest decks are no longer told apart.
        let gap = (1..data::DECKS).find(|deck| !is_used(*deck)).unwrap_or(data::DECKS - 1);
        board.players.iter_mut().for_each(|(_, player)| player.unseen.grow_older(gap));
        board.market.down.iter_mut().for_each(|stall| stall.grow_older(gap));
        self.game.hidden.hands.iter_mut().for_each(|(_, hand)| hand.grow_older(gap));
        self.game.hidden.stalls.iter_mut().for_each(|stall| stall.grow_older(gap));
    }

    fn put_on_stall(&mut self, stall: Stall, Drawn { card, face }: Drawn) {
        let market = &mut self.game.board.market;
        match face {
            Face::Up => market.up[stall.index()].insert(card),
            Face::Down => {
                market.down[stall.index()][PRESENT] += 1;
                self.game.hidden.stalls[stall.index()][PRESENT].insert(card);
            }
        }
    }

    /// Draws cards from the deck into a hand: everybody sees those that lie face up.
    pub(crate) fn draw_for(&mut self, seat: Seat, number: u8) {
        let (mut cards, mut unseen) = (Cards::EMPTY, Cards::EMPTY);
        for _ in 0..number {
            let Some(Drawn { card, face }) = self.draw_card() else {
                self.tell.all(Event::NothingToDraw { seat });
                break;
            };
            match face {
                Face::Up => {
                    self.game.board.players[seat].seen.insert(card);
                    cards.insert(card);
                }
                Face::Down => {
                    self.game.board.players[seat].unseen[PRESENT] += 1;
                    self.game.hidden.hands[seat][PRESENT].insert(card);
                    unseen.insert(card);
                }
            }
        }
        self.tell.all(Event::Drew { seat, cards, unseen: unseen.len() });
        self.look(seat, unseen);
    }

    /// A whole stall goes into the hand; then the stalls get new cards.
    pub(crate) fn take_stall(&mut self, seat: Seat, stall: Stall) {
        let market = &mut self.game.board.market;
        let cards = std::mem::take(&mut market.up[stall.index()]);
        let lens = std::mem::take(&mut market.down[stall.index()]);
        let unseen = std::mem::take(&mut self.game.hidden.stalls[stall.index()]);
        let player = &mut self.game.board.players[seat];
        player.seen += cards;
        for deck in 0..data::DECKS {
            player.unseen[deck] += lens[deck];
            self.game.hidden.hands[seat][deck] += unseen[deck];
        }
        self.tell.all(Event::StallTaken { seat, stall, cards, unseen: lens.total() });
        self.look(seat, unseen.total());
        self.game.board.turn.visited = true;
        self.game.board.market.filled = 0;
        self.draw_for_stall(seat);
    }

    /// Draws the next card for the stalls, or leaves the market when all have one or none is left.
    fn draw_for_stall(&mut self, seat: Seat) {
        let market = &self.game.board.market;
        if usize::from(market.filled.count_ones() as u8) == data::STALLS {
            return self.after_action();
        }
        let Some(Drawn { card, face }) = self.draw_card() else {
            self.tell.all(Event::NothingToDraw { seat });
            return self.after_action();
        };
        match face {
            Face::Up => self.game.board.market.drawn = Top::Up(card),
            Face::Down => {
                self.game.board.market.drawn = Top::Down;
                self.game.hidden.drawn = Some(card);
            }
        }
        self.game.board.phase = Phase::Place;
    }

    /// The drawn card goes to a stall, as it lies.
    pub(crate) fn place(&mut self, seat: Seat, stall: Stall) {
        let drawn = match (std::mem::take(&mut self.game.board.market.drawn), self.game.hidden.drawn.take()) {
            (Top::Up(card), _) => Drawn { card, face: Face::Up },
            (Top::Down | Top::None, card) => {
                Drawn { card: card.expect("a card is being placed"), face: Face::Down }
            }
        };
        self.put_on_stall(stall, drawn);
        self.game.board.market.filled |= 1 << stall.index();
        let card = (drawn.face == Face::Up).then_some(drawn.card);
        self.tell.all(Event::CardPlaced { seat, stall, card });
        self.draw_for_stall(seat);
    }
}
