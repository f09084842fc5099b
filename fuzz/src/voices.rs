//! Who says what: whatever the program tells must be sayable in both languages.

use std::sync::OnceLock;

use tabletop::{Language, Phrase, Speaker};

/// The speakers of a game, one for each language. They are made once: reading their words takes longer than
/// most of what is fed.
pub(crate) fn voices(game: &str) -> impl Iterator<Item = &'static Speaker> {
    static VOICES: OnceLock<Vec<(&str, Speaker)>> = OnceLock::new();
    let voices = VOICES.get_or_init(|| {
        let both = |title: &&'static dyn catalog::Title| {
            Language::ALL.map(|language| (title.id(), catalog::speaker(*title, language, &[])))
        };
        catalog::GAMES.iter().flat_map(both).collect()
    });
    voices.iter().filter(move |(id, _)| *id == game).map(|(_, voice)| voice)
}

/// Both of the game's voices can say the phrase.
#[track_caller]
pub(crate) fn assert_says(game: &str, phrase: &Phrase) {
    for voice in voices(game) {
        if let Err(problem) = voice.try_say(phrase) {
            panic!("{game} cannot say it in {}: {problem}", voice.language());
        }
    }
}

/// Every game can say the phrase, because it belongs to none.
#[track_caller]
pub(crate) fn assert_all_say(phrase: &Phrase) {
    catalog::GAMES.iter().for_each(|title| assert_says(title.id(), phrase));
}
