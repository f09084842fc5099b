//! Stones under way: what they would give at each site, and who is likely to decide where they go.

use tabletop::Seat;

use super::outlook::{Prospect, add, waiting_worth};
use super::stalls::Stalls;
use super::{Purse, weights};
use crate::data::{self, Bonus};
use crate::state::{Flow, monument};
use crate::types::{Ship, Side, Site};

/// What stones under way promise.
pub(super) struct Harbour {
    /// What each seat may expect of them.
    pub(super) worth: Purse,
    /// Where each ship with stones on it would go.
    pub(super) voyages: [Option<Voyage>; 4],
}

/// Where each seat would sail a ship.
#[derive(Clone, Copy)]
pub(super) struct Voyage {
    /// How much more each seat gains than the others, if it sails the ship where it likes best; in hundredths of hundredths
    /// of a point.
    pub(super) likings: Purse,
    /// What all gain by that, by the seat that sails.
    pub(super) gains: [Purse; 4],
}

impl Prospect<'_> {
    /// What stones under way promise.
    pub(super) fn harbour(&self) -> Harbour {
        let mut harbour = Harbour { worth: [0; 4], voyages: [None; 4] };
        // An entrance brings its stone once its owner has chosen the pyramid.
        if self.board.market.limbo.is_some() {
            let stone = [self.board.decider];
            add(&mut harbour.worth, &self.built(Site::Pyramid, &stone, self.dockings(Site::Pyramid)));
        }
        let quay = match self.board.flow {
            Flow::Temple { .. } => return harbour,
            Flow::Turns => None,
            Flow::Unloading { site, .. } => Some((site, self.board.on_quay())),
        };
        let stalls = self.stalls();
        if let Some((site, owners)) = quay {
            add(&mut harbour.worth, &self.unloaded(site, owners, &stalls));
        }
        for ship in Ship::ALL {
            let cargo = self.board.river.cargo_of(*ship);
            if !cargo.owners().is_empty() {
                let voyage = self.voyage(cargo.owners(), &stalls);
                self.add_voyage(cargo.owners(), &voyage, &mut harbour.worth);
                harbour.voyages[ship.index()] = Some(voyage);
            }
        }
        harbour
    }

    /// Somebody will sail the ship, and will sail it where it is best for them.
    fn voyage(&self, owners: &[Seat], stalls: &Stalls) -> Voyage {
        let envy = weights::ENVY / (self.seats as i32 - 1);
        let mut voyage = Voyage { likings: [i32::MIN; 4], gains: [[0; 4]; 4] };
        for site in self.board.river.open_sites() {
            let gains = self.unloaded(site, owners, stalls);
            let all: i32 = gains.iter().sum();
            for seat in 0..self.seats {
                let liking = 100 * gains[seat] - envy * (all - gains[seat]);
                if liking > voyage.likings[seat] {
                    (voyage.likings[seat], voyage.gains[seat]) = (liking, gains);
                }
            }
        }
        voyage
    }

    /// Adds what a ship promises: it is the less likely to be sailed by a seat the later that has its turn.
    fn add_voyage(&self, owners: &[Seat], voyage: &Voyage, purse: &mut Purse) {
        let next = self.next_turn().index();
        let mut parts = [0; 4];
        for (seat, part) in parts[..self.seats].iter_mut().enumerate() {
            *part = weights::SAILS[(seat + self.seats - next) % self.seats];
        }
        for owner in owners {
            parts[owner.index()] += weights::SAILS_OWN;
        }
        let all_parts: i32 = parts.iter().sum();
        for (seat, sum) in purse.iter_mut().enumerate() {
            let gains: i32 = parts.iter().zip(&voyage.gains).map(|(part, gains)| part * gains[seat]).sum();
            *sum += gains / all_parts;
        }
    }

    /// What each seat gains by these stones at the site.
    fn unloaded(&self, site: Site, owners: &[Seat], stalls: &Stalls) -> Purse {
        match site {
            Site::Market => stalls.bargains(owners),
            // One docking less can come.
            Site::Pyramid | Site::Temple | Site::Chamber | Site::Obelisks => {
                self.built(site, owners, self.rounds)
            }
        }
    }

    /// What each seat gains by these stones at a monument, if so many dockings are to come then.
    pub(super) fn built(&self, site: Site, owners: &[Seat], dockings: usize) -> Purse {
        let Some(at) = monument(site) else { return [0; 4] };
        let mut purse = match site {
            Site::Market => [0; 4],
            Site::Pyramid => self.pyramid_gain(owners),
            Site::Temple => self.temple_gain(owners),
            Site::Chamber => self.chamber_gain(owners, dockings),
            Site::Obelisks => self.obelisk_gain(owners, dockings),
        };
        // A docking that has come brings what it brings instead of what could be expected.
        let expected = weights::ARRIVALS[self.seats] * (self.dockings(site) - dockings) as i32;
        let more = (100 * owners.len() as i32 - expected) / i32::from(data::DECORATED);
        let (card, _) = data::DECORATIONS[at];
        for (seat, player) in self.board.players.iter() {
            purse[seat.index()] += i32::from(player.cards.count(card)) * more;
        }
        purse
    }

    fn pyramid_gain(&self, owners: &[Seat]) -> Purse {
        let mut purse = [0; 4];
        match self.board.side(Site::Pyramid) {
            Side::A => {
                let free = data::PYRAMID_A.iter().skip(usize::from(self.stones[0]));
                let points = free.copied().chain(std::iter::repeat(data::BESIDE));
                for (owner, points) in owners.iter().zip(points) {
                    purse[owner.index()] += 100 * i32::from(points);
                }
            }
            Side::B => {
                let mut built = self.board.built;
                for owner in owners {
                    purse[owner.index()] += build_best(&mut built);
                }
            }
        }
        purse
    }

    fn temple_gain(&self, owners: &[Seat]) -> Purse {
        let mut shrine = self.shrine;
        shrine.unload(owners);
        less(shrine.worth(), &self.temple_worth)
    }

    fn chamber_gain(&self, owners: &[Seat], dockings: usize) -> Purse {
        let mut chamber = self.chamber;
        chamber.unload(owners);
        less(chamber.worth(self.seats, dockings), &self.chamber_worth)
    }

    fn obelisk_gain(&self, owners: &[Seat], dockings: usize) -> Purse {
        let grown = match self.board.side(Site::Obelisks) {
            Side::A => {
                let mut heights = self.heights;
                owners.iter().for_each(|owner| heights[owner.index()] += 1);
                self.heights_worth(&heights, dockings)
            }
            Side::B => self.towers(owners, dockings),
        };
        less(grown, &self.obelisk_worth)
    }

    /// What the towers of side B are worth after these stones.
    fn towers(&self, owners: &[Seat], dockings: usize) -> Purse {
        let mut free = self.free_towers();
        let mut purse = [0; 4];
        let mut waiting = [0; 4];
        for (seat, player) in self.board.players.iter() {
            waiting[seat.index()] = player.loose;
            purse[seat.index()] = 100 * i32::from(player.tower_points);
        }
        for owner in owners {
            let at = owner.index();
            waiting[at] += 1;
            if let (data::TOWER, Some((tower, rest))) = (waiting[at], free.split_first()) {
                purse[at] += 100 * i32::from(*tower);
                waiting[at] = 0;
                free = rest;
            }
        }
        for seat in 0..self.seats {
            purse[seat] += waiting_worth(waiting[seat], free, dockings);
        }
        purse
    }
}

/// A stone goes to the pyramid of side B where it gives most.
fn build_best(built: &mut [u8; 3]) -> i32 {
    let mut best = (100 * i32::from(data::BESIDE), None);
    for (pyramid, spaces) in data::PYRAMIDS_B.iter().enumerate() {
        let Some((points, bonus)) = spaces.get(usize::from(built[pyramid])) else { continue };
        let worth = 100 * i32::from(*points)
            + match bonus {
                Bonus::None => 0,
                Bonus::Card => weights::CARD,
                Bonus::Stones => i32::from(data::TAKEN) * weights::SLED,
                Bonus::Load => weights::FREE_LOAD,
            };
        if best.1.is_none() || worth > best.0 {
            best = (worth, Some(pyramid));
        }
    }
    if let Some(pyramid) = best.1 {
        built[pyramid] += 1;
    }
    best.0
}

fn less(mut purse: Purse, before: &Purse) -> Purse {
    for (sum, part) in purse.iter_mut().zip(before) {
        *sum -= part;
    }
    purse
}
