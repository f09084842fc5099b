//! Who the bots of the house are: each level has three people, so that three of a level at a table differ.

/// Each level's people.
const PEOPLE: [(&str, [&str; 3]); 5] = [
    ("apprentice", ["Tia", "Nebi", "Huy"]),
    ("mason", ["Baki", "Meryt", "Senu"]),
    ("scribe", ["Ani", "Iset", "Paser"]),
    ("architect", ["Hemon", "Nofret", "Teti"]),
    ("pharaoh", ["Merneith", "Khaba", "Djer"]),
];

/// The level of a bot, whatever it is given to think with.
pub(super) fn level(bot: &str) -> &str {
    bot.split(':').next().unwrap_or(bot)
}

/// The name of a level's bot that is the nth of them at a table; none for bare methods, and where all are there already.
/// Every game begins with another one, and the same opponents come back in its next game.
pub(super) fn person(game: &str, bot: &str, nth: usize) -> Option<&'static str> {
    let (_, people) = PEOPLE.iter().find(|(of, _)| *of == level(bot))?;
    let first: usize = game.bytes().map(usize::from).sum();
    (nth < people.len()).then(|| people[(first + nth) % people.len()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_of_a_level_differ_and_methods_are_nobody() {
        for (bot, people) in PEOPLE {
            let mut names: Vec<&str> = (0..3).filter_map(|nth| person("imhotep", bot, nth)).collect();
            names.sort_unstable();
            let mut all = people.to_vec();
            all.sort_unstable();
            assert_eq!(names, all, "{bot}");
            assert_eq!(person("imhotep", bot, 3), None);
        }
        assert_eq!(person("imhotep", "pharaoh:2x900ms", 0), person("imhotep", "pharaoh", 0));
        assert_eq!(person("imhotep", "greedy", 0), None);
    }
}
