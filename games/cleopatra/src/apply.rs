//! Doing it and telling it: what every action changes, and what happens by itself until the next decision.

use tabletop::{Note, Seat, SeatSet, Tell};

use crate::action::Action;
use crate::cards::Cards;
use crate::data::{self, Fine};
use crate::event::Event;
use crate::state::{Cleopatra, Phase, Turn};
use crate::types::{Card, EndRule, Ending, Worshipper};

/// A hand that moves the pieces of a game, tells what it does, and remembers who learns something hidden.
pub(crate) struct Hand<'g, T> {
    pub(crate) game: &'g mut Cleopatra,
    pub(crate) tell: &'g mut T,
    pub(crate) revealed: SeatSet,
}

impl<'g, T: Tell<Event>> Hand<'g, T> {
    pub(crate) fn new(game: &'g mut Cleopatra, tell: &'g mut T) -> Self {
        Hand { game, tell, revealed: SeatSet::EMPTY }
    }

    /// Carries out a legal action of a deciding seat.
    pub(crate) fn act(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Worship(worshipper) => self.worship(seat, worshipper),
            Action::Market(stall) => self.take_stall(seat, stall),
            Action::Place(stall) => self.place(seat, stall),
            Action::Build(piece) => self.begin_piece(seat, piece),
            Action::Pay(cards) => self.pay(seat, cards),
            Action::Claim(square) => self.claim(seat, square),
            Action::Palms => self.finish_mosaic(seat),
            Action::Done => self.done(seat),
            Action::Discard(card) => self.discard_over_limit(seat, card),
            Action::Keep => self.keep(seat),
            Action::Offer(scarabs) => self.offer(seat, scarabs),
        }
    }

    /// What was being done is over: a second claim, the building, or the turn's second action.
    fn done(&mut self, seat: Seat) {
        match self.game.board.phase {
            Phase::Claim => self.finish_mosaic(seat),
            Phase::Build => self.end_building(),
            Phase::Turn
            | Phase::Place
            | Phase::Pay
            | Phase::Second
            | Phase::Limit
            | Phase::Offering
            | Phase::Over => self.end_turn(),
        }
    }

    /// The fine is paid, the worshipper acts and goes to the last slot.
    fn worship(&mut self, seat: Seat, worshipper: Worshipper) {
        let board = &mut self.game.board;
        let slot = board.slot(worshipper);
        let fine = data::FINES[slot];
        let player = &mut board.players[seat];
        match fine {
            Fine::Scarabs(number) => {
                player.scarabs -= u16::from(number);
                player.ledger.fines += u16::from(number);
            }
            Fine::Amulets(number) => {
                player.amulets += u16::from(number);
                player.ledger.fine_amulets += u16::from(number);
            }
        }
        board.worshippers[slot..].rotate_left(1);
        board.turn.worshipped = Some(worshipper);
        self.tell.all(Event::Worshipped { seat, worshipper, fine });
        match worshipper {
            Worshipper::Architect | Worshipper::Vizier => {}
            Worshipper::Beggar => self.draw_for(seat, data::BEGGAR),
            Worshipper::Merchant => self.game.board.turn.credit.discount = data::MERCHANT,
            Worshipper::Foreman => self.game.board.turn.credit.foreman = data::FOREMAN,
        }
    }

    /// After the market, or after a building and all it caused: the vizier's second action, or the turn's end.
    pub(crate) fn after_action(&mut self) {
        if self.game.board.has_second_action() {
            self.game.board.phase = Phase::Second;
        } else {
            self.end_turn();
        }
    }

    /// The turn is over but for the limit of the hand.
    fn end_turn(&mut self) {
        let board = &mut self.game.board;
        if board.players[board.seat].over_limit() > 0 {
            board.phase = Phase::Limit;
        } else {
            self.next_turn();
        }
    }

    fn discard_over_limit(&mut self, seat: Seat, card: Card) {
        self.game.board.turn.discarded = true;
        self.spend(seat, Cards::of(card, 1));
        self.tell.all(Event::Discarded { seat, card });
        self.end_turn();
    }

    fn keep(&mut self, seat: Seat) {
        let player = &mut self.game.board.players[seat];
        let amulets = player.over_limit();
        player.amulets += u16::from(amulets);
        player.ledger.kept += u16::from(amulets);
        self.tell.all(Event::HandKept { seat, amulets });
        self.next_turn();
    }

    /// The turn goes to the left, unless the game is over.
    fn next_turn(&mut self) {
        let board = &mut self.game.board;
        board.idle = if board.turn.pieces > 0 { 0 } else { board.idle + 1 };
        match &mut board.last_turns {
            Some(0) => return self.reckon(Ending::Palace),
            Some(left) => *left -= 1,
            None if board.idle >= data::IDLE_ROUNDS * board.players.seats() as u16 => {
                return self.reckon(Ending::Standstill);
            }
            None => {}
        }
        board.seat = board.seat.left(board.players.seats());
        board.turn = Turn::default();
        board.phase = Phase::Turn;
    }

    /// Building is over: Cleopatra walks, and an offering may be due.
    fn end_building(&mut self) {
        let board = &mut self.game.board;
        board.turn.built = true;
        let before = board.walk;
        // One space for each category ever completed, but no farther than the palace.
        board.walk = board.palace.complete().min(data::WALK);
        let space = board.walk;
        if space > before {
            self.tell.all(Event::Walked { spaces: space - before, space });
        }
        if before < data::OFFERING && space >= data::OFFERING {
            self.begin_offering();
        } else {
            self.after_building();
        }
    }

    /// After a building and an offering due: the end, if Cleopatra has come to the palace.
    pub(crate) fn after_building(&mut self) {
        let board = &mut self.game.board;
        if board.walk == data::WALK && board.last_turns.is_none() {
            match board.end {
                EndRule::Immediate => return self.reckon(Ending::Palace),
                EndRule::LastTurn => {
                    board.last_turns = Some(board.players.seats() as u8 - 1);
                    let seat = board.seat;
                    self.tell.all(Event::LastTurnsBegan { seat });
                }
            }
        }
        self.after_action();
    }

    /// Cards leave a hand for the discards: those that everybody has seen first, then the oldest.
    pub(crate) fn spend(&mut self, seat: Seat, cards: Cards) {
        let player = &mut self.game.board.players[seat];
        let seen = cards.common(player.seen);
        player.seen -= seen;
        let unseen = cards - seen;
        for card in unseen.iter() {
            let hand = &mut self.game.hidden.hands[seat];
            let deck = hand.oldest(card).expect("a card that is paid is in the hand");
            hand[deck].remove(card);
            player.unseen[deck] -= 1;
        }
        self.game.board.market.discards += cards;
        if !unseen.is_empty() {
            self.others_learn(seat);
        }
    }

    /// Everybody has seen something that was hidden.
    pub(crate) fn everybody_learns(&mut self) {
        self.revealed = SeatSet::all(self.game.board.seats());
    }

    /// The others learn what one seat knew already.
    pub(crate) fn others_learn(&mut self, seat: Seat) {
        self.revealed = self.revealed.union(SeatSet::all(self.game.board.seats()).without(seat));
    }

    /// One seat alone is told what its unseen cards are; the others are told nothing more.
    pub(crate) fn look(&mut self, seat: Seat, cards: Cards) {
        if !cards.is_empty() {
            self.revealed = self.revealed.with(seat);
            self.tell.note(Note::Only { seat, told: Event::CardsLooked { seat, cards }, others: None });
        }
    }
}
