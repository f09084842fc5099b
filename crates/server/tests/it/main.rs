//! All tests from outside: one program, linked once.

mod bus;
mod clocks;
mod cluster;
mod common;
mod editions;
mod flood;
mod frozen;
mod games;
mod ground;
mod life;
mod page;
mod removed;
mod secrets;
mod smaller;
mod store;
mod streams;
mod tls;
