#![doc = include_str!("../README.md")]

mod list;
mod listed;
mod seated;
mod table;
mod title;

pub use list::{GAMES, TEXTS, find};
pub use listed::titled;
pub use table::{Happening, Preview, Refused, ScoreLine, ScoreSheet, Seen, Table, Told};
pub use title::{RuleEntry, Title, speaker};
