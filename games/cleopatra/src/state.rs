//! The position: the board that everybody sees, what is hidden, and how a game begins.

use tabletop::{BySeat, Chance, Pile, Seat, SeatSet, Setup, SetupError, Tell};

use crate::apply::Hand;
use crate::cards::{ByDeck, Cards, PRESENT};
use crate::data;
use crate::event::Event;
use crate::garden::Area;
use crate::palace::Palace;
use crate::payment::{Credit, Purse};
use crate::types::{Card, EndRule, Ending, Face, Kind, Memory, Mosaic, Piece, Stall, Worshipper};

/// A position of Cleopatra and the Society of Architects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cleopatra {
    pub(crate) board: Board,
    pub(crate) hidden: Hidden,
}

/// What nobody can see, or only one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hidden {
    pub(crate) chance: Chance,
    /// The cards of the deck whose faces nobody sees, in order; a top card that lies face up is on the board.
    pub(crate) deck: Pile<Card, { data::DECK }>,
    /// Which cards below the top lie face down: bit 0 is the bottom of the deck.
    pub(crate) down: u128,
    /// The mosaics below the top one.
    pub(crate) mosaics: Pile<Mosaic, { data::MOSAICS }>,
    /// The cards of each hand that not everybody has seen.
    pub(crate) hands: BySeat<ByDeck<Cards>>,
    /// The face-down cards of each stall.
    pub(crate) stalls: [ByDeck<Cards>; data::STALLS],
    /// The card drawn for a stall, if it lies face down.
    pub(crate) drawn: Option<Card>,
    /// What has been bid for the offering.
    pub(crate) bids: BySeat<Option<u16>>,
}

/// All that everybody sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub(crate) players: BySeat<Player>,
    pub(crate) palace: Palace,
    pub(crate) market: Market,
    /// Worshippers by slot, the cheapest first.
    pub(crate) worshippers: [Worshipper; data::WORSHIPPERS],
    pub(crate) end: EndRule,
    pub(crate) memory: Memory,
    pub(crate) phase: Phase,
    /// Whose turn it is.
    pub(crate) seat: Seat,
    pub(crate) turn: Turn,
    /// Who has still to bid for the offering.
    pub(crate) bidding: SeatSet,
    /// The space Cleopatra stands on.
    pub(crate) walk: u8,
    /// Once Cleopatra stands before the palace: how many turns follow the present one.
    pub(crate) last_turns: Option<u8>,
    /// How many turns have ended in a row without a piece.
    pub(crate) idle: u16,
    pub(crate) ending: Option<Ending>,
}

/// What a seat has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Player {
    /// The squares of its sanctuaries.
    pub(crate) sanctuaries: Area,
    /// The cards of the hand that everybody has seen.
    pub(crate) seen: Cards,
    /// How many other cards it holds, by the deck they came from.
    pub(crate) unseen: ByDeck<u8>,
    pub(crate) scarabs: u16,
    pub(crate) amulets: u16,
    pub(crate) statues: u8,
    pub(crate) ledger: Ledger,
}

/// Where scarabs and amulets came from and went to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Ledger {
    /// Pieces built, by kind.
    pub(crate) built: [u8; 7],
    /// What they gave besides their reward, by kind.
    pub(crate) bonus: [u8; 7],
    /// Pieces built with the architect.
    pub(crate) architect: u8,
    /// Scarabs paid for worshippers.
    pub(crate) fines: u16,
    /// Scarabs offered.
    pub(crate) offered: u16,
    /// Amulets taken for worshippers.
    pub(crate) fine_amulets: u16,
    /// Amulets for corrupt cards paid.
    pub(crate) corrupt: u16,
    /// Amulets for keeping a large hand.
    pub(crate) kept: u16,
    /// Amulets changed by the offering.
    pub(crate) offering: i8,
    /// Corrupt cards in the hand at the end.
    pub(crate) hand: u8,
}

/// The market, the deck and the discards as everybody sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Market {
    /// The face-up cards of each stall.
    pub(crate) up: [Cards; data::STALLS],
    /// How many cards lie face down on each stall, by the deck they came from.
    pub(crate) down: [ByDeck<u8>; data::STALLS],
    pub(crate) discards: Cards,
    pub(crate) top: Top,
    /// Cards below the top of the deck.
    pub(crate) below: u8,
    /// How many of them lie face down.
    pub(crate) below_down: u8,
    /// How often the deck has been rebuilt.
    pub(crate) rebuilt: u16,
    /// The card that is to be put on a stall.
    pub(crate) drawn: Top,
    /// Stalls that have got their card, a bit each.
    pub(crate) filled: u8,
}

/// A card as everybody sees it: the top of the deck, or the card drawn for a stall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) enum Top {
    /// There is none.
    #[default]
    None,
    /// It lies face up.
    Up(Card),
    /// It lies face down.
    Down,
}

/// What has happened in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Turn {
    pub(crate) worshipped: Option<Worshipper>,
    pub(crate) credit: Credit,
    /// Has the market been visited?
    pub(crate) visited: bool,
    /// How many pieces have been built.
    pub(crate) pieces: u8,
    /// Is the building over?
    pub(crate) built: bool,
    /// The piece that is to be paid, or the mosaic that may be claimed for.
    pub(crate) piece: Option<Piece>,
    /// The areas that can be claimed as sanctuaries now.
    pub(crate) claims: Area,
    /// Has an area been claimed for the mosaic?
    pub(crate) claimed: bool,
    /// Have cards been discarded down to the limit?
    pub(crate) discarded: bool,
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The worshipper, or the action of the turn.
    Turn,
    /// Which stall the drawn card goes to.
    Place,
    /// How the chosen piece is paid.
    Pay,
    /// Whether areas are claimed as sanctuaries.
    Claim,
    /// Whether another piece is built.
    Build,
    /// Whether the vizier's second action is taken.
    Second,
    /// Which cards over the limit are discarded.
    Limit,
    /// How much is offered.
    Offering,
    /// Nothing: the game is over.
    Over,
}

/// The game's name in the notation.
pub(crate) const ID: &str = "cleopatra";

/// Every card, in the order of the vocabulary.
pub(crate) fn all_cards() -> Cards {
    Card::ALL.iter().fold(Cards::EMPTY, |all, card| all + Cards::of(*card, data::copies(*card)))
}

impl Cleopatra {
    pub(crate) fn start(setup: &Setup, tell: &mut impl Tell<Event>) -> Result<Self, SetupError> {
        setup.check::<Cleopatra>()?;
        let chance = Chance::Sealed(setup.seed);
        let mut mosaics = Pile::from_top(Mosaic::ALL.iter().copied());
        let mut worshippers: Pile<Worshipper, { data::WORSHIPPERS }> =
            Pile::from_top(Worshipper::ALL.iter().copied());
        let mut deck = Pile::from_top(all_cards().iter());
        deck.shuffle(&chance, ID, "deck", tell);
        let mut hands: BySeat<ByDeck<Cards>> = BySeat::new(setup.seats);
        for (_, hand) in hands.iter_mut() {
            for _ in 0..data::START_CARDS {
                hand[PRESENT].insert(deck.pop().expect("the deck is larger than all hands"));
            }
        }
        let mut game = Cleopatra {
            board: Board::new(setup),
            hidden: Hidden {
                chance,
                deck,
                down: 0,
                mosaics: Pile::new(),
                hands,
                stalls: Default::default(),
                drawn: None,
                bids: BySeat::new(setup.seats),
            },
        };
        let mut hand = Hand::new(&mut game, tell);
        hand.turn_faces("deck-faces");
        mosaics.shuffle(&hand.game.hidden.chance, ID, "mosaics", hand.tell);
        worshippers.shuffle(&hand.game.hidden.chance, ID, "worshippers", hand.tell);
        hand.game.hidden.mosaics = mosaics;
        for (slot, worshipper) in hand.game.board.worshippers.iter_mut().zip(worshippers.iter()) {
            *slot = worshipper;
        }
        hand.lay_out();
        Ok(game)
    }
}

impl Board {
    /// An empty palace, an empty market, and everybody with what they start with.
    pub(crate) fn new(setup: &Setup) -> Self {
        let is = |name, value| setup.options.get(name) == value;
        let mut start = Player { scarabs: data::START_SCARABS, statues: data::STATUES, ..Player::default() };
        start.unseen[PRESENT] = data::START_CARDS;
        Board {
            players: BySeat::from_fn(setup.seats, |_| start),
            palace: Palace::default(),
            market: Market::default(),
            worshippers: [Worshipper::Architect; data::WORSHIPPERS],
            end: if is(data::END, EndRule::Immediate.text()) {
                EndRule::Immediate
            } else {
                EndRule::LastTurn
            },
            memory: if is(data::MEMORY, Memory::On.text()) { Memory::On } else { Memory::Off },
            phase: Phase::Turn,
            seat: Seat::A,
            turn: Turn::default(),
            bidding: SeatSet::EMPTY,
            walk: 0,
            last_turns: None,
            idle: 0,
            ending: None,
        }
    }

    /// How many play.
    #[inline]
    pub fn seats(&self) -> usize {
        self.players.seats()
    }

    /// Who has a decision to make.
    #[inline]
    pub(crate) fn deciders(&self) -> SeatSet {
        match self.phase {
            Phase::Offering => self.bidding,
            Phase::Over => SeatSet::EMPTY,
            Phase::Turn
            | Phase::Place
            | Phase::Pay
            | Phase::Claim
            | Phase::Build
            | Phase::Second
            | Phase::Limit => SeatSet::only(self.seat),
        }
    }

    /// The slot a worshipper is in.
    pub(crate) fn slot(&self, worshipper: Worshipper) -> usize {
        let slot = self.worshippers.iter().position(|other| *other == worshipper);
        slot.expect("every worshipper is on the board of Sobek")
    }

    /// May another visit to the market follow in this turn, or another building?
    pub(crate) fn has_second_action(&self) -> bool {
        self.turn.worshipped == Some(Worshipper::Vizier) && !(self.turn.visited && self.turn.built)
    }
}

impl Player {
    /// How many cards it holds.
    #[inline]
    pub(crate) fn hand_len(&self) -> u8 {
        self.seen.len() + self.unseen.total()
    }

    /// How many cards it holds beyond the limit. Each costs an amulet to keep.
    #[inline]
    pub(crate) fn over_limit(&self) -> u8 {
        self.hand_len().saturating_sub(data::HAND)
    }
}

impl Ledger {
    /// Counts a piece and what it gave besides its reward.
    pub(crate) fn count(&mut self, kind: Kind, bonus: u16) {
        self.built[kind.index()] += 1;
        self.bonus[kind.index()] += bonus as u8;
    }
}

impl Market {
    /// How many cards lie on a stall.
    #[inline]
    pub(crate) fn stall_len(&self, stall: Stall) -> u8 {
        self.up[stall.index()].len() + self.down[stall.index()].total()
    }

    /// The stalls that may be named: those with cards, or all when none has any; a bit each.
    #[inline]
    pub(crate) fn open_stalls(&self) -> u8 {
        let stocked = Stall::ALL
            .iter()
            .fold(0, |stalls, stall| stalls | u8::from(self.stall_len(*stall) > 0) << stall.index());
        if stocked == 0 { (1 << data::STALLS) - 1 } else { stocked }
    }

    /// How many cards are in the deck.
    pub(crate) fn deck_len(&self) -> u8 {
        match self.top {
            Top::None => 0,
            Top::Up(_) | Top::Down => self.below + 1,
        }
    }
}

impl Top {
    /// How the card lies, if there is one.
    pub(crate) fn face(self) -> Option<Face> {
        match self {
            Top::None => None,
            Top::Up(_) => Some(Face::Up),
            Top::Down => Some(Face::Down),
        }
    }
}

impl Cleopatra {
    /// All the cards of a hand.
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> Cards {
        self.board.players[seat].seen + self.hidden.hands[seat].total()
    }

    /// What the seat whose turn it is can pay with.
    #[inline]
    pub(crate) fn purse(&self) -> Purse {
        Purse { hand: self.hand(self.board.seat), credit: self.board.turn.credit }
    }
}
