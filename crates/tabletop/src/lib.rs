#![doc = include_str!("../README.md")]

mod craft;
mod error;
mod fair;
mod game;
mod insight;
mod language;
mod list;
mod note;
mod options;
mod phrase;
mod pile;
mod record;
mod replay;
mod seat;
mod seed;
mod shape;
mod sheet;
mod vocabulary;
mod words;

pub use craft::{Craft, Method, Playout};
pub use error::{Illegal, ParseError, SetupError, shown};
pub use fair::{Promise, Unproven, agreed_seed, nonce_hash};
pub use game::{
    Drawn, Game, Origin, Outcome, Permute, Played, Rule, Say, Setup, Silent, Status, Tell, Viewer,
};
pub use insight::{Counts, Facts, HIDDEN, Hearing, Insight, Lore, Net, Row, Studied};
pub use language::{Language, SHARED, Speaker, Texts};
pub use list::push_tightly;
pub use note::{Journal, Note, Pick, Shuffle};
pub use options::{Choice, Options};
pub use phrase::{Arg, Phrase};
pub use pile::Pile;
pub use record::{FORMAT, Fair, Material, Play, Record, Score, is_name};
pub use replay::{RecordError, Replay, Step, legal_texts, result};
pub use seat::{BySeat, Seat, SeatSet};
pub use seed::{Chance, Draw, Rng, Seed, Stream, bytes_from_hex, hex};
pub use shape::Shaped;
#[cfg(feature = "types")]
pub use shape::TypeFile;
pub use sheet::{Line, Sheet};
pub use words::Words;

// The vocabulary macro names it, so that games need not agree on a version.
#[doc(hidden)]
pub use serde;
#[cfg(feature = "types")]
#[doc(hidden)]
pub use ts_rs;
