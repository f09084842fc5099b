//! A test for each rule and ruling, named after it, and the worked examples of the rulebook.

mod end;
mod examples;
mod imagining;
mod ledger;
mod market;
mod notation;
mod paying;
mod pieces;
mod reckoning;
mod refusals;
mod sampling;
mod sanctuaries;
mod setup;
mod table;
mod turn;
mod worshippers;
