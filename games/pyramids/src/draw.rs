//! The view drawn as text, for terminals: the display, and every seat's cards beside its score card.

use tabletop::{Phrase, Seat, Speaker};

use crate::art::{WIDTH, beside, card_lines, wrapped};
use crate::cells::{Cell, Cells};
use crate::data;
use crate::desk::{Held, Stage};
use crate::event::{colour_name, pattern_name};
use crate::shape::shapes;
use crate::state::{Board, Phase};
use crate::types::{CardSet, Colour, Pattern};
use crate::view::View;

/// The width of the rulers.
const RULER: usize = 96;
/// The widest that text beside a seat's two cards is.
const NOTES: usize = RULER - 2 * (WIDTH + 2);

pub(crate) fn board(view: &View, speaker: &Speaker) -> String {
    let drawing = Drawing { view, board: &view.board, speaker };
    let mut lines = vec![drawing.title()];
    if view.board.phase == Phase::Keep {
        Seat::first(view.board.seats()).for_each(|seat| lines.extend(drawing.hand(seat)));
    } else {
        lines.extend(drawing.expedition());
        lines.extend(drawing.display());
        Seat::first(view.board.seats()).for_each(|seat| lines.extend(drawing.seat(seat)));
    }
    lines.push("─".repeat(RULER));
    lines.extend(wrapped(&speaker.word("draw-legend"), RULER));
    lines.iter().flat_map(|line| [line.trim_end(), "\n"]).collect()
}

struct Drawing<'a> {
    view: &'a View,
    board: &'a Board,
    speaker: &'a Speaker,
}

impl Drawing<'_> {
    fn title(&self) -> String {
        let title = match self.board.phase {
            Phase::Keep => self.speaker.word("draw-keep"),
            Phase::Mark | Phase::Replace => self.speaker.say(
                &Phrase::new("draw-round")
                    .with("round", self.board.round)
                    .with("expedition", self.board.expedition)
                    .with("pattern", pattern_name(self.board.pattern)),
            ),
            Phase::Over => self.speaker.word("draw-over"),
        };
        ruler('═', &title)
    }

    /// The pattern as a picture, and what is to come beside it.
    fn expedition(&self) -> Vec<String> {
        if self.board.phase == Phase::Over {
            return Vec::new();
        }
        let to_come: Vec<String> = Pattern::ALL
            .iter()
            .map(|pattern| (pattern, self.view.expeditions.iter().filter(|card| card == pattern).count()))
            .filter(|(_, count)| *count > 0)
            .map(
                |(pattern, count)| {
                    if count == 1 { pattern.to_string() } else { format!("{count} × {pattern}") }
                },
            )
            .collect();
        let to_come = self.speaker.say(&Phrase::new("draw-to-come").with("patterns", to_come));
        let mut lines = picture(self.board.pattern);
        lines[0] = format!("{:<18}{to_come}", lines[0]);
        lines
    }

    fn display(&self) -> Vec<String> {
        let title = self.speaker.word("draw-display");
        let deck = self.speaker.say(&Phrase::new("draw-deck").with("cards", self.view.deck));
        let mut lines = vec![ruler('─', &format!("{title} · {deck}"))];
        let block = |card| {
            card_lines(self.board.deck(), Held { card, crossed: Cells::EMPTY }, Cells::EMPTY, self.speaker)
        };
        let mut blocks: Vec<Vec<String>> = self.board.display.iter().map(block).collect();
        let mut awards = vec![self.speaker.word("draw-awards"), String::new()];
        awards.extend(Colour::ALL.iter().map(|colour| self.awards(*colour)));
        blocks.push(awards);
        lines.extend(beside(blocks));
        lines
    }

    fn awards(&self, colour: Colour) -> String {
        let left = &data::AWARDS[usize::from(self.board.awarded[colour.index()])..];
        let left: Vec<String> = left.iter().map(ToString::to_string).collect();
        let left = if left.is_empty() { self.speaker.word("draw-nothing") } else { left.join(" ") };
        format!("{} {left}", self.speaker.say(&colour_name(colour)))
    }

    /// A seat before the game.
    fn hand(&self, seat: Seat) -> Vec<String> {
        let mut lines = vec![ruler('─', &self.name(seat, "draw-hand"))];
        let Some(hand) = self.view.hands[seat] else {
            lines.push(self.speaker.word("draw-unknown-hand"));
            return lines;
        };
        let block = |card| {
            card_lines(self.board.deck(), Held { card, crossed: Cells::EMPTY }, Cells::EMPTY, self.speaker)
        };
        lines.extend(beside(hand.all().iter().map(block).collect()));
        if hand.kept.is_some() {
            lines.push(self.speaker.say(&Phrase::new("draw-kept").with("cards", numbers(hand.kept()))));
        }
        lines
    }

    fn seat(&self, seat: Seat) -> Vec<String> {
        let key = if self.board.deciding.contains(seat) { "draw-waiting" } else { "draw-seat" };
        let mut lines = vec![ruler('─', &self.name(seat, key))];
        let desk = self.view.desk(seat);
        let before = &self.board.players[seat].desk;
        let block = |held: Held| {
            let crossed = before.find(held.card).map_or(Cells::EMPTY, |before| before.crossed);
            card_lines(self.board.deck(), held, crossed, self.speaker)
        };
        let mut blocks: Vec<Vec<String>> = desk.held().map(block).collect();
        if blocks.is_empty() {
            blocks.push(vec![self.speaker.word("draw-no-cards")]);
        }
        blocks.push(self.notes(seat));
        lines.extend(beside(blocks));
        lines
    }

    /// A seat's score card and what else there is to say about it.
    fn notes(&self, seat: Seat) -> Vec<String> {
        let desk = self.view.desk(seat);
        let torches: Vec<u8> = desk.torch_rounds().collect();
        let points = self.board.sheets(|seat| self.view.desk(seat))[seat].total();
        let mut notes = vec![
            Phrase::new("draw-points").with("points", points),
            Phrase::new("draw-gems").with("red", desk.gems[0]).with("green", desk.gems[1]),
            Phrase::new("draw-torches").with("count", torches.len()).with("rounds", torches),
            Phrase::new("draw-skulls")
                .with("count", desk.skulls)
                .with("points", -data::SKULLS[usize::from(desk.skulls)]),
        ];
        if let Some(Stage::Bonus(crosses)) = self.view.sealed[seat].map(|sealed| sealed.stage) {
            notes.push(Phrase::new("draw-bonus").with("crosses", crosses));
        }
        let mut lines: Vec<String> = notes.iter().map(|note| self.speaker.say(note)).collect();
        let completed = self.board.completed(seat);
        for colour in Colour::ALL {
            let cards = completed.intersection(self.board.deck().of_colour(*colour));
            if !cards.is_empty() {
                let phrase = Phrase::new("draw-completed")
                    .with("count", cards.len())
                    .with("colour", colour_name(*colour))
                    .with("cards", numbers(cards));
                lines.extend(wrapped(&self.speaker.say(&phrase), NOTES));
            }
        }
        lines
    }

    /// The seat's letter and name, said by a message.
    fn name(&self, seat: Seat, key: &'static str) -> String {
        let name = self.speaker.name(seat);
        let name = if name == seat.to_string() { name } else { format!("{seat} {name}") };
        self.speaker.say(&Phrase::new(key).with("seat", name))
    }
}

/// A line across with a title in it.
fn ruler(line: char, title: &str) -> String {
    let line = line.to_string();
    format!("{} {title} {}", line.repeat(2), line.repeat(RULER.saturating_sub(title.chars().count() + 4)))
}

/// A pattern as it is printed.
fn picture(pattern: Pattern) -> Vec<String> {
    let cells = shapes(pattern)[0].cells;
    let rows = cells.iter().map(|cell| cell.row()).max().unwrap_or(0);
    let columns = cells.iter().map(|cell| cell.column()).max().unwrap_or(0);
    let sign = |column, row| if cells.has(Cell::new(column, row)) { "▐█" } else { "  " };
    (0..=rows)
        .map(|row| (0..=columns).fold(" ".to_owned(), |line, column| line + sign(column, row)))
        .collect()
}

fn numbers(cards: CardSet) -> String {
    cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}
