#![doc = include_str!("../README.md")]

mod arena;
mod bench;
mod bot;
mod budget;
mod flat;
mod greedy;
mod kind;
mod level;
mod playout;
mod recipe;
mod search;
mod standing;
mod tuning;

pub use arena::{ArenaError, Finished, Series, arena};
pub use bench::{Speed, bench};
pub use bot::{Bot, Decision, Random};
pub use budget::Budget;
pub use kind::{Kind, TEXTS};
pub use level::Level;
pub use playout::{dice, playout};
pub use standing::{Standing, interval};
