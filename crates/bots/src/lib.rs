#![doc = include_str!("../README.md")]

mod advice;
mod arena;
mod bench;
mod bot;
mod budget;
mod entrant;
mod flat;
mod greedy;
mod kind;
mod ladder;
mod level;
mod playout;
mod program;
mod rating;
mod recipe;
mod search;
mod standing;
mod times;
mod tuning;

pub use advice::{Candidate, Expected, advise, appraise, imagine};
pub use arena::{ArenaError, Deals, Finished, Series, arena};
pub use bench::{SearchSpeed, Speed, bench, bench_search};
pub use bot::{Bot, Decision, Random};
pub use budget::Budget;
pub use entrant::Entrant;
pub use kind::{Kind, TEXTS};
pub use ladder::{Arena, Climbed, Ladder, Meeting, Progress};
pub use level::Level;
pub use playout::{dice, playout};
pub use rating::Rating;
pub use standing::{Standing, interval};
