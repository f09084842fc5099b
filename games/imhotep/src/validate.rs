//! Is a position sane: stones and cards add up, and nothing is where it cannot be.

use tabletop::Seat;

use crate::data;
use crate::state::{Board, Flow, Imhotep, Phase, all_cards, monument};
use crate::types::{Card, Cards, Ship, Side, Site, Space};

impl Imhotep {
    pub(crate) fn sanity(&self) -> Result<(), String> {
        self.cards_add_up()?;
        self.rounds_add_up()?;
        for seat in Seat::first(self.board.seats()) {
            self.board.stones_add_up(seat)?;
        }
        self.board.river_is_sane()?;
        self.board.sites_are_sane()
    }

    fn cards_add_up(&self) -> Result<(), String> {
        let market = &self.board.market;
        let mut cards: Vec<Card> = self.hidden.market.iter().collect();
        cards.extend(self.hidden.pair.iter());
        cards.extend(self.hidden.unseen.iter());
        cards.extend(market.faces.iter());
        cards.extend(market.discards.iter());
        cards.extend(market.limbo);
        self.board.players.values().for_each(|player| cards.extend(player.cards.iter()));
        cards.sort_unstable();
        ensure(cards.iter().copied().eq(all_cards()), || format!("the market cards are {cards:?}"))?;
        let red = |player: &crate::state::Player| player.cards.kinds().any(|card| card.red_site().is_some());
        ensure(!self.board.players.values().any(red), || "somebody holds a red card".to_owned())?;
        let old = usize::from(market.old_pair);
        let pair: Vec<Card> = self.hidden.pair.iter().collect();
        let fits = old <= pair.len() && {
            let old: Cards = pair.iter().rev().take(old).copied().collect();
            old.kinds().all(|card| old.count(card) <= market.old_unseen.count(card))
        };
        ensure(fits, || format!("{old} of the pair {pair:?} cannot come from {:?}", market.old_unseen))
    }

    fn rounds_add_up(&self) -> Result<(), String> {
        let left = 7 - usize::from(self.board.round);
        ensure(self.hidden.rounds.len() == left, || {
            format!("{} round cards are left", self.hidden.rounds.len())
        })?;
        let known = data::round_cards(self.board.seats());
        let played = self.board.river.card;
        let unknown = self.hidden.rounds.iter().find(|card| !known.contains(card) || *card == played);
        ensure(unknown.is_none() && known.contains(&played), || format!("{unknown:?} cannot be a round card"))
    }
}

impl Board {
    fn stones_add_up(&self, seat: Seat) -> Result<(), String> {
        let player = &self.players[seat];
        let on_ships = self.river.cargo.iter().flatten().filter(|owner| **owner == seat).count();
        let on_quay = self.on_quay().iter().filter(|owner| **owner == seat).count();
        let placed: u8 = player.placed.iter().sum();
        let all = usize::from(player.sled + player.quarry + placed) + on_ships + on_quay;
        ensure(all == usize::from(data::STONES), || format!("{seat} has {all} stones"))?;
        ensure(player.sled <= data::SLED, || format!("{seat} has {} stones on the sled", player.sled))
    }

    /// The stones of the ship being unloaded that are not placed yet.
    pub(crate) fn on_quay(&self) -> &[Seat] {
        let Flow::Unloading { site, ref order, next } = self.flow else { return &[] };
        // The stone its owner is asked about has left the ship, but lies nowhere yet.
        let undecided = match self.phase {
            Phase::Take => true,
            Phase::Pyramid => site == Site::Pyramid && self.market.limbo.is_none(),
            Phase::Turn
            | Phase::Keep
            | Phase::Card
            | Phase::Stones
            | Phase::Load
            | Phase::Temple
            | Phase::Over => false,
        };
        &order.owners()[usize::from(next) - usize::from(undecided)..]
    }

    fn river_is_sane(&self) -> Result<(), String> {
        let river = &self.river;
        for ship in Ship::ALL {
            for place in 0..4 {
                let space = Space::new(*ship, place);
                let usable = place < usize::from(river.card.capacity(*ship)) && !river.has_sailed(*ship);
                let stone = river.cargo[space.index()].is_some();
                let left = usable && self.phase != Phase::Over && !self.ships_have_left();
                ensure(!stone || usable, || format!("a stone lies on {space}"))?;
                ensure(river.is_free(space) == (left && !stone), || format!("{space} is free or not"))?;
            }
            let ready = !self.ships_have_left() && river.stones(*ship) >= river.minimum(*ship);
            ensure(river.is_ready(*ship) == (ready && !river.has_sailed(*ship)), || {
                format!("ship {ship} is ready or not")
            })?;
        }
        let docked = river.docks.iter().flatten().fold(0u8, |ships, ship| ships | 1 << ship.index());
        ensure(docked == river.sailed, || "the ships that sailed are not those in the docks".to_owned())?;
        let docks = river.docks.iter().flatten().count();
        ensure(docks == river.sailed.count_ones() as usize, || "a ship is in two docks".to_owned())
    }

    /// Has the round been ended by passing?
    fn ships_have_left(&self) -> bool {
        matches!(self.flow, Flow::Temple { .. }) || self.phase == Phase::Over
    }

    fn sites_are_sane(&self) -> Result<(), String> {
        let stones: Vec<usize> =
            Site::MONUMENTS.iter().map(|site| usize::from(self.stones_at(*site))).collect();
        let built: usize = self.built.iter().map(|built| usize::from(*built)).sum();
        ensure(self.pyramid.iter().flatten().count() == built, || {
            "the pyramid is not what was built".to_owned()
        })?;
        ensure(built <= stones[0], || "the pyramid has too many stones".to_owned())?;
        let width = data::temple_width(self.seats());
        let tops = self.temple.iter().flatten().count();
        ensure(tops == stones[1].min(width), || "the temple's top is not what was built".to_owned())?;
        let chamber = self.players.values().fold(0u128, |all, player| all | player.chamber);
        let full = (1u128 << stones[2]) - 1;
        ensure(chamber == full, || "the burial chamber has holes".to_owned())?;
        for (seat, player) in self.players.iter() {
            let own = player.chamber.count_ones() as u8;
            ensure(Some(own) == monument(Site::Chamber).map(|at| player.placed[at]), || {
                format!("{seat} has {own} stones in the chamber")
            })?;
            let towers = self.towers.iter().filter(|tower| **tower == Some(seat)).count() as u8;
            let side_b = self.side(Site::Obelisks) == Side::B;
            let obelisks = if side_b { towers * data::TOWER + player.loose } else { player.placed[3] };
            ensure(obelisks == player.placed[3], || format!("{seat} has {obelisks} stones at the obelisks"))?;
        }
        Ok(())
    }
}

fn ensure(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}
