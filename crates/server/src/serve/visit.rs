//! What one connection is doing: whoever does nothing for long gives way to others.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use tokio::time::Instant;

/// A first request must be whole after this long.
const FIRST: Duration = Duration::from_secs(10);
/// So long a connection may wait for its next request; browsers and proxies keep some for later.
const NEXT: Duration = Duration::from_secs(75);

/// What one connection is doing.
pub(crate) struct Visit {
    began: Instant,
    /// When something was last done for it, in milliseconds since it began.
    served: AtomicU64,
    /// Has a whole request arrived?
    greeted: AtomicBool,
    /// Requests that are being answered, and streams that are open.
    busy: AtomicUsize,
    /// Has it shown a credential that was good for something?
    is_guest: AtomicBool,
}

impl Visit {
    /// Somebody has just come.
    pub(super) fn begin() -> Arc<Self> {
        Arc::new(Visit {
            began: Instant::now(),
            served: AtomicU64::new(0),
            greeted: AtomicBool::new(false),
            busy: AtomicUsize::new(0),
            is_guest: AtomicBool::new(false),
        })
    }

    /// Something is being done for it, as long as this is kept.
    pub(crate) fn busy(self: &Arc<Self>) -> Busy {
        self.greeted.store(true, Ordering::Relaxed);
        self.busy.fetch_add(1, Ordering::Relaxed);
        Busy(Arc::clone(self))
    }

    /// Something was sent.
    pub(super) fn note(&self) {
        let since = u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.served.store(since, Ordering::Relaxed);
    }

    /// True the first time it is asked.
    pub(crate) fn becomes_guest(&self) -> bool {
        !self.is_guest.swap(true, Ordering::Relaxed)
    }

    /// Waits until the connection has done nothing for too long. What only arrives is nothing: whoever sends a
    /// request letter by letter has not sent one.
    pub(super) async fn idle(&self) {
        loop {
            let patience = if self.greeted.load(Ordering::Relaxed) { NEXT } else { FIRST };
            let served = self.began + Duration::from_millis(self.served.load(Ordering::Relaxed));
            let is_busy = self.busy.load(Ordering::Relaxed) > 0;
            let due = if is_busy { Instant::now() + FIRST } else { served + patience };
            if due <= Instant::now() {
                return;
            }
            tokio::time::sleep_until(due).await;
        }
    }
}

/// A request that is being answered, or a stream that is open.
pub(crate) struct Busy(Arc<Visit>);

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.note();
        self.0.busy.fetch_sub(1, Ordering::Relaxed);
    }
}
