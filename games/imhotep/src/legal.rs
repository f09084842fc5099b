//! All that check allows: listed ascending, counted without listing, and drawn at random.

use tabletop::{Draw, Rng, Seat};

use crate::action::Action;
use crate::data;
use crate::state::{Board, Imhotep, Phase, River};
use crate::types::{Card, Cards, Order, Pyramid, Ship, Site, Space};

impl Imhotep {
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        let board = &self.board;
        if seat != board.decider {
            return;
        }
        match board.phase {
            Phase::Turn => board.list_turn(seat, out),
            Phase::Take => {
                out.extend(board.market.faces.kinds().map(Action::Take));
                if !self.hidden.pair.is_empty() {
                    out.push(Action::TakeHidden);
                }
                if board.may_decline {
                    out.push(Action::Decline);
                }
            }
            Phase::Card => out.extend([Action::Card, Action::Decline]),
            Phase::Stones => out.extend([Action::Stones, Action::Decline]),
            Phase::Keep => out.extend(self.hidden.pair.iter().collect::<Cards>().kinds().map(Action::Keep)),
            Phase::Pyramid => {
                let open = Pyramid::ALL.iter().filter(|pyramid| board.has_room(**pyramid));
                out.extend(open.map(|pyramid| Action::Pyramid(*pyramid)));
            }
            Phase::Load => {
                out.extend(spaces(board.river.free).map(Action::Load));
                out.push(Action::Decline);
            }
            Phase::Temple => out.extend([Action::Stones, Action::Point]),
            Phase::Over => {}
        }
    }

    /// One of the legal actions, each equally likely, without listing them.
    #[inline]
    pub(crate) fn draw_action(&self, rng: &mut Rng) -> Action {
        let board = &self.board;
        match board.phase {
            Phase::Turn => board.draw_turn(rng),
            Phase::Take => {
                let faces = board.market.faces;
                let kinds = faces.kinds_len();
                let takeable = kinds + u32::from(!self.hidden.pair.is_empty());
                match rng.below(takeable + u32::from(board.may_decline)) {
                    picked if picked < kinds => Action::Take(faces.nth_kind(picked)),
                    picked if picked < takeable => Action::TakeHidden,
                    _ => Action::Decline,
                }
            }
            Phase::Card => either(rng, Action::Card, Action::Decline),
            Phase::Stones => either(rng, Action::Stones, Action::Decline),
            Phase::Keep => {
                let pair: Cards = self.hidden.pair.iter().collect();
                Action::Keep(pair.nth_kind(rng.below(pair.kinds_len())))
            }
            Phase::Pyramid => {
                let open = Pyramid::ALL.iter().filter(|pyramid| board.has_room(**pyramid));
                let picked = rng.below(open.clone().count() as u32) as usize;
                Action::Pyramid(
                    *open.clone().nth(picked).expect("the choice is asked only while one is open"),
                )
            }
            Phase::Load => {
                let free = board.river.free;
                match rng.below(free.count_ones() + 1) {
                    0 => Action::Decline,
                    picked => Action::Load(nth_space(free, picked - 1)),
                }
            }
            Phase::Temple | Phase::Over => either(rng, Action::Stones, Action::Point),
        }
    }
}

#[inline]
fn either(rng: &mut Rng, one: Action, other: Action) -> Action {
    if rng.below(2) == 0 { one } else { other }
}

/// How many legal actions of each kind a seat has on its turn.
pub(crate) struct TurnChoices {
    stones: u32,
    load: u32,
    sail: u32,
    lever: u32,
    hammer: u32,
    sail_card: u32,
    chisel: u32,
}

impl TurnChoices {
    #[inline]
    pub(crate) fn of(board: &Board, seat: Seat) -> Self {
        let river = &board.river;
        let player = &board.players[seat];
        let free = river.free.count_ones();
        let open = river.open_sites_len();
        let takeable = board.takeable(seat, data::TAKEN);
        let mut choices = TurnChoices {
            stones: u32::from(takeable > 0),
            load: if player.sled > 0 { free } else { 0 },
            sail: river.ready.count_ones() * open,
            lever: 0,
            hammer: 0,
            sail_card: 0,
            chisel: 0,
        };
        // Most seats have no blue card most of the time.
        if player.cards.has_blue() {
            if player.cards.has(Card::Lever) {
                choices.lever = river.ready_ships().map(|ship| river.orders_len(ship)).sum::<u32>() * open;
            }
            if player.cards.has(Card::Hammer) && takeable > 0 {
                choices.hammer = free;
            }
            if player.cards.has(Card::Sail) && player.sled > 0 {
                choices.sail_card = river.nearly_ready().count_ones() * open;
            }
            if player.cards.has(Card::Chisel) && player.sled > 1 {
                choices.chisel = free * free.saturating_sub(1) / 2;
            }
        }
        choices
    }

    #[inline]
    pub(crate) fn total(&self) -> u32 {
        self.stones + self.load + self.sail + self.lever + self.hammer + self.sail_card + self.chisel
    }
}

impl Board {
    fn list_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        let before = out.len();
        let river = &self.river;
        let choices = TurnChoices::of(self, seat);
        if choices.stones > 0 {
            out.push(Action::Stones);
        }
        if choices.load > 0 {
            out.extend(spaces(river.free).map(Action::Load));
        }
        for ship in river.ready_ships() {
            out.extend(river.open_sites().map(|site| Action::Sail(ship, site)));
        }
        if choices.lever > 0 {
            for ship in river.ready_ships() {
                for site in river.open_sites() {
                    out.extend(
                        orders(river.cargo_of(ship)).map(|order| Action::PlayLever(ship, site, order)),
                    );
                }
            }
        }
        if choices.hammer > 0 {
            out.extend(spaces(river.free).map(Action::PlayHammer));
        }
        if choices.sail_card > 0 {
            for space in spaces(river.nearly_ready()) {
                out.extend(river.open_sites().map(|site| Action::PlaySail(space, site)));
            }
        }
        if choices.chisel > 0 {
            for first in spaces(river.free) {
                let second = spaces(river.free).filter(|second| *second > first);
                out.extend(second.map(|second| Action::PlayChisel(first, second)));
            }
        }
        if out.len() == before {
            out.push(Action::Pass);
        }
    }

    #[inline]
    fn draw_turn(&self, rng: &mut Rng) -> Action {
        let river = &self.river;
        let choices = TurnChoices::of(self, self.decider);
        let total = choices.total();
        if total == 0 {
            return Action::Pass;
        }
        let mut picked = rng.below(total);
        // Is it one of the next `count`? Then `picked` says which.
        let mut among = |count: u32| match picked.checked_sub(count) {
            None => Some(picked),
            Some(rest) => {
                picked = rest;
                None
            }
        };
        let open = river.open_sites_len();
        if let Some(at) = among(choices.load) {
            return Action::Load(nth_space(river.free, at));
        }
        if let Some(at) = among(choices.sail) {
            return Action::Sail(river.nth_ready(at / open), river.nth_open(at % open));
        }
        if among(choices.stones).is_some() {
            return Action::Stones;
        }
        if let Some(at) = among(choices.hammer) {
            return Action::PlayHammer(nth_space(river.free, at));
        }
        if let Some(at) = among(choices.sail_card) {
            return Action::PlaySail(nth_space(river.nearly_ready(), at / open), river.nth_open(at % open));
        }
        if let Some(at) = among(choices.chisel) {
            return nth_chisel(river.free, at);
        }
        let (order, site) = (picked / open, river.nth_open(picked % open));
        river.nth_lever(order, site)
    }
}

impl River {
    pub(crate) fn open_sites_len(&self) -> u32 {
        Site::ALL.len() as u32 - u32::from(self.sailed).count_ones()
    }

    #[inline]
    fn ready_ships(&self) -> impl Iterator<Item = Ship> + '_ {
        Ship::ALL.iter().copied().filter(|ship| self.is_ready(*ship))
    }

    /// The free spaces of ships that one more stone lets sail, a bit each.
    #[inline]
    fn nearly_ready(&self) -> u16 {
        let mut ships = 0;
        for ship in Ship::ALL {
            if !self.has_sailed(*ship) && self.stones(*ship) + 1 >= self.minimum(*ship) {
                ships |= 15 << (4 * ship.index());
            }
        }
        self.free & ships
    }

    #[inline]
    fn nth_ready(&self, index: u32) -> Ship {
        Ship::ALL[nth_bit(u32::from(self.ready), index) as usize & 3]
    }

    #[inline]
    pub(crate) fn nth_open(&self, index: u32) -> Site {
        self.open_sites().nth(index as usize).expect("the index was drawn below their number")
    }

    /// How many different orders the stones of a ship have.
    fn orders_len(&self, ship: Ship) -> u32 {
        const FACTORIAL: [u32; 5] = [1, 1, 2, 6, 24];
        let census = self.cargo_of(ship).census();
        let counts = [census & 15, census >> 4 & 15, census >> 8 & 15, census >> 12];
        let stones: u16 = counts.iter().sum();
        counts.iter().fold(FACTORIAL[usize::from(stones)], |all, count| all / FACTORIAL[usize::from(*count)])
    }

    fn nth_lever(&self, mut index: u32, site: Site) -> Action {
        for ship in self.ready_ships() {
            let count = self.orders_len(ship);
            if index < count {
                let order = orders(self.cargo_of(ship)).nth(index as usize).expect("the orders were counted");
                return Action::PlayLever(ship, site, order);
            }
            index -= count;
        }
        unreachable!("the index was drawn below the number of orders")
    }
}

impl Cards {
    #[inline]
    pub(crate) fn has_blue(self) -> bool {
        Card::BLUE.iter().any(|card| self.has(*card))
    }
}

/// The spaces of a mask, in order.
fn spaces(mask: u16) -> impl Iterator<Item = Space> {
    (0..16).filter(move |index| mask & 1 << index != 0).map(Space::from_index)
}

#[inline]
pub(crate) fn nth_space(mask: u16, index: u32) -> Space {
    Space::from_index(nth_bit(u32::from(mask), index) as usize)
}

/// The position of the `index`th set bit.
#[inline]
pub(crate) fn nth_bit(mut mask: u32, index: u32) -> u32 {
    for _ in 0..index {
        mask &= mask - 1;
    }
    mask.trailing_zeros()
}

/// The `index`th pair of the spaces of a mask, the lower one first.
fn nth_chisel(mask: u16, mut index: u32) -> Action {
    let free = mask.count_ones();
    let mut first = 0;
    while index >= free - 1 - first {
        index -= free - 1 - first;
        first += 1;
    }
    Action::PlayChisel(nth_space(mask, first), nth_space(mask, first + 1 + index))
}

/// Every different order of a ship's stones, ascending.
fn orders(cargo: Order) -> impl Iterator<Item = Order> {
    let mut owners: [Seat; 4] = [Seat::A; 4];
    let len = cargo.owners().len();
    owners[..len].copy_from_slice(cargo.owners());
    owners[..len].sort_unstable();
    let mut next = Some(owners);
    std::iter::from_fn(move || {
        let owners = next?;
        next = following(owners, len);
        Some(owners[..len].iter().copied().collect())
    })
}

/// The next order in the dictionary, if there is one.
fn following(mut owners: [Seat; 4], len: usize) -> Option<[Seat; 4]> {
    let owners_used = &mut owners[..len];
    let pivot = (1..len).rev().find(|at| owners_used[at - 1] < owners_used[*at])?;
    let swap = (pivot..len).rev().find(|at| owners_used[*at] > owners_used[pivot - 1])?;
    owners_used.swap(pivot - 1, swap);
    owners_used[pivot..].reverse();
    Some(owners)
}
