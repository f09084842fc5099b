//! Actions gathered from many games, to be tried where they may not belong.

use std::collections::BTreeSet;

use tabletop::{Draw as _, Game, Rng, Seat, Status};

use crate::walk::{Series, Walk, legal};

/// Every action that was legal for anybody at any moment of many games.
pub(crate) struct Pool<A>(Vec<A>);

const GATHERED: Series = Series { number: 0, games: 400, one_in: 1 };

impl<A: Copy + Ord> Pool<A> {
    /// Gathers the actions of a game.
    pub(crate) fn gather<G: Game<Action = A>>() -> Result<Self, String> {
        let mut seen = BTreeSet::new();
        GATHERED.each_position::<G>(|walk, _| {
            if let Status::Deciding(seats) = walk.game.status() {
                seats.iter().for_each(|seat| seen.extend(legal(&walk.game, seat)));
            }
            Ok(())
        })?;
        Ok(Pool(seen.into_iter().collect()))
    }

    /// All of them, ascending.
    pub(crate) fn all(&self) -> &[A] {
        &self.0
    }

    /// What is worth trying at this moment: `count` actions of the pool, and those of the seats here and at
    /// the position before, which are the most likely to be mistaken for legal.
    pub(crate) fn probes<G: Game<Action = A>>(&self, walk: &Walk<G>, count: usize, rng: &mut Rng) -> Vec<A> {
        let near = [Some(&walk.game), walk.before.as_ref()]
            .into_iter()
            .flatten()
            .flat_map(|game| Seat::first(walk.setup.seats).flat_map(move |seat| legal(game, seat)));
        let far = std::iter::from_fn(|| Some(self.0[rng.below(self.0.len() as u32) as usize])).take(count);
        let mut probes: Vec<A> = near.chain(far).collect();
        probes.sort_unstable();
        probes.dedup();
        probes
    }
}
