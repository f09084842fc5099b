//! What is printed on boards, cards and price lists, for whoever shows the game.

use serde::Serialize;

use crate::data::{self, Mix};
use crate::garden::Area;
use crate::types::{Card, Kind, Mosaic, Resource, Side, Wall};

/// The printed tables of the game.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Printed {
    sizes: Sizes,
    /// The kinds of piece, in the order of the price list.
    pieces: Vec<PrintedPiece>,
    /// The kinds of card.
    cards: Vec<PrintedCard>,
    /// The materials, in the order in which spare units are listed.
    resources: &'static [Resource],
    sides: &'static [Side],
    /// The places for walls, in the order in which they go round from the left door to the right door.
    walls: &'static [Wall],
    /// The palms of the garden.
    palms: Area,
    /// The throne's space in the garden, where no mosaic may lie.
    throne: Area,
    mosaics: Vec<PrintedMosaic>,
    /// What worshippers do, in numbers.
    help: Help,
    /// Cards that may be held at the end of a turn without a choice.
    hand: u8,
    /// The space at which the offering is made.
    offering: u8,
    /// The amulets that the places of the offering add.
    offering_amulets: &'static [i8],
    /// The scarabs that amulets cost at the end, by their number, from none. More of them eliminate.
    penalties: &'static [u16],
}

/// How many of something there are on the parts.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Sizes {
    /// Squares along a side of the garden.
    width: usize,
    /// Sphinxes in a row of the plaza.
    row: u8,
    /// The last space of Cleopatra's walk, before the palace. She sets out from space 0.
    walk: u8,
}

/// A line of the price list.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct PrintedPiece {
    kind: Kind,
    number: usize,
    artisans: u8,
    resources: u8,
    of: Mix,
    reward: u16,
    /// Scarabs for each thing that the piece counts: sphinxes, walls, palms, squares of mosaic.
    bonus: u16,
}

/// A kind of card.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct PrintedCard {
    card: Card,
    /// The resource that it shows. Artisans and caves show none.
    resource: Option<Resource>,
    /// Paying with it costs an amulet.
    corrupt: bool,
    copies: u8,
}

/// A mosaic as it is drawn in the pile.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct PrintedMosaic {
    mosaic: Mosaic,
    /// Its rows: `#` is a square of the mosaic, `.` is none.
    rows: Vec<String>,
}

/// What worshippers do, in numbers.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Help {
    /// Scarabs that the architect adds to each piece.
    architect: u16,
    /// Cards that the beggar draws.
    beggar: u8,
    /// Resources that the merchant saves.
    merchant: u8,
    /// Artisans that the foreman saves.
    foreman: u8,
}

impl Printed {
    pub(crate) fn new() -> Self {
        Printed {
            sizes: Sizes { width: data::WIDTH, row: data::SPHINXES_IN_ROW, walk: data::WALK },
            pieces: Kind::ALL.iter().copied().map(piece).collect(),
            cards: Card::ALL.iter().copied().map(card).collect(),
            resources: Resource::ALL,
            sides: Side::ALL,
            walls: Wall::ALL,
            palms: Area::PALMS,
            throne: Area::THRONE,
            mosaics: Mosaic::ALL.iter().copied().map(mosaic).collect(),
            help: Help {
                architect: data::ARCHITECT,
                beggar: data::BEGGAR,
                merchant: data::MERCHANT,
                foreman: data::FOREMAN,
            },
            hand: data::HAND,
            offering: data::OFFERING,
            offering_amulets: &data::OFFERING_AMULETS,
            penalties: &data::PENALTIES,
        }
    }
}

fn piece(kind: Kind) -> PrintedPiece {
    let cost = data::cost(kind);
    PrintedPiece {
        kind,
        number: data::number(kind),
        artisans: cost.artisans,
        resources: cost.resources,
        of: cost.mix,
        reward: data::reward(kind),
        bonus: data::bonus(kind),
    }
}

fn card(card: Card) -> PrintedCard {
    PrintedCard { card, resource: card.resource(), corrupt: card.is_corrupt(), copies: data::copies(card) }
}

fn mosaic(mosaic: Mosaic) -> PrintedMosaic {
    PrintedMosaic { mosaic, rows: mosaic.drawn("#", ".") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mosaics_lie_with_three_rows_at_the_most() {
        let rows = |name: Mosaic| mosaic(name).rows;
        assert_eq!(rows(Mosaic::I), ["#####"]);
        assert_eq!(rows(Mosaic::L), ["####", "...#"]);
        assert_eq!(rows(Mosaic::X), [".#.", "###", ".#."]);
        assert_eq!(rows(Mosaic::P), ["##", "##", "#."]);
        for name in Mosaic::ALL {
            let squares: usize = rows(*name).iter().map(|row| row.matches('#').count()).sum();
            assert!(rows(*name).len() <= 3 && squares == data::MOSAIC_SQUARES, "{name}");
        }
    }
}
