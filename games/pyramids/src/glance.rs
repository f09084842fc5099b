//! A choice at a glance, for playouts: what a mark finds and how much nearer it comes to the tomb, with a little
//! whim, so that no two playouts are the same.

use tabletop::{Draw, Rng, Seat};

use crate::action::Action;
use crate::data;
use crate::desk::{Desk, Sealed, Stage};
use crate::heuristic::Worth;
use crate::legal::{Grounds, Place};
use crate::shape::{Shape, shapes};
use crate::state::{Board, Phase, Pyramids};
use crate::types::{Card, Colour, Icon};
use crate::way::NO_ICON;

/// How much any mark, and any card, can be liked for no reason.
const WHIM: u32 = 250;
const CARD_WHIM: u32 = 500;

/// A step nearer to the tomb, and crossing the tomb beyond that. These and the other numbers here were moved one by
/// one while that made who chooses so win more; search was as good with worse ones.
const STEP: Worth = 331;
const TOMB: Worth = 500;
/// What a card on top of the deck promises.
const UNSEEN: Worth = 0;

impl Pyramids {
    /// A legal action of a deciding seat.
    #[inline]
    pub(crate) fn choose_at_a_glance(&self, seat: Seat, rng: &mut Rng) -> Action {
        let board = &self.board;
        match board.phase {
            Phase::Mark => self.hidden.sealed[seat].choose(board, rng),
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
        let chamber = self.deck.chamber(card);
        let count = |icon| chamber.icons(icon).len() as Worth;
        (10 - Worth::from(self.deck.way(card).whole)) * 125
            + (count(Icon::Red) + count(Icon::Green) - 2) * 160
            + count(Icon::Torch) * 300
            + count(Icon::Potion) * 100
            + (count(Icon::Cross) - 1) * 90
            - (count(Icon::Skull) - 2) * 60
            + self.tempts(seat, chamber.colour)
    }

    /// What a pyramid of the colour is worth beside its card's points.
    #[inline]
    fn tempts(&self, seat: Seat, colour: Colour) -> Worth {
        let own = self.players[seat].pyramids[colour.index()];
        let next = data::AWARDS.get(usize::from(self.awarded[colour.index()]));
        let next = next.map_or(0, |points| Worth::from(*points)) * 100;
        if own % 2 == 1 { next / 2 } else { next / 4 }
    }
}

impl Sealed {
    #[inline]
    fn choose(&self, board: &Board, rng: &mut Rng) -> Action {
        let eye = Eye::new(&self.desk, board);
        let grounds = Grounds::of(&self.desk, &board.deck);
        let mut best = Best { worth: Worth::MIN, place: Place { slot: 0, bit: 0 }, shape: Shape::SINGLE };
        for place in grounds.frontier.places() {
            best.consider(&eye, place, &Shape::SINGLE, rng);
        }
        if self.stage != Stage::Mark {
            return self.bonus(best.place);
        }
        for shape in shapes(board.pattern) {
            for place in grounds.corners(shape).places() {
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

/// What a seat has an eye for.
struct Eye<'b> {
    board: &'b Board,
    cards: [Card; data::KEPT],
    /// Steps still to go on each card.
    left: [u8; data::KEPT],
    icons: [Worth; NO_ICON + 1],
}

impl<'b> Eye<'b> {
    #[inline]
    fn new(desk: &Desk, board: &'b Board) -> Self {
        let cards = desk.slots.map(|slot| slot.map_or(Card::FIRST, |held| held.card));
        let left = desk.slots.map(|slot| slot.map_or(0, |held| board.deck.way(held.card).left(held.crossed)));
        Eye { board, cards, left, icons: worths(desk, board.round) }
    }

    #[inline]
    fn worth(&self, place: Place, shape: &Shape) -> Worth {
        let way = self.board.deck.way(self.cards[place.slot]);
        let left = self.left[place.slot];
        let mut nearest = left;
        let mut worth = 0;
        let mut cells = shape.at(place.bit).0;
        while cells != 0 {
            let spot = way.spot(cells.trailing_zeros());
            worth += self.icons[usize::from(spot.icon)];
            nearest = nearest.min(spot.steps);
            cells &= cells - 1;
        }
        worth += Worth::from(left - nearest) * STEP;
        if nearest == 0 && left > 0 { worth + TOMB } else { worth }
    }
}

/// What each icon is worth to whoever has this desk.
#[inline]
fn worths(desk: &Desk, round: u8) -> [Worth; NO_ICON + 1] {
    let [red, green] = desk.gems;
    let gem = |own: u8, other: u8| match own {
        data::GEMS.. => 0,
        own if own < other => 400,
        _ => 200,
    };
    // A second torch in a round is lost, and so is not there in the next.
    let torch = if desk.torches & 1 << (round - 1) == 0 { 500 } else { -200 };
    let skulls = usize::from(desk.skulls);
    // A skull also makes the next ones dearer.
    let dread = |skulls: usize| data::SKULLS[skulls.min(data::SKULLS.len() - 1)] * 100 + 60 * skulls as Worth;
    let skull = dread(skulls) - dread(skulls + 1);
    let potion = dread(skulls) - dread(skulls.saturating_sub(usize::from(data::ERASED)));
    let mut worths = [0; NO_ICON + 1];
    for icon in Icon::ALL {
        worths[icon.index()] = match icon {
            Icon::Red => gem(red, green),
            Icon::Green => gem(green, red),
            Icon::Torch => torch,
            Icon::Skull => skull,
            Icon::Potion => potion,
            Icon::Cross => 160,
        };
    }
    worths
}
