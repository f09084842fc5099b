//! A game of the list, as a program that knows no game sees it.

use std::io;
use std::ops::RangeInclusive;
use std::time::Duration;

use bots::{ArenaError, Finished, SearchSpeed, Series, Speed, Standing};
use serde::Serialize;
use serde_json::Value;
use tabletop::{Choice, Drawn, Language, Origin, Record, RecordError, Setup, SetupError, Speaker, Texts};

use crate::list::TEXTS;
use crate::table::Table;

/// One game of the list.
pub trait Title: Send + Sync {
    /// Its name in the notation.
    fn id(&self) -> &'static str;
    /// The versions of its rules that games can go by, the last for new ones.
    fn reads(&self) -> RangeInclusive<u16>;
    /// How many can play.
    fn seats(&self) -> RangeInclusive<usize>;
    /// What can be chosen before a game.
    fn choices(&self) -> &'static [Choice];
    /// The ways it can end.
    fn endings(&self) -> &'static [&'static str];
    /// The name of the custom material it takes, if it takes one.
    fn material(&self) -> Option<&'static str>;
    /// Its words in both languages.
    fn texts(&self) -> Texts;
    /// Its rules, in the order of the rules page.
    fn rules(&self) -> Vec<RuleEntry>;
    /// What is printed on its parts: prices, points, spaces.
    fn printed(&self) -> Value;
    /// The shapes of its view and events, as TypeScript.
    #[cfg(feature = "types")]
    fn types(&self) -> String;

    /// Checks a deck or tile set of that kind and draws it; without a text, the game's own.
    ///
    /// # Errors
    /// At the first place that is wrong, or when the game takes no material.
    fn draw_material(&self, text: Option<&str>, speaker: &Speaker) -> Result<Drawn, SetupError>;

    /// Sets up a new game.
    ///
    /// # Errors
    /// When the set-up is not one of this game's.
    fn open(&self, setup: &Setup) -> Result<Box<dyn Table>, SetupError>;

    /// Sets up the game of a record, before its first play.
    ///
    /// # Errors
    /// When the record's header is not one of this game's.
    fn open_record(&self, record: &Record) -> Result<Box<dyn Table>, RecordError>;

    /// Goes on with the game of a record, after its last play.
    ///
    /// # Errors
    /// When anything in the record is not this game: its header, a play, or the result.
    fn resume(&self, record: &Record) -> Result<Box<dyn Table>, RecordError>;

    /// Plays a series of games between bots; see [`bots::arena()`].
    ///
    /// # Errors
    /// When no such game can be set up, or `listen` fails.
    fn arena(
        &self,
        series: &Series,
        listen: &(dyn Fn(&Finished<'_>) -> io::Result<()> + Sync),
    ) -> Result<Vec<Standing>, ArenaError>;

    /// Measures random games from this set-up; see [`bots::bench()`].
    ///
    /// # Errors
    /// When the set-up is not one of this game's.
    fn bench(&self, setup: &Setup, span: Duration) -> Result<Speed, SetupError>;

    /// Measures the search: how fast it is, and how well it keeps to its time.
    ///
    /// # Errors
    /// When the set-up is not one of this game's.
    fn bench_search(&self, setup: &Setup, span: Duration) -> Result<SearchSpeed, SetupError>;
}

/// One rule of a game. Its title and text are the messages `rule-ID.title` and `rule-ID`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RuleEntry {
    /// The rule's id.
    pub id: &'static str,
    /// The section it stands in, whose title is the message `section-NAME`.
    pub section: &'static str,
    /// Where it comes from.
    pub origin: Origin,
}

/// A speaker for a game and everything the catalog and the bots can say of it, with `more` texts of the program's.
pub fn speaker(title: &dyn Title, language: Language, more: &[Texts]) -> Speaker {
    Speaker::new(language, &[&[title.texts(), TEXTS, bots::TEXTS], more].concat())
}
