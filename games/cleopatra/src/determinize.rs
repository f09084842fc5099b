//! Dealing the unknown anew, from what a viewer knows.

use std::ops::ControlFlow;

use tabletop::{BySeat, Chance, Draw as _, Pile, Rng, Seat};

use crate::cards::{ByDeck, Cards, PRESENT};
use crate::data;
use crate::payment::Purse;
use crate::state::{Cleopatra, Hidden, Phase, Top};
use crate::types::{Card, Mosaic};
use crate::view::View;

impl Cleopatra {
    /// A position that looks the same to the viewer.
    pub(crate) fn imagine(view: &View, rng: &mut Rng) -> Self {
        let board = &view.board;
        let mut unseen = view.unseen;
        // Who is about to pay can pay: those cards are dealt first, the others at random.
        let mut hands: BySeat<ByDeck<Cards>> =
            BySeat::from_fn(board.seats(), |seat| match view.hands[seat] {
                Some(hand) => hand,
                None if board.phase == Phase::Pay && board.seat == seat => imagine_payment(view, seat, rng),
                None => ByDeck::default(),
            });
        let hidden = |seat: Seat| view.hands[seat].is_none();
        for (_, hand) in hands.iter().filter(|(seat, _)| hidden(*seat)) {
            (0..data::DECKS).for_each(|deck| unseen[deck] -= hand[deck]);
        }
        for (seat, hand) in hands.iter_mut().filter(|(seat, _)| hidden(*seat)) {
            deal(hand, board.players[seat].unseen, &mut unseen, rng);
        }
        let stalls = view.stalls.unwrap_or_else(|| {
            std::array::from_fn(|stall| {
                let mut cards = ByDeck::default();
                deal(&mut cards, board.market.down[stall], &mut unseen, rng);
                cards
            })
        });
        let is_unseen = board.market.drawn == Top::Down && view.drawn.is_none();
        let drawn = if is_unseen { Some(take_any(&mut unseen[PRESENT], rng)) } else { view.drawn };
        let has_bid = |seat: Seat| board.phase == Phase::Offering && !board.bidding.contains(seat);
        Cleopatra {
            board: board.clone(),
            hidden: Hidden {
                // Piles of an imagined game are bags: whatever order they have is no order.
                deck: Pile::from_top(unseen[PRESENT].iter()),
                down: 0,
                mosaics: Pile::from_top(below_top(view)),
                hands,
                stalls,
                drawn,
                bids: BySeat::from_fn(board.seats(), |seat| {
                    let any = || rng.below(u32::from(board.players[seat].scarabs) + 1) as u16;
                    view.bids[seat].or_else(|| has_bid(seat).then(any))
                }),
                chance: Chance::Free(rng.split()),
            },
        }
    }
}

impl Cleopatra {
    /// Lets everybody else offer anew.
    pub(crate) fn reopen_offers(&mut self, seat: Seat) {
        if self.board.phase != Phase::Offering {
            return;
        }
        for (other, bid) in self.hidden.bids.iter_mut().filter(|(other, _)| *other != seat) {
            *bid = None;
            self.board.bidding = self.board.bidding.with(other);
        }
    }
}

/// The mosaics of the pile without the top one.
fn below_top(view: &View) -> impl Iterator<Item = Mosaic> {
    let top = view.board.palace.top;
    view.board.palace.left_in_pile().filter(move |mosaic| Some(*mosaic) != top)
}

/// Deals a place as many cards of each deck as are known to be there, minus those it has already.
fn deal(place: &mut ByDeck<Cards>, lens: ByDeck<u8>, unseen: &mut ByDeck<Cards>, rng: &mut Rng) {
    for deck in 0..data::DECKS {
        for _ in place[deck].len()..lens[deck] {
            place[deck].insert(take_any(&mut unseen[deck], rng));
        }
    }
}

/// Takes any card, each equally likely.
fn take_any(cards: &mut Cards, rng: &mut Rng) -> Card {
    let mut picked = rng.below(u32::from(cards.len()));
    for card in Card::ALL {
        match picked.checked_sub(u32::from(cards.count(*card))) {
            None => {
                cards.remove(*card);
                return *card;
            }
            Some(rest) => picked = rest,
        }
    }
    unreachable!("the index was drawn below the number of cards")
}

/// Unseen cards with which the seat can pay the piece it has chosen: those of any payment that is possible.
fn imagine_payment(view: &View, seat: Seat, rng: &mut Rng) -> ByDeck<Cards> {
    let board = &view.board;
    let player = &board.players[seat];
    let Some(piece) = board.turn.piece else { return ByDeck::default() };
    // As if everything unseen were in the hand.
    let hand = player.seen + view.unseen.total();
    let mut possible = Vec::new();
    let _: ControlFlow<()> =
        Purse { hand, credit: board.turn.credit }.payments(data::cost(piece.kind()), |cards| {
            let unseen = cards - cards.common(player.seen);
            possible.extend(drawn_from(unseen, player.unseen, view.unseen));
            ControlFlow::Continue(())
        });
    match possible.len() {
        0 => ByDeck::default(),
        some => possible[rng.below(some as u32) as usize],
    }
}

/// A way in which these cards can have come from the decks, so many from each at the most.
fn drawn_from(cards: Cards, lens: ByDeck<u8>, unseen: ByDeck<Cards>) -> Option<ByDeck<Cards>> {
    let Some(card) = cards.kinds().next() else { return Some(ByDeck::default()) };
    let mut others = cards;
    others.remove(card);
    (0..data::DECKS).find_map(|deck| {
        if lens[deck] == 0 || !unseen[deck].has(card) {
            return None;
        }
        let (mut lens, mut unseen) = (lens, unseen);
        lens[deck] -= 1;
        unseen[deck].remove(card);
        let mut drawn = drawn_from(others, lens, unseen)?;
        drawn[deck].insert(card);
        Some(drawn)
    })
}
