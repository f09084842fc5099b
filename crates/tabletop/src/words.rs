//! Reading notation: a cursor over the words of one line, which refuses whatever is left over.

use std::fmt::Display;
use std::str::FromStr;

use crate::error::ParseError;

/// The words of one line, read from left to right.
///
/// Words are separated by exactly one space; every error carries the column it was found at.
pub struct Words<'a> {
    rest: Option<&'a str>,
    column: usize,
}

impl<'a> Words<'a> {
    /// Starts before the first word.
    pub fn new(text: &'a str) -> Self {
        Words { rest: Some(text), column: 0 }
    }

    /// The next word; `expected` names what should stand there.
    ///
    /// # Errors
    /// When the line is over, or two spaces stand together.
    pub fn next(&mut self, expected: &'static str) -> Result<&'a str, ParseError> {
        let rest = self.rest.ok_or_else(|| self.ended(expected))?;
        let word = rest.split(' ').next().unwrap_or(rest);
        if word.is_empty() {
            return Err(ParseError::expected(expected, rest).shifted(self.column));
        }
        self.advance(rest, word);
        Ok(word)
    }

    /// The next word as a value.
    ///
    /// # Errors
    /// When there is no word, or it is not the exact print of a value.
    pub fn parse<T: FromStr<Err = ParseError>>(&mut self, expected: &'static str) -> Result<T, ParseError> {
        let column = self.column;
        self.next(expected)?.parse().map_err(|error: ParseError| error.shifted(column))
    }

    /// The next word as a number, in its canonical print.
    ///
    /// # Errors
    /// When there is no word, or it is not such a number.
    pub fn number<T: FromStr + Display>(&mut self, expected: &'static str) -> Result<T, ParseError> {
        let column = self.column;
        let word = self.next(expected)?;
        // Even `u8` reads "+4" and "04": only what prints back the same is accepted.
        word.parse()
            .ok()
            .filter(|number: &T| number.to_string() == word)
            .ok_or_else(|| ParseError::expected(expected, word).shifted(column))
    }

    /// All that is left of the line, spaces included.
    ///
    /// # Errors
    /// When nothing is left.
    pub fn rest(&mut self, expected: &'static str) -> Result<&'a str, ParseError> {
        match self.rest.take() {
            Some(rest) if !rest.is_empty() => Ok(rest),
            _ => Err(self.ended(expected)),
        }
    }

    /// Ends the line.
    ///
    /// # Errors
    /// When anything is left of it.
    pub fn finish(self) -> Result<(), ParseError> {
        match self.rest {
            None => Ok(()),
            // Nothing stands after the last space, so it is the space that is too many.
            Some("") if self.column > 0 => {
                Err(ParseError::expected("expected-end", " ").shifted(self.column - 1))
            }
            Some(rest) => Err(ParseError::expected("expected-end", rest).shifted(self.column)),
        }
    }

    /// The column of the next word, counted from 0.
    pub fn column(&self) -> usize {
        self.column
    }

    fn ended(&self, expected: &'static str) -> ParseError {
        ParseError::expected(expected, "").shifted(self.column)
    }

    fn advance(&mut self, rest: &'a str, word: &str) {
        self.rest = rest.get(word.len() + 1..);
        self.column += word.chars().count() + usize::from(self.rest.is_some());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_separated_by_one_space_and_end() {
        let mut words = Words::new("load 12");
        assert_eq!(words.next("expected-end"), Ok("load"));
        assert_eq!(words.number::<u8>("expected-number"), Ok(12));
        assert!(words.finish().is_ok());
    }

    #[test]
    fn errors_know_their_column() {
        let mut words = Words::new("load  12");
        words.next("expected-end").expect("a word");
        assert_eq!(words.next("expected-number").expect_err("two spaces").column, 6);

        let mut words = Words::new("load 012");
        words.next("expected-end").expect("a word");
        assert_eq!(words.number::<u8>("expected-number").expect_err("not canonical").column, 6);

        let mut words = Words::new("load 1 ");
        words.next("expected-end").expect("a word");
        words.next("expected-end").expect("a word");
        assert_eq!(words.finish().expect_err("a trailing space").column, 7);

        let mut words = Words::new("load");
        words.next("expected-end").expect("a word");
        assert_eq!(words.next("expected-number").expect_err("the end").column, 5);
    }
}
