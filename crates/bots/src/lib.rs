#![doc = include_str!("../README.md")]

mod arena;
mod bench;
mod bot;
mod kind;
mod playout;
mod standing;

pub use arena::{ArenaError, Finished, Series, arena};
pub use bench::{Speed, bench};
pub use bot::{Bot, Decision, Random};
pub use kind::{Kind, TEXTS};
pub use playout::{dice, playout};
pub use standing::{Standing, interval};
