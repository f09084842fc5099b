//! Odd positions for tests and studies: any arrangement of pieces that could be a position.

use tabletop::{Game, Pile, Seat, Seed, Setup, Silent};

use crate::apply::Hand;
use crate::data;
use crate::state::{Flow, Imhotep, Phase, River, all_cards};
use crate::types::{Card, Cards, Pyramid, RoundCard, Ship, Site, Space};

/// Builds a position piece by piece.
///
/// It begins with an empty board in the first round, ships 4321 (at a table for four, 4432) at their berths, seat A to
/// act, every stone in the quarry, no market cards laid out, and nobody with points. Pieces are written in the notation, separated by
/// spaces; stones by their owners' letters. Stones that are arranged give no points.
///
/// # Panics
/// Every method panics at a piece that does not exist or is used up: it is written for tests.
///
/// ```
/// use imhotep::Arrange;
/// use tabletop::Seat;
///
/// let game = Arrange::new(2, "temple=B").sled(Seat::A, 3).load("1.1 1.2", Seat::B).temple("AB").build();
/// ```
pub struct Arrange {
    game: Imhotep,
    /// Market cards that have no place yet.
    cards: Vec<Card>,
    /// The cards on top of the pile, the first on top.
    top: Vec<Card>,
}

impl Arrange {
    /// The empty board of a game with these options.
    pub fn new(seats: usize, options: &str) -> Self {
        let mut setup = Setup::new::<Imhotep>(seats, Seed::new([0; 32]));
        setup.options.update(options).expect("options of the game");
        let mut game = Imhotep::new(&setup, &mut Silent).expect("a set-up of the game");
        for (_, player) in game.board.players.iter_mut() {
            player.sled = 0;
            player.quarry = data::STONES;
        }
        game.board.market.faces = Cards::EMPTY;
        game.hidden.pair = Pile::new();
        Arrange { game, cards: all_cards().collect(), top: Vec::new() }.ships(if seats == 4 {
            "4432"
        } else {
            "4321"
        })
    }

    /// The version of the rules it is played by.
    pub fn rules(mut self, rules: u16) -> Self {
        self.game.board.may_decline = rules >= data::MAY_DECLINE;
        self
    }

    /// The round card of the present round. The others lie in the order of the table, as they would be drawn.
    pub fn ships(mut self, card: &str) -> Self {
        let digit = |at: usize| card.as_bytes()[at] - b'0';
        let card = RoundCard([digit(0), digit(1), digit(2), digit(3)]);
        let others = data::round_cards(self.game.board.seats()).into_iter().filter(|other| *other != card);
        self.game.hidden.rounds = Pile::from_top(others);
        self.game.board.river = River::new(card);
        self
    }

    /// Which round it is: the round cards before it are gone.
    pub fn round(mut self, round: u8) -> Self {
        for _ in self.game.board.round..round {
            self.game.hidden.rounds.pop();
        }
        self.game.board.round = round;
        self
    }

    /// Whose turn it is.
    pub fn turn(mut self, seat: Seat) -> Self {
        self.game.board.turn = seat;
        self.game.board.decider = seat;
        self
    }

    /// Stones on a sled.
    pub fn sled(mut self, seat: Seat, stones: u8) -> Self {
        self.game.board.players[seat].sled += stones;
        self.game.board.players[seat].quarry -= stones;
        self
    }

    /// A stone of the seat on each of these spaces.
    pub fn load(mut self, spaces: &str, seat: Seat) -> Self {
        for space in spaces.split(' ') {
            let space: Space = space.parse().expect("a space");
            assert!(self.game.board.river.is_free(space), "{space} is not free");
            self.game.board.players[seat].quarry -= 1;
            self.game.board.river.load(space, seat);
        }
        self
    }

    /// An empty ship at the dock of a site.
    pub fn dock(mut self, ship: &str, site: &str) -> Self {
        let ship: Ship = ship.parse().expect("a ship");
        let site: Site = site.parse().expect("a site");
        assert!(self.game.board.river.is_open(site) && !self.game.board.river.has_sailed(ship));
        self.game.board.river.dock(ship, site);
        self
    }

    /// Stones in the pyramid of side A, in placement order.
    pub fn pyramid(self, owners: &str) -> Self {
        self.stones(Site::Pyramid, owners)
    }

    /// Stones in one of the pyramids of side B, in placement order.
    pub fn pyramids(mut self, pyramid: &str, owners: &str) -> Self {
        let pyramid: Pyramid = pyramid.parse().expect("a pyramid");
        for owner in seats(owners) {
            let board = &mut self.game.board;
            let space = board.built[pyramid.index()];
            board.pyramid[usize::from(data::PYRAMID_B_SIZE) * pyramid.index() + usize::from(space)] =
                Some(owner);
            board.built[pyramid.index()] += 1;
            board.players[owner].placed[0] += 1;
            board.players[owner].quarry -= 1;
        }
        self
    }

    /// Stones on the temple, in placement order.
    pub fn temple(self, owners: &str) -> Self {
        self.stones(Site::Temple, owners)
    }

    /// Stones in the burial chamber, in placement order.
    pub fn chamber(self, owners: &str) -> Self {
        self.stones(Site::Chamber, owners)
    }

    /// Stones at the obelisks, in placement order.
    pub fn obelisks(self, owners: &str) -> Self {
        self.stones(Site::Obelisks, owners)
    }

    /// Cards before a seat.
    pub fn cards(mut self, seat: Seat, cards: &str) -> Self {
        for card in self.take(cards) {
            self.game.board.players[seat].cards.add(card);
        }
        self
    }

    /// Cards face up on the market.
    pub fn market(mut self, cards: &str) -> Self {
        for card in self.take(cards) {
            self.game.board.market.faces.add(card);
        }
        self
    }

    /// Cards face down on the market.
    pub fn pair(mut self, cards: &str) -> Self {
        for card in self.take(cards) {
            self.game.hidden.pair.push(card);
        }
        self
    }

    /// Cards on the discards, which everybody has seen.
    pub fn discards(mut self, cards: &str) -> Self {
        for card in self.take(cards) {
            self.game.board.market.discards.add(card);
        }
        self
    }

    /// The top cards of the market pile, the first on top; the others follow in the order of the vocabulary.
    pub fn pile(mut self, cards: &str) -> Self {
        self.top = self.take(cards);
        self
    }

    /// The market pile has no other card than its top ones: all that have no place yet are discards.
    pub fn nothing_else_in_the_pile(mut self) -> Self {
        for card in std::mem::take(&mut self.cards) {
            self.game.board.market.discards.add(card);
        }
        self
    }

    /// All cards that have no place yet go to a seat, except red ones, which go to the discards.
    pub fn all_other_cards(mut self, seat: Seat) -> Self {
        for card in std::mem::take(&mut self.cards) {
            if card.red_site().is_some() {
                self.game.board.market.discards.add(card);
            } else {
                self.game.board.players[seat].cards.add(card);
            }
        }
        self
    }

    /// The position.
    pub fn build(mut self) -> Imhotep {
        self.game.hidden.market = Pile::from_top(self.top.into_iter().chain(self.cards));
        self.game.board.phase = Phase::Turn;
        self.game.board.flow = Flow::Turns;
        for (_, player) in self.game.board.players.iter_mut() {
            player.pyramid_points = 0;
            player.tower_points = 0;
        }
        if let Err(problem) = self.game.validate() {
            panic!("not a position: {problem}");
        }
        self.game
    }

    fn stones(mut self, site: Site, owners: &str) -> Self {
        for owner in seats(owners) {
            self.game.board.players[owner].quarry -= 1;
            Hand::new(&mut self.game, &mut Silent).build(owner, site);
        }
        self
    }

    fn take(&mut self, cards: &str) -> Vec<Card> {
        let taken = cards.split(' ').map(|word| {
            let card: Card = word.parse().expect("a card");
            let at = self.cards.iter().position(|other| *other == card);
            self.cards.remove(at.unwrap_or_else(|| panic!("there is no {card} left")))
        });
        taken.collect()
    }
}

fn seats(letters: &str) -> impl Iterator<Item = Seat> + '_ {
    letters.chars().map(|letter| Seat::from_letter(letter).expect("a seat"))
}
