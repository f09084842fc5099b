//! Cards as pictures for terminals: a chamber as a block of lines, and blocks side by side.

use tabletop::{Phrase, Speaker};

use crate::cells::{Cell, Cells};
use crate::data;
use crate::deck::Deck;
use crate::desk::Held;
use crate::event::colour_name;
use crate::types::Card;

/// The columns that a card takes.
pub(crate) const WIDTH: usize = 14;
/// The space between two cards.
const GAP: &str = "  ";
/// Cards in a row of the whole deck: as many as fit into a hundred columns.
const ACROSS: usize = 6;

/// The whole deck, with a legend.
pub fn draw_deck(deck: &Deck, speaker: &Speaker) -> String {
    let cards: Vec<Card> = Card::all().collect();
    let mut lines = Vec::new();
    for row in cards.chunks(ACROSS) {
        let blocks = row.iter().map(|card| {
            let held = Held { card: *card, crossed: Cells::EMPTY };
            card_lines(deck, held, Cells::EMPTY, speaker)
        });
        lines.extend(beside(blocks.collect()));
        lines.push(String::new());
    }
    lines.extend(wrapped(&speaker.word("draw-legend"), ACROSS * (WIDTH + GAP.len())));
    lines.iter().flat_map(|line| [line.trim_end(), "\n"]).collect()
}

/// One card: its number and colour, and the chamber with letters and digits at its edges.
pub(crate) fn card_lines(deck: &Deck, held: Held, before: Cells, speaker: &Speaker) -> Vec<String> {
    let chamber = deck.chamber(held.card);
    let name =
        Phrase::new("draw-card").with("card", held.card.number()).with("colour", colour_name(chamber.colour));
    let sign = |cell: Cell| {
        if !chamber.open.has(cell) {
            "██".to_owned()
        } else if held.crossed.has(cell) {
            if before.has(cell) { "× " } else { "● " }.to_owned()
        } else if chamber.entrance.has(cell) {
            "▼ ".to_owned()
        } else if chamber.tomb.has(cell) {
            "▲ ".to_owned()
        } else {
            chamber.icon_at(cell).map_or("· ".to_owned(), |icon| format!("{icon} "))
        }
    };
    let edge = "─".repeat(2 * data::SIDE);
    let mut lines = vec![speaker.say(&name), "   a b c d e".to_owned(), format!("  ┌{edge}┐")];
    for row in 0..data::SIDE {
        let cells: String = (0..data::SIDE).map(|column| sign(Cell::new(column, row))).collect();
        lines.push(format!("{} │{cells}│", row + 1));
    }
    lines.push(format!("  └{edge}┘"));
    lines
}

/// Blocks of lines side by side.
pub(crate) fn beside(blocks: Vec<Vec<String>>) -> Vec<String> {
    let height = blocks.iter().map(Vec::len).max().unwrap_or(0);
    let line = |at: usize| -> String {
        blocks.iter().map(|block| padded(block.get(at).map_or("", String::as_str), WIDTH) + GAP).collect()
    };
    (0..height).map(line).collect()
}

/// Text with spaces up to a width.
pub(crate) fn padded(text: &str, width: usize) -> String {
    let length = text.chars().count();
    format!("{text}{}", " ".repeat(width.saturating_sub(length)))
}

/// Text broken at spaces.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is a line");
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > width {
            lines.push(word.to_owned());
        } else {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
}
