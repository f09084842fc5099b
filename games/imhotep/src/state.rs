//! The position: the board that everybody sees, what is hidden, and how a game begins.

use tabletop::{BySeat, Chance, Pile, Seat, Setup, SetupError, Tell, vocabulary};

use crate::apply::Hand;
use crate::data;
use crate::event::Event;
use crate::types::{Card, Cards, Order, RoundCard, Ship, Side, Site, Space};

/// A position of Imhotep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imhotep {
    pub(crate) board: Board,
    pub(crate) hidden: Hidden,
}

/// What nobody can see, or only one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hidden {
    pub(crate) chance: Chance,
    /// The round cards to come; the last one is never played.
    pub(crate) rounds: Pile<RoundCard, 7>,
    /// The face-down market cards.
    pub(crate) market: Pile<Card, { data::MARKET }>,
    /// The face-down pair of the market's side B; its taker looks at it.
    pub(crate) pair: Pile<Card, { data::PAIR as usize }>,
    /// Discards that nobody has seen: pairs that were left on the market.
    pub(crate) unseen: Pile<Card, { data::PAIR as usize * data::ROUNDS as usize }>,
}

/// All that everybody sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub(crate) players: BySeat<Player>,
    /// May cards and bonuses be left? By the first version of the rules they could not.
    pub(crate) may_decline: bool,
    pub(crate) sides: [Side; 5],
    pub(crate) wrath: Wrath,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// Whose decision it is.
    pub(crate) decider: Seat,
    /// Whose turn it is; owners of stones may have to decide in it.
    pub(crate) turn: Seat,
    /// How many seats have passed in a row.
    pub(crate) passes: u8,
    pub(crate) flow: Flow,
    /// How the last round ended, once it has.
    pub(crate) ending: Option<Ending>,

    pub(crate) river: River,
    pub(crate) market: Market,

    /// The first stones of the pyramid, in placement order; five for each pyramid on side B.
    pub(crate) pyramid: [Option<Seat>; 15],
    /// Stones in each of the pyramids of side B; on side A, the first counts them all.
    pub(crate) built: [u8; 3],
    /// The topmost stone of each space.
    pub(crate) temple: [Option<Seat>; 5],
    /// Who has the towers of side B, dearest first.
    pub(crate) towers: [Option<Seat>; 8],
}

/// What a seat has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Player {
    /// The stones in the burial chamber: bit `3 * column + row`.
    pub(crate) chamber: u128,
    pub(crate) cards: Cards,
    pub(crate) sled: u8,
    pub(crate) quarry: u8,
    /// Stones at each monument, in the order of [`Site::MONUMENTS`].
    pub(crate) placed: [u8; 4],
    /// Stones before the obelisks of side B that are in no tower.
    pub(crate) loose: u8,
    /// Points of the pyramid so far.
    pub(crate) pyramid_points: u8,
    /// Points of the temple, round by round.
    pub(crate) temple_points: [u8; data::ROUNDS as usize],
    /// Points of towers so far.
    pub(crate) tower_points: u8,
}

/// The ships of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct River {
    pub(crate) card: RoundCard,
    /// Whose stone lies on each space.
    pub(crate) cargo: [Option<Seat>; 16],
    /// Empty spaces of ships that have not sailed, a bit each.
    pub(crate) free: u16,
    /// Ships that have their minimum and have not sailed, a bit each.
    pub(crate) ready: u8,
    /// Ships that have sailed, a bit each.
    pub(crate) sailed: u8,
    /// The ship in each site's dock.
    pub(crate) docks: [Option<Ship>; 5],
}

/// The market as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Market {
    /// The face-up cards.
    pub(crate) faces: Cards,
    /// The discards that everybody has seen.
    pub(crate) discards: Cards,
    /// An entrance whose owner is choosing the pyramid.
    pub(crate) limbo: Option<Card>,
    /// How often the pile has been remade.
    pub(crate) remakes: u8,
    /// How many cards of the face-down pair come from an earlier pile than the present one.
    pub(crate) old_pair: u8,
    /// What those can be: the cards that were unseen when the pile was remade.
    pub(crate) old_unseen: Cards,
}

vocabulary! {
    /// Is the variant played?
    pub enum Wrath ("expected-wrath") {
        /// It is not.
        Off = "off",
        /// A seat missing at a monument loses points.
        On = "on",
    }
}

vocabulary! {
    /// The way the last round ended.
    pub enum Ending ("expected-ending") {
        /// The fourth ship docked.
        Ships = "ships",
        /// Everybody passed.
        Passes = "passes",
    }
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The turn's action.
    Turn,
    /// Which card a stone at the market takes, if any.
    Take,
    /// Which card of the pair is kept.
    Keep,
    /// Which pyramid a stone goes to.
    Pyramid,
    /// Whether the top market card is taken as a bonus.
    Card,
    /// Whether stones are taken from the quarry as a bonus.
    Stones,
    /// Whether a stone is loaded as a bonus, and where.
    Load,
    /// A point or stones, for a stone on the temple.
    Temple,
    /// Nothing: the game is over.
    Over,
}

/// What goes on after the decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// The next turn.
    Turns,
    /// The stones of a ship are being unloaded; `next` is the first that has not been.
    Unloading { site: Site, order: Order, next: u8 },
    /// The temple is giving its rewards; `space` is the next to give.
    Temple { space: u8, ending: Ending },
}

impl Imhotep {
    pub(crate) fn start(setup: &Setup, tell: &mut impl Tell<Event>) -> Result<Self, SetupError> {
        setup.check::<Imhotep>()?;
        let seats = setup.seats;
        let mut board = Board::new(setup);
        for (seat, player) in board.players.iter_mut() {
            player.sled = data::START[seat.index()];
            player.quarry = data::STONES - player.sled;
        }
        let mut hidden = Hidden {
            chance: Chance::Sealed(setup.seed),
            rounds: Pile::from_top(data::round_cards(seats)),
            market: Pile::from_top(all_cards()),
            pair: Pile::new(),
            unseen: Pile::new(),
        };
        hidden.rounds.shuffle(&hidden.chance, ID, "rounds", tell);
        hidden.market.shuffle(&hidden.chance, ID, "market", tell);
        let mut game = Imhotep { board, hidden };
        Hand::new(&mut game, tell).begin_round(Seat::A);
        Ok(game)
    }
}

/// The game's name in the notation.
pub(crate) const ID: &str = "imhotep";

/// Every market card, in the order of the vocabulary.
pub(crate) fn all_cards() -> impl Iterator<Item = Card> {
    Card::ALL.iter().flat_map(|card| (0..data::copies(*card)).map(|_| *card))
}

impl Board {
    /// An empty board before the first round, with no stones anywhere.
    pub(crate) fn new(setup: &Setup) -> Self {
        let sides = [Site::Market, Site::Pyramid, Site::Temple, Site::Chamber, Site::Obelisks]
            .map(|site| if setup.options.get(site.text()) == Side::B.text() { Side::B } else { Side::A });
        let wrath = if setup.options.get(data::WRATH) == Wrath::On.text() { Wrath::On } else { Wrath::Off };
        Board {
            players: BySeat::new(setup.seats),
            may_decline: setup.rules >= data::MAY_DECLINE,
            sides,
            wrath,
            round: 0,
            phase: Phase::Turn,
            decider: Seat::A,
            turn: Seat::A,
            passes: 0,
            flow: Flow::Turns,
            ending: None,
            river: River::default(),
            market: Market::default(),
            pyramid: [None; 15],
            built: [0; 3],
            temple: [None; 5],
            towers: [None; 8],
        }
    }

    /// How many play.
    #[inline]
    pub fn seats(&self) -> usize {
        self.players.seats()
    }

    /// Which side of a site is up.
    #[inline]
    pub fn side(&self, site: Site) -> Side {
        self.sides[site.index()]
    }

    /// How many stones lie at a monument, whoever owns them; none at the market.
    pub(crate) fn stones_at(&self, site: Site) -> u8 {
        monument(site).map_or(0, |at| self.players.values().map(|player| player.placed[at]).sum())
    }

    /// The owners of the stones in the burial chamber, in placement order.
    pub(crate) fn chamber_owners(&self) -> Vec<Seat> {
        let owner = |space: u8| {
            let holder = self.players.iter().find(|(_, player)| player.chamber & 1 << space != 0);
            holder.map(|(seat, _)| seat)
        };
        (0..self.stones_at(Site::Chamber)).filter_map(owner).collect()
    }

    /// Are all three pyramids of side B complete?
    #[inline]
    pub(crate) fn pyramids_complete(&self) -> bool {
        self.built == [data::PYRAMID_B_SIZE; 3]
    }

    /// How many stones a seat would take if it took up to `most`.
    #[inline]
    pub(crate) fn takeable(&self, seat: Seat, most: u8) -> u8 {
        let player = &self.players[seat];
        most.min(data::SLED - player.sled).min(player.quarry)
    }

    /// Has the seat a stone on its sled, and is there an empty space on a ship that has not sailed?
    #[inline]
    pub(crate) fn can_load(&self, seat: Seat) -> bool {
        self.players[seat].sled > 0 && self.river.free != 0
    }
}

/// The place of a monument in [`Site::MONUMENTS`].
#[inline]
pub(crate) const fn monument(site: Site) -> Option<usize> {
    site.index().checked_sub(1)
}

impl River {
    /// The ships of a round card, empty and at their berths.
    pub(crate) fn new(card: RoundCard) -> Self {
        let free =
            Ship::ALL.iter().map(|ship| ((1u16 << card.capacity(*ship)) - 1) << (4 * ship.index())).sum();
        River { card, free, ..River::default() }
    }

    /// Has the ship left?
    #[inline]
    pub(crate) const fn has_sailed(&self, ship: Ship) -> bool {
        self.sailed & 1 << ship.index() != 0
    }

    /// Have all four ships left?
    #[inline]
    pub(crate) const fn all_sailed(&self) -> bool {
        self.sailed == 0b1111
    }

    /// How many stones a ship needs to sail.
    #[inline]
    pub(crate) const fn minimum(&self, ship: Ship) -> u8 {
        data::MINIMUM[self.card.capacity(ship) as usize]
    }

    /// How many stones are on the ship.
    #[inline]
    pub(crate) fn stones(&self, ship: Ship) -> u8 {
        if self.has_sailed(ship) {
            0
        } else {
            self.card.capacity(ship) - self.free_on(ship).count_ones() as u8
        }
    }

    /// The empty spaces of a ship that has not sailed, a bit each.
    #[inline]
    pub(crate) const fn free_on(&self, ship: Ship) -> u16 {
        self.free >> (4 * ship.index()) & 15
    }

    /// Has the ship its minimum, and has it not sailed?
    #[inline]
    pub(crate) const fn is_ready(&self, ship: Ship) -> bool {
        self.ready & 1 << ship.index() != 0
    }

    /// Is the space on a ship that has not sailed, and empty?
    #[inline]
    pub(crate) const fn is_free(&self, space: Space) -> bool {
        self.free & 1 << space.index() != 0
    }

    /// Is the site's dock empty?
    #[inline]
    pub(crate) const fn is_open(&self, site: Site) -> bool {
        self.docks[site.index()].is_none()
    }

    /// The sites whose dock is empty.
    pub(crate) fn open_sites(&self) -> impl Iterator<Item = Site> + '_ {
        Site::ALL.iter().copied().filter(|site| self.is_open(*site))
    }

    /// Puts a stone on a free space.
    #[inline]
    pub(crate) fn load(&mut self, space: Space, owner: Seat) {
        self.cargo[space.index()] = Some(owner);
        self.free &= !(1 << space.index());
        let ship = space.ship();
        if self.stones(ship) >= self.minimum(ship) {
            self.ready |= 1 << ship.index();
        }
    }

    /// The stones of a ship, from bow to stern.
    #[inline]
    pub(crate) fn cargo_of(&self, ship: Ship) -> Order {
        let first = 4 * ship.index();
        self.cargo[first..first + 4].iter().flatten().copied().collect()
    }

    /// Moves a ship to a dock, empty: its stones are on the quay.
    #[inline]
    pub(crate) fn dock(&mut self, ship: Ship, site: Site) {
        let first = 4 * ship.index();
        self.cargo[first..first + 4].fill(None);
        self.free &= !(15 << first);
        self.ready &= !(1 << ship.index());
        self.sailed |= 1 << ship.index();
        self.docks[site.index()] = Some(ship);
    }
}
