//! A test for each rule and ruling, named after it, and the worked examples of the rulebook.

mod cards;
mod end;
mod examples;
mod market;
mod sites;
mod table;
mod turn;
