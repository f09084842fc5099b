//! Going through a table's log from the beginning, away from the task that owns it: on threads that give way to people,
//! two at once for a table and four for the server.

use tabletop::{Language, Viewer};

use super::task::{trouble, unreadable};
use super::watching::frame;
use super::{Host, now_at};
use crate::face::{Now, event};
use crate::store::TableId;
use crate::table::{Code, Effect, Entry, Refusal, TableState, fold};

impl Host {
    /// Shows every entry of a table's log to `listen`, with the table as it stood after it, and gives what `listen`
    /// made of `found`.
    pub(crate) async fn replay<T: Send + 'static>(
        &self,
        table: TableId,
        mut found: T,
        mut listen: impl FnMut(&mut T, &TableState, i64, &Entry, &Effect) + Send + 'static,
    ) -> Result<T, Refusal> {
        let shelf = self.shelves.of(table);
        let _turn = shelf.turn().await;
        let log = self.shelves.read(&*self.store, table, &shelf).await;
        let log = log.map_err(|problem| trouble(table, &problem))?.ok_or(Code::NoTable);
        let log = log.inspect_err(|_| self.shelves.forget(table))?;
        let work = move || {
            let heard = |state: &TableState, at: i64, entry: &Entry, effect: &Effect| {
                listen(&mut found, state, at, entry, effect);
            };
            fold(table, log.secret, &log.entries, heard).map(|_| found)
        };
        self.background.run(work).await?.map_err(|problem| unreadable(&problem))
    }

    /// What a watcher missed: all events after number `seen`, up to number `last`, as a stream carries them.
    pub(crate) async fn missed(
        &self,
        table: TableId,
        viewer: Viewer,
        language: Option<Language>,
        seen: u64,
        last: u64,
    ) -> Result<Vec<(u64, bytes::Bytes)>, Refusal> {
        self.replay(table, Vec::new(), move |missed, state, at, entry, effect| {
            let number = state.number(viewer);
            if !effect.audience.contains(viewer) || number <= seen || number > last {
                return;
            }
            let mut event = event(state, viewer, language, at, entry, effect);
            // How the table stands is told once, with the last of them.
            event.now = (number == last).then(|| Now::of(state, viewer, now_at(state)));
            missed.push((number, frame("event", &event)));
        })
        .await
    }
}
