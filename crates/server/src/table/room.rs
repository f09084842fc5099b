//! How much a table's log may hold. A game with all its talk needs a tenth of it; a flood is refused, and what somebody
//! needs in order to leave never is.

use super::entry::{Author, Entry};
use super::refusal::Code;

/// Plays, and what takes them back.
const PLAYS: u32 = 20_000;
/// Messages, and their being deleted.
const MESSAGES: u32 = 3_000;
/// Everything else that people change: names, seats, pauses, hints.
const CHANGES: u32 = 3_000;
/// What people wrote, in bytes.
const BYTES: u64 = 1 << 20;

/// What a table's log holds.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Room {
    plays: u32,
    messages: u32,
    changes: u32,
    bytes: u64,
}

/// What an entry takes.
enum Kind {
    Play,
    /// With so many bytes of text, as the next.
    Message(usize),
    Change(usize),
    /// It follows by itself, lets somebody go, or ends what would else never end: there is always room.
    Always,
}

impl Kind {
    fn of(entry: &Entry) -> Self {
        match entry {
            Entry::Played { bot: None, .. }
            | Entry::UndoAsked { .. }
            | Entry::UndoAllowed { .. }
            | Entry::UndoRefused { .. }
            | Entry::Undone { .. }
            | Entry::Withdrawn { .. } => Kind::Play,
            Entry::Said { by: Author::Seat(_) | Author::Creator, text } => {
                Kind::Message(text.as_ref().map_or(0, String::len))
            }
            Entry::Deleted { .. } => Kind::Message(0),
            Entry::Noted { text, .. } => Kind::Message(text.len()),
            Entry::Joined { name, .. } | Entry::Renamed { name, .. } => Kind::Change(name.len()),
            Entry::Hinted { .. }
            | Entry::Passed { .. }
            | Entry::Moved { .. }
            | Entry::Invited { .. }
            | Entry::Kicked { .. }
            | Entry::AbandonVoted { .. }
            | Entry::Paused {}
            | Entry::Changed { .. }
            | Entry::Muted { .. } => Kind::Change(0),
            _ => Kind::Always,
        }
    }
}

impl Room {
    /// Counts an entry of the log.
    pub(super) fn take(&mut self, entry: &Entry) {
        match Kind::of(entry) {
            Kind::Play => self.plays += 1,
            Kind::Message(bytes) => {
                self.messages += 1;
                self.bytes += bytes as u64;
            }
            Kind::Change(bytes) => {
                self.changes += 1;
                self.bytes += bytes as u64;
            }
            Kind::Always => {}
        }
    }

    /// Is there room for it?
    ///
    /// # Errors
    /// When there is none.
    pub(super) fn check(&self, entry: &Entry) -> Result<(), Code> {
        let (full, bytes) = match Kind::of(entry) {
            Kind::Play => (self.plays >= PLAYS, 0),
            Kind::Message(bytes) => (self.messages >= MESSAGES, bytes),
            Kind::Change(bytes) => (self.changes >= CHANGES, bytes),
            Kind::Always => (false, 0),
        };
        if full || self.bytes + bytes as u64 > BYTES { Err(Code::Full) } else { Ok(()) }
    }
}
