//! What is counted: two set-ups of each game, as far from each other as they can be.

use std::fmt;

use tabletop::{Choice, Game, Options, Seed, Setup, Silent};

/// Which set-up of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// The fewest seats, and the first value of every option.
    First,
    /// The most seats, and the last value of every option.
    Last,
}

impl Case {
    /// Both.
    pub const ALL: [Case; 2] = [Case::First, Case::Last];

    /// The number of seats.
    pub fn seats<G: Game>(self) -> usize {
        match self {
            Case::First => *G::SEATS.start(),
            Case::Last => *G::SEATS.end(),
        }
    }

    /// The value of every choice.
    ///
    /// # Panics
    /// When a choice has no values.
    pub fn options(self, choices: &'static [Choice]) -> Options {
        let mut options = Options::new(choices);
        for choice in choices {
            let value = match self {
                Case::First => choice.values.first(),
                Case::Last => choice.values.last(),
            };
            let value = value.expect("a choice has values");
            options.set(choice.name, value).expect("the choice has this value");
        }
        options
    }

    /// The set-up, with the deal of that number.
    pub fn setup<G: Game>(self, deal: u64) -> Setup {
        Setup {
            rules: *G::READS.end(),
            seats: self.seats::<G>(),
            options: self.options(G::OPTIONS),
            seed: Seed::of_series(7, deal),
            material: None,
        }
    }

    /// A game at its beginning, with the deal of that number.
    ///
    /// # Panics
    /// When the game refuses its own set-up.
    pub fn beginning<G: Game>(self, deal: u64) -> G {
        G::new(&self.setup::<G>(deal), &mut Silent).expect("a set-up of the game's own")
    }
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Case::First => "first",
            Case::Last => "last",
        })
    }
}
