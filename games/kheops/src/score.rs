//! The sheet: every point with its rule and its tiles.

use tabletop::{Arg, BySeat, Line, Outcome, Phrase, Sheet};

use crate::cell::Cells;
use crate::networks::Worth;
use crate::rule::Rule;
use crate::state::{Board, Ending};

/// A line about networks: its id, its rule, and what a network gives there.
type NetworkLine = (&'static str, Rule, fn(&Worth) -> i32);

/// The lines about networks, in order.
const NETWORK_LINES: [NetworkLine; 5] = [
    ("rooms", Rule::Rooms, |worth| worth.rooms),
    ("sarcophagi", Rule::Sarcophagi, |worth| worth.sarcophagi),
    ("summit", Rule::Summit, |worth| worth.summit),
    ("longest", Rule::Longest, |worth| worth.longest),
    ("secret", Rule::Secret, |worth| worth.secret),
];

impl Board {
    /// Every seat's sheet, as if the game ended now.
    pub(crate) fn sheets(&self) -> BySeat<Sheet<Rule>> {
        let networks = self.networks();
        let longest = networks.longest();
        BySeat::from_fn(self.players.seats(), |seat| {
            let own: Vec<(Cells, Worth)> = networks
                .iter()
                .filter(|network| self.owner(*network) == Some(seat))
                .map(|network| (network, self.worth(network, longest)))
                .collect();
            let mut lines: Vec<Line<Rule>> = NETWORK_LINES.map(|line| self.network_line(line, &own)).into();
            let ankhs = self.ankhs(seat, &networks);
            lines.push(Line {
                id: "ankhs",
                rule: Rule::Ankhs,
                points: square(ankhs.len()),
                pieces: self.pieces("piece-ankhs", ankhs, square(ankhs.len())),
            });
            Sheet::sum(lines)
        })
    }

    fn network_line(&self, (id, rule, points): NetworkLine, own: &[(Cells, Worth)]) -> Line<Rule> {
        Line {
            id,
            rule,
            points: own.iter().map(|(_, worth)| points(worth)).sum(),
            pieces: own
                .iter()
                .flat_map(|(network, worth)| self.pieces("piece-network", *network, points(worth)))
                .collect(),
        }
    }

    /// The tiles that give points, if they give any.
    fn pieces(&self, key: &'static str, cells: Cells, points: i32) -> Vec<Phrase> {
        if points == 0 {
            return Vec::new();
        }
        let tiles: Vec<Arg> = cells
            .iter()
            .filter_map(|cell| self.laid(cell).map(|laid| format!("{} ({cell})", laid.tile).into()))
            .collect();
        vec![
            Phrase::new(key)
                .with("count", tiles.len())
                .with("tiles", Arg::List(tiles))
                .with("points", points),
        ]
    }

    /// The totals alone, as cheaply as search wants them.
    pub(crate) fn totals(&self) -> BySeat<i32> {
        let networks = self.networks();
        let longest = networks.longest();
        let mut totals =
            BySeat::from_fn(self.players.seats(), |seat| square(self.ankhs(seat, &networks).len()));
        for network in networks.iter() {
            if let Some(seat) = self.owner(network) {
                totals[seat] += self.worth(network, longest).total();
            }
        }
        totals
    }

    /// Who came in which place: more points are better, equal ones share it.
    pub(crate) fn outcome(&self) -> Outcome {
        Outcome::ranked(Ending::Complete.text(), self.totals())
    }
}

/// Points of so many ankh tiles.
pub(crate) fn square(ankhs: u32) -> i32 {
    (ankhs * ankhs) as i32
}
