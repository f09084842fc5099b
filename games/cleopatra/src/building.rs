//! Building: the piece, its payment, its reward, and sanctuaries.

use tabletop::{Seat, Tell};

use crate::apply::Hand;
use crate::cards::Cards;
use crate::data;
use crate::event::Event;
use crate::garden::Area;
use crate::square::{Footprint, Square};
use crate::state::{Board, Phase};
use crate::types::{Kind, Piece, Worshipper};

/// The scarabs that a piece gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reward {
    /// What every piece of its kind gives.
    pub(crate) reward: u16,
    /// What it gives for what it counts.
    pub(crate) bonus: u16,
    /// What the architect adds.
    pub(crate) architect: u16,
}

impl Reward {
    /// All of them.
    pub(crate) const fn total(&self) -> u16 {
        self.reward + self.bonus + self.architect
    }
}

impl Board {
    /// What a piece gives now to the seat whose turn it is. Whoever claims a sanctuary gives up the palms.
    pub(crate) fn reward(&self, piece: Piece) -> Reward {
        let bonus = match piece {
            Piece::Mosaic(_) if self.turn.claimed => 0,
            _ => self.palace.bonus(piece),
        };
        Reward { bonus, ..self.least_reward(piece.kind()) }
    }

    /// What every piece of the kind gives in this turn, whatever it counts.
    pub(crate) fn least_reward(&self, kind: Kind) -> Reward {
        let architect = match self.turn.worshipped {
            Some(Worshipper::Architect) => data::ARCHITECT,
            Some(Worshipper::Vizier | Worshipper::Beggar | Worshipper::Merchant | Worshipper::Foreman)
            | None => 0,
        };
        Reward { reward: data::reward(kind), bonus: 0, architect }
    }
}

impl<T: Tell<Event>> Hand<'_, T> {
    /// A piece and its place are chosen. That alone tells the others that it can be paid.
    pub(crate) fn begin_piece(&mut self, seat: Seat, piece: Piece) {
        self.game.board.turn.piece = Some(piece);
        self.game.board.phase = Phase::Pay;
        if self.game.board.players[seat].unseen.total() > 0 {
            self.others_learn(seat);
        }
        self.tell.all(Event::BuildingBegan { seat, piece });
    }

    /// The chosen piece is paid and built.
    pub(crate) fn pay(&mut self, seat: Seat, cards: Cards) {
        let piece = self.game.board.turn.piece.expect("a piece is chosen before it is paid");
        let credit = self.game.board.turn.credit.settle(cards, data::cost(piece.kind()));
        self.game.board.turn.credit = credit.expect("only payments that pay are legal");
        self.spend(seat, cards);
        let amulets = cards.corrupt();
        let player = &mut self.game.board.players[seat];
        player.amulets += u16::from(amulets);
        player.ledger.corrupt += u16::from(amulets);
        self.game.board.turn.pieces += 1;
        self.tell.all(Event::Paid { seat, cards, amulets });
        match piece {
            Piece::Mosaic(footprint) => self.lay_mosaic(seat, footprint),
            Piece::Sphinx(_)
            | Piece::Obelisk(_)
            | Piece::Door(_)
            | Piece::Wall(_)
            | Piece::Pedestal
            | Piece::Throne => {
                // The piece counts what was there before it.
                let reward = self.game.board.reward(piece);
                self.game.board.palace.build(piece);
                self.reward(seat, piece, reward);
            }
        }
    }

    /// Gives a piece's reward; the building goes on.
    fn reward(&mut self, seat: Seat, piece: Piece, given: Reward) {
        let board = &mut self.game.board;
        let player = &mut board.players[seat];
        let Reward { reward, bonus, architect } = given;
        player.scarabs += given.total();
        player.ledger.count(piece.kind(), bonus);
        player.ledger.architect += u8::from(architect > 0);
        board.turn.piece = None;
        board.phase = Phase::Build;
        self.tell.all(Event::Built { seat, piece, reward, bonus, architect });
    }

    /// A mosaic lies in the garden: the next one is turned up, and the areas beside it may be claimed.
    fn lay_mosaic(&mut self, seat: Seat, footprint: Footprint) {
        self.game.board.palace.build(Piece::Mosaic(footprint));
        self.next_mosaic();
        let board = &mut self.game.board;
        board.turn.claimed = false;
        board.turn.claims =
            if board.players[seat].statues > 0 { board.palace.claims(footprint) } else { Area::EMPTY };
        if board.turn.claims.is_empty() {
            self.finish_mosaic(seat);
        } else {
            board.phase = Phase::Claim;
        }
    }

    /// Turns up the next mosaic that fits anywhere; those that do not leave the game.
    pub(crate) fn next_mosaic(&mut self) {
        let hidden = &mut self.game.hidden;
        while let Some(mosaic) = hidden.mosaics.draw(&mut hidden.chance) {
            self.revealed = tabletop::SeatSet::all(self.game.board.seats());
            let palace = &mut self.game.board.palace;
            palace.turn_up(mosaic);
            if palace.ways > 0 {
                self.tell.all(Event::MosaicTurnedUp { mosaic });
                return;
            }
            palace.take_top();
            self.tell.all(Event::MosaicLeft { mosaic });
        }
    }

    /// An area becomes a sanctuary; there may be another.
    pub(crate) fn claim(&mut self, seat: Seat, square: Square) {
        let board = &mut self.game.board;
        let area = board.turn.claims.part_at(square);
        board.turn.claims = board.turn.claims.without(area);
        board.turn.claimed = true;
        let player = &mut board.players[seat];
        player.statues -= 1;
        player.sanctuaries = player.sanctuaries.union(area);
        let another = player.statues > 0 && !board.turn.claims.is_empty();
        self.tell.all(Event::Claimed { seat, square, squares: area.len() as u8 });
        if !another {
            self.finish_mosaic(seat);
        }
    }

    /// The mosaic gives its reward: with its palms, unless they were given up for a sanctuary.
    pub(crate) fn finish_mosaic(&mut self, seat: Seat) {
        let board = &mut self.game.board;
        board.turn.claims = Area::EMPTY;
        let piece = board.turn.piece.expect("a mosaic is being built");
        let reward = board.reward(piece);
        board.turn.claimed = false;
        self.reward(seat, piece, reward);
    }
}
