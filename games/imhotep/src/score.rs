//! The sheet: every point with its rule and its pieces.

use tabletop::{BySeat, Line, Outcome, Phrase, Seat, Sheet};

use crate::data;
use crate::event::{card_name, site_name};
use crate::rule::Rule;
use crate::state::{Board, Ending, Player, Wrath};
use crate::types::{Card, Side, Site};

/// The temple's lines, round by round.
const TEMPLE_LINES: [&str; data::ROUNDS as usize] =
    ["temple-1", "temple-2", "temple-3", "temple-4", "temple-5", "temple-6"];

impl Board {
    /// Every seat's sheet, as if the game ended now.
    pub(crate) fn sheets(&self) -> BySeat<Sheet<Rule>> {
        BySeat::from_fn(self.seats(), |seat| Sheet::sum(self.lines(seat)))
    }

    fn lines(&self, seat: Seat) -> Vec<Line<Rule>> {
        let player = &self.players[seat];
        let line = |id, rule, points, pieces| Line { id, rule, points, pieces };
        let pyramid_rule = match self.side(Site::Pyramid) {
            Side::A => Rule::PyramidOrder,
            Side::B => Rule::PyramidsChoice,
        };
        let temple_rule = match self.side(Site::Temple) {
            Side::A => Rule::TempleScore,
            Side::B => Rule::TempleRewards,
        };
        let stones = |key: &'static str, count: u8| match count {
            0 => Vec::new(),
            count => vec![Phrase::new(key).with("stones", count)],
        };
        let mut lines = vec![line(
            "pyramid",
            pyramid_rule,
            i32::from(player.pyramid_points),
            stones("piece-stones", player.placed[0]),
        )];
        for (id, points) in TEMPLE_LINES.iter().zip(player.temple_points) {
            lines.push(line(id, temple_rule, i32::from(points), Vec::new()));
        }
        let (rule, points, pieces) = self.chamber(seat);
        lines.push(line("chamber", rule, points, pieces));
        let (rule, points, pieces) = self.obelisks(seat);
        lines.push(line("obelisks", rule, points, pieces));
        let statues = player.cards.count(Card::Statue);
        lines.push(line("statues", Rule::Statues, data::series(statues), stones("piece-statues", statues)));
        lines.push(line(
            "decorations",
            Rule::Decorations,
            self.decorations(player),
            self.decoration_pieces(player),
        ));
        let blue = blue_cards(player);
        lines.push(line("blue", Rule::BlueUnused, i32::from(blue), stones("piece-blue", blue)));
        lines.push(line("wrath", Rule::Wrath, self.wrath_points(player), self.wrath_pieces(player)));
        lines
    }

    /// The totals alone, as cheaply as search wants them.
    pub(crate) fn totals(&self) -> BySeat<i32> {
        BySeat::from_fn(self.seats(), |seat| {
            let player = &self.players[seat];
            let temple: i32 = player.temple_points.iter().map(|points| i32::from(*points)).sum();
            i32::from(player.pyramid_points)
                + temple
                + self.chamber_points(seat)
                + self.obelisk_points(seat)
                + data::series(player.cards.count(Card::Statue))
                + self.decorations(player)
                + i32::from(blue_cards(player))
                + self.wrath_points(player)
        })
    }

    /// Who came in which place: more points, then more stones on the sled.
    pub(crate) fn outcome(&self, ending: Ending) -> Outcome {
        let totals = self.totals();
        let rank = BySeat::from_fn(self.seats(), |seat| (totals[seat], self.players[seat].sled));
        Outcome::ranked(ending.text(), rank)
    }

    pub(crate) fn chamber_points(&self, seat: Seat) -> i32 {
        match self.side(Site::Chamber) {
            Side::A => group_sizes(self.players[seat].chamber).map(data::series).sum(),
            Side::B => (0..data::ROWS).map(|row| self.row_points(seat, row)).sum(),
        }
    }

    fn chamber(&self, seat: Seat) -> (Rule, i32, Vec<Phrase>) {
        let points = self.chamber_points(seat);
        match self.side(Site::Chamber) {
            Side::A => {
                let piece = |stones: u8| {
                    Phrase::new("piece-group").with("stones", stones).with("points", data::series(stones))
                };
                (Rule::ChamberGroups, points, group_sizes(self.players[seat].chamber).map(piece).collect())
            }
            Side::B => {
                let piece = |row: usize| {
                    let stones = in_row(self.players[seat].chamber, row);
                    (stones > 0).then(|| {
                        Phrase::new("piece-row")
                            .with("row", row + 1)
                            .with("stones", stones)
                            .with("points", self.row_points(seat, row))
                    })
                };
                (Rule::ChamberRows, points, (0..data::ROWS).filter_map(piece).collect())
            }
        }
    }

    pub(crate) fn row_points(&self, seat: Seat, row: usize) -> i32 {
        share(&data::ROW_PLACES, seat, |other| in_row(self.players[other].chamber, row), self.seats())
    }

    pub(crate) fn obelisk_points(&self, seat: Seat) -> i32 {
        let player = &self.players[seat];
        match self.side(Site::Obelisks) {
            Side::A => {
                let places = data::obelisk_places(self.seats());
                share(&places, seat, |other| self.players[other].placed[3], self.seats())
            }
            Side::B => i32::from(player.tower_points) + i32::from(player.loose),
        }
    }

    fn obelisks(&self, seat: Seat) -> (Rule, i32, Vec<Phrase>) {
        let player = &self.players[seat];
        let points = self.obelisk_points(seat);
        match self.side(Site::Obelisks) {
            Side::A => {
                let height = (player.placed[3] > 0)
                    .then(|| Phrase::new("piece-height").with("stones", player.placed[3]));
                (Rule::ObelisksHeight, points, height.into_iter().collect())
            }
            Side::B => {
                let own = |(tower, points): (&Option<Seat>, u8)| {
                    (*tower == Some(seat)).then(|| Phrase::new("piece-tower").with("points", points))
                };
                let mut pieces: Vec<Phrase> = self.towers.iter().zip(data::TOWERS).filter_map(own).collect();
                if player.loose > 0 {
                    pieces.push(Phrase::new("piece-loose").with("stones", player.loose));
                }
                (Rule::ObelisksTowers, points, pieces)
            }
        }
    }

    fn decorations(&self, player: &Player) -> i32 {
        data::DECORATIONS
            .iter()
            .map(|(card, site)| {
                i32::from(player.cards.count(*card)) * i32::from(self.stones_at(*site) / data::DECORATED)
            })
            .sum()
    }

    fn decoration_pieces(&self, player: &Player) -> Vec<Phrase> {
        let held = data::DECORATIONS.iter().filter(|(card, _)| player.cards.has(*card));
        held.map(|(card, site)| {
            Phrase::new("piece-decoration")
                .with("card", card_name(*card))
                .with("cards", player.cards.count(*card))
                .with("stones", self.stones_at(*site))
        })
        .collect()
    }

    fn wrath_points(&self, player: &Player) -> i32 {
        if self.wrath == Wrath::On && player.placed.contains(&0) { data::WRATH_POINTS } else { 0 }
    }

    fn wrath_pieces(&self, player: &Player) -> Vec<Phrase> {
        if self.wrath == Wrath::Off {
            return Vec::new();
        }
        let missing = Site::MONUMENTS.iter().zip(player.placed).filter(|(_, stones)| *stones == 0);
        missing.map(|(site, _)| Phrase::new("piece-missing").with("site", site_name(*site, "at"))).collect()
    }
}

fn blue_cards(player: &Player) -> u8 {
    Card::BLUE.iter().map(|card| player.cards.count(*card)).sum()
}

/// A seat's share of the points for places: tied seats add up the places they share and divide, rounding down;
/// a seat without stones has no share.
fn share(places: &[i32; 4], seat: Seat, stones: impl Fn(Seat) -> u8, seats: usize) -> i32 {
    let own = stones(seat);
    if own == 0 {
        return 0;
    }
    let ahead = Seat::first(seats).filter(|other| stones(*other) > own).count();
    let tied = Seat::first(seats).filter(|other| stones(*other) == own).count();
    places[ahead..ahead + tied].iter().sum::<i32>() / tied as i32
}

/// The bits of one row of the burial chamber, for every column.
const fn row_mask(row: usize) -> u128 {
    let mut mask = 0;
    let mut bit = row;
    while bit < 128 {
        mask |= 1 << bit;
        bit += data::ROWS;
    }
    mask
}

const TOP_ROW: u128 = row_mask(0);
const BOTTOM_ROW: u128 = row_mask(data::ROWS - 1);

pub(crate) fn in_row(stones: u128, row: usize) -> u8 {
    (stones & row_mask(row)).count_ones() as u8
}

/// The connected groups of a seat's stones in the burial chamber.
pub(crate) fn groups(mut stones: u128) -> impl Iterator<Item = u128> {
    std::iter::from_fn(move || {
        let mut group = stones & stones.wrapping_neg();
        if group == 0 {
            return None;
        }
        loop {
            // A step along a column must not wrap into the next one.
            let beside = group << data::ROWS | group >> data::ROWS;
            let below = (group & !BOTTOM_ROW) << 1;
            let above = (group & !TOP_ROW) >> 1;
            let grown = (group | beside | below | above) & stones;
            if grown == group {
                break;
            }
            group = grown;
        }
        stones &= !group;
        Some(group)
    })
}

/// How many stones each group has.
fn group_sizes(stones: u128) -> impl Iterator<Item = u8> {
    groups(stones).map(|group| group.count_ones() as u8)
}
