//! What a wrong clock may do to tables: nothing. Days here are those that a clock said, whether or not they were.

use std::time::Duration;

use server::store::{Append, Appended, DATES, Header, Store, Swept, TableId, sweep};

use super::{Place, entry, header};

const DAY: i64 = 24 * 60 * 60 * 1000;
const KEEP: Duration = Duration::from_secs(180 * 24 * 60 * 60);
/// The day on which the tests begin.
const TODAY: i64 = 20_777;

/// A table that was touched on that day.
async fn table_of(store: &dyn Store, day: i64) -> TableId {
    let table = TableId::random();
    let header = Header { touched: day * DAY, ..header() };
    store.create(table, b"secret", header, vec![entry(table, 1)]).await.expect("a new table");
    table
}

/// A sweep at noon of that day.
async fn sweep_on(store: &dyn Store, day: i64) -> Swept {
    sweep(store, day * DAY + DAY / 2, KEEP).await.expect("a sweep")
}

async fn is_there(store: &dyn Store, table: TableId) -> bool {
    store.read(table, 1).await.expect("a read").is_some()
}

pub(crate) async fn a_clock_that_was_wrong_once_deletes_nothing(place: &dyn Place) {
    let store = place.open().await;
    let table = table_of(&*store, TODAY).await;
    sweep_on(&*store, TODAY).await;
    // Half a year ahead for a whole day, with a sweep every hour; then right again, for good.
    for _ in 0..24 {
        assert_eq!(sweep_on(&*store, TODAY + 181).await.deleted, []);
    }
    let back = sweep_on(&*store, TODAY + 1).await;
    assert_eq!((back.taken_back, back.marked), (1, 0), "what was marked wrongly is not marked any more");
    for day in 2..30 {
        assert_eq!(sweep_on(&*store, TODAY + day).await, Swept::default());
    }
    assert!(is_there(&*store, table).await);
    // A clock that is wrong again and again does not get any further.
    for day in 30..60 {
        assert_eq!(sweep_on(&*store, TODAY + 181 + day).await.deleted, []);
        assert_eq!(sweep_on(&*store, TODAY + day).await.deleted, []);
    }
    assert!(is_there(&*store, table).await);
}

pub(crate) async fn an_idle_table_is_deleted_after_seven_dates_of_sweeps(place: &dyn Place) {
    let store = place.open().await;
    let (idle, other) = (table_of(&*store, TODAY - 181).await, table_of(&*store, TODAY - 100).await);
    assert_eq!(sweep_on(&*store, TODAY).await, Swept::default(), "there is nothing to compare the date with");
    assert_eq!(sweep_on(&*store, TODAY).await, Swept { marked: 1, ..Swept::default() });
    let marked = store.marked().await.expect("a list");
    assert_eq!((marked.len(), marked[0].table, marked[0].dates), (1, idle, 0));
    for day in 1..DATES.cast_signed() {
        // However often it is swept, a date is a date.
        for _ in 0..3 {
            assert_eq!(sweep_on(&*store, TODAY + day).await, Swept::default());
        }
        assert!(is_there(&*store, idle).await);
    }
    let last = sweep_on(&*store, TODAY + DATES.cast_signed()).await;
    assert_eq!(last, Swept { deleted: vec![idle], ..Swept::default() });
    assert!(!is_there(&*store, idle).await && is_there(&*store, other).await);
    assert_eq!(store.secret(idle).await, Ok(None));
}

pub(crate) async fn a_leap_of_the_date_marks_and_deletes_nothing(place: &dyn Place) {
    let store = place.open().await;
    let table = table_of(&*store, TODAY - 200).await;
    sweep_on(&*store, TODAY).await;
    assert_eq!(sweep_on(&*store, TODAY + 3).await, Swept { leapt: Some(3), ..Swept::default() });
    assert_eq!(store.marked().await, Ok(vec![]));
    // Two days are a weekend without the laptop.
    assert_eq!(sweep_on(&*store, TODAY + 5).await, Swept { marked: 1, ..Swept::default() });
    for day in 6..12 {
        sweep_on(&*store, TODAY + day).await;
    }
    assert_eq!(sweep_on(&*store, TODAY + 100).await, Swept { leapt: Some(89), ..Swept::default() });
    assert!(is_there(&*store, table).await, "its time had come, but the date leapt");
    assert_eq!(sweep_on(&*store, TODAY + 100).await.deleted, [table]);
}

pub(crate) async fn a_mark_is_taken_back_by_whoever_plays_and_by_hand(place: &dyn Place) {
    let store = place.open().await;
    let (played, kept) = (table_of(&*store, TODAY - 200).await, table_of(&*store, TODAY - 200).await);
    sweep_on(&*store, TODAY).await;
    assert_eq!(sweep_on(&*store, TODAY).await.marked, 2);
    assert_eq!(store.unmark(kept, TODAY * DAY).await, Ok(true));
    assert_eq!(store.unmark(kept, TODAY * DAY).await, Ok(false), "it has none any more");
    for day in 1..7 {
        sweep_on(&*store, TODAY + day).await;
    }
    // Somebody comes on the last day, and the sweep after that finds them there.
    let touched = Some(Header { touched: (TODAY + 7) * DAY, ..header() });
    let play = Append { header: touched, ..entry(played, 2) };
    assert_eq!(store.append(play).await, Ok(Appended::Stored));
    let swept = sweep_on(&*store, TODAY + 7).await;
    assert_eq!((swept.taken_back, swept.deleted), (1, vec![]));
    for day in 8..30 {
        assert_eq!(sweep_on(&*store, TODAY + day).await, Swept::default());
    }
    assert!(is_there(&*store, played).await && is_there(&*store, kept).await);
}
