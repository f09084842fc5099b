//! A node that hears nothing of the others, as while NATS is away: it is behind, and does not let anybody notice.

use super::node::{Bus, Node, Place, Thinking};
use super::two_people;
use crate::common::{Client, seat_token};
use crate::ground::PostgresServer;
use serde_json::json;

#[test]
fn a_node_that_is_behind_refuses_nothing_as_stale_and_shows_nothing_older() {
    let postgres = PostgresServer::shared();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let database = Place::Postgres(runtime.block_on(postgres.database()));
    let nodes = [(); 2].map(|()| Node::start(&database, &Bus::Alone, Thinking::Well));
    let mut clients = [nodes[0].client(), nodes[1].client()];
    let made = clients[0].ok("POST", "/api/tables", None, Some(two_people("imhotep")));
    let tokens = [seat_token(&made, 0), seat_token(&made, 1)];
    // Both nodes have the table in memory.
    for client in &mut clients {
        client.now(&tokens[0]);
    }
    // Who asks at the node where the last play was made plays at the other, which has not heard of it.
    let mut newest = 0;
    for _ in 0..20 {
        let asked = tokens.iter().map(|token| (token, clients[newest].now(token)));
        let (token, now) = asked.into_iter().find(|(_, now)| !now["legal"].is_null()).expect("a turn");
        let body = json!({ "decision": now["decision"], "action": now["legal"][0] });
        let number = clients[1 - newest].post(token, "plays", body)["number"].as_u64().expect("a number");
        // A device that has seen the play resumes at the node that has not: it is brought up to date first.
        let seat = if token == &tokens[0] { "A" } else { "B" };
        let seen = format!("{}{seat}={number}", &token[..8]);
        let stream = Client::stream(nodes[newest].address, &[token], Some(&seen), "");
        let now = clients[newest].now(token)["number"].as_u64().expect("a number");
        assert!(now >= number, "{now} after {number}");
        drop(stream);
        newest = 1 - newest;
    }
}
