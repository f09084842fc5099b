//! Choosing at a glance: quick and varied, by the plain signs that people go by.

use std::ops::ControlFlow;

use tabletop::{Draw, Rng, Seat};

use crate::action::Action;
use crate::cards::Cards;
use crate::data::{self, Fine};
use crate::legal::Choices;
use crate::state::{Cleopatra, Phase};
use crate::types::{Card, Piece, Stall, Worshipper};

/// Cards in the hand from which on building is pressing.
const FULL: u8 = 8;
/// Squares for which palms are given up when there are amulets to get rid of.
const WORTH_CLAIMING: u32 = 2;

impl Cleopatra {
    /// A legal action as somebody with sense might choose it.
    #[inline]
    pub(crate) fn glance(&self, seat: Seat, rng: &mut Rng) -> Action {
        match self.board.phase {
            Phase::Turn | Phase::Build | Phase::Second => self.glance_at_turn(seat, rng),
            Phase::Pay => self.glance_at_payments(rng),
            Phase::Claim => self.glance_at_claims(seat),
            Phase::Limit => self.glance_at_hand(seat, rng),
            Phase::Offering => self.glance_at_offering(seat, rng),
            Phase::Place | Phase::Over => self.draw_action(seat, rng),
        }
    }

    fn glance_at_turn(&self, seat: Seat, rng: &mut Rng) -> Action {
        let choices = self.choices();
        let pieces = choices.pieces_len();
        let board = &self.board;
        let hand = self.hand(seat);
        if pieces > 0 {
            let is_building = board.phase != Phase::Turn || board.turn.worshipped.is_some();
            let builds = is_building || hand.len() >= FULL || board.last_turns.is_some() || rng.below(3) == 0;
            if builds {
                if let Some(worshipper) = self.cheap_worshipper(seat, &choices, rng) {
                    return Action::Worship(worshipper);
                }
                return Action::Build(self.good_piece(&choices, rng));
            }
        }
        match choices.stalls {
            0 => Action::Done,
            stalls => Action::Market(self.good_stall(stalls)),
        }
    }

    /// A worshipper that helps who is going to build and costs no amulet.
    fn cheap_worshipper(&self, seat: Seat, choices: &Choices, rng: &mut Rng) -> Option<Worshipper> {
        if choices.worshippers == 0 || rng.below(4) == 0 {
            return None;
        }
        let scarabs = self.board.players[seat].scarabs;
        self.board.worshippers.iter().zip(data::FINES).find_map(|(worshipper, fine)| {
            let cheap = match fine {
                Fine::Scarabs(number) => scarabs >= u16::from(number),
                Fine::Amulets(_) => false,
            };
            cheap.then_some(*worshipper)
        })
    }

    /// The best of three pieces drawn at random, by what they give for their cards.
    fn good_piece(&self, choices: &Choices, rng: &mut Rng) -> Piece {
        let pieces = choices.pieces_len();
        let palace = &self.board.palace;
        let gain = |piece: Piece| {
            let kind = piece.kind();
            let cost = data::cost(kind);
            let gives = i32::from(data::reward(kind) + palace.bonus(piece));
            12 * gives - 15 * i32::from(cost.artisans + cost.resources)
        };
        let mut best = self.nth_piece(choices, rng.below(pieces));
        let mut most = gain(best);
        for _ in 1..pieces.min(3) {
            let other = self.nth_piece(choices, rng.below(pieces));
            let gives = gain(other);
            if gives > most {
                (best, most) = (other, gives);
            }
        }
        best
    }

    /// The stall with most in it: artisans count more, corrupt cards less.
    fn good_stall(&self, stalls: u8) -> Stall {
        let market = &self.board.market;
        let worth = |stall: &Stall| {
            let at = stall.index();
            let up = market.up[at];
            let down = market.down[at].total();
            4 * i32::from(up.len()) + 3 * i32::from(down) + 2 * i32::from(up.count(Card::Artisan))
                - 3 * i32::from(up.corrupt())
        };
        let open = Stall::ALL.iter().filter(|stall| stalls & 1 << stall.index() != 0);
        *open.max_by_key(|stall| worth(stall)).expect("a market that may be visited has an open stall")
    }

    /// The payment with the fewest corrupt cards, then the fewest cards.
    fn glance_at_payments(&self, rng: &mut Rng) -> Action {
        let (purse, cost) = (self.purse(), self.cost().expect("a piece is chosen before it is paid"));
        let mut best = Cards::EMPTY;
        let mut least = u32::MAX;
        let _: ControlFlow<()> = purse.payments(cost, |cards| {
            let price = 8 * u32::from(cards.corrupt()) + 4 * u32::from(cards.len()) + rng.below(4);
            if price < least {
                (best, least) = (cards, price);
            }
            ControlFlow::Continue(())
        });
        Action::Pay(best)
    }

    /// Claims the largest area if there are amulets it can take away.
    fn glance_at_claims(&self, seat: Seat) -> Action {
        let turn = &self.board.turn;
        let player = &self.board.players[seat];
        let needed = (i32::from(player.amulets) + i32::from(self.hand(seat).corrupt())
            - player.sanctuaries.len() as i32)
            .max(0) as u32;
        let largest = turn.claims.parts().max_by_key(|part| part.len());
        let claimed = largest.filter(|part| part.len().min(needed + 1) >= WORTH_CLAIMING);
        match claimed.and_then(|part| part.first()) {
            Some(square) => Action::Claim(square),
            None if turn.claimed => Action::Done,
            None => Action::Palms,
        }
    }

    /// Throws away a corrupt card, else one of the most common resource.
    fn glance_at_hand(&self, seat: Seat, rng: &mut Rng) -> Action {
        let hand = self.hand(seat);
        let price = |card: &Card| {
            let count = u32::from(hand.count(*card));
            let wanted = if *card == Card::Artisan { count / 2 } else { count };
            4 * (wanted + 8 * u32::from(card.is_corrupt()))
        };
        let worst = hand.kinds().max_by_key(|card| price(card) + rng.below(4));
        Action::Discard(worst.expect("a hand over the limit has cards"))
    }

    /// Who has more amulets offers more.
    fn glance_at_offering(&self, seat: Seat, rng: &mut Rng) -> Action {
        let player = &self.board.players[seat];
        let worry = 4 + 2 * (player.amulets + u16::from(self.hand(seat).corrupt()));
        let most = player.scarabs.min(worry.min(16));
        Action::Offer(rng.below(u32::from(most) + 1) as u16)
    }
}
