//! Time that runs out while nobody looks: the table sleeps, and a bot plays on all the same.

use std::sync::Arc;

use crate::common::{Running, config, here, seat_token};
use serde_json::json;
use server::store::{Append, Sqlite, Store as _, TableId};

const HOUR: i64 = 60 * 60 * 1000;

/// A copy of a table under another id, as if everything at it had happened an hour ago.
async fn an_hour_ago(store: &Sqlite, table: TableId) -> TableId {
    let copy = TableId::random();
    let (header, log) = store.read(table, 1).await.expect("a store").expect("a table");
    let secret = store.secret(table).await.expect("a store").expect("a secret");
    let mut header = header;
    header.due = header.due.map(|due| due - HOUR);
    let first = log.into_iter().map(|logged| Append {
        table: copy,
        number: logged.number,
        at: logged.at - HOUR,
        body: logged.body,
        header: None,
    });
    store.create(copy, &secret, header.clone(), first.collect()).await.expect("a copy");
    copy
}

#[test]
fn a_sleeping_table_wakes_when_time_is_up_and_the_person_can_come_back() {
    let server = Running::start();
    let time = json!({ "per": "game", "seconds": 1800 });
    let seats = json!([here("Ana"), here("Luis")]);
    let made = server.table(json!({ "game": "imhotep", "seats": seats, "time": time, "stand_in": "random" }));
    let tokens: Vec<String> = (0..2).map(|seat| seat_token(&made, seat)).collect();
    let table: TableId = made["table"].as_str().expect("an id").parse().expect("an id");
    let folder = server.stop();

    let store = Sqlite::open(folder.path()).expect("a store");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let copy = runtime.block_on(an_hour_ago(&store, table));
    drop(store);

    // Nobody asks the table anything: only the server's own figures tell that a bot has played there.
    let server = Running::over(Arc::clone(&folder), config());
    let mut client = server.client();
    while client.ask("GET", "/metrics", None, None).text.contains("mastaba_plays_total 0") {
        std::thread::yield_now();
    }
    let token_of = |token: &String| format!("{copy}.{}", token.split('.').nth(1).expect("a secret"));
    let token = token_of(&tokens[0]);
    let log = client.ok("GET", &format!("/api/tables/{copy}/log"), Some(&token), None);
    let events: Vec<&str> =
        log.as_array().expect("a list").iter().filter_map(|event| event["what"]["type"].as_str()).collect();
    let timed_out = events.iter().position(|event| *event == "timed-out").expect("it shows in the log");
    assert_eq!(events[timed_out + 1], "played");
    let late = log[timed_out]["what"]["seat"].as_str().expect("a seat").to_owned();
    let late = usize::from(late == "B");
    let back = token_of(&tokens[late]);
    let covered = client.now(&back)["seats"][late].clone();
    assert_eq!((&covered["covered"], &covered["bot"]), (&json!("timed-out"), &json!("random")));
    client.post(&back, "take-back", json!({}));
    let seat = client.now(&back)["seats"][late].clone();
    assert!(seat["covered"].is_null() && seat["left_ms"].as_i64().is_some_and(|left| left > 0), "{seat}");
}
