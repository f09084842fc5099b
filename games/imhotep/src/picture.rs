//! A view as the page and other programs read it: plain names, lists and numbers.

use serde::Serialize;
use tabletop::{BySeat, Seat};

use crate::computed::Computed;
use crate::data;
use crate::state::{Ending, Flow, Phase, Player, Wrath};
use crate::types::{Card, Cards, Order, Pyramid, RoundCard, Ship, Side, Site};
use crate::view::{Pair, View};

/// The whole view.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Picture {
    round: u8,
    turn: Seat,
    phase: &'static str,
    decider: Option<Seat>,
    unloading: Option<Unloading>,
    temple_space: Option<u8>,
    ending: Option<Ending>,
    sides: Sides,
    wrath: Wrath,
    ships: Vec<ShipPicture>,
    seats: BySeat<SeatPicture>,
    market: MarketPicture,
    pyramid: PyramidPicture,
    temple: TemplePicture,
    chamber: Vec<Seat>,
    obelisks: ObelisksPicture,
    unseen_rounds: Vec<RoundCard>,
    computed: Computed,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Sides {
    market: Side,
    pyramid: Side,
    temple: Side,
    chamber: Side,
    obelisks: Side,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Unloading {
    site: Site,
    /// The stones still to come, the next one first.
    rest: Order,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct ShipPicture {
    ship: Ship,
    capacity: u8,
    minimum: u8,
    /// From the bow; nothing where the space is empty.
    spaces: Vec<Option<Seat>>,
    dock: Option<Site>,
}

#[derive(Serialize, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct SeatPicture {
    sled: u8,
    quarry: u8,
    cards: Cards,
    pyramid_points: u8,
    temple_points: [u8; data::ROUNDS as usize],
    tower_points: u8,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct MarketPicture {
    cards: Cards,
    pair: Option<Cards>,
    face_down: u8,
    pile: u8,
    discards: Cards,
    unseen_discards: u8,
    unseen: Cards,
    /// How many of the face-down cards come from an earlier pile, and what those can be.
    old_pair: u8,
    old_unseen: Cards,
    acting: Option<Card>,
    remakes: u8,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct PyramidPicture {
    /// Side A: the one pyramid; side B: each of the three. In placement order.
    built: Vec<Vec<Seat>>,
    beside: u8,
    complete: Vec<Pyramid>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct TemplePicture {
    /// The topmost stone of each space.
    tops: Vec<Option<Seat>>,
    stones: u8,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct ObelisksPicture {
    /// Stones of each seat, in towers or not.
    stones: BySeat<u8>,
    loose: BySeat<u8>,
    towers: Vec<Option<Seat>>,
}

impl Picture {
    pub(crate) fn of(view: &View) -> Self {
        let board = &view.board;
        let side = |site| board.side(site);
        let by_seat =
            |get: fn(&Player) -> u8| BySeat::from_fn(board.seats(), |seat| get(&board.players[seat]));
        Picture {
            round: board.round,
            turn: board.turn,
            phase: phase_name(board.phase),
            decider: view.decider(),
            unloading: match board.flow {
                Flow::Unloading { site, order, next } => {
                    let rest = order.owners()[usize::from(next)..].iter().copied().collect();
                    Some(Unloading { site, rest })
                }
                Flow::Turns | Flow::Temple { .. } => None,
            },
            temple_space: match board.flow {
                Flow::Temple { space, .. } => Some(space),
                Flow::Turns | Flow::Unloading { .. } => None,
            },
            ending: board.ending,
            sides: Sides {
                market: side(Site::Market),
                pyramid: side(Site::Pyramid),
                temple: side(Site::Temple),
                chamber: side(Site::Chamber),
                obelisks: side(Site::Obelisks),
            },
            wrath: board.wrath,
            ships: Ship::ALL.iter().map(|ship| ship_picture(view, *ship)).collect(),
            seats: BySeat::from_fn(board.seats(), |seat| seat_picture(&board.players[seat])),
            market: market_picture(view),
            pyramid: pyramid_picture(view),
            temple: TemplePicture {
                tops: board.temple[..data::temple_width(board.seats())].to_vec(),
                stones: board.stones_at(Site::Temple),
            },
            chamber: board.chamber_owners(),
            obelisks: ObelisksPicture {
                stones: by_seat(|player| player.placed[3]),
                loose: by_seat(|player| player.loose),
                towers: board.towers.to_vec(),
            },
            unseen_rounds: view.rounds.iter().collect(),
            computed: Computed::of(board, seen_pair(view).unwrap_or(Cards::EMPTY)),
        }
    }
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Turn => "turn",
        Phase::Take => "take",
        Phase::Keep => "keep",
        Phase::Pyramid => "pyramid",
        Phase::Card => "card",
        Phase::Stones => "stones",
        Phase::Load => "load",
        Phase::Temple => "temple",
        Phase::Over => "over",
    }
}

fn ship_picture(view: &View, ship: Ship) -> ShipPicture {
    let river = &view.board.river;
    let first = 4 * ship.index();
    let capacity = river.card.capacity(ship);
    ShipPicture {
        ship,
        capacity,
        minimum: river.minimum(ship),
        spaces: river.cargo[first..first + usize::from(capacity)].to_vec(),
        dock: Site::ALL.iter().copied().find(|site| river.docks[site.index()] == Some(ship)),
    }
}

fn seat_picture(player: &Player) -> SeatPicture {
    SeatPicture {
        sled: player.sled,
        quarry: player.quarry,
        cards: player.cards,
        pyramid_points: player.pyramid_points,
        temple_points: player.temple_points,
        tower_points: player.tower_points,
    }
}

/// The cards of the face-down pair, for whoever sees them.
fn seen_pair(view: &View) -> Option<Cards> {
    match view.pair {
        Pair::Seen(cards) => Some(cards),
        Pair::Hidden(_) => None,
    }
}

fn market_picture(view: &View) -> MarketPicture {
    let market = &view.board.market;
    MarketPicture {
        cards: market.faces,
        pair: seen_pair(view),
        face_down: view.pair_len(),
        pile: view.pile,
        discards: market.discards,
        unseen_discards: view.unseen_discards,
        unseen: view.unseen,
        old_pair: market.old_pair,
        old_unseen: market.old_unseen,
        acting: market.limbo,
        remakes: market.remakes,
    }
}

fn pyramid_picture(view: &View) -> PyramidPicture {
    let board = &view.board;
    let built = match board.side(Site::Pyramid) {
        Side::A => vec![board.pyramid.iter().flatten().copied().collect()],
        Side::B => board
            .pyramid
            .chunks_exact(usize::from(data::PYRAMID_B_SIZE))
            .map(|pyramid| pyramid.iter().flatten().copied().collect())
            .collect(),
    };
    let complete = Pyramid::ALL.iter().copied().filter(|pyramid| !board.has_room(*pyramid)).collect();
    PyramidPicture {
        built,
        beside: board.stones_at(Site::Pyramid) - board.built.iter().sum::<u8>(),
        complete: if board.side(Site::Pyramid) == Side::B { complete } else { Vec::new() },
    }
}
