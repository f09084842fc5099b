//! A view as the page and other programs read it: plain names, lists and numbers.

use serde::Serialize;
use tabletop::{BySeat, Seat, SeatSet};

use crate::cells::Cells;
use crate::computed::Computed;
use crate::data;
use crate::deck::{Deck, Row};
use crate::desk::{Held, Stage};
use crate::shape::shapes;
use crate::state::{Phase, Player};
use crate::types::{Card, CardSet, Colour, Pattern};
use crate::view::View;

/// The whole view.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Picture {
    phase: &'static str,
    deciding: SeatSet,
    round: u8,
    expedition: u8,
    pattern: Option<PatternPicture>,
    /// The expedition cards of the round that are still to come, the unplayed one included.
    unseen_expeditions: Vec<Pattern>,
    display: Vec<CardPicture>,
    deck: u8,
    awards: [AwardsPicture; 3],
    seats: BySeat<SeatPicture>,
    computed: Computed,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct PatternPicture {
    pattern: Pattern,
    /// Every way it can lie, in the top left corner.
    shapes: Vec<Cells>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct CardPicture {
    card: Card,
    colour: Colour,
    /// As in a deck file.
    rows: [Row; data::SIDE],
    crossed: Cells,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct AwardsPicture {
    colour: Colour,
    /// The points left, the next first.
    left: Vec<u8>,
}

#[derive(Serialize, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct SeatPicture {
    /// The cards dealt before the game, for those who know them.
    hand: Option<Vec<CardPicture>>,
    kept: Option<CardSet>,
    cards: Vec<CardPicture>,
    /// What is left to mark, for those who know it: the mark, or so many bonus crosses.
    to_mark: Option<ToMark>,
    red: u8,
    green: u8,
    /// The rounds whose torch is crossed.
    torches: Vec<u8>,
    skulls: u8,
    completed: Vec<CompletedPicture>,
    to_take: u8,
    pyramids: [u8; 3],
    pyramid_points: [u8; 3],
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct ToMark {
    mark: u8,
    bonus: u8,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct CompletedPicture {
    card: Card,
    colour: Colour,
}

impl Picture {
    pub(crate) fn of(view: &View) -> Self {
        let board = &view.board;
        let left = |colour: &Colour| data::AWARDS[usize::from(board.awarded[colour.index()])..].to_vec();
        Picture {
            phase: phase_name(board.phase),
            deciding: board.deciding,
            round: board.round,
            expedition: board.expedition,
            pattern: (board.round > 0).then(|| PatternPicture {
                pattern: board.pattern,
                shapes: shapes(board.pattern).iter().map(|shape| shape.cells).collect(),
            }),
            unseen_expeditions: view.expeditions.iter().collect(),
            display: board.display.iter().map(|card| card_picture(board.deck(), uncrossed(card))).collect(),
            deck: view.deck,
            awards: std::array::from_fn(|at| {
                let colour = Colour::ALL[at];
                AwardsPicture { colour, left: left(&colour) }
            }),
            seats: BySeat::from_fn(board.seats(), |seat| seat_picture(view, seat)),
            computed: Computed::of(view),
        }
    }
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Keep => "keep",
        Phase::Mark => "mark",
        Phase::Replace => "replace",
        Phase::Over => "over",
    }
}

fn uncrossed(card: Card) -> Held {
    Held { card, crossed: Cells::EMPTY }
}

fn card_picture(deck: &Deck, held: Held) -> CardPicture {
    let chamber = deck.chamber(held.card);
    CardPicture { card: held.card, colour: chamber.colour, rows: chamber.rows(), crossed: held.crossed }
}

fn seat_picture(view: &View, seat: Seat) -> SeatPicture {
    let deck = view.board.deck();
    let desk = view.desk(seat);
    let Player { completed, to_take, pyramids, pyramid_points, .. } = view.board.players[seat];
    let to_mark = view.sealed[seat].map(|sealed| match sealed.stage {
        Stage::Mark => ToMark { mark: 1, bonus: 0 },
        Stage::Bonus(bonus) => ToMark { mark: 0, bonus },
        Stage::Done => ToMark { mark: 0, bonus: 0 },
    });
    SeatPicture {
        hand: view
            .hand(seat)
            .map(|hand| hand.iter().map(|card| card_picture(deck, uncrossed(card))).collect()),
        kept: view.hands[seat].and_then(|hand| hand.kept.map(|_| hand.kept())),
        cards: desk.held().map(|held| card_picture(deck, held)).collect(),
        to_mark,
        red: desk.gems[0],
        green: desk.gems[1],
        torches: desk.torch_rounds().collect(),
        skulls: desk.skulls,
        completed: completed
            .iter()
            .map(|card| CompletedPicture { card, colour: deck.chamber(card).colour })
            .collect(),
        to_take,
        pyramids,
        pyramid_points,
    }
}
