//! Both languages, ready to speak: texts are read once for the whole process.

use std::sync::LazyLock;

use catalog::Title;
use tabletop::{Arg, BySeat, Language, Phrase, Speaker, Texts};

use crate::table::Refusal;

/// The server's own words in both languages.
pub const TEXTS: Texts = Texts { en: include_str!("../lang/en.ftl"), es: include_str!("../lang/es.ftl") };

/// A speaker for each game in each language, in the order of the catalog and of the languages.
static GAMES: LazyLock<Vec<[Speaker; 2]>> = LazyLock::new(|| {
    catalog::GAMES
        .iter()
        .map(|title| Language::ALL.map(|language| catalog::speaker(*title, language, &[TEXTS])))
        .collect()
});

/// Where no game has a say.
static HOUSE: LazyLock<[Speaker; 2]> = LazyLock::new(|| {
    Language::ALL.map(|language| Speaker::new(language, &[catalog::TEXTS, bots::TEXTS, TEXTS]))
});

/// A sentence in both languages.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Both {
    /// In English.
    pub(crate) en: String,
    /// In Spanish.
    pub(crate) es: String,
}

/// The speaker of a game in a language; of the house, where there is no game.
pub(crate) fn speaker(title: Option<&dyn Title>, language: Language) -> &'static Speaker {
    let at = match language {
        Language::En => 0,
        Language::Es => 1,
    };
    let game = title.and_then(|title| catalog::GAMES.iter().position(|known| known.id() == title.id()));
    game.map_or(&HOUSE[at], |game| &GAMES[game][at])
}

/// A phrase in both languages.
pub(crate) fn both(title: Option<&dyn Title>, phrase: &Phrase) -> Both {
    let [en, es] = Language::ALL.map(|language| speaker(title, language).say(phrase));
    Both { en, es }
}

/// A refusal in both languages.
pub(crate) fn refusal(refusal: &Refusal) -> Both {
    let title = refusal.game.and_then(|game| catalog::find(game).ok());
    let mut phrase = Phrase::new(format!("refused-{}", refusal.code.text()));
    if let Some(problem) = &refusal.problem {
        phrase = phrase.with("problem", problem.clone());
    }
    both(title, &phrase)
}

/// The phrase with people called by their names: shared speakers know nobody's.
pub(crate) fn named(phrase: &Phrase, names: &BySeat<Option<String>>) -> Phrase {
    let args = phrase.args.iter().map(|(name, arg)| (*name, named_arg(arg, names))).collect();
    Phrase { key: phrase.key.clone(), args }
}

fn named_arg(arg: &Arg, names: &BySeat<Option<String>>) -> Arg {
    match arg {
        Arg::Seat(seat) => names[*seat].clone().map_or(Arg::Seat(*seat), Arg::Text),
        Arg::Phrase(phrase) => Arg::Phrase(named(phrase, names)),
        Arg::List(items) => Arg::List(items.iter().map(|item| named_arg(item, names)).collect()),
        Arg::Number(_) | Arg::Text(_) => arg.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Code;

    #[test]
    fn every_refusal_is_said_in_both_languages() {
        for code in Code::ALL {
            for language in Language::ALL {
                let key = format!("refused-{}", code.text());
                assert!(speaker(None, language).knows(&key), "{language}: {key}");
            }
            let said = refusal(&Refusal::with(*code, Phrase::new("expected-seat")));
            assert_ne!(said.en, said.es, "{code:?}");
        }
    }

    #[test]
    fn people_are_called_by_their_names_also_inside_lists() {
        let names = BySeat::from_fn(2, |seat| (seat == tabletop::Seat::A).then(|| "Ana".to_owned()));
        let list: Vec<Arg> = vec![tabletop::Seat::A.into(), tabletop::Seat::B.into()];
        let phrase = Phrase::new("x").with("who", list);
        let expected = Arg::List(vec!["Ana".into(), tabletop::Seat::B.into()]);
        assert_eq!(named(&phrase, &names).args, [("who", expected)]);
    }
}
