//! What is printed on boards and cards, for whoever shows the game.

use serde::Serialize;
use tabletop::{Game as _, Seat};

use crate::data::{self, Bonus, Gift};
use crate::state::Imhotep;
use crate::types::Card;

/// The printed tables of the game.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Printed {
    sizes: Sizes,
    /// The market cards, in the order of the rules.
    cards: Vec<PrintedCard>,
    /// Points of the pyramid of side A, in placement order.
    pyramid_a: &'static [u8],
    /// The pyramids of side B: their spaces in placement order.
    pyramids_b: Vec<Vec<PyramidSpace>>,
    /// Points of a stone beside a finished pyramid.
    beside: u8,
    /// The spaces of the temple's side B, from the left.
    temple_b: Vec<&'static str>,
    /// Points of the temple's space that gives points.
    temple_points: u8,
    /// Stones that a seat may take instead of a point.
    temple_stones: u8,
    /// Points of a group in the burial chamber (A) and of statues, by their number, from one.
    series: Vec<i32>,
    /// Points of each stone or statue more.
    series_more: i32,
    /// Points that the variant takes from a seat that is missing at a monument.
    wrath_points: i32,
    /// Points of the places in a row of the burial chamber (B), without those that give nothing.
    row_places: Vec<i32>,
    /// Points of the places in the obelisks (A), by the number of seats, from none.
    obelisk_places: Vec<Vec<i32>>,
    /// Points of the towers (B), dearest first.
    towers: &'static [u8],
}

/// How many of something there are on the parts.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Sizes {
    /// Places of a sled.
    sled: u8,
    /// Rows of the burial chamber.
    rows: usize,
    /// Stones in a tower of the obelisks (B).
    tower: u8,
}

/// A market card.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct PrintedCard {
    card: Card,
    colour: &'static str,
}

/// A space of a pyramid of side B.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct PyramidSpace {
    points: u8,
    bonus: &'static str,
}

impl Printed {
    pub(crate) fn new() -> Self {
        let card = |card: &Card| PrintedCard { card: *card, colour: colour(*card) };
        let space =
            |(points, bonus): &(u8, Bonus)| PyramidSpace { points: *points, bonus: bonus_name(*bonus) };
        Printed {
            sizes: Sizes { sled: data::SLED, rows: data::ROWS, tower: data::TOWER },
            cards: Card::ALL.iter().map(card).collect(),
            pyramid_a: &data::PYRAMID_A,
            pyramids_b: data::PYRAMIDS_B.iter().map(|spaces| spaces.iter().map(space).collect()).collect(),
            beside: data::BESIDE,
            temple_b: data::TEMPLE_B.iter().map(|gift| gift_name(*gift)).collect(),
            temple_points: data::TEMPLE_POINTS,
            temple_stones: data::TEMPLE_STONES,
            series: (1..=data::FEW).map(data::series).collect(),
            series_more: data::series(data::FEW + 1) - data::series(data::FEW),
            wrath_points: -data::WRATH_POINTS,
            row_places: scoring(data::ROW_PLACES),
            obelisk_places: (0..=Seat::ALL.len()).map(obelisk_places).collect(),
            towers: &data::TOWERS,
        }
    }
}

fn obelisk_places(seats: usize) -> Vec<i32> {
    if Imhotep::SEATS.contains(&seats) { scoring(data::obelisk_places(seats)) } else { Vec::new() }
}

/// The places that give points.
fn scoring(places: [i32; 4]) -> Vec<i32> {
    places.into_iter().filter(|points| *points > 0).collect()
}

fn colour(card: Card) -> &'static str {
    if card.red_site().is_some() {
        "red"
    } else if Card::BLUE.contains(&card) {
        "blue"
    } else if data::DECORATIONS.iter().any(|(decoration, _)| *decoration == card) {
        "green"
    } else {
        "purple"
    }
}

/// What a space of the pyramids gives besides its points.
pub(crate) fn bonus_name(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::None => "none",
        Bonus::Card => "card",
        Bonus::Stones => "stones",
        Bonus::Load => "load",
    }
}

/// What a visible stone of the temple's side B gives.
pub(crate) fn gift_name(gift: Gift) -> &'static str {
    match gift {
        Gift::PointOrStones => "choice",
        Gift::Points => "points",
        Gift::Card => "card",
    }
}
