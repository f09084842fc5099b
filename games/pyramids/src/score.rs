//! The sheet: every point with its rule and its pieces.

use std::cmp::Reverse;

use tabletop::{BySeat, Line, Outcome, Phrase, Seat, Sheet};

use crate::data;
use crate::desk::Desk;
use crate::event::colour_name;
use crate::rule::Rule;
use crate::state::{Board, Player};
use crate::types::{CardSet, Colour};

impl Board {
    /// Every seat's sheet, as if the game ended now with these desks.
    pub(crate) fn sheets(&self, desk: impl Fn(Seat) -> Desk) -> BySeat<Sheet<Rule>> {
        BySeat::from_fn(self.seats(), |seat| Sheet::sum(self.lines(seat, &desk(seat))))
    }

    fn lines(&self, seat: Seat, desk: &Desk) -> Vec<Line<Rule>> {
        let player = &self.players[seat];
        let completed = self.with_completed(player, desk);
        let line = |id, rule, points, pieces| Line { id, rule, points, pieces };
        let piece = |key: &'static str, count: u8| match count {
            0 => Vec::new(),
            count => vec![Phrase::new(key).with("count", count)],
        };
        let numbers: Vec<u8> = completed.iter().map(|card| card.number()).collect();
        let cards = match completed.len() {
            0 => Vec::new(),
            count => vec![Phrase::new("piece-cards").with("count", count).with("cards", numbers)],
        };
        let (pairs, singles) = gems(desk);
        vec![
            line("cards", Rule::ScoreCards, card_points(completed), cards),
            line("torches", Rule::ScoreTorches, torch_points(desk), torch_pieces(desk)),
            line("pyramids", Rule::PyramidPoints, player.pyramid_total(), player.pyramid_pieces()),
            line("pairs", Rule::ScoreGems, pairs * data::PAIR_POINTS, piece("piece-pairs", pairs as u8)),
            line(
                "singles",
                Rule::ScoreGems,
                singles * data::SINGLE_POINTS,
                piece("piece-singles", singles as u8),
            ),
            line("skulls", Rule::ScoreSkulls, skull_points(desk), piece("piece-skulls", desk.skulls)),
        ]
    }

    /// The cards put aside, and those whose tomb has just been crossed.
    fn with_completed(&self, player: &Player, desk: &Desk) -> CardSet {
        player.completed.union(desk.completed(&self.deck).collect())
    }

    /// A seat's points at the end of the game.
    fn total(&self, seat: Seat) -> i32 {
        let player = &self.players[seat];
        let (pairs, singles) = gems(&player.desk);
        card_points(player.completed)
            + torch_points(&player.desk)
            + player.pyramid_total()
            + pairs * data::PAIR_POINTS
            + singles * data::SINGLE_POINTS
            + skull_points(&player.desk)
    }

    /// Who came in which place: more points, then the lower card; whoever completed none is behind.
    pub(crate) fn outcome(&self) -> Outcome {
        let rank = |seat| (self.total(seat), self.players[seat].completed.lowest().map(Reverse));
        Outcome::ranked(data::ENDING, BySeat::from_fn(self.seats(), rank))
    }
}

impl Player {
    fn pyramid_total(&self) -> i32 {
        self.pyramid_points.iter().map(|points| i32::from(*points)).sum()
    }

    fn pyramid_pieces(&self) -> Vec<Phrase> {
        let scored = Colour::ALL.iter().filter(|colour| self.pyramid_points[colour.index()] > 0);
        scored
            .map(|colour| {
                Phrase::new("piece-pyramids")
                    .with("colour", colour_name(*colour))
                    .with("pyramids", self.pyramids[colour.index()])
                    .with("points", self.pyramid_points[colour.index()])
            })
            .collect()
    }
}

fn card_points(completed: CardSet) -> i32 {
    completed.len() as i32 * data::CARD_POINTS
}

fn torch_points(desk: &Desk) -> i32 {
    desk.torches.count_ones() as i32 * data::TORCH_POINTS
}

fn torch_pieces(desk: &Desk) -> Vec<Phrase> {
    let rounds: Vec<u8> = desk.torch_rounds().collect();
    if rounds.is_empty() { Vec::new() } else { vec![Phrase::new("piece-torches").with("rounds", rounds)] }
}

/// Pairs of a red and a green gem, and gems without a partner.
fn gems(desk: &Desk) -> (i32, i32) {
    let [red, green] = desk.gems.map(i32::from);
    (red.min(green), (red - green).abs())
}

fn skull_points(desk: &Desk) -> i32 {
    -data::SKULLS[usize::from(desk.skulls)]
}
