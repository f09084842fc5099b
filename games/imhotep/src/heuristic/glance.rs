//! A choice at a glance, for playouts: the kind of action by the state of the sled and the ships, then the better
//! of two at random.

use tabletop::{Draw, Rng, Seat};

use super::shrine;
use crate::action::Action;
use crate::data::{self, Bonus};
use crate::legal::{nth_bit, nth_space};
use crate::state::{Board, Imhotep, Phase};
use crate::types::{Card, Pyramid, Ship, Side, Site, Space};

/// A ship that brings its sailor so much more than the others is worth a turn.
const WORTH_A_TURN: i32 = 120;

impl Imhotep {
    /// A legal action that is seldom silly.
    pub(crate) fn glance(&self, rng: &mut Rng) -> Action {
        let board = &self.board;
        match board.phase {
            Phase::Turn => board.glance_turn(rng).unwrap_or_else(|| self.draw_action(rng)),
            Phase::Temple if board.round == data::ROUNDS => Action::Point,
            Phase::Load if rng.below(4) > 0 => Action::Load(board.glance_space(rng)),
            Phase::Take | Phase::Keep | Phase::Pyramid => {
                let (one, other) = (self.draw_action(rng), self.draw_action(rng));
                if board.glance_gain(other) > board.glance_gain(one) { other } else { one }
            }
            // What is offered is hardly ever better left.
            Phase::Card => Action::Card,
            Phase::Stones => Action::Stones,
            Phase::Load | Phase::Temple | Phase::Over => self.draw_action(rng),
        }
    }
}

impl Board {
    /// Nothing when there is no telling: then anything will do.
    #[inline]
    fn glance_turn(&self, rng: &mut Rng) -> Option<Action> {
        let seat = self.decider;
        let player = &self.players[seat];
        // Blue cards are played now and then, rather than at once.
        if player.cards.has_blue() && rng.below(4) == 0 {
            return None;
        }
        if self.river.ready != 0 {
            let (one, other) = (self.any_voyage(rng), self.any_voyage(rng));
            let (gain, other_gain) = (self.voyage_gain(one), self.voyage_gain(other));
            let (gain, (ship, site)) = if other_gain > gain { (other_gain, other) } else { (gain, one) };
            if gain > WORTH_A_TURN {
                return Some(Action::Sail(ship, site));
            }
        }
        let room = self.takeable(seat, data::TAKEN);
        let loadable = player.sled > 0 && self.river.free != 0;
        // The emptier the sled, the more a turn at the quarry brings.
        if room > 0 && (!loadable || rng.below(6) < u32::from(room - 1)) {
            return Some(Action::Stones);
        }
        loadable.then(|| Action::Load(self.glance_space(rng)))
    }

    /// Any ship that can sail, and any site it can go to.
    #[inline]
    fn any_voyage(&self, rng: &mut Rng) -> (Ship, Site) {
        let ready = u32::from(self.river.ready);
        let ship = Ship::ALL[nth_bit(ready, rng.below(ready.count_ones())) as usize & 3];
        (ship, self.river.nth_open(rng.below(self.river.open_sites_len())))
    }

    /// How much more the decider gains by a voyage than the others do on average.
    #[inline]
    fn voyage_gain(&self, (ship, site): (Ship, Site)) -> i32 {
        let first = 4 * ship.index();
        let mut own = 0;
        let mut others = 0;
        let cargo = self.river.cargo[first..first + 4].iter().flatten();
        for (place, owner) in cargo.enumerate() {
            let gain = self.stone_gain(site, *owner, place);
            if *owner == self.decider {
                own += gain;
            } else {
                others += gain;
            }
        }
        own - others / (self.seats() as i32 - 1)
    }

    /// Roughly what the stone that is unloaded after `place` others gives its owner, in hundredths of a point.
    #[inline]
    fn stone_gain(&self, site: Site, owner: Seat, place: usize) -> i32 {
        let rounds = usize::from(data::ROUNDS - self.round);
        match (site, self.side(site)) {
            (Site::Market, Side::A | Side::B) => 200 - 20 * place as i32,
            (Site::Pyramid, Side::A) => {
                let space = usize::from(self.built[0]) + place;
                100 * i32::from(data::PYRAMID_A.get(space).copied().unwrap_or(data::BESIDE))
            }
            (Site::Pyramid, Side::B) => 250,
            (Site::Temple, Side::A | Side::B) => 100 + shrine::rewards(3, rounds),
            (Site::Chamber, Side::A) => {
                let space = usize::from(self.stones_at(Site::Chamber)) + place;
                let own = self.players[owner].chamber;
                let touches = |other: usize| i32::from(other < 128 && own & 1 << other != 0);
                let above = if space.is_multiple_of(data::ROWS) { 0 } else { touches(space.wrapping_sub(1)) };
                120 + 150 * (touches(space.wrapping_sub(data::ROWS)) + above)
            }
            (Site::Obelisks, Side::B) if self.players[owner].loose == data::TOWER - 1 => 600,
            (Site::Chamber, Side::B) | (Site::Obelisks, Side::A | Side::B) => 200,
        }
    }

    /// A free space: of any two the one nearer to the bow, which unloads first.
    #[inline]
    fn glance_space(&self, rng: &mut Rng) -> Space {
        let free = self.river.free;
        let count = free.count_ones();
        let (one, other) = (nth_space(free, rng.below(count)), nth_space(free, rng.below(count)));
        if other.place() < one.place() { other } else { one }
    }

    /// Roughly what a choice about one stone gives the decider.
    #[inline]
    fn glance_gain(&self, action: Action) -> i32 {
        match action {
            Action::Take(card) | Action::Keep(card) => self.glance_card(card),
            Action::Pyramid(pyramid) => self.glance_pyramid(pyramid),
            Action::TakeHidden => 200,
            Action::Stones
            | Action::Load(_)
            | Action::Sail(..)
            | Action::PlayLever(..)
            | Action::PlayHammer(_)
            | Action::PlaySail(..)
            | Action::PlayChisel(..)
            | Action::Pass
            | Action::Card
            | Action::Decline
            | Action::Point => 0,
        }
    }

    #[inline]
    fn glance_card(&self, card: Card) -> i32 {
        let player = &self.players[self.decider];
        match card {
            Card::Entrance => self.stone_gain(Site::Pyramid, self.decider, 0),
            Card::Sarcophagus => self.stone_gain(Site::Chamber, self.decider, 0),
            Card::PavedPath => self.stone_gain(Site::Obelisks, self.decider, 0),
            Card::PyramidDecoration
            | Card::TempleDecoration
            | Card::ChamberDecoration
            | Card::ObeliskDecoration => 350,
            Card::Statue => 150 + 100 * i32::from(player.cards.count(Card::Statue).min(4)),
            Card::Lever | Card::Hammer | Card::Sail | Card::Chisel => 190,
        }
    }

    #[inline]
    fn glance_pyramid(&self, pyramid: Pyramid) -> i32 {
        let at = pyramid.index();
        let (points, bonus) = data::PYRAMIDS_B[at][usize::from(self.built[at])];
        100 * i32::from(points) + if bonus == Bonus::None { 0 } else { 150 }
    }
}
