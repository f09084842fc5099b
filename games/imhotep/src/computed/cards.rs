//! What a card of the market would be worth to each seat, as everything stands.

use serde::Serialize;
use tabletop::{BySeat, Seat};

use crate::data;
use crate::state::Board;
use crate::types::{Card, Cards, Pyramid, Side, Site};

/// A card of the market.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(super) struct Worth {
    card: Card,
    /// What each seat would have more with it: at once from a red card, else at the end.
    points: BySeat<i32>,
    /// Its owner chooses where its stone goes: the points are the most it can bring.
    chosen: bool,
    /// The stones that a decoration counts; nothing on other cards.
    stones: Option<u8>,
}

/// The cards that lie face up and those of the pair, each kind once.
pub(super) fn worth(board: &Board, pair: Cards) -> Vec<Worth> {
    let mut seen = board.market.faces;
    pair.iter().for_each(|card| seen.add(card));
    seen.kinds()
        .map(|card| Worth {
            card,
            points: BySeat::from_fn(board.seats(), |seat| points(board, seat, card)),
            chosen: is_chosen(board, card),
            stones: decorated(card).map(|site| board.stones_at(site)),
        })
        .collect()
}

fn is_chosen(board: &Board, card: Card) -> bool {
    card.red_site() == Some(Site::Pyramid)
        && board.side(Site::Pyramid) == Side::B
        && !board.pyramids_complete()
}

fn decorated(card: Card) -> Option<Site> {
    data::DECORATIONS.iter().find(|(decoration, _)| *decoration == card).map(|(_, site)| *site)
}

fn points(board: &Board, seat: Seat, card: Card) -> i32 {
    let with = |change: &dyn Fn(&mut Board)| {
        let mut then = board.clone();
        change(&mut then);
        then.totals()[seat] - board.totals()[seat]
    };
    if is_chosen(board, card) {
        let open = Pyramid::ALL.iter().filter(|pyramid| board.has_room(**pyramid));
        let gains = open.map(|pyramid| with(&|then| _ = then.lay_on_small_pyramid(seat, *pyramid)));
        return gains.max().unwrap_or_default();
    }
    match card.red_site() {
        None => with(&|then| then.players[seat].cards.add(card)),
        Some(site) => with(&|then| then.lay(seat, site)),
    }
}
