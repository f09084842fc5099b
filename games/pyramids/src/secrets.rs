//! What a viewer cannot know, listed place by place: the laws exchange it to prove that nobody could tell.

use tabletop::{Permute, Seat, Viewer};

use crate::data;
use crate::desk::Sealed;
use crate::state::{Board, Phase, Pyramids};
use crate::types::{Card, CardSet};
use crate::view::sees_secrets_of;

impl Pyramids {
    /// Lists what the viewer cannot know: piles, others' hands before the game, and others' marks.
    pub(crate) fn secrets(&mut self, viewer: Viewer, permute: &mut impl Permute) {
        let Pyramids { board, hidden } = self;
        permute.permute(&mut hidden.deck.places().collect::<Vec<_>>());
        permute.permute(&mut hidden.expeditions.places().collect::<Vec<_>>());
        permute.reseed(&mut hidden.chance);
        let unknown = |seat: &Seat| !sees_secrets_of(viewer, *seat);
        match board.phase {
            Phase::Keep => self.secret_hands(viewer, permute),
            Phase::Mark => {
                for seat in Seat::first(board.seats()).filter(unknown) {
                    // The seat's marks change places with others it could have made.
                    let mut others = board.other_marks(seat, &hidden.sealed[seat]);
                    let mut places = vec![&mut hidden.sealed[seat]];
                    places.extend(&mut others);
                    permute.permute(&mut places);
                }
            }
            Phase::Replace | Phase::Over => {}
        }
    }

    fn secret_hands(&mut self, viewer: Viewer, permute: &mut impl Permute) {
        let hands = &mut self.hidden.hands;
        let dealt = hands.values().flatten().fold(CardSet::EMPTY, |all, hand| all.union(hand.all()));
        let mut undealt: Vec<Card> = CardSet::ALL.without(dealt).iter().collect();
        let mut places: Vec<&mut Card> = undealt.iter_mut().collect();
        for (seat, hand) in hands.iter_mut() {
            if let Some(hand) = hand.as_mut().filter(|_| !sees_secrets_of(viewer, seat)) {
                if let Some(kept) = &mut hand.kept {
                    let mut others = other_pairs();
                    let mut choices = vec![kept];
                    choices.extend(&mut others);
                    permute.permute(&mut choices);
                }
                places.extend(&mut hand.cards);
            }
        }
        permute.permute(&mut places);
    }
}

/// Every two places of a hand.
fn other_pairs() -> Vec<[u8; data::KEPT]> {
    let places = 0..data::DEALT as u8;
    places
        .clone()
        .flat_map(|one| places.clone().filter(move |other| *other > one).map(move |other| [one, other]))
        .collect()
}

/// What the next mark or bonus cross of a seat can lead to, as the others can tell it.
#[derive(PartialEq, Eq)]
struct Prospect {
    /// The seat can be done with it.
    done: bool,
    /// The seat can have more to cross after it.
    more: bool,
}

impl Board {
    /// Marks that the seat could have made instead of these, as far as the others can tell: as much done as
    /// they are, or else with the same prospect, as the others do see when it is done.
    fn other_marks(&self, seat: Seat, real: &Sealed) -> Vec<Sealed> {
        let start = Sealed::new(self.players[seat].desk);
        let mut possible = vec![start];
        for mut sealed in self.next_marks(&start) {
            possible.push(sealed);
            // Of every chain of bonus crosses one way is enough.
            while let Some(next) = self.next_marks(&sealed).first() {
                sealed = *next;
                possible.push(sealed);
            }
        }
        let prospect = self.prospect(real);
        possible.retain(|other| {
            other.is_done() == real.is_done() && (real.is_done() || self.prospect(other) == prospect)
        });
        possible
    }

    fn prospect(&self, sealed: &Sealed) -> Prospect {
        let next = self.next_marks(sealed);
        Prospect { done: next.iter().any(Sealed::is_done), more: next.iter().any(|next| !next.is_done()) }
    }

    /// What the seat's marks can be after one more.
    fn next_marks(&self, sealed: &Sealed) -> Vec<Sealed> {
        let mut actions = Vec::new();
        sealed.list(&self.deck, self.pattern, &mut actions);
        actions.iter().map(|action| self.after_marking(*sealed, action)).collect()
    }
}
