//! Names at a table: short, plain, and never so alike that one person could be taken for another.

use unicode_security::confusable_detection::skeleton;

/// No name is longer, in characters: it must fit beside a seat on a phone.
const LONGEST: usize = 24;

/// May somebody be called that?
pub(crate) fn is_good(name: &str) -> bool {
    let invisible = |c: char| {
        // Marks that turn the direction of writing, join, or take no room can make one name pass for another.
        c.is_control()
            || matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}'
                | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
                | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
            // Letters that are drawn as nothing at all.
            || matches!(c, '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
                | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}')
    };
    tabletop::is_name(name)
        && name.chars().count() <= LONGEST
        && !name.contains(invisible)
        && !name.contains("  ")
        && !is_of_a_bot(name)
}

/// Bots are called what they are, with their seat's letter in brackets: nobody else is.
fn is_of_a_bot(name: &str) -> bool {
    let shown = skeleton(name).collect::<String>().to_lowercase();
    let inside = shown.strip_suffix(')').and_then(|rest| rest.rsplit_once('('));
    inside.is_some_and(|(_, letter)| matches!(letter.trim(), "a" | "b" | "c" | "d"))
}

/// Could one be taken for the other?
pub(crate) fn look_alike(one: &str, other: &str) -> bool {
    // Some letters look like others only in one of the cases: a capital I is an l, a small i is not.
    as_written(one) == as_written(other) || in_small_letters(one) == in_small_letters(other)
}

fn as_written(name: &str) -> String {
    visible(&skeleton(name).collect::<String>().to_lowercase())
}

fn in_small_letters(name: &str) -> String {
    visible(&skeleton(&name.to_lowercase()).collect::<String>())
}

/// A name without what the eye passes over.
fn visible(name: &str) -> String {
    name.chars().filter(|c| !c.is_whitespace()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_found_and_others_are_not() {
        for (one, other) in [("Ana", "ana"), ("Ana", "Аna"), ("Paul", "PauI"), ("a b", "ab"), ("O0", "00")] {
            assert!(look_alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Ana", "Anna"), ("Luis", "Luisa"), ("José", "Josu")] {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn names_are_short_and_visible() {
        for name in ["Ana", "Merit-Ptah", "Iñaki 2", "李雷", "A", "Ana (hermana)", "Mason", "عمر", "🐱"]
        {
            assert!(is_good(name), "{name}");
        }
        for name in [
            "",
            " Ana",
            "A\u{200b}na",
            "A\u{202e}na",
            "A\nna",
            "A  na",
            &"x".repeat(25),
            "\u{3164}",
            "A\u{3164}na",
            "\u{2800}",
            "A\u{fe0f}",
            "Mason (B)",
            "Albañil (А)",
            "mason(c)",
        ] {
            assert!(!is_good(name), "{name:?}");
        }
    }
}
