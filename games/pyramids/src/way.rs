//! The way to the tomb: what bots ask of a chamber so often that it is worked out once, when a deck is made.

use crate::cells::Cells;
use crate::deck::Chamber;
use crate::types::Icon;

/// Steps beyond which a way counts as no longer; no wall layout that fits five by five is much worse.
const FARTHEST: usize = 17;
/// Bits of a set of cells.
const BITS: usize = 32;
/// What [`Way::icon`] is where nothing is printed.
pub(crate) const NO_ICON: usize = Icon::ALL.len();

/// A chamber's cells by how far the tomb is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Way {
    /// The cells from which the tomb is at most so many steps away.
    within: [Cells; FARTHEST],
    /// The index of what is printed on each cell, or [`NO_ICON`], by the cell's bit.
    icons: [u8; BITS],
    /// Cells to cross from the entrance to the tomb, both included.
    pub(crate) whole: u8,
}

impl Way {
    pub(crate) fn of(chamber: &Chamber) -> Self {
        let mut within = [chamber.tomb; FARTHEST];
        for steps in 1..FARTHEST {
            let nearer = within[steps - 1];
            within[steps] = nearer.union(nearer.neighbours().intersection(chamber.open));
        }
        let mut way = Way { within, icons: [NO_ICON as u8; BITS], whole: 0 };
        for icon in Icon::ALL {
            chamber.icons(*icon).iter().for_each(|cell| way.icons[cell.bit() as usize] = icon.index() as u8);
        }
        way.whole = way.from(chamber.entrance) + 1;
        way
    }

    /// Steps from the nearest of these cells to the tomb; 0 when the tomb is one of them.
    #[inline]
    fn from(&self, cells: Cells) -> u8 {
        self.within.iter().position(|near| near.meets(cells)).unwrap_or(FARTHEST) as u8
    }

    /// Steps still to go where these cells are crossed.
    #[inline]
    pub(crate) fn left(&self, crossed: Cells) -> u8 {
        if crossed.is_empty() { self.whole } else { self.from(crossed) }
    }

    /// What is printed on a cell, by its bit.
    #[inline]
    pub(crate) fn icon(&self, bit: u32) -> u8 {
        self.icons[bit as usize % BITS]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cells::Cell;
    use crate::deck::Deck;
    use crate::types::Card;

    #[test]
    fn every_way_of_our_own_deck_is_as_long_as_its_quotas_say() {
        let deck = Deck::house();
        let long = Card::all().filter(|card| deck.way(*card).whole == 11).count();
        let short = Card::all().filter(|card| deck.way(*card).whole == 9).count();
        assert_eq!((short, long), (33, 15));
    }

    #[test]
    fn every_open_cell_but_the_tomb_has_a_neighbour_that_is_one_step_nearer() {
        let deck = Deck::house();
        for card in Card::all() {
            let (chamber, way) = (deck.chamber(card), deck.way(card));
            for cell in chamber.open().iter() {
                let steps = way.from(Cells::only(cell));
                let around = Cells::only(cell).neighbours().intersection(chamber.open());
                let nearest = around.iter().map(|cell| way.from(Cells::only(cell))).min();
                let is_tomb = chamber.tomb().has(cell);
                assert_eq!(is_tomb, steps == 0, "{card} {cell}");
                assert!(is_tomb || nearest == Some(steps - 1), "{card} {cell}");
            }
        }
    }

    #[test]
    fn what_is_crossed_shortens_the_way_from_its_nearest_cell() {
        // Card 1: the entrance is e1, the tomb a5, and b5 is beside it.
        let way = Deck::house().way(Card::FIRST);
        assert_eq!(way.left(Cells::EMPTY), 11);
        let crossed =
            |text: &str| text.split(' ').map(|cell| cell.parse::<Cell>().expect("a cell")).collect();
        assert_eq!(way.left(crossed("e1 e2")), 9);
        assert_eq!(way.left(crossed("e1 b5")), 1);
        assert_eq!(way.left(crossed("a5 e1")), 0);
    }
}
