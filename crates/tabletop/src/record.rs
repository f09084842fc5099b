//! The record of a game: text that people can read, and that is printed in exactly one way.
//!
//! `docs/records.md` defines the format.

use std::fmt;
use std::fmt::Write as _;
use std::str::FromStr;

use crate::error::ParseError;
use crate::game::Setup;
use crate::phrase::Phrase;
use crate::seat::{BySeat, Seat};
use crate::seed::{Seed, bytes_from_hex, hex};
use crate::words::Words;

/// The version of the format this program writes.
pub const FORMAT: u16 = 1;

/// A game as text: the set-up, and every action in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u16,
    /// How many play.
    pub seats: usize,
    /// The full print of the options.
    pub options: String,
    /// Where all shuffles come from.
    pub seed: Seed,
    /// What proves the shuffle fair, where the seed was agreed on.
    pub fair: Option<Fair>,
    /// The players' names, where they have one.
    pub names: BySeat<Option<String>>,
    /// A custom deck or tile set, in full.
    pub material: Option<Material>,
    /// The result, once the game is over.
    pub result: Option<BySeat<Score>>,
    /// Who did what, in order.
    pub plays: Vec<Play>,
}

/// One action of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    /// Who.
    pub seat: Seat,
    /// What, in the game's notation.
    pub action: String,
}

/// One seat's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Score {
    /// The place, from 1.
    pub place: u8,
    /// The points.
    pub total: i32,
}

/// A custom deck or tile set, in full.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Material {
    /// What it is: the game's name for it.
    pub kind: String,
    /// The lines of its file.
    pub lines: Vec<String>,
}

impl Material {
    /// The text of a file, line by line. A record cannot hold control characters: tabs and carriage returns
    /// become spaces, as do all others.
    pub fn new(kind: &str, text: &str) -> Self {
        let lines = text.lines().map(|line| line.replace(char::is_control, " ")).collect();
        Material { kind: kind.to_owned(), lines }
    }

    /// The text of the file.
    pub fn text(&self) -> String {
        self.lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
    }
}

/// What proves a shuffle fair; empty parts are not known (yet).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fair {
    /// The table's id, which the commitment holds.
    pub table: String,
    /// What the host committed to before anyone sat down.
    pub commitment: [u8; 32],
    /// The host's secret.
    pub secret: [u8; 32],
    /// What each person's device added.
    pub nonces: BySeat<Option<[u8; 32]>>,
}

impl Record {
    /// The record of a game that has just been set up.
    pub fn new<G: crate::Game>(setup: &Setup) -> Self {
        Record {
            game: G::ID.to_owned(),
            rules: setup.rules,
            seats: setup.seats,
            options: setup.options.to_string(),
            seed: setup.seed,
            fair: None,
            names: BySeat::new(setup.seats),
            material: G::MATERIAL
                .zip(setup.material.as_deref())
                .map(|(kind, text)| Material::new(kind, text)),
            result: None,
            plays: Vec::new(),
        }
    }

    /// The line that the `index`th play (from 0) stands in.
    pub fn line_of_play(&self, index: usize) -> usize {
        self.header().lines().count() + 2 + index
    }

    /// The line of the header that begins with `field`, or line 1.
    pub fn line_of(&self, field: &str) -> usize {
        let begins = |line: &str| line.split(' ').next() == Some(field);
        self.header().lines().position(begins).map_or(1, |index| index + 1)
    }

    fn header(&self) -> String {
        let mut out = format!(
            "mastaba record {FORMAT}\ngame {}\nrules {}\nseats {}\noptions {}\nseed {}\n",
            self.game,
            self.rules,
            self.seats,
            self.options,
            self.seed.reveal()
        );
        let mut line =
            |text: fmt::Arguments<'_>| writeln!(out, "{text}").expect("a String takes all that is written");
        if let Some(fair) = &self.fair {
            line(format_args!("table {}", fair.table));
            line(format_args!("commitment {}", hex(&fair.commitment)));
            line(format_args!("secret {}", hex(&fair.secret)));
            for (seat, nonce) in fair.nonces.iter() {
                if let Some(nonce) = nonce {
                    line(format_args!("nonce {seat} {}", hex(nonce)));
                }
            }
        }
        for (seat, name) in self.names.iter() {
            if let Some(name) = name {
                line(format_args!("name {seat} {name}"));
            }
        }
        if let Some(material) = &self.material {
            line(format_args!("material {} {}", material.kind, material.lines.len()));
            for text in &material.lines {
                line(format_args!("|{text}"));
            }
        }
        if let Some(result) = &self.result {
            for (seat, score) in result.iter() {
                line(format_args!("result {seat} place {} total {}", score.place, score.total));
            }
        }
        out
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.header())?;
        self.plays.iter().try_for_each(|play| writeln!(f, "{} {}", play.seat, play.action))
    }
}

impl FromStr for Record {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Reader::new(text).record()
    }
}

/// Reads a record line by line.
struct Reader<'a> {
    lines: Vec<&'a str>,
    at: usize,
}

/// The words of the line being read.
struct Fields<'a> {
    words: Words<'a>,
    line: usize,
}

impl<'a> Fields<'a> {
    fn get<T>(
        &mut self,
        read: impl FnOnce(&mut Words<'a>) -> Result<T, ParseError>,
    ) -> Result<T, ParseError> {
        read(&mut self.words).map_err(|error| error.at_line(self.line))
    }

    fn number<T: FromStr + fmt::Display>(&mut self) -> Result<T, ParseError> {
        self.get(|words| words.number("expected-number"))
    }

    fn word(&mut self, exactly: &'static str, expected: &'static str) -> Result<(), ParseError> {
        self.get(|words| {
            let column = words.column();
            let word = words.next(expected)?;
            if word == exactly { Ok(()) } else { Err(ParseError::expected(expected, word).shifted(column)) }
        })
    }

    /// A name in the notation: lower case letters, digits and hyphens.
    fn id(&mut self) -> Result<String, ParseError> {
        self.filtered("expected-id", |c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    }

    fn filtered(&mut self, expected: &'static str, fits: fn(char) -> bool) -> Result<String, ParseError> {
        self.get(|words| {
            let column = words.column();
            let word = words.next(expected)?;
            if word.chars().all(fits) && word.len() <= 64 {
                Ok(word.to_owned())
            } else {
                Err(ParseError::expected(expected, word).shifted(column))
            }
        })
    }

    fn bytes(&mut self) -> Result<[u8; 32], ParseError> {
        self.get(|words| {
            let column = words.column();
            let word = words.next("expected-hex")?;
            bytes_from_hex(word).ok_or_else(|| ParseError::expected("expected-hex", word).shifted(column))
        })
    }

    fn seat(&mut self, seats: usize) -> Result<Seat, ParseError> {
        self.get(|words| {
            let column = words.column();
            let word = words.next("expected-seat")?;
            word.parse()
                .ok()
                .filter(|seat: &Seat| seat.index() < seats)
                .ok_or_else(|| ParseError::expected("expected-seat", word).shifted(column))
        })
    }

    /// All that is left of the line: free text without control characters.
    fn rest(&mut self, expected: &'static str) -> Result<&'a str, ParseError> {
        let column = self.words.column();
        let rest = self.get(|words| words.rest(expected))?;
        match rest.chars().position(char::is_control) {
            None => Ok(rest),
            Some(at) => {
                let found: String = rest.chars().skip(at).collect();
                Err(ParseError::expected(expected, &found).shifted(column + at).at_line(self.line))
            }
        }
    }

    fn end(self) -> Result<(), ParseError> {
        self.words.finish().map_err(|error| error.at_line(self.line))
    }
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        // The piece after the last line end is empty in a record: `end` looks at it.
        Reader { lines: text.split('\n').collect(), at: 0 }
    }

    fn record(mut self) -> Result<Record, ParseError> {
        let mut first = self.field("mastaba", "expected-first-line")?;
        first.word("record", "expected-first-line")?;
        let column = first.words.column();
        let format: u16 = first.number()?;
        if format != FORMAT {
            return Err(ParseError {
                line: 1,
                column: column + 1,
                problem: Phrase::new("parse-format").with("found", format).with("known", FORMAT),
            });
        }
        first.end()?;

        let game = self.one("game", "expected-game-line", Fields::id)?;
        let rules = self.one("rules", "expected-rules-line", Fields::number)?;
        let column = "seats ".len();
        let seats: usize = self.one("seats", "expected-seats-line", Fields::number)?;
        if !(2..=4).contains(&seats) {
            let error = ParseError::expected("expected-seat-count", &seats.to_string());
            return Err(error.shifted(column).at_line(self.at));
        }
        let options = self.one("options", "expected-options-line", |fields| {
            Ok(fields.rest("expected-options")?.to_owned())
        })?;
        let seed = Seed::new(self.one("seed", "expected-seed-line", Fields::bytes)?);
        let fair = self.fair(seats)?;
        let names = self.by_seat("name", seats, |fields| {
            let column = fields.words.column();
            let name = fields.rest("expected-name")?;
            if is_name(name) {
                Ok(name.to_owned())
            } else {
                Err(ParseError::expected("expected-name", name).shifted(column).at_line(fields.line))
            }
        })?;
        let material = self.material()?;
        let result = self.result(seats)?;
        self.blank()?;
        let plays = self.plays(seats)?;
        Ok(Record { game, rules, seats, options, seed, fair, names, material, result, plays })
    }

    fn fair(&mut self, seats: usize) -> Result<Option<Fair>, ParseError> {
        if !self.begins("table") {
            return Ok(None);
        }
        let table = self.one("table", "expected-table-line", |fields| {
            fields.filtered("expected-table", |c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
        })?;
        let commitment = self.one("commitment", "expected-commitment-line", Fields::bytes)?;
        let secret = self.one("secret", "expected-secret-line", Fields::bytes)?;
        let nonces = self.by_seat("nonce", seats, Fields::bytes)?;
        Ok(Some(Fair { table, commitment, secret, nonces }))
    }

    fn material(&mut self) -> Result<Option<Material>, ParseError> {
        if !self.begins("material") {
            return Ok(None);
        }
        let (kind, count) = self.one("material", "expected-material-line", |fields| {
            Ok((fields.id()?, fields.number::<usize>()?))
        })?;
        let mut lines = Vec::new();
        for _ in 0..count {
            let line = self.line();
            let text = line.strip_prefix('|').filter(|text| !text.contains(char::is_control));
            let text =
                text.ok_or_else(|| ParseError::expected("expected-material", line).at_line(self.at + 1))?;
            lines.push(text.to_owned());
            self.at += 1;
        }
        Ok(Some(Material { kind, lines }))
    }

    fn result(&mut self, seats: usize) -> Result<Option<BySeat<Score>>, ParseError> {
        if !self.begins("result") {
            return Ok(None);
        }
        let mut result = BySeat::new(seats);
        for (seat, score) in result.iter_mut() {
            *score = self.one("result", "expected-result-line", |fields| {
                let column = fields.words.column();
                let found = fields.seat(seats)?;
                if found != seat {
                    let error = ParseError::expected("expected-next-seat", &found.to_string());
                    return Err(error.shifted(column).at_line(fields.line));
                }
                fields.word("place", "expected-place")?;
                let place = fields.number()?;
                fields.word("total", "expected-total")?;
                Ok(Score { place, total: fields.number()? })
            })?;
        }
        Ok(Some(result))
    }

    /// The empty line between the header and the plays.
    fn blank(&mut self) -> Result<(), ParseError> {
        let line = self.line();
        if !line.is_empty() || self.at + 1 >= self.lines.len() {
            return Err(ParseError::expected("expected-blank", line).at_line(self.at + 1));
        }
        self.at += 1;
        Ok(())
    }

    fn plays(&mut self, seats: usize) -> Result<Vec<Play>, ParseError> {
        let mut plays = Vec::new();
        // The last piece is what stands after the last line end: nothing.
        while self.at + 1 < self.lines.len() {
            let mut fields = Fields { words: Words::new(self.line()), line: self.at + 1 };
            let seat = fields.seat(seats)?;
            let action = fields.rest("expected-action")?.to_owned();
            plays.push(Play { seat, action });
            self.at += 1;
        }
        let last = self.line();
        if last.is_empty() {
            Ok(plays)
        } else {
            let column = last.chars().count();
            Err(ParseError::expected("expected-line-end", "").shifted(column).at_line(self.at + 1))
        }
    }

    /// Optional lines, one a seat at the most, in the order of the seats.
    fn by_seat<T>(
        &mut self,
        name: &'static str,
        seats: usize,
        mut read: impl FnMut(&mut Fields<'a>) -> Result<T, ParseError>,
    ) -> Result<BySeat<Option<T>>, ParseError> {
        let mut items: BySeat<Option<T>> = BySeat::new(seats);
        let mut least = 0;
        while self.begins(name) {
            let (seat, item) = self.one(name, "expected-line", |fields| {
                let column = fields.words.column();
                let seat = fields.seat(seats)?;
                if seat.index() < least {
                    let error = ParseError::expected("expected-next-seat", &seat.to_string());
                    return Err(error.shifted(column).at_line(fields.line));
                }
                Ok((seat, read(fields)?))
            })?;
            least = seat.index() + 1;
            items[seat] = Some(item);
        }
        Ok(items)
    }

    /// A whole line: its name and what `read` reads.
    fn one<T>(
        &mut self,
        name: &'static str,
        expected: &'static str,
        read: impl FnOnce(&mut Fields<'a>) -> Result<T, ParseError>,
    ) -> Result<T, ParseError> {
        let mut fields = self.field(name, expected)?;
        let value = read(&mut fields)?;
        fields.end()?;
        Ok(value)
    }

    /// Begins a line with its name.
    fn field(&mut self, name: &'static str, expected: &'static str) -> Result<Fields<'a>, ParseError> {
        let mut fields = Fields { words: Words::new(self.line()), line: self.at + 1 };
        fields.word(name, expected)?;
        self.at += 1;
        Ok(fields)
    }

    fn begins(&self, name: &str) -> bool {
        self.line().split(' ').next() == Some(name)
    }

    fn line(&self) -> &'a str {
        self.lines.get(self.at).copied().unwrap_or("")
    }
}

/// May this be a player's name in a record: up to 40 characters, no control characters, no space at an end?
pub fn is_name(name: &str) -> bool {
    !name.is_empty() && name.trim() == name && name.chars().count() <= 40 && !name.contains(char::is_control)
}

#[cfg(test)]
mod tests;
