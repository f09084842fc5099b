//! Multisets of cards, and unseen cards by the deck they came from.

use std::fmt;
use std::ops::{Add, AddAssign, Index, IndexMut, Sub, SubAssign};

use serde::{Serialize, Serializer};

use crate::data;
use crate::types::{Card, Resource};

/// Bits that count one kind: thirty artisans fit.
const BITS: usize = 5;
/// The lowest bit of every count.
const ONES: u64 = {
    let mut ones = 0;
    let mut kind = 0;
    while kind < Card::ALL.len() {
        ones |= 1 << (BITS * kind);
        kind += 1;
    }
    ones
};

/// All bits of the counts of corrupt cards.
const CORRUPT: u64 = {
    let mut bits = 0;
    let mut kind = 0;
    while kind < Card::ALL.len() {
        if Card::ALL[kind].is_corrupt() {
            bits |= 31 << (BITS * kind);
        }
        kind += 1;
    }
    bits
};

/// A multiset of cards: five bits count each kind, so that it is one machine word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const EMPTY: Cards = Cards(0);

    /// So many cards of one kind.
    #[inline]
    pub(crate) const fn of(card: Card, count: u8) -> Self {
        Cards((count as u64) << (BITS * card.index()))
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 += 1 << (BITS * card.index());
    }

    /// Takes a card out that is known to be there.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.has(card), "{card} is not among {self:?}");
        self.0 -= 1 << (BITS * card.index());
    }

    /// How many cards of a kind there are.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (BITS * card.index()) & 31) as u8
    }

    /// Is there a card of the kind?
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Is there no card at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> u8 {
        // Every other count moves aside, so that the sums of pairs have ten bits each; the product adds them up.
        const PAIRS: u64 = 0x1f | 0x1f << 10 | 0x1f << 20 | 0x1f << 30 | 0x1f << 40 | 0x1f << 50;
        const TENS: u64 = 1 | 1 << 10 | 1 << 20 | 1 << 30 | 1 << 40 | 1 << 50;
        let pairs = (self.0 & PAIRS) + (self.0 >> BITS & PAIRS);
        (pairs.wrapping_mul(TENS) >> 50 & 0x3ff) as u8
    }

    /// Are all of these cards among the others?
    pub fn is_within(self, others: Cards) -> bool {
        Card::ALL.iter().all(|card| self.count(*card) <= others.count(*card))
    }

    /// The cards that are in both.
    #[must_use]
    pub(crate) fn common(self, other: Cards) -> Cards {
        Card::ALL
            .iter()
            .fold(Cards::EMPTY, |all, card| all + Cards::of(*card, self.count(*card).min(other.count(*card))))
    }

    /// How many corrupt cards there are.
    #[inline]
    pub const fn corrupt(self) -> u8 {
        Cards(self.0 & CORRUPT).len()
    }

    /// How many different kinds there are.
    #[inline]
    pub(crate) const fn kinds_len(self) -> u32 {
        self.kind_bits().count_ones()
    }

    /// The `index`th of the different kinds.
    #[inline]
    pub(crate) fn nth_kind(self, index: u32) -> Card {
        let mut bits = self.kind_bits();
        for _ in 0..index {
            bits &= bits - 1;
        }
        Card::ALL[bits.trailing_zeros() as usize / BITS]
    }

    /// The different kinds, in order.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        Card::ALL.iter().copied().filter(move |card| self.has(*card))
    }

    /// Every card, in order, equal ones together.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }

    /// One bit for each kind that is there, at the bottom of its five.
    const fn kind_bits(self) -> u64 {
        let pairs = self.0 | self.0 >> 1;
        (pairs | pairs >> 2 | self.0 >> 4) & ONES
    }

    /// One bit for each resource of which there is a standard card.
    #[inline]
    pub(crate) fn standard_types(self) -> u8 {
        self.types(Card::standard)
    }

    /// One bit for each resource of which there is a double.
    #[inline]
    pub(crate) fn double_types(self) -> u8 {
        self.types(Card::double)
    }

    #[inline]
    fn types(self, card: impl Fn(Resource) -> Card) -> u8 {
        let bit = |resource: &Resource| u8::from(self.has(card(*resource))) << resource.index();
        Resource::ALL.iter().map(bit).sum()
    }
}

impl Add for Cards {
    type Output = Cards;

    #[inline]
    fn add(self, other: Cards) -> Cards {
        Cards(self.0 + other.0)
    }
}

impl AddAssign for Cards {
    #[inline]
    fn add_assign(&mut self, other: Cards) {
        self.0 += other.0;
    }
}

impl Sub for Cards {
    type Output = Cards;

    /// What is left without the others, which must all be there.
    #[inline]
    fn sub(self, other: Cards) -> Cards {
        debug_assert!(other.is_within(self), "{other:?} are not all among {self:?}");
        Cards(self.0 - other.0)
    }
}

impl SubAssign for Cards {
    #[inline]
    fn sub_assign(&mut self, other: Cards) {
        *self = *self - other;
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Cards::EMPTY, |all, card| all + Cards::of(card, 1))
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut space = "";
        self.iter().try_for_each(|card| write!(f, "{}{card}", std::mem::replace(&mut space, " ")))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

tabletop::listed!(Cards of Card);

/// One value for each deck that unseen cards can come from, the present one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct ByDeck<T>([T; data::DECKS]);

/// The present deck.
pub(crate) const PRESENT: usize = 0;

impl<T: Copy + Default + AddAssign> ByDeck<T> {
    /// The values, the present deck's first.
    pub(crate) fn values(&self) -> impl DoubleEndedIterator<Item = T> + '_ {
        self.0.iter().copied()
    }

    /// All decks together.
    #[inline]
    pub(crate) fn total(&self) -> T {
        self.0.iter().fold(T::default(), |mut total, value| {
            total += *value;
            total
        })
    }

    /// A new deck is made: every deck up to the unused place `gap` becomes one older.
    pub(crate) fn grow_older(&mut self, gap: usize) {
        let older = self.0[gap - 1];
        self.0[gap] += older;
        self.0.copy_within(..gap - 1, 1);
        self.0[PRESENT] = T::default();
    }
}

impl ByDeck<Cards> {
    /// How many cards there are of each deck.
    pub(crate) fn lens(&self) -> ByDeck<u8> {
        ByDeck(self.0.map(Cards::len))
    }

    /// The oldest deck of which there is such a card.
    #[inline]
    pub(crate) fn oldest(&self, card: Card) -> Option<usize> {
        (0..data::DECKS).rev().find(|deck| self.0[*deck].has(card))
    }
}

impl<T> Index<usize> for ByDeck<T> {
    type Output = T;

    #[inline]
    fn index(&self, deck: usize) -> &T {
        &self.0[deck]
    }
}

impl<T> IndexMut<usize> for ByDeck<T> {
    #[inline]
    fn index_mut(&mut self, deck: usize) -> &mut T {
        &mut self.0[deck]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_multiset_counts_its_cards() {
        let all: Cards =
            Card::ALL.iter().map(|card| Cards::of(*card, data::copies(*card))).fold(Cards::EMPTY, Add::add);
        assert_eq!(usize::from(all.len()), data::DECK);
        assert_eq!(all.iter().count(), data::DECK);
        assert_eq!(all.kinds_len() as usize, Card::ALL.len());
        for (at, card) in Card::ALL.iter().enumerate() {
            assert_eq!(all.count(*card), data::copies(*card));
            assert_eq!(all.nth_kind(at as u32), *card);
            for count in 1..=31 {
                let some = Cards::of(*card, count);
                assert_eq!((some.len(), some.kinds_len(), some.nth_kind(0)), (count, 1, *card));
                assert_eq!(some.kinds().collect::<Vec<_>>(), [*card]);
            }
        }
        assert_eq!(all.corrupt(), 23);
        assert_eq!(all - Cards::of(Card::Cave, 8) + Cards::of(Card::Cave, 8), all);
    }

    #[test]
    fn multisets_are_compared_kind_by_kind() {
        let cards = |names: &str| -> Cards {
            names.split_whitespace().map(|name| name.parse::<Card>().expect("a card")).collect()
        };
        let (one, other) = (cards("artisan stone stone wood+"), cards("stone wood wood+ wood+ cave"));
        assert_eq!(one.common(other), cards("stone wood+"));
        assert!(cards("stone wood+").is_within(one) && one.is_within(one) && Cards::EMPTY.is_within(one));
        assert!(!one.is_within(other) && !cards("stone stone stone").is_within(one));
        assert_eq!((one.standard_types(), one.double_types()), (0b00001, 0b00010));
        assert_eq!((other.standard_types(), other.double_types()), (0b00011, 0b00010));
        assert_eq!((one.corrupt(), other.corrupt(), Cards::EMPTY.corrupt()), (1, 3, 0));
        assert_eq!(other.to_string(), "stone wood wood+ wood+ cave");
        let mut fewer = other;
        fewer.remove(Card::WoodPlus);
        assert_eq!(fewer + cards("wood+"), other);
        assert!(fewer.has(Card::WoodPlus) && !fewer.has(Card::Artisan));
        assert!(Cards::EMPTY.is_empty() && !fewer.is_empty());
    }

    #[test]
    fn a_card_is_of_the_oldest_deck_that_has_one() {
        let stone = Cards::of(Card::Stone, 1);
        let decks = ByDeck([stone, stone, Cards::EMPTY, Cards::of(Card::Wood, 2)]);
        assert_eq!(decks.oldest(Card::Stone), Some(1));
        assert_eq!(decks.oldest(Card::Wood), Some(3));
        assert_eq!(decks.oldest(Card::Cave), None);
        assert_eq!(decks.lens(), ByDeck([1, 1, 0, 2]));
        assert_eq!(decks.total(), Cards::of(Card::Stone, 2) + Cards::of(Card::Wood, 2));
    }

    #[test]
    fn decks_grow_older_into_the_gap() {
        let mut decks = ByDeck([1u8, 2, 0, 4]);
        decks.grow_older(2);
        assert_eq!(decks, ByDeck([0, 1, 2, 4]));
        decks.grow_older(3);
        assert_eq!(decks, ByDeck([0, 0, 1, 6]), "the two oldest are no longer told apart");
        decks[PRESENT] = 9;
        decks.grow_older(1);
        assert_eq!(decks, ByDeck([0, 9, 1, 6]));
    }
}
