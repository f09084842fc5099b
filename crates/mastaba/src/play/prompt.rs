//! Reading lines: with editing and completion on a terminal, plainly otherwise.

use std::io::{self, BufRead as _, IsTerminal as _};

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Editor, Helper};

/// Where lines come from.
pub(super) enum Prompt {
    /// A person at a terminal.
    Terminal(Box<Editor<Completion, MemHistory>>),
    /// A pipe or a file.
    Plain,
}

/// What came.
pub(super) enum Answer {
    /// A line.
    Line(String),
    /// Ctrl-C: the person wants to leave.
    Interrupted,
    /// There is no more.
    End,
}

impl Prompt {
    /// Standard input.
    pub(super) fn standard() -> Self {
        if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
            return Prompt::Plain;
        }
        let config = Config::builder().completion_type(CompletionType::List).build();
        match Editor::with_history(config, MemHistory::new()) {
            Ok(mut editor) => {
                editor.set_helper(Some(Completion { words: Vec::new() }));
                Prompt::Terminal(Box::new(editor))
            }
            Err(_) => Prompt::Plain,
        }
    }

    /// Is a person typing?
    pub(super) fn is_terminal(&self) -> bool {
        match self {
            Prompt::Terminal(_) => true,
            Prompt::Plain => false,
        }
    }

    /// Reads a line; on a terminal `words` can be completed.
    pub(super) fn read(&mut self, prompt: &str, words: Vec<String>) -> io::Result<Answer> {
        match self {
            Prompt::Terminal(editor) => {
                editor.set_helper(Some(Completion { words }));
                match editor.readline(prompt) {
                    Ok(line) => {
                        // Without history there is nothing to scroll back to, and no harm done.
                        let _ = editor.add_history_entry(&line);
                        Ok(Answer::Line(line))
                    }
                    Err(ReadlineError::Interrupted) => Ok(Answer::Interrupted),
                    Err(ReadlineError::Eof) => Ok(Answer::End),
                    Err(error) => Err(io::Error::other(error)),
                }
            }
            Prompt::Plain => {
                let mut bytes = Vec::new();
                match io::stdin().lock().read_until(b'\n', &mut bytes)? {
                    0 => Ok(Answer::End),
                    _ => Ok(Answer::Line(String::from_utf8_lossy(&bytes).into_owned())),
                }
            }
        }
    }
}

/// Completes whole lines from a list.
pub(super) struct Completion {
    words: Vec<String>,
}

impl Completer for Completion {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        at: usize,
        _: &rustyline::Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        Ok((0, fitting(&self.words, line.get(..at).unwrap_or(line))))
    }
}

/// The words that begin so, in any case; only as far as the next space, so that long lists stay readable.
fn fitting(words: &[String], begun: &str) -> Vec<String> {
    let begun = begun.to_lowercase();
    let mut found: Vec<String> = Vec::new();
    for word in words.iter().filter(|word| word.to_lowercase().starts_with(&begun)) {
        let end = word.get(begun.len()..).and_then(|rest| rest.find(' ')).map(|at| begun.len() + at + 1);
        let part = &word[..end.unwrap_or(word.len())];
        if found.last().is_none_or(|last| last != part) {
            found.push(part.to_owned());
        }
    }
    found.dedup();
    found
}

impl Hinter for Completion {
    type Hint = String;
}

impl Highlighter for Completion {}
impl Validator for Completion {}
impl Helper for Completion {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn completion_goes_one_word_at_a_time() {
        let words: Vec<String> =
            ["load 1.1", "load 1.2", "sail 1 temple", "sail 2 temple", "save "].map(str::to_owned).to_vec();
        assert_eq!(fitting(&words, "l"), ["load "]);
        assert_eq!(fitting(&words, "Load "), ["load 1.1", "load 1.2"]);
        assert_eq!(fitting(&words, "sa"), ["sail ", "save "]);
        assert_eq!(fitting(&words, "sail 2 t"), ["sail 2 temple"]);
        assert_eq!(fitting(&words, "x"), [""; 0]);
    }
}
