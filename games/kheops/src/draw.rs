//! The view drawn as text, for terminals: the pyramid in steps, and what everybody has.
//!
//! A cell and the one across its level side stand in the same column of the drawing, one above the other, so every
//! side that two tiles share is a line between two boxes.

use tabletop::{Arg, Phrase, Seat, Speaker};

use crate::cell::{Cell, Side};
use crate::data::{SIDE, TURNS};
use crate::faces::Face;
use crate::picture::phase_name;
use crate::state::{Board, Phase};
use crate::types::{Kind, Pawn, Symbol, Tile};
use crate::view::View;

/// The width of a cell, without the line beside it.
const INSIDE: usize = 6;
/// The width of the whole drawing.
const WIDTH: usize = (INSIDE + 1) * (2 * SIDE - 1) + 1;

pub(crate) fn board(view: &View, speaker: &Speaker) -> String {
    let drawing = Drawing { view, board: &view.board, speaker };
    let mut lines = vec![drawing.title()];
    for row in (0..SIDE).rev() {
        lines.push(drawing.line_above(row));
        lines.extend(drawing.row(row));
    }
    lines.push(drawing.bottom_line());
    lines.extend(wrapped(&speaker.word("draw-legend-cells")));
    lines.extend(wrapped(&speaker.word("draw-legend-symbols")));
    lines.push("─".repeat(WIDTH));
    for seat in Seat::first(view.board.players.seats()) {
        lines.extend(drawing.seat(seat));
    }
    lines.push(format!(" {}", speaker.say(&Phrase::new("draw-pile").with("tiles", view.pile))));
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
            let phrase = Phrase::new("draw-turn")
                .with("turn", self.board.turns() + 1)
                .with("turns", TURNS)
                .with("seat", self.board.turn)
                .with("phase", phase_name(self.board.phase));
            self.speaker.say(&phrase)
        };
        format!("══ {title} {}", "═".repeat(WIDTH.saturating_sub(title.chars().count() + 4)))
    }

    /// The line above a row, which is the level side of what points down in it and the apex of what points up.
    fn line_above(&self, row: usize) -> String {
        let above =
            |cell: Cell| cell.beyond(Side::Base).is_some_and(|other| self.board.opens(other, Side::Base));
        let pieces: Vec<String> = cells_of(row)
            .map(|cell| {
                if cell.points_up() {
                    "━".repeat(INSIDE)
                } else {
                    level_line(above(cell), self.board.opens(cell, Side::Base))
                }
            })
            .collect();
        format!("{}┌{}┐", indent(row), pieces.join("┼"))
    }

    fn bottom_line(&self) -> String {
        let pieces: Vec<String> = cells_of(0)
            .map(|cell| match cell.points_up() {
                true => level_line(self.board.opens(cell, Side::Base), false),
                false => "━".repeat(INSIDE),
            })
            .collect();
        format!("└{}┘", pieces.join("┴"))
    }

    /// The three lines inside a row: where and what, openings and symbol, pawns.
    fn row(&self, row: usize) -> [String; 3] {
        let outer = |text: fn(&Self, Cell) -> String| {
            let cells: Vec<String> = cells_of(row).map(|cell| text(self, cell)).collect();
            format!("{}│{}│", indent(row), cells.join("│"))
        };
        [outer(Drawing::name), self.openings(row), outer(Drawing::pawn)]
    }

    /// The cell's name and the kind of its tile; without a tile, the name if one can be built there.
    fn name(&self, cell: Cell) -> String {
        let mark = self.board.face_at(cell).map(|face| match face.kind {
            Kind::Room => '■',
            Kind::Passage => '□',
        });
        match mark {
            Some(mark) => format!("{:<5}{mark}", cell.to_string()),
            None if self.board.border.contains(cell) => format!("{:<INSIDE$}", cell.to_string()),
            None => " ".repeat(INSIDE),
        }
    }

    fn openings(&self, row: usize) -> String {
        let mut line = indent(row);
        let mut before = false;
        for cell in cells_of(row) {
            let [left, right] = [Side::Left, Side::Right].map(|side| self.board.opens(cell, side));
            line.push(upright_line(before, left));
            line.push(opening(left));
            line.push_str(&centred(&self.symbol(cell), INSIDE - 2));
            line.push(opening(right));
            before = right;
        }
        line.push(upright_line(before, false));
        line
    }

    fn symbol(&self, cell: Cell) -> String {
        match self.board.face_at(cell) {
            None | Some(Face { symbol: Symbol::None, .. }) => String::new(),
            Some(Face { colour: Some(colour), .. }) => {
                self.speaker.word(&format!("draw-sarcophagus-{colour}"))
            }
            Some(Face { symbol, .. }) => self.speaker.word(&format!("draw-symbol-{symbol}")),
        }
    }

    /// A worker is its seat's letter; other pawns have a few letters more.
    fn pawn(&self, cell: Cell) -> String {
        let text = match self.board.pawn_at(cell) {
            None => String::new(),
            Some((seat, Pawn::Worker)) => seat.to_string(),
            Some((seat, pawn)) => format!("{seat} {}", self.speaker.word(&format!("draw-pawn-{pawn}"))),
        };
        centred(&text, INSIDE)
    }

    fn seat(&self, seat: Seat) -> Vec<String> {
        let colour = if seat == Seat::A { "white" } else { "blue" };
        // Pawns are drawn by letter: a player's name stands beside it.
        let letter = seat.to_string();
        let label = match self.speaker.name(seat) {
            name if name == letter => letter,
            name => format!("{letter} {name}"),
        };
        let name = Phrase::new("draw-seat")
            .with("seat", label)
            .with("colour", colour)
            .with("points", self.board.totals()[seat]);
        let workers = Phrase::new("draw-workers").with("workers", self.board.supply(seat, Pawn::Worker));
        let special = Pawn::SPECIAL.into_iter().filter(|pawn| self.board.supply(seat, *pawn) > 0);
        let pawns: Vec<Arg> = std::iter::once(workers)
            .chain(special.map(|pawn| Phrase::new(format!("pawn-{pawn}"))))
            .map(Arg::Phrase)
            .collect();
        let supply = Phrase::new("draw-supply").with("pawns", Arg::List(pawns));
        let hand = Phrase::new("draw-hand").with("tiles", self.view.hands[seat].len());
        let mut lines = vec![
            format!(" {}; {}", self.speaker.say(&name), self.speaker.say(&supply)),
            format!("    {}", self.speaker.say(&hand)),
        ];
        lines.extend(
            self.view.hand(seat).into_iter().flat_map(|hand| hand.iter()).map(|tile| self.tile(tile)),
        );
        lines
    }

    /// A tile of a hand, in words.
    fn tile(&self, tile: Tile) -> String {
        let Face { kind, openings, symbol, colour } = *self.board.face(tile);
        let symbol = match colour {
            Some(colour) => format!("sarcophagus-{colour}"),
            None => format!("symbol-{symbol}"),
        };
        let phrase = Phrase::new("draw-tile")
            .with("tile", tile.to_string())
            .with("kind", Phrase::new(format!("kind-{kind}")))
            .with("openings", openings)
            .with("symbol", Phrase::new(symbol));
        format!("      {}", self.speaker.say(&phrase))
    }
}

fn cells_of(row: usize) -> impl Iterator<Item = Cell> {
    (0..).map_while(move |column| Cell::at(row, column))
}

fn indent(row: usize) -> String {
    " ".repeat((INSIDE + 1) * row)
}

/// A level side, with what opens on it from above and from below.
fn level_line(above: bool, below: bool) -> String {
    let middle = match (above, below) {
        (true, true) => "║",
        (true, false) => "╨",
        (false, true) => "╥",
        (false, false) => "─",
    };
    format!("───{middle}──")
}

/// An upright side, with what opens on it from the left and from the right.
const fn upright_line(left: bool, right: bool) -> char {
    match (left, right) {
        (true, true) => '═',
        (true, false) => '╡',
        (false, true) => '╞',
        (false, false) => '│',
    }
}

const fn opening(open: bool) -> char {
    if open { '═' } else { ' ' }
}

fn centred(text: &str, width: usize) -> String {
    format!("{text:^width$}")
}

/// A text in lines of the drawing's width, broken at spaces.
fn wrapped(text: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.last_mut().expect("there is a first line");
        if last.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push(format!(" {word}"));
        } else {
            last.push(' ');
            last.push_str(word);
        }
    }
    lines
}
