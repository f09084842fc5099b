//! Several nodes over one PostgreSQL and one NATS server; and nodes that are killed.

mod behind;
mod killed;
mod node;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use self::node::{Bus, Node, Place, Thinking};
use crate::common::{Client, dice, here, seat_token};
use crate::ground::{NatsServer, PostgresServer};
use serde_json::{Value, json};

/// A PostgreSQL database and a NATS server of the test's own.
struct Cluster {
    _postgres: Arc<PostgresServer>,
    nats: NatsServer,
    database: String,
}

impl Cluster {
    fn new() -> Self {
        let postgres = PostgresServer::shared();
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        let database = runtime.block_on(postgres.database());
        Cluster { _postgres: postgres, nats: NatsServer::start(), database }
    }

    fn node(&self) -> Node {
        Node::start(&Place::Postgres(self.database.clone()), &Bus::Nats(self.nats.url()), Thinking::Well)
    }
}

fn two_people(game: &str) -> Value {
    json!({ "game": game, "seats": [here("Ana"), here("Luis")] })
}

#[test]
fn two_nodes_race_for_every_decision_of_whole_games() {
    let cluster = Cluster::new();
    let nodes = [cluster.node(), cluster.node()];
    let mut draw = dice(1);
    for title in catalog::GAMES {
        let made = nodes[0].client().ok("POST", "/api/tables", None, Some(two_people(title.id())));
        let tokens = [seat_token(&made, 0), seat_token(&made, 1)];
        let mut clients = [nodes[0].client(), nodes[1].client()];
        let mut contested = 0;
        loop {
            let asked: Vec<Value> = tokens.iter().map(|token| clients[draw(2)].now(token)).collect();
            if asked.iter().any(|now| now["phase"] == "finished") {
                break;
            }
            for (token, now) in tokens.iter().zip(&asked) {
                let Some(legal) = now["legal"].as_array() else { continue };
                let path = format!("/api/tables/{}/plays", crate::common::table_of(token));
                let actions = [&legal[draw(legal.len())], &legal[draw(legal.len())]];
                let answers = thread::scope(|scope| {
                    let posts = clients.each_mut();
                    let posting = posts.into_iter().zip(actions).map(|(client, action)| {
                        let body = json!({ "decision": now["decision"], "action": action });
                        let path = &path;
                        scope.spawn(move || client.ask("POST", path, Some(token), Some(body)))
                    });
                    let posting: Vec<_> = posting.collect();
                    posting.into_iter().map(|post| post.join().expect("an answer")).collect::<Vec<_>>()
                });
                let statuses: Vec<u16> = answers.iter().map(|answer| answer.status).collect();
                if actions[0] == actions[1] {
                    // The same post, twice: answered alike.
                    assert_eq!(statuses, [200, 200], "{answers:?}");
                    assert_eq!(answers[0].json(), answers[1].json());
                } else {
                    contested += 1;
                    let refused = answers.iter().find(|answer| answer.status != 200);
                    let refused = refused.unwrap_or_else(|| panic!("both were stored: {answers:?}"));
                    assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 1, "{answers:?}");
                    assert_eq!(refused.json()["code"], "decision-used", "{answers:?}");
                }
            }
        }
        assert!(contested > 5, "{}: {contested} contested decisions prove little", title.id());
        // Both nodes tell the same story.
        let path = format!("/api/tables/{}/record", crate::common::table_of(&tokens[0]));
        let records = clients.each_mut().map(|client| client.ask("GET", &path, Some(&tokens[0]), None).text);
        assert_eq!(records[0], records[1]);
        let record: tabletop::Record = records[0].parse().expect("a record");
        title.resume(&record).expect("it replays, and comes to the same result");
    }
}

#[test]
fn both_seats_play_on_different_nodes_and_hear_each_other() {
    let cluster = Cluster::new();
    let nodes = [cluster.node(), cluster.node()];
    hear_each_other(&nodes);
}

#[test]
fn announcements_may_be_lost() {
    let cluster = Cluster::new();
    let place = Place::Postgres(cluster.database.clone());
    // Each on a bus of its own: neither hears anything of the other, and both look for themselves.
    let nodes =
        [Node::start(&place, &Bus::Alone, Thinking::Well), Node::start(&place, &Bus::Alone, Thinking::Well)];
    hear_each_other(&nodes);
}

/// A few decisions of a game whose seats are on different nodes, each told of the other's by its stream.
fn hear_each_other(nodes: &[Node; 2]) {
    let made = nodes[0].client().ok("POST", "/api/tables", None, Some(two_people("kheops")));
    let tokens = [seat_token(&made, 0), seat_token(&made, 1)];
    let mut streams = [0, 1].map(|at| Client::stream(nodes[at].address, &[&tokens[at]], None, ""));
    let mut clients = [nodes[0].client(), nodes[1].client()];
    let mut heard = 0;
    let mut draw = dice(2);
    while heard < 6 {
        for at in [0, 1] {
            let now = clients[at].now(&tokens[at]);
            let Some(legal) = now["legal"].as_array() else { continue };
            let body = json!({ "decision": now["decision"], "action": legal[draw(legal.len())] });
            clients[at].post(&tokens[at], "plays", body);
            let seat = ["A", "B"][at];
            for stream in &mut streams {
                stream.until(|event| {
                    let what = &event.json()["what"];
                    what["type"] == "played" && what["seat"] == seat
                });
            }
            heard += 1;
        }
    }
}

#[test]
fn a_stream_goes_on_at_another_node() {
    let cluster = Cluster::new();
    let first = cluster.node();
    let made = first.client().ok("POST", "/api/tables", None, Some(two_people("imhotep")));
    let tokens = [seat_token(&made, 0), seat_token(&made, 1)];
    let mut stream = Client::stream(first.address, &[&tokens[1]], None, "");
    let mut draw = dice(3);
    let mut client = first.client();
    for _ in 0..4 {
        for token in &tokens {
            client.play(token, &mut draw);
        }
    }
    let seen = stream.until(|event| event.name == "event").pop().expect("an event");
    // The node is gone, with everything it had in memory; the other takes over where the device was.
    drop(first);
    let second = cluster.node();
    let now = second.client().now(&tokens[1]);
    let mut resumed = Client::stream(second.address, &[&tokens[1]], Some(&seen.id), "");
    let first_number = seen.json()["number"].as_u64().expect("a number");
    let last_number = now["number"].as_u64().expect("a number");
    assert!(last_number > first_number + 1, "nothing was missed");
    let missed = resumed.until(|event| event.json()["number"] == last_number);
    let numbers: Vec<u64> =
        missed.iter().map(|event| event.json()["number"].as_u64().expect("one")).collect();
    assert_eq!(numbers, (first_number + 1..=last_number).collect::<Vec<_>>());
}

#[test]
fn workers_think_for_the_bots_of_a_node_that_cannot() {
    let cluster = Cluster::new();
    let place = Place::Postgres(cluster.database.clone());
    let node = Node::start(&place, &Bus::Nats(cluster.nats.url()), Thinking::Never);
    let working = node::worker(&cluster.nats.url());
    let wanted = json!({ "game": "kheops", "seats": [here("Ana"), { "kind": "bot", "bot": "random" }] });
    let made = node.client().ok("POST", "/api/tables", None, Some(wanted));
    let token = seat_token(&made, 0);
    let mut stream = Client::stream(node.address, &[&token], None, "");
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            let (mut client, mut draw) = (node.client(), dice(4));
            while !done.load(Ordering::Relaxed) {
                client.play(&token, &mut draw);
                thread::sleep(Duration::from_millis(5));
            }
        });
        for _ in 0..3 {
            stream.until(|event| {
                event.json()["what"]["type"] == "played" && event.json()["what"]["seat"] == "B"
            });
        }
        done.store(true, Ordering::Relaxed);
    });
    drop(working);
}
