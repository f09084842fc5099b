//! What the stones of a ship would bring at a site whose dock is free, as everything stands.

use serde::Serialize;
use tabletop::{BySeat, Seat};

use crate::data::{self, Gift};
use crate::state::{Board, Phase};
use crate::types::{Ship, Side, Site};

/// A ship at a site.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(super) struct Landing {
    ship: Ship,
    site: Site,
    /// Its stones as they are unloaded, from the bow.
    stones: Vec<Landed>,
    /// What each seat has more or less then: with what the temple gives in one round, without what owners have to
    /// choose first.
    changes: BySeat<i32>,
}

/// A stone of a ship at a site.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Landed {
    seat: Seat,
    /// What it brings its owner, at the temple in one round; nothing where its owner has to choose first.
    points: Option<i32>,
}

pub(super) fn of(board: &Board) -> Vec<Landing> {
    if board.phase != Phase::Turn {
        return Vec::new();
    }
    let ready = Ship::ALL.iter().filter(|ship| board.river.is_ready(**ship));
    ready.flat_map(|ship| board.river.open_sites().map(|site| landing(board, *ship, site))).collect()
}

fn landing(board: &Board, ship: Ship, site: Site) -> Landing {
    let mut then = board.clone();
    let chosen = is_chosen(board, site);
    let mut stones = Vec::new();
    for seat in board.river.cargo_of(ship).owners() {
        let before = worth(&then)[*seat];
        if !chosen {
            then.lay(*seat, site);
        }
        stones.push(Landed { seat: *seat, points: (!chosen).then(|| worth(&then)[*seat] - before) });
    }
    let (before, after) = (worth(board), worth(&then));
    let changes = BySeat::from_fn(board.seats(), |seat| after[seat] - before[seat]);
    Landing { ship, site, stones, changes }
}

/// Do owners choose a card, or a pyramid?
fn is_chosen(board: &Board, site: Site) -> bool {
    match site {
        Site::Market => true,
        Site::Pyramid => board.side(site) == Side::B && !board.pyramids_complete(),
        Site::Temple | Site::Chamber | Site::Obelisks => false,
    }
}

/// The totals as they stand, and what the temple gives in one round.
fn worth(board: &Board) -> BySeat<i32> {
    let mut totals = board.totals();
    for (space, seat) in board.temple.iter().enumerate() {
        if let Some(seat) = seat {
            totals[*seat] += temple_points(board.side(Site::Temple), space);
        }
    }
    totals
}

fn temple_points(side: Side, space: usize) -> i32 {
    match (side, data::TEMPLE_B[space]) {
        (Side::A, _) | (Side::B, Gift::PointOrStones) => 1,
        (Side::B, Gift::Points) => i32::from(data::TEMPLE_POINTS),
        (Side::B, Gift::Card) => 0,
    }
}
