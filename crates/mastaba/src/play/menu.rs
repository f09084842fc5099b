//! The legal actions as a numbered list, one group for each first word.

use crate::layout::columns;

/// A group longer than this is summed up; typing its beginning lists it.
const LONGEST_GROUP: usize = 30;

/// The lines of the list. `more` words the sum of a long group: its first and last number and how it begins.
pub(super) fn lines(
    legal: &[String],
    width: usize,
    more: impl Fn(usize, usize, &str) -> String,
) -> Vec<String> {
    const INDENT: usize = 2;
    let mut out = Vec::new();
    let digits = legal.len().to_string().len();
    let mut first = 1;
    for group in groups(legal) {
        let last = first + group.len() - 1;
        if group.len() > LONGEST_GROUP {
            out.push(format!("{:INDENT$}{}", "", more(first, last, head(&group[0], 2))));
        } else {
            let numbered: Vec<String> = group
                .iter()
                .zip(first..)
                .map(|(action, number)| format!("{number:digits$} {action}"))
                .collect();
            let rows = columns(&numbered, width.saturating_sub(INDENT));
            out.extend(rows.into_iter().map(|row| format!("{:INDENT$}{row}", "")));
        }
        first = last + 1;
    }
    out
}

/// Actions with the same first word, or the same first two where those are too many.
fn groups(legal: &[String]) -> Vec<&[String]> {
    let by_words = |actions, words| {
        <[String]>::chunk_by(actions, move |one: &String, next| head(one, words) == head(next, words))
    };
    let split = |group| {
        let words = if <[String]>::len(group) > LONGEST_GROUP { 2 } else { 1 };
        by_words(group, words)
    };
    by_words(legal, 1).flat_map(split).collect()
}

/// The first words of an action.
fn head(action: &str, words: usize) -> &str {
    let end = action.match_indices(' ').nth(words - 1).map_or(action.len(), |(at, _)| at);
    &action[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_grouped_and_long_groups_summed_up() {
        let mut legal: Vec<String> =
            ["load 1.1", "load 1.2", "play chisel 1.1 1.2"].map(str::to_owned).to_vec();
        legal.extend((0..31).map(|number| format!("play lever {number}")));
        legal.extend((0..2).map(|number| format!("sail {number}")));
        let seen = lines(&legal, 80, |first, last, head| format!("{first}-{last} {head}"));
        let expected = [
            "   1 load 1.1   2 load 1.2",
            "   3 play chisel 1.1 1.2",
            "  4-34 play lever",
            "  35 sail 0  36 sail 1",
        ];
        assert_eq!(seen, expected);
    }
}
