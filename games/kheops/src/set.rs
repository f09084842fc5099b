//! Small sets as one machine word: cells of the pyramid, tiles of a hand.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Sub};

use serde::{Serialize, Serializer};

/// Something that a [`Set`] can hold: it has a number below 64.
pub trait Numbered: Copy {
    /// The item with this number.
    fn from_index(index: usize) -> Self;
    /// The item's number.
    fn index(self) -> usize;
}

/// A set of numbered things, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<T> {
    bits: u64,
    items: PhantomData<T>,
}

impl<T> Set<T> {
    /// Nothing.
    pub const EMPTY: Set<T> = Set::from_bits(0);

    pub(crate) const fn from_bits(bits: u64) -> Self {
        Set { bits, items: PhantomData }
    }

    pub(crate) const fn bits(self) -> u64 {
        self.bits
    }

    /// How many items there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.bits.count_ones()
    }

    /// Is there nothing?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }
}

impl<T: Numbered> Set<T> {
    /// One item alone.
    #[inline]
    pub fn only(item: T) -> Self {
        Set::from_bits(1 << item.index())
    }

    /// Is the item in the set?
    #[inline]
    pub fn contains(self, item: T) -> bool {
        self.bits & 1 << item.index() != 0
    }

    /// Puts an item in.
    #[inline]
    pub fn insert(&mut self, item: T) {
        self.bits |= 1 << item.index();
    }

    /// Takes an item out.
    #[inline]
    pub fn remove(&mut self, item: T) {
        self.bits &= !(1 << item.index());
    }

    /// The items, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            let item = (bits != 0).then(|| T::from_index(bits.trailing_zeros() as usize));
            bits &= bits.wrapping_sub(1);
            item
        })
    }

    /// The `index`th item; there must be more than `index`.
    #[inline]
    pub(crate) fn nth(self, index: u32) -> T {
        let mut bits = self.bits;
        for _ in 0..index {
            bits &= bits - 1;
        }
        T::from_index(bits.trailing_zeros() as usize)
    }
}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Set::EMPTY
    }
}

impl<T: Numbered> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        items.into_iter().fold(Set::EMPTY, |set, item| set | Set::only(item))
    }
}

impl<T> BitOr for Set<T> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Set::from_bits(self.bits | other.bits)
    }
}

impl<T> BitAnd for Set<T> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Set::from_bits(self.bits & other.bits)
    }
}

impl<T> Sub for Set<T> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Set::from_bits(self.bits & !other.bits)
    }
}

impl<T: Numbered + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Numbered + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

tabletop::listed!(Set<T>);
