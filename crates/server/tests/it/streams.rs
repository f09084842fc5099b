//! Streams: one for each device, resumed after every kind of break, and never a byte too many.

use crate::common::{Client, Event, Running, bot, config, dice, here, seat_token, table_of};
use serde_json::{Value, json};

fn pair(server: &Running, game: &str) -> (Value, Vec<String>) {
    let made = server.table(json!({ "game": game, "seats": [here("Ana"), here("Luis")] }));
    let tokens = (0..2).map(|seat| seat_token(&made, seat)).collect();
    (made, tokens)
}

/// Plays so many decisions, whoever must.
fn play_on(server: &Running, tokens: &[String], plays: usize, seed: u64) {
    let mut client = server.client();
    let mut dice = dice(seed);
    let mut done = 0;
    while done < plays {
        for token in tokens {
            let now = client.now(token);
            let Some(legal) = now["legal"].as_array() else { continue };
            let action = &legal[dice(legal.len())];
            client.post(token, "plays", json!({ "decision": now["decision"], "action": action }));
            done += 1;
        }
    }
}

#[test]
fn a_stream_begins_with_how_things_stand_and_goes_on_with_what_happens() {
    let server = Running::start();
    let (_, tokens) = pair(&server, "imhotep");
    let mut stream = Client::stream(server.address, &[&tokens[0], &tokens[1]], None, "?lang=es");
    let first = [stream.next().expect("a table"), stream.next().expect("another")];
    for (event, seat) in first.iter().zip(["A", "B"]) {
        assert_eq!(event.name, "table");
        let whole = event.json();
        assert_eq!((&whole["to"], &whole["table"]["game"]), (&json!(seat), &json!("imhotep")));
        assert!(whole["now"]["view"].is_object());
    }
    play_on(&server, &tokens, 1, 1);
    for seat in ["A", "B"] {
        let event = stream.next().expect("an event");
        let told = event.json();
        assert_eq!((event.name.as_str(), &told["to"]), ("event", &json!(seat)));
        assert_eq!(told["what"]["type"], "played");
        assert_eq!(told["what"]["action"].is_string(), seat == "A", "an action is its seat's alone");
        assert!(told["what"]["told"][0]["say"].as_str().is_some_and(|said| said.contains("Ana")), "{told}");
        assert!(told["now"]["view"].is_object());
    }
}

/// All that a stream says of the events after those that were seen, in order, however often it breaks.
fn numbers(events: &[Event]) -> Vec<u64> {
    events.iter().map(|event| event.json()["number"].as_u64().expect("a number")).collect()
}

#[test]
fn a_broken_stream_resumes_after_the_last_event_also_on_a_server_that_was_restarted() {
    let server = Running::start();
    let (_, tokens) = pair(&server, "kheops");
    let device = [tokens[0].as_str(), tokens[1].as_str()];
    let mut stream = Client::stream(server.address, &device, None, "");
    let whole = stream.until(|event| event.json()["to"] == "B");
    let start = whole[0].json()["now"]["number"].as_u64().expect("a number");
    play_on(&server, &tokens, 3, 2);
    let seen = stream.until(|event| {
        let told = event.json();
        told["to"] == "B" && told["what"]["type"] == "played"
    });
    // The connection breaks between the two seats' news of later plays; more happens meanwhile.
    let last = seen.last().expect("events").id.clone();
    drop(stream);
    play_on(&server, &tokens, 4, 3);
    let end: Vec<u64> =
        tokens.iter().map(|token| server.client().now(token)["number"].as_u64().expect("a number")).collect();
    let check = |server: &Running| {
        let mut stream = Client::stream(server.address, &device, Some(&last), "");
        let mut missed: [Vec<Event>; 2] = Default::default();
        while missed.iter().zip(&end).any(|(missed, end)| numbers(missed).last() != Some(end)) {
            let event = stream.next().expect("more events");
            assert_eq!(event.name, "event");
            missed[usize::from(event.json()["to"] == "B")].push(event);
        }
        let seen_by = |seat: &str| {
            let of = |event: &&Event| event.json()["to"] == seat && event.name == "event";
            seen.iter().filter(of).count() as u64
        };
        for ((missed, seat), end) in missed.iter().zip(["A", "B"]).zip(&end) {
            let numbers = numbers(missed);
            let first = numbers[0];
            assert_eq!(numbers, (first..=*end).collect::<Vec<_>>(), "{seat}: none twice, none lost");
            assert_eq!(first, start + seen_by(seat) + 1);
            assert!(missed.last().expect("events").json()["now"]["view"].is_object());
        }
        // An empty gap is no gap: nothing comes until something happens.
        let last = missed.concat().last().expect("events").id.clone();
        drop(stream);
        last
    };
    check(&server);
    let folder = server.stop();
    let again = Running::over(folder, config());
    let last = check(&again);
    let mut stream = Client::stream(again.address, &device, Some(&last), "");
    play_on(&again, &tokens, 1, 4);
    let event = stream.next().expect("an event");
    assert_eq!(event.json()["number"], json!(end[0] + 1));
}

#[test]
fn a_stream_ends_when_the_server_stops_and_void_credentials_are_told() {
    let server = Running::start();
    let (made, tokens) = pair(&server, "imhotep");
    let spectator = made["spectator"]["token"].as_str().expect("a credential").to_owned();
    let void = format!("{}.{}", table_of(&spectator), "0".repeat(26));
    let mut stream = Client::stream(server.address, &[&spectator, &void, &tokens[0]], None, "");
    let events: Vec<Event> = (0..3).map(|_| stream.next().expect("an event")).collect();
    let names: Vec<&str> = events.iter().map(|event| event.name.as_str()).collect();
    assert_eq!(names, ["table", "refused", "table"]);
    assert_eq!(events[1].json()["code"], "not-allowed");
    // Moving a seat makes its old credential void, in streams too.
    server.client().post(&tokens[0], "move", json!({}));
    let closed = stream.until(|event| event.name == "closed");
    assert!(closed.iter().all(|event| event.name != "event" || event.json()["what"]["type"] == "moved"));
    server.stop();
    assert_eq!(stream.next(), None);
}

#[test]
fn a_stranger_sees_a_public_table_and_no_other() {
    let server = Running::start();
    let seats = json!([here("Ana"), bot()]);
    let made = server.table(json!({ "game": "kheops", "seats": seats, "public": true }));
    let table = made["table"].as_str().expect("an id");
    let mut client = server.client();
    let lobby = client.ok("GET", "/api/tables", None, None);
    assert_eq!(lobby[0]["table"], table);
    let now = client.ok("GET", &format!("/api/tables/{table}/now"), None, None);
    assert!(now["view"].is_object() && now["legal"].is_null() && now["decision"].is_null());
    let creator = made["creator"]["token"].as_str().expect("a credential");
    client.ok("PATCH", &format!("/api/tables/{table}"), Some(creator), Some(json!({ "public": false })));
    assert_eq!(client.refused("GET", &format!("/api/tables/{table}/now"), None, None), "no-credential");
    assert_eq!(client.ok("GET", "/api/tables", None, None), json!([]));
}
