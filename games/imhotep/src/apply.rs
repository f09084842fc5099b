//! Doing it and telling it: what every action changes, and what happens by itself until the next decision.

use tabletop::{Note, Seat, SeatSet, Tell};

use crate::action::Action;
use crate::data;
use crate::event::Event;
use crate::state::{Ending, Flow, Imhotep, Phase, River};
use crate::types::{Card, Order, Ship, Site, Space};

/// A hand that moves the pieces of a game, tells what it does, and remembers who learns something hidden.
pub(crate) struct Hand<'g, T> {
    pub(crate) game: &'g mut Imhotep,
    pub(crate) tell: &'g mut T,
    pub(crate) revealed: SeatSet,
}

/// Does the game go on by itself, or is there a decision to make first?
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Then {
    /// It goes on.
    GoOn,
    /// Somebody has been asked.
    Ask,
}

impl<'g, T: Tell<Event>> Hand<'g, T> {
    pub(crate) fn new(game: &'g mut Imhotep, tell: &'g mut T) -> Self {
        Hand { game, tell, revealed: SeatSet::EMPTY }
    }

    /// Carries out a legal action of the deciding seat.
    pub(crate) fn act(&mut self, seat: Seat, action: &Action) {
        if *action != Action::Pass {
            self.game.board.passes = 0;
        }
        match *action {
            Action::Stones => self.stones(seat),
            Action::Load(space) => {
                self.load(seat, space);
                self.go_on();
            }
            Action::Sail(ship, site) => self.sail(seat, ship, site, self.game.board.river.cargo_of(ship)),
            Action::PlayLever(ship, site, order) => {
                self.play_card(seat, Card::Lever);
                self.sail(seat, ship, site, order);
            }
            Action::PlayHammer(space) => {
                self.play_card(seat, Card::Hammer);
                self.take_stones(seat, data::TAKEN);
                self.load(seat, space);
                self.go_on();
            }
            Action::PlaySail(space, site) => {
                self.play_card(seat, Card::Sail);
                self.load(seat, space);
                let ship = space.ship();
                self.sail(seat, ship, site, self.game.board.river.cargo_of(ship));
            }
            Action::PlayChisel(first, second) => {
                self.play_card(seat, Card::Chisel);
                self.load(seat, first);
                self.load(seat, second);
                self.go_on();
            }
            Action::Pass => self.pass(seat),
            Action::Take(card) => self.take(seat, card),
            Action::TakeHidden => self.take_hidden(seat),
            Action::Keep(card) => self.keep(seat, card),
            Action::Pyramid(pyramid) => {
                if self.build_pyramid_b(seat, pyramid) == Then::GoOn {
                    self.go_on();
                }
            }
            Action::Card => {
                if self.gain_top_card(seat) == Then::GoOn {
                    self.go_on();
                }
            }
            Action::Decline => self.decline(seat),
            Action::Point => {
                self.temple_point(seat);
                self.go_on();
            }
        }
    }

    /// Asks a seat for a decision.
    pub(crate) fn ask(&mut self, seat: Seat, phase: Phase) -> Then {
        self.game.board.phase = phase;
        self.game.board.decider = seat;
        Then::Ask
    }

    /// Goes on until somebody has to decide.
    pub(crate) fn go_on(&mut self) {
        loop {
            let then = match self.game.board.flow {
                Flow::Turns => self.next_turn(),
                Flow::Unloading { site, order, next } => self.unload_next(site, order, next),
                Flow::Temple { space, ending } => self.reward_next(space, ending),
            };
            if then == Then::Ask {
                return;
            }
        }
    }

    fn next_turn(&mut self) -> Then {
        let board = &mut self.game.board;
        board.turn = board.turn.left(board.seats());
        let turn = board.turn;
        self.ask(turn, Phase::Turn)
    }

    fn decline(&mut self, seat: Seat) {
        if self.game.board.phase == Phase::Take {
            self.leave_cards(seat);
        } else {
            self.tell.all(Event::BonusDeclined { seat });
        }
        self.go_on();
    }

    fn stones(&mut self, seat: Seat) {
        let most = if self.game.board.phase == Phase::Temple { data::TEMPLE_STONES } else { data::TAKEN };
        self.take_stones(seat, most);
        self.go_on();
    }

    /// Moves up to `most` stones from the quarry to the sled.
    pub(crate) fn take_stones(&mut self, seat: Seat, most: u8) {
        let stones = self.game.board.takeable(seat, most);
        let player = &mut self.game.board.players[seat];
        player.quarry -= stones;
        player.sled += stones;
        self.tell.all(Event::StonesTaken { seat, stones });
    }

    fn load(&mut self, seat: Seat, space: Space) {
        self.game.board.players[seat].sled -= 1;
        self.game.board.river.load(space, seat);
        self.tell.all(Event::Loaded { seat, space });
    }

    /// A blue card is discarded before its effect.
    fn play_card(&mut self, seat: Seat, card: Card) {
        self.game.board.players[seat].cards.remove(card);
        self.game.board.market.discards.add(card);
        self.tell.all(Event::CardPlayed { seat, card });
    }

    fn sail(&mut self, seat: Seat, ship: Ship, site: Site, order: Order) {
        self.game.board.river.dock(ship, site);
        self.game.board.flow = Flow::Unloading { site, order, next: 0 };
        self.tell.all(Event::Sailed { seat, ship, site, cargo: order });
        self.go_on();
    }

    fn unload_next(&mut self, site: Site, order: Order, next: u8) -> Then {
        let Some(&owner) = order.owners().get(usize::from(next)) else {
            self.game.board.flow = Flow::Turns;
            return if self.game.board.river.all_sailed() {
                self.end_round(Ending::Ships)
            } else {
                Then::GoOn
            };
        };
        self.game.board.flow = Flow::Unloading { site, order, next: next + 1 };
        match site {
            Site::Market => self.unload_at_market(owner),
            Site::Pyramid | Site::Temple | Site::Chamber | Site::Obelisks => self.build(owner, site),
        }
    }

    fn pass(&mut self, seat: Seat) {
        let passes = self.game.board.passes + 1;
        self.game.board.passes = passes;
        self.tell.all(Event::Passed { seat });
        if usize::from(passes) == self.game.board.seats() {
            self.ships_leave();
            self.end_round(Ending::Passes);
        }
        self.go_on();
    }

    /// Everybody has passed: the stones on ships go back to the quarry.
    fn ships_leave(&mut self) {
        let mut stones = 0;
        for ship in Ship::ALL {
            for owner in self.game.board.river.cargo_of(*ship).owners() {
                self.game.board.players[*owner].quarry += 1;
                stones += 1;
            }
        }
        self.game.board.river.cargo = [None; 16];
        self.game.board.river.free = 0;
        self.game.board.river.ready = 0;
        self.tell.all(Event::ShipsLeft { stones });
    }

    /// The round is over; the temple comes next.
    fn end_round(&mut self, ending: Ending) -> Then {
        self.tell.all(Event::RoundEnded { round: self.game.board.round, ending });
        self.game.board.flow = Flow::Temple { space: 0, ending };
        Then::GoOn
    }

    /// After the temple: the market is cleared, and the next round begins or the game ends.
    pub(crate) fn finish_round(&mut self, ending: Ending) -> Then {
        self.clear_market();
        self.game.board.flow = Flow::Turns;
        if self.game.board.round == data::ROUNDS {
            self.game.board.phase = Phase::Over;
            self.game.board.ending = Some(ending);
            self.tell.all(Event::GameEnded { ending });
            return Then::Ask;
        }
        let starter = self.game.board.turn.left(self.game.board.seats());
        self.begin_round(starter);
        Then::Ask
    }

    /// Turns up a round card and lays out the market; `starter` has the first turn.
    pub(crate) fn begin_round(&mut self, starter: Seat) {
        let hidden = &mut self.game.hidden;
        let card = hidden.rounds.draw(&mut hidden.chance).expect("seven round cards for six rounds");
        let board = &mut self.game.board;
        board.round += 1;
        board.passes = 0;
        board.river = River::new(card);
        board.turn = starter;
        let round = board.round;
        self.everybody_learns();
        self.tell.all(Event::RoundBegan { round, ships: card, starter });
        self.deal_market();
        self.ask(starter, Phase::Turn);
    }

    /// Everybody has seen something that was hidden.
    pub(crate) fn everybody_learns(&mut self) {
        self.revealed = SeatSet::all(self.game.board.seats());
    }

    /// The others learn what one seat knew already.
    pub(crate) fn others_learn(&mut self, seat: Seat) {
        self.revealed = self.revealed.union(SeatSet::all(self.game.board.seats()).without(seat));
    }

    /// One seat alone is told something.
    pub(crate) fn tell_only(&mut self, seat: Seat, told: Event, others: Event) {
        self.revealed = self.revealed.with(seat);
        self.tell.note(Note::Only { seat, told, others: Some(others) });
    }
}
