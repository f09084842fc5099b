//! Dealing the unknown anew, from what a viewer knows.

use tabletop::{Chance, Draw, Pile, Rng, Seat};

use crate::action::Action;
use crate::cells::Cells;
use crate::data;
use crate::desk::Sealed;
use crate::state::{Board, Dealt, Phase, Pyramids};
use crate::types::{Card, CardSet};
use crate::view::View;

impl Pyramids {
    /// A position that looks the same to the viewer.
    pub(crate) fn imagine(view: &View, rng: &mut Rng) -> Self {
        let board = &view.board;
        let mut game =
            Pyramids::before_the_deal(board.deck.clone(), board.seats(), Chance::Free(rng.split()));
        game.board = board.clone();
        let hidden = &mut game.hidden;
        hidden.expeditions = view.expeditions;
        match board.phase {
            Phase::Keep => hidden.hands = imagine_hands(view, rng),
            Phase::Mark => {
                for (seat, sealed) in hidden.sealed.iter_mut() {
                    *sealed = view.sealed[seat].unwrap_or_else(|| board.imagine_marks(seat, rng));
                }
            }
            Phase::Replace | Phase::Over => {}
        }
        if board.phase != Phase::Keep {
            // Piles of an imagined game are bags: whatever order they have is no order.
            hidden.deck = Pile::from_top(CardSet::ALL.without(board.seen()).iter());
        }
        game
    }
}

impl Pyramids {
    /// Lets everybody else keep and mark anew.
    pub(crate) fn reopen_sealed(&mut self, seat: Seat) {
        let board = &mut self.board;
        match board.phase {
            Phase::Keep => {
                for (other, hand) in self.hidden.hands.iter_mut().filter(|(other, _)| *other != seat) {
                    if let Some(hand) = hand {
                        hand.kept = None;
                        board.deciding = board.deciding.with(other);
                    }
                }
            }
            Phase::Mark => {
                for (other, sealed) in self.hidden.sealed.iter_mut().filter(|(other, _)| *other != seat) {
                    let anew = Sealed::new(board.players[other].desk);
                    if !anew.is_done() {
                        *sealed = anew;
                        board.deciding = board.deciding.with(other);
                    }
                }
            }
            Phase::Replace | Phase::Over => {}
        }
    }
}

/// Everybody else's four cards could be any, and of those they could have kept any two.
fn imagine_hands(view: &View, rng: &mut Rng) -> tabletop::BySeat<Option<Dealt>> {
    let known = view.hands.values().flatten().fold(CardSet::EMPTY, |all, hand| all.union(hand.all()));
    let mut unknown: Vec<Card> = CardSet::ALL.without(known).iter().collect();
    rng.shuffle(&mut unknown);
    let mut unknown = unknown.into_iter();
    view.hands.map(|seat, hand| {
        hand.or_else(|| {
            let cards = std::array::from_fn(|_| unknown.next().expect("there are four cards for each seat"));
            let mut places: [u8; data::DEALT] = std::array::from_fn(|place| place as u8);
            rng.shuffle(&mut places);
            let kept = (!view.board.deciding.contains(seat)).then_some([places[0], places[1]]);
            Some(Dealt { cards, kept })
        })
    })
}

impl Board {
    /// A seat that has marked could have marked anything; one that has not is imagined before its mark.
    fn imagine_marks(&self, seat: Seat, rng: &mut Rng) -> Sealed {
        let mut sealed = Sealed::new(self.players[seat].desk);
        while !sealed.is_done() && !self.deciding.contains(seat) {
            let action = sealed.draw(&self.deck, self.pattern, rng);
            sealed = self.after_marking(sealed, &action);
        }
        sealed
    }

    /// A seat's marks after one more.
    pub(crate) fn after_marking(&self, mut sealed: Sealed, action: &Action) -> Sealed {
        let (card, cells) = match *action {
            Action::Mark(card, cells) => (card, cells),
            Action::Bonus(card, cell) => (card, Cells::only(cell)),
            Action::Keep(..) | Action::Take(_) | Action::TakeDeck => return sealed,
        };
        sealed.cross(&self.deck, self.round, card, cells);
        sealed
    }
}
