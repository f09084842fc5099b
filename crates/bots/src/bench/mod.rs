//! How fast the rules and the search are, on one core.

mod rules;
mod search;

pub use rules::{Speed, bench};
pub use search::{SearchSpeed, bench_search};
