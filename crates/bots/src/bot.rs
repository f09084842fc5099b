//! What a bot is: it is shown what its seat may know, and answers with one of its legal actions.

use tabletop::{Draw as _, Game, Phrase, Rng, Seat};

/// One decision as the bot that must make it sees it. There is no position in it, so peeking does not compile.
pub struct Decision<'a, G: Game> {
    /// The seat that decides.
    pub seat: Seat,
    /// What that seat knows.
    pub view: &'a G::View,
    /// What it may do, ascending; never empty.
    pub legal: &'a [G::Action],
}

/// A player made of code.
pub trait Bot<G: Game> {
    /// One of the decision's legal actions. The same decision and the same dice give the same answer.
    fn choose(&mut self, decision: &Decision<'_, G>, rng: &mut Rng) -> G::Action;

    /// What went wrong with the player since the last question, if anything did; our own bots have nothing to say.
    fn complaint(&mut self) -> Option<Phrase> {
        None
    }
}

/// Does anything that is legal, each equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, decision: &Decision<'_, G>, rng: &mut Rng) -> G::Action {
        decision.legal[rng.below(decision.legal.len() as u32) as usize]
    }
}
