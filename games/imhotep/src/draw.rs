//! The view drawn as text, for terminals: the river, the five sites, and what everybody has.

use tabletop::{Phrase, Seat, Speaker};

use crate::data::{self, Bonus, Gift};
use crate::event::{card_name, site_name};
use crate::state::{Board, Flow, Phase};
use crate::types::{Card, Cards, Pyramid, Ship, Side, Site};
use crate::view::{Pair, View};

/// The width of the rulers.
const WIDTH: usize = 78;

pub(crate) fn board(view: &View, speaker: &Speaker) -> String {
    let drawing = Drawing { view, board: &view.board, speaker };
    let mut lines = vec![drawing.title()];
    lines.extend(Ship::ALL.iter().map(|ship| drawing.ship(*ship)));
    lines.extend(drawing.unloading());
    lines.push("─".repeat(WIDTH));
    for site in Site::ALL {
        lines.extend(drawing.site(*site));
    }
    lines.push("─".repeat(WIDTH));
    lines.extend(drawing.seats());
    lines.iter().flat_map(|line| [line.trim_end(), "\n"]).collect()
}

struct Drawing<'a> {
    view: &'a View,
    board: &'a Board,
    speaker: &'a Speaker,
}

impl Drawing<'_> {
    fn title(&self) -> String {
        let title = if self.board.phase == Phase::Over {
            self.speaker.word("draw-over")
        } else {
            self.speaker.say(&Phrase::new("draw-round").with("round", self.board.round))
        };
        let rest = WIDTH.saturating_sub(title.chars().count() + 4);
        format!("══ {title} {}", "═".repeat(rest))
    }

    /// ` 1  [A][ ][B][ ]  sails with 3`, or where it is docked.
    fn ship(&self, ship: Ship) -> String {
        let river = &self.board.river;
        if let Some(site) = Site::ALL.iter().find(|site| river.docks[site.index()] == Some(ship)) {
            return format!(" {ship}  → {}", self.site_title(*site));
        }
        let first = 4 * ship.index();
        let spaces: String = river.cargo[first..first + usize::from(river.card.capacity(ship))]
            .iter()
            .map(|stone| format!("[{}]", letter(*stone, ' ')))
            .collect();
        let needs = self.speaker.say(&Phrase::new("draw-needs").with("minimum", river.minimum(ship)));
        format!(" {ship}  {spaces:<12}  {needs}")
    }

    fn unloading(&self) -> Option<String> {
        let Flow::Unloading { site, order, next } = self.board.flow else { return None };
        let rest = &order.owners()[usize::from(next).saturating_sub(1)..];
        let phrase =
            Phrase::new("draw-unloading").with("site", site_name(site, "at")).with("cargo", rest.to_vec());
        Some(format!(" …  {}", self.speaker.say(&phrase)))
    }

    /// The site's name and side on the left, its drawing on the right.
    fn site(&self, site: Site) -> Vec<String> {
        let drawn = match site {
            Site::Market => self.market(),
            Site::Pyramid => self.pyramid(),
            Site::Temple => self.temple(),
            Site::Chamber => self.chamber(),
            Site::Obelisks => self.obelisks(),
        };
        let title = format!("{} {}", self.site_title(site), self.board.side(site));
        let mut titles = std::iter::once(title).chain(std::iter::repeat(String::new()));
        drawn.iter().map(|line| format!(" {:<30}{line}", titles.next().unwrap_or_default())).collect()
    }

    fn market(&self) -> Vec<String> {
        let mut lines: Vec<String> = self.board.market.faces.iter().map(|card| self.card(card)).collect();
        match self.view.pair {
            Pair::Hidden(0) => {}
            Pair::Hidden(cards) => {
                lines.push(self.speaker.say(&Phrase::new("draw-face-down").with("cards", cards)));
            }
            Pair::Seen(cards) if cards.is_empty() => {}
            Pair::Seen(cards) => {
                let names: Vec<String> = cards.iter().map(|card| self.card(card)).collect();
                lines.push(self.speaker.say(&Phrase::new("draw-pair").with("cards", names)));
            }
        }
        let discards = self.board.market.discards.len() + usize::from(self.view.unseen_discards);
        let pile = Phrase::new("draw-pile").with("pile", self.view.pile).with("discards", discards);
        lines.push(format!("({})", self.speaker.say(&pile)));
        lines
    }

    /// Empty spaces show what they give.
    fn pyramid(&self) -> Vec<String> {
        let beside = self.board.stones_at(Site::Pyramid) - self.board.built.iter().sum::<u8>();
        let mut lines = match self.board.side(Site::Pyramid) {
            Side::A => self.pyramid_a(),
            Side::B => self.pyramids_b(),
        };
        if beside > 0 {
            lines.push(self.speaker.say(&Phrase::new("draw-beside").with("stones", beside)));
        }
        lines
    }

    fn pyramid_a(&self) -> Vec<String> {
        let cell = |at: usize| letter(self.board.pyramid[at], digit(data::PYRAMID_A[at]));
        // Placement goes down the columns: a row takes every third stone of nine, every second of four.
        let row = |first: usize, step: usize| -> String {
            (0..step).map(|column| format!("{} ", cell(first + column * step))).collect()
        };
        vec![
            format!("{}   {}   {}", row(0, 3), row(9, 2), cell(13)),
            format!("{}   {}", row(1, 3), row(10, 2)),
            row(2, 3),
        ]
    }

    fn pyramids_b(&self) -> Vec<String> {
        let cell = |pyramid: Pyramid, space: usize| {
            let (points, bonus) = data::PYRAMIDS_B[pyramid.index()][space];
            let stone = self.board.pyramid[usize::from(data::PYRAMID_B_SIZE) * pyramid.index() + space];
            let mark = if stone.is_none() && bonus != Bonus::None { '+' } else { ' ' };
            format!("{}{mark}", letter(stone, digit(points)))
        };
        let row = |spaces: &[usize]| -> String {
            let pyramid = |pyramid: &Pyramid| {
                let cells: String = spaces.iter().map(|space| cell(*pyramid, *space)).collect();
                format!("{cells:<14}")
            };
            Pyramid::ALL.iter().map(pyramid).collect()
        };
        let names: String = Pyramid::ALL.iter().map(|pyramid| format!("{pyramid:<14}")).collect();
        vec![names, row(&[0, 2, 4]), format!("{}{}", row(&[1, 3]), self.speaker.word("draw-bonus"))]
    }

    fn temple(&self) -> Vec<String> {
        let tops = &self.board.temple[..data::temple_width(self.board.seats())];
        let stones = self.board.stones_at(Site::Temple);
        let count = self.speaker.say(&Phrase::new("draw-stones").with("stones", stones));
        if self.board.side(Site::Temple) == Side::A {
            let row: String = tops.iter().map(|top| format!("[{}]", letter(*top, ' '))).collect();
            return vec![format!("{row}  {count}")];
        }
        let mut lines: Vec<String> = tops
            .iter()
            .zip(data::TEMPLE_B)
            .map(|(top, gift)| {
                let gift = self.speaker.word(match gift {
                    Gift::PointOrStones => "draw-gift-choice",
                    Gift::Points => "draw-gift-points",
                    Gift::Card => "draw-gift-card",
                });
                format!("[{}] {gift}", letter(*top, ' '))
            })
            .collect();
        lines.push(format!("({count})"));
        lines
    }

    fn chamber(&self) -> Vec<String> {
        let owners = self.board.chamber_owners();
        let row = |row: usize| -> String {
            owners.iter().skip(row).step_by(data::ROWS).map(|owner| format!("{owner} ")).collect()
        };
        (0..data::ROWS).map(|number| row(number) + if owners.len() <= number { "·" } else { "" }).collect()
    }

    fn obelisks(&self) -> Vec<String> {
        let stones = |count: u8| "■".repeat(usize::from(count));
        let players = || self.board.players.iter();
        match self.board.side(Site::Obelisks) {
            Side::A => {
                players().map(|(seat, player)| format!("{seat} {}", stones(player.placed[3]))).collect()
            }
            Side::B => {
                let towers: String = self
                    .board
                    .towers
                    .iter()
                    .zip(data::TOWERS)
                    .map(|(tower, points)| format!("{points}[{}] ", letter(*tower, ' ')))
                    .collect();
                let loose: String =
                    players().map(|(seat, player)| format!(" {seat} {:<3}", stones(player.loose))).collect();
                vec![towers, format!("{}:{loose}", self.speaker.word("draw-loose"))]
            }
        }
    }

    fn seats(&self) -> Vec<String> {
        let totals = self.board.totals();
        let words =
            ["draw-points", "draw-sled", "draw-quarry", "draw-cards"].map(|key| self.speaker.word(key));
        let mut lines =
            vec![format!("  {:<18}{:<8}{:<12}{:<9}{}", "", words[0], words[1], words[2], words[3])];
        for (seat, player) in self.board.players.iter() {
            let decides = if self.view.decider() == Some(seat) { '▸' } else { ' ' };
            let name = self.speaker.name(seat);
            let name = if name == seat.to_string() { name } else { format!("{seat} {name}") };
            let empty = usize::from(data::SLED.saturating_sub(player.sled));
            let sled = format!("{}{}", "■".repeat(usize::from(player.sled)), "·".repeat(empty));
            lines.push(format!(
                "{decides} {:<18}{:<8}{sled:<12}{:<9}{}",
                name.chars().take(17).collect::<String>(),
                totals[seat],
                player.quarry,
                self.hand(player.cards)
            ));
        }
        lines
    }

    fn hand(&self, cards: Cards) -> String {
        let kinds: Vec<String> = cards
            .kinds()
            .map(|card| match cards.count(card) {
                1 => self.card(card),
                count => format!("{count} × {}", self.card(card)),
            })
            .collect();
        if kinds.is_empty() { self.speaker.word("draw-none") } else { kinds.join(", ") }
    }

    /// A card's name, with its word in the notation where that is another one.
    fn card(&self, card: Card) -> String {
        named(&self.speaker.say(&card_name(card)), card.text())
    }

    fn site_title(&self, site: Site) -> String {
        named(&self.speaker.word(&format!("site-{site}")), site.text())
    }
}

/// A name, with its word in the notation where a reader could not guess it.
fn named(name: &str, word: &str) -> String {
    if name.to_lowercase().replace(' ', "-") == word { name.to_owned() } else { format!("{name} ({word})") }
}

fn letter(stone: Option<Seat>, empty: char) -> char {
    stone.map_or(empty, Seat::letter)
}

fn digit(points: u8) -> char {
    char::from(b'0' + points)
}
