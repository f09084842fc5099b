//! A table without a server: its log, the fold over it, and what may be done. Nothing here waits for anything.

mod apply;
mod checks;
mod clock;
mod command;
mod entry;
#[cfg(test)]
mod model;
mod names;
mod people;
mod refusal;
mod room;
mod seats;
mod state;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;
mod undo;
mod unreadable;

pub(crate) use apply::fold;
pub(crate) use checks::known_bot;
pub(crate) use command::{Command, Decision};
pub(crate) use entry::{Allows, Author, BUILD, Entry, FORMAT, Opened, Plan, Time};
pub(crate) use refusal::{Code, Refusal};
pub(crate) use seats::{Holder, Owner, Place, Who, Why};
pub(crate) use state::{Audience, Effect, Phase, TableState, commitment, watcher};
pub(crate) use unreadable::Unreadable;
