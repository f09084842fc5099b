//! What is said in the log when the store fails: once a second, however many ask meanwhile. A full disk is not to be
//! filled with complaints about it.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::store::{StoreError, TableId};

/// Between two complaints.
const PAUSE: Duration = Duration::from_secs(1);

/// When the last complaint was made, and how many were swallowed since.
static LAST: Mutex<Option<(Instant, u64)>> = Mutex::new(None);

/// Says that the store failed, for a table where it was one's.
pub(crate) fn complain(table: Option<TableId>, problem: &StoreError) {
    let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
    let swallowed = match &mut *last {
        Some((at, swallowed)) if at.elapsed() < PAUSE => {
            *swallowed += 1;
            return;
        }
        last => last.replace((Instant::now(), 0)).map_or(0, |(_, swallowed)| swallowed),
    };
    let table = table.map(|table| table.to_string());
    tracing::error!(table, swallowed, %problem, "the store failed");
}
