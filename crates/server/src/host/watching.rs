//! Those who watch a table: each event is written once for all who see and read the same.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

use bytes::Bytes;
use tabletop::{Language, Viewer};
use tokio::sync::{Notify, mpsc};

use super::now_at;
use crate::face::{Now, TableFace, event, table_face};
use crate::store::TableId;
use crate::table::{Code, Effect, Entry, Refusal, TableState, Who, watcher};
use crate::token::Hash;

/// A device that is further behind is told how things stand, not how they came about.
const LONGEST_BACKLOG: u64 = 400;

/// Somebody's device, watching a table with one of its credentials.
#[derive(Clone)]
pub(crate) struct Watcher {
    /// Which of the device's credentials it is.
    pub(crate) place: usize,
    pub(crate) token: Option<Hash>,
    pub(crate) language: Option<Language>,
    /// Boxed, because a channel sets room aside for 32 at a time, and hardly ever more than one is on its way.
    pub(crate) sender: mpsc::Sender<Box<Item>>,
    /// How far the device has come, by watchers' keys.
    pub(crate) resumed: Arc<HashMap<String, u64>>,
    /// Rung when the device cannot keep up; then its stream ends, and it comes back and resumes.
    pub(crate) overrun: Arc<Notify>,
}

impl Watcher {
    /// Has its device seen more of the table than there is here?
    pub(crate) fn is_ahead_of(&self, state: &TableState) -> bool {
        let viewer = state.eyes(state.who(self.token.as_ref()));
        let seen = viewer.and_then(|viewer| Some((viewer, self.resumed.get(&key(state.id, viewer))?)));
        seen.is_some_and(|(viewer, seen)| *seen > state.number(viewer))
    }
}

/// One event on its way to a device.
pub(crate) struct Item {
    /// Which of the device's credentials it is for.
    pub(crate) place: usize,
    /// The number its watcher knows it by.
    pub(crate) number: u64,
    /// The event as the stream carries it, all but its id.
    pub(crate) text: Bytes,
}

/// What a new watcher is told first.
pub(crate) struct Attached {
    /// Whose eyes it looks with.
    pub(crate) viewer: Viewer,
    /// The number of the last event it would have noticed: what follows comes by itself.
    pub(crate) number: u64,
    /// What it is sent first.
    pub(crate) first: First,
}

/// What a new watcher is sent first.
pub(crate) enum First {
    /// What it has missed since this number.
    Missed(u64),
    /// The table as it stands, as the stream carries it.
    Whole(Bytes),
}

/// The table as it stands, for a device that has seen nothing of it yet.
#[derive(serde::Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Whole<'a> {
    /// The seat it is told to; none for spectators.
    #[schema(value_type = Option<String>)]
    to: Option<tabletop::Seat>,
    /// The table.
    table: TableFace<'a>,
    /// How it stands.
    now: Now<'a>,
}

/// All who watch one table.
#[derive(Default)]
pub(crate) struct Watchers {
    all: Vec<(Watcher, Viewer)>,
}

impl Watchers {
    /// Lets somebody watch, if they may.
    pub(crate) fn attach(&mut self, state: &TableState, new: Watcher) -> Result<Attached, Refusal> {
        let who = state.who(new.token.as_ref());
        let viewer = state.eyes(who).ok_or(Code::NotAllowed)?;
        let number = state.number(viewer);
        let seen = new.resumed.get(&key(state.id, viewer)).copied();
        let near = seen.filter(|seen| *seen <= number && number - seen <= LONGEST_BACKLOG);
        let first = near.map_or_else(|| First::Whole(whole(state, who, viewer)), First::Missed);
        let attached = Attached { viewer, number, first };
        self.all.retain(|(watcher, _)| !watcher.sender.is_closed());
        self.all.push((new, viewer));
        Ok(attached)
    }

    /// Tells everybody who noticed it what happened.
    pub(crate) fn tell(&mut self, state: &TableState, at: i64, entry: &Entry, effect: &Effect) {
        // Devices that see and read the same get the same bytes, and those that see the same the same standing.
        let mut written: [(Option<Now<'_>>, [Option<Bytes>; 3]); 5] = Default::default();
        self.all.retain(|(watcher, viewer)| {
            if !effect.audience.contains(*viewer) {
                return true;
            }
            let (standing, texts) = &mut written[self::watcher(*viewer)];
            let text = texts[tongue(watcher.language)].get_or_insert_with(|| {
                let mut event = event(state, *viewer, watcher.language, at, entry, effect);
                event.now =
                    Some(standing.get_or_insert_with(|| Now::of(state, *viewer, now_at(state))).clone());
                frame("event", &event)
            });
            let text = text.clone();
            send(watcher, state.number(*viewer), text)
        });
        if !matches!(entry, Entry::Played { .. }) {
            self.dismiss(state);
        }
    }

    /// Sends those away whose credential is void by now.
    fn dismiss(&mut self, state: &TableState) {
        self.all.retain(|(watcher, viewer)| {
            let stays = state.eyes(state.who(watcher.token.as_ref())) == Some(*viewer);
            if !stays {
                send(watcher, state.number(*viewer), closed(state.id));
            }
            stays
        });
    }

    /// Does nobody watch?
    pub(crate) fn is_empty(&mut self) -> bool {
        self.all.retain(|(watcher, _)| !watcher.sender.is_closed());
        self.all.is_empty()
    }

    /// Cuts everybody off: their devices come back at once, and resume where they were.
    pub(crate) fn cut_off(&mut self) {
        for (watcher, _) in self.all.drain(..) {
            watcher.overrun.notify_one();
        }
    }

    /// Tells everybody that the table is gone.
    pub(crate) fn close(&mut self, table: TableId) {
        for (watcher, _) in self.all.drain(..) {
            send(&watcher, u64::MAX, closed(table));
        }
    }
}

/// The table as it stands, as the stream carries it.
pub(crate) fn whole(state: &TableState, who: Who, viewer: Viewer) -> Bytes {
    let to = match who {
        Who::Seat(seat) => Some(seat),
        Who::Invited(_) | Who::Creator | Who::Spectator | Who::Stranger => None,
    };
    let (table, now) = (table_face(state, now_at(state)), Now::of(state, viewer, now_at(state)));
    frame("table", &Whole { to, table, now })
}

/// What a watcher is called in an event's id: the beginning of the table's id, and the seat.
pub(crate) fn key(table: TableId, viewer: Viewer) -> String {
    let mut key = table.to_string();
    key.truncate(8);
    match viewer {
        Viewer::Seat(seat) => key.push(seat.letter()),
        Viewer::Public | Viewer::All => key.push('-'),
    }
    key
}

/// Hands an event over; a device that cannot keep up is cut off and will resume.
fn send(watcher: &Watcher, number: u64, text: Bytes) -> bool {
    match watcher.sender.try_send(Box::new(Item { place: watcher.place, number, text })) {
        Ok(()) => true,
        Err(mpsc::error::TrySendError::Full(_)) => {
            watcher.overrun.notify_one();
            false
        }
        Err(mpsc::error::TrySendError::Closed(_)) => false,
    }
}

fn closed(table: TableId) -> Bytes {
    frame("closed", &serde_json::json!({ "table": table }))
}

fn tongue(language: Option<Language>) -> usize {
    match language {
        None => 0,
        Some(Language::En) => 1,
        Some(Language::Es) => 2,
    }
}

thread_local! {
    /// Events grow here, where nothing is allocated any more: of each only what it needs is kept.
    static DRAFT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// An event as a stream carries it, all but its id. JSON has no line ends inside.
pub(crate) fn frame(name: &str, data: &impl serde::Serialize) -> Bytes {
    DRAFT.with_borrow_mut(|text| {
        text.clear();
        text.extend_from_slice(b"event: ");
        text.extend_from_slice(name.as_bytes());
        text.extend_from_slice(b"\ndata: ");
        serde_json::to_writer(&mut *text, data).expect("faces are plain data");
        text.extend_from_slice(b"\n\n");
        Bytes::copy_from_slice(text)
    })
}
