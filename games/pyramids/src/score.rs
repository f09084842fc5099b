//! The sheet: every point with its rule and its pieces.

use std::cmp::Reverse;

use tabletop::{BySeat, Line, Outcome, Phrase, Seat, Sheet};

use crate::data;
use crate::desk::Desk;
use crate::event::colour_name;
use crate::rule::Rule;
use crate::state::{Board, Player};
use crate::types::{CardSet, Colour};

/// What a seat's points come from.
pub(crate) struct Points {
    pub(crate) cards: i32,
    pub(crate) torches: i32,
    pub(crate) pyramids: i32,
    pub(crate) pairs: i32,
    pub(crate) singles: i32,
    pub(crate) skulls: i32,
}

impl Points {
    pub(crate) fn of(player: &Player, desk: &Desk, completed: CardSet) -> Self {
        let (pairs, singles) = gems(desk);
        Points {
            cards: completed.len() as i32 * data::CARD_POINTS,
            torches: desk.torches.count_ones() as i32 * data::TORCH_POINTS,
            pyramids: player.pyramid_points.iter().map(|points| i32::from(*points)).sum(),
            pairs: i32::from(pairs) * data::PAIR_POINTS,
            singles: i32::from(singles) * data::SINGLE_POINTS,
            skulls: -data::SKULLS[usize::from(desk.skulls)],
        }
    }

    pub(crate) fn total(&self) -> i32 {
        let Points { cards, torches, pyramids, pairs, singles, skulls } = self;
        cards + torches + pyramids + pairs + singles + skulls
    }
}

impl Board {
    /// Every seat's sheet, as if the game ended now with these desks.
    pub(crate) fn sheets(&self, desk: impl Fn(Seat) -> Desk) -> BySeat<Sheet<Rule>> {
        BySeat::from_fn(self.seats(), |seat| Sheet::sum(self.lines(seat, &desk(seat))))
    }

    /// What a seat has completed if this is its desk: a card whose tomb has just been crossed counts like those put
    /// aside.
    pub(crate) fn completed_with(&self, seat: Seat, desk: &Desk) -> CardSet {
        self.players[seat].completed.union(desk.completed(&self.deck).collect())
    }

    fn lines(&self, seat: Seat, desk: &Desk) -> Vec<Line<Rule>> {
        let player = &self.players[seat];
        let completed = self.completed_with(seat, desk);
        let points = Points::of(player, desk, completed);
        let line = |id, rule, points, pieces| Line { id, rule, points, pieces };
        let piece = |key: &'static str, count: u8| match count {
            0 => Vec::new(),
            count => vec![Phrase::new(key).with("count", count)],
        };
        let (pairs, singles) = gems(desk);
        vec![
            line("cards", Rule::ScoreCards, points.cards, card_pieces(completed)),
            line("torches", Rule::ScoreTorches, points.torches, torch_pieces(desk)),
            line("pyramids", Rule::PyramidPoints, points.pyramids, player.pyramid_pieces()),
            line("pairs", Rule::ScoreGems, points.pairs, piece("piece-pairs", pairs)),
            line("singles", Rule::ScoreGems, points.singles, piece("piece-singles", singles)),
            line("skulls", Rule::ScoreSkulls, points.skulls, piece("piece-skulls", desk.skulls)),
        ]
    }

    /// Who came in which place: more points, then the lower card; whoever completed none is behind.
    pub(crate) fn outcome(&self) -> Outcome {
        let rank = |seat| {
            let player: &Player = &self.players[seat];
            let points = Points::of(player, &player.desk, player.completed);
            (points.total(), player.completed.lowest().map(Reverse))
        };
        Outcome::ranked(data::ENDING, BySeat::from_fn(self.seats(), rank))
    }
}

impl Player {
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

fn card_pieces(completed: CardSet) -> Vec<Phrase> {
    let numbers: Vec<u8> = completed.iter().map(|card| card.number()).collect();
    match numbers.len() {
        0 => Vec::new(),
        count => vec![Phrase::new("piece-cards").with("count", count).with("cards", numbers)],
    }
}

fn torch_pieces(desk: &Desk) -> Vec<Phrase> {
    let rounds: Vec<u8> = desk.torch_rounds().collect();
    match rounds.len() {
        0 => Vec::new(),
        count => vec![Phrase::new("piece-torches").with("count", count).with("rounds", rounds)],
    }
}

/// All points but those for pyramids.
pub(crate) fn points(desk: &Desk, completed: CardSet) -> i32 {
    Points::of(&Player::default(), desk, completed).total()
}

/// Pairs of a red and a green gem, and gems without a partner.
pub(crate) fn gems(desk: &Desk) -> (u8, u8) {
    let [red, green] = desk.gems;
    (red.min(green), red.abs_diff(green))
}
