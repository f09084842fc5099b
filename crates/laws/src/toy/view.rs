//! What a viewer of the toy knows, how the unknown is dealt anew, and how it looks and scores.

use serde::Serialize;
use tabletop::{BySeat, Chance, Draw as _, Line, Phrase, Pile, Rng, Seat, Sheet, Speaker, Viewer};

use super::game::Toy;
use super::rule::ToyRule;
use super::{WON, all_cards};

/// Cards as a viewer knows them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cards {
    /// These.
    Known(Vec<u8>),
    /// So many.
    Hidden(usize),
}

impl Default for Cards {
    fn default() -> Self {
        Cards::Hidden(0)
    }
}

impl Cards {
    fn len(&self) -> usize {
        match self {
            Cards::Known(cards) => cards.len(),
            Cards::Hidden(count) => *count,
        }
    }

    fn known(&self) -> &[u8] {
        match self {
            Cards::Known(cards) => cards,
            Cards::Hidden(_) => &[],
        }
    }
}

/// A seat's bid as a viewer knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Default)]
#[serde(rename_all = "kebab-case")]
pub enum Bid {
    /// Nothing lies there.
    #[default]
    None,
    /// A card lies there face down.
    Sealed,
    /// The viewer's own card lies there.
    Known(u8),
}

/// All that a viewer of the toy may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "unknown"))]
pub struct ToyView {
    /// The phases that are left, a letter each.
    pub course: &'static str,
    /// Whose turn it is in a round of turns.
    pub turn: Seat,
    /// The deck; only the all-knowing see its order, top first.
    pub deck: Cards,
    /// The hands.
    pub hands: BySeat<Cards>,
    /// The bids on the table.
    pub bids: BySeat<Bid>,
    /// The cards shown.
    pub shown: BySeat<Vec<u8>>,
    /// The bids won.
    pub won: BySeat<u8>,
    /// The cards of opened bids.
    pub gone: Vec<u8>,
    /// How the game ended, if it has.
    pub ending: Option<&'static str>,
}

impl ToyView {
    pub(super) fn new(game: &Toy, viewer: Viewer) -> Self {
        let seats = game.hands.seats();
        let knows = |seat| match viewer {
            Viewer::Seat(viewer) => viewer == seat,
            Viewer::Public => false,
            Viewer::All => true,
        };
        ToyView {
            course: game.course,
            turn: game.turn,
            deck: match viewer {
                Viewer::All => Cards::Known(game.deck.iter().collect()),
                Viewer::Seat(_) | Viewer::Public => Cards::Hidden(game.deck.len()),
            },
            hands: BySeat::from_fn(seats, |seat| {
                let mut hand = game.hands[seat].clone();
                hand.sort_unstable();
                if knows(seat) { Cards::Known(hand) } else { Cards::Hidden(hand.len()) }
            }),
            bids: BySeat::from_fn(seats, |seat| match game.bids[seat] {
                None => Bid::None,
                Some(card) if knows(seat) => Bid::Known(card),
                Some(_) => Bid::Sealed,
            }),
            shown: game.shown.clone(),
            won: game.won,
            gone: game.gone.clone(),
            ending: game.ending,
        }
    }

    pub(super) fn determinize(&self, rng: &mut Rng) -> Toy {
        let mut unseen = self.unseen();
        rng.shuffle(&mut unseen);
        let mut deal = |count: usize| unseen.split_off(unseen.len() - count);
        let mut fill = |cards: &Cards| match cards {
            Cards::Known(cards) => cards.clone(),
            Cards::Hidden(count) => deal(*count),
        };
        let hands = BySeat::from_fn(self.hands.seats(), |seat| fill(&self.hands[seat]));
        let deck = Pile::from_top(fill(&self.deck));
        let bids = BySeat::from_fn(self.bids.seats(), |seat| match self.bids[seat] {
            Bid::None => None,
            Bid::Known(card) => Some(card),
            Bid::Sealed => unseen.pop(),
        });
        Toy {
            course: self.course,
            turn: self.turn,
            deck,
            hands,
            bids,
            shown: self.shown.clone(),
            won: self.won,
            gone: self.gone.clone(),
            chance: Chance::Free(rng.split()),
            ending: self.ending,
        }
    }

    /// All cards but those the viewer knows.
    fn unseen(&self) -> Vec<u8> {
        let mut unseen: Vec<u8> = all_cards().collect();
        let open = self.shown.values().flatten().chain(&self.gone);
        let held = self.hands.values().chain([&self.deck]).flat_map(Cards::known);
        let bid = self.bids.values().filter_map(|bid| match bid {
            Bid::Known(card) => Some(card),
            Bid::None | Bid::Sealed => None,
        });
        for known in open.chain(held).chain(bid) {
            let at = unseen.iter().position(|card| card == known).expect("a card is known only once");
            unseen.swap_remove(at);
        }
        unseen
    }

    pub(super) fn sheet(&self) -> BySeat<Sheet<ToyRule>> {
        let line = |id, rule, points, pieces| Line { id, rule, points, pieces };
        BySeat::from_fn(self.hands.seats(), |seat| {
            let shown = &self.shown[seat];
            let pieces = shown.iter().map(|card| Phrase::new("piece-card").with("card", *card)).collect();
            let points = shown.iter().map(|card| i32::from(*card)).sum();
            let bids = i32::from(self.won[seat]) * i32::from(WON);
            let left = -(self.hands[seat].len() as i32);
            Sheet::sum(vec![
                line("shown", ToyRule::Shown, points, pieces),
                line("bids", ToyRule::Won, bids, Vec::new()),
                line("left", ToyRule::Left, left, Vec::new()),
            ])
        })
    }

    pub(super) fn draw(&self, speaker: &Speaker) -> String {
        let cards = |cards: &Cards| match cards {
            Cards::Known(cards) if cards.is_empty() => Phrase::new("draw-none").into(),
            Cards::Known(cards) => cards.clone().into(),
            Cards::Hidden(count) => Phrase::new("draw-hidden").with("cards", *count).into(),
        };
        let seat = |(seat, hand): (Seat, &Cards)| {
            let shown: tabletop::Arg = cards(&Cards::Known(self.shown[seat].clone()));
            Phrase::new("draw-seat")
                .with("seat", seat)
                .with("shown", shown)
                .with("hand", cards(hand))
                .with("won", self.won[seat])
        };
        let deck = Phrase::new("draw-deck").with("cards", cards(&self.deck));
        let lines = std::iter::once(deck).chain(self.hands.iter().map(seat));
        lines.flat_map(|line| [speaker.say(&line), "\n".to_owned()]).collect()
    }
}
