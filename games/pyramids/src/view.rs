//! What a viewer knows: the board, and of what is hidden only what is the viewer's own.

use serde::{Serialize, Serializer};
use tabletop::{BySeat, Pile, Seat, SeatSet, Viewer};

use crate::cells::Cells;
use crate::data;
use crate::desk::{Desk, Sealed};
use crate::picture::Picture;
use crate::state::{Board, Dealt, Phase, Pyramids};
use crate::types::{Card, CardSet, Pattern};

/// All that a viewer of a game may know.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Picture"))]
pub struct View {
    pub(crate) board: Board,
    /// Cards in the deck.
    pub(crate) deck: u8,
    /// The expedition cards of the round that have not been seen, in the order of the table.
    pub(crate) expeditions: Pile<Pattern, { data::EXPEDITION_CARDS.len() }>,
    /// The cards dealt to the seats that the viewer knows them of.
    pub(crate) hands: BySeat<Option<Dealt>>,
    /// The marks of the running expedition of the seats that the viewer knows them of.
    pub(crate) sealed: BySeat<Option<Sealed>>,
}

impl Pyramids {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let Pyramids { board, hidden } = self;
        let seats = board.seats();
        let mut expeditions: Vec<Pattern> = hidden.expeditions.iter().collect();
        expeditions.sort_unstable();
        let own = |seat| sees_secrets_of(viewer, seat);
        View {
            board: board.clone(),
            deck: hidden.deck.len() as u8,
            expeditions: Pile::from_top(expeditions),
            hands: BySeat::from_fn(seats, |seat| hidden.hands[seat].filter(|_| own(seat))),
            sealed: BySeat::from_fn(seats, |seat| {
                (board.phase == Phase::Mark && own(seat)).then_some(hidden.sealed[seat])
            }),
        }
    }
}

/// Does the viewer know what is only the seat's to know?
pub(crate) fn sees_secrets_of(viewer: Viewer, seat: Seat) -> bool {
    match viewer {
        Viewer::All => true,
        Viewer::Seat(viewer) => viewer == seat,
        Viewer::Public => false,
    }
}

impl View {
    /// The board, which everybody sees.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Who has something to decide.
    pub fn deciding(&self) -> SeatSet {
        self.board.deciding
    }

    /// The cards a seat was dealt, before the game, if the viewer knows them.
    pub fn hand(&self, seat: Seat) -> Option<CardSet> {
        self.hands[seat].map(|hand| hand.all())
    }

    /// The cards before a seat and what is crossed on them, as far as the viewer knows.
    pub fn cards(&self, seat: Seat) -> impl Iterator<Item = (Card, Cells)> {
        self.desk(seat).held().map(|held| (held.card, held.crossed))
    }

    /// The red and the green gems of a seat, as far as the viewer knows.
    pub fn gems(&self, seat: Seat) -> [u8; 2] {
        self.desk(seat).gems
    }

    /// The rounds whose torch a seat has crossed, as far as the viewer knows.
    pub fn torches(&self, seat: Seat) -> impl Iterator<Item = u8> {
        self.desk(seat).torch_rounds()
    }

    /// The skulls a seat has crossed, as far as the viewer knows.
    pub fn skulls(&self, seat: Seat) -> u8 {
        self.desk(seat).skulls
    }

    /// A seat's cards and score card, as far as the viewer knows its marks.
    pub(crate) fn desk(&self, seat: Seat) -> Desk {
        self.sealed[seat].map_or(self.board.players[seat].desk, |sealed| sealed.desk)
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Picture::of(self).serialize(serializer)
    }
}
