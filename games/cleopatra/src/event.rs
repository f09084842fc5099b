//! What happens, as it is told.

use serde::Serialize;
use tabletop::{Arg, Phrase, Say, Seat};

use crate::cards::Cards;
use crate::data::Fine;
use crate::square::Square;
use crate::types::{Card, Ending, Mosaic, Piece, Side, Stall, Wall, Worshipper};

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what they are: who, where, which, how many")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Event {
    /// A seat got its first cards.
    HandDealt { seat: Seat, cards: u8 },
    /// What its first cards are.
    HandSeen { seat: Seat, cards: Cards },
    /// The first card of a stall; none is told if it lies face down.
    StallOpened { stall: Stall, card: Option<Card> },
    /// A mosaic is on top of the pile.
    MosaicTurnedUp { mosaic: Mosaic },
    /// A mosaic fits nowhere and leaves the game.
    MosaicLeft { mosaic: Mosaic },
    /// A worshipper was called.
    Worshipped { seat: Seat, worshipper: Worshipper, fine: Fine },
    /// Cards were drawn from the deck: these, and so many that only their owner sees.
    Drew { seat: Seat, cards: Cards, unseen: u8 },
    /// A stall was taken: these cards, and so many that only their owner sees.
    StallTaken { seat: Seat, stall: Stall, cards: Cards, unseen: u8 },
    /// The unseen cards, as their owner sees them.
    CardsLooked { seat: Seat, cards: Cards },
    /// A drawn card was put on a stall; none is told if it lies face down.
    CardPlaced { seat: Seat, stall: Stall, card: Option<Card> },
    /// The deck was rebuilt from the discards.
    DeckRebuilt { cards: u8 },
    /// There was no card to draw.
    NothingToDraw { seat: Seat },
    /// A piece is to be paid.
    BuildingBegan { seat: Seat, piece: Piece },
    /// It was paid with these cards.
    Paid { seat: Seat, cards: Cards, amulets: u8 },
    /// It gives its reward.
    Built { seat: Seat, piece: Piece, reward: u16, bonus: u16, architect: u16 },
    /// An area became a sanctuary.
    Claimed { seat: Seat, square: Square, squares: u8 },
    /// Cleopatra walked on.
    Walked { spaces: u8, space: u8 },
    /// Everybody is asked for an offering.
    OfferingBegan,
    /// A seat has decided what it offers.
    OfferSealed { seat: Seat },
    /// What it offers, for itself.
    OfferMade { seat: Seat, scarabs: u16 },
    /// An offer was shown; it changed the seat's amulets by so many.
    OfferShown { seat: Seat, scarabs: u16, place: u8, amulets: i16 },
    /// A card over the limit was discarded.
    Discarded { seat: Seat, card: Card },
    /// All cards over the limit were kept.
    HandKept { seat: Seat, amulets: u8 },
    /// Cleopatra stands before the palace; the others have one turn each.
    LastTurnsBegan { seat: Seat },
    /// A hand was laid open at the end.
    HandShown { seat: Seat, cards: Cards, amulets: u8 },
    /// A seat's amulets at the end.
    Reckoned { seat: Seat, sanctuaries: u16, forgiven: u16, left: u16 },
    /// The amulets left cost scarabs.
    Penalised { seat: Seat, scarabs: u16 },
    /// The amulets left were too many.
    Eliminated { seat: Seat },
    /// The game ended.
    GameEnded { ending: Ending },
}

/// The name of a card.
pub(crate) fn card_name(card: Card) -> Phrase {
    match card.resource() {
        Some(resource) if card.is_corrupt() => Phrase::new(format!("double-{resource}")),
        Some(_) | None => Phrase::new(format!("card-{card}")),
    }
}

/// The names of cards, equal ones counted; "nothing" if there are none.
pub(crate) fn card_names(cards: Cards) -> Arg {
    if cards.is_empty() {
        return Phrase::new("cards-none").into();
    }
    let counted = |card: Card| match cards.count(card) {
        1 => card_name(card),
        count => Phrase::new("cards-several").with("count", count).with("card", card_name(card)),
    };
    cards.kinds().map(counted).collect::<Vec<_>>().into()
}

pub(crate) fn worshipper_name(worshipper: Worshipper) -> Phrase {
    Phrase::new(format!("worshipper-{worshipper}"))
}

fn side_name(side: Side) -> Phrase {
    Phrase::new(format!("side-{side}"))
}

pub(crate) fn wall_name(wall: Wall) -> Phrase {
    Phrase::new(format!("wall-{wall}"))
}

/// A piece with its place, as in "builds a sphinx on the left".
pub(crate) fn piece_name(piece: Piece) -> Phrase {
    let name = |key: &'static str| Phrase::new(key);
    match piece {
        Piece::Sphinx(side) => name("built-sphinx").with("side", side_name(side)),
        Piece::Obelisk(side) => name("built-obelisk").with("side", side_name(side)),
        Piece::Door(side) => name("built-door").with("side", side_name(side)),
        Piece::Wall(wall) => name("built-wall").with("place", wall_name(wall)),
        Piece::Mosaic(footprint) => name("built-mosaic").with("squares", footprint.to_string()),
        Piece::Pedestal => name("built-pedestal"),
        Piece::Throne => name("built-throne"),
    }
}

fn fine_name(fine: Fine) -> Phrase {
    match fine {
        Fine::Scarabs(number) => Phrase::new("fine-scarabs").with("number", number),
        Fine::Amulets(number) => Phrase::new("fine-amulets").with("number", number),
    }
}

/// A card on a stall: its name, or that it lies face down.
fn shown_card(card: Option<Card>) -> Phrase {
    card.map_or_else(|| Phrase::new("card-face-down"), card_name)
}

impl Say for Event {
    fn phrase(&self) -> Phrase {
        let by = |key: &'static str, seat: Seat| Phrase::new(key).with("seat", seat);
        match *self {
            Event::HandDealt { seat, cards } => by("event-hand-dealt", seat).with("cards", cards),
            Event::HandSeen { seat, cards } => by("event-hand-seen", seat).with("cards", card_names(cards)),
            Event::StallOpened { stall, card } => {
                Phrase::new("event-stall-opened").with("stall", stall.text()).with("card", shown_card(card))
            }
            Event::MosaicTurnedUp { mosaic } => {
                Phrase::new("event-mosaic-turned-up").with("mosaic", mosaic.text())
            }
            Event::MosaicLeft { mosaic } => Phrase::new("event-mosaic-left").with("mosaic", mosaic.text()),
            Event::Worshipped { seat, worshipper, fine } => by("event-worshipped", seat)
                .with("worshipper", worshipper_name(worshipper))
                .with("fine", fine_name(fine)),
            Event::Drew { seat, cards, unseen } => {
                by("event-drew", seat).with("cards", card_names(cards)).with("unseen", unseen)
            }
            Event::StallTaken { seat, stall, cards, unseen } => by("event-stall-taken", seat)
                .with("stall", stall.text())
                .with("cards", card_names(cards))
                .with("unseen", unseen),
            Event::CardsLooked { seat, cards } => {
                by("event-cards-looked", seat).with("cards", card_names(cards))
            }
            Event::CardPlaced { seat, stall, card } => {
                by("event-card-placed", seat).with("stall", stall.text()).with("card", shown_card(card))
            }
            Event::DeckRebuilt { cards } => Phrase::new("event-deck-rebuilt").with("cards", cards),
            Event::NothingToDraw { seat } => by("event-nothing-to-draw", seat),
            Event::BuildingBegan { seat, piece } => {
                by("event-building-began", seat).with("piece", piece_name(piece))
            }
            Event::Paid { seat, cards, amulets } => {
                by("event-paid", seat).with("cards", card_names(cards)).with("amulets", amulets)
            }
            Event::Built { seat, piece, reward, bonus, architect } => by("event-built", seat)
                .with("piece", piece_name(piece))
                .with("reward", reward)
                .with("bonus", bonus)
                .with("architect", architect)
                .with("scarabs", reward + bonus + architect),
            Event::Claimed { seat, square, squares } => {
                by("event-claimed", seat).with("square", square.to_string()).with("squares", squares)
            }
            Event::Walked { spaces, space } => {
                Phrase::new("event-walked").with("spaces", spaces).with("space", space)
            }
            Event::OfferingBegan => Phrase::new("event-offering-began"),
            Event::OfferSealed { seat } => by("event-offer-sealed", seat),
            Event::OfferMade { seat, scarabs } => by("event-offer-made", seat).with("scarabs", scarabs),
            Event::OfferShown { seat, scarabs, place, amulets } => by("event-offer-shown", seat)
                .with("scarabs", scarabs)
                .with("place", place)
                .with("change", if amulets > 0 { "more" } else { "fewer" })
                .with("amulets", amulets.unsigned_abs()),
            Event::Discarded { seat, card } => by("event-discarded", seat).with("card", card_name(card)),
            Event::HandKept { seat, amulets } => by("event-hand-kept", seat).with("amulets", amulets),
            Event::LastTurnsBegan { seat } => by("event-last-turns-began", seat),
            Event::HandShown { seat, cards, amulets } => {
                by("event-hand-shown", seat).with("cards", card_names(cards)).with("amulets", amulets)
            }
            Event::Reckoned { seat, sanctuaries, forgiven, left } => by("event-reckoned", seat)
                .with("sanctuaries", sanctuaries)
                .with("forgiven", forgiven)
                .with("left", left),
            Event::Penalised { seat, scarabs } => by("event-penalised", seat).with("scarabs", scarabs),
            Event::Eliminated { seat } => by("event-eliminated", seat),
            Event::GameEnded { ending } => Phrase::new("event-game-ended").with("ending", ending.text()),
        }
    }
}
