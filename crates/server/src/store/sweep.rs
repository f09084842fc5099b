//! Deleting tables that nobody has touched for long, and never because a clock was wrong.
//!
//! A sweep only marks. A marked table is deleted by a later one, once the store has recorded sweeps on several other
//! dates since, and if it is idle even then. So a clock that was wrong for a day deletes nothing.

use std::time::Duration;

use super::{Store, StoreError, TableId};

/// A mark must be so many dates of sweeps old before its table is deleted.
pub const DATES: u64 = 7;
/// Sweeps are hourly: if more than so many days passed since the last one, the server was away or its clock is wrong.
const LEAP: i64 = 2;
/// A day, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;
/// So many tables are deleted at a time.
const BATCH: usize = 200;

/// What a sweep did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Swept {
    /// So many days lie between the last sweep and this one: too many, so it did nothing else.
    pub leapt: Option<i64>,
    /// Tables that were marked.
    pub marked: u64,
    /// Marks that were taken back, because something happened at the table or the clock was put right.
    pub taken_back: u64,
    /// Tables that were deleted.
    pub deleted: Vec<TableId>,
}

/// A table that is marked to be deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marked {
    /// The table.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// When somebody last did something there, in milliseconds since 1970.
    pub touched: i64,
    /// The other dates on which there were sweeps since it was marked.
    pub dates: u64,
}

/// Marks tables that were not touched for so long, and deletes those whose mark is old enough. `now` is what the
/// clock says, in milliseconds since 1970; it is not trusted.
///
/// # Errors
///
/// When the store fails; the next sweep goes on.
pub async fn sweep(store: &dyn Store, now: i64, keep: Duration) -> Result<Swept, StoreError> {
    let today = now.div_euclid(DAY);
    let mut swept = Swept::default();
    match store.record_sweep(today).await? {
        // Nothing to compare the date with: the next sweep can.
        None => return Ok(swept),
        Some(last) if today - last > LEAP => {
            swept.leapt = Some(today - last);
            return Ok(swept);
        }
        Some(_) => {}
    }
    let idle_since = now.saturating_sub(i64::try_from(keep.as_millis()).unwrap_or(i64::MAX));
    (swept.marked, swept.taken_back) = store.mark(idle_since).await?;
    loop {
        let deleted = store.sweep_away(idle_since, DATES, BATCH).await?;
        let last = deleted.len() < BATCH;
        swept.deleted.extend(deleted);
        if last {
            return Ok(swept);
        }
    }
}
