//! Paying for a piece: what a purse can pay, every payment exactly once, and what is left over.

use std::ops::ControlFlow;

use crate::cards::Cards;
use crate::data::{Cost, Mix};
use crate::types::{Card, Resource};

/// What a seat can pay with: the hand, and what this turn has left over or saves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Purse {
    pub(crate) hand: Cards,
    pub(crate) credit: Credit,
}

/// What pays for a piece besides its own cards, until the end of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Credit {
    /// Spare second units of doubles, by resource.
    pub(crate) spare: [u8; 5],
    /// Resources that the merchant still saves.
    pub(crate) discount: u8,
    /// Artisans that the foreman still saves.
    pub(crate) foreman: u8,
}

/// Why cards do not pay for a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unpaid {
    /// Another number of artisans is needed.
    Artisans { needed: u8 },
    /// A card could be left out.
    Needless(Card),
    /// With all credit, so many resources are missing.
    Short { missing: u8 },
}

/// One bit for each type, of the spare units.
fn types_of(spare: &[u8; 5]) -> u8 {
    spare.iter().enumerate().map(|(at, units)| u8::from(*units > 0) << at).sum()
}

impl Credit {
    /// How many artisans must be paid by cards: the foreman's help applies at once.
    #[inline]
    pub(crate) const fn artisans(&self, cost: Cost) -> u8 {
        cost.artisans.saturating_sub(self.foreman)
    }

    /// How many resources cards and spare units must cover at least: the merchant saves the others.
    pub(crate) const fn resources(&self, cost: Cost) -> u8 {
        cost.resources.saturating_sub(self.discount)
    }

    /// The type whose spare units cover most of what is short, the first in the list among equals.
    fn best_spare(&self, short: u8) -> (usize, u8) {
        let mut best = (0, 0);
        for (at, units) in self.spare.iter().enumerate() {
            if (*units).min(short) > best.1 {
                best = (at, (*units).min(short));
            }
        }
        best
    }

    /// What is left of the credit after paying so, or why that does not pay.
    pub(crate) fn settle(&self, cards: Cards, cost: Cost) -> Result<Credit, Unpaid> {
        let needed = self.artisans(cost);
        if cards.count(Card::Artisan) != needed {
            return Err(Unpaid::Artisans { needed });
        }
        if let Some(needless) = cards.kinds().find(|card| is_needless(cards, *card, cost)) {
            return Err(Unpaid::Needless(needless));
        }
        let mut left = *self;
        left.foreman -= self.foreman.min(cost.artisans);
        let short = cost.resources - coverage(cards, cost);
        let missing = match cost.mix {
            Mix::Equal => left.settle_equal(cards, cost, short),
            Mix::Different => left.settle_different(cards, short),
        };
        match self.discount.checked_sub(missing) {
            Some(discount) => Ok(Credit { discount, ..left }),
            None => Err(Unpaid::Short { missing: missing - self.discount }),
        }
    }

    /// Takes what is short out of the spare units of one type and adds an unused half of a double; gives what
    /// is missing still.
    fn settle_equal(&mut self, cards: Cards, cost: Cost, short: u8) -> u8 {
        let paid = Resource::ALL.iter().find(|resource| units_of(cards, **resource) > 0);
        let Some(resource) = paid else {
            let (at, used) = self.best_spare(short);
            self.spare[at] -= used;
            return short - used;
        };
        let at = resource.index();
        let used = self.spare[at].min(short);
        self.spare[at] -= used;
        let units = units_of(cards, *resource) + cards.count(Card::Cave);
        self.spare[at] += units.saturating_sub(cost.resources);
        short - used
    }

    /// Takes what is short out of spare units of types that were not paid, in the order of the list; adds the
    /// second units of the doubles paid; gives what is missing still.
    fn settle_different(&mut self, cards: Cards, mut short: u8) -> u8 {
        let paid = cards.standard_types() | cards.double_types();
        for at in 0..self.spare.len() {
            if short > 0 && self.spare[at] > 0 && paid & 1 << at == 0 {
                self.spare[at] -= 1;
                short -= 1;
            }
        }
        for resource in Resource::ALL {
            self.spare[resource.index()] += cards.count(Card::double(*resource));
        }
        short
    }
}

/// The units of one resource that the cards show.
fn units_of(cards: Cards, resource: Resource) -> u8 {
    cards.count(Card::standard(resource)) + 2 * cards.count(Card::double(resource))
}

/// How many of the resources the cards alone cover.
fn coverage(cards: Cards, cost: Cost) -> u8 {
    let caves = cards.count(Card::Cave);
    let units = match cost.mix {
        Mix::Equal => Resource::ALL.iter().map(|resource| units_of(cards, *resource)).max().unwrap_or(0),
        Mix::Different => (cards.standard_types() | cards.double_types()).count_ones() as u8,
    };
    cost.resources.min(units + caves)
}

/// Would the other cards cover as much without this one?
fn is_needless(cards: Cards, card: Card, cost: Cost) -> bool {
    let mut others = cards;
    others.remove(card);
    card != Card::Artisan && coverage(others, cost) == coverage(cards, cost)
}

impl Purse {
    /// Is there any way to pay? If all cards together pay, so do those of them that are needed.
    #[inline]
    pub(crate) fn affords(&self, cost: Cost) -> bool {
        self.reach().covers(&self.credit, cost)
    }

    /// What it has too little for this.
    pub(crate) fn lacking(&self, cost: Cost) -> Lacking {
        self.reach().lacking(&self.credit, cost)
    }

    /// How far the whole purse goes.
    #[inline]
    pub(crate) fn reach(&self) -> Reach {
        let Credit { spare, discount, .. } = &self.credit;
        let any = self.hand.count(Card::Cave) + discount;
        let (mut equal, mut different) = (0, 0);
        for resource in Resource::ALL {
            let units = units_of(self.hand, *resource) + spare[resource.index()];
            equal = equal.max(units);
            different += u8::from(units > 0);
        }
        Reach { artisans: self.hand.count(Card::Artisan), equal: equal + any, different: different + any }
    }

    /// Goes through every way to pay, each once, until `visit` breaks off.
    pub(crate) fn payments<B>(
        &self,
        cost: Cost,
        visit: impl FnMut(Cards) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let needed = self.credit.artisans(cost);
        if needed > self.hand.count(Card::Artisan) {
            return ControlFlow::Continue(());
        }
        let artisans = Cards::of(Card::Artisan, needed);
        match cost.mix {
            Mix::Equal => self.equal_payments(cost.resources, artisans, visit),
            Mix::Different => self.different_payments(cost.resources, artisans, visit),
        }
    }

    fn equal_payments<B>(
        &self,
        needed: u8,
        artisans: Cards,
        mut visit: impl FnMut(Cards) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let Credit { spare, discount, .. } = &self.credit;
        let caves = self.hand.count(Card::Cave).min(needed);
        // Caves alone, or nothing: the type is whatever the spare units suggest.
        for cave in 0..=caves {
            let short = needed - cave;
            if short - self.credit.best_spare(short).1 <= *discount {
                visit(artisans + Cards::of(Card::Cave, cave))?;
            }
        }
        for resource in Resource::ALL {
            let (standard, double) = (Card::standard(*resource), Card::double(*resource));
            let singles = self.hand.count(standard).min(needed);
            let doubles = self.hand.count(double);
            let pays = |units: u8| {
                let short = needed.saturating_sub(units);
                short.saturating_sub(spare[resource.index()]) <= *discount
            };
            for two in 0..=doubles.min(needed.div_ceil(2)) {
                for one in u8::from(two == 0)..=singles {
                    for cave in 0..=caves {
                        let units = 2 * two + one + cave;
                        // A single unit too many is a card too many; half a double may be too many.
                        if units > needed + u8::from(one + cave == 0) {
                            break;
                        }
                        if pays(units) {
                            let paid = Cards::of(standard, one)
                                + Cards::of(double, two)
                                + Cards::of(Card::Cave, cave);
                            visit(artisans + paid)?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn different_payments<B>(
        &self,
        needed: u8,
        artisans: Cards,
        mut visit: impl FnMut(Cards) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (standard, double) = (self.hand.standard_types(), self.hand.double_types());
        let spare = types_of(&self.credit.spare);
        let caves = self.hand.count(Card::Cave);
        // Every set of types that the hand has, the empty one first.
        for types in subsets(standard | double) {
            let shown = types.count_ones() as u8;
            if shown > needed {
                continue;
            }
            let spares = (spare & !types).count_ones() as u8;
            for cave in 0..=caves.min(needed - shown) {
                if (needed - shown - cave).saturating_sub(spares) > self.credit.discount {
                    continue;
                }
                let rest = artisans + Cards::of(Card::Cave, cave);
                // Types of which there is only a double must be paid by it; those with both may be.
                let forced = types & !standard;
                for chosen in subsets(types & standard & double) {
                    visit(rest + one_of_each(types, forced | chosen))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// Every subset of a set of bits, the empty one first.
fn subsets(set: u8) -> impl Iterator<Item = u8> {
    let mut next = Some(0u8);
    std::iter::from_fn(move || {
        let subset = next?;
        // The borrow runs through the bits outside the set, so that this counts on within it.
        next = Some(subset.wrapping_sub(set) & set).filter(|following| *following != 0);
        Some(subset)
    })
}

/// A card of each of these types: a double where the second set says so, else a standard card.
fn one_of_each(types: u8, doubles: u8) -> Cards {
    let mut cards = Cards::EMPTY;
    let mut rest = types;
    while rest != 0 {
        let at = rest.trailing_zeros() as usize;
        let resource = Resource::ALL[at];
        cards.insert(if doubles & 1 << at == 0 { Card::standard(resource) } else { Card::double(resource) });
        rest &= rest - 1;
    }
    cards
}

/// How far a whole purse goes: its artisans, and the most resources it covers of one type or of different ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reach {
    artisans: u8,
    equal: u8,
    different: u8,
}

impl Reach {
    /// Does it cover this?
    #[inline]
    pub(crate) const fn covers(&self, credit: &Credit, cost: Cost) -> bool {
        self.artisans >= credit.artisans(cost) && self.resources(cost.mix) >= cost.resources
    }

    /// What a whole purse with this credit has too little for this.
    pub(crate) const fn lacking(&self, credit: &Credit, cost: Cost) -> Lacking {
        Lacking {
            artisans: credit.artisans(cost).saturating_sub(self.artisans),
            resources: cost.resources.saturating_sub(self.resources(cost.mix)),
        }
    }

    #[inline]
    const fn resources(&self, mix: Mix) -> u8 {
        match mix {
            Mix::Equal => self.equal,
            Mix::Different => self.different,
        }
    }
}

/// What a purse has too little to pay for a piece, however it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Lacking {
    /// Artisans that are missing.
    pub(crate) artisans: u8,
    /// Resources that are missing: of the type of which there are most, or types.
    pub(crate) resources: u8,
}

#[cfg(test)]
mod tests;
