//! What a card is worth to whoever works on it, for everything that can be crossed on it: the patterns that may come
//! fit or do not, and the icons lie on the way or beside it.
//!
//! A card has a few hundred sets of cells that can be crossed before its tomb is. From the largest down to none, each
//! is worth what the best mark makes of it, on average over the patterns; and where the other card has more use for a
//! pattern, it waits. All of this is worked out once for a deck, in about 17 ms.

use std::sync::OnceLock;

use super::Worth;
use super::sets::Sets;
use crate::cells::Cells;
use crate::data;
use crate::deck::Chamber;
use crate::shape::{Shape, shapes};
use crate::types::{Card, Icon, Pattern};
use crate::way::Way;

/// Marks to come that are told apart; more than that are as many as these.
const LAYERS: usize = 16;
/// The points of a completed card, with its share of what its colour brings.
const COMPLETED: i16 = 1_267;
/// What a bonus cross is worth on the other card.
const BONUS: i16 = 152;
/// What a mark is worth, by how many there are to come: so much less is a card worth that takes one more.
const MARK: [i16; LAYERS] = [0, 439, 355, 395, 400, 442, 477, 454, 425, 484, 425, 468, 421, 460, 445, 559];
/// What each pattern is worth on the other card: four cases, equally likely. Counted in games of one-step players.
const ELSEWHERE: [[i16; 4]; Pattern::ALL.len()] = [
    [197, 283, 360, 434],
    [152, 319, 455, 583],
    [201, 361, 466, 589],
    [233, 482, 637, 745],
    [113, 235, 394, 558],
    [72, 170, 234, 391],
];

/// What finding an icon is usually worth; a bonus cross is followed to where it goes.
const fn price(icon: Icon) -> i16 {
    match icon {
        Icon::Red | Icon::Green => 269,
        Icon::Torch => 414,
        Icon::Skull => -210,
        Icon::Potion => 340,
        Icon::Cross => 0,
    }
}

/// A worth for each number of marks to come.
type Row = [i16; LAYERS];

/// The charts of a deck, worked out when somebody asks for the first time.
#[derive(Clone, Debug, Default)]
pub(crate) struct Charts(OnceLock<Box<[Chart]>>);

impl Charts {
    #[inline]
    pub(crate) fn get(&self, chambers: &[Chamber], ways: &[Way], card: Card) -> &Chart {
        let charts =
            self.0.get_or_init(|| chambers.iter().zip(ways).map(|(one, way)| Chart::of(one, way)).collect());
        &charts[card.index()]
    }
}

/// They follow from the cards: decks of the same cards are equal, whether somebody has asked or not.
impl PartialEq for Charts {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Charts {}

/// What a card is worth, by what is crossed on it.
#[derive(Clone, Debug)]
pub(crate) struct Chart {
    /// Nothing on a card that has too many of them: there only the steps to the tomb count.
    sets: Option<Sets>,
    /// By the number of the set, or by the steps; the last one is of a card on which nothing is crossed.
    rows: Vec<Row>,
}

impl Chart {
    fn of(chamber: &Chamber, way: &Way) -> Self {
        match Sets::of(chamber) {
            Some((sets, crossed)) => {
                Chart { rows: Solver::new(chamber, &sets).solve(&crossed), sets: Some(sets) }
            }
            None => Chart { rows: rough(way.whole), sets: None },
        }
    }

    /// What a card is worth on which these cells are crossed, and not the tomb, compared with the card that would come
    /// after it. In hundredths of a point, beside the points that were taken.
    #[inline]
    pub(super) fn worth(&self, way: &Way, crossed: Cells, marks: usize) -> Worth {
        let at = match &self.sets {
            _ if crossed.is_empty() => self.rows.len() - 1,
            Some(sets) => sets.number(crossed),
            None => usize::from(way.left(crossed)),
        };
        Worth::from(self.rows[at][marks.min(LAYERS - 1)])
    }
}

/// Works out a card, from the largest sets to the smallest.
struct Solver<'c> {
    chamber: &'c Chamber,
    sets: &'c Sets,
    /// What is to be found on each cell.
    prices: [i16; u32::BITS as usize],
    /// What each set is worth, and what it is worth with a bonus cross that is owed.
    rows: Vec<Row>,
    owed: Vec<Row>,
}

impl<'c> Solver<'c> {
    fn new(chamber: &'c Chamber, sets: &'c Sets) -> Self {
        let mut prices = [0; u32::BITS as usize];
        for icon in Icon::ALL {
            chamber.icons(*icon).iter().for_each(|cell| prices[cell.bit() as usize] = price(*icon));
        }
        Solver { chamber, sets, prices, rows: Vec::new(), owed: Vec::new() }
    }

    fn solve(mut self, crossed: &[Cells]) -> Vec<Row> {
        self.rows = vec![[0; LAYERS]; crossed.len() + 1];
        self.owed = self.rows.clone();
        for (at, crossed) in crossed.iter().enumerate().rev().chain([(crossed.len(), &Cells::EMPTY)]) {
            let best_cell = self.best(*crossed, &[Shape::SINGLE], [i16::MIN; LAYERS]);
            let best = Pattern::ALL.iter().map(|pattern| self.best(*crossed, shapes(*pattern), best_cell));
            let row = on_average(&best.collect::<Vec<_>>());
            self.rows[at] = row;
            self.owed[at] = larger(plus(row, BONUS), best_cell);
        }
        self.rows
    }

    /// The best that one of these shapes can make of a set, if that is more than what is known already.
    fn best(&self, crossed: Cells, shapes: &[Shape], known: Row) -> Row {
        let free = self.chamber.open.without(crossed);
        let frontier = self.chamber.frontier(crossed);
        shapes.iter().fold(known, |best, shape| {
            let corners = shape.room.iter().map(|corner| shape.at(corner.bit()));
            let marks = corners.filter(|cells| cells.without(free).is_empty() && cells.meets(frontier));
            marks.fold(best, |best, cells| larger(best, self.after(crossed, cells)))
        })
    }

    /// What a set is worth after a mark, with what it finds.
    fn after(&self, crossed: Cells, cells: Cells) -> Row {
        let found: i16 = cells.iter().map(|cell| self.prices[cell.bit() as usize]).sum();
        let bonuses = self.chamber.icons(Icon::Cross).intersection(cells).len() as i16;
        if cells.meets(self.chamber.tomb) {
            return [found + COMPLETED + bonuses * BONUS; LAYERS];
        }
        let then = self.sets.number(crossed.union(cells));
        match bonuses {
            0 => plus(self.rows[then], found),
            _ => plus(self.owed[then], found + (bonuses - 1) * BONUS),
        }
    }
}

/// What a set is worth, before it is known which pattern comes, by what each would make of it.
fn on_average(best: &[Row]) -> Row {
    let mut row = [0; LAYERS];
    for marks in 1..LAYERS {
        let waits = row[marks - 1];
        let sum: i32 = data::EXPEDITION_CARDS
            .iter()
            .flat_map(|pattern| {
                let here = best[pattern.index()][marks - 1];
                ELSEWHERE[pattern.index()].map(|elsewhere| i32::from(here.max(waits + elsewhere)))
            })
            .sum();
        let cases = data::EXPEDITION_CARDS.len() * ELSEWHERE[0].len();
        row[marks] = (sum / cases as i32) as i16 - MARK[marks];
    }
    row
}

/// The same by the steps to the tomb alone: as if every pattern could go straight on in a wide hall.
fn rough(whole: u8) -> Vec<Row> {
    let mut rows = vec![[0; LAYERS]];
    for steps in 1..=usize::from(whole) {
        let best = Pattern::ALL.iter().map(|pattern| {
            // Of a square no more than three cells lie on one way.
            let straight = data::printed(*pattern).len().min(if *pattern == Pattern::L4 { 4 } else { 3 });
            if straight >= steps { [COMPLETED; LAYERS] } else { rows[steps - straight] }
        });
        let row = on_average(&best.collect::<Vec<_>>());
        rows.push(row);
    }
    rows
}

fn plus(row: Row, worth: i16) -> Row {
    row.map(|other| other + worth)
}

fn larger(one: Row, other: Row) -> Row {
    std::array::from_fn(|at| one[at].max(other[at]))
}

#[cfg(test)]
mod tests {
    use tabletop::Seat;

    use super::*;
    use crate::arrange::Arrange;
    use crate::deck::Deck;
    use crate::state::Pyramids;

    fn table(rows: &str) -> Pyramids {
        Arrange::new(2).chamber(1, rows).card(Seat::A, 1, "").build()
    }

    fn worth(game: &Pyramids, crossed: &str, marks: usize) -> Worth {
        let deck = game.board.deck();
        let crossed = crossed.split_whitespace().map(|cell| cell.parse().expect("a cell")).collect();
        deck.chart(Card::FIRST).worth(deck.way(Card::FIRST), crossed, marks)
    }

    /// The mean of what the patterns are worth elsewhere, but for what `here` says of some of them.
    fn mean(here: impl Fn(Pattern) -> Option<i16>) -> i32 {
        let cases = data::EXPEDITION_CARDS.iter().flat_map(|pattern| {
            let elsewhere = ELSEWHERE[pattern.index()];
            elsewhere.map(|elsewhere| i32::from(here(*pattern).map_or(elsewhere, |here| here.max(elsewhere))))
        });
        cases.sum::<i32>() / 32
    }

    #[test]
    fn a_corridor_is_worth_what_can_be_worked_out_by_hand() {
        let corridor = table("E#### .#### .#### .#### T####");
        // One cell is always allowed, and completes the card.
        assert_eq!(worth(&corridor, "a1 a2 a3 a4", 1), i32::from(COMPLETED - MARK[1]));
        // For two cells it takes two in a line.
        let two_in_a_line = |pattern| (pattern == Pattern::I2).then_some(COMPLETED);
        assert_eq!(worth(&corridor, "a1 a2 a3", 1), mean(two_in_a_line) - i32::from(MARK[1]));
        // Without marks nothing becomes of a card.
        assert_eq!(worth(&corridor, "a1 a2 a3 a4", 0), 0);
    }

    #[test]
    fn what_is_found_on_the_way_counts() {
        let gem = table("E#### .#### .#### r#### T####");
        // Two in a line find the gem and complete the card, one cell finds the gem.
        let found = price(Icon::Red);
        let best = |pattern| Some(if pattern == Pattern::I2 { COMPLETED + found } else { found });
        assert_eq!(worth(&gem, "a1 a2 a3", 1), mean(best) - i32::from(MARK[1]));
    }

    #[test]
    fn a_bonus_cross_goes_on_to_the_tomb_or_to_the_other_card() {
        let cross = table("E#### .#### .#### x#### T####");
        let best = |pattern| Some(if pattern == Pattern::I2 { COMPLETED + BONUS } else { COMPLETED });
        assert_eq!(worth(&cross, "a1 a2 a3", 1), mean(best) - i32::from(MARK[1]));
    }

    #[test]
    fn a_pattern_that_fits_is_better_than_one_that_does_not() {
        // The same steps: in the hall an L reaches the tomb, in the zigzag only single cells and short lines do.
        let hall = table("E.### ..### ..### ..### T.###");
        let zigzag = table("E.### #..## ##..# ##.## ##T##");
        assert!(worth(&hall, "a1 b1 a2", 2) > worth(&zigzag, "a1 b1 b2 c2 c3", 2));
    }

    #[test]
    fn every_card_of_our_own_deck_is_known_by_all_its_sets() {
        let deck = Deck::house();
        let sets = Card::all().map(|card| {
            let chart = deck.chart(card);
            assert!(chart.sets.is_some(), "{card}");
            chart.rows.len() - 1
        });
        assert_eq!(sets.max(), Some(1_479));
    }

    #[test]
    fn a_hall_with_too_many_sets_is_worth_more_the_nearer_the_tomb() {
        let hall = table("E.... ..... ..... ..... ....T");
        assert!(hall.board.deck().chart(Card::FIRST).sets.is_none());
        let ways = ["", "a1", "a1 a2", "a1 a2 a3 a4", "a1 a2 a3 a4 a5 b5 c5"];
        let worths = ways.map(|way| worth(&hall, way, 6));
        assert!(worths.is_sorted_by(|one, other| one < other), "{worths:?}");
    }

    #[test]
    fn decks_are_equal_whether_their_charts_were_asked_for_or_not() {
        let text = Deck::house().to_string();
        let (one, other): (Deck, Deck) = (text.parse().expect("a deck"), text.parse().expect("a deck"));
        one.chart(Card::FIRST);
        assert_eq!(one, other);
    }
}
