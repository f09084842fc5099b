//! The position: the board that everybody sees, what is hidden, and how a game begins.

use std::sync::Arc;

use tabletop::{BySeat, Chance, Pile, Seat, SeatSet, Setup, SetupError, Tell};

use crate::apply::Hand;
use crate::data;
use crate::deck::{Deck, InPlay};
use crate::desk::{Desk, Sealed};
use crate::event::Event;
use crate::types::{Card, CardSet, Pattern};

/// The game's name in the notation.
pub(crate) const ID: &str = "pyramids";

/// A position of Pyramids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pyramids {
    pub(crate) board: Board,
    pub(crate) hidden: Hidden,
}

/// What nobody can see, or only one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hidden {
    pub(crate) chance: Chance,
    /// The pyramid cards to come.
    pub(crate) deck: Pile<Card, { data::CARDS }>,
    /// The expedition cards of the round to come; the last one is never played.
    pub(crate) expeditions: Pile<Pattern, { data::EXPEDITION_CARDS.len() }>,
    /// The cards dealt before the game, and which were kept; empty once all have kept.
    pub(crate) hands: BySeat<Option<Dealt>>,
    /// The marks of the running expedition; empty at all other times.
    pub(crate) sealed: BySeat<Sealed>,
}

/// The four cards a seat was dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Dealt {
    pub(crate) cards: [Card; data::DEALT],
    /// Which of them the seat has kept, if it has decided: places in `cards`.
    pub(crate) kept: Option<[u8; data::KEPT]>,
}

impl Dealt {
    /// All of them.
    pub(crate) fn all(&self) -> CardSet {
        self.cards.into_iter().collect()
    }

    /// Those that were kept, ascending.
    pub(crate) fn kept(&self) -> CardSet {
        self.kept.iter().flatten().map(|place| self.cards[usize::from(*place)]).collect()
    }

    /// The cards two of which can be kept, ascending: first with second, first with third, and so on.
    pub(crate) fn choices(&self) -> impl Iterator<Item = (Card, Card)> {
        let cards = self.all();
        cards.iter().flat_map(move |one| {
            cards.iter().filter(move |other| *other > one).map(move |other| (one, other))
        })
    }
}

/// All that everybody sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub(crate) deck: InPlay,
    pub(crate) players: BySeat<Player>,
    pub(crate) phase: Phase,
    /// Who has something to decide.
    pub(crate) deciding: SeatSet,
    /// The round, from 1; 0 before the game.
    pub(crate) round: u8,
    /// The expedition of the round, from 1.
    pub(crate) expedition: u8,
    /// The pattern of the running expedition.
    pub(crate) pattern: Pattern,
    /// The cards face up beside the deck.
    pub(crate) display: CardSet,
    /// How many of each colour's awards are taken.
    pub(crate) awarded: [u8; 3],
}

/// What a seat has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Player {
    /// As it was before the running expedition.
    pub(crate) desk: Desk,
    /// The completed cards, put aside.
    pub(crate) completed: CardSet,
    /// Those of them that have just been completed and have not been counted for pyramid points.
    pub(crate) fresh: CardSet,
    /// Cards still to be taken for those.
    pub(crate) to_take: u8,
    /// Pyramids of each colour that have been counted.
    pub(crate) pyramids: [u8; 3],
    /// Points taken for pyramids of each colour.
    pub(crate) pyramid_points: [u8; 3],
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Which two of four cards are kept, by all at once.
    Keep,
    /// Where the pattern and bonus crosses go, by all at once.
    Mark,
    /// Which card replaces a completed one.
    Replace,
    /// Nothing: the game is over.
    Over,
}

impl Pyramids {
    pub(crate) fn start(setup: &Setup, tell: &mut impl Tell<Event>) -> Result<Self, SetupError> {
        setup.check::<Pyramids>()?;
        let deck = match &setup.material {
            None => InPlay::House(Deck::house()),
            Some(text) => InPlay::Brought(Arc::new(text.parse::<Deck>()?)),
        };
        let mut game = Pyramids::before_the_deal(deck, setup.seats, Chance::Sealed(setup.seed));
        Hand::new(&mut game, tell).deal();
        Ok(game)
    }

    /// An empty table.
    pub(crate) fn before_the_deal(deck: InPlay, seats: usize, chance: Chance) -> Self {
        let board = Board {
            deck,
            players: BySeat::new(seats),
            phase: Phase::Keep,
            deciding: SeatSet::all(seats),
            round: 0,
            expedition: 0,
            pattern: Pattern::default(),
            display: CardSet::EMPTY,
            awarded: [0; 3],
        };
        let hidden = Hidden {
            chance,
            deck: Pile::new(),
            expeditions: Pile::new(),
            hands: BySeat::new(seats),
            sealed: BySeat::new(seats),
        };
        Pyramids { board, hidden }
    }
}

impl Board {
    /// How many play.
    #[inline]
    pub fn seats(&self) -> usize {
        self.players.seats()
    }

    /// The cards this game is played with.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// What is being decided.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The round, from 1; 0 before the game.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The expedition of the round, from 1.
    pub fn expedition(&self) -> u8 {
        self.expedition
    }

    /// The cards face up beside the deck.
    pub fn display(&self) -> CardSet {
        self.display
    }

    /// The cards a seat has completed and put aside.
    pub fn completed(&self, seat: Seat) -> CardSet {
        self.players[seat].completed
    }

    /// All cards that lie face up, before a seat or beside the deck.
    pub(crate) fn seen(&self) -> CardSet {
        self.players.values().fold(self.display, |seen, player| {
            seen.union(player.completed).union(player.desk.cards().collect())
        })
    }

    /// Is this the last expedition of the game?
    #[inline]
    pub(crate) fn is_last_expedition(&self) -> bool {
        self.round == data::ROUNDS && self.expedition == data::EXPEDITIONS
    }
}
