//! Tables in memory: one task owns one awake table, and sleeping tables cost nothing.

mod background;
mod clock;
mod complaints;
mod create;
mod keeper;
#[cfg(test)]
mod mistakes;
mod notes;
mod replay;
mod shelf;
mod task;
mod thinking;
mod watching;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::{mpsc, oneshot, watch};

pub(crate) use complaints::complain;
pub(crate) use create::{Created, NewSeat, NewTable};
pub(crate) use keeper::keep;
pub(crate) use task::body;
pub use thinking::Thinkers;
pub(crate) use thinking::{Advice, advise};
#[cfg(feature = "types")]
pub(crate) use watching::Whole;
pub(crate) use watching::{Attached, First, Item, Watcher, Watchers, frame, key, whole};

use crate::bus::Bus;
use crate::config::Config;
use crate::metrics::Metrics;
use crate::store::{Store, StoreError, TableId};
use crate::table::{Code, Command, Refusal, TableState, Who};
use crate::token::Hash;
use background::Background;
use shelf::Shelves;
use task::TableTask;

/// So many requests may wait for one table; more means that something is wrong.
const WAITING: usize = 64;
/// How long it is known whether the store keeps things.
const READY: Duration = Duration::from_secs(1);
/// A store that has not kept something after so long does not.
const READY_WITHIN: Duration = Duration::from_secs(5);
/// So many look through a table's past, or a record, at the same time ...
const BEHIND: usize = 4;
/// ... and so many do so or wait for it.
const QUEUED: usize = 64;
/// A table may fall asleep just as it is asked: so often it is woken and asked again.
const ATTEMPTS: usize = 4;

/// All tables of this node.
pub(crate) struct Host {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) config: Config,
    pub(crate) metrics: Metrics,
    /// What this node is called when it claims a table's clock.
    pub(crate) node: String,
    /// True once the server is stopping.
    pub(crate) stopping: watch::Sender<bool>,
    /// When it was last tried whether the store keeps things, and whether it did.
    ready: tokio::sync::Mutex<Option<(Instant, bool)>>,
    /// Does what takes long.
    pub(crate) background: Background,
    /// Logs of awake tables whose past somebody looks at.
    pub(crate) shelves: Shelves,
    // A plain mutex: it is held for a look into the map and never across a wait.
    awake: Mutex<HashMap<TableId, TableHandle>>,
}

/// What can be asked of an awake table.
pub(crate) enum Ask {
    /// Do this.
    Command { token: Option<Hash>, command: Box<Command>, reply: oneshot::Sender<Result<Done, Refusal>> },
    /// Look at this.
    Look { token: Option<Hash>, look: Look },
    /// Let somebody watch.
    Attach { watcher: Box<Watcher>, reply: oneshot::Sender<Result<Attached, Refusal>> },
    /// Another node says that the log goes up to this number.
    Heard { number: u64 },
    /// Do what follows by itself, such as letting bots think.
    Settle,
}

/// Reads a table where it lives; answers by itself. A table that cannot be read is shown as a refusal.
pub(crate) type Look = Box<dyn FnOnce(Result<(&TableState, Who), Refusal>) + Send>;

/// What became of a command.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Done {
    /// The number by which whoever asked knows the entry.
    pub(crate) number: u64,
}

/// A way to ask an awake table.
#[derive(Clone)]
pub(crate) struct TableHandle {
    asks: mpsc::Sender<Ask>,
}

impl Host {
    /// No table is awake yet.
    pub(crate) fn new(store: Arc<dyn Store>, bus: Arc<dyn Bus>, config: Config) -> Self {
        Host {
            store,
            bus,
            config,
            metrics: Metrics::new(),
            node: TableId::random().to_string(),
            stopping: watch::Sender::new(false),
            ready: tokio::sync::Mutex::new(None),
            background: Background::start(BEHIND, QUEUED),
            shelves: Shelves::default(),
            awake: Mutex::new(HashMap::new()),
        }
    }

    /// Does what somebody asks of a table.
    pub(crate) async fn command(
        self: &Arc<Self>,
        table: TableId,
        token: Option<Hash>,
        command: Command,
    ) -> Result<Done, Refusal> {
        let done = self
            .ask(table, |reply| Ask::Command { token, command: Box::new(command.clone()), reply })
            .await?;
        done.map_err(|refusal: Refusal| refusal.shown(token))
    }

    /// Looks at a table with the eyes of whoever holds the credential.
    pub(crate) async fn look<T: Send + 'static>(
        self: &Arc<Self>,
        table: TableId,
        token: Option<Hash>,
        look: impl FnOnce(&TableState, Who) -> Result<T, Refusal> + Send + Clone + 'static,
    ) -> Result<T, Refusal> {
        self.ask(table, |reply| {
            let look = look.clone();
            let answer = |seen: Result<(&TableState, Who), Refusal>| {
                // Whoever asked may have gone away meanwhile.
                let seen = seen.and_then(|(state, who)| {
                    look(state, who).map_err(|refusal| refusal.in_game(state.title.id()))
                });
                let _ = reply.send(seen);
            };
            Ask::Look { token, look: Box::new(answer) }
        })
        .await?
        .map_err(|refusal: Refusal| refusal.shown(token))
    }

    /// Lets somebody watch a table.
    pub(crate) async fn attach(
        self: &Arc<Self>,
        table: TableId,
        watcher: Watcher,
    ) -> Result<Attached, Refusal> {
        self.ask(table, |reply| Ask::Attach { watcher: Box::new(watcher.clone()), reply }).await?
    }

    /// Asks a table, waking it if it sleeps. It may fall asleep just then: then it is woken again.
    async fn ask<T>(
        self: &Arc<Self>,
        table: TableId,
        mut ask: impl FnMut(oneshot::Sender<T>) -> Ask,
    ) -> Result<T, Refusal> {
        for _ in 0..ATTEMPTS {
            let (reply, answer) = oneshot::channel();
            let handle = self.wake(table);
            if handle.asks.send(ask(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(answer);
            }
            // It did not fall asleep: it panicked over this, and would again.
            if !handle.asks.is_closed() {
                break;
            }
        }
        Err(Code::Trouble.into())
    }

    /// Does the store keep what it is given? Tried at most once a second, however many ask.
    pub(crate) async fn is_ready(&self) -> bool {
        let mut tried = self.ready.lock().await;
        if let Some((_, well)) = tried.filter(|(at, _)| at.elapsed() < READY) {
            return well;
        }
        let outcome = match tokio::time::timeout(READY_WITHIN, self.store.ready()).await {
            Ok(outcome) => outcome,
            Err(_) => Err(StoreError::Unavailable("it did not answer in time".to_owned())),
        };
        let well = outcome.inspect_err(|problem| complain(None, problem)).is_ok();
        *tried = Some((Instant::now(), well));
        well
    }

    /// Tells a table that its log has grown, if it is awake here.
    pub(crate) fn heard(&self, table: TableId, number: u64) {
        let handle = self.lock().get(&table).cloned();
        if let Some(handle) = handle {
            // A full queue loses nothing: the log's end is compared every two seconds.
            let _ = handle.asks.try_send(Ask::Heard { number });
        }
    }

    /// A way to ask a table, which is woken if it sleeps.
    pub(crate) fn wake(self: &Arc<Self>, table: TableId) -> TableHandle {
        let mut awake = self.lock();
        // One whose task is gone, however that came about, is no way to ask anything.
        if let Some(handle) = awake.get(&table).filter(|handle| !handle.asks.is_closed()) {
            return handle.clone();
        }
        let (handle, task) = channel(Arc::clone(self), table);
        tokio::spawn(task.run());
        awake.insert(table, handle.clone());
        handle
    }

    /// Is the table awake on this node?
    pub(crate) fn is_awake(&self, table: TableId) -> bool {
        self.lock().contains_key(&table)
    }

    /// The tables that are awake on this node.
    pub(crate) fn awake(&self) -> Vec<TableId> {
        self.lock().keys().copied().collect()
    }

    /// Forgets an awake table, unless somebody has asked it something.
    fn forget(&self, table: TableId, asks: &mut mpsc::Receiver<Ask>) -> bool {
        let mut awake = self.lock();
        if !asks.is_empty() {
            return false;
        }
        awake.remove(&table);
        self.shelves.forget(table);
        asks.close();
        true
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, TableHandle>> {
        // Whoever panicked while holding it cannot have left the map half changed.
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A table's two ends: the handle to ask by, and the task that owns it.
fn channel(host: Arc<Host>, table: TableId) -> (TableHandle, TableTask) {
    let (asks, asked) = mpsc::channel(WAITING);
    (TableHandle { asks }, TableTask::new(host, table, asked))
}

/// The time at a table as it is shown: ahead of the system's clock where that was set back.
pub(crate) fn now_at(state: &TableState) -> i64 {
    now() + state.lead
}

/// The time, in milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
