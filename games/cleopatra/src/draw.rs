//! The view drawn as text, for terminals: the palace on the left, Sobek's board and the market on the right,
//! and what everybody has below.

use tabletop::{Arg, Phrase, Seat, Speaker};

use crate::cards::Cards;
use crate::data::{self, Fine};
use crate::event::{card_name, piece_name, worshipper_name};
use crate::garden::Area;
use crate::square::Square;
use crate::state::{Board, Phase, Top};
use crate::types::{Card, Memory, Mosaic, Resource, Side, Stall, Wall};
use crate::view::View;

/// The width of the rulers.
const WIDTH: usize = 96;
/// The width of the palace.
const PALACE: usize = 27;
/// The width of a seat's name.
const NAME: usize = 18;

pub(crate) fn board(view: &View, speaker: &Speaker) -> String {
    let drawing = Drawing { view, board: &view.board, speaker };
    let mut lines = vec![drawing.title()];
    let (palace, side) = (drawing.palace(), drawing.beside());
    for at in 0..palace.len().max(side.len()) {
        let cell = |block: &[String]| block.get(at).cloned().unwrap_or_default();
        lines.push(format!("{}{}", padded(&cell(&palace), PALACE), cell(&side)));
    }
    lines.push(speaker.word("draw-legend"));
    lines.push("─".repeat(WIDTH));
    lines.extend(drawing.seats());
    lines.extend(drawing.turn());
    lines.iter().flat_map(|line| [line.trim_end(), "\n"]).collect()
}

struct Drawing<'a> {
    view: &'a View,
    board: &'a Board,
    speaker: &'a Speaker,
}

impl Drawing<'_> {
    fn title(&self) -> String {
        let key = match (self.board.phase, self.board.last_turns) {
            (Phase::Over, _) => "draw-over",
            (Phase::Offering, _) => "draw-offering",
            (_, Some(_)) => "draw-last-turn",
            (_, None) => "draw-turn",
        };
        let title = self.speaker.say(&Phrase::new(key).with("seat", self.board.seat));
        let rest = WIDTH.saturating_sub(title.chars().count() + 4);
        format!("══ {title} {}", "═".repeat(rest))
    }

    /// The garden between its walls, the doors at the front, and the plaza before them.
    fn palace(&self) -> Vec<String> {
        let palace = &self.board.palace;
        let wall = |wall: Wall, built: &str, open: &str| {
            if palace.walls & 1 << wall.index() != 0 { built.to_owned() } else { open.to_owned() }
        };
        let columns: String = (b'a'..=b'i').map(|column| format!("{} ", char::from(column))).collect();
        let back: String = [Wall::BackLeft, Wall::BackMid, Wall::BackRight]
            .map(|place| wall(place, "━━━━━━", "┄┄┄┄┄┄"))
            .concat();
        let mut lines = vec![format!("   {columns}"), format!("  ┌{back}┐")];
        for row in 0..data::WIDTH {
            let (left, right) = match row / data::WALL_SQUARES {
                0 => (Wall::LeftBack, Wall::RightBack),
                1 => (Wall::LeftMid, Wall::RightMid),
                _ => (Wall::LeftFront, Wall::RightFront),
            };
            let squares: String = (0..data::WIDTH).map(|column| self.square(column, row)).collect();
            lines.push(format!("{row} {}{squares}{}", wall(left, "┃", "┊"), wall(right, "┃", "┊")));
        }
        let door = |side: Side| {
            if palace.doors & 1 << side.index() != 0 { "━[■]━━" } else { "┄[ ]┄┄" }
        };
        lines.push(format!("  └{}      {}┘", door(Side::Left), door(Side::Right)));
        lines.push(format!("   {}        {}", self.plaza(Side::Left), self.plaza(Side::Right)));
        lines.push(format!("   {}", self.walk()));
        lines
    }

    /// Two characters: a mosaic's letter, a palm, the throne, or the letter of a sanctuary's owner.
    fn square(&self, column: usize, row: usize) -> String {
        let Some(square) = Square::new(column, row) else { return String::new() };
        let palace = &self.board.palace;
        let laid = palace.laid.iter().position(|laid| laid.is_some_and(|laid| laid.area().contains(square)));
        let owner = self.board.players.iter().find(|(_, player)| player.sanctuaries.contains(square));
        let sign = match (laid, owner) {
            (Some(mosaic), _) => Mosaic::ALL[mosaic].text().to_owned(),
            (None, Some((seat, _))) => seat.to_string().to_lowercase(),
            (None, None) if Area::THRONE.contains(square) => self.throne(row).to_owned(),
            (None, None) if Area::PALMS.contains(square) => "♣".to_owned(),
            (None, None) => "·".to_owned(),
        };
        format!("{sign} ")
    }

    /// The throne's space fills from the front: first the pedestal, then the throne.
    fn throne(&self, row: usize) -> &'static str {
        match (self.board.palace.throne, row) {
            (1, 2) | (2, 1 | 2) => "■",
            _ => "▒",
        }
    }

    /// `◆◆· ▲`: the sphinxes and the obelisk of a row.
    fn plaza(&self, side: Side) -> String {
        let palace = &self.board.palace;
        let built = usize::from(palace.sphinxes[side.index()]);
        let open = usize::from(data::SPHINXES_IN_ROW) - built;
        let obelisk = if palace.obelisks & 1 << side.index() != 0 { "▲" } else { "·" };
        format!("{}{} {obelisk}", "◆".repeat(built), "·".repeat(open))
    }

    fn walk(&self) -> String {
        let walked = usize::from(self.board.walk);
        let left = usize::from(data::WALK) - walked;
        format!("{} {}{}", self.speaker.word("draw-walk"), "●".repeat(walked), "○".repeat(left))
    }

    /// What stands beside the palace: worshippers, market, deck and mosaics.
    fn beside(&self) -> Vec<String> {
        let mut lines = vec![self.speaker.word("draw-worshippers")];
        for (worshipper, fine) in self.board.worshippers.iter().zip(data::FINES) {
            let name = self.named(&worshipper_name(*worshipper), worshipper.text());
            let (key, number) = match fine {
                Fine::Scarabs(number) => ("draw-scarabs", number),
                Fine::Amulets(number) => ("draw-amulets", number),
            };
            let fine = self.speaker.say(&Phrase::new(key).with("number", number));
            lines.push(format!("  {}{name}", padded(&fine, 15)));
        }
        lines.push(self.market_title());
        lines.extend(Stall::ALL.iter().flat_map(|stall| self.stall(*stall)));
        lines.push(self.deck());
        lines.extend(self.mosaics());
        lines
    }

    fn market_title(&self) -> String {
        let title = self.speaker.word("draw-market");
        let card = match self.board.market.drawn {
            Top::None => return title,
            Top::Up(card) => card_name(card),
            Top::Down => Phrase::new("card-face-down"),
        };
        format!("{title} · {}", self.speaker.say(&Phrase::new("draw-drawn").with("card", card)))
    }

    fn stall(&self, stall: Stall) -> Vec<String> {
        let market = &self.board.market;
        let down = market.down[stall.index()].total();
        let mut cards = self.cards(market.up[stall.index()]);
        if down > 0 {
            cards.push(self.speaker.say(&Phrase::new("draw-face-down").with("cards", down)));
        }
        if cards.is_empty() {
            cards.push(self.speaker.word("draw-empty"));
        }
        wrapped(&format!("  {stall}  "), &cards, WIDTH - PALACE)
    }

    fn deck(&self) -> String {
        let market = &self.board.market;
        let top = match market.top {
            Top::None => Phrase::new("draw-empty"),
            Top::Up(card) => card_name(card),
            Top::Down => Phrase::new("card-face-down"),
        };
        let deck = Phrase::new("draw-deck")
            .with("cards", market.deck_len())
            .with("top", top)
            .with("discards", market.discards.len());
        self.speaker.say(&deck)
    }

    /// The top mosaic with its shape, and what is left in the pile.
    fn mosaics(&self) -> Vec<String> {
        let palace = &self.board.palace;
        let Some(top) = palace.top else { return vec![self.speaker.word("draw-no-mosaic")] };
        let title = self.speaker.say(&Phrase::new("draw-mosaic").with("mosaic", top.text()));
        let left: Vec<&str> =
            palace.left_in_pile().filter(|mosaic| *mosaic != top).map(Mosaic::text).collect();
        let pile = if left.is_empty() {
            String::new()
        } else {
            self.speaker.say(&Phrase::new("draw-pile").with("mosaics", left.join(" ")))
        };
        let mut shape = top.drawn("■ ", "  ").into_iter();
        let first =
            format!("{}{}  {pile}", padded(&title, 15), padded(&shape.next().unwrap_or_default(), 10));
        let indent = " ".repeat(15);
        std::iter::once(first).chain(shape.map(|row| format!("{indent}{row}"))).collect()
    }

    fn seats(&self) -> Vec<String> {
        let words = ["draw-seat-scarabs", "draw-seat-amulets", "draw-seat-statues", "draw-seat-cards"]
            .map(|key| padded(&self.speaker.word(key), 10));
        let mut lines = vec![format!("  {}{}", " ".repeat(NAME), words.concat())];
        for (seat, player) in self.board.players.iter() {
            let decides = if self.board.deciders().contains(seat) { '▸' } else { ' ' };
            let shown = self.shows_goods(seat);
            let goods = |number: u16| if shown { number.to_string() } else { "?".to_owned() };
            let columns = [
                goods(player.scarabs),
                goods(player.amulets),
                player.statues.to_string(),
                player.hand_len().to_string(),
            ];
            let columns: String = columns.iter().map(|column| padded(column, 10)).collect();
            lines.push(format!("{decides} {}{columns}", padded(&self.name(seat), NAME)));
            if self.board.phase == Phase::Offering && !self.board.bidding.contains(seat) {
                lines.push(format!("    {}", self.speaker.word("draw-offered")));
            } else if !player.seen.is_empty() {
                let known = format!("    {}: ", self.speaker.word("draw-seat-known"));
                lines.extend(wrapped(&known, &self.cards(player.seen), WIDTH));
            }
        }
        lines
    }

    /// Scarabs and amulets must be remembered, unless the table shows them; one's own are never hidden.
    fn shows_goods(&self, seat: Seat) -> bool {
        self.board.memory == Memory::On || self.board.phase == Phase::Over || self.view.hands[seat].is_some()
    }

    /// The hands the viewer looks at, and what this turn has brought.
    fn turn(&self) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        if self.board.phase != Phase::Over {
            for seat in Seat::first(self.board.seats()) {
                if let Some(hand) = self.view.hand(seat) {
                    let title = self.speaker.say(&Phrase::new("draw-hand").with("seat", seat));
                    lines.extend(wrapped(&format!("{title}: "), &self.cards(hand), WIDTH));
                }
            }
        }
        let credit = &self.board.turn.credit;
        let spare = Resource::ALL.iter().filter(|resource| credit.spare[resource.index()] > 0);
        let mut parts: Vec<Arg> = spare
            .map(|resource| {
                let units = credit.spare[resource.index()];
                let name = card_name(Card::standard(*resource));
                Phrase::new("draw-spare").with("units", units).with("resource", name).into()
            })
            .collect();
        let saved = [("draw-discount", credit.discount), ("draw-foreman", credit.foreman)];
        let saved = saved.into_iter().filter(|(_, number)| *number > 0);
        parts.extend(saved.map(|(key, number)| Arg::from(Phrase::new(key).with("number", number))));
        if !parts.is_empty() {
            lines.push(self.speaker.say(&Phrase::new("draw-credit").with("parts", Arg::List(parts))));
        }
        if let (Phase::Pay, Some(piece)) = (self.board.phase, self.board.turn.piece) {
            lines.push(self.speaker.say(&Phrase::new("draw-piece").with("piece", piece_name(piece))));
        }
        lines
    }

    /// The cards by kind.
    fn cards(&self, cards: Cards) -> Vec<String> {
        cards.kinds().map(|card| self.counted(card, cards.count(card))).collect()
    }

    /// A card's name with its word in the notation, and how many there are.
    fn counted(&self, card: Card, count: u8) -> String {
        let name = self.named(&card_name(card), card.text());
        if count == 1 { name } else { format!("{count} × {name}") }
    }

    /// A name, with its word in the notation where a reader could not guess it.
    fn named(&self, name: &Phrase, word: &str) -> String {
        let name = self.speaker.say(name);
        if name.to_lowercase() == word { name } else { format!("{name} ({word})") }
    }

    fn name(&self, seat: Seat) -> String {
        let name = self.speaker.name(seat);
        let name = if name == seat.to_string() { name } else { format!("{seat} {name}") };
        name.chars().take(NAME - 1).collect()
    }
}

/// A list behind its title, in as many lines as it needs.
fn wrapped(title: &str, items: &[String], width: usize) -> Vec<String> {
    let indent = title.chars().count();
    let mut lines = vec![title.to_owned()];
    let mut used = indent;
    for (at, item) in items.iter().enumerate() {
        let comma = if at + 1 < items.len() { ", " } else { "" };
        let length = item.chars().count() + comma.len();
        if used > indent && used + length > width {
            lines.push(" ".repeat(indent));
            used = indent;
        }
        if let Some(line) = lines.last_mut() {
            line.push_str(item);
            line.push_str(comma);
        }
        used += length;
    }
    lines
}

/// The text, filled up with spaces; at least one follows it.
fn padded(text: &str, width: usize) -> String {
    let rest = width.saturating_sub(text.chars().count()).max(1);
    format!("{text}{}", " ".repeat(rest))
}
