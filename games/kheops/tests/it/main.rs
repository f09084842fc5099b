//! The laws of every game, a test for each rule, and what else this game promises: one program, linked once.

mod drawing;
mod laws;
mod rules;
mod sense;
mod tiles;
