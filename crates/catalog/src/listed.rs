//! How any game that keeps the contract becomes a [`Title`].

use std::io;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::time::Duration;

use bots::{ArenaError, Finished, SearchSpeed, Series, Speed, Standing};
use serde_json::Value;
use tabletop::{Choice, Drawn, Game, Record, RecordError, Rule as _, Setup, SetupError, Speaker, Texts};

use crate::seated::Seated;
use crate::table::Table;
use crate::title::{RuleEntry, Title};

/// A game of the list; its type says which.
pub(crate) struct Listed<G>(PhantomData<fn() -> G>);

impl<G> Listed<G> {
    pub(crate) const fn new() -> Self {
        Listed(PhantomData)
    }
}

/// A game as a [`Title`], also one that is not of the list: what works for any game is tried on a toy.
pub fn titled<G: Game>() -> &'static dyn Title {
    &Listed::<G>(PhantomData)
}

impl<G: Game> Title for Listed<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn reads(&self) -> RangeInclusive<u16> {
        G::READS
    }

    fn seats(&self) -> RangeInclusive<usize> {
        G::SEATS
    }

    fn choices(&self) -> &'static [Choice] {
        G::OPTIONS
    }

    fn endings(&self) -> &'static [&'static str] {
        G::ENDINGS
    }

    fn material(&self) -> Option<&'static str> {
        G::MATERIAL
    }

    fn texts(&self) -> Texts {
        G::TEXTS
    }

    fn rules(&self) -> Vec<RuleEntry> {
        let entry =
            |rule: &G::Rule| RuleEntry { id: rule.id(), section: rule.section(), origin: rule.origin() };
        G::Rule::ALL.iter().map(entry).collect()
    }

    fn printed(&self) -> Value {
        serde_json::to_value(G::printed()).expect("printed tables are plain data")
    }

    #[cfg(feature = "types")]
    fn types(&self) -> String {
        tabletop::TypeFile::new().with::<G::View>().with::<G::Event>().with::<G::Printed>().to_string()
    }

    fn draw_material(&self, text: Option<&str>, speaker: &Speaker) -> Result<Drawn, SetupError> {
        G::draw_material(text, speaker)
    }

    fn open(&self, setup: &Setup) -> Result<Box<dyn Table>, SetupError> {
        Ok(Box::new(Seated::<G>::open(setup)?))
    }

    fn open_record(&self, record: &Record) -> Result<Box<dyn Table>, RecordError> {
        let beginning = Record { plays: Vec::new(), result: None, ..record.clone() };
        Ok(Box::new(Seated::<G>::resume(&beginning)?))
    }

    fn resume(&self, record: &Record) -> Result<Box<dyn Table>, RecordError> {
        Ok(Box::new(Seated::<G>::resume(record)?))
    }

    fn arena(
        &self,
        series: &Series,
        listen: &(dyn Fn(&Finished<'_>) -> io::Result<()> + Sync),
    ) -> Result<Vec<Standing>, ArenaError> {
        bots::arena::<G>(series, listen)
    }

    fn bench(&self, setup: &Setup, span: Duration) -> Result<Speed, SetupError> {
        bots::bench::<G>(setup, span)
    }

    fn bench_search(&self, setup: &Setup, span: Duration) -> Result<SearchSpeed, SetupError> {
        bots::bench_search::<G>(setup, span)
    }
}
