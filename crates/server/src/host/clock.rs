//! A table's own time. It goes on from the last entry, whatever happens to the system's clock: one that was set back
//! would otherwise stop everything that waits, from turns to messages, until it is as late as it was.

use tokio::time::Instant;

use super::now;

/// A moment of the table's time, and when that was here.
pub(super) struct Clock {
    at: i64,
    seen: Instant,
}

impl Clock {
    /// Nothing was seen yet.
    pub(super) fn new() -> Self {
        Clock { at: i64::MIN, seen: Instant::now() }
    }

    /// The time at a table whose last entry was made then, in milliseconds since 1970, and how far it is ahead of
    /// the system's clock.
    pub(super) fn read(&mut self, last: i64) -> (i64, i64) {
        let since = i64::try_from(self.seen.elapsed().as_millis()).unwrap_or(i64::MAX);
        let mut own = self.at.saturating_add(since);
        // Only an entry that is later than that is news: what takes a while to store does not hold the time up.
        if last > own {
            *self = Clock { at: last, seen: Instant::now() };
            own = last;
        }
        let clock = now();
        let time = clock.max(own);
        (time, time - clock)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn time_goes_on_from_the_last_entry_though_the_clock_was_set_back() {
        let mut clock = Clock::new();
        let ahead = now() + 3_600_000;
        let (first, lead) = clock.read(ahead);
        assert!((ahead..ahead + 1_000).contains(&first) && lead > 3_599_000, "{first} {lead}");
        tokio::time::sleep(Duration::from_millis(30)).await;
        let (later, _) = clock.read(ahead);
        assert!(later >= ahead + 30, "{later}");
        // The next entry is made then. Storing it took a while, and time went on.
        tokio::time::sleep(Duration::from_millis(30)).await;
        let (after, _) = clock.read(later);
        assert!(after >= ahead + 60, "{after}");
    }

    #[tokio::test]
    async fn with_a_clock_that_is_right_a_tables_time_is_the_clocks() {
        let before = now();
        let (time, lead) = Clock::new().read(before - 60_000);
        assert!((before..=now()).contains(&time));
        assert_eq!(lead, 0);
    }
}
