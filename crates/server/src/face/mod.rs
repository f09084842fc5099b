//! What leaves a table: its faces, each made for one watcher. Nothing else is ever sent.

mod happened;
mod now;
mod replay;
mod seats;
#[cfg(test)]
mod standing;
#[cfg(test)]
mod twins;

pub(crate) use happened::{Event, ToldEvent, event, told_events};
pub(crate) use now::{Now, SheetFace, sheets};
pub(crate) use replay::{ReplayFace, replay};
pub(crate) use seats::{TableFace, table_face};
