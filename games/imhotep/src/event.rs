//! What happens, as it is told.

use serde::Serialize;
use tabletop::{Arg, Phrase, Say, Seat};

use crate::state::Ending;
use crate::types::{Card, Cards, Order, Pyramid, RoundCard, Ship, Site, Space};

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what they are: who, where, which, how many")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Event {
    /// A round begins with these ships.
    RoundBegan { round: u8, ships: RoundCard, starter: Seat },
    /// The market is laid out.
    MarketDealt { cards: Cards, hidden: u8 },
    /// The market pile was remade from the discards.
    PileRemade { cards: u8 },
    /// Stones went from the quarry to a sled.
    StonesTaken { seat: Seat, stones: u8 },
    /// A stone went from a sled to a ship.
    Loaded { seat: Seat, space: Space },
    /// A ship sailed to a site.
    Sailed { seat: Seat, ship: Ship, site: Site, cargo: Order },
    /// A blue card was played.
    CardPlayed { seat: Seat, card: Card },
    /// A seat could do nothing.
    Passed { seat: Seat },
    /// Everybody passed: the ships left, their stones went back.
    ShipsLeft { stones: u8 },
    /// A stone was spent on a face-up card.
    CardTaken { seat: Seat, card: Card },
    /// A stone was spent on the face-down pair.
    PairTaken { seat: Seat },
    /// What the taker of the pair sees.
    PairSeen { seat: Seat, cards: Cards },
    /// One card of the pair was kept, the other discarded.
    CardKept { seat: Seat, card: Card, discarded: Option<Card> },
    /// A stone took none of the cards at the market.
    CardsLeft { seat: Seat },
    /// A stone found nothing to take at the market.
    NothingToTake { seat: Seat },
    /// A card came from the top of the pile.
    CardDrawn { seat: Seat, card: Card },
    /// No card was left to give.
    NoCardLeft { seat: Seat },
    /// A red card brings a stone from the quarry.
    RedCardActs { seat: Seat, card: Card },
    /// A red card found no stone in its owner's quarry.
    RedCardLapsed { seat: Seat, card: Card },
    /// A stone was built into the pyramid (side A) or beside it.
    PyramidBuilt { seat: Seat, points: u8 },
    /// A stone was built into one of the pyramids of side B.
    PyramidsBuilt { seat: Seat, pyramid: Pyramid, space: u8, points: u8 },
    /// A bonus was not used.
    BonusDeclined { seat: Seat },
    /// A stone was laid on the temple.
    TempleBuilt { seat: Seat, space: u8 },
    /// A stone was laid in the burial chamber.
    ChamberBuilt { seat: Seat, row: u8, column: u8 },
    /// A stone was added to an obelisk (side A).
    ObeliskBuilt { seat: Seat, height: u8 },
    /// A stone lies before the obelisks (side B).
    StoneWaits { seat: Seat, loose: u8 },
    /// Three stones became a tower.
    TowerBuilt { seat: Seat, points: u8 },
    /// A round ended, by the fourth ship or by passing.
    RoundEnded { round: u8, ending: Ending },
    /// A visible stone on the temple gave points.
    TempleScored { seat: Seat, space: u8, points: u8 },
    /// The game ended.
    GameEnded { ending: Ending },
}

/// The name of a card.
pub(crate) fn card_name(card: Card) -> Phrase {
    Phrase::new(format!("card-{card}"))
}

/// The name of a site in a sentence: `form` is `to` or `at`.
pub(crate) fn site_name(site: Site, form: &str) -> Phrase {
    Phrase::new(format!("site-{site}.{form}"))
}

fn card_names(cards: Cards) -> Arg {
    cards.iter().map(card_name).collect::<Vec<_>>().into()
}

impl Say for Event {
    fn phrase(&self) -> Phrase {
        let by = |key: &'static str, seat: Seat| Phrase::new(key).with("seat", seat);
        match self {
            Event::RoundBegan { round, ships, starter } => Phrase::new("event-round-began")
                .with("round", *round)
                .with("ships", ships.0.to_vec())
                .with("starter", *starter),
            Event::MarketDealt { cards, hidden } => {
                Phrase::new("event-market-dealt").with("cards", card_names(*cards)).with("hidden", *hidden)
            }
            Event::PileRemade { cards } => Phrase::new("event-pile-remade").with("cards", *cards),
            Event::StonesTaken { seat, stones } => by("event-stones-taken", *seat).with("stones", *stones),
            Event::Loaded { seat, space } => {
                by("event-loaded", *seat).with("ship", space.ship().text()).with("place", space.place() + 1)
            }
            Event::Sailed { seat, ship, site, cargo } => by("event-sailed", *seat)
                .with("ship", ship.text())
                .with("site", site_name(*site, "to"))
                .with("cargo", cargo.owners().to_vec()),
            Event::CardPlayed { seat, card } => by("event-card-played", *seat).with("card", card_name(*card)),
            Event::Passed { seat } => by("event-passed", *seat),
            Event::ShipsLeft { stones } => Phrase::new("event-ships-left").with("stones", *stones),
            Event::CardTaken { seat, card } => by("event-card-taken", *seat).with("card", card_name(*card)),
            Event::PairTaken { seat } => by("event-pair-taken", *seat),
            Event::PairSeen { seat, cards } => by("event-pair-seen", *seat).with("cards", card_names(*cards)),
            Event::CardKept { seat, card, discarded: Some(discarded) } => by("event-card-kept", *seat)
                .with("card", card_name(*card))
                .with("discarded", card_name(*discarded)),
            Event::CardKept { seat, card, discarded: None } => {
                by("event-only-card-kept", *seat).with("card", card_name(*card))
            }
            Event::CardsLeft { seat } => by("event-cards-left", *seat),
            Event::NothingToTake { seat } => by("event-nothing-to-take", *seat),
            Event::CardDrawn { seat, card } => by("event-card-drawn", *seat).with("card", card_name(*card)),
            Event::NoCardLeft { seat } => by("event-no-card-left", *seat),
            Event::RedCardActs { seat, card } => {
                by("event-red-card-acts", *seat).with("card", card_name(*card))
            }
            Event::RedCardLapsed { seat, card } => {
                by("event-red-card-lapsed", *seat).with("card", card_name(*card))
            }
            Event::PyramidBuilt { seat, points } => by("event-pyramid-built", *seat).with("points", *points),
            Event::PyramidsBuilt { seat, pyramid, space, points } => by("event-pyramids-built", *seat)
                .with("pyramid", Phrase::new(format!("pyramid-{pyramid}")))
                .with("space", *space)
                .with("points", *points),
            Event::BonusDeclined { seat } => by("event-bonus-declined", *seat),
            Event::TempleBuilt { seat, space } => by("event-temple-built", *seat).with("space", *space),
            Event::ChamberBuilt { seat, row, column } => {
                by("event-chamber-built", *seat).with("row", *row).with("column", *column)
            }
            Event::ObeliskBuilt { seat, height } => by("event-obelisk-built", *seat).with("height", *height),
            Event::StoneWaits { seat, loose } => by("event-stone-waits", *seat).with("loose", *loose),
            Event::TowerBuilt { seat, points } => by("event-tower-built", *seat).with("points", *points),
            Event::RoundEnded { round, ending } => {
                Phrase::new("event-round-ended").with("round", *round).with("ending", ending.text())
            }
            Event::TempleScored { seat, space, points } => {
                by("event-temple-scored", *seat).with("space", *space).with("points", *points)
            }
            Event::GameEnded { ending } => Phrase::new("event-game-ended").with("ending", ending.text()),
        }
    }
}
