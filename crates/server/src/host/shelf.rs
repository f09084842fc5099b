//! Logs that were read lately, so that looking at a table's past reads what is new and nothing else.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::{Semaphore, SemaphorePermit};

use crate::store::{Logged, Store, StoreError, TableId};

/// So many looks at one table's past at a time.
const AT_ONCE: usize = 2;
/// All logs together take no more, in bytes; those that were not looked at for longest go first.
const MOST: usize = 24 << 20;

/// The logs of tables whose past somebody looks at.
#[derive(Default)]
pub(crate) struct Shelves {
    tables: Mutex<HashMap<TableId, Arc<Shelf>>>,
}

/// One table's log.
pub(crate) struct Shelf {
    turns: Semaphore,
    log: tokio::sync::Mutex<Option<Log>>,
    seen: Mutex<(Instant, usize)>,
}

/// A log as far as it was read.
#[derive(Clone)]
pub(crate) struct Log {
    pub(crate) secret: [u8; 32],
    pub(crate) entries: Arc<Vec<Logged>>,
}

impl Shelves {
    /// The shelf of a table.
    pub(crate) fn of(&self, table: TableId) -> Arc<Shelf> {
        let mut tables = self.lock();
        let shelf = tables.entry(table).or_insert_with(|| {
            Arc::new(Shelf {
                turns: Semaphore::new(AT_ONCE),
                log: tokio::sync::Mutex::new(None),
                seen: Mutex::new((Instant::now(), 0)),
            })
        });
        shelf.seen().0 = Instant::now();
        Arc::clone(shelf)
    }

    /// Nobody needs this table's log any more.
    pub(crate) fn forget(&self, table: TableId) {
        self.lock().remove(&table);
    }

    /// Makes room, for others than this table.
    fn make_room(&self, but: TableId) {
        let mut tables = self.lock();
        let mut sizes: Vec<(Instant, usize, TableId)> = tables
            .iter()
            .map(|(table, shelf)| {
                let (at, size) = *shelf.seen();
                (at, size, *table)
            })
            .collect();
        sizes.sort_unstable();
        let mut all: usize = sizes.iter().map(|(_, size, _)| size).sum();
        for (_, size, table) in sizes {
            if all <= MOST {
                return;
            }
            if table != but && size > 0 {
                tables.remove(&table);
                all -= size;
            }
        }
    }

    /// A table's log up to its end.
    pub(crate) async fn read(
        &self,
        store: &dyn Store,
        table: TableId,
        shelf: &Shelf,
    ) -> Result<Option<Log>, StoreError> {
        let mut kept = shelf.log.lock().await;
        let from = kept.as_ref().map_or(1, |log| log.entries.len() as u64 + 1);
        let Some((_, mut new)) = store.read(table, from).await? else { return Ok(None) };
        let log = match kept.take() {
            Some(log) if new.is_empty() => log,
            // What somebody deleted is not shown again from here.
            Some(log) if !new.iter().any(deletes) => {
                let mut entries = Arc::unwrap_or_clone(log.entries);
                entries.append(&mut new);
                Log { entries: Arc::new(entries), ..log }
            }
            again => {
                if again.is_some() {
                    let Some((_, all)) = store.read(table, 1).await? else { return Ok(None) };
                    new = all;
                }
                let Some(secret) = store.secret(table).await? else { return Ok(None) };
                let bad = || StoreError::Unreadable("a secret has 32 bytes".to_owned());
                Log { secret: secret.try_into().map_err(|_| bad())?, entries: Arc::new(new) }
            }
        };
        let size = log.entries.iter().map(|logged| logged.body.len() + size_of::<Logged>()).sum();
        shelf.seen().1 = size;
        if size <= MOST {
            *kept = Some(log.clone());
        }
        drop(kept);
        self.make_room(table);
        Ok(Some(log))
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Shelf>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shelf {
    /// Waits until not too many look at the table's past.
    pub(crate) async fn turn(&self) -> SemaphorePermit<'_> {
        self.turns.acquire().await.expect("the semaphore is never closed")
    }

    fn seen(&self) -> MutexGuard<'_, (Instant, usize)> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn deletes(logged: &Logged) -> bool {
    logged.body.contains("\"entry\":\"deleted\"")
}
