//! What each seat may expect: its scarabs, what its cards will become, and what its amulets will cost.
//!
//! All is in hundredths: of a scarab, of an amulet, of a round. The constants were found by racing one-step
//! players that differ in one of them, against each other and against players at a glance.

use tabletop::{BySeat, Insight, Seat};

use super::facts;
use super::offers::{Offers, open_pieces};
use super::store::Store;
use crate::cards::Cards;
use crate::data;
use crate::palace::Palace;
use crate::state::{Board, Cleopatra, Phase};
use crate::types::{Card, EndRule, Kind, Stall, Worshipper};

/// An artisan that no piece needs yet.
const ARTISAN: i32 = 115;
/// The first unit of a type that no piece needs yet.
const UNIT: i32 = 130;
/// Each further unit of such a type.
const FURTHER_UNIT: i32 = 91;
/// A cave that no piece needs yet.
const CAVE: i32 = 156;
/// The part of a piece that counts when it can be built in this turn: less than all of it, so that it is built.
const NOW: i32 = 97;
/// The part that counts when it must wait: more than all of it, because one action will build it together with
/// others, and perhaps with a worshipper's help. A one-step player that takes 85 spends its hand as it comes, and
/// wins 38 of 100 games of two against one that takes 104; at 111 hoarders lose to quick builders.
const WAITING: i32 = 104;
/// The part that counts when it must wait and the end is near.
const HURRIED: i32 = 95;
/// A card on a stall, whatever it will be good for.
const STALL_CARD: i32 = 85;
/// The part of the best stall that the next seat may expect to find.
const NEXT: i32 = 50;
/// What the vizier's second action gives besides the visit to the market.
const SECOND: i32 = 200;
/// What each card over the limit of the hand costs.
const OVER: i32 = 77;
/// What a seat gains in a round.
const ROUND: i32 = 350;
/// The amulet that a corrupt card in the hand will become: some are thrown away in time.
const CORRUPT: i32 = 69;
/// The amulets that a statue may still take away.
const STATUE: i32 = 62;
/// With so many mosaics in the pile a statue is sure of its place; with fewer, less.
const STATUE_MOSAICS: i32 = 6;
/// What the first amulet above the lowest seat's costs on average while much of the game is to come.
const AMULET: i32 = 231;
/// How much more than the one before each further one costs.
const RISE: i32 = 62;
/// The cards that each seat's turn brings the palace nearer to its end.
const PACE: i32 = 192;
/// From so many rounds before the end on, what may still come counts less and less.
const LATE: i32 = 650;
/// More amulets than that above the lowest seat's are as bad as so many: nobody comes back from there.
const HOPELESS: i32 = 2_000;
/// Nobody is likely to offer more scarabs.
const LIKELY_OFFER: u16 = 12;

impl Cleopatra {
    /// What each seat may expect to have at the end.
    pub(crate) fn foresee(&self) -> BySeat<i32> {
        match self.board.ending {
            Some(_) => self.board.final_reckoning().map(|_, reckoned| 100 * i32::from(reckoned.total())),
            None => Survey::new(self).outlook(),
        }
    }

    /// The same, as somebody who has studied the game corrects it.
    pub(crate) fn learned(&self) -> Insight {
        if self.board.ending.is_some() {
            return self.foresee().into();
        }
        let survey = Survey::new(self);
        facts::NET.judge(self.board.seats(), |hearing| survey.tell(hearing)).correct(&survey.outlook())
    }

    /// About how many rounds are to come.
    pub(crate) fn rounds_to_come(&self) -> i32 {
        match self.board.ending {
            Some(_) => 0,
            None => self.board.rounds_left(&self.coming_palace()),
        }
    }

    /// The palace as it will be: a piece that is chosen is as good as built, and its place is taken.
    fn coming_palace(&self) -> Palace {
        let mut palace = self.board.palace;
        if self.board.phase == Phase::Pay
            && let Some(piece) = self.board.turn.piece
        {
            palace.build(piece);
        }
        palace
    }

    /// What the rest of the turn and the hand promise to the seat on turn.
    fn turn_worth(&self, hand: Cards, offers: &Offers, rounds: i32) -> i32 {
        let board = &self.board;
        let later = board.turns_left(board.seat, rounds);
        let market = fading(self.best_stall(hand), later);
        let build = || self.building_worth(hand, offers, later);
        let wait = || waiting_worth(hand, offers, later);
        let vizier = board.turn.worshipped == Some(Worshipper::Vizier);
        match board.phase {
            Phase::Turn if vizier => build() + market + SECOND,
            Phase::Turn => build().max(wait() + market),
            Phase::Pay | Phase::Claim | Phase::Build if vizier && !board.turn.visited => build() + market,
            Phase::Pay | Phase::Claim | Phase::Build => build(),
            Phase::Place | Phase::Second if vizier && !board.turn.built => build(),
            Phase::Second => wait() + market,
            Phase::Place | Phase::Limit | Phase::Offering | Phase::Over => wait(),
        }
    }

    /// What a hand promises that is spent in this turn, the piece that is being built included.
    fn building_worth(&self, hand: Cards, offers: &Offers, later: i32) -> i32 {
        let board = &self.board;
        let mut store = Store::with_credit(hand, &board.turn.credit);
        let architect = match board.turn.worshipped {
            Some(Worshipper::Architect) => 100 * i32::from(data::ARCHITECT),
            Some(Worshipper::Vizier | Worshipper::Beggar | Worshipper::Merchant | Worshipper::Foreman)
            | None => 0,
        };
        let mut worth = 0;
        if let Some(piece) = board.turn.piece {
            if board.phase == Phase::Pay {
                store.pay_somehow(data::cost(piece.kind()));
            }
            let bonus = if board.turn.claimed { 0 } else { board.palace.bonus(piece) };
            worth += 100 * i32::from(data::reward(piece.kind()) + bonus) + architect;
        }
        worth += offers.build(&mut store, architect) * NOW / 100;
        worth + rest_worth(&store.without_credit(hand), later)
    }

    /// What the cards of the best stall are worth to a hand, as far as it has room for them.
    pub(super) fn best_stall(&self, hand: Cards) -> i32 {
        let market = &self.board.market;
        let room = i32::from(data::HAND.saturating_sub(hand.len()));
        let worth = |stall: &Stall| {
            let at = stall.index();
            let cards = market.up[at] + self.hidden.stalls[at].total();
            i32::from(cards.len()).min(room) * STALL_CARD
                + i32::from(cards.count(Card::Artisan)) * (ARTISAN - STALL_CARD)
                - i32::from(cards.corrupt()) * CORRUPT
        };
        Stall::ALL.iter().map(worth).max().unwrap_or(0).max(0)
    }

    /// What offers cost, and what they will do to the amulets: those that are sealed are known in an imagined
    /// game, the others may be anything.
    fn add_offering(&self, scarabs: &mut BySeat<i32>, amulets: &mut BySeat<i32>) {
        let board = &self.board;
        let most = |seat: Seat| i32::from(board.players[seat].scarabs.min(LIKELY_OFFER));
        for seat in Seat::first(board.seats()) {
            let bid = self.hidden.bids[seat];
            let offered = bid.map_or(50 * most(seat), |bid| 100 * i32::from(bid));
            scarabs[seat] -= offered;
            // In hundredths: how many offer more.
            let place: i32 = Seat::first(board.seats())
                .filter(|other| *other != seat)
                .map(|other| match self.hidden.bids[other] {
                    Some(bid) => 100 * i32::from(100 * i32::from(bid) > offered),
                    None => (100 * most(other) - offered).max(0) / (most(other) + 1),
                })
                .sum();
            let at = (place / 100) as usize;
            let here = i32::from(data::OFFERING_AMULETS[at]);
            let after = i32::from(*data::OFFERING_AMULETS.get(at + 1).unwrap_or(&data::OFFERING_AMULETS[at]));
            amulets[seat] = (amulets[seat] + 100 * here + (after - here) * (place % 100)).max(0);
        }
    }
}

/// What a position comes to, seat by seat, before amulets are paid for.
pub(super) struct Survey<'g> {
    pub(super) game: &'g Cleopatra,
    pub(super) palace: Palace,
    pub(super) offers: Offers,
    /// About how many rounds are to come, in hundredths.
    pub(super) rounds: i32,
    pub(super) hands: BySeat<Cards>,
    /// What the cards of each seat promise, and the rest of the turn to whose turn it is.
    pub(super) promises: BySeat<i32>,
    pub(super) scarabs: BySeat<i32>,
    /// The amulets that each seat will have above the lowest seat's.
    pub(super) amulets: BySeat<i32>,
}

impl<'g> Survey<'g> {
    pub(super) fn new(game: &'g Cleopatra) -> Self {
        let board = &game.board;
        let seats = board.seats();
        let palace = game.coming_palace();
        let offers = Offers::new(&palace);
        let rounds = board.rounds_left(&palace);
        let hands = BySeat::from_fn(seats, |seat| game.hand(seat));
        let promises = BySeat::from_fn(seats, |seat| {
            if seat == board.seat {
                game.turn_worth(hands[seat], &offers, rounds)
            } else {
                waiting_worth(hands[seat], &offers, board.turns_left(seat, rounds))
            }
        });
        let mut scarabs = BySeat::from_fn(seats, |seat| {
            let over = i32::from(hands[seat].len().saturating_sub(data::HAND));
            100 * i32::from(board.players[seat].scarabs) + promises[seat] - over * OVER
        });
        let next = board.seat.left(seats);
        let stall = game.best_stall(hands[next]) * NEXT / 100;
        scarabs[next] += fading(stall, board.turns_left(next, rounds));
        let mut amulets = BySeat::from_fn(seats, |seat| {
            let player = &board.players[seat];
            let mosaics = (palace.pile.count_ones() as i32).min(STATUE_MOSAICS);
            let statues = i32::from(player.statues) * STATUE * mosaics / STATUE_MOSAICS;
            100 * (i32::from(player.amulets) - player.sanctuaries.len() as i32)
                + i32::from(hands[seat].corrupt()) * CORRUPT
                - statues
        });
        if board.phase == Phase::Offering {
            game.add_offering(&mut scarabs, &mut amulets);
        }
        let lowest = amulets.values().fold(i32::MAX, |lowest, seat| lowest.min((*seat).max(0)));
        let amulets = amulets.map(|_, amulets| (amulets.max(0) - lowest).min(HOPELESS));
        Survey { game, palace, offers, rounds, hands, promises, scarabs, amulets }
    }

    /// What each seat may expect to have at the end.
    pub(super) fn outlook(&self) -> BySeat<i32> {
        self.scarabs.map(|seat, scarabs| {
            after_amulets(scarabs + ROUND * self.rounds / 100, self.amulets[seat], self.rounds)
        })
    }
}

impl Board {
    /// About how many rounds are to come, in hundredths: Cleopatra is at the palace when the five categories that
    /// are nearest to completion are complete.
    fn rounds_left(&self, palace: &Palace) -> i32 {
        if let Some(turns) = self.last_turns {
            return 100 * i32::from(turns) / self.seats() as i32;
        }
        let cards = |kind: Kind, pieces: u32| {
            let cost = data::cost(kind);
            pieces as i32 * i32::from(cost.artisans + cost.resources)
        };
        // Of the last mosaics some fit nowhere.
        let fitting = palace.pile.count_ones().min(palace.free().len() / 6 + 1);
        let [sphinxes, obelisks, doors, walls, throne] = open_pieces(palace);
        let left = [
            cards(Kind::Sphinx, sphinxes),
            cards(Kind::Obelisk, obelisks),
            cards(Kind::Door, doors),
            cards(Kind::Wall, walls),
            cards(Kind::Throne, throne),
            cards(Kind::Mosaic, fitting),
        ];
        let needed = left.iter().sum::<i32>() - left.iter().fold(0, |most, cards| most.max(*cards));
        let last = match self.end {
            EndRule::LastTurn => 50,
            EndRule::Immediate => 0,
        };
        10_000 * needed / (PACE * self.seats() as i32) + last
    }

    /// About how many turns a seat has after the present one, in hundredths.
    fn turns_left(&self, seat: Seat, rounds: i32) -> i32 {
        let Some(turns) = self.last_turns else { return rounds.max(50) };
        let seats = self.seats();
        let ahead = (seat.index() + seats - self.seat.index()) % seats;
        if ahead > 0 && ahead <= usize::from(turns) { 100 } else { 0 }
    }
}

/// What a hand promises whose owner must wait, with so many turns to come.
#[inline]
fn waiting_worth(hand: Cards, offers: &Offers, turns: i32) -> i32 {
    if turns == 0 {
        return 0;
    }
    let mut store = Store::new(hand);
    let part = HURRIED + fading(WAITING - HURRIED, turns);
    offers.build(&mut store, 0) * part / 100 + rest_worth(&store, turns)
}

/// What cards promise that pay for nothing yet.
#[inline]
fn rest_worth(rest: &Store, turns: i32) -> i32 {
    let types = rest.units.iter().filter(|units| **units > 0).count() as i32;
    let units = rest.units.iter().map(|units| i32::from(*units)).sum::<i32>();
    let worth = i32::from(rest.artisans) * ARTISAN
        + types * UNIT
        + (units - types) * FURTHER_UNIT
        + i32::from(rest.any) * CAVE;
    fading(worth, turns)
}

/// What counts less the fewer turns there are to come.
#[inline]
fn fading(worth: i32, turns: i32) -> i32 {
    worth * turns.min(LATE) / LATE
}

/// What is left of the scarabs when the amulets are paid for, so many rounds before the end: exactly what the
/// table says at the end, and before it what the table means on average.
fn after_amulets(scarabs: i32, left: i32, rounds: i32) -> i32 {
    let (at, part) = ((left / 100) as usize, left % 100);
    let early = AMULET * left / 100 + RISE * left * left / 20_000;
    let last = match data::PENALTIES.get((left as usize).div_ceil(100)) {
        Some(_) => {
            let penalty = |at: usize| 100 * i32::from(data::PENALTIES[at.min(data::PENALTIES.len() - 1)]);
            penalty(at) + (penalty(at + 1) - penalty(at)) * part / 100
        }
        None => scarabs,
    };
    let soon = (LATE - rounds).max(0);
    let cost = (last * soon + early * (LATE - soon)) / LATE;
    (scarabs - cost).max(0)
}
