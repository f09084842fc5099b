//! A database that somebody removes, or puts another in place of, while the server runs.

use std::fs;
use std::path::Path;

use crate::common::{Client, Running, here, seat_token, table_of};
use serde_json::{Value, json};
use server::store::{Sqlite, StoreError};

/// Plays at a new table until something is refused, with what `spoil` does in between; gives the plays that were
/// acknowledged after it, and how the server ended.
fn play_on(spoil: impl FnOnce(&Path)) -> (usize, StoreError) {
    let server = Running::start();
    let made = server.table(json!({ "game": "imhotep", "seats": [here("Ana"), here("Luis")] }));
    let tokens: Vec<String> = (0..2).map(|seat| seat_token(&made, seat)).collect();
    let mut client = server.client();
    assert!(play(&mut client, &tokens), "all is well");
    spoil(server.folder.path());
    let acknowledged = (0..20).take_while(|_| play(&mut client, &tokens)).count();
    drop(client);
    let ended = server.ended().expect_err("it stops by itself");
    let problem = ended.get_ref().and_then(|problem| problem.downcast_ref::<StoreError>());
    (acknowledged, problem.expect("the store's own word").clone())
}

/// Plays whatever whoever must decide may; false when it was not acknowledged.
fn play(client: &mut Client, tokens: &[String]) -> bool {
    for token in tokens {
        let table = table_of(token);
        let now: Value = match client.try_ask("GET", &format!("/api/tables/{table}/now"), Some(token), None) {
            Some(answer) if answer.status == 200 => answer.json(),
            _ => return false,
        };
        if let Some(action) = now["legal"].get(0) {
            let body = json!({ "decision": now["decision"], "action": action });
            let done = client.try_ask("POST", &format!("/api/tables/{table}/plays"), Some(token), Some(body));
            return done.is_some_and(|answer| answer.status == 200);
        }
    }
    false
}

#[test]
fn no_play_is_acknowledged_into_a_database_that_was_removed() {
    for name in ["mastaba.db", "mastaba.db-wal"] {
        let (acknowledged, problem) =
            play_on(|folder| fs::remove_file(folder.join(name)).expect("it lies there"));
        assert_eq!(acknowledged, 0, "{name}");
        assert!(matches!(&problem, StoreError::Removed(what) if what.ends_with(name)), "{problem:?}");
    }
}

#[test]
fn no_play_is_acknowledged_into_a_database_that_was_moved_or_replaced() {
    let (acknowledged, problem) = play_on(|folder| {
        let file = folder.join("mastaba.db");
        fs::rename(&file, folder.join("moved.db")).expect("it lies there");
        drop(Sqlite::open(&file).expect("another"));
    });
    assert_eq!(acknowledged, 0);
    assert!(matches!(problem, StoreError::Removed(_)), "{problem:?}");
}

#[test]
fn a_server_that_nobody_asks_anything_stops_as_well() {
    let server = Running::start();
    fs::remove_file(server.folder.path().join("mastaba.db")).expect("it lies there");
    assert!(server.ended().is_err());
}

#[test]
fn two_servers_do_not_serve_one_database_and_the_other_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = Sqlite::serve(folder.path()).expect("nobody else does");
    let second = Sqlite::serve(folder.path()).err();
    assert_eq!(second, Some(StoreError::InUse(Some(std::process::id()))));
    // A backup, and whoever only looks, need no lock.
    drop(Sqlite::open(folder.path()).expect("it can be looked at"));
    drop(first);
    drop(Sqlite::serve(folder.path()).expect("it is free again"));
}
