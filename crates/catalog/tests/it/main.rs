//! All tests from outside: one program, linked once.

mod ending;
mod house;
mod levels;
mod peeking;
mod table;
