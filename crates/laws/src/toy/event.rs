//! What happens in the toy.

use serde::Serialize;
use tabletop::{Phrase, Say, Seat};

/// One thing that happened in the toy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum ToyEvent {
    /// A card was drawn; only its owner is told which.
    Drew {
        /// Who drew.
        seat: Seat,
        /// The card, for those who may know it.
        card: Option<u8>,
    },
    /// A card was laid open.
    Showed {
        /// Whose.
        seat: Seat,
        /// Which.
        card: u8,
    },
    /// A seat did nothing.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A bid was laid down; only its owner is told which.
    Bid {
        /// Who bid.
        seat: Seat,
        /// The card, for those who may know it.
        card: Option<u8>,
    },
    /// All bids were opened.
    Opened {
        /// Who bid what.
        bids: Vec<(Seat, u8)>,
    },
    /// A bid was won.
    Won {
        /// By whom.
        seat: Seat,
        /// The points it gives.
        points: u8,
    },
    /// The highest bid was made more than once.
    Unwon,
    /// The game ended.
    Ended,
}

impl Say for ToyEvent {
    fn phrase(&self) -> Phrase {
        let by = |key, seat: &Seat| Phrase::new(key).with("seat", *seat);
        match self {
            ToyEvent::Drew { seat, card: None } => by("event-drew", seat),
            ToyEvent::Drew { seat, card: Some(card) } => by("event-drew-card", seat).with("card", *card),
            ToyEvent::Showed { seat, card } => by("event-showed", seat).with("card", *card),
            ToyEvent::Passed { seat } => by("event-passed", seat),
            ToyEvent::Bid { seat, card: None } => by("event-sealed", seat),
            ToyEvent::Bid { seat, card: Some(card) } => by("event-bid", seat).with("card", *card),
            ToyEvent::Opened { bids } => {
                let bids: Vec<Phrase> =
                    bids.iter().map(|(seat, card)| by("piece-seat-card", seat).with("card", *card)).collect();
                Phrase::new("event-opened").with("bids", bids)
            }
            ToyEvent::Won { seat, points } => by("event-won", seat).with("points", *points),
            ToyEvent::Unwon => Phrase::new("event-unwon"),
            ToyEvent::Ended => Phrase::new("event-ended"),
        }
    }
}
