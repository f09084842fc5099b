//! What a viewer cannot know, place by place, for the laws.

use tabletop::{Permute, Seat, Viewer};

use crate::state::{Kheops, opponent};
use crate::types::{Tile, Tiles};

impl Kheops {
    /// Lists what the viewer cannot know: the others' hands, the pile and the seed.
    pub(crate) fn secrets(&mut self, viewer: Viewer, permute: &mut impl Permute) {
        // Not asked of the view, which the laws judge by this. Without a pile a player's twin has the same hands.
        let unknown: Vec<Seat> = match viewer {
            Viewer::All => return,
            Viewer::Seat(seat) => vec![opponent(seat)],
            Viewer::Public => Seat::first(self.board.players.seats()).collect(),
        };
        let hidden = &mut self.hidden;
        let mut held: Vec<Vec<Tile>> =
            unknown.iter().map(|seat| hidden.hands[*seat].iter().collect()).collect();
        let places = held.iter_mut().flatten().chain(hidden.pile.places());
        permute.permute(&mut places.collect::<Vec<_>>());
        for (seat, tiles) in unknown.into_iter().zip(held) {
            hidden.hands[seat] = tiles.into_iter().collect::<Tiles>();
        }
        permute.reseed(&mut hidden.chance);
    }
}
