//! All tests from outside: one program, linked once.

mod arena;
mod thinking;
