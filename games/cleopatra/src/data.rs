//! The printed tables: every number of the game stands here and nowhere else.

use tabletop::Choice;

use crate::types::{Card, EndRule, Kind, Memory, Mosaic, Side, Wall};

/// The options: when the game ends, and whether scarabs and amulets are shown.
pub(crate) const OPTIONS: &[Choice] = &[
    Choice { name: END, values: &[EndRule::LastTurn.text(), EndRule::Immediate.text()] },
    Choice { name: MEMORY, values: &[Memory::Off.text(), Memory::On.text()] },
];
/// The name of the option about the end.
pub(crate) const END: &str = "end";
/// The name of the option about showing scarabs and amulets.
pub(crate) const MEMORY: &str = "memory";

/// Squares along a side of the garden.
pub(crate) const WIDTH: usize = 9;

/// The garden, from the back to the front: `P` is a palm, `T` the throne's space. Reconstructed.
pub(crate) const GARDEN: [&[u8; WIDTH]; WIDTH] = [
    b"PPPTTTPPP",
    b"P..TTT..P",
    b"P..TTT..P",
    b"...PPP...",
    b"...PPP...",
    b"...PPP...",
    b"P..PPP..P",
    b"P..PPP..P",
    b"P..PPP..P",
];

/// How many mosaics there are.
pub(crate) const MOSAICS: usize = 12;
/// How many squares a mosaic covers.
pub(crate) const MOSAIC_SQUARES: usize = 5;

/// The shape of each mosaic in one of its positions, as columns and rows.
pub(crate) const fn shape(mosaic: Mosaic) -> [(i8, i8); MOSAIC_SQUARES] {
    match mosaic {
        Mosaic::F => [(1, 0), (2, 0), (0, 1), (1, 1), (1, 2)],
        Mosaic::I => [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)],
        Mosaic::L => [(0, 0), (0, 1), (0, 2), (0, 3), (1, 3)],
        Mosaic::N => [(1, 0), (1, 1), (0, 2), (1, 2), (0, 3)],
        Mosaic::P => [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)],
        Mosaic::T => [(0, 0), (1, 0), (2, 0), (1, 1), (1, 2)],
        Mosaic::U => [(0, 0), (2, 0), (0, 1), (1, 1), (2, 1)],
        Mosaic::V => [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2)],
        Mosaic::W => [(0, 0), (0, 1), (1, 1), (1, 2), (2, 2)],
        Mosaic::X => [(1, 0), (0, 1), (1, 1), (2, 1), (1, 2)],
        Mosaic::Y => [(1, 0), (0, 1), (1, 1), (1, 2), (1, 3)],
        Mosaic::Z => [(0, 0), (1, 0), (1, 1), (1, 2), (2, 2)],
    }
}

/// How many of each card there are. Reconstructed.
pub(crate) const fn copies(card: Card) -> u8 {
    match card {
        Card::Artisan => 30,
        Card::Stone | Card::Wood | Card::Glass | Card::Marble | Card::Lapis => 11,
        Card::StonePlus | Card::WoodPlus | Card::GlassPlus | Card::MarblePlus | Card::LapisPlus => 3,
        Card::Cave => 8,
    }
}

/// The number of cards.
pub(crate) const DECK: usize = 108;
/// One card in so many lies face down in a new deck.
pub(crate) const DOWN_ONE_IN: usize = 3;
/// Decks whose unseen cards are told apart: the present one, the two before it, and all older ones together.
pub(crate) const DECKS: usize = 4;

/// What everybody has at the start.
pub(crate) const START_SCARABS: u16 = 5;
/// Cards in everybody's hand at the start.
pub(crate) const START_CARDS: u8 = 3;
/// Statues of Anubis.
pub(crate) const STATUES: u8 = 2;
/// Stalls of the market.
pub(crate) const STALLS: usize = 3;
/// Cards that may be held at the end of a turn without a choice.
pub(crate) const HAND: u8 = 10;

/// What a worshipper costs, by slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(tag = "of", content = "number", rename_all = "lowercase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Fine {
    /// So many scarabs are paid.
    Scarabs(u8),
    /// So many amulets are taken.
    Amulets(u8),
}

/// How many worshippers there are.
pub(crate) const WORSHIPPERS: usize = 5;
/// The fines of Sobek's board, from the left. Reconstructed.
pub(crate) const FINES: [Fine; WORSHIPPERS] =
    [Fine::Scarabs(1), Fine::Scarabs(2), Fine::Amulets(1), Fine::Amulets(2), Fine::Amulets(3)];
/// Scarabs that the architect adds to each piece.
pub(crate) const ARCHITECT: u16 = 4;
/// Cards that the beggar draws.
pub(crate) const BEGGAR: u8 = 4;
/// Resources that the merchant saves in a turn.
pub(crate) const MERCHANT: u8 = 2;
/// Artisans that the foreman saves in a turn.
pub(crate) const FOREMAN: u8 = 2;

/// Must the resources of a piece be of one type, or all of different types?
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) enum Mix {
    /// All of one type.
    Equal,
    /// No two of a type.
    Different,
}

/// What a piece costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cost {
    pub(crate) artisans: u8,
    pub(crate) resources: u8,
    pub(crate) mix: Mix,
}

/// How many pieces of a kind there are.
pub(crate) const fn number(kind: Kind) -> usize {
    match kind {
        Kind::Sphinx => Side::ALL.len() * SPHINXES_IN_ROW as usize,
        Kind::Obelisk | Kind::Door => Side::ALL.len(),
        Kind::Wall => Wall::ALL.len(),
        Kind::Mosaic => MOSAICS,
        Kind::Pedestal | Kind::Throne => 1,
    }
}

/// What a piece costs, by kind.
pub(crate) const fn cost(kind: Kind) -> Cost {
    let (artisans, resources, mix) = match kind {
        Kind::Sphinx => (1, 2, Mix::Equal),
        Kind::Obelisk => (3, 4, Mix::Equal),
        Kind::Door => (2, 3, Mix::Equal),
        Kind::Wall => (1, 2, Mix::Different),
        Kind::Mosaic => (2, 3, Mix::Different),
        Kind::Pedestal | Kind::Throne => (3, 4, Mix::Different),
    };
    Cost { artisans, resources, mix }
}

/// The scarabs a piece always gives.
pub(crate) const fn reward(kind: Kind) -> u16 {
    match kind {
        Kind::Sphinx | Kind::Wall => 3,
        Kind::Door | Kind::Mosaic => 5,
        Kind::Obelisk | Kind::Pedestal | Kind::Throne => 10,
    }
}

/// The scarabs a piece gives for each thing it counts: sphinxes, walls, palms, squares of mosaic.
pub(crate) const fn bonus(kind: Kind) -> u16 {
    match kind {
        Kind::Obelisk => 2,
        Kind::Sphinx | Kind::Door | Kind::Wall | Kind::Mosaic | Kind::Pedestal | Kind::Throne => 1,
    }
}

/// Sphinxes in a row of the plaza.
pub(crate) const SPHINXES_IN_ROW: u8 = 3;
/// Garden squares beside a wall.
pub(crate) const WALL_SQUARES: usize = 3;

/// The space before the palace, where Cleopatra's walk ends.
pub(crate) const WALK: u8 = 5;
/// The offering is made when she comes to this space or passes it.
pub(crate) const OFFERING: u8 = 4;
/// How many amulets the places of the offering change.
pub(crate) const OFFERING_AMULETS: [i8; 4] = [-3, 1, 2, 3];

/// Rounds without a piece that end the game.
pub(crate) const IDLE_ROUNDS: u16 = 40;

/// Scarabs that amulets cost at the end, from none; more eliminate.
pub(crate) const PENALTIES: [u16; 8] = [0, 1, 3, 6, 10, 15, 20, 25];
