//! Reading a deck file, with the structure that every deck must have.

use tabletop::{ParseError, Phrase, Words, shown};

use crate::cells::{Cell, Cells};
use crate::data;
use crate::deck::{Chamber, Deck};
use crate::types::{Card, Colour, Icon};

/// A wall.
pub(crate) const WALL: char = '#';
/// An open cell with nothing on it.
pub(crate) const OPEN: char = '.';
/// The entrance.
pub(crate) const ENTRANCE: char = 'E';
/// The tomb.
pub(crate) const TOMB: char = 'T';
/// A line that begins with it is a remark.
const REMARK: char = ';';

/// Reads a deck: 48 blocks of a header and five rows, in any order.
///
/// A record keeps control characters as spaces; nothing that is read differs then, as lines of spaces are blank.
pub(crate) fn read(text: &str) -> Result<Deck, ParseError> {
    let meant = |(_, line): &(usize, &str)| !line.trim().is_empty() && !line.starts_with(REMARK);
    let mut lines = (1..).zip(text.lines()).filter(meant);
    let mut found: [Option<Chamber>; data::CARDS] = [None; data::CARDS];
    while let Some((number, header)) = lines.next() {
        let (card, colour) = read_header(header).map_err(|error| error.at_line(number))?;
        let wrong = |problem: Phrase| ParseError { line: number, column: 1, problem };
        if found[card.index()].is_some() {
            return Err(wrong(Phrase::new("deck-card-twice").with("card", card.number())));
        }
        let of_colour = found.iter().flatten().filter(|chamber| chamber.colour == colour).count();
        if of_colour == data::OF_A_COLOUR {
            let problem = Phrase::new("deck-colour-full").with("card", card.number());
            let name = Phrase::new(format!("colour-{colour}"));
            return Err(wrong(problem.with("colour", name).with("most", data::OF_A_COLOUR)));
        }
        let mut block = Block::new(card, number, colour);
        for row in 0..data::SIDE {
            let (number, line) = lines.next().ok_or_else(|| block.ends_early(row))?;
            block.add_row(row, number, line)?;
        }
        found[card.index()] = Some(block.finish()?);
    }
    // With no number twice and no colour too often, nothing else can be missing than a whole card.
    let missing = |card: Card| ParseError {
        line: text.lines().count() + 1,
        column: 1,
        problem: Phrase::new("deck-card-missing").with("card", card.number()),
    };
    let mut chambers = Vec::with_capacity(data::CARDS);
    for card in Card::all() {
        chambers.push(found[card.index()].ok_or_else(|| missing(card))?);
    }
    Ok(Deck::new(chambers.try_into().expect("there is a chamber for each card")))
}

fn read_header(line: &str) -> Result<(Card, Colour), ParseError> {
    let mut words = Words::new(line);
    let card = words.parse("expected-card-number")?;
    let colour = words.parse("expected-colour")?;
    words.finish()?;
    Ok((card, colour))
}

/// One card being read.
struct Block {
    card: Card,
    /// The line of the header, and of each row read so far.
    header: usize,
    rows: [usize; data::SIDE],
    chamber: Chamber,
}

impl Block {
    fn new(card: Card, header: usize, colour: Colour) -> Self {
        let none = Cells::EMPTY;
        let chamber = Chamber { colour, open: none, entrance: none, tomb: none, icons: [none; 6] };
        Block { card, header, rows: [0; data::SIDE], chamber }
    }

    fn add_row(&mut self, row: usize, number: usize, line: &str) -> Result<(), ParseError> {
        self.rows[row] = number;
        for (column, letter) in line.chars().enumerate().take(data::SIDE) {
            self.add_cell(Cell::new(column, row), letter)?;
        }
        let length = line.chars().count();
        if length != data::SIDE {
            let problem = self.about("deck-row-length", row, length.min(data::SIDE)).with("length", length);
            return Err(self.at(row, length.min(data::SIDE), problem));
        }
        Ok(())
    }

    fn add_cell(&mut self, cell: Cell, letter: char) -> Result<(), ParseError> {
        let only = Cells::only(cell);
        let chamber = &mut self.chamber;
        match letter {
            WALL => return Ok(()),
            OPEN => {}
            ENTRANCE if cell.row() != 0 => return Err(self.wrong("deck-entrance-row", cell)),
            ENTRANCE if !chamber.entrance.is_empty() => return Err(self.wrong("deck-second-entrance", cell)),
            ENTRANCE => chamber.entrance = only,
            TOMB if cell.row() != data::SIDE - 1 => return Err(self.wrong("deck-tomb-row", cell)),
            TOMB if !chamber.tomb.is_empty() => return Err(self.wrong("deck-second-tomb", cell)),
            TOMB => chamber.tomb = only,
            other => {
                let icon: Option<Icon> = other.to_string().parse().ok();
                let Some(icon) = icon else {
                    let problem = self.about("deck-unknown-letter", cell.row(), cell.column());
                    let problem = problem.with("found", shown(&other.to_string()));
                    return Err(self.at(cell.row(), cell.column(), problem));
                };
                let cells = &mut chamber.icons[icon.index()];
                *cells = cells.union(only);
            }
        }
        self.chamber.open = self.chamber.open.union(only);
        Ok(())
    }

    fn finish(self) -> Result<Chamber, ParseError> {
        let chamber = &self.chamber;
        if chamber.entrance.is_empty() {
            return Err(self.wrong("deck-no-entrance", Cell::new(0, 0)));
        }
        if chamber.tomb.is_empty() {
            return Err(self.wrong("deck-no-tomb", Cell::new(0, data::SIDE - 1)));
        }
        let reached = chamber.entrance.flood(chamber.open);
        match chamber.open.without(reached).first() {
            Some(cell) => Err(self.wrong("deck-unreachable", cell)),
            None => Ok(self.chamber),
        }
    }

    fn ends_early(&self, row: usize) -> ParseError {
        let last = self.rows[..row].last().copied().unwrap_or(self.header);
        ParseError { line: last + 1, column: 1, problem: self.about("deck-row-missing", row, 0) }
    }

    fn wrong(&self, key: &'static str, cell: Cell) -> ParseError {
        let problem = self.about(key, cell.row(), cell.column());
        self.at(cell.row(), cell.column(), problem)
    }

    fn about(&self, key: &'static str, row: usize, column: usize) -> Phrase {
        Phrase::new(key).with("card", self.card.number()).with("row", row + 1).with("column", column + 1)
    }

    fn at(&self, row: usize, column: usize, problem: Phrase) -> ParseError {
        ParseError { line: self.rows[row], column: column + 1, problem }
    }
}
