//! A process that is killed in the middle of its work: everything it acknowledged is there.

use std::collections::HashMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::sync::Arc;

use server::store::{Appended, Postgres, Sqlite, Store, TableId};
use tokio::task::JoinSet;

use super::{entry, postgres, sqlite, table_with};

/// Tells the process that is to be killed where its store is.
const STORE: &str = "MASTABA_TEST_STORE";
const TABLES: usize = 100;
/// The process is killed after so many acknowledgements.
const ENOUGH: usize = 3000;

async fn open(place: &str) -> Arc<dyn Store> {
    if place.starts_with("postgres://") {
        Arc::new(Postgres::connect(place).await.expect("a database that can be reached"))
    } else {
        Arc::new(Sqlite::open(place.as_ref()).expect("a database that can be opened"))
    }
}

/// Not a test: it is what the tests below start, and kill.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "is started by other tests, and does not end"]
async fn appends_until_it_is_killed() {
    let store = open(&std::env::var(STORE).expect("the other test says where")).await;
    let mut writers = JoinSet::new();
    for _ in 0..TABLES {
        let store = Arc::clone(&store);
        writers.spawn(async move {
            let table = table_with(&*store, 0).await;
            for number in 1.. {
                assert_eq!(store.append(entry(table, number)).await, Ok(Appended::Stored));
                // One write a line, so that no line is torn; whoever reads may have gone.
                let _ =
                    std::io::stdout().lock().write_all(format!("acknowledged {table} {number}\n").as_bytes());
            }
        });
    }
    writers.join_all().await;
}

async fn killing_loses_nothing(place: &str) {
    let mut child = Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", "store::killed::appends_until_it_is_killed", "--ignored", "--nocapture"])
        .env(STORE, place)
        .stdout(Stdio::piped())
        .spawn()
        .expect("this program starts");
    let mut acknowledged: HashMap<TableId, u64> = HashMap::new();
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let mut count = 0;
    // After the kill, what had been written to the pipe is read too: it was acknowledged.
    while let Some(Ok(line)) = lines.next() {
        if let Some(line) = line.strip_prefix("acknowledged ") {
            let (table, number) = line.split_once(' ').expect("a table and a number");
            acknowledged.insert(table.parse().expect("an id"), number.parse().expect("a number"));
            count += 1;
            if count == ENOUGH {
                child.kill().expect("our own child");
            }
        }
    }
    assert!(!child.wait().expect("our own child").success(), "it was killed");
    assert!(count >= ENOUGH, "it did not last: {count} acknowledged");

    let store = open(place).await;
    for (table, number) in acknowledged {
        let (header, entries) = store.read(table, 1).await.expect("a read").expect("the table");
        assert!(header.entries >= number, "{table}: {number} was acknowledged, {} are there", header.entries);
        assert_eq!(header.entries, entries.len() as u64);
        assert!(entries.iter().zip(1..).all(|(logged, number)| logged.body == entry(table, number).body));
        // It can go on.
        assert_eq!(store.append(entry(table, header.entries + 1)).await, Ok(Appended::Stored));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn killing_a_process_on_sqlite_loses_nothing() {
    let place = sqlite();
    killing_loses_nothing(place.0.path().to_str().expect("temporary paths are text")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killing_a_process_on_postgres_loses_nothing() {
    let place = postgres().await;
    killing_loses_nothing(&place.url).await;
}
