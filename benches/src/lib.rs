#![doc = include_str!("../README.md")]

mod case;
mod counted;
mod games;
mod positions;
mod series;

pub use case::Case;
pub use counted::count;
pub use games::{ForGame, each_game};
pub use positions::positions;
pub use series::records;
