//! Smaller ways to be in the way.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;

use crate::common::{Client, Running, bot, config, dice, here, seat_token, table_of};
use crate::ground::PostgresServer;
use serde_json::{Value, json};
use server::store::Postgres;
use server::{Config, Limits};

/// What is answered to a request that is written by hand.
fn answer(server: &Running, request: &str) -> String {
    let mut stream = TcpStream::connect(server.address).expect("it listens");
    stream.write_all(request.as_bytes()).expect("a request");
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer);
    answer
}

#[test]
fn a_request_names_one_host() {
    let server = Running::start();
    for (hosts, status) in [("", 400), ("Host: a\r\nHost: b\r\n", 400), ("Host: a\r\n", 200)] {
        let said = answer(&server, &format!("GET /api/games HTTP/1.1\r\n{hosts}Connection: close\r\n\r\n"));
        assert!(said.starts_with(&format!("HTTP/1.1 {status}")), "{hosts:?}: {said}");
    }
}

#[test]
fn no_page_of_another_site_makes_a_visitors_browser_do_anything() {
    let server = Running::start();
    let body = json!({ "game": "kheops", "seats": [bot(), bot()] }).to_string();
    let post = |from: &str| {
        let head =
            format!("Host: here:1\r\nContent-Type: text/plain\r\nContent-Length: {}\r\n{from}", body.len());
        let said =
            answer(&server, &format!("POST /api/tables HTTP/1.1\r\n{head}Connection: close\r\n\r\n{body}"));
        said.split(' ').nth(1).expect("a status").to_owned()
    };
    assert_eq!(post("Sec-Fetch-Site: cross-site\r\nOrigin: http://here:1\r\n"), "403");
    assert_eq!(post("Origin: https://elsewhere.example\r\n"), "403");
    assert_eq!(post("Origin: null\r\n"), "403");
    for own in ["Sec-Fetch-Site: same-origin\r\n", "Origin: http://here:1\r\n", ""] {
        assert_eq!(post(own), "201", "{own:?}");
    }
}

#[test]
fn one_address_does_not_fill_the_lobby() {
    let limits = Limits { public_tables_per_hour: 2, ..Limits::USUAL };
    let server = Running::with(Config { limits, ..config() });
    let mut client = server.client();
    let wanted = |public: bool| json!({ "game": "kheops", "seats": [here("Ana"), bot()], "public": public });
    client.ok("POST", "/api/tables", None, Some(wanted(true)));
    let hidden = client.ok("POST", "/api/tables", None, Some(wanted(false)));
    let show = |table: &Value| format!("/api/tables/{}", table["table"].as_str().expect("an id"));
    let creator = hidden["creator"]["token"].as_str().expect("a credential").to_owned();
    let public = |public: bool| Some(json!({ "public": public }));
    client.ok("PATCH", &show(&hidden), Some(&creator), public(true));
    assert_eq!(client.refused("POST", "/api/tables", None, Some(wanted(true))), "too-many");
    client.ok("PATCH", &show(&hidden), Some(&creator), public(false));
    assert_eq!(client.refused("PATCH", &show(&hidden), Some(&creator), public(true)), "too-many");
    client.ok("POST", "/api/tables", None, Some(wanted(false)));
}

#[test]
fn a_message_carries_no_marks_that_cannot_be_seen_and_the_creator_has_a_limit_too() {
    let server = Running::start();
    let made = server.table(json!({ "game": "imhotep", "seats": [here("Ana"), here("Luis")] }));
    let (token, creator) = (seat_token(&made, 0), made["creator"]["token"].as_str().expect("one").to_owned());
    let mut client = server.client();
    let path = format!("/api/tables/{}/messages", table_of(&token));
    let say = |text: &str| Some(json!({ "text": text }));
    client.ok("POST", &path, Some(&token), say("\u{202e}ho\u{200b}la\u{2066} 👩\u{200d}🌾"));
    assert_eq!(client.refused("POST", &path, Some(&token), say("\u{200b}\u{feff}")), "bad-text");
    let log = client.ok("GET", &format!("/api/tables/{}/log", table_of(&token)), Some(&token), None);
    let said = log.as_array().expect("a list").last().expect("it was said")["what"]["text"].clone();
    assert_eq!(said, "hola 👩\u{200d}🌾");
    for _ in 0..6 {
        client.ok("POST", &path, Some(&creator), say("hola"));
    }
    assert_eq!(client.refused("POST", &path, Some(&creator), say("hola")), "too-many");
}

#[test]
fn figures_tell_nothing_of_steps_that_only_their_seat_knows() {
    let server = Running::start();
    let mut client = server.client();
    let plays = |client: &mut Client| {
        let text = client.ask("GET", "/metrics", None, None).text;
        let line = text.lines().find(|line| line.starts_with("mastaba_plays_total ")).expect("a figure");
        line.rsplit(' ').next().expect("a number").parse::<u64>().expect("a number")
    };
    let mut draw = dice(1);
    let mut hidden = 0;
    for _ in 0..20 {
        let made = server.table(json!({ "game": "pyramids", "seats": [here("Ana"), here("Luis")] }));
        let tokens = [seat_token(&made, 0), seat_token(&made, 1)];
        let watching = made["spectator"]["token"].as_str().expect("a credential").to_owned();
        for step in 0..12 {
            let before = (client.now(&watching)["number"].clone(), plays(&mut client));
            let played = client.play(&tokens[step % 2], &mut draw);
            if played.is_some() && client.now(&watching)["number"] == before.0 {
                hidden += 1;
                assert_eq!(plays(&mut client), before.1, "whoever watches could have counted it");
            }
        }
    }
    assert!(hidden > 0, "nobody made a step that others do not notice");
}

#[test]
fn whoever_sits_down_next_reads_nothing_of_what_was_noted_there() {
    let server = Running::start();
    let made = server.table(json!({ "game": "imhotep", "seats": [here("Ana"), here("Luis")] }));
    let token = seat_token(&made, 0);
    let mut client = server.client();
    let path = |what: &str| format!("/api/tables/{}/{what}", table_of(&token));
    let note = |text: &str| Some(json!({ "text": text }));
    let before = client.now(&token)["number"].clone();
    client.ok("PUT", &path("notes"), Some(&token), note("trust nobody"));
    client.ok("PUT", &path("notes"), Some(&token), note("trust nobody at all"));
    assert_eq!(client.now(&token)["number"], before, "it is no event of the table");
    // It goes with the person to another device, and through a restart.
    let moved = client.post(&token, "move", json!({}))["link"]["token"].as_str().expect("one").to_owned();
    drop(client);
    let server = Running::over(server.stop(), config());
    let mut client = server.client();
    assert_eq!(client.ok("GET", &path("notes"), Some(&moved), None)["text"], "trust nobody at all");
    client.post(&moved, "leave", json!({}));
    let next = client.ok("POST", &path("seats/A/join"), None, Some(json!({ "name": "Eva" })));
    let next = next["link"]["token"].as_str().expect("a credential").to_owned();
    assert_eq!(client.ok("GET", &path("notes"), Some(&next), None)["text"], "");
    assert!(!client.ask("GET", &path("log"), Some(&next), None).text.contains("trust"));
    let long = "x".repeat(4_001);
    assert_eq!(client.refused("PUT", &path("notes"), Some(&next), note(&long)), "bad-text");
}

#[tokio::test]
async fn commits_are_durable_also_where_the_database_says_otherwise() {
    let server = PostgresServer::shared();
    let url = server.database().await;
    let name = url.rsplit('/').next().expect("a database").to_owned();
    server.execute(&name, &format!("ALTER DATABASE {name} SET synchronous_commit = off")).await;
    let store = Postgres::connect(&url).await.expect("a database that can be reached");
    assert_eq!(store.waits_for_disk().await, Ok(true));
}
