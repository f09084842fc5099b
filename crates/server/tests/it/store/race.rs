//! Two nodes at one table that know nothing of each other.

use std::sync::Arc;
use std::time::Duration;

use server::store::{Append, Appended, StoreError};
use tokio::task::JoinSet;

use super::{Place, entry, table_with};

const ROUNDS: u64 = 200;

pub(crate) async fn exactly_one_of_two_nodes_gets_a_number(place: &dyn Place) {
    let (here, there) = (place.open().await, place.open().await);
    let table = table_with(&*here, 0).await;
    for number in 1..=ROUNDS {
        let said = |who: &str| Append { body: format!("{who} {number}"), ..entry(table, number) };
        let both = tokio::join!(here.append(said("here")), there.append(said("there")));
        let winner = match both {
            (Ok(Appended::Stored), Ok(Appended::Lost)) => "here",
            (Ok(Appended::Lost), Ok(Appended::Stored)) => "there",
            neither => panic!("number {number}: {neither:?}"),
        };
        let (_, entries) = here.read(table, number).await.expect("a read").expect("the table");
        assert_eq!(entries.len(), 1);
        assert_eq!(entries[0].body, format!("{winner} {number}"));
    }
}

pub(crate) async fn nodes_that_retry_lose_nothing(place: &dyn Place) {
    const TABLES: usize = 5;
    const EACH: u64 = 40;
    let nodes = [place.open().await, place.open().await, place.open().await];
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(table_with(&*nodes[0], 0).await);
    }
    let mut writers = JoinSet::new();
    for (who, node) in nodes.iter().enumerate() {
        for at in 0..TABLES {
            // Each node takes the tables in another order, so that their batches cross.
            let table = tables[(at * (who + 1)) % TABLES];
            let node = Arc::clone(node);
            writers.spawn(async move {
                let mut number = 1;
                for said in 0..EACH {
                    loop {
                        let body = format!("{who} {said}");
                        let answer = node.append(Append { body, ..entry(table, number) }).await;
                        number += 1;
                        match answer.expect("an answer") {
                            Appended::Stored => break,
                            Appended::Lost => {
                                let (header, _) =
                                    node.read(table, number).await.expect("a read").expect("it");
                                number = header.entries + 1;
                            }
                        }
                    }
                }
            });
        }
    }
    writers.join_all().await;
    for table in tables {
        let (header, entries) = nodes[0].read(table, 1).await.expect("a read").expect("the table");
        let mut said: Vec<&str> = entries.iter().map(|entry| entry.body.as_str()).collect();
        assert!(entries.iter().zip(1..).all(|(entry, number)| entry.number == number));
        assert_eq!((header.entries, said.len() as u64), (3 * EACH, 3 * EACH));
        // Everything once, and what one node said in the order it was said.
        for who in 0..nodes.len() {
            let mine = said.iter().filter(|said| said.starts_with(&who.to_string())).copied();
            assert!(mine.eq((0..EACH).map(|at| format!("{who} {at}")).collect::<Vec<_>>()));
        }
        said.sort_unstable();
        said.dedup();
        assert_eq!(said.len() as u64, 3 * EACH);
    }
}

pub(crate) async fn a_purge_in_the_middle_of_appends_leaves_nothing_behind(place: &dyn Place) {
    let (here, there) = (place.open().await, place.open().await);
    for _ in 0..20 {
        let table = table_with(&*here, 3).await;
        let appending = async {
            let mut number = 4;
            loop {
                match here.append(entry(table, number)).await {
                    Ok(Appended::Stored) => number += 1,
                    answer => return answer,
                }
                // Two processes at one SQLite file take turns only if one of them pauses.
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        };
        let (answer, purged) = tokio::join!(appending, there.purge(table));
        assert_eq!((answer, purged), (Err(StoreError::NoTable), Ok(())));
        // An entry that outlived its table would be in the way of a new one with the same id.
        let first = (1..=100).map(|number| entry(table, number)).collect();
        assert_eq!(here.create(table, b"", super::header(), first).await, Ok(()));
    }
}
