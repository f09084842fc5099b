//! Choosing a deck: the best of many, and then card after card drawn anew until none stands out.

use std::collections::BTreeSet;

use tabletop::{Draw as _, Rng};

use crate::design::{self, Design, Designer};
use crate::measure::{CARDS, Measured, Tally, measure};

/// Everything that is random in the choice comes from this number.
pub(crate) const SEED: u64 = 2601;
/// Decks that are drawn and tried first.
pub(crate) const DRAWN: usize = 30;
/// Games with each number of seats: to compare decks, to find cards that stand out, and for the report.
const TRIAL: u32 = 200;
const CLOSE: u32 = 1_200;
pub(crate) const FINAL: u32 = 5_000;
/// The most times that cards are drawn anew.
const REPAIRS: u64 = 600;
/// Cards drawn anew at a time: when many change at once, the measure of the others changes too.
const AT_ONCE: usize = 4;

/// Once in so many times a card that is drawn anew exchanges quotas with another.
const PATIENCE: u32 = 4;
/// From so much of a limit on a card counts as near it: few games measure roughly.
const NEAR: f64 = 0.9;
/// Colours, which alternate from card to card, and the cards of each.
const COLOURS: usize = 3;
const OF_A_COLOUR: u32 = 16;

/// How far a card may be from the deck's mean.
pub(crate) const COMPLETION: f64 = 0.1;
/// The same for the expeditions it takes.
pub(crate) const TURNS: f64 = 2.0;
/// The same for the points its owners have more or less than others.
pub(crate) const LIFT: f64 = 3.0;

/// A deck and how it came to be.
pub(crate) struct Chosen {
    pub(crate) designs: Vec<Design>,
    pub(crate) measured: Measured,
    /// Cards that were drawn anew because they stood out.
    pub(crate) rejected: usize,
}

/// Draws, tries, and repairs.
///
/// # Panics
/// When cards still stand out after very many repairs: then the limits are too narrow for the quotas.
pub(crate) fn choose(designer: &Designer) -> Chosen {
    let mut rng = Rng::new(SEED);
    let mut best: Option<(f64, Vec<Design>)> = None;
    for _ in 0..DRAWN {
        let designs = designer.draw(&mut rng);
        let spread = spread(&measure(&design::deck(&designs), TRIAL, SEED));
        if best.as_ref().is_none_or(|(least, _)| spread < *least) {
            best = Some((spread, designs));
        }
    }
    let (_, mut designs) = best.expect("many decks were drawn");
    let mut found = measure(&design::deck(&designs), CLOSE, SEED);
    let mut rejected = 0;
    for round in 1..=REPAIRS {
        let outliers = outliers(&found, NEAR);
        if outliers.is_empty() {
            // What few games do not show, more games may.
            let measured = measure(&design::deck(&designs), FINAL, SEED);
            if self::outliers(&measured, 1.0).is_empty() {
                return Chosen { designs, measured, rejected };
            }
            found = measured;
            continue;
        }
        let (repaired, changed) = repair(&designs, &outliers, designer, &mut rng);
        let measured = measure(&design::deck(&repaired), CLOSE, SEED + round);
        // Other cards matter to a card too: a change is kept if the deck as a whole is better for it.
        if excess(&measured) < excess(&found) {
            designs = repaired;
            found = measured;
            rejected += changed;
            println!("{} cards are near a limit or beyond", self::outliers(&found, NEAR).len());
        }
    }
    panic!("after {REPAIRS} repairs there are still cards that stand out");
}

/// The deck with its worst cards drawn anew, and how many were.
fn repair(
    designs: &[Design],
    outliers: &[usize],
    designer: &Designer,
    rng: &mut Rng,
) -> (Vec<Design>, usize) {
    let mut designs = designs.to_vec();
    let mut taken: BTreeSet<u32> = designs.iter().map(|design| design.layout.kind).collect();
    let mut changed = 0;
    for at in outliers.iter().copied().take(AT_ONCE) {
        let mut redrawn = vec![at];
        if rng.below(PATIENCE) == 0 {
            // Perhaps it is the quotas that do not go together: another card of its colour gets some of them.
            let other = (at + COLOURS * (1 + rng.below(OF_A_COLOUR - 1) as usize)) % CARDS;
            let (mut one, mut two) = (designs[at].quota, designs[other].quota);
            one.exchange(&mut two);
            (designs[at].quota, designs[other].quota) = (one, two);
            redrawn.push(other);
        }
        for at in redrawn {
            designs[at] = designer.draw_card(designs[at].quota, &mut taken, rng);
            changed += 1;
        }
    }
    (designs, changed)
}

/// How unequal the cards of a deck are.
fn spread(measured: &Measured) -> f64 {
    measured.deviation(Tally::completion) / COMPLETION
        + measured.deviation(Tally::turns) / TURNS
        + measured.deviation(Tally::lift) / LIFT
}

/// How far a card stands out: beyond 1 it is too far.
pub(crate) fn distance(measured: &Measured, tally: &Tally) -> f64 {
    let far = |of: fn(&Tally) -> f64, most: f64| (of(tally) - measured.mean(of)).abs() / most;
    far(Tally::completion, COMPLETION).max(far(Tally::turns, TURNS)).max(far(Tally::lift, LIFT))
}

/// The cards that stand out so far, the worst first.
fn outliers(measured: &Measured, limit: f64) -> Vec<usize> {
    let far = |at: &usize| distance(measured, &measured.tallies[*at]);
    let mut outliers: Vec<usize> = (0..CARDS).filter(|at| far(at) > limit).collect();
    outliers.sort_by(|one, other| far(other).total_cmp(&far(one)));
    outliers
}

/// How far all cards together are beyond what is near a limit.
fn excess(measured: &Measured) -> f64 {
    measured.tallies.iter().map(|tally| (distance(measured, tally) - NEAR).max(0.0)).sum()
}
