//! Moving what was written from the write-ahead log into the database file, beside the writer instead of in its
//! way.
//!
//! SQLite's own way is to let the writer do it after every so many pages, and everybody waits meanwhile. Here a
//! thread with its own connection does the bulk; but the log starts anew only if a checkpoint reaches its very
//! end, so once it is long the writer itself moves the few pages that are left, between two transactions.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use rusqlite::Connection;

/// How often the thread looks whether there is something to move: a page that changed often meanwhile moves once.
const PAUSE: Duration = Duration::from_secs(2);
/// Pages in the log that are worth starting it anew: 64 MiB.
const LONG: i64 = 32768;

/// The checkpointing thread, as the writer sees it. The thread ends when this is dropped.
pub(super) struct Checkpoint {
    shared: Arc<Shared>,
    _alive: Sender<()>,
}

#[derive(Default)]
struct Shared {
    /// Something was written since the thread last looked.
    written: AtomicBool,
    /// The log is long and nearly moved: the writer should move the rest.
    nearly_done: AtomicBool,
}

impl Checkpoint {
    /// Starts the thread; it owns the connection.
    pub(super) fn start(connection: Connection) -> std::io::Result<Self> {
        let shared = Arc::new(Shared::default());
        let (alive, ended) = mpsc::channel();
        let thread = thread::Builder::new().name("store-checkpoint".to_owned());
        thread.spawn({
            let shared = Arc::clone(&shared);
            move || run(&connection, &shared, &ended)
        })?;
        Ok(Checkpoint { shared, _alive: alive })
    }

    /// To be called by the writer between two transactions.
    pub(super) fn after_commit(&self, connection: &Connection) {
        self.shared.written.store(true, Ordering::Relaxed);
        if self.shared.nearly_done.swap(false, Ordering::Relaxed) {
            move_pages(connection);
        }
    }
}

fn run(connection: &Connection, shared: &Shared, ended: &Receiver<()>) {
    while ended.recv_timeout(PAUSE) == Err(RecvTimeoutError::Timeout) {
        if shared.written.swap(false, Ordering::Relaxed) && move_pages(connection) > LONG {
            shared.nearly_done.store(true, Ordering::Relaxed);
        }
    }
}

/// Moves what can be moved without waiting for anybody, and gives the length of the log in pages.
fn move_pages(connection: &Connection) -> i64 {
    // Nothing depends on it: what could not be moved now stays in the log until the next time.
    connection
        .query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| row.get(1))
        .inspect_err(|error| tracing::warn!(%error, "the write-ahead log could not be moved"))
        .unwrap_or(0)
}
