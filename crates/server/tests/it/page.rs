//! What the page is made of: itself, the rules to read, records to look at, and links to show to a camera.

use crate::common::{Answer, Running, bot};
use serde_json::{Value, json};

fn text<'a>(value: &'a Value, pointer: &str) -> &'a str {
    value.pointer(pointer).and_then(Value::as_str).unwrap_or_else(|| panic!("{pointer}: {value}"))
}

/// The address of something that the page loads.
fn loaded(page: &Answer) -> Option<&str> {
    let (_, rest) = page.text.split_once("\"/assets/")?;
    Some(rest.split_once('"')?.0)
}

#[test]
fn people_get_the_page_and_programs_are_told_what_is_not_there() {
    let server = Running::start();
    let mut client = server.client();
    let page = client.ask("GET", "/", None, None);
    assert_eq!(page.status, 200);
    assert!(page.header("content-type").is_some_and(|kind| kind.starts_with("text/html")));
    let policy = page.header("content-security-policy").expect("a policy");
    assert!(!policy.contains("data:") && !policy.contains("unsafe"), "{policy}");
    assert_eq!(client.ask("GET", "/t/anything", None, None).text, page.text);
    for path in ["/assets/nothing.js", "/index.html/x", "/t/a/b", "/.vite/manifest.json", "/rules"] {
        assert_eq!(client.refused("GET", path, None, None), "no-page", "{path}");
    }
    // Without a page, people are told how to build one.
    let Some(name) = loaded(&page) else {
        assert!(page.text.contains("cargo play"), "{}", page.text);
        return;
    };
    for path in ["/new/imhotep", "/rules/kheops", "/replay", "/about"] {
        assert_eq!(client.ask("GET", path, None, None).text, page.text, "{path}");
    }
    assert_eq!(page.header("cache-control"), Some("no-cache"));
    let part = client.ask("GET", &format!("/assets/{name}"), None, None);
    assert_eq!(part.status, 200);
    assert!(part.header("cache-control").is_some_and(|cache| cache.contains("immutable")));
    assert!(part.header("etag").is_some_and(|mark| mark.starts_with('"')));
    let worker = client.ask("GET", "/sw.js", None, None);
    assert_eq!(worker.header("content-type"), Some("text/javascript; charset=utf-8"));
    assert_eq!(client.ask("GET", "/icon.svg", None, None).header("content-type"), Some("image/svg+xml"));
    let manifest = client.ask("GET", "/manifest.webmanifest", None, None);
    assert_eq!(manifest.header("content-type"), Some("application/manifest+json"));
}

#[test]
fn the_rules_of_every_game_are_there_to_read_in_both_languages() {
    let server = Running::start();
    let mut client = server.client();
    for title in catalog::GAMES {
        let read = |client: &mut crate::common::Client, lang: &str| {
            client.ok("GET", &format!("/api/games/{}/rules?lang={lang}", title.id()), None, None)
        };
        let (en, es) = (read(&mut client, "en"), read(&mut client, "es"));
        let ids = |rules: &Value| -> Vec<String> {
            let sections = rules["sections"].as_array().expect("sections").iter();
            let rules = sections.flat_map(|section| section["rules"].as_array().expect("rules"));
            rules.map(|rule| text(rule, "/id").to_owned()).collect()
        };
        let listed: Vec<&str> = title.rules().iter().map(|rule| rule.id).collect();
        assert_eq!(ids(&en), listed);
        assert_eq!(ids(&es), listed);
        assert_ne!(text(&en, "/sections/0/rules/0/text"), text(&es, "/sections/0/rules/0/text"));
        assert!(!en.to_string().contains("\"text\":\"rule-"), "a rule is not worded");
    }
    let kheops = client.ok("GET", "/api/games/kheops/rules", None, None).to_string();
    assert!(kheops.contains("\"reconstruction\"") && kheops.contains("\"ruling\""));
    assert_eq!(client.refused("GET", "/api/games/chess/rules", None, None), "no-page");
}

/// The record of a game between bots.
fn record(server: &Running, game: &str) -> String {
    let made = server.table(json!({ "game": game, "seats": [bot(), bot()], "public": true }));
    let table = text(&made, "/table");
    let mut client = server.client();
    loop {
        let answer = client.ask("GET", &format!("/api/tables/{table}/record"), None, None);
        if answer.status == 200 {
            return answer.text;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}

#[test]
fn a_record_is_shown_moment_by_moment_and_proves_its_shuffles() {
    let server = Running::start();
    let mut client = server.client();
    for title in catalog::GAMES {
        let record = record(&server, title.id());
        let shown = client.ok("POST", "/api/records?lang=es", None, Some(json!({ "record": record })));
        assert_eq!(text(&shown, "/game"), title.id());
        assert_eq!((&shown["mistake"], &shown["fair"]["proven"]), (&Value::Null, &json!(true)));
        let read: tabletop::Record = record.parse().expect("a record");
        let moments = shown["moments"].as_array().expect("moments");
        assert_eq!(moments.len(), read.plays.len() + 1);
        for (at, moment) in moments.iter().enumerate() {
            assert_eq!(moment["number"], at);
            assert!(moment["view"].is_object() && moment["told"].is_array(), "{moment}");
            assert_eq!(moment["score"].as_array().map(Vec::len), Some(2));
        }
        let last = moments.last().expect("an end");
        assert_eq!(last["deciding"], json!([]));
        assert_eq!(last["score"][0]["total"], shown["result"]["totals"]["A"]);
        assert!(moments.iter().any(|moment| moment["told"][0]["say"].is_string()));
        // Points come from something that can be said in any language.
        let lines = last["score"][0]["lines"].as_array().expect("lines").iter();
        let pieces: Vec<&Value> = lines.flat_map(|line| line["pieces"].as_array().expect("pieces")).collect();
        assert!(!pieces.is_empty());
        for piece in pieces {
            let known = title.texts().en.contains(&format!("\n{} =", text(piece, "/key")));
            assert!(known && piece["args"].is_object() && piece["say"].is_string(), "{piece}");
        }
    }
}

#[test]
fn what_is_wrong_with_a_record_is_told() {
    let server = Running::start();
    let mut client = server.client();
    let record = record(&server, "imhotep");
    let mut show = |record: &str| client.ask("POST", "/api/records", None, Some(json!({ "record": record })));

    // Another seed gives another game: it goes as far as it can, and proves nothing.
    let read: tabletop::Record = record.parse().expect("a record");
    let other = tabletop::Record { seed: tabletop::Seed::new([7; 32]), ..read.clone() };
    let shown = show(&other.to_string()).json();
    assert_eq!(shown["fair"]["proven"], json!(false));
    assert_ne!(text(&shown, "/fair/message/en"), text(&shown, "/fair/message/es"));

    // A play that is not legal ends the moments.
    let mut wrong = read;
    wrong.plays[3].action = "sail 1 nowhere".to_owned();
    let shown = show(&wrong.to_string()).json();
    assert_eq!(shown["moments"].as_array().map(Vec::len), Some(4));
    assert_eq!(shown["mistake"]["line"], wrong.line_of_play(3));
    assert!(text(&shown, "/mistake/message/es").contains("nowhere"));
    assert!(shown["result"].is_null());

    for (record, code) in [
        ("", "bad-record"),
        ("mastaba record 1\ngame chess\n", "bad-record"),
        (&record.replace("game imhotep", "game chess"), "no-game"),
        (&record.replace("market=A", "market=C"), "bad-record"),
    ] {
        let answer = show(record);
        assert_eq!((answer.status, text(&answer.json(), "/code")), (400, code));
    }
}

#[test]
fn a_link_becomes_a_code_for_cameras() {
    let server = Running::start();
    let mut client = server.client();
    let made = client.ok("POST", "/api/codes", None, Some(json!({ "text": "http://127.0.0.1/t/x#y" })));
    let rows = made["rows"].as_array().expect("rows");
    assert!(rows.iter().all(|row| row.as_str().is_some_and(|row| row.len() == rows.len())));
    assert_eq!(client.refused("POST", "/api/codes", None, Some(json!({ "text": "" }))), "bad-text");
}
