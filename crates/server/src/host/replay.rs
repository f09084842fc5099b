//! Going through a table's log from the beginning, away from the task that owns it.

use tabletop::{Language, Viewer};

use super::task::trouble;
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
        fold(table, secret, &log, listen).map(|_| ()).map_err(|problem| {
            tracing::error!(%table, problem = problem.0, "a table cannot be read");
            Code::OtherVersion.into()
        })
    }

    /// What a watcher missed: all events after number `seen`, up to entry `end` of the log, as a stream carries them.
    pub(crate) async fn missed(
        &self,
        table: TableId,
        viewer: Viewer,
        language: Option<Language>,
        seen: u64,
        end: u64,
    ) -> Result<Vec<(u64, bytes::Bytes)>, Refusal> {
        let mut missed = Vec::new();
        let mut last = None;
        self.replay(table, |state, at, entry, effect| {
            if state.end > end {
                return;
            }
            if effect.audience.contains(viewer) && state.number(viewer) > seen {
                let mut event = event(state, viewer, language, at, entry, effect);
                missed.push((event.number, frame("event", &event)));
                // How the table stands is told once, with the last of them.
                event.now = Some(Now::of(state, viewer, now()));
                last = Some((event.number, frame("event", &event)));
            }
        })
        .await?;
        if let Some(last) = last {
            missed.pop();
            missed.push(last);
        }
        Ok(missed)
    }
}
