//! What a newer program wrote is refused in a sentence, and left as it is.

use std::sync::Arc;

use serde_json::{Value, json};
use server::store::{Append, Sqlite, Store as _, TableId};

use crate::common::{Running, config, here, table_of};

/// What is different in the first entry.
type Change = dyn Fn(&mut Value);

/// A copy of a table under another id, whose first entry says something else.
async fn changed(store: &Sqlite, like: TableId, change: &Change) -> TableId {
    let copy = TableId::random();
    let (header, log) = store.read(like, 1).await.expect("a store").expect("a table");
    let secret = store.secret(like).await.expect("a store").expect("a secret");
    let append = |logged: server::store::Logged| {
        let mut body: Value = serde_json::from_str(&logged.body).expect("JSON");
        if logged.number == 1 {
            change(&mut body);
        }
        Append { table: copy, number: logged.number, at: logged.at, body: body.to_string(), header: None }
    };
    store.create(copy, &secret, header, log.into_iter().map(append).collect()).await.expect("a copy");
    copy
}

#[test]
fn a_table_of_a_newer_program_is_refused_in_a_sentence_and_left_as_it_is() {
    let server = Running::start();
    let made = server.table(json!({ "game": "kheops", "seats": [here("Ana"), here("Luis")] }));
    let spectator = made["spectator"]["token"].as_str().expect("a credential").to_owned();
    let folder = server.stop();
    let store = Sqlite::open(folder.path()).expect("a store");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let table: TableId = table_of(&spectator).parse().expect("an id");
    let (_, log) = runtime.block_on(store.read(table, 1)).expect("a store").expect("a table");
    let opened: Value = serde_json::from_str(&log[0].body).expect("JSON");
    assert_eq!(opened["format"], 2);
    assert_eq!(opened["build"], concat!("mastaba ", env!("CARGO_PKG_VERSION")));
    let newer: [(&str, &Change); 4] = [
        ("other-version", &|body| body["format"] = json!(3)),
        ("other-version", &|body| {
            body["format"] = json!(3);
            body["mood"] = json!("good");
        }),
        ("other-version", &|body| body["rules"] = json!(1_000)),
        ("unreadable", &|body| body["mood"] = json!("good")),
    ];
    let made = newer.map(|(code, change)| (code, runtime.block_on(changed(&store, table, change))));
    drop(store);

    let server = Running::over(Arc::clone(&folder), config());
    let mut client = server.client();
    for (code, copy) in made {
        let token = format!("{copy}.{}", spectator.split('.').nth(1).expect("a secret"));
        let path = format!("/api/tables/{copy}/now");
        // The sentence is there in both languages: the client looks.
        assert_eq!(client.refused("GET", &path, Some(&token), None), code);
    }
    let folder = server.stop();
    let store = Sqlite::open(folder.path()).expect("a store");
    for (_, copy) in made {
        let (_, kept) = runtime.block_on(store.read(copy, 1)).expect("a store").expect("a table");
        assert_eq!(kept.len(), log.len(), "nothing was added");
    }
}
