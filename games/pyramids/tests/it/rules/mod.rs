//! A test for each rule and ruling, named after it, and the worked examples of the rulebook.

mod cards;
mod completed;
mod end;
mod examples;
mod icons;
mod marking;
mod table;
