//! What each seat may expect to have in the end.

use tabletop::{BySeat, Insight, Seat};

use super::crypt::Chamber;
use super::harbour::Harbour;
use super::shrine::Shrine;
use super::{Purse, facts, rivalry, weights};
use crate::data;
use crate::state::{Board, Flow, Imhotep, Phase, Player, Wrath, monument};
use crate::types::{Card, Side, Site};

/// A board, and what is worked out about it once.
pub(super) struct Prospect<'b> {
    pub(super) board: &'b Board,
    pub(super) seats: usize,
    /// Rounds to come after this one.
    pub(super) rounds: usize,
    /// Stones at each monument, whoever owns them.
    pub(super) stones: [u8; 4],
    pub(super) shrine: Shrine,
    pub(super) temple_worth: Purse,
    pub(super) chamber: Chamber,
    pub(super) chamber_worth: Purse,
    /// Stones of each seat at the obelisks.
    pub(super) heights: [u8; 4],
    pub(super) obelisk_worth: Purse,
}

impl Imhotep {
    /// What can be counted and estimated.
    pub(crate) fn expectations(&self) -> BySeat<i32> {
        self.expect(|_, _, outlook| outlook)
    }

    /// The same, as somebody who has studied the game corrects it.
    pub(crate) fn learned(&self) -> Insight {
        self.expect(|prospect, harbour, outlook| {
            let lore = facts::NET.judge(prospect.seats, |hearing| prospect.tell(harbour, hearing));
            lore.correct(&outlook)
        })
    }

    #[inline]
    fn expect<T: From<BySeat<i32>>>(
        &self,
        study: impl FnOnce(&Prospect<'_>, &Harbour, BySeat<i32>) -> T,
    ) -> T {
        let board = &self.board;
        if board.phase == Phase::Over {
            return board.totals().map(|_, points| 100 * points).into();
        }
        let prospect = Prospect::of(board);
        let harbour = prospect.harbour();
        let mut purse = prospect.standing();
        add(&mut purse, &harbour.worth);
        if board.phase == Phase::Keep {
            let worths = self.hidden.pair.iter().map(|card| prospect.card_worth(board.decider, card));
            purse[board.decider.index()] += worths.max().unwrap_or(0);
        }
        let outlook = BySeat::from_fn(prospect.seats, |seat| purse[seat.index()]);
        study(&prospect, &harbour, outlook)
    }
}

impl<'b> Prospect<'b> {
    pub(super) fn of(board: &'b Board) -> Self {
        let seats = board.seats();
        let rounds = usize::from(data::ROUNDS - board.round);
        let mut stones = [0; 4];
        let mut heights = [0; 4];
        for (seat, player) in board.players.iter() {
            for (sum, placed) in stones.iter_mut().zip(player.placed) {
                *sum += placed;
            }
            heights[seat.index()] = player.placed[3];
        }
        let shrine = Shrine::of(board, stones[1], rounds);
        let chamber = Chamber::of(board, stones[2]);
        let mut prospect = Prospect {
            board,
            seats,
            rounds,
            stones,
            temple_worth: shrine.worth(),
            shrine,
            chamber,
            chamber_worth: [0; 4],
            heights,
            obelisk_worth: [0; 4],
        };
        prospect.chamber_worth = chamber.worth(seats, prospect.dockings(Site::Chamber));
        prospect.obelisk_worth = prospect.obelisks(prospect.dockings(Site::Obelisks));
        prospect
    }

    /// How many ships may still come to a site.
    pub(super) fn dockings(&self, site: Site) -> usize {
        let open = !matches!(self.board.flow, Flow::Temple { .. }) && self.board.river.is_open(site);
        self.rounds + usize::from(open)
    }

    /// What each seat has, and what it can expect of what lies where it is; stones on ships are not counted.
    fn standing(&self) -> Purse {
        let mut purse = self.temple_worth;
        add(&mut purse, &self.chamber_worth);
        add(&mut purse, &self.obelisk_worth);
        let sled = if self.rounds == 0 { weights::SLED_LAST } else { weights::SLED };
        for (seat, player) in self.board.players.iter() {
            let temple: u8 = player.temple_points.iter().sum();
            let points = i32::from(player.pyramid_points) + i32::from(temple);
            purse[seat.index()] += 100 * points
                + self.cards_worth(player)
                + sled * i32::from(player.sled)
                + weights::ROUND[self.seats] * self.rounds as i32
                - self.wrath_risk(player);
        }
        purse[self.next_turn().index()] += weights::TEMPO;
        if self.board.phase == Phase::Load {
            purse[self.board.decider.index()] += weights::FREE_LOAD;
        }
        purse
    }

    /// Whose turn comes next, or is.
    pub(super) fn next_turn(&self) -> Seat {
        match self.board.phase {
            Phase::Turn => self.board.turn,
            Phase::Take
            | Phase::Keep
            | Phase::Pyramid
            | Phase::Card
            | Phase::Stones
            | Phase::Load
            | Phase::Temple
            | Phase::Over => self.board.turn.left(self.seats),
        }
    }

    fn obelisks(&self, dockings: usize) -> Purse {
        match self.board.side(Site::Obelisks) {
            Side::A => self.heights_worth(&self.heights, dockings),
            Side::B => {
                let free = self.free_towers();
                let mut purse = [0; 4];
                for (seat, player) in self.board.players.iter() {
                    purse[seat.index()] =
                        100 * i32::from(player.tower_points) + waiting_worth(player.loose, free, dockings);
                }
                purse
            }
        }
    }

    pub(super) fn heights_worth(&self, heights: &[u8; 4], dockings: usize) -> Purse {
        rivalry::shares(&data::obelisk_places(self.seats), heights, self.seats, dockings)
    }

    /// The points of the towers that are still to be had, dearest first.
    pub(super) fn free_towers(&self) -> &'static [u8] {
        let taken = self.board.towers.iter().take_while(|tower| tower.is_some()).count();
        &data::TOWERS[taken..]
    }

    pub(super) fn cards_worth(&self, player: &Player) -> i32 {
        if player.cards.is_empty() {
            return 0;
        }
        let blue: u8 = Card::BLUE.iter().map(|card| player.cards.count(*card)).sum();
        let decorations: i32 = data::DECORATIONS
            .iter()
            .map(|(card, site)| match player.cards.count(*card) {
                0 => 0,
                cards => i32::from(cards) * self.decoration_worth(*site),
            })
            .sum();
        i32::from(blue) * (100 + weights::BLUE * self.rounds as i32)
            + decorations
            + self.statues_worth(player.cards.count(Card::Statue))
    }

    pub(super) fn statues_worth(&self, statues: u8) -> i32 {
        100 * data::series(statues) + weights::STATUE * i32::from(statues.min(5)) * self.rounds as i32
    }

    /// What a card promises that gives a point for every three stones: on average one stone is left over.
    pub(super) fn decoration_worth(&self, site: Site) -> i32 {
        let now = monument(site).map_or(0, |at| 100 * i32::from(self.stones[at]));
        let arrivals = weights::ARRIVALS[self.seats] * self.dockings(site) as i32;
        (now + arrivals - 100).max(0) / i32::from(data::DECORATED)
    }

    fn wrath_risk(&self, player: &Player) -> i32 {
        if self.board.wrath == Wrath::Off {
            return 0;
        }
        let missing = Site::MONUMENTS.iter().zip(player.placed).filter(|(_, stones)| *stones == 0);
        // One missing monument costs as much as all.
        let safe =
            missing.fold(100, |safe, (site, _)| safe * (100 - weights::MISSING[self.dockings(*site)]) / 100);
        -data::WRATH_POINTS * (100 - safe)
    }
}

/// Stones that wait for their tower: a point each, and a part of what the tower would give more.
pub(super) fn waiting_worth(loose: u8, free: &[u8], dockings: usize) -> i32 {
    let more = match free.first() {
        Some(tower) if dockings > 0 => i32::from(tower - data::TOWER),
        Some(_) | None => 0,
    };
    i32::from(loose) * (100 + weights::TOWER_HOPE * more / i32::from(data::TOWER))
}

pub(super) fn add(purse: &mut Purse, more: &Purse) {
    for (sum, part) in purse.iter_mut().zip(more) {
        *sum += part;
    }
}
