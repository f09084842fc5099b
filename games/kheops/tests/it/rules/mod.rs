//! A test for each rule and ruling, named after it, and the worked examples of the rulebook.

mod end;
mod examples;
mod networks;
mod pawns;
mod points;
mod powers;
mod setup;
mod table;
mod turn;
