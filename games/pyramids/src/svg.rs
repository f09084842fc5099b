//! Cards as SVG pictures: plain shapes, no text but the numbers.

use std::fmt::Write as _;

use crate::cells::Cell;
use crate::data;
use crate::deck::Deck;
use crate::types::{Card, Colour, Icon};

/// The side of a cell.
const CELL: usize = 20;
/// The space round a chamber, and above it for the number.
const MARGIN: usize = 8;
const HEAD: usize = 22;
/// The size of a card.
const WIDTH: usize = data::SIDE * CELL + 2 * MARGIN;
const HEIGHT: usize = data::SIDE * CELL + MARGIN + HEAD;
/// Cards in a row of the whole deck.
const ACROSS: usize = 8;

/// The whole deck as one picture.
pub fn deck_svg(deck: &Deck) -> String {
    let cards: Vec<Card> = Card::all().collect();
    let rows = cards.len().div_ceil(ACROSS);
    let mut picture = Picture::new(ACROSS * (WIDTH + MARGIN), rows * (HEIGHT + MARGIN));
    for (at, card) in cards.iter().enumerate() {
        let (left, top) = (at % ACROSS * (WIDTH + MARGIN), at / ACROSS * (HEIGHT + MARGIN));
        picture.card(deck, *card, left + MARGIN / 2, top + MARGIN / 2);
    }
    picture.finish()
}

/// One card as a picture.
pub fn card_svg(deck: &Deck, card: Card) -> String {
    let mut picture = Picture::new(WIDTH, HEIGHT);
    picture.card(deck, card, 0, 0);
    picture.finish()
}

struct Picture(String);

impl Picture {
    fn new(width: usize, height: usize) -> Self {
        let size = format!("width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\"");
        Picture(format!("<svg xmlns=\"http://www.w3.org/2000/svg\" {size} font-family=\"sans-serif\">\n"))
    }

    fn add(&mut self, element: std::fmt::Arguments<'_>) {
        writeln!(self.0, "{element}").expect("a String takes all that is written");
    }

    fn finish(mut self) -> String {
        self.0.push_str("</svg>\n");
        self.0
    }

    fn card(&mut self, deck: &Deck, card: Card, left: usize, top: usize) {
        let chamber = deck.chamber(card);
        let colour = match chamber.colour {
            Colour::Green => "#5c8a4a",
            Colour::Orange => "#d08a2e",
            Colour::Purple => "#8a6bb0",
        };
        self.add(format_args!(
            "<rect x=\"{left}\" y=\"{top}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"6\" fill=\"{colour}\"/>"
        ));
        let (x, y) = (left + MARGIN, top + 16);
        self.add(format_args!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"14\" font-weight=\"bold\" fill=\"#fff\">{card}</text>"
        ));
        for cell in Cell::all() {
            let (x, y) = (left + MARGIN + cell.column() * CELL, top + HEAD + cell.row() * CELL);
            let fill = if chamber.open.has(cell) { "#f2e3c0" } else { "#5a3d22" };
            self.add(format_args!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"{CELL}\" height=\"{CELL}\" fill=\"{fill}\" stroke=\"#b79b68\"/>"
            ));
            let shape = if chamber.entrance.has(cell) {
                Some("<path d=\"M4 5h12l-6 10z\" fill=\"#333\"/>")
            } else if chamber.tomb.has(cell) {
                Some("<path d=\"M10 2l7 5-2 11H5L3 7z\" fill=\"#c9a227\" stroke=\"#6b5310\"/>")
            } else {
                chamber.icon_at(cell).map(shape)
            };
            if let Some(shape) = shape {
                self.add(format_args!("<g transform=\"translate({x} {y})\">{shape}</g>"));
            }
        }
    }
}

/// The picture of an icon, in a cell of twenty by twenty.
const fn shape(icon: Icon) -> &'static str {
    match icon {
        Icon::Red => "<path d=\"M10 3l6 6-6 8-6-8z\" fill=\"#c0392b\"/>",
        Icon::Green => "<path d=\"M6 4h8l3 5-7 8-7-8z\" fill=\"#2e8b57\"/>",
        Icon::Torch => {
            "<path d=\"M9 9h2v8H9z\" fill=\"#6b4a2b\"/><path d=\"M10 2q5 4 0 8q-5-4 0-8z\" fill=\"#e67e22\"/>"
        }
        Icon::Skull => {
            "<path d=\"M4 9a6 6 0 0 1 12 0v3l-2 1v3H6v-3l-2-1z\" fill=\"#444\"/>\
             <circle cx=\"8\" cy=\"9\" r=\"1.6\" fill=\"#f2e3c0\"/><circle cx=\"12\" cy=\"9\" r=\"1.6\" fill=\"#f2e3c0\"/>"
        }
        Icon::Potion => "<path d=\"M8 3h4v4l4 8q0 2-2 2H6q-2 0-2-2l4-8z\" fill=\"#3a7bbf\"/>",
        Icon::Cross => "<path d=\"M5 5l10 10M15 5L5 15\" stroke=\"#c0392b\" stroke-width=\"3\"/>",
    }
}
