//! How a search should think about a game: what its heuristic room tells the bots besides the estimates themselves.

/// How the moves of a playout are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Playout {
    /// Each legal action equally likely: [`crate::Game::sample`].
    Uniform,
    /// Quickly, but with sense: [`crate::Game::sample_well`].
    Sensible,
}

/// How actions are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// By playing on from each, dropping the worse half again and again: where chance decides what comes next.
    Flat,
    /// By a tree of what everybody may answer: where the others' answers decide.
    Tree,
}

/// The settings of a search. Whole numbers, so that they can be written, compared and named in the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Craft {
    /// How actions are compared.
    pub method: Method,
    /// How the moves of a playout are chosen.
    pub playout: Playout,
    /// After so many decisions a playout stops, and the outlook judges it; 0 plays to the end. It is counted for two
    /// seats, and grows with the seats.
    pub horizon: u16,
    /// How much the lead counts beside winning, in hundredths of the whole reward.
    pub margin: u16,
    /// The lead, in points, that is half of the way to certainty.
    pub lead: u16,
    /// How many times longer the scale of the lead is than that of winning. On a short one small differences vanish
    /// where much is won or lost already, and whoever overlooks little ones then overlooks everything.
    pub stretch: u16,
    /// How curious the search is, in hundredths.
    pub exploration: u16,
    /// How much its curiosity follows what the look ahead promised: an action that promises one hundredth of the reward
    /// more gets e to a hundredth of this times as much of it. 0 is curious about all alike.
    pub promise: u16,
    /// A playout draws so many actions at each decision, and plays the one that gave its seat most so far, wherever it
    /// was played (its move average). 0 and 1 play whatever is drawn.
    pub average: u16,
    /// How much the results of the same action elsewhere count in the tree, in hundredths of a visit.
    pub history: u16,
    /// How much the one-step outlook of an action counts before it has been tried, in hundredths of a visit.
    pub prior: u16,
    /// Only the most promising actions are tried at first: as many as the square root of a node's visits times
    /// this, in tenths; 0 tries all.
    pub widening: u16,
    /// What weaker players overlook: the difference in reward, in thousandths, below which an action is as good as
    /// the best to them. From the weakest of four to the strongest, who is surpassed only by one who overlooks nothing.
    pub overlooks: [u16; 4],
}

impl Craft {
    /// The textbook: uniform playouts to the end, nothing but winning, no knowledge of the game.
    pub const PLAIN: Craft = Craft {
        method: Method::Tree,
        playout: Playout::Uniform,
        horizon: 0,
        margin: 0,
        lead: 10,
        stretch: 1,
        exploration: 70,
        promise: 0,
        average: 0,
        history: 0,
        prior: 0,
        widening: 0,
        overlooks: [0; 4],
    };

    /// Must it be remembered what actions gave, whatever the position?
    pub const fn remembers(&self) -> bool {
        self.history > 0 || self.average > 1
    }

    /// The same for a table of so many seats: between two decisions of one seat lie more of the others.
    #[must_use]
    pub const fn for_seats(self, seats: usize) -> Craft {
        Craft { horizon: (self.horizon as usize * seats / 2) as u16, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_horizon_grows_with_the_seats_and_the_end_stays_the_end() {
        let craft = Craft { horizon: 10, ..Craft::PLAIN };
        assert_eq!([2, 3, 4].map(|seats| craft.for_seats(seats).horizon), [10, 15, 20]);
        assert_eq!(Craft::PLAIN.for_seats(4), Craft::PLAIN);
    }
}
