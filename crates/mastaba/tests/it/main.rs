//! All tests from outside: one program, linked once.

mod common;
mod keeping;
mod material;
mod others;
mod play;
mod replay;
mod script;
mod serving;
