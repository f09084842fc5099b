//! Hidden piles: in order by the seed in a real game, a bag drawn from lazily in an imagined one.

use crate::game::Tell;
use crate::seed::{Chance, Draw};

/// A face-down pile of at most `N` items, kept flat so that copying a position copies it.
///
/// In a real game ([`Chance::Sealed`]) the top comes first; in an imagined one ([`Chance::Free`]) any item may
/// come next, and shuffling costs nothing: it happens one draw at a time.
#[derive(Clone, Copy, Debug)]
pub struct Pile<T, const N: usize> {
    /// From the bottom to the top; beyond `len`, leftovers.
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    /// An empty pile.
    pub fn new() -> Self {
        Pile { items: [T::default(); N], len: 0 }
    }

    /// A pile of these items, the first on top.
    ///
    /// # Panics
    /// When there are more than `N`.
    pub fn from_top(items: impl IntoIterator<Item = T>) -> Self {
        let mut pile = Pile::new();
        items.into_iter().for_each(|item| pile.push(item));
        pile.as_mut_slice().reverse();
        pile
    }

    /// How many items are left.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Is nothing left?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Puts an item on top.
    ///
    /// # Panics
    /// When the pile is full.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len()] = item;
        self.len += 1;
    }

    /// Takes the top item, or in an imagined game any item.
    #[inline]
    pub fn draw(&mut self, chance: &mut Chance) -> Option<T> {
        if let (Chance::Free(rng), 2..) = (chance, self.len) {
            let any = rng.below(u32::from(self.len)) as usize;
            let top = self.len() - 1;
            self.items.swap(any, top);
        }
        self.pop()
    }

    /// Takes the top item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len()])
    }

    /// Shuffles the pile by the game's stream of that name, and tells the resulting order; in an imagined game
    /// there is nothing to do.
    pub fn shuffle<E>(&mut self, chance: &Chance, game: &str, name: &str, tell: &mut impl Tell<E>)
    where
        T: std::fmt::Display,
    {
        if let Chance::Sealed(seed) = chance {
            // The record format shuffles the list whose first item is the top.
            self.as_mut_slice().reverse();
            seed.stream(game, name).shuffle(self.as_mut_slice());
            self.as_mut_slice().reverse();
            tell.shuffled(name, self.iter());
        }
    }

    /// The items from the top down.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> + ExactSizeIterator {
        self.as_slice().iter().rev().copied()
    }

    /// The places of the items, in no particular order.
    pub fn places(&mut self) -> impl Iterator<Item = &mut T> {
        self.as_mut_slice().iter_mut()
    }

    fn as_slice(&self) -> &[T] {
        &self.items[..self.len()]
    }

    fn as_mut_slice(&mut self) -> &mut [T] {
        let len = self.len();
        &mut self.items[..len]
    }
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Pile::new()
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Default + Eq, const N: usize> Eq for Pile<T, N> {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Silent;
    use crate::seed::{Rng, Seed};

    #[test]
    fn a_real_pile_is_drawn_from_the_top() {
        let mut pile: Pile<u8, 4> = Pile::from_top([1, 2, 3]);
        let mut chance = Chance::Sealed(Seed::new([0; 32]));
        assert_eq!(pile.iter().collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!(pile.draw(&mut chance), Some(1));
        assert_eq!(pile.draw(&mut chance), Some(2));
        assert_eq!(pile.draw(&mut chance), Some(3));
        assert_eq!(pile.draw(&mut chance), None);
    }

    #[test]
    fn an_imagined_pile_gives_any_item_once() {
        let mut firsts = [0u32; 3];
        for number in 0..3_000 {
            let mut pile: Pile<u8, 4> = Pile::from_top([0, 1, 2]);
            let mut chance = Chance::Free(Rng::new(number));
            let mut drawn: Vec<u8> = std::iter::from_fn(|| pile.draw(&mut chance)).collect();
            firsts[usize::from(drawn[0])] += 1;
            drawn.sort_unstable();
            assert_eq!(drawn, [0, 1, 2]);
        }
        assert!(firsts.iter().all(|&n| (850..1_150).contains(&n)), "{firsts:?}");
    }

    #[test]
    fn equality_looks_at_what_is_there() {
        let mut drawn: Pile<u8, 4> = Pile::from_top([9, 1]);
        drawn.pop();
        assert_eq!(drawn, Pile::from_top([1]));
        assert_ne!(drawn, Pile::from_top([1, 1]));
    }

    #[test]
    fn shuffling_keeps_the_items_and_repeats_itself() {
        let chance = Chance::Sealed(Seed::new([3; 32]));
        let shuffled = |name: &str| {
            let mut pile: Pile<u8, 34> = Pile::from_top(0..34);
            pile.shuffle::<()>(&chance, "toy", name, &mut Silent);
            pile.iter().collect::<Vec<_>>()
        };
        assert_eq!(shuffled("one"), shuffled("one"));
        assert_ne!(shuffled("one"), shuffled("two"));
        let mut sorted = shuffled("one");
        sorted.sort_unstable();
        assert_eq!(sorted, (0..34).collect::<Vec<_>>());
    }
}
