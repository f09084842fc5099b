//! Both languages: Project Fluent messages, said with names and lists as a reader expects.

use std::fmt;
use std::str::FromStr;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::phrase::{Arg, Phrase};
use crate::seat::{BySeat, Seat};

/// A language the product speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    En,
    /// Spanish.
    Es,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 2] = [Language::En, Language::Es];

    fn identifier(self) -> LanguageIdentifier {
        self.to_string().parse().expect("both languages are language identifiers")
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Language::En => "en",
            Language::Es => "es",
        })
    }
}

impl FromStr for Language {
    type Err = ();

    /// Reads a language, or a locale such as `es_ES.UTF-8` that begins with one.
    fn from_str(text: &str) -> Result<Self, ()> {
        match text.split(['_', '-', '.', '@']).next() {
            Some("en") => Ok(Language::En),
            Some("es") => Ok(Language::Es),
            _ => Err(()),
        }
    }
}

/// The same messages in each language, as Fluent files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Texts {
    /// English.
    pub en: &'static str,
    /// Spanish.
    pub es: &'static str,
}

impl Texts {
    /// The file of one language.
    pub fn get(&self, language: Language) -> &'static str {
        match language {
            Language::En => self.en,
            Language::Es => self.es,
        }
    }
}

/// The words that every game shares: seats, mistakes in texts and set-ups.
pub const SHARED: Texts = Texts { en: include_str!("../lang/en.ftl"), es: include_str!("../lang/es.ftl") };

/// Says phrases in one language.
pub struct Speaker {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    names: BySeat<Option<String>>,
}

impl Speaker {
    /// Speaks `language` with the shared words and these texts besides.
    ///
    /// # Panics
    /// When a text is not Fluent, or two define the same message: texts are part of the program.
    pub fn new(language: Language, texts: &[Texts]) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // Marks around arguments are for mixed scripts; ours are all Latin and go to terminals.
        bundle.set_use_isolating(false);
        for text in std::iter::once(&SHARED).chain(texts) {
            let resource = FluentResource::try_new(text.get(language).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("a {language} text is not Fluent: {errors:?}"));
            if let Err(errors) = bundle.add_resource(resource) {
                panic!("a {language} text repeats a message: {errors:?}");
            }
        }
        Speaker { language, bundle, names: BySeat::new(4) }
    }

    /// The same speaker, calling seats by these names.
    #[must_use]
    pub fn with_names(mut self, names: BySeat<Option<String>>) -> Self {
        self.names = names;
        self
    }

    /// The language spoken.
    pub fn language(&self) -> Language {
        self.language
    }

    /// What a seat is called: its player's name, or its letter.
    pub fn name(&self, seat: Seat) -> String {
        self.names[seat].clone().unwrap_or_else(|| seat.to_string())
    }

    /// Says a phrase. A message that is missing is said by its key, so that a reader still sees something.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.try_say(phrase).unwrap_or_else(|_| phrase.key.clone().into_owned())
    }

    /// Says a message without arguments.
    pub fn word(&self, key: &str) -> String {
        self.say(&Phrase::new(key.to_owned()))
    }

    /// Is there such a message (or `message.attribute`)?
    pub fn knows(&self, key: &str) -> bool {
        let (id, attribute) = split(key);
        self.bundle.get_message(id).is_some_and(|message| match attribute {
            Some(name) => message.get_attribute(name).is_some(),
            None => message.value().is_some(),
        })
    }

    /// Says a phrase, strictly.
    ///
    /// # Errors
    /// When the message or one of its variables is missing; with what is wrong, for developers.
    pub fn try_say(&self, phrase: &Phrase) -> Result<String, String> {
        let (id, attribute) = split(&phrase.key);
        let message = self.bundle.get_message(id).ok_or_else(|| format!("no message {}", phrase.key))?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
            None => message.value(),
        };
        let pattern = pattern.ok_or_else(|| format!("no message {}", phrase.key))?;
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            args.set(*name, self.value(arg)?);
        }
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if errors.is_empty() { Ok(said) } else { Err(format!("{}: {errors:?}", phrase.key)) }
    }

    fn value(&self, arg: &Arg) -> Result<FluentValue<'static>, String> {
        Ok(match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Seat(seat) => FluentValue::from(self.name(*seat)),
            Arg::Phrase(phrase) => FluentValue::from(self.try_say(phrase)?),
            Arg::List(items) => FluentValue::from(self.list(items)?),
        })
    }

    /// "a", "a and b", "a, b and c".
    fn list(&self, items: &[Arg]) -> Result<String, String> {
        let said: Vec<String> = items
            .iter()
            .map(|item| {
                Ok(match self.value(item)? {
                    FluentValue::String(text) => text.into_owned(),
                    FluentValue::Number(number) => number.as_string().into_owned(),
                    _ => String::new(),
                })
            })
            .collect::<Result<_, String>>()?;
        let Some((last, before)) = said.split_last() else { return Ok(String::new()) };
        if before.is_empty() {
            return Ok(last.clone());
        }
        let key = if begins_with_i(last) { "list.before-i" } else { "list" };
        self.try_say(&Phrase::new(key).with("before", before.join(", ")).with("last", last.as_str()))
    }
}

/// Does a word sound like an i at its beginning? Then Spanish has another "and": "Ana e Inés", but "agua y hielo".
fn begins_with_i(word: &str) -> bool {
    let mut letters = word.chars().flat_map(char::to_lowercase);
    match [letters.next(), letters.next(), letters.next()] {
        [Some('h'), Some('i'), Some('a' | 'e')] => false,
        [Some('i' | 'í'), ..] | [Some('h'), Some('i' | 'í'), _] => true,
        _ => false,
    }
}

fn split(key: &str) -> (&str, Option<&str>) {
    key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_end_with_the_languages_own_word() {
        let list = |language, items: &[&str]| {
            let arg: Vec<Arg> = items.iter().map(|item| (*item).into()).collect();
            Speaker::new(language, &[]).list(&arg).expect("the shared words have lists")
        };
        assert_eq!(list(Language::En, &[]), "");
        assert_eq!(list(Language::En, &["x"]), "x");
        assert_eq!(list(Language::En, &["x", "y", "z"]), "x, y and z");
        assert_eq!(list(Language::En, &["Ana", "Inés"]), "Ana and Inés");
        assert_eq!(list(Language::Es, &["x", "z"]), "x y z");
        for name in ["Inés", "Íñigo", "irene", "Hilda", "hípica"] {
            assert_eq!(list(Language::Es, &["Ana", name]), format!("Ana e {name}"));
        }
        for name in ["hielo", "Hiato", "Hugo", "Yago", ""] {
            assert_eq!(list(Language::Es, &["Ana", name]), format!("Ana y {name}"));
        }
    }

    #[test]
    fn seats_are_called_by_name_where_there_is_one() {
        let names = BySeat::from_fn(2, |seat| (seat == Seat::A).then(|| "Ana".to_owned()));
        let speaker = Speaker::new(Language::En, &[]).with_names(names);
        let said = |seat: Seat| speaker.list(&[seat.into()]).expect("a seat can be said");
        assert_eq!((said(Seat::A), said(Seat::B)), ("Ana".to_owned(), "B".to_owned()));
    }

    #[test]
    fn locales_name_their_language() {
        assert_eq!("es_ES.UTF-8".parse(), Ok(Language::Es));
        assert_eq!("en".parse(), Ok(Language::En));
        assert!("C.UTF-8".parse::<Language>().is_err());
    }
}
