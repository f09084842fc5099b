//! Connections that only read. They never wait for the writer, nor it for them.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::Connection;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::{open_reader, unavailable};
use crate::store::StoreError;

/// So many read at once; a small machine has no more cores, and a large one has PostgreSQL.
const MOST: usize = 4;

/// Connections that only read, opened when they are first needed.
pub(super) struct Readers {
    shared: Arc<Shared>,
    free: Semaphore,
}

struct Shared {
    file: PathBuf,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    /// Readers of this database.
    pub(super) fn new(file: PathBuf) -> Self {
        let shared = Arc::new(Shared { file, idle: Mutex::new(Vec::new()) });
        Readers { shared, free: Semaphore::new(MOST) }
    }

    /// Reads on a thread that may wait for the disk.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, rusqlite::Error> + Send + 'static,
    ) -> Result<T, StoreError> {
        let _turn = self.free.acquire().await.expect("the semaphore is never closed");
        let shared = Arc::clone(&self.shared);
        let read = spawn_blocking(move || {
            let idle = shared.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let connection = match idle {
                Some(connection) => connection,
                None => open_reader(&shared.file)?,
            };
            let result = work(&connection).map_err(unavailable)?;
            // After an error it is not put back: the next reader gets a fresh one.
            shared.idle.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
            Ok(result)
        });
        read.await.map_err(|error| StoreError::Unavailable(error.to_string()))?
    }
}
