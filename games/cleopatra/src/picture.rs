//! A view as the page and other programs read it: plain names, lists and numbers.

use serde::Serialize;
use tabletop::{BySeat, Seat, SeatSet};

use crate::cards::{ByDeck, Cards};
use crate::computed::Computed;
use crate::data::{self, Fine};
use crate::garden::Area;
use crate::square::Footprint;
use crate::state::{Phase, Player, Top};
use crate::types::{
    Card, Category, EndRule, Ending, Face, Memory, Mosaic, Piece, Side, Stall, Wall, Worshipper,
};
use crate::view::View;

/// The whole view.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Picture {
    phase: &'static str,
    turn: Seat,
    deciding: SeatSet,
    this_turn: TurnPicture,
    walk: u8,
    complete: Vec<Category>,
    last_turns: Option<u8>,
    idle_turns: u16,
    end: EndRule,
    memory: Memory,
    ending: Option<Ending>,
    seats: BySeat<SeatPicture>,
    worshippers: Vec<SlotPicture>,
    market: Vec<StallPicture>,
    drawn: Option<CardPicture>,
    deck: DeckPicture,
    discards: Cards,
    /// Every card whose place the viewer does not know, by the deck it came from, the present one first.
    unseen: ByDeck<Cards>,
    palace: PalacePicture,
    mosaics: MosaicsPicture,
    computed: Computed,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct TurnPicture {
    worshipper: Option<Worshipper>,
    visited_market: bool,
    pieces: u8,
    building_over: bool,
    piece: Option<Piece>,
    /// Spare second units of doubles, by resource.
    spare: [u8; 5],
    resources_saved: u8,
    artisans_saved: u8,
    claims: Vec<Area>,
    has_claimed: bool,
    has_discarded: bool,
}

#[derive(Serialize, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct SeatPicture {
    scarabs: u16,
    amulets: u16,
    statues: u8,
    sanctuaries: Vec<Area>,
    cards: u8,
    /// The cards of the hand that everybody has seen.
    seen: Cards,
    /// How many others it holds, by the deck they came from, the present one first.
    unseen: ByDeck<u8>,
    /// The whole hand, if the viewer looks at it.
    hand: Option<Cards>,
    /// The unseen cards by deck, if the viewer looks at them.
    unseen_cards: Option<ByDeck<Cards>>,
    offer: Option<u16>,
    has_offered: bool,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct SlotPicture {
    worshipper: Worshipper,
    fine: Fine,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct StallPicture {
    stall: Stall,
    up: Cards,
    /// How many cards lie face down, by the deck they came from, the present one first.
    down: ByDeck<u8>,
    down_cards: Option<ByDeck<Cards>>,
    filled: bool,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct CardPicture {
    face: Face,
    card: Option<Card>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct DeckPicture {
    cards: u8,
    top: Option<CardPicture>,
    down_below_top: u8,
    rebuilt: u16,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct PalacePicture {
    /// Sphinxes in the rows of the plaza, left and right.
    sphinxes: [u8; 2],
    obelisks: Vec<Side>,
    doors: Vec<Side>,
    walls: Vec<Wall>,
    pedestal: bool,
    throne: bool,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct MosaicsPicture {
    top: Option<Mosaic>,
    pile: Vec<Mosaic>,
    laid: Vec<LaidPicture>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct LaidPicture {
    mosaic: Mosaic,
    squares: Footprint,
}

impl Picture {
    pub(crate) fn of(view: &View) -> Self {
        let board = &view.board;
        let palace = &board.palace;
        let complete = Category::ALL.iter().copied().filter(|category| palace.is_complete(*category));
        Picture {
            phase: phase_name(board.phase),
            turn: board.seat,
            deciding: board.deciders(),
            this_turn: turn_picture(view),
            walk: board.walk,
            complete: complete.collect(),
            last_turns: board.last_turns,
            idle_turns: board.idle,
            end: board.end,
            memory: board.memory,
            ending: board.ending,
            seats: BySeat::from_fn(board.seats(), |seat| seat_picture(view, seat)),
            worshippers: board
                .worshippers
                .iter()
                .zip(data::FINES)
                .map(|(worshipper, fine)| SlotPicture { worshipper: *worshipper, fine })
                .collect(),
            market: Stall::ALL.iter().map(|stall| stall_picture(view, *stall)).collect(),
            drawn: card_picture(board.market.drawn, view.drawn),
            deck: DeckPicture {
                cards: board.market.deck_len(),
                top: card_picture(board.market.top, None),
                down_below_top: board.market.below_down,
                rebuilt: board.market.rebuilt,
            },
            discards: board.market.discards,
            unseen: view.unseen,
            palace: palace_picture(view),
            mosaics: mosaics_picture(view),
            computed: Computed::of(view),
        }
    }
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Turn => "turn",
        Phase::Place => "place",
        Phase::Pay => "pay",
        Phase::Claim => "claim",
        Phase::Build => "build",
        Phase::Second => "second",
        Phase::Limit => "limit",
        Phase::Offering => "offering",
        Phase::Over => "over",
    }
}

fn turn_picture(view: &View) -> TurnPicture {
    let turn = &view.board.turn;
    TurnPicture {
        worshipper: turn.worshipped,
        visited_market: turn.visited,
        pieces: turn.pieces,
        building_over: turn.built,
        piece: turn.piece,
        spare: turn.credit.spare,
        resources_saved: turn.credit.discount,
        artisans_saved: turn.credit.foreman,
        claims: turn.claims.parts().collect(),
        has_claimed: turn.claimed,
        has_discarded: turn.discarded,
    }
}

fn seat_picture(view: &View, seat: Seat) -> SeatPicture {
    let board = &view.board;
    let Player { sanctuaries, seen, unseen, scarabs, amulets, statues, ledger: _ } = board.players[seat];
    SeatPicture {
        scarabs,
        amulets,
        statues,
        sanctuaries: sanctuaries.parts().collect(),
        cards: board.players[seat].hand_len(),
        seen,
        unseen,
        hand: view.hand(seat),
        unseen_cards: view.hands[seat],
        offer: view.bids[seat],
        has_offered: board.phase == Phase::Offering && !board.bidding.contains(seat),
    }
}

fn stall_picture(view: &View, stall: Stall) -> StallPicture {
    let market = &view.board.market;
    let at = stall.index();
    StallPicture {
        stall,
        up: market.up[at],
        down: market.down[at],
        down_cards: view.stalls.map(|stalls| stalls[at]),
        filled: market.filled & 1 << at != 0,
    }
}

fn card_picture(top: Top, known: Option<Card>) -> Option<CardPicture> {
    let face = top.face()?;
    let card = match top {
        Top::Up(card) => Some(card),
        Top::Down | Top::None => known,
    };
    Some(CardPicture { face, card })
}

fn palace_picture(view: &View) -> PalacePicture {
    let palace = &view.board.palace;
    let sides = |built: u8| Side::ALL.iter().copied().filter(|side| built & 1 << side.index() != 0).collect();
    PalacePicture {
        sphinxes: palace.sphinxes,
        obelisks: sides(palace.obelisks),
        doors: sides(palace.doors),
        walls: Wall::ALL.iter().copied().filter(|wall| palace.walls & 1 << wall.index() != 0).collect(),
        pedestal: palace.throne > 0,
        throne: palace.throne > 1,
    }
}

fn mosaics_picture(view: &View) -> MosaicsPicture {
    let palace = &view.board.palace;
    let laid = Mosaic::ALL.iter().zip(palace.laid);
    MosaicsPicture {
        top: palace.top,
        pile: palace.left_in_pile().collect(),
        laid: laid
            .filter_map(|(mosaic, laid)| laid.map(|squares| LaidPicture { mosaic: *mosaic, squares }))
            .collect(),
    }
}
