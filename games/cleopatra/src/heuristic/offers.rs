//! What the palace offers: how many pieces of each kind are open, and what the next ones would give.

use super::store::Store;
use crate::data::{self, Cost};
use crate::garden::Area;
use crate::palace::Palace;
use crate::types::{Kind, Piece, Side, Wall};

/// What can be built, for how much: the same for all seats.
pub(super) struct Offers([Offer; 6]);

/// Pieces of a kind that can be built one after the other. Rewards are in hundredths.
struct Offer {
    cost: Cost,
    places: u32,
    /// What the best place gives.
    first: i32,
    /// What each further one gives.
    further: i32,
}

impl Offer {
    #[inline]
    fn new(kind: Kind, places: u32, first_bonus: i32, further_bonus: i32) -> Self {
        let reward = 100 * i32::from(data::reward(kind));
        Offer { cost: data::cost(kind), places, first: reward + first_bonus, further: reward + further_bonus }
    }
}

/// The squares beside each wall.
const BESIDE_WALL: [Area; Wall::ALL.len()] = {
    let mut beside = [Area::EMPTY; Wall::ALL.len()];
    let mut at = 0;
    while at < beside.len() {
        beside[at] = Area::beside_wall(Wall::ALL[at]);
        at += 1;
    }
    beside
};

impl Offers {
    /// The dearest pieces first: cards are best spent on them.
    #[inline]
    pub(super) fn new(palace: &Palace) -> Self {
        let walls = palace.open_walls();
        let wall = best_wall(palace, walls);
        let sphinx = most_sphinxes(palace, palace.open_rows());
        let obelisks = Palace::open_sides(palace.obelisks);
        let obelisk = 2 * most_sphinxes(palace, obelisks);
        let doors = Palace::open_sides(palace.doors);
        let chain = |side: Side| {
            if doors & 1 << side.index() == 0 { 0 } else { 100 * i32::from(palace.bonus(Piece::Door(side))) }
        };
        let palms = likely_palms(palace.free());
        let throne = 100 * Area::BESIDE_THRONE.common(palace.covered).len() as i32;
        Offers([
            Offer::new(Kind::Obelisk, obelisks.count_ones(), obelisk, obelisk),
            Offer::new(Kind::Throne, 2 - u32::from(palace.throne), throne, throne),
            Offer::new(Kind::Mosaic, palace.pile.count_ones(), palms, palms - 50),
            Offer::new(Kind::Door, doors.count_ones(), chain(Side::Left).max(chain(Side::Right)), 0),
            Offer::new(Kind::Wall, walls.count_ones(), wall, wall / 2),
            Offer::new(Kind::Sphinx, open_sphinxes(palace), sphinx, sphinx / 2),
        ])
    }

    /// The offers for which a store could pay if it were spent on nothing else.
    pub(super) fn payable(&self, store: Store) -> impl Iterator<Item = usize> {
        let pays = move |offer: &Offer| offer.places > 0 && { store }.pay(offer.cost);
        self.0.iter().enumerate().filter(move |(_, offer)| pays(offer)).map(|(at, _)| at)
    }

    /// Builds what the store pays for, each piece giving `more` besides, and gives the sum in hundredths.
    #[inline]
    pub(super) fn build(&self, store: &mut Store, more: i32) -> i32 {
        let mut sum = 0;
        for offer in &self.0 {
            let mut gives = offer.first;
            for _ in 0..offer.places {
                if !store.pay(offer.cost) {
                    break;
                }
                sum += gives + more;
                gives = offer.further;
            }
        }
        sum
    }
}

/// How many pieces have still to be built: sphinxes, obelisks, doors, walls, and those of the throne.
#[inline]
pub(super) fn open_pieces(palace: &Palace) -> [u32; 5] {
    [
        open_sphinxes(palace),
        Palace::open_sides(palace.obelisks).count_ones(),
        Palace::open_sides(palace.doors).count_ones(),
        palace.open_walls().count_ones(),
        2 - u32::from(palace.throne),
    ]
}

/// How many sphinxes have still to be built.
#[inline]
fn open_sphinxes(palace: &Palace) -> u32 {
    palace.sphinxes.iter().map(|row| u32::from(data::SPHINXES_IN_ROW - row)).sum()
}

/// The longest of the rows whose side is open, in hundredths of a sphinx.
#[inline]
fn most_sphinxes(palace: &Palace, open: u8) -> i32 {
    let row = |side: Side| if open & 1 << side.index() == 0 { 0 } else { palace.sphinxes[side.index()] };
    100 * i32::from(row(Side::Left).max(row(Side::Right)))
}

/// What the best of the open walls gives besides its reward.
#[inline]
fn best_wall(palace: &Palace, mut open: u16) -> i32 {
    let mut best = 0;
    while open != 0 {
        let beside = BESIDE_WALL[open.trailing_zeros() as usize].common(palace.covered);
        // Counting bits costs more than seeing that there are none.
        if !beside.is_empty() {
            best = best.max(beside.len());
        }
        open &= open - 1;
    }
    100 * best as i32
}

/// The palms of a good place for a mosaic: as many as chance would cover, and what an eye for it finds besides.
/// To try every place would cost more than all the rest.
#[inline]
fn likely_palms(free: Area) -> i32 {
    let palms = free.common(Area::PALMS).len() as i32;
    let covered = 100 * data::MOSAIC_SQUARES as i32;
    (covered * palms / (free.len() as i32).max(1) + 150).min(100 * palms).min(covered)
}
