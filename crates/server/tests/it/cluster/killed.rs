//! A node that is killed in the middle of hundreds of games: every play that it acknowledged is still there.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use serde_json::{Value, json};

use super::Cluster;
use super::node::{Bus, Node, Place, Thinking};
use crate::common::{Client, dice, here, seat_token, table_of};

/// Tells the process that is to be killed where its tables are, and what its bus is.
const STORE: &str = "MASTABA_TEST_STORE";
const BUS: &str = "MASTABA_TEST_BUS";

const TABLES: usize = 300;
const PLAYERS: usize = 8;
/// The node is killed after so many acknowledged plays.
const ENOUGH: usize = 1500;

fn place(text: &str) -> Place {
    match text.starts_with("postgres://") {
        true => Place::Postgres(text.to_owned()),
        false => Place::Sqlite(Path::new(text).to_owned()),
    }
}

fn bus(text: &str) -> Bus {
    if text.is_empty() { Bus::Alone } else { Bus::Nats(text.to_owned()) }
}

/// Not a test: it is what the tests below start, and kill.
#[test]
#[ignore = "is started by other tests, and does not end"]
fn serves_until_it_is_killed() {
    let variable = |name: &str| std::env::var(name).expect("the other test says where");
    let node = Node::start(&place(&variable(STORE)), &bus(&variable(BUS)), Thinking::Well);
    writeln!(std::io::stdout(), "listening {}", node.address).expect("somebody reads");
    loop {
        thread::park();
    }
}

/// A node in a process of its own.
struct Killable {
    child: Child,
    address: SocketAddr,
}

impl Killable {
    fn start(store: &str, bus: &str) -> Self {
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .args(["--exact", "cluster::killed::serves_until_it_is_killed", "--ignored", "--nocapture"])
            .env(STORE, store)
            .env(BUS, bus)
            .stdout(Stdio::piped())
            .spawn()
            .expect("this program starts");
        let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let mut lines = lines.map(|line| line.expect("text"));
        // The test harness writes without ending its line first.
        let address =
            lines.find_map(|line| line.split_once("listening ").map(|(_, address)| address.to_owned()));
        let address = address.expect("it listens").parse().expect("an address");
        Killable { child, address }
    }

    fn kill(&mut self) {
        self.child.kill().expect("our own child");
        self.child.wait().expect("our own child");
    }
}

/// A table, and the last play of each seat that was acknowledged: its number in the seat's log, and its text.
struct Played {
    tokens: [String; 2],
    acknowledged: Vec<(usize, u64, u64, Value)>,
}

fn make_tables(client: &mut Client) -> Vec<Mutex<Played>> {
    let make = |at: usize| {
        let game = catalog::GAMES[at % catalog::GAMES.len()].id();
        let wanted = json!({ "game": game, "seats": [here("Ana"), here("Luis")] });
        let made = client.ok("POST", "/api/tables", None, Some(wanted));
        Mutex::new(Played { tokens: [0, 1].map(|seat| seat_token(&made, seat)), acknowledged: Vec::new() })
    };
    (0..TABLES).map(make).collect()
}

/// Asks without insisting: the other end may be killed at any moment.
fn try_ask(client: &mut Client, method: &str, path: &str, token: &str, body: Option<Value>) -> Option<Value> {
    let answer = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        client.ask(method, path, Some(token), body)
    }));
    answer.ok().map(|answer| {
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()
    })
}

/// Plays at all tables at once until the node is gone.
fn play_until_killed(address: SocketAddr, tables: &[Mutex<Played>], count: &AtomicUsize, player: usize) {
    let mut client = Client::new(address);
    let mut draw = dice(player as u64);
    loop {
        // Each player has its own tables, so that nobody plays for anybody else.
        let at = draw(tables.len() / PLAYERS) * PLAYERS + player;
        let mut table = tables[at].lock().expect("a player that does not panic");
        for seat in [0, 1] {
            let token = table.tokens[seat].clone();
            let path = format!("/api/tables/{}", table_of(&token));
            let Some(now) = try_ask(&mut client, "GET", &format!("{path}/now"), &token, None) else { return };
            let Some(legal) = now["legal"].as_array() else { continue };
            let action = legal[draw(legal.len())].clone();
            let body = json!({ "decision": now["decision"], "action": action });
            let Some(done) = try_ask(&mut client, "POST", &format!("{path}/plays"), &token, Some(body))
            else {
                return;
            };
            let number = done["number"].as_u64().expect("a number");
            let decision = now["decision"].as_u64().expect("a number");
            table.acknowledged.push((seat, number, decision, action));
            count.fetch_add(1, Ordering::Relaxed);
        }
    }
}

fn killing_loses_nothing(store: &str, bus: &str) {
    let mut node = Killable::start(store, bus);
    let tables = make_tables(&mut Client::new(node.address));
    let count = AtomicUsize::new(0);
    thread::scope(|scope| {
        let address = node.address;
        for player in 0..PLAYERS {
            let (tables, count) = (&tables, &count);
            scope.spawn(move || play_until_killed(address, tables, count, player));
        }
        while count.load(Ordering::Relaxed) < ENOUGH {
            thread::yield_now();
        }
        node.kill();
    });

    // Another node finds everything that was acknowledged, in the words in which it was played.
    let mut node = Killable::start(store, bus);
    let mut client = Client::new(node.address);
    let mut found = 0;
    for table in &tables {
        let table = table.lock().expect("a player that does not panic");
        for seat in [0, 1] {
            let token = &table.tokens[seat];
            let path = format!("/api/tables/{}/log", table_of(token));
            let log = client.ok("GET", &path, Some(token), None);
            for (_, number, decision, action) in table.acknowledged.iter().filter(|(of, ..)| *of == seat) {
                let event = log.as_array().expect("a list").iter().find(|event| event["number"] == *number);
                let event = event.unwrap_or_else(|| panic!("{token}: number {number} is gone"));
                assert_eq!((&event["what"]["type"], &event["what"]["action"]), (&json!("played"), action));
                found += 1;
                assert!(
                    client_has_passed(&mut client, token, *decision),
                    "decision {decision} may be made again"
                );
            }
        }
    }
    assert!(found >= ENOUGH);
    // And the games go on.
    let mut draw = dice(99);
    for table in &tables {
        let table = table.lock().expect("a player that does not panic");
        for token in &table.tokens {
            client.play(token, &mut draw);
        }
    }
    node.kill();
}

fn client_has_passed(client: &mut Client, token: &str, decision: u64) -> bool {
    client.now(token)["decision"].as_u64().is_none_or(|next| next > decision)
}

#[test]
fn killing_a_node_on_sqlite_loses_nothing() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    killing_loses_nothing(folder.path().to_str().expect("temporary paths are text"), "");
}

#[test]
fn killing_a_node_of_a_cluster_loses_nothing() {
    let cluster = Cluster::new();
    killing_loses_nothing(&cluster.database, &cluster.nats.url());
}
