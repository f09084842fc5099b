//! Doing it and telling it: what every action changes, and what happens by itself until the next decision.

use tabletop::{BySeat, Note, Pile, Seat, SeatSet, Tell};

use crate::action::Action;
use crate::cells::Cells;
use crate::data;
use crate::desk::{Found, Held, Sealed};
use crate::event::Event;
use crate::state::{Dealt, ID, Phase, Pyramids};
use crate::types::{Card, CardSet};

/// The streams of the expedition cards, round by round.
const EXPEDITION_STREAMS: [&str; data::ROUNDS as usize] =
    ["expeditions-1", "expeditions-2", "expeditions-3", "expeditions-4"];

/// A hand that moves the pieces of a game, tells what it does, and remembers who learns something hidden.
pub(crate) struct Hand<'g, T> {
    pub(crate) game: &'g mut Pyramids,
    pub(crate) tell: &'g mut T,
    pub(crate) revealed: SeatSet,
}

/// Does the game go on by itself, or is there a decision to make first?
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Then {
    /// It goes on.
    GoOn,
    /// Somebody has been asked, or the game is over.
    Ask,
}

impl<'g, T: Tell<Event>> Hand<'g, T> {
    #[inline]
    pub(crate) fn new(game: &'g mut Pyramids, tell: &'g mut T) -> Self {
        Hand { game, tell, revealed: SeatSet::EMPTY }
    }

    /// Carries out a legal action of a deciding seat.
    #[inline]
    pub(crate) fn act(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Keep(one, other) => self.keep(seat, [one, other]),
            Action::Mark(card, cells) => self.mark(seat, card, cells, Event::marked),
            Action::Bonus(card, cell) => self.mark(seat, card, Cells::only(cell), Event::bonus_marked),
            Action::Take(card) => self.take(seat, card),
            Action::TakeDeck => self.take_deck(seat),
        }
    }

    /// Deals every seat its four cards.
    pub(crate) fn deal(&mut self) {
        let hidden = &mut self.game.hidden;
        let mut cards: Pile<Card, { data::CARDS }> = Pile::from_top(Card::all());
        cards.shuffle(&hidden.chance, ID, "deal", self.tell);
        for (seat, hand) in hidden.hands.iter_mut() {
            let dealt = std::array::from_fn(|_| cards.pop().expect("four cards for each of four seats"));
            *hand = Some(Dealt { cards: dealt, kept: None });
            let told = Event::Dealt { seat, cards: dealt.into_iter().collect() };
            self.tell.note(Note::Only { seat, told, others: None });
        }
    }

    fn keep(&mut self, seat: Seat, cards: [Card; data::KEPT]) {
        let hand = self.game.hidden.hands[seat].as_mut().expect("every seat was dealt cards");
        let place = |card: Card| hand.cards.iter().position(|dealt| *dealt == card);
        hand.kept = Some(cards.map(|card| place(card).expect("only dealt cards are kept") as u8));
        let told = Event::Kept { seat, cards: cards.into_iter().collect() };
        self.tell.note(Note::Only { seat, told, others: None });
        if self.has_decided(seat) == Then::GoOn {
            self.show_hands();
            self.begin_round();
            self.go_on();
        }
    }

    /// A seat is done with a decision that all make at once; the game goes on when all are.
    #[inline]
    fn has_decided(&mut self, seat: Seat) -> Then {
        let board = &mut self.game.board;
        board.deciding = board.deciding.without(seat);
        if board.deciding.is_empty() { Then::GoOn } else { Then::Ask }
    }

    /// All have kept two cards: they are turned up, and the others become the deck.
    fn show_hands(&mut self) {
        let Pyramids { board, hidden } = &mut *self.game;
        for (seat, player) in board.players.iter_mut() {
            let hand = hidden.hands[seat].take().expect("every seat was dealt cards");
            let cards = hand.kept();
            let mut kept = cards.iter().map(|card| Held { card, crossed: Cells::EMPTY });
            player.desk.slots = std::array::from_fn(|_| kept.next());
            self.tell.all(Event::HandShown { seat, cards });
        }
        hidden.deck = Pile::from_top(CardSet::ALL.without(board.seen()).iter());
        hidden.deck.shuffle(&hidden.chance, ID, "deck", self.tell);
        let cards = self.fill_display();
        self.tell.all(Event::DisplayDealt { cards });
    }

    /// Fills the display up to four from the deck; gives the new cards.
    fn fill_display(&mut self) -> CardSet {
        let Pyramids { board, hidden } = &mut *self.game;
        let mut new = CardSet::EMPTY;
        while board.display.len() < data::DISPLAY
            && let Some(card) = hidden.deck.draw(&mut hidden.chance)
        {
            board.display.add(card);
            new.add(card);
        }
        if !new.is_empty() {
            self.everybody_learns();
        }
        new
    }

    fn begin_round(&mut self) {
        let Pyramids { board, hidden } = &mut *self.game;
        board.round += 1;
        board.expedition = 0;
        self.tell.all(Event::RoundBegan { round: board.round });
        hidden.expeditions = Pile::from_top(data::EXPEDITION_CARDS);
        let stream = EXPEDITION_STREAMS[usize::from(board.round) - 1];
        hidden.expeditions.shuffle(&hidden.chance, ID, stream, self.tell);
    }

    /// Goes on until somebody has to decide, or the game is over: expedition after expedition, as there may be
    /// one that nobody has a card for.
    fn go_on(&mut self) {
        while self.begin_expedition() == Then::GoOn && self.end_expedition() == Then::GoOn {}
    }

    /// Turns up the next expedition card and asks every seat that has cards.
    fn begin_expedition(&mut self) -> Then {
        let Pyramids { board, hidden } = &mut *self.game;
        board.expedition += 1;
        board.pattern =
            hidden.expeditions.draw(&mut hidden.chance).expect("eight cards for seven expeditions");
        board.phase = Phase::Mark;
        self.tell.all(Event::ExpeditionBegan { expedition: board.expedition, pattern: board.pattern });
        for (seat, player) in board.players.iter() {
            let sealed = Sealed::new(player.desk);
            hidden.sealed[seat] = sealed;
            if sealed.is_done() {
                self.tell.all(Event::SatOut { seat });
            } else {
                board.deciding = board.deciding.with(seat);
            }
        }
        let then = if board.deciding.is_empty() { Then::GoOn } else { Then::Ask };
        self.everybody_learns();
        then
    }

    /// Crosses cells in secret.
    #[inline]
    fn mark(&mut self, seat: Seat, card: Card, cells: Cells, event: fn(Seat, Card, Cells, Found) -> Event) {
        let Pyramids { board, hidden } = &mut *self.game;
        let sealed = &mut hidden.sealed[seat];
        let crossed = sealed.cross(&board.deck, board.round, card, cells);
        let done = sealed.is_done();
        self.tell.note(Note::Only { seat, told: event(seat, card, cells, crossed.found), others: None });
        if crossed.lapsed > 0 {
            let told = Event::BonusLapsed { seat, crosses: crossed.lapsed };
            self.tell.note(Note::Only { seat, told, others: None });
        }
        if done && self.has_decided(seat) == Then::GoOn {
            self.show_marks();
            if self.end_expedition() == Then::GoOn {
                self.go_on();
            }
        }
    }

    /// All have marked: everybody sees everything, and completed cards are put aside.
    fn show_marks(&mut self) {
        let Pyramids { board, hidden } = &mut *self.game;
        let mut marked = SeatSet::EMPTY;
        for (seat, player) in board.players.iter_mut() {
            let desk = hidden.sealed[seat].desk;
            for (before, after) in player.desk.held().zip(desk.held()) {
                let cells = after.crossed.without(before.crossed);
                if !cells.is_empty() {
                    let found = Found::on(board.deck.chamber(after.card), cells);
                    self.tell.all(Event::MarksShown { seat, card: after.card, cells, found });
                    marked = marked.with(seat);
                }
            }
            player.desk = desk;
            let completed = desk.completed(&board.deck);
            for card in completed {
                player.put_aside(card);
                self.tell.all(Event::Completed { seat, card });
            }
        }
        hidden.sealed = BySeat::new(board.players.seats());
        // A seat learns the marks of others.
        for seat in Seat::first(self.game.board.seats()) {
            if !marked.without(seat).is_empty() {
                self.revealed = self.revealed.with(seat);
            }
        }
    }

    /// After the marks: completed cards are replaced, then pyramids counted, and the next expedition prepared.
    pub(crate) fn end_expedition(&mut self) -> Then {
        if self.ask_next_taker() == Then::Ask {
            return Then::Ask;
        }
        self.count_pyramids();
        let board = &mut self.game.board;
        if board.is_last_expedition() {
            board.phase = Phase::Over;
            self.tell.all(Event::GameEnded);
            return Then::Ask;
        }
        if board.expedition == data::EXPEDITIONS {
            self.begin_round();
        }
        Then::GoOn
    }

    /// Goes on after a card was taken.
    pub(crate) fn after_take(&mut self) {
        self.game.board.deciding = SeatSet::EMPTY;
        if self.end_expedition() == Then::GoOn {
            self.go_on();
        }
    }

    /// The display is filled up again.
    pub(crate) fn refill(&mut self) {
        let cards = self.fill_display();
        if !cards.is_empty() {
            self.tell.all(Event::Refilled { cards });
        }
    }

    /// Everybody has seen something that was hidden.
    pub(crate) fn everybody_learns(&mut self) {
        self.revealed = SeatSet::all(self.game.board.seats());
    }
}
