//! Odd positions for tests and studies: any arrangement of pieces that could be a position.

use std::fmt::Debug;
use std::str::FromStr;

use tabletop::{BySeat, Game, Pile, Seat, Seed, Setup, Silent};

use crate::cards::{ByDeck, Cards, PRESENT};
use crate::data;
use crate::garden::Area;
use crate::square::{Footprint, Square};
use crate::state::{Board, Cleopatra, Market, Top, all_cards};
use crate::types::{Card, Face, Kind, Mosaic, Piece, Stall, Worshipper};

/// Builds a position piece by piece.
///
/// It begins with an empty palace, empty hands and stalls, seat A to act, everybody with 5 scarabs and 2 statues,
/// the worshippers and the mosaics in the order of the vocabulary, and all cards in the deck, face up, in that
/// order too. Pieces are written in the notation, separated by spaces; a card that lies face down has a `?`
/// before it.
///
/// # Panics
/// Every method panics at a piece that does not exist or is used up: it is written for tests.
///
/// ```
/// use cleopatra::Arrange;
/// use tabletop::Seat;
///
/// let game = Arrange::new(2, "memory=on")
///     .hand(Seat::A, "artisan stone stone+")
///     .stall("1", "wood ?glass")
///     .deck("cave ?marble")
///     .built("sphinx left")
///     .build();
/// ```
pub struct Arrange {
    game: Cleopatra,
    /// Cards that have no place yet.
    cards: Cards,
    /// The cards on top of the deck, the first on top.
    top: Vec<(Card, Face)>,
    /// The pile of mosaics, the first on top.
    mosaics: Vec<Mosaic>,
}

impl Arrange {
    /// The empty palace of a game with these options.
    pub fn new(seats: usize, options: &str) -> Self {
        let mut setup = Setup::new::<Cleopatra>(seats, Seed::new([0; 32]));
        setup.options.update(options).expect("options of the game");
        let mut game = Cleopatra::new(&setup, &mut Silent).expect("a set-up of the game");
        game.board = Board::new(&setup);
        for (_, player) in game.board.players.iter_mut() {
            player.unseen = ByDeck::default();
        }
        game.hidden.hands = BySeat::new(seats);
        game.hidden.stalls = Default::default();
        Arrange { game, cards: all_cards(), top: Vec::new(), mosaics: Mosaic::ALL.to_vec() }
            .worshippers("architect vizier beggar merchant foreman")
    }

    /// Whose turn it is.
    pub fn turn(mut self, seat: Seat) -> Self {
        self.game.board.seat = seat;
        self
    }

    /// Cards in a hand that only their owner has seen, of the present deck.
    pub fn hand(self, seat: Seat, cards: &str) -> Self {
        self.unseen(seat, cards, PRESENT)
    }

    /// Cards in a hand that only their owner has seen, of the deck so many before the present one.
    pub fn old_hand(self, seat: Seat, cards: &str, decks_ago: usize) -> Self {
        self.unseen(seat, cards, PRESENT + decks_ago)
    }

    /// Cards in a hand that everybody has seen.
    pub fn open_hand(mut self, seat: Seat, cards: &str) -> Self {
        for (card, _) in self.take(cards) {
            self.game.board.players[seat].seen.insert(card);
        }
        self
    }

    /// Cards on a stall; those that lie face down are of the present deck.
    pub fn stall(mut self, stall: &str, cards: &str) -> Self {
        let stall: Stall = one(stall);
        for (card, face) in self.take(cards) {
            match face {
                Face::Up => self.game.board.market.up[stall.index()].insert(card),
                Face::Down => {
                    self.game.board.market.down[stall.index()][PRESENT] += 1;
                    self.game.hidden.stalls[stall.index()][PRESENT].insert(card);
                }
            }
        }
        self
    }

    /// Cards that lie face down on a stall, of the deck so many before the present one.
    pub fn old_stall(mut self, stall: &str, cards: &str, decks_ago: usize) -> Self {
        let stall: Stall = one(stall);
        for (card, _) in self.take(cards) {
            self.game.board.market.down[stall.index()][PRESENT + decks_ago] += 1;
            self.game.hidden.stalls[stall.index()][PRESENT + decks_ago].insert(card);
        }
        self
    }

    /// The top cards of the deck, the first on top; all others follow, face up, in the order of the vocabulary.
    pub fn deck(mut self, cards: &str) -> Self {
        let cards = self.take(cards);
        self.top.extend(cards);
        self
    }

    /// The deck has no other card than its top ones: all that have no place yet are discards.
    pub fn nothing_else_in_the_deck(mut self) -> Self {
        self.game.board.market.discards += std::mem::take(&mut self.cards);
        self
    }

    /// All cards that have no place yet are in a hand, seen by everybody.
    pub fn all_other_cards(mut self, seat: Seat) -> Self {
        self.game.board.players[seat].seen += std::mem::take(&mut self.cards);
        self
    }

    /// Cards on the discards.
    pub fn discards(mut self, cards: &str) -> Self {
        for (card, _) in self.take(cards) {
            self.game.board.market.discards.insert(card);
        }
        self
    }

    /// How many scarabs a seat has. What is more or less than at the start is booked as bonuses or fines.
    pub fn scarabs(mut self, seat: Seat, scarabs: u16) -> Self {
        let player = &mut self.game.board.players[seat];
        let start = player.scarabs;
        player.scarabs = scarabs;
        player.ledger.fines += start.saturating_sub(scarabs);
        player.ledger.bonus[Kind::Throne.index()] +=
            u8::try_from(scarabs.saturating_sub(start)).expect("a few hundred scarabs");
        self
    }

    /// How many amulets a seat has, booked as corrupt cards.
    pub fn amulets(mut self, seat: Seat, amulets: u16) -> Self {
        let player = &mut self.game.board.players[seat];
        player.amulets += amulets;
        player.ledger.corrupt += amulets;
        self
    }

    /// The worshippers by slot, the cheapest first.
    pub fn worshippers(mut self, names: &str) -> Self {
        let names: Vec<Worshipper> = all(names);
        self.game.board.worshippers.copy_from_slice(&names);
        self
    }

    /// The mosaics of the pile, the first on top; all others that are not laid have left the game.
    pub fn mosaics(mut self, mosaics: &str) -> Self {
        self.mosaics = if mosaics.is_empty() { Vec::new() } else { all(mosaics) };
        self
    }

    /// A mosaic in the garden, on these squares.
    pub fn laid(mut self, mosaic: &str, squares: &str) -> Self {
        let mosaic: Mosaic = one(mosaic);
        let area = area(squares);
        let footprint = Footprint::of(area);
        assert!(mosaic.has_shape(footprint), "{mosaic} has another shape than {squares}");
        let palace = &mut self.game.board.palace;
        palace.covered = palace.covered.union(area);
        palace.laid[mosaic.index()] = Some(footprint);
        self.mosaics.retain(|other| *other != mosaic);
        self
    }

    /// A piece that stands already; nobody was rewarded for it.
    pub fn built(mut self, piece: &str) -> Self {
        let crate::Action::Build(piece) = one(&format!("build {piece}")) else { unreachable!("it builds") };
        assert!(!matches!(piece, Piece::Mosaic(_)), "a mosaic is laid by name");
        assert!(self.game.board.palace.has_place_for(piece), "there is no place for {piece}");
        self.game.board.palace.build(piece);
        self
    }

    /// An area that the seat has claimed, with one of its statues.
    pub fn sanctuary(mut self, seat: Seat, squares: &str) -> Self {
        let player = &mut self.game.board.players[seat];
        player.sanctuaries = player.sanctuaries.union(area(squares));
        player.statues -= 1;
        self
    }

    /// How many turns in a row have ended without a piece.
    pub fn idle(mut self, turns: u16) -> Self {
        self.game.board.idle = turns;
        self
    }

    /// The position. Cleopatra stands where the complete categories have brought her.
    pub fn build(mut self) -> Cleopatra {
        let below = self.cards.iter().map(|card| (card, Face::Up));
        let deck: Vec<(Card, Face)> = self.top.iter().copied().chain(below).collect();
        self.lay_deck(&deck);
        let palace = &mut self.game.board.palace;
        palace.pile = self.mosaics.iter().fold(0, |pile, mosaic| pile | 1 << mosaic.index());
        self.game.hidden.mosaics = Pile::from_top(self.mosaics.iter().skip(1).copied());
        palace.top = None;
        if let Some(top) = self.mosaics.first() {
            palace.turn_up(*top);
        }
        self.game.board.walk = palace.complete().min(data::WALK);
        if let Err(problem) = self.game.validate() {
            panic!("not a position: {problem}");
        }
        self.game
    }

    fn lay_deck(&mut self, deck: &[(Card, Face)]) {
        let Market { top, below, below_down, .. } = &mut self.game.board.market;
        let (mut cards, mut down) = (Vec::new(), 0u128);
        (*top, *below, *below_down) = (Top::None, deck.len().saturating_sub(1) as u8, 0);
        for (at, (card, face)) in deck.iter().enumerate() {
            match (at, face) {
                (0, Face::Up) => *top = Top::Up(*card),
                (0, Face::Down) => *top = Top::Down,
                (_, Face::Up) => {}
                (_, Face::Down) => {
                    down |= 1 << (deck.len() - 1 - at);
                    *below_down += 1;
                }
            }
            if (at, face) != (0, &Face::Up) {
                cards.push(*card);
            }
        }
        self.game.hidden.deck = Pile::from_top(cards);
        self.game.hidden.down = down;
    }

    fn unseen(mut self, seat: Seat, cards: &str, deck: usize) -> Self {
        for (card, _) in self.take(cards) {
            self.game.board.players[seat].unseen[deck] += 1;
            self.game.hidden.hands[seat][deck].insert(card);
        }
        self
    }

    fn take(&mut self, cards: &str) -> Vec<(Card, Face)> {
        let taken = cards.split(' ').map(|word| {
            let (face, name) = word.strip_prefix('?').map_or((Face::Up, word), |name| (Face::Down, name));
            let card: Card = one(name);
            assert!(self.cards.has(card), "there is no {card} left");
            self.cards.remove(card);
            (card, face)
        });
        taken.collect()
    }
}

fn one<T: FromStr<Err: Debug>>(word: &str) -> T {
    word.parse().unwrap_or_else(|error| panic!("{word}: {error:?}"))
}

fn all<T: FromStr<Err: Debug>>(words: &str) -> Vec<T> {
    words.split(' ').map(one).collect()
}

fn area(squares: &str) -> Area {
    all::<Square>(squares).into_iter().fold(Area::EMPTY, Area::with)
}
