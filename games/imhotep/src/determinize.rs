//! Dealing the unknown anew, from what a viewer knows.

use tabletop::{Chance, Draw, Pile, Rng};

use crate::state::{Hidden, Imhotep};
use crate::types::{Card, Cards};
use crate::view::{Pair, View};

impl Imhotep {
    /// A position that looks the same to the viewer.
    pub(crate) fn imagine(view: &View, rng: &mut Rng) -> Self {
        let mut unseen = view.unseen;
        let pair: Pile<Card, 2> = match view.pair {
            Pair::Seen(cards) => seen_pair(view, cards),
            Pair::Hidden(cards) => imagine_pair(view, cards, &mut unseen, rng),
        };
        let unseen_discards = Pile::from_top((0..view.unseen_discards).map(|_| take_any(&mut unseen, rng)));
        Imhotep {
            board: view.board.clone(),
            hidden: Hidden {
                // Piles of an imagined game are bags: whatever order they have is no order.
                rounds: view.rounds,
                market: Pile::from_top(unseen.iter()),
                pair,
                unseen: unseen_discards,
                chance: Chance::Free(rng.split()),
            },
        }
    }
}

/// Cards of the pair that come from an earlier pile can only be what was unseen then.
fn imagine_pair(view: &View, cards: u8, unseen: &mut Cards, rng: &mut Rng) -> Pile<Card, 2> {
    let market = &view.board.market;
    let mut possible = market.old_unseen;
    let mut pair = Pile::new();
    for at in 0..cards {
        if at >= market.old_pair {
            pair.push(take_any(unseen, rng));
            continue;
        }
        let mut both = common(possible, *unseen);
        let card = take_any(&mut both, rng);
        possible.remove(card);
        unseen.remove(card);
        pair.push(card);
    }
    pair
}

/// A pair that was looked at, the card that can come from an earlier pile first.
fn seen_pair(view: &View, cards: Cards) -> Pile<Card, 2> {
    let mut pair: Vec<Card> = cards.iter().collect();
    pair.sort_by_key(|card| view.board.market.old_unseen.has(*card));
    Pile::from_top(pair)
}

/// The cards that are in both multisets.
fn common(one: Cards, other: Cards) -> Cards {
    one.kinds().flat_map(|card| (0..one.count(card).min(other.count(card))).map(move |_| card)).collect()
}

/// Takes any card, each equally likely.
fn take_any(cards: &mut Cards, rng: &mut Rng) -> Card {
    let picked = rng.below(cards.len() as u32) as usize;
    let card = cards.iter().nth(picked).expect("the index was drawn below their number");
    cards.remove(card);
    card
}
