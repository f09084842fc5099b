//! What a viewer cannot know, place by place, for the laws.

use tabletop::{Permute, Viewer};

use crate::state::{Imhotep, Phase};
use crate::types::Card;

impl Imhotep {
    /// Lists what the viewer cannot know: the pile, the unseen discards, the pair, the round cards, the seed.
    pub(crate) fn secrets(&mut self, viewer: Viewer, permute: &mut impl Permute) {
        // Said again here and not asked of the view: a law compares the two.
        let taker = Viewer::Seat(self.board.decider);
        let sees_pair = viewer == Viewer::All || viewer == taker && self.board.phase == Phase::Keep;
        let hidden = &mut self.hidden;
        permute.permute(&mut hidden.rounds.places().collect::<Vec<_>>());
        if !sees_pair {
            // What came from an earlier pile changes places only with what was unseen then.
            let mut was_unseen = self.board.market.old_unseen;
            let mut exchangeable = |card: &Card| {
                let there = was_unseen.has(*card);
                if there {
                    was_unseen.remove(*card);
                }
                there
            };
            let old = usize::from(self.board.market.old_pair);
            let mut places: Vec<&mut Card> = hidden.pair.places().take(old).collect();
            places.iter().for_each(|card| {
                exchangeable(card);
            });
            places.extend(hidden.market.places().filter(|card| exchangeable(card)));
            permute.permute(&mut places);
        }
        let old = if sees_pair { hidden.pair.len() } else { usize::from(self.board.market.old_pair) };
        let mut places: Vec<&mut Card> = hidden.market.places().chain(hidden.unseen.places()).collect();
        places.extend(hidden.pair.places().skip(old));
        permute.permute(&mut places);
        permute.reseed(&mut hidden.chance);
    }
}
