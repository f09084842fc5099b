//! Every payment once: compared with trying all sub-multisets of random hands.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;
use crate::data;
use crate::types::Kind;

/// What the cards must cover and with what help, written down without any cleverness.
fn pays(paid: Cards, credit: &Credit, cost: Cost) -> bool {
    if paid.count(Card::Artisan) != cost.artisans.saturating_sub(credit.foreman) {
        return false;
    }
    let resources: Vec<Card> = paid.iter().filter(|card| *card != Card::Artisan).collect();
    let alone = |cards: &[Card]| {
        // Where the cards show several types, the best one counts.
        let of = |resource: Resource| -> Vec<Card> {
            cards.iter().copied().filter(|card| card.resource().is_none_or(|own| own == resource)).collect()
        };
        match cost.mix {
            Mix::Equal => Resource::ALL.iter().map(|resource| best(&of(*resource), &[0; 5], 0, cost)).max(),
            Mix::Different => Some(best(cards, &[0; 5], 0, cost)),
        }
    };
    let full = alone(&resources);
    let needless = |at: usize| {
        let mut others = resources.clone();
        others.remove(at);
        alone(&others) == full
    };
    !(0..resources.len()).any(needless)
        && best(&resources, &credit.spare, credit.discount, cost) >= cost.resources
}

/// The most resources that can be covered, by trying every type for the caves.
fn best(cards: &[Card], spare: &[u8; 5], discount: u8, cost: Cost) -> u8 {
    let caves = cards.iter().filter(|card| **card == Card::Cave).count() as u8;
    let mut units = *spare;
    for card in cards {
        if let Some(resource) = card.resource() {
            units[resource.index()] += if card.is_corrupt() { 2 } else { 1 };
        }
    }
    let covered = match cost.mix {
        Mix::Equal => {
            // Cards that show a type settle the type; spare units of another cannot replace them.
            let shown = cards.iter().find_map(|card| card.resource());
            let types = Resource::ALL.iter().filter(|resource| shown.is_none_or(|shown| shown == **resource));
            types.map(|resource| units[resource.index()] + caves).max().unwrap_or(0)
        }
        Mix::Different => {
            let types = units.iter().filter(|units| **units > 0).count() as u8;
            (types + caves).min(5)
        }
    };
    (covered + discount).min(cost.resources)
}

/// Every multiset within the hand, up to the number of cards that any piece can need.
fn all_within(hand: Cards) -> Vec<Cards> {
    let mut all = vec![Cards::EMPTY];
    for card in hand.kinds() {
        let more: Vec<Cards> = all
            .iter()
            .flat_map(|cards| (1..=hand.count(card).min(5)).map(|count| *cards + Cards::of(card, count)))
            .filter(|cards| cards.len() <= 8)
            .collect();
        all.extend(more);
    }
    all
}

fn hands() -> impl Strategy<Value = Cards> {
    // Up to four of a kind keep the number of sub-multisets bearable; few kinds at a time, all kinds in turn.
    proptest::collection::vec((0..Card::ALL.len(), 1..=4u8), 0..7).prop_map(|kinds| {
        let mut hand = Cards::EMPTY;
        for (at, count) in kinds {
            let card = Card::ALL[at];
            let count = count.min(data::copies(card)).min(4 - hand.count(card).min(4));
            hand += Cards::of(card, count);
        }
        hand
    })
}

fn credits() -> impl Strategy<Value = Credit> {
    (proptest::array::uniform5(0..=2u8), 0..=2u8, 0..=2u8, proptest::bool::ANY).prop_map(
        |(spare, discount, foreman, any_spare)| Credit {
            spare: if any_spare { spare } else { [0; 5] },
            discount,
            foreman,
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn payments_are_those_that_brute_force_finds(hand in hands(), credit in credits()) {
        let purse = Purse { hand, credit };
        let subsets = all_within(hand);
        for kind in Kind::ALL {
            let cost = data::cost(*kind);
            let mut found = Vec::new();
            let _: ControlFlow<()> = purse.payments(cost, |cards| {
                found.push(cards);
                ControlFlow::Continue(())
            });
            let different: BTreeSet<Cards> = found.iter().copied().collect();
            prop_assert_eq!(different.len(), found.len(), "a payment of a {} is listed twice", kind);
            let expected: BTreeSet<Cards> =
                subsets.iter().copied().filter(|cards| pays(*cards, &credit, cost)).collect();
            prop_assert_eq!(&different, &expected, "payments of a {}", kind);
            prop_assert_eq!(purse.affords(cost), !expected.is_empty(), "affording a {}", kind);
            let nothing = Lacking { artisans: 0, resources: 0 };
            prop_assert_eq!(purse.lacking(cost) == nothing, purse.affords(cost), "lacking for a {}", kind);
            for cards in &subsets {
                prop_assert_eq!(credit.settle(*cards, cost).is_ok(), expected.contains(cards), "{} for a {}", cards, kind);
            }
        }
    }

    #[test]
    fn nothing_is_lost_or_made_by_settling(hand in hands(), credit in credits()) {
        for kind in Kind::ALL {
            let cost = data::cost(*kind);
            let _: ControlFlow<()> = Purse { hand, credit }.payments(cost, |cards| {
                let left = credit.settle(cards, cost).expect("a listed payment pays");
                let units = |spare: &[u8; 5]| spare.iter().sum::<u8>();
                let paid: u8 = Resource::ALL.iter().map(|resource| units_of(cards, *resource)).sum();
                let before = units(&credit.spare) + credit.discount + paid + cards.count(Card::Cave);
                let after = units(&left.spare) + left.discount + cost.resources;
                assert_eq!(before, after, "{cards} for a {kind} with {credit:?} leaves {left:?}");
                assert_eq!(credit.foreman - left.foreman + cards.count(Card::Artisan), cost.artisans);
                ControlFlow::Continue(())
            });
        }
    }
}
