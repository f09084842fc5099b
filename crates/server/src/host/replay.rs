//! Going through a table's log from the beginning, away from the task that owns it.

use tabletop::{Language, Viewer};

use super::task::{trouble, unreadable};
use super::watching::frame;
use super::{Host, now};
use crate::face::{Now, event};
use crate::store::TableId;
use crate::table::{Code, Effect, Entry, Refusal, TableState, fold};

impl Host {
    /// Shows every entry of a table's log to `listen`, with the table as it stood after it.
    pub(crate) async fn replay(
        &self,
        table: TableId,
        listen: impl FnMut(&TableState, i64, &Entry, &Effect),
    ) -> Result<(), Refusal> {
        let failed = |problem| trouble(table, &problem);
        let (_, log) = self.store.read(table, 1).await.map_err(failed)?.ok_or(Code::NoTable)?;
        let secret = self.store.secret(table).await.map_err(failed)?.ok_or(Code::NoTable)?;
        let secret = secret.try_into().map_err(|_| Refusal::from(Code::Trouble))?;
        fold(table, secret, &log, listen).map(|_| ()).map_err(|problem| unreadable(&problem))
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
        let mut missed = Vec::new();
        self.replay(table, |state, at, entry, effect| {
            let number = state.number(viewer);
            if !effect.audience.contains(viewer) || number <= seen || number > last {
                return;
            }
            let mut event = event(state, viewer, language, at, entry, effect);
            // How the table stands is told once, with the last of them.
            event.now = (number == last).then(|| Now::of(state, viewer, now()));
            missed.push((number, frame("event", &event)));
        })
        .await?;
        Ok(missed)
    }
}
