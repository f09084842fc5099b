//! The printed tables: every number of the game stands here and nowhere else.

use tabletop::Choice;

use crate::types::{Card, RoundCard, Site};

/// From this version of the rules on, cards and bonuses may be left.
pub(crate) const MAY_DECLINE: u16 = 2;
/// The options: a side for each site, and the variant.
pub(crate) const OPTIONS: &[Choice] = &[
    Choice { name: "market", values: SIDES },
    Choice { name: "pyramid", values: SIDES },
    Choice { name: "temple", values: SIDES },
    Choice { name: "chamber", values: SIDES },
    Choice { name: "obelisks", values: SIDES },
    Choice { name: WRATH, values: &["off", "on"] },
];
const SIDES: &[&str] = &["A", "B"];
/// The name of the variant's option.
pub(crate) const WRATH: &str = "wrath";

/// How many rounds are played.
pub(crate) const ROUNDS: u8 = 6;
/// Stones of a colour: thirty in the box, one of which marks the score.
pub(crate) const STONES: u8 = 29;
/// How many stones a sled holds.
pub(crate) const SLED: u8 = 5;
/// How many stones the action takes from the quarry.
pub(crate) const TAKEN: u8 = 3;

/// Stones on the sled at the start, by seat.
pub(crate) const START: [u8; 4] = [2, 3, 4, 5];

/// Stones a ship of each capacity (0 to 4) needs to sail.
pub(crate) const MINIMUM: [u8; 5] = [0, 1, 1, 2, 3];

/// The seven round cards of a table for that many.
pub(crate) const fn round_cards(seats: usize) -> [RoundCard; 7] {
    const fn cards(digits: [u32; 7]) -> [RoundCard; 7] {
        let mut cards = [RoundCard([0; 4]); 7];
        let mut at = 0;
        while at < 7 {
            let n = digits[at];
            cards[at] =
                RoundCard([(n / 1000) as u8, (n / 100 % 10) as u8, (n / 10 % 10) as u8, (n % 10) as u8]);
            at += 1;
        }
        cards
    }
    match seats {
        2 => cards([4331, 4322, 4321, 4221, 3322, 3321, 3221]),
        3 => cards([4421, 4332, 4322, 4321, 4221, 3332, 3322]),
        _ => cards([4432, 4422, 4421, 4333, 4332, 4322, 3332]),
    }
}

/// How many of each market card there are.
pub(crate) const fn copies(card: Card) -> u8 {
    match card {
        Card::Entrance | Card::Sarcophagus | Card::PavedPath => 2,
        Card::PyramidDecoration | Card::TempleDecoration => 2,
        Card::ChamberDecoration | Card::ObeliskDecoration => 2,
        Card::Statue => 10,
        Card::Lever | Card::Hammer => 2,
        Card::Sail | Card::Chisel => 3,
    }
}

/// The number of market cards.
pub(crate) const MARKET: usize = 34;
/// Cards face up on the market, by side.
pub(crate) const FACE_UP: [u8; 2] = [4, 3];
/// Cards face down on the market of side B.
pub(crate) const PAIR: u8 = 2;

/// Points of the pyramid of side A, in placement order.
pub(crate) const PYRAMID_A: [u8; 14] = [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4];
/// Points of a stone beside a finished pyramid.
pub(crate) const BESIDE: u8 = 1;

/// What a space of the pyramids of side B gives besides its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bonus {
    /// Nothing.
    None,
    /// The top market card.
    Card,
    /// Three stones from the quarry.
    Stones,
    /// One stone from the sled may be loaded.
    Load,
}

/// Stones in one of the pyramids of side B.
pub(crate) const PYRAMID_B_SIZE: u8 = 5;
/// Points and bonus of the pyramids of side B, in placement order.
pub(crate) const PYRAMIDS_B: [[(u8, Bonus); PYRAMID_B_SIZE as usize]; 3] = [
    [(2, Bonus::None), (1, Bonus::Card), (3, Bonus::None), (2, Bonus::None), (4, Bonus::None)],
    [(2, Bonus::None), (3, Bonus::None), (1, Bonus::Stones), (1, Bonus::None), (4, Bonus::None)],
    [(2, Bonus::None), (3, Bonus::None), (3, Bonus::None), (1, Bonus::Load), (4, Bonus::None)],
];

/// What a visible stone on a space of the temple's side B gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gift {
    /// One point or two stones.
    PointOrStones,
    /// Two points.
    Points,
    /// The top market card.
    Card,
}

/// The spaces of the temple's side B, from the left.
pub(crate) const TEMPLE_B: [Gift; 5] =
    [Gift::PointOrStones, Gift::Points, Gift::PointOrStones, Gift::Card, Gift::PointOrStones];
/// Points of [`Gift::Points`].
pub(crate) const TEMPLE_POINTS: u8 = 2;
/// Stones of [`Gift::PointOrStones`].
pub(crate) const TEMPLE_STONES: u8 = 2;

/// Spaces of the temple at a table for that many.
pub(crate) const fn temple_width(seats: usize) -> usize {
    if seats == 2 { 4 } else { 5 }
}

/// Up to so many, each stone of a group or statue gives a point more than the one before it.
pub(crate) const FEW: u8 = 5;
/// Points of a group of stones in the chamber (A), and of a number of statues.
pub(crate) const fn series(count: u8) -> i32 {
    let few = if count > FEW { FEW } else { count } as i32;
    few * (few + 1) / 2 + 2 * (count as i32 - few)
}

/// Rows of the burial chamber.
pub(crate) const ROWS: usize = 3;
/// Points of the places in a row of the chamber (B), whatever the number of seats.
pub(crate) const ROW_PLACES: [i32; 4] = [8, 4, 2, 0];

/// Points of the places in the obelisks (A).
pub(crate) const fn obelisk_places(seats: usize) -> [i32; 4] {
    match seats {
        2 => [10, 1, 0, 0],
        3 => [12, 6, 1, 0],
        _ => [15, 10, 5, 1],
    }
}

/// Stones in a tower of the obelisks (B).
pub(crate) const TOWER: u8 = 3;
/// Points of the towers (B), dearest first.
pub(crate) const TOWERS: [u8; 8] = [10, 9, 8, 7, 6, 5, 5, 5];

/// Stones of a site that give its decoration a point.
pub(crate) const DECORATED: u8 = 3;
/// Points the variant takes from a seat that is missing at a monument.
pub(crate) const WRATH_POINTS: i32 = -5;

/// The site a decoration looks at.
pub(crate) const DECORATIONS: [(Card, Site); 4] = [
    (Card::PyramidDecoration, Site::Pyramid),
    (Card::TempleDecoration, Site::Temple),
    (Card::ChamberDecoration, Site::Chamber),
    (Card::ObeliskDecoration, Site::Obelisks),
];
