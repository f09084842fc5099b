//! Odd positions for tests and studies: any arrangement of cards and crosses that could be a position.

use std::sync::Arc;

use tabletop::{Chance, Game, Pile, Seat, Seed};

use crate::cells::Cells;
use crate::data;
use crate::deck::{Deck, InPlay};
use crate::desk::{Held, Sealed};
use crate::state::{Phase, Pyramids};
use crate::types::{Card, CardSet, Colour, Pattern};

/// Builds a position piece by piece.
///
/// It begins at the first expedition, with the pattern I2 turned up, nothing on the score cards and no cards before
/// anybody. The chambers are not those of the house deck: all are open, with the entrance at the top left and the
/// tomb at the bottom right, until [`Arrange::chamber`] says otherwise; the colours of 1, 2, 3 are green, orange,
/// purple, and so on. Cards and cells are written in the notation, separated by spaces.
///
/// # Panics
/// Every method panics at something that does not exist or is used up: it is written for tests.
///
/// ```
/// use pyramids::Arrange;
/// use tabletop::Seat;
///
/// let game = Arrange::new(2)
///     .chamber(12, "E.#.. r.... ..s.. ..... ....T")
///     .card(Seat::A, 12, "a1 a2")
///     .card(Seat::B, 7, "")
///     .expedition(2, 3, "L4")
///     .build();
/// ```
pub struct Arrange {
    game: Pyramids,
    /// The rows of every chamber, as a deck file has them.
    chambers: Vec<String>,
    /// What is crossed is put on the desks once the chambers are known.
    held: Vec<(Seat, Card, Cells)>,
    /// Cards that have no place yet.
    cards: CardSet,
    display: Option<CardSet>,
    top: Vec<Card>,
    next: Vec<Pattern>,
    awards: Vec<(Seat, Colour)>,
}

impl Arrange {
    /// An empty table.
    pub fn new(seats: usize) -> Self {
        let house = InPlay::House(Deck::house());
        let mut game = Pyramids::before_the_deal(house, seats, Chance::Sealed(Seed::new([0; 32])));
        game.board.round = 1;
        game.board.expedition = 1;
        Arrange {
            game,
            chambers: vec!["E....\n.....\n.....\n.....\n....T".to_owned(); data::CARDS],
            held: Vec::new(),
            cards: CardSet::ALL,
            display: None,
            top: Vec::new(),
            next: Vec::new(),
            awards: Vec::new(),
        }
    }

    /// The chamber of a card: five rows, separated by spaces.
    pub fn chamber(mut self, card: u8, rows: &str) -> Self {
        self.chambers[number(card).index()] = rows.replace(' ', "\n");
        self
    }

    /// Which expedition of which round it is, and its pattern.
    pub fn expedition(mut self, round: u8, expedition: u8, pattern: &str) -> Self {
        self.game.board.round = round;
        self.game.board.expedition = expedition;
        self.game.board.pattern = pattern.parse().expect("a pattern");
        self
    }

    /// The expedition cards that come next, the first on top.
    pub fn next(mut self, patterns: &str) -> Self {
        self.next = patterns.split(' ').map(|pattern| pattern.parse().expect("a pattern")).collect();
        self
    }

    /// A card before a seat, with crosses on these cells.
    pub fn card(mut self, seat: Seat, card: u8, crossed: &str) -> Self {
        let cells = crossed.split_whitespace().map(|cell| cell.parse().expect("a cell")).collect();
        let card = self.take(number(card));
        self.held.push((seat, card, cells));
        self
    }

    /// Red and green gems on a seat's score card.
    pub fn gems(mut self, seat: Seat, red: u8, green: u8) -> Self {
        self.game.board.players[seat].desk.gems = [red, green];
        self
    }

    /// Crossed skulls on a seat's score card.
    pub fn skulls(mut self, seat: Seat, skulls: u8) -> Self {
        self.game.board.players[seat].desk.skulls = skulls;
        self
    }

    /// The torch of a round on a seat's score card.
    pub fn torch(mut self, seat: Seat, round: u8) -> Self {
        self.game.board.players[seat].desk.torches |= 1 << (round - 1);
        self
    }

    /// Cards a seat has completed, which have been counted, but took no points.
    pub fn completed(mut self, seat: Seat, cards: &str) -> Self {
        for card in listed(cards) {
            let card = self.take(card);
            self.game.board.players[seat].completed.add(card);
        }
        self
    }

    /// The next points of a colour, for a seat.
    pub fn award(mut self, seat: Seat, colour: &str) -> Self {
        self.awards.push((seat, colour.parse().expect("a colour")));
        self
    }

    /// The cards face up beside the deck; without it, the four highest that have no place.
    pub fn display(mut self, cards: &str) -> Self {
        self.display = Some(listed(cards).map(|card| self.take(card)).collect());
        self
    }

    /// The top cards of the deck, the first on top; the others follow, ascending.
    pub fn top(mut self, cards: &str) -> Self {
        self.top = listed(cards).map(|card| self.take(card)).collect();
        self
    }

    /// All cards that have no place yet have been completed by a seat: the deck has only its top cards.
    pub fn all_other_cards(mut self, seat: Seat) -> Self {
        let others = std::mem::take(&mut self.cards);
        let player = &mut self.game.board.players[seat];
        player.completed = player.completed.union(others);
        self.display.get_or_insert_default();
        self
    }

    /// The position: all who have cards are to mark.
    pub fn build(mut self) -> Pyramids {
        let deck: Deck = self.deck_text().parse().unwrap_or_else(|error| panic!("not a deck: {error}"));
        self.lay_out(&deck);
        let Pyramids { board, hidden } = &mut self.game;
        board.deck = InPlay::Brought(Arc::new(deck));
        board.phase = Phase::Mark;
        board.deciding = Default::default();
        for (seat, player) in board.players.iter() {
            hidden.sealed[seat] = Sealed::new(player.desk);
            if !hidden.sealed[seat].is_done() {
                board.deciding = board.deciding.with(seat);
            }
        }
        if let Err(problem) = self.game.validate() {
            panic!("not a position: {problem}");
        }
        self.game
    }

    fn lay_out(&mut self, deck: &Deck) {
        let Pyramids { board, hidden } = &mut self.game;
        for (seat, card, crossed) in self.held.drain(..) {
            let slot = board.players[seat].desk.slots.iter_mut().find(|slot| slot.is_none());
            *slot.expect("a seat has two cards at the most") = Some(Held { card, crossed });
        }
        for (_, player) in board.players.iter_mut() {
            player.pyramids = std::array::from_fn(|at| {
                player.completed.intersection(deck.of_colour(Colour::ALL[at])).len() as u8
            });
        }
        for (seat, colour) in self.awards.drain(..) {
            let taken = &mut board.awarded[colour.index()];
            board.players[seat].pyramid_points[colour.index()] += data::AWARDS[usize::from(*taken)];
            *taken += 1;
        }
        let cards: Vec<Card> = self.cards.iter().collect();
        let highest = cards.iter().rev().take(data::DISPLAY).copied();
        board.display = self.display.unwrap_or_else(|| highest.collect());
        let rest = self.cards.without(board.display);
        hidden.deck = Pile::from_top(self.top.iter().copied().chain(rest.iter()));
        let mut unseen = data::EXPEDITION_CARDS.to_vec();
        for pattern in self.next.iter().chain([&board.pattern]) {
            let at = unseen.iter().position(|other| other == pattern);
            unseen.remove(at.unwrap_or_else(|| panic!("there is no {pattern} left")));
        }
        let left = data::EXPEDITION_CARDS.len() - usize::from(board.expedition);
        hidden.expeditions = Pile::from_top(self.next.iter().copied().chain(unseen).take(left));
    }

    fn deck_text(&self) -> String {
        let block = |(card, rows): (Card, &String)| {
            format!("{card} {}\n{rows}\n", Colour::ALL[card.index() % Colour::ALL.len()])
        };
        Card::all().zip(&self.chambers).map(block).collect()
    }

    fn take(&mut self, card: Card) -> Card {
        assert!(self.cards.has(card), "card {card} has a place already");
        self.cards.remove(card);
        card
    }
}

fn number(card: u8) -> Card {
    Card::new(card).expect("a card's number")
}

fn listed(cards: &str) -> impl Iterator<Item = Card> + '_ {
    cards.split_whitespace().map(|card| card.parse().expect("a card's number"))
}
