//! All tests from outside: one program, linked once.

mod faults;
mod golden_games;
mod laws;
mod rules;
mod texts;
