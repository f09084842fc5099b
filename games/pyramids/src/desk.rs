//! What lies before a seat and changes by marking: its cards, and the crosses on its score card.

use crate::cells::Cells;
use crate::data;
use crate::deck::{Chamber, Deck};
use crate::types::Card;

/// A card before a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Held {
    pub(crate) card: Card,
    pub(crate) crossed: Cells,
}

/// A seat's cards and score card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Desk {
    pub(crate) slots: [Option<Held>; data::KEPT],
    /// Red and green gems.
    pub(crate) gems: [u8; 2],
    /// Rounds whose torch is crossed, a bit each.
    pub(crate) torches: u8,
    /// Crossed skulls: the first so many of the track.
    pub(crate) skulls: u8,
}

/// What was found on cells that were crossed: how many of each icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, serde::Serialize)]
#[allow(missing_docs, reason = "each counts the icon it is named after")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Found {
    pub red: u8,
    pub green: u8,
    pub torches: u8,
    pub skulls: u8,
    pub potions: u8,
    pub crosses: u8,
}

impl Found {
    /// What is on these cells of a chamber.
    #[inline]
    pub(crate) fn on(chamber: &Chamber, cells: Cells) -> Self {
        let counts = chamber.icons.map(|icons| icons.intersection(cells).len() as u8);
        let [red, green, torches, skulls, potions, crosses] = counts;
        Found { red, green, torches, skulls, potions, crosses }
    }
}

impl Desk {
    /// The cards, as they lie.
    #[inline]
    pub(crate) fn held(&self) -> impl Iterator<Item = Held> + Clone + use<> {
        self.slots.into_iter().flatten()
    }

    /// Their numbers.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        self.held().map(|held| held.card)
    }

    /// Is there no card?
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.slots == [None; data::KEPT]
    }

    /// The card, if it is here.
    #[inline]
    pub(crate) fn find(&self, card: Card) -> Option<Held> {
        self.held().find(|held| held.card == card)
    }

    /// Crosses cells of a card that is here; their icons act on the score card. Gives what was found.
    #[inline]
    pub(crate) fn cross(&mut self, deck: &Deck, round: u8, card: Card, cells: Cells) -> Found {
        let held = self.slots.iter_mut().flatten().find(|held| held.card == card);
        let held = held.expect("only cards that lie before a seat are crossed");
        held.crossed = held.crossed.union(cells);
        let found = Found::on(deck.chamber(card), cells);
        self.note(round, found);
        found
    }

    /// Enters what was found: gems, the torch, skulls, and then potions, which so erase skulls of the same mark.
    #[inline]
    pub(crate) fn note(&mut self, round: u8, found: Found) {
        let [red, green] = &mut self.gems;
        *red = (*red + found.red).min(data::GEMS);
        *green = (*green + found.green).min(data::GEMS);
        if found.torches > 0 {
            self.torches |= 1 << (round - 1);
        }
        self.skulls = (self.skulls + found.skulls).min(data::MOST_SKULLS);
        self.skulls = self.skulls.saturating_sub(found.potions * data::ERASED);
    }

    /// The rounds whose torch is crossed.
    pub(crate) fn torch_rounds(&self) -> impl Iterator<Item = u8> + use<> {
        let torches = self.torches;
        (1..=data::ROUNDS).filter(move |round| torches & 1 << (round - 1) != 0)
    }

    /// The cards whose tomb is crossed.
    #[inline]
    pub(crate) fn completed<'d>(&self, deck: &'d Deck) -> impl Iterator<Item = Card> + use<'d> {
        let done = |held: &Held| held.crossed.meets(deck.chamber(held.card).tomb);
        self.held().filter(done).map(|held| held.card)
    }

    /// Every cell that a bonus cross may go to, by card, as they lie.
    #[inline]
    pub(crate) fn frontiers<'d>(
        &self,
        deck: &'d Deck,
    ) -> impl Iterator<Item = (Card, Cells)> + Clone + use<'d> {
        self.held().map(|held| (held.card, deck.chamber(held.card).frontier(held.crossed)))
    }
}

/// How far a seat is with its marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) enum Stage {
    /// It has nothing (more) to mark.
    #[default]
    Done,
    /// The pattern or a single cell.
    Mark,
    /// So many bonus crosses.
    Bonus(u8),
}

/// A seat's marks of the running expedition, which only the seat itself sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Sealed {
    pub(crate) desk: Desk,
    pub(crate) stage: Stage,
}

/// What a mark or bonus cross led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Crossed {
    pub(crate) found: Found,
    /// Bonus crosses that lapsed, as no cell was left for them.
    pub(crate) lapsed: u8,
}

impl Sealed {
    /// A seat before its mark.
    #[inline]
    pub(crate) fn new(desk: Desk) -> Self {
        Sealed { desk, stage: if desk.is_empty() { Stage::Done } else { Stage::Mark } }
    }

    /// Has the seat marked?
    #[inline]
    pub(crate) fn is_done(&self) -> bool {
        self.stage == Stage::Done
    }

    /// Crosses cells as the mark, or a cell as a bonus.
    #[inline]
    pub(crate) fn cross(&mut self, deck: &Deck, round: u8, card: Card, cells: Cells) -> Crossed {
        let found = self.desk.cross(deck, round, card, cells);
        let owed = match self.stage {
            Stage::Bonus(owed) => owed - 1,
            Stage::Mark | Stage::Done => 0,
        };
        let bonuses = owed + found.crosses;
        let stuck = bonuses > 0 && self.desk.frontiers(deck).all(|(_, cells)| cells.is_empty());
        let lapsed = if stuck { bonuses } else { 0 };
        self.stage = if bonuses == lapsed { Stage::Done } else { Stage::Bonus(bonuses) };
        Crossed { found, lapsed }
    }
}
