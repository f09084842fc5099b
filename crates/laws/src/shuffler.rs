//! The kit's own hand on what is hidden: it does not ask the game how to deal the unknown anew.

use tabletop::{Chance, Draw as _, Game, Permute, Rng, Seed, Viewer};

/// Exchanges hidden items at random.
struct Shuffler<'r> {
    rng: &'r mut Rng,
    seeds: Seeds,
}

/// What happens to the seed of a real game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seeds {
    /// It stays, so that two positions differ only if something was really exchanged.
    Keep,
    /// It is replaced, as nobody knows it.
    Replace,
}

impl Permute for Shuffler<'_> {
    fn permute<T: Copy>(&mut self, places: &mut [&mut T]) {
        let mut items: Vec<T> = places.iter().map(|place| **place).collect();
        self.rng.shuffle(&mut items);
        for (place, item) in places.iter_mut().zip(items) {
            **place = item;
        }
    }

    fn reseed(&mut self, chance: &mut Chance) {
        if self.seeds == Seeds::Replace {
            *chance = match chance {
                Chance::Sealed(_) => Chance::Sealed(Seed::of_series(self.rng.word().into(), 0)),
                Chance::Free(_) => Chance::Free(self.rng.split()),
            };
        }
    }
}

/// Another position that the viewer cannot tell from this one.
pub(crate) fn twin<G: Game>(game: &G, viewer: Viewer, seeds: Seeds, rng: &mut Rng) -> G {
    let mut twin = game.clone();
    twin.hidden(viewer, &mut Shuffler { rng, seeds });
    twin
}
