//! All that check allows: listed ascending, and drawn at random without listing.

use tabletop::{Draw, Rng, Seat};

use crate::action::Action;
use crate::cells::{Cell, Cells};
use crate::data;
use crate::deck::Deck;
use crate::desk::{Desk, Sealed, Stage};
use crate::shape::{MOST_SHAPES, Shape, shapes};
use crate::state::{Phase, Pyramids};
use crate::types::{Card, Pattern};

impl Pyramids {
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        let board = &self.board;
        if !board.deciding.contains(seat) {
            return;
        }
        match board.phase {
            Phase::Keep => {
                let hand = self.hidden.hands[seat].as_ref().expect("whoever keeps was dealt cards");
                out.extend(hand.choices().map(|(one, other)| Action::Keep(one, other)));
            }
            Phase::Mark => self.hidden.sealed[seat].list(&board.deck, board.pattern, out),
            Phase::Replace => {
                out.extend(board.display.iter().map(Action::Take));
                if !self.hidden.deck.is_empty() {
                    out.push(Action::TakeDeck);
                }
            }
            Phase::Over => {}
        }
    }

    /// One of the legal actions of a deciding seat, each equally likely.
    #[inline]
    pub(crate) fn draw_action(&self, seat: Seat, rng: &mut Rng) -> Action {
        let board = &self.board;
        match board.phase {
            Phase::Mark => self.hidden.sealed[seat].draw(&board.deck, board.pattern, rng),
            Phase::Replace => {
                let cards = board.display.len() as u32;
                let picked = rng.below(cards + u32::from(!self.hidden.deck.is_empty()));
                board.display.iter().nth(picked as usize).map_or(Action::TakeDeck, Action::Take)
            }
            Phase::Keep | Phase::Over => {
                let hand = self.hidden.hands[seat].as_ref().expect("whoever keeps was dealt cards");
                let picked = rng.below(hand.choices().count() as u32) as usize;
                let (one, other) =
                    hand.choices().nth(picked).expect("the index was drawn below their number");
                Action::Keep(one, other)
            }
        }
    }
}

impl Sealed {
    /// Adds all that the seat may cross now, ascending.
    pub(crate) fn list(&self, deck: &Deck, pattern: Pattern, out: &mut Vec<Action>) {
        let before = out.len();
        match self.stage {
            Stage::Mark => {
                let grounds = Grounds::of(&self.desk, deck);
                out.extend(grounds.frontier.places().map(|place| self.mark(place, Shape::SINGLE)));
                for shape in shapes(pattern) {
                    let corners = grounds.corners(shape);
                    out.extend(corners.places().map(|place| self.mark(place, *shape)));
                }
            }
            Stage::Bonus(_) => {
                out.extend(Grounds::of(&self.desk, deck).frontier.places().map(|place| self.bonus(place)));
            }
            Stage::Done => {}
        }
        out[before..].sort_unstable();
    }

    /// Any of them, each equally likely.
    #[inline]
    pub(crate) fn draw(&self, deck: &Deck, pattern: Pattern, rng: &mut Rng) -> Action {
        let grounds = Grounds::of(&self.desk, deck);
        let singles = grounds.frontier.len();
        if self.stage != Stage::Mark {
            return self.bonus(grounds.frontier.nth(rng.below(singles)));
        }
        let shapes = shapes(pattern);
        let mut found = [(Both(0), 0); MOST_SHAPES];
        let mut total = singles;
        for (shape, found) in shapes.iter().zip(&mut found) {
            let corners = grounds.corners(shape);
            *found = (corners, corners.len());
            total += found.1;
        }
        let mut picked = rng.below(total);
        if picked < singles {
            return self.mark(grounds.frontier.nth(picked), Shape::SINGLE);
        }
        picked -= singles;
        for (shape, (corners, count)) in shapes.iter().zip(found) {
            if picked < count {
                return self.mark(corners.nth(picked), *shape);
            }
            picked -= count;
        }
        unreachable!("the index was drawn below their number")
    }

    #[inline]
    pub(crate) fn mark(&self, place: Place, shape: Shape) -> Action {
        Action::Mark(self.card(place), shape.at(place.bit))
    }

    #[inline]
    pub(crate) fn bonus(&self, place: Place) -> Action {
        Action::Bonus(self.card(place), Cell::at_bit(place.bit))
    }

    #[inline]
    fn card(&self, place: Place) -> Card {
        self.desk.slots[place.slot].expect("places are found on cards that are there").card
    }
}

/// A place on one of a seat's two cards.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) slot: usize,
    /// The bit of its cell.
    pub(crate) bit: u32,
}

/// Cells of both cards in one word, the first card's below the second's: what is looked for on one is found on the
/// other by the same shifts.
#[derive(Clone, Copy)]
pub(crate) struct Both(u64);

impl Both {
    #[inline]
    fn new([one, other]: [Cells; data::KEPT]) -> Self {
        Both(u64::from(one.0) | u64::from(other.0) << u32::BITS)
    }

    #[inline]
    fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The place of the `index`th cell.
    #[inline]
    fn nth(self, index: u32) -> Place {
        let mut cells = self.0;
        for _ in 0..index {
            cells &= cells - 1;
        }
        let bit = cells.trailing_zeros();
        Place { slot: (bit / u32::BITS) as usize, bit: bit % u32::BITS }
    }

    #[inline]
    pub(crate) fn places(self) -> impl Iterator<Item = Place> {
        let mut cells = self.0;
        std::iter::from_fn(move || {
            let place = Both(cells).first()?;
            cells &= cells - 1;
            Some(place)
        })
    }

    /// The first place, if there is one.
    #[inline]
    fn first(self) -> Option<Place> {
        if self.0 == 0 { None } else { Some(self.nth(0)) }
    }
}

/// Where a seat's next mark can go.
pub(crate) struct Grounds {
    /// Open cells that are not crossed.
    free: Both,
    /// Those of them that a mark has to hold one of.
    pub(crate) frontier: Both,
}

impl Grounds {
    #[inline]
    pub(crate) fn of(desk: &Desk, deck: &Deck) -> Self {
        let [one, other] = desk.slots.map(|slot| match slot {
            None => (Cells::EMPTY, Cells::EMPTY),
            Some(held) => {
                let chamber = deck.chamber(held.card);
                (chamber.open.without(held.crossed), chamber.frontier(held.crossed))
            }
        });
        Grounds { free: Both::new([one.0, other.0]), frontier: Both::new([one.1, other.1]) }
    }

    /// The corners at which the shape lies on free cells alone and holds one of the frontier.
    #[inline]
    pub(crate) fn corners(&self, shape: &Shape) -> Both {
        let [a, b, c, d] = shape.bits;
        let (free, frontier) = (self.free.0, self.frontier.0);
        let room = Both::new([shape.room; data::KEPT]).0;
        let fits = free >> a & free >> b & free >> c & free >> d;
        let holds = frontier >> a | frontier >> b | frontier >> c | frontier >> d;
        Both(room & fits & holds)
    }
}
