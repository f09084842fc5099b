//! A table's life over the API: sitting down, agreeing on the shuffles, looking around, moving, racing, again.

use crate::common::{Client, Running, bot, config, here, seat_token, table_of};
use serde_json::{Value, json};
use server::{Config, Limits};

fn text<'a>(value: &'a Value, pointer: &str) -> &'a str {
    value.pointer(pointer).and_then(Value::as_str).unwrap_or_else(|| panic!("{pointer}: {value}"))
}

/// Two people at one device, and the credential of whoever decides first.
fn pair(server: &Running, game: &str) -> (Vec<String>, usize) {
    let made = server.table(json!({ "game": game, "seats": [here("Ana"), here("Luis")] }));
    let tokens: Vec<String> = (0..2).map(|seat| seat_token(&made, seat)).collect();
    let mut client = server.client();
    let first =
        tokens.iter().position(|token| !client.now(token)["legal"].is_null()).expect("somebody decides");
    (tokens, first)
}

#[test]
fn people_come_by_link_and_agree_on_the_shuffles() {
    let server = Running::start();
    let mut client = server.client();
    let nonce = |byte: u8| tabletop::hex(&[byte; 32]);
    let promise = |byte: u8| tabletop::hex(&tabletop::nonce_hash(&[byte; 32]));
    let ana = json!({ "kind": "here", "name": "Ana", "nonce_hash": promise(1) });
    let seats = json!([ana, { "kind": "link" }, { "kind": "open" }]);
    let made = client.ok("POST", "/api/tables", None, Some(json!({ "game": "imhotep", "seats": seats })));
    let table = text(&made, "/table").to_owned();
    let (ana, invitation) = (seat_token(&made, 0), seat_token(&made, 1));
    assert!(text(&made, "/seats/1/url").contains(&format!("/t/{table}#")));
    assert!(made["seats"][2].is_null());

    // Opening a link claims nothing; only a post does, and only with the link.
    let join = |seat: &str| format!("/api/tables/{table}/seats/{seat}/join");
    let luis = json!({ "name": "Luis", "nonce_hash": promise(2) });
    assert_eq!(client.refused("POST", &join("B"), None, Some(luis.clone())), "no-credential");
    let alike = json!({ "name": "Аna" });
    assert_eq!(client.refused("POST", &join("B"), Some(&invitation), Some(alike)), "name-taken");
    let seated = client.ok("POST", &join("B"), Some(&invitation), Some(luis));
    let luis = text(&seated, "/link/token").to_owned();
    assert_eq!(
        client.refused("GET", &format!("/api/tables/{table}/now"), Some(&invitation), None),
        "not-allowed"
    );
    assert_eq!(
        client.refused(
            "POST",
            &format!("/api/tables/{table}/nonce"),
            Some(&ana),
            Some(json!({ "nonce": nonce(1) }))
        ),
        "already-so"
    );
    let merit = json!({ "name": "Merit", "program": true });
    assert_eq!(client.refused("POST", &join("D"), None, Some(merit.clone())), "no-seat");
    let merit = client.ok("POST", &join("C"), None, Some(merit));
    let merit = text(&merit, "/link/token").to_owned();

    // All are there: the devices that promised something tell it, and nothing else.
    assert_eq!(client.now(&ana)["phase"], "agreeing");
    assert_eq!(
        client.refused(
            "POST",
            &format!("/api/tables/{table}/nonce"),
            Some(&luis),
            Some(json!({ "nonce": nonce(3) }))
        ),
        "bad-nonce"
    );
    client.post(&luis, "nonce", json!({ "nonce": nonce(2) }));
    assert_eq!(client.now(&ana)["phase"], "agreeing");
    client.post(&ana, "nonce", json!({ "nonce": nonce(1) }));
    let now = client.now(&merit);
    assert_eq!((&now["phase"], &now["seats"][2]["program"]), (&json!("playing"), &json!(true)));

    // The record proves it when the game has ended.
    assert_eq!(client.refused("GET", &format!("/api/tables/{table}/record"), Some(&ana), None), "not-over");
    for token in [&ana, &luis, &merit] {
        client.post(token, "abandon", json!({ "wants": true }));
    }
    let record = client.ask("GET", &format!("/api/tables/{table}/record"), Some(&ana), None).text;
    let record: tabletop::Record = record.parse().expect("a record");
    assert_eq!(record.verify_fair(), Ok(()));
    let nonces: Vec<bool> = record.fair.expect("a promise").nonces.values().map(Option::is_some).collect();
    assert_eq!(nonces, [true, true, false]);

    // The same people again, one seat further, each by the credential of this table.
    let rematch = client.post(&luis, "rematch", json!({}));
    let next = text(&rematch, "/table").to_owned();
    assert_eq!(
        client.refused("POST", &format!("/api/tables/{table}/rematch"), Some(&ana), None),
        "already-so"
    );
    let join = |seat: &str| format!("/api/tables/{next}/seats/{seat}/join");
    let name = json!({ "name": "Ana" });
    assert_eq!(client.refused("POST", &join("A"), Some(&ana), Some(name.clone())), "no-credential");
    assert_eq!(client.ok("POST", &join("B"), Some(&ana), Some(name))["seat"], "B");
    let table = client.ok("GET", &format!("/api/tables/{next}"), None, None);
    assert_eq!(table["seats"][1]["name"], "Ana");
}

#[test]
fn the_same_people_may_sit_where_they_sat() {
    let server = Running::start();
    let (tokens, _) = pair(&server, "kheops");
    let mut client = server.client();
    for token in &tokens {
        client.post(token, "abandon", json!({ "wants": true }));
    }
    let rematch = client.post(&tokens[0], "rematch", json!({ "turned": false }));
    let next = text(&rematch, "/table").to_owned();
    let join = |seat: &str| format!("/api/tables/{next}/seats/{seat}/join");
    let name = json!({ "name": "Ana" });
    assert_eq!(
        client.refused("POST", &join("B"), Some(&tokens[0]), Some(name.clone())),
        "no-credential",
        "B is kept for who sat there"
    );
    assert_eq!(client.ok("POST", &join("A"), Some(&tokens[0]), Some(name))["seat"], "A");
}

#[test]
fn a_seat_looks_around_back_and_ahead_from_what_it_knows() {
    let server = Running::start();
    let (tokens, first) = pair(&server, "imhotep");
    let token = &tokens[first];
    let mut client = server.client();
    let before = client.now(token);
    let table = table_of(token).to_owned();
    let path = |what: &str| format!("/api/tables/{table}/{what}");

    // Why not, and what if, change nothing.
    let problem = client.ask("POST", &path("why"), Some(token), Some(json!({ "action": "unload 9" }))).json();
    assert_eq!(problem["code"], "not-notation");
    let action = before["legal"][0].clone();
    assert_eq!(
        client.ok("POST", &path("why"), Some(token), Some(json!({ "action": action })))["legal"],
        true
    );
    let other = &tokens[1 - first];
    let problem = client.ask("POST", &path("why"), Some(other), Some(json!({ "action": action }))).json();
    assert_eq!(problem["code"], "rule");
    assert!(problem["rule"].is_string(), "{problem}");
    let preview =
        client.ok("POST", &path("preview?lang=es"), Some(token), Some(json!({ "actions": [action] })));
    assert_eq!(preview["imagined"], 1);
    assert!(preview["score"][0]["lines"][0]["name"].is_string() && preview["told"][0]["say"].is_string());
    assert_eq!(client.now(token), before);
    assert_eq!(client.refused("POST", &path("hint"), Some(token), None), "no-hints", "off with two people");

    let score = client.ok("GET", &path("score"), Some(token), None);
    let played = client.post(token, "plays", json!({ "decision": 0, "action": action }));
    assert_eq!(client.now(token)["view"], preview["view"], "what was imagined came about");

    // Every earlier moment is as it was.
    let number = played["number"].as_u64().expect("a number");
    let moment = client.ok("GET", &path(&format!("moments/{}", number - 1)), Some(token), None);
    assert_eq!((&moment["view"], &moment["legal"]), (&before["view"], &before["legal"]));
    let back_then = client.ok("GET", &path(&format!("score?at={}", number - 1)), Some(token), None);
    assert_eq!(back_then, score);
    for beyond in ["moments/", "score?at="] {
        let refused = client.refused("GET", &path(&format!("{beyond}{}", number + 1)), Some(token), None);
        assert_eq!(refused, "no-moment");
    }
    assert_eq!(client.refused("GET", &path("score?at=1"), Some(token), None), "not-begun");
    let log = client.ok("GET", &path("log?after=1&lang=en"), Some(token), None);
    assert_eq!(log[0]["number"], 2);
    let last = log.as_array().expect("a list").last().expect("a play");
    assert_eq!((&last["what"]["type"], &last["number"]), (&json!("played"), &json!(number)));

    client.ok("PUT", &path("notes"), Some(token), Some(json!({ "text": "trust nobody" })));
    assert_eq!(client.ok("GET", &path("notes"), Some(token), None)["text"], "trust nobody");
    assert_eq!(client.ok("GET", &path("notes"), Some(other), None)["text"], "");
    assert!(!client.ask("GET", &path("log"), Some(other), None).text.contains("trust"));

    client.post(token, "messages", json!({ "text": "hola" }));
    client.ok("DELETE", &path("messages/1"), Some(token), None);
    assert!(
        !client.ask("GET", &path("log"), Some(other), None).text.contains("hola"),
        "it is gone from the log"
    );
}

#[test]
fn one_person_alone_is_given_hints_and_everybody_sees_that() {
    let server = Running::start();
    let made = server.table(json!({ "game": "kheops", "seats": [here("Ana"), bot()] }));
    let token = seat_token(&made, 0);
    let mut client = server.client();
    while client.now(&token)["legal"].is_null() {
        std::thread::yield_now();
    }
    let hint = client.post(&token, "hint", json!({}));
    let legal = client.now(&token)["legal"].clone();
    let candidates = hint["candidates"].as_array().expect("a list");
    assert!(!candidates.is_empty());
    assert!(
        candidates.iter().all(|one| legal.as_array().expect("a list").contains(&one["action"])),
        "{hint}"
    );
    let path = format!("/api/tables/{}/hint", table_of(&token));
    assert_eq!(client.refused("POST", &path, Some(&token), None), "too-many");
    let log = client.ok("GET", &format!("/api/tables/{}/log", table_of(&token)), Some(&token), None);
    assert!(log.as_array().expect("a list").iter().any(|event| event["what"]["type"] == "hinted"));
}

#[test]
fn of_many_who_race_for_a_decision_one_wins_and_repeats_are_answered_alike() {
    let server = Running::start();
    let (tokens, first) = pair(&server, "imhotep");
    let legal = server.client().now(&tokens[first])["legal"].as_array().expect("a list").clone();
    let answers: Vec<(Value, u16, Value)> = std::thread::scope(|scope| {
        let racers: Vec<_> = (0..12)
            .map(|racer| {
                let (action, token, address) = (legal[racer % 3].clone(), &tokens[first], server.address);
                scope.spawn(move || {
                    let path = format!("/api/tables/{}/plays", table_of(token));
                    let body = json!({ "decision": 0, "action": action });
                    let answer = Client::new(address).ask("POST", &path, Some(token), Some(body));
                    (action, answer.status, answer.json())
                })
            })
            .collect();
        racers.into_iter().map(|racer| racer.join().expect("no panic")).collect()
    });
    let won: Vec<_> = answers.iter().filter(|(_, status, _)| *status == 200).collect();
    assert_eq!(won.len(), 4, "{answers:?}");
    assert!(won.iter().all(|(action, _, answer)| (action, answer) == (&won[0].0, &won[0].2)));
    let lost = answers.iter().filter(|(_, status, _)| *status != 200);
    assert!(lost.clone().all(|(_, _, problem)| problem["code"] == "decision-used"));
    let log = server.client().ok(
        "GET",
        &format!("/api/tables/{}/log", table_of(&tokens[0])),
        Some(&tokens[0]),
        None,
    );
    let plays = log.as_array().expect("a list").iter().filter(|event| event["what"]["type"] == "played");
    assert_eq!(plays.count(), 1);
}

#[test]
fn what_was_acknowledged_is_there_after_a_restart_and_sleeping_tables_come_back() {
    let server = Running::with(Config { sleep_after: std::time::Duration::from_millis(1), ..config() });
    let (tokens, first) = pair(&server, "cleopatra");
    let mut client = server.client();
    let play = |client: &mut Client, token: &str| client.play(token, |_| 0).expect("its turn");
    let played = play(&mut client, &tokens[first]);
    std::thread::sleep(std::time::Duration::from_millis(50));
    let before = client.now(&tokens[0]);
    assert!(client.ask("GET", "/metrics", None, None).text.contains("mastaba_plays_total 1"));
    drop(client);
    let again = Running::over(server.stop(), config());
    let mut client = again.client();
    assert_eq!(client.now(&tokens[0]), before);
    assert_eq!(client.now(&tokens[first])["number"], played["number"]);
}

#[test]
fn a_moved_seat_leaves_its_old_credential_void() {
    let server = Running::start();
    let (tokens, first) = pair(&server, "imhotep");
    let mut client = server.client();
    let moved = client.post(&tokens[first], "move", json!({}));
    assert!(text(&moved, "/picture").contains("<svg"));
    let path = format!("/api/tables/{}/now", table_of(&tokens[first]));
    assert_eq!(client.refused("GET", &path, Some(&tokens[first]), None), "not-allowed");
    client.play(text(&moved, "/link/token"), |_| 0).expect("it is its turn");
}

#[test]
fn what_a_stranger_may_ask_for_has_limits() {
    let limits = Limits { tables_per_hour: 1, streams: 1, body: 2_000, ..Limits::USUAL };
    let server = Running::with(Config { limits, ..config() });
    let (tokens, _) = pair(&server, "imhotep");
    let mut client = server.client();
    let wanted = json!({ "game": "imhotep", "seats": [bot(), bot()] });
    assert_eq!(client.refused("POST", "/api/tables", None, Some(wanted)), "too-many");
    let stream = Client::stream(server.address, &[&tokens[0]], None, "");
    assert_eq!(client.refused("GET", "/api/stream", Some(&tokens[0]), None), "too-many");
    drop(stream);
    let long = json!({ "text": "x".repeat(3_000) });
    let path = format!("/api/tables/{}/messages", table_of(&tokens[0]));
    assert_eq!(client.refused("POST", &path, Some(&tokens[0]), Some(long)), "too-long");
}

#[test]
fn every_answer_is_guarded_and_mistakes_have_codes() {
    let server = Running::start();
    let mut client = server.client();
    for path in ["/", "/healthz", "/metrics", "/api/games", "/api/openapi.json", "/nowhere"] {
        let answer = client.ask("GET", path, None, None);
        assert!(
            answer
                .header("content-security-policy")
                .is_some_and(|policy| policy.contains("default-src 'none'"))
        );
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{path}");
        assert_eq!(answer.status, if path == "/nowhere" { 404 } else { 200 }, "{path}");
    }
    assert_eq!(client.refused("GET", "/nowhere", None, None), "no-page");
    assert_eq!(client.refused("DELETE", "/api/games", None, None), "no-method");
    assert_eq!(client.refused("GET", "/api/tables/x/now", None, None), "no-table");
    let missing = "0".repeat(26);
    assert_eq!(client.refused("GET", &format!("/api/tables/{missing}/now"), None, None), "no-table");
    assert_eq!(
        client.refused("GET", &format!("/api/tables/{missing}/now"), Some("nonsense"), None),
        "no-credential"
    );
    let answer = client.ask_raw("POST", "/api/tables", None, "{");
    assert_eq!((answer.status, answer.json()["code"].clone()), (400, json!("not-json")));
    for (wanted, code) in [
        (json!({ "game": "chess", "seats": [bot(), bot()] }), "no-game"),
        (json!({ "game": "imhotep", "seats": [bot()] }), "bad-setup"),
        (json!({ "game": "imhotep", "seats": [bot(), bot()], "options": "hat=on" }), "bad-setup"),
        (json!({ "game": "imhotep", "seats": [{ "kind": "bot", "bot": "pharaoh:600s" }, bot()] }), "no-bot"),
        (json!({ "game": "imhotep", "seats": [here(""), bot()] }), "bad-name"),
        (json!({ "game": "imhotep", "seats": [here("A"), here("a")] }), "name-taken"),
        (
            json!({ "game": "imhotep", "seats": [bot(), bot()], "time": { "per": "turn", "seconds": 1 } }),
            "bad-time",
        ),
        (json!({ "game": "imhotep", "seats": [bot(), bot()], "colour": "red" }), "not-json"),
    ] {
        assert_eq!(client.refused("POST", "/api/tables", None, Some(wanted.clone())), code, "{wanted}");
    }
}

#[test]
fn the_openapi_document_names_every_path_with_its_answers() {
    let document = serde_json::to_value(server::openapi()).expect("plain data");
    let paths = document["paths"].as_object().expect("paths");
    assert!(paths.len() > 25, "{}", paths.len());
    for (path, methods) in paths {
        for (method, operation) in methods.as_object().expect("methods") {
            assert!(operation["responses"].as_object().is_some_and(|all| !all.is_empty()), "{method} {path}");
            let named = path.matches('{').count();
            let described = operation["parameters"]
                .as_array()
                .map_or(0, |all| all.iter().filter(|parameter| parameter["in"] == "path").count());
            assert_eq!(named, described, "{method} {path}");
        }
    }
}

#[test]
fn a_credential_can_be_asked_what_it_is_good_for() {
    let server = Running::start();
    let mut client = server.client();
    let made = server.table(json!({ "game": "kheops", "seats": [here("Ana"), { "kind": "link" }] }));
    let path = format!("/api/tables/{}/me", text(&made, "/table"));
    let invitation = seat_token(&made, 1);
    for (token, good_for) in [
        (seat_token(&made, 0), json!({ "role": "seat", "seat": "A" })),
        (invitation.clone(), json!({ "role": "invited", "seat": "B" })),
        (text(&made, "/creator/token").to_owned(), json!({ "role": "creator" })),
        (text(&made, "/spectator/token").to_owned(), json!({ "role": "spectator" })),
    ] {
        assert_eq!(client.ok("GET", &path, Some(&token), None), good_for);
    }
    assert_eq!(client.ok("GET", &path, None, None), json!({ "role": "stranger" }));
    let join = format!("/api/tables/{}/seats/B/join", text(&made, "/table"));
    client.ok("POST", &join, Some(&invitation), Some(json!({ "name": "Luis" })));
    assert_eq!(
        client.ok("GET", &path, Some(&invitation), None),
        json!({ "role": "stranger" }),
        "it is used up"
    );
}
