//! Both languages hold the same messages, all of them are used, and none that is used is missing.

mod messages;
mod sources;

use std::collections::BTreeSet;
use std::path::Path;

use tabletop::{Game, Language, Rng, Rule as _, SHARED, Seed, Setup, Silent, Texts, Viewer};

use crate::course::random_options;
use messages::Messages;
use sources::Literals;

/// The first words of keys: a literal that begins with one of them and a hyphen is meant to be a message.
const FAMILIES: [&str; 16] = [
    "ask", "card", "draw", "ending", "event", "expected", "help", "line", "name", "parse", "piece", "record",
    "refusal", "say", "setup", "site",
];

/// Everything that is wrong with the texts of a crate, a sentence each.
///
/// - Both languages must have the same messages and attributes, with the same variables in each.
/// - The `required` keys (`message` or `message.attribute`) must be there.
/// - Every other message must be used: mentioned by another, by a string literal in the `.rs` files under
///   `source`, or by a literal that begins its key, such as `"card-{card}"` or `"card-"`.
/// - A literal that looks like a key (`event-…`, `refusal-…`, and so on) must be a message.
pub fn check_texts(texts: Texts, source: &Path, required: &[String]) -> Vec<String> {
    let mut problems = Vec::new();
    let [en, es] = Language::ALL.map(|language| {
        Messages::read(texts.get(language)).unwrap_or_else(|problem| {
            problems.push(format!("{language}: {problem}"));
            Messages::default()
        })
    });
    problems.extend(en.differences(&es));

    let literals = match Literals::under(source) {
        Ok(literals) => literals,
        Err(error) => {
            problems.push(format!("{}: {error}", source.display()));
            Literals::default()
        }
    };
    let required: BTreeSet<&str> = required.iter().map(String::as_str).collect();
    let missing = required.iter().filter(|key| !en.has(key));
    problems.extend(missing.map(|key| format!("{key} is missing")));

    let used = |key: &str| required.contains(key) || en.mentions(key) || literals.mention(key);
    problems.extend(en.keys().filter(|key| !used(key)).map(|key| format!("{key} is never used")));

    let shared = Messages::read(SHARED.en).unwrap_or_default();
    let unknown = literals.that_look_like_keys(&FAMILIES).filter(|key| !en.has(key) && !shared.has(key));
    problems.extend(unknown.map(|key| format!("{key} is said in the code, but has no text")));
    problems
}

/// The texts of a game are complete: see [`check_texts`].
///
/// # Errors
/// With all that is wrong.
pub fn texts_are_complete<G: Game>(source: &Path) -> Result<(), String> {
    let problems = check_texts(G::TEXTS, source, &contract_keys::<G>());
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
}

/// The keys that a game must have because of what it is: its name, options, endings, score lines and
/// rules, and what its material is.
pub fn contract_keys<G: Game>() -> Vec<String> {
    let mut keys: BTreeSet<String> = ["game-name", "game-about"].map(str::to_owned).into();
    for choice in G::OPTIONS {
        keys.insert(format!("option-{}", choice.name));
        let values = choice.values.iter().map(|value| value.to_lowercase());
        keys.extend(values.map(|value| format!("option-{}.value-{value}", choice.name)));
    }
    if G::MATERIAL.is_some() {
        keys.insert("material".to_owned());
    }
    keys.extend(G::ENDINGS.iter().map(|ending| format!("ending-{ending}")));
    for rule in G::Rule::ALL {
        keys.insert(format!("rule-{}", rule.id()));
        keys.insert(format!("rule-{}.title", rule.id()));
        keys.insert(format!("section-{}", rule.section()));
    }
    keys.extend(line_ids::<G>().iter().map(|id| format!("line-{id}")));
    keys.into_iter().collect()
}

/// The score lines of a game. They may depend on the options, and lines without points are there too, so new
/// games with enough different options show them all.
fn line_ids<G: Game>() -> BTreeSet<&'static str> {
    let mut ids = BTreeSet::new();
    for number in 0..200 {
        for seats in G::SEATS {
            let mut setup = Setup::new::<G>(seats, Seed::of_series(0, number));
            setup.options = random_options(G::OPTIONS, &mut Rng::new(number));
            let game = G::new(&setup, &mut Silent).expect("a game starts from any of its options");
            let sheets = G::sheet(&game.view(Viewer::All));
            ids.extend(sheets.values().flat_map(|sheet| &sheet.lines).map(|line| line.id));
        }
    }
    ids
}
