//! Time that runs out while nobody looks: the table sleeps, and a bot plays on all the same.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::common::{Client, Running, config, here, seat_token};
use serde_json::json;
use server::store::{Append, Sqlite, Store as _, TableId};

const HOUR: i64 = 60 * 60 * 1000;

/// A copy of a table under another id, as if everything at it had happened so many milliseconds ago.
async fn ago(store: &Sqlite, table: TableId, ago: i64) -> TableId {
    let copy = TableId::random();
    let (header, log) = store.read(table, 1).await.expect("a store").expect("a table");
    let secret = store.secret(table).await.expect("a store").expect("a secret");
    let mut header = header;
    header.touched -= ago;
    header.due = header.due.map(|due| due - ago);
    let first = log.into_iter().map(|logged| Append {
        table: copy,
        number: logged.number,
        at: logged.at - ago,
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
    let copy = runtime.block_on(ago(&store, table, HOUR));
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

/// What happened at a table, in order.
fn kinds(client: &mut Client, table: TableId, token: &str) -> Vec<String> {
    let log = client.ok("GET", &format!("/api/tables/{table}/log"), Some(token), None);
    let kind = |event: &serde_json::Value| event["what"]["type"].as_str().map(str::to_owned);
    log.as_array().expect("a list").iter().filter_map(kind).collect()
}

#[test]
fn after_a_clock_was_set_back_turns_hints_and_messages_go_on() {
    let server = Running::start();
    let time = json!({ "per": "turn", "seconds": 10 });
    let seats = json!([here("Ana"), here("Luis")]);
    let wanted = json!({
        "game": "imhotep", "seats": seats, "time": time, "stand_in": "random", "hints": true
    });
    let made = server.table(wanted);
    let tokens: Vec<String> = (0..2).map(|seat| seat_token(&made, seat)).collect();
    let table: TableId = made["table"].as_str().expect("an id").parse().expect("an id");
    let mut client = server.client();
    let first = tokens.iter().position(|token| !client.now(token)["legal"].is_null()).expect("a turn");
    client.post(&tokens[first], "hint", json!({}));
    for _ in 0..6 {
        client.post(&tokens[first], "messages", json!({ "text": "hola" }));
    }
    drop(client);
    let folder = server.stop();

    // The same table twice, as if the clock had been an hour ahead until a moment ago; another node's claim, too.
    let store = Sqlite::open(folder.path()).expect("a store");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let (watched, asleep) = runtime.block_on(async {
        let copies = (ago(&store, table, -HOUR).await, ago(&store, table, -HOUR).await);
        let then = server::store::Header::clone(
            &store.read(copies.0, 1).await.expect("a store").expect("a table").0,
        );
        store.claim(copies.1, "another", then.touched + 30_000, then.touched).await.expect("a claim");
        copies
    });
    drop(store);

    let server = Running::over(Arc::clone(&folder), config());
    let mut client = server.client();
    let begun = Instant::now();
    let token_of = |copy: TableId| format!("{copy}.{}", tokens[first].split('.').nth(1).expect("a secret"));
    let token = token_of(watched);
    let path = |what: &str| format!("/api/tables/{watched}/{what}");
    let say = json!({ "text": "hola" });
    assert_eq!(client.refused("POST", &path("messages"), Some(&token), Some(say.clone())), "too-many");
    let left = |client: &mut Client| client.now(&token)["seats"][first]["left_ms"].as_i64().expect("time");
    let before = left(&mut client);
    std::thread::sleep(Duration::from_secs(6));
    assert!((2_000..before - 5_000).contains(&left(&mut client)), "it runs and is seen to");
    client.post(&token, "hint", json!({}));
    // The sleeping one's time is up as well, though nobody asks it anything and another node had claimed its clock.
    let covered =
        |client: &mut Client, copy| kinds(client, copy, &token_of(copy)).contains(&"timed-out".to_owned());
    while !covered(&mut client, watched) {
        assert!(begun.elapsed() < Duration::from_secs(30), "a turn never ends");
        std::thread::sleep(Duration::from_millis(200));
    }
    std::thread::sleep(Duration::from_secs(2));
    assert!(covered(&mut client, asleep));
    while begun.elapsed() < Duration::from_millis(20_500) {
        std::thread::sleep(Duration::from_millis(100));
    }
    client.ok("POST", &path("messages"), Some(&token), Some(say));
}

#[test]
fn a_server_whose_clock_is_half_a_year_ahead_deletes_nothing() {
    let server = Running::start();
    let made = server.table(json!({ "game": "imhotep", "seats": [here("Ana"), here("Luis")] }));
    let token = seat_token(&made, 0);
    let table: TableId = made["table"].as_str().expect("an id").parse().expect("an id");
    let folder = server.stop();
    let store = Sqlite::open(folder.path()).expect("a store");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let copy = runtime.block_on(ago(&store, table, 181 * 24 * HOUR));
    drop(store);
    // As often as somebody starts it on that day.
    let mut folder = folder;
    for _ in 0..3 {
        let server = Running::over(folder, config());
        std::thread::sleep(Duration::from_millis(300));
        let token = format!("{copy}.{}", token.split('.').nth(1).expect("a secret"));
        assert_eq!(server.client().now(&token)["phase"], "playing");
        folder = server.stop();
    }
}
