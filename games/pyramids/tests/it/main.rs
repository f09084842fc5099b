//! The laws of every game, a test for each rule, and what else this game promises: one program, linked once.

mod deck;
mod heuristic;
mod laws;
mod legal;
mod rules;
