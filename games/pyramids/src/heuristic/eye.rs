//! What a mark is worth to a seat: what it finds, as its score card is, and what it makes of the card.

use super::chart::Chart;
use super::{Worth, fate};
use crate::cells::Cells;
use crate::data;
use crate::deck::{Chamber, Deck};
use crate::desk::{Desk, Held};
use crate::legal::{Grounds, Place};
use crate::shape::{Shape, shapes};
use crate::types::{Icon, Pattern};
use crate::way::{NO_ICON, Way};

/// What a bonus cross is worth that is owed after another one.
pub(super) const BONUS: Worth = 263;

/// What a seat has an eye for.
pub(super) struct Eye<'b> {
    works: [Option<Work<'b>>; data::KEPT],
    pub(super) grounds: Grounds,
    icons: [Worth; NO_ICON + 1],
    /// Marks to come after the one that is looked for.
    marks: usize,
    /// The most that a single cell is worth on each card.
    cells: [Worth; data::KEPT],
}

/// A card that a seat works on.
struct Work<'b> {
    chamber: &'b Chamber,
    chart: &'b Chart,
    way: &'b Way,
    crossed: Cells,
    /// What the card is worth as it is, and when it is completed.
    worth: Worth,
    completed: Worth,
}

impl<'b> Work<'b> {
    #[inline]
    fn new(held: Held, deck: &'b Deck, marks: usize, completed: Worth) -> Self {
        let (chamber, chart, way) = (deck.chamber(held.card), deck.chart(held.card), deck.way(held.card));
        // On a card whose tomb is crossed, something may still be found, and no more.
        let completed = if held.crossed.meets(chamber.tomb) { 0 } else { completed };
        let work = Work { chamber, chart, way, crossed: held.crossed, worth: 0, completed };
        Work { worth: work.with(held.crossed, marks), ..work }
    }

    /// What the card is worth where these cells are crossed.
    #[inline]
    fn with(&self, crossed: Cells, marks: usize) -> Worth {
        if crossed.meets(self.chamber.tomb) {
            self.completed
        } else {
            self.chart.worth(self.way, crossed, marks)
        }
    }
}

impl<'b> Eye<'b> {
    /// A seat's eye, for a mark in a round after which so many are to come; `gained` is what completing each card brings
    /// beside its points.
    #[inline]
    pub(super) fn new(
        desk: &Desk,
        deck: &'b Deck,
        round: u8,
        marks: i32,
        gained: [Worth; data::KEPT],
    ) -> Self {
        let works = std::array::from_fn(|at| {
            desk.slots[at]
                .map(|held| Work::new(held, deck, marks as usize, 100 * data::CARD_POINTS + gained[at]))
        });
        let mut eye = Eye {
            works,
            grounds: Grounds::of(desk, deck),
            icons: worths(desk, round, marks),
            marks: marks as usize,
            cells: [0; data::KEPT],
        };
        eye.cells = std::array::from_fn(|at| {
            eye.works[at].as_ref().map_or(0, |work| eye.best_cell(work, work.crossed, work.worth))
        });
        eye
    }

    /// What both cards are worth as they are.
    pub(super) fn cards(&self) -> Worth {
        self.works.iter().flatten().map(|work| work.worth).sum()
    }

    /// What a bonus cross is worth.
    pub(super) fn bonus(&self) -> Worth {
        self.cells.into_iter().max().unwrap_or(0)
    }

    /// What a mark is worth.
    #[inline]
    pub(super) fn worth(&self, place: Place, shape: &Shape) -> Worth {
        let Some(work) = &self.works[place.slot] else { return 0 };
        let mark = shape.at(place.bit);
        let crossed = work.crossed.union(mark);
        let then = work.with(crossed, self.marks);
        let worth = self.found(work, mark) + then - work.worth;
        match work.chamber.icons(Icon::Cross).intersection(mark).len() as Worth {
            0 => worth,
            bonuses => {
                let bonus = self.best_cell(work, crossed, then).max(self.cells[1 - place.slot]);
                worth + bonus + (bonuses - 1) * BONUS
            }
        }
    }

    /// What the next mark is worth, on average over the patterns, each of which comes so often; nothing without a card.
    pub(super) fn next(&self, patterns: &[u8; Pattern::ALL.len()]) -> Worth {
        let cells = self.grounds.frontier.places().map(|place| self.worth(place, &Shape::SINGLE));
        let Some(best_cell) = cells.max() else { return 0 };
        let counted = Pattern::ALL.iter().filter(|pattern| patterns[pattern.index()] > 0);
        let sum: Worth = counted
            .map(|pattern| Worth::from(patterns[pattern.index()]) * self.best(*pattern, best_cell))
            .sum();
        sum / patterns.iter().map(|copies| Worth::from(*copies)).sum::<Worth>()
    }

    /// The most that a mark of the pattern is worth, if that is more than a cell.
    fn best(&self, pattern: Pattern, cell: Worth) -> Worth {
        shapes(pattern).iter().fold(cell, |best, shape| {
            let places = self.grounds.corners(shape).places();
            places.map(|place| self.worth(place, shape)).fold(best, Worth::max)
        })
    }

    /// The most that one more cell is worth on a card with these crossed, which is worth so much; nothing if none is left.
    #[inline]
    fn best_cell(&self, work: &Work<'_>, crossed: Cells, worth: Worth) -> Worth {
        let mut best = 0;
        let mut left = work.chamber.frontier(crossed).0;
        while left != 0 {
            let cell = Cells(left & left.wrapping_neg());
            left &= left - 1;
            let more_bonus = if work.chamber.icons(Icon::Cross).meets(cell) { BONUS } else { 0 };
            let then = work.with(crossed.union(cell), self.marks);
            best = best.max(self.found(work, cell) + more_bonus + then - worth);
        }
        best
    }

    /// What is found on cells of a card, but for bonus crosses.
    #[inline]
    fn found(&self, work: &Work<'_>, cells: Cells) -> Worth {
        let mut found = 0;
        let mut left = cells.0;
        while left != 0 {
            found += self.icons[usize::from(work.way.icon(left.trailing_zeros()))];
            left &= left - 1;
        }
        found
    }
}

/// What each icon is worth to whoever has this desk.
#[inline]
fn worths(desk: &Desk, round: u8, marks: i32) -> [Worth; NO_ICON + 1] {
    let [red, green] = desk.gems;
    let hope = fate::hope_of_a_pair(marks);
    let gem = |own: u8, other: u8| match own {
        data::GEMS.. => 0,
        own if own < other => 100 * (data::PAIR_POINTS - data::SINGLE_POINTS) - hope,
        _ => 100 * data::SINGLE_POINTS + hope,
    };
    // A second torch in a round is lost.
    let torch = if desk.torches & 1 << (round - 1) == 0 { 100 * data::TORCH_POINTS } else { 0 };
    let dread = |skulls: u8| fate::dread(skulls, marks);
    let mut worths = [0; NO_ICON + 1];
    for icon in Icon::ALL {
        worths[icon.index()] = match icon {
            Icon::Red => gem(red, green),
            Icon::Green => gem(green, red),
            Icon::Torch => torch,
            Icon::Skull => dread(desk.skulls) - dread(desk.skulls + 1),
            Icon::Potion => dread(desk.skulls) - dread(desk.skulls.saturating_sub(data::ERASED)),
            Icon::Cross => 0,
        };
    }
    worths
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::points;
    use crate::types::CardSet;

    #[test]
    fn in_the_last_mark_an_icon_is_worth_its_points() {
        let score = |desk: &Desk| points(desk, CardSet::EMPTY);
        for (red, green, torches, skulls) in
            [(0, 0, 0, 0), (3, 2, 0b0111, 4), (2, 3, 0b1000, 7), (10, 10, 0, 10)]
        {
            let desk = Desk { gems: [red, green], torches, skulls, ..Desk::default() };
            let worths = worths(&desk, data::ROUNDS, 0);
            for icon in Icon::ALL {
                let mut after = desk;
                match icon {
                    Icon::Red => after.gems[0] = (red + 1).min(data::GEMS),
                    Icon::Green => after.gems[1] = (green + 1).min(data::GEMS),
                    Icon::Torch => after.torches |= 1 << (data::ROUNDS - 1),
                    Icon::Skull => after.skulls = (skulls + 1).min(data::MOST_SKULLS),
                    Icon::Potion => after.skulls = skulls.saturating_sub(data::ERASED),
                    Icon::Cross => {}
                }
                assert_eq!(worths[icon.index()], 100 * (score(&after) - score(&desk)), "{icon} on {desk:?}");
            }
        }
    }

    #[test]
    fn with_time_a_lonely_gem_is_nearly_as_good_as_one_that_makes_a_pair() {
        let desk = Desk { gems: [3, 2], ..Desk::default() };
        let [now, later] = [0, 20].map(|marks| worths(&desk, 1, marks));
        let gap = |worths: [Worth; NO_ICON + 1]| worths[Icon::Green.index()] - worths[Icon::Red.index()];
        assert!(gap(later) * 4 < gap(now), "{} {}", gap(later), gap(now));
    }
}
