//! What a hand is good for: the pieces that its cards pay for, counted in units and without trying payments.

use crate::cards::Cards;
use crate::data::{Cost, Mix};
use crate::payment::Credit;
use crate::types::{Card, Resource};

/// The cards of a hand as far as paying goes. Types are alike, so only how many units there are of the most
/// common one, of the next and so on is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Store {
    pub(super) artisans: u8,
    /// Units of each type, the most common first.
    pub(super) units: [u8; 5],
    /// Units that stand for any type: caves, and the merchant's discount.
    pub(super) any: u8,
}

impl Store {
    /// What a hand amounts to.
    #[inline]
    pub(super) fn new(hand: Cards) -> Self {
        let mut store = Store::unsorted(hand);
        store.sort();
        store
    }

    /// What a hand and the credit of a turn amount to.
    #[inline]
    pub(super) fn with_credit(hand: Cards, credit: &Credit) -> Self {
        let mut store = Store::unsorted(hand);
        for (units, spare) in store.units.iter_mut().zip(credit.spare) {
            *units += spare;
        }
        store.artisans += credit.foreman;
        store.any += credit.discount;
        store.sort();
        store
    }

    /// Credit lapses: of what is left only the cards stay.
    #[inline]
    pub(super) fn without_credit(mut self, hand: Cards) -> Self {
        self.artisans = self.artisans.min(hand.count(Card::Artisan));
        self.any = self.any.min(hand.count(Card::Cave));
        self
    }

    #[inline]
    fn unsorted(hand: Cards) -> Self {
        let units = |at: usize| {
            let resource = Resource::ALL[at];
            hand.count(Card::standard(resource)) + 2 * hand.count(Card::double(resource))
        };
        Store {
            artisans: hand.count(Card::Artisan),
            units: std::array::from_fn(units),
            any: hand.count(Card::Cave),
        }
    }

    /// Pays for a piece, if it can.
    #[inline]
    pub(super) fn pay(&mut self, cost: Cost) -> bool {
        let Some(artisans) = self.artisans.checked_sub(cost.artisans) else { return false };
        let paid = match cost.mix {
            Mix::Equal => self.pay_equal(cost.resources),
            Mix::Different => self.pay_different(cost.resources),
        };
        if paid {
            self.artisans = artisans;
            self.sort();
        }
        paid
    }

    /// Pays as far as it can, for a piece that is known to be paid somehow.
    pub(super) fn pay_somehow(&mut self, cost: Cost) {
        if !self.pay(cost) {
            self.artisans = self.artisans.saturating_sub(cost.artisans);
            self.units[0] = self.units[0].saturating_sub(cost.resources);
            self.sort();
        }
    }

    /// Takes the scarcest type that suffices, else the most common one and caves.
    #[inline]
    fn pay_equal(&mut self, needed: u8) -> bool {
        let enough = self.units.iter().filter(|units| **units >= needed).count();
        if let Some(at) = enough.checked_sub(1) {
            self.units[at] -= needed;
            return true;
        }
        let missing = needed - self.units[0];
        let pays = missing <= self.any;
        if pays {
            self.units[0] = 0;
            self.any -= missing;
        }
        pays
    }

    /// Takes one of each of the most common types, and caves for the types that are missing.
    #[inline]
    fn pay_different(&mut self, needed: u8) -> bool {
        let types = self.units.iter().filter(|units| **units > 0).count().min(usize::from(needed));
        let missing = needed - types as u8;
        let pays = missing <= self.any;
        if pays {
            self.units[..types].iter_mut().for_each(|units| *units -= 1);
            self.any -= missing;
        }
        pays
    }

    /// The most common type first; by insertion, because one or two places change at a time.
    #[inline]
    fn sort(&mut self) {
        for at in 1..self.units.len() {
            let mut place = at;
            while place > 0 && self.units[place - 1] < self.units[place] {
                self.units.swap(place - 1, place);
                place -= 1;
            }
        }
    }
}
