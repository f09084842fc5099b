//! A database that stands still: whoever asks is told so in time, and afterwards everything goes on.

use std::sync::Arc;
use std::time::{Duration, Instant};

use server::store::{Appended, Postgres, Store as _, StoreError, TableId};

use crate::ground::PostgresServer;

#[tokio::test(flavor = "multi_thread")]
async fn a_frozen_database_is_not_waited_for_and_goes_on_when_it_thaws() {
    let server = PostgresServer::own();
    let url = server.database().await;
    let store = Arc::new(Postgres::connect(&url).await.expect("a database that can be reached"));
    let table = TableId::random();
    let first = crate::store::entry(table, 1);
    store.create(table, b"secret", crate::store::header(), vec![first]).await.expect("a new table");
    assert_eq!(store.append(crate::store::entry(table, 2)).await, Ok(Appended::Stored));

    server.signal("-STOP");
    let began = Instant::now();
    let (append, read, lobby) =
        tokio::join!(store.append(crate::store::entry(table, 3)), store.read(table, 1), store.lobby(10));
    assert!(began.elapsed() < Duration::from_secs(25), "{:?}", began.elapsed());
    assert!(matches!(append, Err(StoreError::Unavailable(_))), "{append:?}");
    assert!(matches!(read, Err(StoreError::Unavailable(_))), "{read:?}");
    assert!(matches!(lobby, Err(StoreError::Unavailable(_))), "{lobby:?}");

    server.signal("-CONT");
    // What was asked before may have been done, or not; the log says which, and goes on from there.
    let began = Instant::now();
    let end = loop {
        match store.ends(&[table]).await {
            Ok(ends) => break ends[0].1,
            Err(_) => assert!(began.elapsed() < Duration::from_secs(60), "it does not come back"),
        }
    };
    assert!((2..=3).contains(&end), "{end}");
    assert_eq!(store.append(crate::store::entry(table, end + 1)).await, Ok(Appended::Stored));
    let (_, log) = store.read(table, 1).await.expect("a read").expect("the table");
    assert!(log.iter().zip(1..).all(|(logged, number)| logged.number == number));
}
