//! Databases of earlier editions: each table is there, folds, and stands as it stood.
//!
//! The tables are looked at as of the last event that the list names: what a server does with them by itself, such as
//! letting bots play on or noticing that somebody's time is up, comes after it.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use server::Config;
use server::store::{Append, Appended, Postgres, Sqlite, Store, TableId};

use super::{assert_told_alike, digest, fixtures, read};
use crate::common::{Client, Running, config, table_of};
use crate::ground::PostgresServer;
use crate::store::is_chained;

/// A table of a database.
pub(crate) struct Listed {
    /// What it is there for.
    pub(crate) name: String,
    /// Opens the spectators' view.
    pub(crate) spectator: String,
    /// The number of the last event that spectators noticed.
    pub(crate) number: u64,
    /// All other credentials that open something.
    pub(crate) credentials: Vec<String>,
}

/// The tables of a list that [`told_of_tables`] wrote.
fn listed(text: &str) -> Vec<Listed> {
    let mut tables: Vec<Listed> = Vec::new();
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match (line.starts_with(' '), words.as_slice()) {
            (false, [name, spectator, "at", number]) => tables.push(Listed {
                name: (*name).to_owned(),
                spectator: (*spectator).to_owned(),
                number: number.parse().expect("a number"),
                credentials: Vec::new(),
            }),
            (true, ["credential", credential, ..]) => {
                tables.last_mut().expect("a table").credentials.push((*credential).to_owned());
            }
            (true, _) => {}
            (false, _) => panic!("{line:?} names no table"),
        }
    }
    tables
}

/// What these tables of a database tell. The file itself is only read.
pub(crate) fn told_of_tables(database: &Path, tables: &[Listed]) -> String {
    let folder = Arc::new(tempfile::tempdir().expect("a folder"));
    Sqlite::restore_blocking(database, folder.path()).expect("a database that can be read");
    let logs: Vec<String> = {
        let store = Sqlite::open(folder.path()).expect("a store");
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        assert_eq!(all_tables(store.file()).len(), tables.len(), "all tables are listed");
        tables.iter().map(|table| runtime.block_on(told_of_log(&store, &table.spectator))).collect()
    };
    // However old they are: they are kept.
    let server = Running::over(folder, Config { keep: Duration::MAX, ..config() });
    let mut client = server.client();
    let told = tables.iter().zip(logs).map(|(table, log)| {
        let Listed { name, spectator, number, .. } = table;
        format!("{name} {spectator} at {number}\n{log}{}", told_of_table(&mut client, table))
    });
    told.collect()
}

/// Every table of a database, whether a store lists it or not.
fn all_tables(database: &Path) -> Vec<TableId> {
    let connection = rusqlite::Connection::open(database).expect("a database");
    let mut query = connection.prepare("SELECT id FROM tables").expect("its tables");
    let ids = query.query_map([], |row| row.get(0).map(TableId::new)).expect("its tables");
    ids.collect::<Result<_, _>>().expect("ids")
}

/// What stands in a table's log, and what is known of it without its log.
async fn told_of_log(store: &Sqlite, spectator: &str) -> String {
    let table: TableId = table_of(spectator).parse().expect("an id");
    let (header, log) = store.read(table, 1).await.expect("a store").expect("a table");
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for logged in &log {
        let body: Value = serde_json::from_str(&logged.body).expect("JSON");
        *counts.entry(body["entry"].as_str().expect("a kind of entry").to_owned()).or_default() += 1;
    }
    let counts: Vec<String> = counts.iter().map(|(kind, count)| format!("{kind} {count}")).collect();
    let bodies: String = log.iter().map(|logged| format!("{} {}\n", logged.at, logged.body)).collect();
    let (length, counts) = (log.len(), counts.join(", "));
    let mut told = format!("  log of {length} {}: {counts}\n  {}", digest(&bodies), header.game);
    for (holds, word) in
        [(header.public, "public"), (header.finished, "finished"), (header.due.is_some(), "due")]
    {
        if holds {
            told += &format!(", {word}");
        }
    }
    told + "\n"
}

/// How a table stood when the list was written, and what its credentials are good for.
fn told_of_table(client: &mut Client, table: &Listed) -> String {
    let Listed { spectator, number, credentials, .. } = table;
    let path = |what: String| format!("/api/tables/{}/{what}", table_of(spectator));
    let moment = client.ok("GET", &path(format!("moments/{number}")), Some(spectator), None);
    let mut told = format!("  {}", word(&moment["phase"]));
    for what in ["deciding", "paused", "undo", "abandon", "result"] {
        if !moment[what].is_null() && moment[what] != Value::Array(Vec::new()) {
            told += &format!(", {what} {}", moment[what]);
        }
    }
    told.push('\n');
    for seat in moment["seats"].as_array().expect("seats") {
        told += &format!("  seat {}\n", told_of_seat(seat));
    }
    let score = client.ask("GET", &path(format!("score?at={number}")), Some(spectator), None);
    if score.status == 200 {
        for sheet in score.json().as_array().expect("sheets") {
            let lines = sheet["lines"].as_array().expect("lines").iter();
            let lines: Vec<String> =
                lines.map(|line| format!("{} {}", word(&line["line"]), line["points"])).collect();
            told += &format!("  score {} {} = {}\n", word(&sheet["seat"]), sheet["total"], lines.join(", "));
        }
    } else {
        assert_eq!(score.json()["code"], "not-begun", "{score:?}");
    }
    told += &told_of_events(&client.ok("GET", &path("log".to_owned()), Some(spectator), None), *number);
    for credential in credentials {
        let me = client.ok("GET", &path("me".to_owned()), Some(credential), None);
        told += &format!("  credential {credential} {}", word(&me["role"]));
        if me["role"] == "seat" {
            let notes = client.ok("GET", &path("notes".to_owned()), Some(credential), None);
            told += &format!(" {}, notes {}", word(&me["seat"]), notes["text"]);
        }
        told.push('\n');
    }
    told
}

/// What spectators are told of what happened up to the event of that number, and what people said.
fn told_of_events(events: &Value, number: u64) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut said = String::new();
    for event in events.as_array().expect("events") {
        if event["number"].as_u64() > Some(number) {
            break;
        }
        let what = &event["what"];
        *counts.entry(word(&what["type"])).or_default() += 1;
        if what["type"] == "said" {
            said += &format!("  said by {}: {}\n", what["seat"], what["text"]);
        }
    }
    let counts: Vec<String> = counts.iter().map(|(kind, count)| format!("{kind} {count}")).collect();
    format!("  events {}\n{said}", counts.join(", "))
}

fn told_of_seat(seat: &Value) -> String {
    let mut told = format!("{} {}", word(&seat["seat"]), word(&seat["kind"]));
    for what in ["name", "bot", "covered", "program", "muted", "nonce_hash", "left_ms"] {
        if !seat[what].is_null() {
            told += &format!(", {what} {}", seat[what]);
        }
    }
    told
}

fn word(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("{value} is no word"))
}

#[test]
fn the_tables_of_edition_1_stand_as_they_stood() {
    let folder = fixtures("edition-1");
    let then = read(&folder.join("tables.txt"));
    assert_told_alike(&told_of_tables(&folder.join("tables.db"), &listed(&then)), &then);
}

/// The logs of the first edition are chained from an upgrade on, and it is noted that they were not before.
#[tokio::test(flavor = "multi_thread")]
async fn the_logs_of_edition_1_are_chained_once_in_every_store() {
    let database = fixtures("edition-1").join("tables.db");
    let folder = tempfile::tempdir().expect("a folder");
    Sqlite::restore_blocking(&database, folder.path()).expect("a database that can be read");
    let tables = all_tables(&Sqlite::file_at(folder.path()));
    assert!(!tables.is_empty());
    let server = PostgresServer::shared();
    let url = server.database().await;
    Postgres::restore(&database, &url).await.expect("a database that can be read");
    let stores: [Box<dyn Store>; 2] = [
        Box::new(Sqlite::open(folder.path()).expect("a store")),
        Box::new(Postgres::connect(&url).await.expect("a store")),
    ];
    for store in stores {
        for table in &tables {
            let table = *table;
            let (header, log) = store.read(table, 1).await.expect("a store").expect("a table");
            assert_eq!((header.unchained, header.entries > 0), (header.entries, true));
            assert!(is_chained(table, &log));
            let last = log.last().expect("an entry");
            let next = Append {
                table,
                number: last.number + 1,
                at: last.at,
                body: r#"{"entry":"paused"}"#.to_owned(),
                header: None,
            };
            assert_eq!(store.append(next).await, Ok(Appended::Stored));
            let (header, log) = store.read(table, 1).await.expect("a store").expect("a table");
            assert!(is_chained(table, &log));
            assert_eq!(header.unchained + 1, header.entries, "what is new is chained as it is written");
        }
    }
}
