//! Dealing the unknown anew, from what a viewer knows.

use tabletop::{Chance, Draw, Pile, Rng};

use crate::state::{Hidden, Kheops};
use crate::types::{Tile, Tiles};
use crate::view::{Held, View};

impl Kheops {
    /// A position that looks the same to the viewer.
    pub(crate) fn imagine(view: &View, rng: &mut Rng) -> Self {
        let mut unseen = view.unseen;
        let hands = view.hands.map(|_, held| match held {
            Held::Seen(tiles) => tiles,
            Held::Hidden(tiles) => (0..tiles).map(|_| take_any(&mut unseen, rng)).collect(),
        });
        Kheops {
            board: view.board.clone(),
            hidden: Hidden {
                hands,
                // The pile of an imagined game is a bag: whatever order it has is no order.
                pile: Pile::from_top(unseen.iter()),
                chance: Chance::Free(rng.split()),
            },
        }
    }
}

/// Takes any tile, each equally likely.
fn take_any(tiles: &mut Tiles, rng: &mut Rng) -> Tile {
    let tile = tiles.nth(rng.below(tiles.len()));
    tiles.remove(tile);
    tile
}
