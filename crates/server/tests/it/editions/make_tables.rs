//! Writes a database of this edition: tables in every state, with every kind of entry in their logs.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use server::store::{Sqlite, Store as _};

use super::made;
use super::make_records::{own_material, write_told_of_records};
use super::tables::{Listed, told_of_tables};
use crate::common::{Client, Running, bot, dice, here, seat_token, table_of};

/// A table with the credentials of whoever sits there.
struct At {
    name: &'static str,
    creator: String,
    spectator: String,
    /// The link or the credential of each seat; empty where there is none.
    seats: Vec<String>,
}

impl At {
    fn path(&self, what: &str) -> String {
        format!("/api/tables/{}/{what}", table_of(&self.spectator))
    }
}

/// The tables that are made, one after the other.
struct Making {
    client: Client,
    tables: Vec<At>,
}

impl Making {
    /// Makes a table; what is asked for goes over what is usual here.
    fn table(&mut self, name: &'static str, game: &str, seats: Value, more: Value) -> At {
        let mut wanted = json!({ "game": game, "seats": seats, "stand_in": "random" });
        for (key, value) in more.as_object().expect("more of what is wanted") {
            wanted[key] = value.clone();
        }
        let made = self.client.ok("POST", "/api/tables", None, Some(wanted));
        at(name, &made)
    }

    /// Somebody sits down, with the link of the seat if there is one.
    fn join(&mut self, at: &mut At, seat: usize, who: Value) {
        let letter = ["A", "B", "C", "D"][seat];
        let link = Some(at.seats[seat].as_str()).filter(|link| !link.is_empty());
        let seated = self.client.ok("POST", &at.path(&format!("seats/{letter}/join")), link, Some(who));
        at.seats[seat] = seated["link"]["token"].as_str().expect("a credential").to_owned();
    }

    fn post(&mut self, token: &str, what: &str, body: Value) {
        self.client.post(token, what, body);
    }

    /// People play on by the dice until so many of their plays are made, or the game is over; bots answer.
    fn play(&mut self, at: &At, plays: usize) {
        let mut dice = dice(plays as u64);
        let mut made = 0;
        while made < plays && self.client.now(&at.spectator)["phase"] == "playing" {
            let Some(seat) = self.decider(at) else { continue };
            let played = self.client.play(&at.seats[seat], &mut dice);
            made += usize::from(played.is_some());
        }
    }

    /// The first seat at which a person must decide; none while a bot thinks.
    fn decider(&mut self, at: &At) -> Option<usize> {
        let now = self.client.now(&at.spectator);
        let deciding = now["deciding"].as_array().expect("seats");
        let seats = now["seats"].as_array().expect("seats");
        seats.iter().position(|seat| deciding.contains(&seat["seat"]) && seat["bot"].is_null())
    }

    /// Waits until a person must decide.
    fn await_decider(&mut self, at: &At) -> usize {
        loop {
            if let Some(seat) = self.decider(at) {
                return seat;
            }
        }
    }

    fn keep(&mut self, at: At) {
        self.tables.push(at);
    }

    /// Waits until no bot thinks any more, and lists all tables as they stand.
    fn list(&mut self) -> Vec<Listed> {
        let mut listed = Vec::new();
        for at in std::mem::take(&mut self.tables) {
            let number = loop {
                let now = self.client.now(&at.spectator);
                let bot_thinks = |seat: &Value| {
                    now["paused"].is_null()
                        && !seat["bot"].is_null()
                        && now["deciding"].as_array().is_some_and(|deciding| deciding.contains(&seat["seat"]))
                };
                if !now["seats"].as_array().expect("seats").iter().any(bot_thinks) {
                    break now["number"].as_u64().expect("a number");
                }
            };
            let seats = at.seats.into_iter().filter(|token| !token.is_empty());
            let credentials = std::iter::once(at.creator).chain(seats).collect();
            listed.push(Listed { name: at.name.to_owned(), spectator: at.spectator, number, credentials });
        }
        listed
    }
}

/// The table of an answer.
fn at(name: &'static str, made: &Value) -> At {
    let token = |link: &Value| link["token"].as_str().unwrap_or_default().to_owned();
    let seats = made["seats"].as_array().expect("seats");
    At {
        name,
        creator: token(&made["creator"]),
        spectator: token(&made["spectator"]),
        seats: (0..seats.len())
            .map(|seat| if seats[seat].is_null() { String::new() } else { seat_token(made, seat) })
            .collect(),
    }
}

fn nonce(byte: u8) -> Value {
    json!({ "nonce": tabletop::hex(&[byte; 32]) })
}

/// A person whose device promises to add that nonce to the shuffles.
fn with_nonce(mut person: Value, byte: u8) -> Value {
    person["nonce_hash"] = json!(tabletop::hex(&tabletop::nonce_hash(&[byte; 32])));
    person
}

/// Tables whose games have not begun.
fn waiting(making: &mut Making) {
    let seats = json!([with_nonce(here("Ana"), 1), { "kind": "link" }, { "kind": "open" }]);
    let at = making.table("waiting-for-people", "imhotep", seats, json!({ "public": true }));
    making.post(&at.creator, "messages", json!({ "text": "¿Quién falta?" }));
    making.post(&at.seats[0], "name", json!({ "name": "Ana María" }));
    making.keep(at);

    let seats = json!([with_nonce(here("Ana"), 1), { "kind": "link" }]);
    let mut at = making.table("agreeing-on-nonces", "cleopatra", seats, json!({}));
    making.join(&mut at, 1, with_nonce(json!({ "name": "Luis" }), 2));
    making.post(&at.seats[1], "nonce", nonce(2));
    making.keep(at);
}

/// Games that are on, with chat, notes, hints and moving about.
fn playing(making: &mut Making) {
    let seats = json!([with_nonce(here("Ana"), 3), { "kind": "link" }]);
    let more = json!({ "hints": true, "public": true, "material": own_material("kheops") });
    let mut at = making.table("playing-own-tiles-chat-redacted", "kheops", seats, more);
    making.join(&mut at, 1, json!({ "name": "Luis" }));
    making.post(&at.seats[0], "nonce", nonce(3));
    making.play(&at, 11);
    making.post(&at.seats[0], "messages", json!({ "text": "Hola, ¿qué tal?\nBuena suerte." }));
    making.post(&at.seats[1], "messages", json!({ "text": "this is regretted" }));
    making.client.ok("DELETE", &at.path("messages/2"), Some(&at.seats[1]), None);
    making.post(&at.creator, "messages", json!({ "text": "good luck" }));
    let notes = json!({ "text": "keep the blue ones" });
    making.client.ok("PUT", &at.path("notes"), Some(&at.seats[0]), Some(notes));
    let decider = making.await_decider(&at);
    making.post(&at.seats[decider], "hint", json!({}));
    making.post(&at.creator, "seats/B/mute", json!({ "muted": true }));
    let changes = json!({ "public": false, "hints": false });
    making.client.ok("PATCH", at.path("").trim_end_matches('/'), Some(&at.creator), Some(changes));
    let moved = making.client.post(&at.seats[0], "move", json!({}));
    at.seats[0] = moved["link"]["token"].as_str().expect("a credential").to_owned();
    making.keep(at);

    let time = json!({ "per": "turn", "seconds": 2_592_000 });
    let seats = json!([here("Ana"), here("Luis"), bot()]);
    let options = "end=immediate,memory=on";
    let at =
        making.table("paused-with-clock", "cleopatra", seats, json!({ "time": time, "options": options }));
    making.play(&at, 9);
    making.await_decider(&at);
    making.post(&at.seats[0], "pause", json!({}));
    making.post(&at.seats[1], "resume", json!({}));
    making.play(&at, 3);
    making.await_decider(&at);
    making.post(&at.creator, "pause", json!({}));
    making.keep(at);

    let time = json!({ "per": "game", "seconds": 2_592_000 });
    let seats = json!([here("Ana"), here("Luis"), here("Merit"), bot()]);
    let at = making.table("playing-with-clock", "pyramids", seats, json!({ "time": time }));
    making.play(&at, 20);
    making.keep(at);
}

/// Seats where somebody else plays than who sat down there.
fn covered(making: &mut Making) {
    let at = making.table("stand-in-passed", "kheops", json!([here("Ana"), here("Luis")]), json!({}));
    making.play(&at, 4);
    let decider = making.await_decider(&at);
    making.post(&at.seats[decider], "pass", json!({}));
    making.await_decider(&at);
    making.post(&at.seats[decider], "take-back", json!({}));
    making.await_decider(&at);
    making.post(&at.seats[1], "pass", json!({ "bot": "greedy" }));
    making.await_decider(&at);
    making.keep(at);

    let seats = json!([here("Ana"), here("Luis"), here("Merit")]);
    let at = making.table("resigned", "imhotep", seats, json!({ "options": "wrath=on,market=B" }));
    making.play(&at, 7);
    making.post(&at.seats[2], "resign", json!({}));
    making.play(&at, 2);
    making.await_decider(&at);
    making.keep(at);

    let time = json!({ "per": "turn", "seconds": 10 });
    let seats = json!([here("Ana"), here("Luis")]);
    let at = making.table("stand-in-timed-out", "imhotep", seats, json!({ "time": time }));
    let late = making.await_decider(&at);
    // Nobody plays; ten seconds later a bot does, and then it is the other's turn.
    while making.client.now(&at.spectator)["seats"][late]["covered"].is_null() {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    making.await_decider(&at);
    making.post(&at.seats[1 - late], "pause", json!({}));
    making.keep(at);

    let seats = json!([here("Ana"), here("Luis"), here("Merit"), here("Nefer")]);
    let mut at = making.table("seats-changed-hands", "imhotep", seats, json!({}));
    making.play(&at, 6);
    making.post(&at.seats[3], "leave", json!({}));
    at.seats[3].clear();
    making.join(&mut at, 3, json!({ "name": "Neferbot", "program": true }));
    making.post(&at.creator, "seats/C/kick", json!({ "bot": "random" }));
    at.seats[2].clear();
    let invited = making.client.post(&at.creator, "seats/B/link", json!({}));
    at.seats[1] = invited["link"]["token"].as_str().expect("a link").to_owned();
    making.post(&at.creator, "leave", json!({}));
    making.keep(at);
}

/// Plays that were taken back, or are asked to be; and games that some want to end.
fn taken_back(making: &mut Making) {
    let seats = json!([here("Ana"), here("Luis"), here("Merit")]);
    let at = making.table("undo-pending", "imhotep", seats.clone(), json!({}));
    let first = making.await_decider(&at);
    let (second, third) = ((first + 1) % 3, (first + 2) % 3);
    for _ in 0..2 {
        making.play(&at, 3);
        making.post(&at.seats[first], "undo", json!({}));
        making.post(&at.seats[second], "undo/answer", json!({ "allow": false }));
        making.post(&at.seats[first], "undo", json!({}));
        making.post(&at.seats[second], "undo/answer", json!({ "allow": true }));
        making.post(&at.seats[third], "undo/answer", json!({ "allow": true }));
    }
    making.play(&at, 3);
    making.post(&at.seats[first], "undo", json!({}));
    making.post(&at.seats[third], "undo/answer", json!({ "allow": true }));
    making.keep(at);

    let at = making.table("sealed-choice-withdrawn", "pyramids", seats.clone(), json!({}));
    for seat in [0, 1] {
        let now = making.client.now(&at.seats[seat]);
        let keep = json!({ "decision": now["decision"], "action": now["legal"][0] });
        making.post(&at.seats[seat], "plays", keep);
    }
    making.post(&at.seats[0], "undo", json!({}));
    making.keep(at);

    let at = making.table("abandon-vote", "cleopatra", seats, json!({ "options": "memory=on" }));
    making.play(&at, 12);
    making.post(&at.seats[0], "abandon", json!({ "wants": true }));
    making.post(&at.seats[1], "abandon", json!({ "wants": true }));
    making.post(&at.seats[1], "abandon", json!({ "wants": false }));
    making.keep(at);
}

/// Games that are over.
fn over(making: &mut Making, records: &Path) {
    let people = json!([here("Ana"), here("Luis")]);
    let with_bot = json!([here("Ana"), bot(), here("Merit")]);
    let tiles = json!({ "material": own_material("kheops") });
    let deck = json!({ "material": own_material("pyramids") });
    let games = [
        ("finished-kheops", "kheops", json!([here("Ana"), bot()]), tiles),
        ("finished-pyramids", "pyramids", people.clone(), deck),
        ("finished-cleopatra", "cleopatra", people.clone(), json!({})),
        ("finished-imhotep", "imhotep", with_bot, json!({ "options": "temple=B,wrath=on" })),
    ];
    for (name, game, seats, more) in games {
        let at = making.table(name, game, seats, more);
        making.play(&at, usize::MAX);
        save_record(making, &at, records);
        if game == "imhotep" {
            rematch(making, &at);
        }
        making.keep(at);
    }

    let seats = json!([with_nonce(here("Ana"), 5), with_nonce(here("Luis"), 6)]);
    let at = making.table("abandoned", "imhotep", seats, json!({}));
    making.post(&at.seats[0], "nonce", nonce(5));
    making.post(&at.seats[1], "nonce", nonce(6));
    making.play(&at, 15);
    making.post(&at.seats[0], "abandon", json!({ "wants": true }));
    making.post(&at.seats[1], "abandon", json!({ "wants": true }));
    save_record(making, &at, records);
    making.keep(at);

    let at = making.table("bots-alone", "kheops", json!([bot(), bot()]), json!({}));
    while making.client.now(&at.spectator)["phase"] != "finished" {
        std::thread::yield_now();
    }
    making.keep(at);
}

/// The same people again: one sits down, the other is waited for.
fn rematch(making: &mut Making, before: &At) {
    let made = making.client.post(&before.seats[0], "rematch", json!({}));
    let mut again = at("rematch-held-for-the-same-people", &made);
    // Everybody sits one seat further, and shows the credential of the game before.
    again.seats[1].clone_from(&before.seats[0]);
    making.join(&mut again, 1, json!({ "name": "Ana" }));
    making.keep(again);
}

fn save_record(making: &mut Making, at: &At, records: &Path) {
    let record = making.client.ask("GET", &at.path("record"), Some(&at.spectator), None);
    assert_eq!(record.status, 200, "{record:?}");
    fs::write(records.join(format!("table-{}.txt", at.name)), record.text).expect("a file");
}

/// Every kind of entry must occur that this edition writes.
fn check_that_no_entry_is_left_out(told: &str) {
    let source = include_str!("../../../src/table/entry.rs");
    let (_, kinds) = source.split_once("pub(crate) enum Entry {\n").expect("the entries");
    let (kinds, _) = kinds.split_once("\n}\n").expect("the end of the entries");
    let kind = |line: &str| {
        let name = line.strip_prefix("    ")?.split([' ', '(', ',']).next()?;
        name.starts_with(char::is_uppercase).then(|| name.to_owned())
    };
    let kebab = |name: String| {
        let mut word = String::new();
        for c in name.chars() {
            if c.is_uppercase() && !word.is_empty() {
                word.push('-');
            }
            word.extend(c.to_lowercase());
        }
        word
    };
    let kinds: BTreeSet<String> = kinds.lines().filter_map(kind).map(kebab).collect();
    let logs = told.lines().filter_map(|line| line.trim().strip_prefix("log of "));
    let in_logs = logs.flat_map(|log| log.split_once(": ").expect("counts").1.split(", "));
    let in_logs = in_logs.map(|count| count.split(' ').next().expect("a kind").to_owned());
    let of_older_editions = ["rules-changed", "noted"];
    let written: BTreeSet<String> =
        kinds.into_iter().filter(|kind| !of_older_editions.contains(&kind.as_str())).collect();
    assert_eq!(in_logs.collect::<BTreeSet<String>>(), written);
}

#[test]
#[ignore = "writes files: this is how an edition's fixtures are made"]
fn write_the_tables_of_this_edition() {
    let folder = made();
    let records = folder.join("records");
    fs::create_dir_all(&records).expect("a folder");
    let server = Running::start();
    let mut making = Making { client: server.client(), tables: Vec::new() };
    waiting(&mut making);
    playing(&mut making);
    covered(&mut making);
    taken_back(&mut making);
    over(&mut making, &records);
    let listed = making.list();
    drop(making);
    let data = server.stop();

    let database = folder.join("tables.db");
    let _ = fs::remove_file(&database);
    let store = Sqlite::open(data.path()).expect("a store");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(store.backup(&database)).expect("a copy");
    let told = told_of_tables(&database, &listed);
    check_that_no_entry_is_left_out(&told);
    fs::write(folder.join("tables.txt"), told).expect("a file");
    write_told_of_records(&folder);
}
