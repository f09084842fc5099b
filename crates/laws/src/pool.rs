//! Actions gathered from many games, to be tried where they may not belong.

use std::collections::BTreeSet;

use tabletop::{Draw as _, Game, Rng, Seat, Status};

use crate::course::legal;
use crate::games::{Account, Games, Series};
use crate::walk::Walk;

/// Every action that was legal for anybody at any moment of many games.
pub(crate) struct Pool<A> {
    actions: Vec<A>,
    account: Account,
}

const GATHERED: Series = Series { number: 0, games: 400, one_in: 1 };

impl<A: Copy + Ord> Pool<A> {
    /// Gathers the actions of a game.
    pub(crate) fn gather<G: Game<Action = A>>(games: &Games<G>) -> Result<Self, String> {
        let mut seen = BTreeSet::new();
        let account = games.each_position(GATHERED, |walk, _| {
            if let Status::Deciding(seats) = walk.game.status() {
                seats.iter().for_each(|seat| seen.extend(legal(&walk.game, seat)));
            }
            Ok(())
        })?;
        Ok(Pool { actions: seen.into_iter().collect(), account })
    }

    /// All of them, ascending.
    pub(crate) fn all(&self) -> &[A] {
        &self.actions
    }

    /// What they were gathered from.
    pub(crate) fn account(&self) -> Account {
        self.account
    }

    /// What is worth trying at this moment: `count` actions of the pool, and those of the seats here and at
    /// the position before, which are the most likely to be mistaken for legal.
    pub(crate) fn probes<G: Game<Action = A>>(
        &self,
        walk: &Walk<'_, G>,
        count: usize,
        rng: &mut Rng,
    ) -> Vec<A> {
        let mut probes = Vec::new();
        for seat in Seat::first(walk.seats()) {
            probes.extend_from_slice(walk.legal(seat));
            if let Some(before) = &walk.before {
                before.legal(seat, &mut probes);
            }
        }
        let far = || self.actions[rng.below(self.actions.len() as u32) as usize];
        probes.extend(std::iter::repeat_with(far).take(count));
        probes.sort_unstable();
        probes.dedup();
        probes
    }
}
