//! The tile set: what each tile is, read from a file that an owner of the box can replace.

use std::sync::LazyLock;

use serde::Serialize;
use tabletop::{ParseError, Phrase, SetupError, shown};

use crate::data::{MOST_EMPTY, TILES};
use crate::set::Numbered;
use crate::types::{Colour, Kind, Symbol, Tile};

/// What is printed on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Face {
    /// A room or a passage.
    pub kind: Kind,
    /// On how many sides it opens.
    pub openings: u8,
    /// Its symbol.
    pub symbol: Symbol,
    /// The colour of a sarcophagus.
    pub colour: Option<Colour>,
}

/// The faces of all tiles, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Faces([Face; TILES]);

/// The set that is played with unless another is given.
static RECONSTRUCTION: LazyLock<Faces> = LazyLock::new(|| {
    Faces::read(include_str!("../data/tiles.csv")).expect("the tile set of the crate is one; a test reads it")
});

/// The line that names the columns.
const HEADER: &str = "number,kind,openings,symbol,colour";
const COLUMNS: usize = 5;

impl Faces {
    /// The reconstructed set.
    pub fn reconstruction() -> Self {
        *RECONSTRUCTION
    }

    /// Reads a tile set: the line `number,kind,openings,symbol,colour`, then a line for each of the tiles. Lines that
    /// begin with `#` and empty ones are passed over.
    ///
    /// # Errors
    /// With the line at which the text is not a tile set.
    pub fn read(text: &str) -> Result<Self, SetupError> {
        let mut reader = Reader::default();
        let mut header = false;
        let mut last = 0;
        for (at, line) in text.lines().enumerate() {
            last = at + 1;
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if header {
                reader.tile(line, last).map_err(|problem| in_line(last, problem))?;
                continue;
            }
            if line != HEADER {
                let problem = Phrase::new("tiles-header").with("header", HEADER).with("found", shown(line));
                return Err(in_line(last, problem));
            }
            header = true;
        }
        reader.finish(last)
    }

    /// What is printed on a tile.
    #[inline]
    pub fn face(&self, tile: Tile) -> &Face {
        &self.0[tile.index()]
    }
}

/// A mistake in a line of the file.
fn in_line(line: usize, problem: Phrase) -> SetupError {
    ParseError { line, column: 1, problem }.into()
}

/// Collects the tiles of a file.
struct Reader {
    /// Each tile's face, and the line it stands in.
    faces: [Option<(Face, usize)>; TILES],
    empty: usize,
}

impl Default for Reader {
    fn default() -> Self {
        Reader { faces: [None; TILES], empty: 0 }
    }
}

impl Reader {
    fn tile(&mut self, text: &str, line: usize) -> Result<(), Phrase> {
        let fields: Vec<&str> = text.split(',').map(str::trim).collect();
        let [number, kind, openings, symbol, colour] = fields[..] else {
            return Err(Phrase::new("tiles-fields").with("columns", COLUMNS).with("found", fields.len()));
        };
        let wrong = |key: &'static str, found: &str| Phrase::new(key).with("found", shown(found));
        let tile: Tile = number.parse().map_err(|_| wrong("tiles-number", number).with("tiles", TILES))?;
        if let Some((_, first)) = self.faces[tile.index()] {
            return Err(Phrase::new("tiles-repeated").with("tile", number).with("first", first));
        }
        let symbol: Symbol = symbol.parse().map_err(|_| wrong("tiles-symbol", symbol))?;
        let face = Face {
            kind: kind.parse().map_err(|_| wrong("tiles-kind", kind))?,
            openings: match openings {
                "1" => 1,
                "2" => 2,
                "3" => 3,
                _ => return Err(wrong("tiles-openings", openings)),
            },
            symbol,
            colour: match (symbol == Symbol::Sarcophagus, colour) {
                (true, "") => return Err(Phrase::new("tiles-colour-missing")),
                (true, _) => Some(colour.parse().map_err(|_| wrong("tiles-colour", colour))?),
                (false, "") => None,
                (false, _) => return Err(wrong("tiles-colour-unneeded", colour)),
            },
        };
        self.empty += usize::from(symbol == Symbol::Empty);
        if self.empty > MOST_EMPTY {
            return Err(Phrase::new("tiles-too-many-empty").with("most", MOST_EMPTY));
        }
        self.faces[tile.index()] = Some((face, line));
        Ok(())
    }

    fn finish(self, last: usize) -> Result<Faces, SetupError> {
        let missing = Tile::all().find(|tile| self.faces[tile.index()].is_none());
        if let Some(tile) = missing {
            let problem = Phrase::new("tiles-missing").with("tile", tile.to_string()).with("tiles", TILES);
            return Err(in_line(last.max(1), problem));
        }
        Ok(Faces(self.faces.map(|face| face.expect("none is missing").0)))
    }
}
