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
const REPAIRS: u64 = 200;
/// Cards drawn anew at a time: when many change at once, the measure of the others changes too.
const AT_ONCE: usize = 8;

/// A card is drawn anew so often before it exchanges quotas with another.
const PATIENCE: u32 = 4;
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
    let mut rejected = 0;
    let mut tries = [0; CARDS];
    for round in 0..REPAIRS {
        let deck = design::deck(&designs);
        let mut outliers = outliers(&measure(&deck, CLOSE, SEED + 1 + round));
        if outliers.is_empty() {
            // What few games do not show, more games may.
            let measured = measure(&deck, FINAL, SEED);
            outliers = self::outliers(&measured);
            if outliers.is_empty() {
                return Chosen { designs, measured, rejected };
            }
        }
        println!("{} cards stand out", outliers.len());
        let mut taken: BTreeSet<u32> = designs.iter().map(|design| design.layout.kind).collect();
        for at in outliers.into_iter().take(AT_ONCE) {
            let mut redrawn = vec![at];
            tries[at] += 1;
            if tries[at] % PATIENCE == 0 {
                // Perhaps it is the quotas that do not go together: another card of its colour gets some of them.
                let other = (at + COLOURS * (1 + rng.below(OF_A_COLOUR - 1) as usize)) % CARDS;
                let (mut one, mut two) = (designs[at].quota, designs[other].quota);
                one.exchange(&mut two);
                (designs[at].quota, designs[other].quota) = (one, two);
                redrawn.push(other);
            }
            for at in redrawn {
                designs[at] = designer.draw_card(designs[at].quota, &mut taken, &mut rng);
                rejected += 1;
            }
        }
    }
    panic!("after {REPAIRS} repairs there are still cards that stand out");
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

/// The cards that stand out, the worst first.
fn outliers(measured: &Measured) -> Vec<usize> {
    let far = |at: &usize| distance(measured, &measured.tallies[*at]);
    let mut outliers: Vec<usize> = (0..measured.tallies.len()).filter(|at| far(at) > 1.0).collect();
    outliers.sort_by(|one, other| far(other).total_cmp(&far(one)));
    outliers
}
