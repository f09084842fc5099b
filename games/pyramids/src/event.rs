//! What happens, as it is told.

use serde::Serialize;
use tabletop::{Arg, Phrase, Say, Seat};

use crate::cells::Cells;
use crate::desk::Found;
use crate::types::{Card, CardSet, Colour, Pattern};

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what they are: who, where, which, how many")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Event {
    /// A seat was dealt these cards; only it knows.
    Dealt { seat: Seat, cards: CardSet },
    /// A seat kept two cards; only it knows yet.
    Kept { seat: Seat, cards: CardSet },
    /// All have kept: these are a seat's cards.
    HandShown { seat: Seat, cards: CardSet },
    /// The display is laid out.
    DisplayDealt { cards: CardSet },
    /// A round begins.
    RoundBegan { round: u8 },
    /// An expedition card is turned up.
    ExpeditionBegan { expedition: u8, pattern: Pattern },
    /// A seat has no card to mark.
    SatOut { seat: Seat },
    /// A seat crossed the pattern or a single cell; only it knows yet.
    Marked { seat: Seat, card: Card, cells: Cells, found: Found },
    /// A seat crossed a cell for a red cross; only it knows yet.
    BonusMarked { seat: Seat, card: Card, cells: Cells, found: Found },
    /// There is no cell left for bonus crosses; only the seat knows yet.
    BonusLapsed { seat: Seat, crosses: u8 },
    /// All have marked: this is what a seat crossed on one card, bonus crosses included.
    MarksShown { seat: Seat, card: Card, cells: Cells, found: Found },
    /// A card was completed and put aside.
    Completed { seat: Seat, card: Card },
    /// A card was taken from the display.
    TakenFromDisplay { seat: Seat, card: Card },
    /// A card was taken from the deck.
    TakenFromDeck { seat: Seat, card: Card },
    /// There was no card to replace a completed one.
    NothingToTake { seat: Seat },
    /// The display was filled up with these.
    Refilled { cards: CardSet },
    /// A seat's pyramids of a colour took points.
    PyramidPoints { seat: Seat, colour: Colour, pyramids: u8, points: u8 },
    /// The game ended.
    GameEnded,
}

impl Event {
    /// The event of a mark.
    pub(crate) fn marked(seat: Seat, card: Card, cells: Cells, found: Found) -> Self {
        Event::Marked { seat, card, cells, found }
    }

    /// The event of a bonus cross.
    pub(crate) fn bonus_marked(seat: Seat, card: Card, cells: Cells, found: Found) -> Self {
        Event::BonusMarked { seat, card, cells, found }
    }
}

/// Cards are said by their numbers: everybody sees the rest.
fn numbers(cards: CardSet) -> Arg {
    cards.iter().map(|card| card.number()).collect::<Vec<_>>().into()
}

/// The name of a colour in a sentence about pyramids.
pub(crate) fn colour_name(colour: Colour) -> Phrase {
    Phrase::new(format!("colour-{colour}"))
}

/// The name of a pattern.
pub(crate) fn pattern_name(pattern: Pattern) -> Phrase {
    Phrase::new(format!("pattern-{}", pattern.text().to_lowercase()))
}

/// What was found, as a list; nothing, if there is nothing to say.
fn found_list(found: &Found) -> Vec<Phrase> {
    let counts = [
        ("found-red", found.red),
        ("found-green", found.green),
        ("found-torches", found.torches),
        ("found-skulls", found.skulls),
        ("found-potions", found.potions),
        ("found-crosses", found.crosses),
    ];
    let some = counts.into_iter().filter(|(_, count)| *count > 0);
    some.map(|(key, count)| Phrase::new(key).with("count", count)).collect()
}

/// `key` about cells of a card, with what was found there.
fn crossed(key: &'static str, seat: Seat, card: Card, cells: Cells, found: &Found) -> Phrase {
    let list = found_list(found);
    Phrase::new(key)
        .with("seat", seat)
        .with("card", card.number())
        .with("cells", cells.to_string())
        .with("kinds", list.len())
        .with("found", list)
}

impl Say for Event {
    fn phrase(&self) -> Phrase {
        let by = |key: &'static str, seat: Seat| Phrase::new(key).with("seat", seat);
        match self {
            Event::Dealt { seat, cards } => by("event-dealt", *seat).with("cards", numbers(*cards)),
            Event::Kept { seat, cards } => by("event-kept", *seat).with("cards", numbers(*cards)),
            Event::HandShown { seat, cards } => by("event-hand-shown", *seat).with("cards", numbers(*cards)),
            Event::DisplayDealt { cards } => {
                Phrase::new("event-display-dealt").with("cards", numbers(*cards))
            }
            Event::RoundBegan { round } => Phrase::new("event-round-began").with("round", *round),
            Event::ExpeditionBegan { expedition, pattern } => Phrase::new("event-expedition-began")
                .with("expedition", *expedition)
                .with("pattern", pattern_name(*pattern)),
            Event::SatOut { seat } => by("event-sat-out", *seat),
            Event::Marked { seat, card, cells, found } => {
                crossed("event-marked", *seat, *card, *cells, found)
            }
            Event::BonusMarked { seat, card, cells, found } => {
                crossed("event-bonus-marked", *seat, *card, *cells, found)
            }
            Event::BonusLapsed { seat, crosses } => by("event-bonus-lapsed", *seat).with("crosses", *crosses),
            Event::MarksShown { seat, card, cells, found } => {
                crossed("event-marks-shown", *seat, *card, *cells, found)
            }
            Event::Completed { seat, card } => by("event-completed", *seat).with("card", card.number()),
            Event::TakenFromDisplay { seat, card } => {
                by("event-taken-from-display", *seat).with("card", card.number())
            }
            Event::TakenFromDeck { seat, card } => {
                by("event-taken-from-deck", *seat).with("card", card.number())
            }
            Event::NothingToTake { seat } => by("event-nothing-to-take", *seat),
            Event::Refilled { cards } => {
                Phrase::new("event-refilled").with("count", cards.len()).with("cards", numbers(*cards))
            }
            Event::PyramidPoints { seat, colour, pyramids, points } => by("event-pyramid-points", *seat)
                .with("colour", colour_name(*colour))
                .with("pyramids", *pyramids)
                .with("points", *points),
            Event::GameEnded => Phrase::new("event-game-ended"),
        }
    }
}
