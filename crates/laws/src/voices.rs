//! Both languages, listened to strictly.

use tabletop::{Game, Language, Phrase, Speaker};

/// A speaker of each language with a game's texts.
pub(crate) struct Voices(Vec<Speaker>);

impl Voices {
    pub(crate) fn of<G: Game>() -> Self {
        Voices(Language::ALL.map(|language| Speaker::new(language, &[G::TEXTS])).into())
    }

    /// Demands that the phrase can be said in both languages.
    pub(crate) fn say(&self, phrase: &Phrase) -> Result<(), String> {
        self.each(|speaker| match speaker.try_say(phrase) {
            Ok(said) if said.trim().is_empty() => Err(format!("{} says nothing", phrase.key)),
            Ok(_) => Ok(()),
            Err(problem) => Err(format!("cannot be said: {problem}")),
        })
    }

    /// Demands something of each language.
    pub(crate) fn each(&self, demand: impl Fn(&Speaker) -> Result<(), String>) -> Result<(), String> {
        self.0.iter().try_for_each(|speaker| {
            demand(speaker).map_err(|problem| format!("{}: {problem}", speaker.language()))
        })
    }
}
