//! The temple: how often its visible stones will be rewarded before they are covered.

use tabletop::Seat;

use super::{Purse, weights};
use crate::data::{self, Gift};
use crate::state::{Board, Flow, Phase};
use crate::types::{Side, Site};

/// How often a stone is rewarded, in hundredths, that so many stones leave visible, over so many rounds.
const REWARDS: [[i32; 7]; 5] = {
    let mut table = [[0; 7]; 5];
    let mut rounds = 1;
    while rounds < 7 {
        let mut above = 0;
        while above < 5 {
            let mut arrivals = 0;
            // A stone with `above` free places before it is covered by one stone more.
            while arrivals <= above {
                let later = 100 + table[above - arrivals][rounds - 1];
                table[above][rounds] += weights::TEMPLE_ARRIVALS[arrivals] * later / 100;
                arrivals += 1;
            }
            above += 1;
        }
        rounds += 1;
    }
    table
};

/// How often a stone is rewarded that `above` stones leave visible, in hundredths.
pub(super) fn rewards(above: usize, rounds: usize) -> i32 {
    REWARDS[above][rounds]
}

/// The temple as it is, or as a ship would leave it.
#[derive(Clone, Copy)]
pub(super) struct Shrine {
    tops: [Option<Seat>; 5],
    /// The space that the next stone covers.
    next: usize,
    width: usize,
    /// What the reward of each space is worth.
    gifts: &'static [i32; 5],
    /// Where this round's rewards stand.
    rewards: Rewards,
    /// Rounds to come after this one.
    rounds: usize,
}

/// This round's rewards.
#[derive(Clone, Copy)]
enum Rewards {
    /// A ship may come before them.
    Unsure,
    /// The spaces from this one on will give theirs; those before have done so.
    From(usize),
}

const GIFTS_A: [i32; 5] = [100; 5];
const GIFTS_B: [i32; 5] = {
    let mut gifts = [0; 5];
    let mut space = 0;
    while space < 5 {
        gifts[space] = match data::TEMPLE_B[space] {
            Gift::PointOrStones => weights::POINT_OR_STONES,
            Gift::Points => 100 * data::TEMPLE_POINTS as i32,
            Gift::Card => weights::CARD,
        };
        space += 1;
    }
    gifts
};

impl Shrine {
    pub(super) fn of(board: &Board, stones: u8, rounds: usize) -> Self {
        let width = data::temple_width(board.seats());
        let rewards = match board.flow {
            // The space whose owner is asked has not given yet.
            Flow::Temple { space, .. } => {
                Rewards::From(usize::from(space) - usize::from(board.phase == Phase::Temple))
            }
            Flow::Unloading { .. } | Flow::Turns if board.river.is_open(Site::Temple) => Rewards::Unsure,
            Flow::Unloading { .. } | Flow::Turns => Rewards::From(0),
        };
        Shrine {
            tops: board.temple,
            next: usize::from(stones) % width,
            width,
            gifts: match board.side(Site::Temple) {
                Side::A => &GIFTS_A,
                Side::B => &GIFTS_B,
            },
            rewards,
            rounds,
        }
    }

    /// A ship has come: its stones cover what lay there, and no other ship comes in this round.
    pub(super) fn unload(&mut self, owners: &[Seat]) {
        for owner in owners {
            self.tops[self.next] = Some(*owner);
            self.next = (self.next + 1) % self.width;
        }
        self.rewards = Rewards::From(0);
    }

    /// What each seat can expect of its visible stones.
    pub(super) fn worth(&self) -> Purse {
        let mut purse = [0; 4];
        for (space, top) in self.tops[..self.width].iter().enumerate() {
            let Some(owner) = top else { continue };
            let above = (space + self.width - self.next) % self.width;
            let rewards = match self.rewards {
                Rewards::Unsure => REWARDS[above][self.rounds + 1],
                Rewards::From(first) if space >= first => 100 + REWARDS[above][self.rounds],
                Rewards::From(_) => REWARDS[above][self.rounds],
            };
            purse[owner.index()] += rewards * self.gifts[space] / 100;
        }
        purse
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arrange::Arrange;

    #[test]
    fn a_stone_that_nothing_can_cover_any_more_is_rewarded_once_in_the_last_round() {
        // The fifth stone covers the first of four spaces; seat A's, on the second, is covered next.
        let game = Arrange::new(2, "").temple("AABBB").build();
        let mut shrine = Shrine::of(&game.board, 5, 0);
        assert_eq!(shrine.worth()[0], weights::TEMPLE_ARRIVALS[0], "only if no ship comes");
        shrine.unload(&[Seat::A, Seat::A, Seat::B]);
        assert_eq!(shrine.worth(), [200, 200, 0, 0]);
    }
}
