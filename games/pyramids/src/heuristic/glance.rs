//! A quick choice for playouts: the mark that is worth most, with a little whim, so that no two playouts are the same.

use tabletop::{Draw, Rng, Seat};

use super::Worth;
use super::eye::Eye;
use crate::action::Action;
use crate::cells::Cells;
use crate::data;
use crate::desk::{Sealed, Stage};
use crate::legal::Place;
use crate::shape::{Shape, shapes};
use crate::state::{Board, Phase, Pyramids};
use crate::types::Card;

/// How much any mark, and any card, can be liked for no reason.
const WHIM: u32 = 250;
const CARD_WHIM: u32 = 500;

/// What a card on top of the deck promises.
const UNSEEN: Worth = 0;

impl Pyramids {
    /// A legal action of a deciding seat.
    #[inline]
    pub(crate) fn choose_at_a_glance(&self, seat: Seat, rng: &mut Rng) -> Action {
        let board = &self.board;
        match board.phase {
            Phase::Mark => self.hidden.sealed[seat].choose(board, seat, rng),
            Phase::Replace => {
                let unseen = (!self.hidden.deck.is_empty()).then_some((Action::TakeDeck, UNSEEN));
                let seen = board.display.iter().map(|card| (Action::Take(card), board.promise(seat, card)));
                favourite(seen.chain(unseen), rng)
            }
            Phase::Keep | Phase::Over => {
                let hand = self.hidden.hands[seat].as_ref().expect("whoever keeps was dealt cards");
                let pairs = hand.choices().map(|(one, other)| {
                    (Action::Keep(one, other), board.promise(seat, one) + board.promise(seat, other))
                });
                favourite(pairs, rng)
            }
        }
    }
}

/// The best of some cards, as far as whim allows.
#[inline]
fn favourite(choices: impl Iterator<Item = (Action, Worth)>, rng: &mut Rng) -> Action {
    let liked = choices.map(|(action, worth)| (action, worth + rng.below(CARD_WHIM) as Worth));
    liked.max_by_key(|(_, worth)| *worth).expect("a deciding seat can act").0
}

impl Board {
    /// What a card that nothing is crossed on promises, compared with a usual one.
    #[inline]
    fn promise(&self, seat: Seat, card: Card) -> Worth {
        let worth =
            self.deck.chart(card).worth(self.deck.way(card), Cells::EMPTY, self.expeditions_left() as usize);
        worth + self.tempts(seat, card)
    }

    /// What the pyramid above a card is worth beside its points.
    #[inline]
    fn tempts(&self, seat: Seat, card: Card) -> Worth {
        let colour = self.deck.chamber(card).colour.index();
        let own = self.players[seat].pyramids[colour];
        let next = data::AWARDS.get(usize::from(self.awarded[colour]));
        let next = next.map_or(0, |points| Worth::from(*points)) * 100;
        if own % 2 == 1 { next / 2 } else { next / 4 }
    }
}

impl Sealed {
    #[inline]
    fn choose(&self, board: &Board, seat: Seat, rng: &mut Rng) -> Action {
        let gained = self.desk.slots.map(|slot| slot.map_or(0, |held| board.tempts(seat, held.card)));
        let eye = Eye::new(&self.desk, &board.deck, board.round, board.expeditions_left(), gained);
        let mut best = Best { worth: Worth::MIN, place: Place { slot: 0, bit: 0 }, shape: Shape::SINGLE };
        for place in eye.grounds.frontier.places() {
            best.consider(&eye, place, &Shape::SINGLE, rng);
        }
        if self.stage != Stage::Mark {
            return self.bonus(best.place);
        }
        for shape in shapes(board.pattern) {
            for place in eye.grounds.corners(shape).places() {
                best.consider(&eye, place, shape, rng);
            }
        }
        self.mark(best.place, best.shape)
    }
}

/// The best mark seen so far.
struct Best {
    worth: Worth,
    place: Place,
    shape: Shape,
}

impl Best {
    #[inline]
    fn consider(&mut self, eye: &Eye<'_>, place: Place, shape: &Shape, rng: &mut Rng) {
        let worth = eye.worth(place, shape) + rng.below(WHIM) as Worth;
        if worth > self.worth {
            *self = Best { worth, place, shape: *shape };
        }
    }
}
