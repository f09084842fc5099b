//! What the rules compute from a view, for whoever shows it: what is missing, what could be taken, what the next stone
//! would score, what cards and the stones of ships would bring. It is worked out when a view is written, so that bots, which read views as they are, do not wait for it.

mod cards;
mod landings;

use serde::Serialize;
use tabletop::{BySeat, Seat};

use self::cards::Worth;
use self::landings::Landing;

use crate::data;
use crate::printed::{bonus_name, gift_name};
use crate::score::{groups, in_row};
use crate::state::{Board, Phase, monument};
use crate::types::{Cards, Pyramid, Ship, Side, Site};

/// All that is computed.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Computed {
    /// Stones that each ship still needs before it may sail; none once it has sailed.
    missing: Vec<u8>,
    /// Stones that each seat would take.
    takes: BySeat<Takes>,
    /// Where the next stone of each site would go, and what it would score.
    next: Next,
    /// Stones on each space of the temple, the covered ones included.
    temple: Vec<u8>,
    /// Stones of each seat that lie covered in the temple.
    covered: BySeat<u8>,
    /// Stones of each seat beside finished pyramids.
    beside: BySeat<u8>,
    /// Groups of two or more in the burial chamber, or single stones; only on side A.
    groups: Vec<Group>,
    /// The rows of the burial chamber; only on side B.
    rows: Vec<Row>,
    /// What the obelisks give each seat as they stand.
    obelisks: BySeat<i32>,
    /// The cards of the market that the viewer sees.
    cards: Vec<Worth>,
    /// Every ship that may sail with every site whose dock is free, while a turn begins.
    landings: Vec<Landing>,
}

/// Stones that a seat would take from its quarry: no more than lie there and the sled has room for.
#[derive(Serialize, Default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Takes {
    /// By the action of a turn.
    turn: u8,
    /// At the temple, instead of a point.
    temple: u8,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Next {
    /// The next space of each pyramid that is not complete. On side A there is one pyramid, without a name.
    pyramid: Vec<NextSpace>,
    temple: NextTemple,
    chamber: NextChamber,
    obelisks: NextObelisks,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct NextSpace {
    pyramid: Option<Pyramid>,
    points: u8,
    bonus: &'static str,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct NextTemple {
    space: usize,
    /// What the space gives at the end of a round.
    gift: &'static str,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct NextChamber {
    row: usize,
    column: usize,
    /// What the burial chamber would give each seat more if the stone were its own.
    points: BySeat<i32>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct NextObelisks {
    /// What the obelisks would give each seat more if the stone were its own.
    points: BySeat<i32>,
    /// Points of the next tower, while there is one; only on side B.
    tower: Option<u8>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Group {
    seat: Seat,
    /// Its places, as `row.column`.
    cells: Vec<String>,
    points: i32,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Row {
    row: usize,
    stones: BySeat<u8>,
    points: BySeat<i32>,
}

impl Computed {
    /// `pair` are the cards of the face-down pair, for whoever sees them.
    pub(crate) fn of(board: &Board, pair: Cards) -> Self {
        let seats = board.seats();
        let takes = |seat| Takes {
            turn: board.takeable(seat, data::TAKEN),
            temple: board.takeable(seat, data::TEMPLE_STONES),
        };
        let side_a = board.side(Site::Chamber) == Side::A;
        Computed {
            missing: Ship::ALL.iter().map(|ship| missing(board, *ship)).collect(),
            takes: BySeat::from_fn(seats, takes),
            next: Next {
                pyramid: next_spaces(board),
                temple: next_temple(board),
                chamber: next_chamber(board),
                obelisks: next_obelisks(board),
            },
            temple: temple_heights(board),
            covered: hidden_in(board, Site::Temple, &board.temple),
            beside: hidden_in(board, Site::Pyramid, &board.pyramid),
            groups: if side_a {
                Seat::first(seats).flat_map(|seat| groups_of(board, seat)).collect()
            } else {
                Vec::new()
            },
            rows: if side_a { Vec::new() } else { (0..data::ROWS).map(|row| row_of(board, row)).collect() },
            obelisks: BySeat::from_fn(seats, |seat| board.obelisk_points(seat)),
            cards: cards::worth(board, pair),
            landings: landings::of(board),
        }
    }
}

fn missing(board: &Board, ship: Ship) -> u8 {
    let river = &board.river;
    if board.phase == Phase::Over || river.sailed & 1 << ship.index() != 0 {
        return 0;
    }
    let first = 4 * ship.index();
    let stones = river.cargo[first..first + 4].iter().flatten().count() as u8;
    river.minimum(ship).saturating_sub(stones)
}

fn next_spaces(board: &Board) -> Vec<NextSpace> {
    let beside = NextSpace { pyramid: None, points: data::BESIDE, bonus: bonus_name(data::Bonus::None) };
    if board.side(Site::Pyramid) == Side::A {
        let points = data::PYRAMID_A.get(usize::from(board.built[0])).copied();
        return vec![NextSpace { points: points.unwrap_or(data::BESIDE), ..beside }];
    }
    if board.pyramids_complete() {
        return vec![beside];
    }
    let open = Pyramid::ALL.iter().filter(|pyramid| board.has_room(**pyramid));
    open.map(|pyramid| {
        let (points, bonus) = data::PYRAMIDS_B[pyramid.index()][usize::from(board.built[pyramid.index()])];
        NextSpace { pyramid: Some(*pyramid), points, bonus: bonus_name(bonus) }
    })
    .collect()
}

fn next_temple(board: &Board) -> NextTemple {
    let space = usize::from(board.stones_at(Site::Temple)) % data::temple_width(board.seats());
    let gift = match board.side(Site::Temple) {
        Side::A => "point",
        Side::B => gift_name(data::TEMPLE_B[space]),
    };
    NextTemple { space: space + 1, gift }
}

fn next_chamber(board: &Board) -> NextChamber {
    let space = usize::from(board.stones_at(Site::Chamber));
    let points = BySeat::from_fn(board.seats(), |seat| {
        let mut then = board.clone();
        then.lay_in_chamber(seat);
        then.chamber_points(seat) - board.chamber_points(seat)
    });
    NextChamber { row: space % data::ROWS + 1, column: space / data::ROWS + 1, points }
}

fn next_obelisks(board: &Board) -> NextObelisks {
    let points = BySeat::from_fn(board.seats(), |seat| {
        let mut then = board.clone();
        then.lay_at_obelisks(seat);
        then.obelisk_points(seat) - board.obelisk_points(seat)
    });
    let free = board.towers.iter().position(Option::is_none);
    let is_b = board.side(Site::Obelisks) == Side::B;
    NextObelisks { points, tower: free.filter(|_| is_b).map(|space| data::TOWERS[space]) }
}

/// Stones of each seat that lie at a monument and are not among those that are seen on its spaces.
fn hidden_in(board: &Board, site: Site, spaces: &[Option<Seat>]) -> BySeat<u8> {
    let seen = |seat| spaces.iter().filter(|space| **space == Some(seat)).count() as u8;
    let at = monument(site).unwrap_or_default();
    BySeat::from_fn(board.seats(), |seat| board.players[seat].placed[at] - seen(seat))
}

fn temple_heights(board: &Board) -> Vec<u8> {
    let (stones, width) = (board.stones_at(Site::Temple), data::temple_width(board.seats()) as u8);
    (0..width).map(|space| stones / width + u8::from(space < stones % width)).collect()
}

fn groups_of(board: &Board, seat: Seat) -> impl Iterator<Item = Group> {
    groups(board.players[seat].chamber).map(move |group| {
        let places = (0..u128::BITS as usize).filter(|space| group & 1 << space != 0);
        let cells = places.map(|space| format!("{}.{}", space % data::ROWS + 1, space / data::ROWS + 1));
        Group { seat, cells: cells.collect(), points: data::series(group.count_ones() as u8) }
    })
}

fn row_of(board: &Board, row: usize) -> Row {
    Row {
        row: row + 1,
        stones: BySeat::from_fn(board.seats(), |seat| in_row(board.players[seat].chamber, row)),
        points: BySeat::from_fn(board.seats(), |seat| board.row_points(seat, row)),
    }
}

#[cfg(test)]
mod tests;
