//! The string literals of Rust sources, tests left out.

use std::collections::BTreeSet;
use std::path::Path;
use std::{fs, io};

use crate::tested::rust_files;

/// The string literals of a crate.
#[derive(Default)]
pub(super) struct Literals {
    whole: BTreeSet<String>,
    /// What stands before the first hole of a literal (`card-` of `"card-{card}"`), or a literal that ends with
    /// a hyphen: keys are built from it.
    beginnings: BTreeSet<String>,
}

impl Literals {
    /// Reads all `.rs` files under a folder.
    pub(super) fn under(folder: &Path) -> io::Result<Self> {
        let mut literals = Literals::default();
        for path in rust_files(folder)? {
            if path.file_name().is_some_and(|name| name != "tests.rs") {
                literals.read(&fs::read_to_string(&path)?);
            }
        }
        Ok(literals)
    }

    fn read(&mut self, source: &str) {
        // Tests stand at the end of their file; what only a test says is not used.
        let source = source.split("#[cfg(test)]").next().unwrap_or(source);
        for literal in string_literals(source) {
            let beginning = literal.split('{').next().unwrap_or_default();
            if beginning.len() < literal.len() || beginning.ends_with('-') {
                self.beginnings.insert(beginning.to_owned());
            }
            self.whole.insert(literal);
        }
    }

    /// Is the key, or the beginning it is built from, among them?
    pub(super) fn mention(&self, key: &str) -> bool {
        let built = |beginning: &String| {
            beginning.len() > 2 && beginning.ends_with(['-', '.']) && key.starts_with(beginning.as_str())
        };
        self.whole.contains(key) || self.beginnings.iter().any(built)
    }

    /// The literals that are one of these families, a hyphen, and more of a key.
    pub(super) fn that_look_like_keys<'a>(&'a self, families: &'a [&str]) -> impl Iterator<Item = &'a str> {
        self.whole.iter().map(String::as_str).filter(move |literal| {
            let rest = families.iter().find_map(|family| literal.strip_prefix(family)?.strip_prefix('-'));
            rest.is_some_and(|rest| {
                let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '.';
                !rest.is_empty() && !rest.ends_with(['-', '.']) && rest.chars().all(fits)
            })
        })
    }
}

/// The string literals of a piece of Rust, comments and characters left out. Escapes stay as they are written:
/// no key has one.
fn string_literals(source: &str) -> Vec<String> {
    let mut literals = Vec::new();
    let mut rest = source;
    while let Some(character) = rest.chars().next() {
        let skipped = match character {
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '/' if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            '\'' => character_length(rest),
            'r' if let Some((open, close)) = raw_quotes(rest) => {
                let body = &rest[open..];
                let length = body.find(&close).unwrap_or(body.len());
                literals.push(body[..length].to_owned());
                (open + length + close.len()).min(rest.len())
            }
            '"' => {
                let length = string_length(&rest[1..]);
                literals.push(rest[1..1 + length].to_owned());
                (length + 2).min(rest.len())
            }
            // A word is skipped whole, so that an `r` inside it does not begin a raw string.
            character if character.is_alphanumeric() || character == '_' => {
                rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())
            }
            character => character.len_utf8(),
        };
        rest = &rest[skipped..];
    }
    literals
}

/// The length of the text before the closing quote.
fn string_length(body: &str) -> usize {
    let mut escaped = false;
    for (at, character) in body.char_indices() {
        match character {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at,
            _ => {}
        }
    }
    body.len()
}

/// The length of the opening of a raw string that begins here, and its closing.
fn raw_quotes(rest: &str) -> Option<(usize, String)> {
    let after = rest.strip_prefix('r')?;
    let hashes = after.len() - after.trim_start_matches('#').len();
    after[hashes..].starts_with('"').then(|| (hashes + 2, format!("\"{}", "#".repeat(hashes))))
}

/// The length of a character literal, or of the mark alone where it begins a lifetime.
fn character_length(rest: &str) -> usize {
    let mut characters = rest.char_indices().skip(1);
    match (characters.next(), characters.next()) {
        (Some((_, '\\')), Some((at, escaped))) => {
            let after = at + escaped.len_utf8();
            rest[after..].find('\'').map_or(rest.len(), |end| after + end + 1)
        }
        (Some(_), Some((at, '\''))) => at + 1,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_are_found_among_comments_characters_and_raw_strings() {
        let source = r####"
            // "comment" and 'x
            fn f<'a>(x: &'a str) { g('"', "one", '\'', "tw\"o", r#"thr"ee"#, bar"four"); } /* "five" */
        "####;
        assert_eq!(string_literals(source), ["one", "tw\\\"o", "thr\"ee", "four"]);
    }

    #[test]
    fn keys_are_used_whole_or_by_their_beginning() {
        let mut literals = Literals::default();
        literals.read("say(\"event-drew\"); format!(\"card-{card}\"); \"site-\"; \"{all}\"; \"x y-{z}\"");
        for key in ["event-drew", "card-statue", "site-temple.short"] {
            assert!(literals.mention(key), "{key}");
        }
        for key in ["event-drew-card", "event", "piece-card", "x"] {
            assert!(!literals.mention(key), "{key}");
        }
    }

    #[test]
    fn what_only_tests_say_is_not_used() {
        let mut literals = Literals::default();
        literals.read("f(\"a-b\");\n#[cfg(test)]\nmod tests { f(\"c-d\"); }");
        assert!(literals.mention("a-b") && !literals.mention("c-d"));
    }
}
