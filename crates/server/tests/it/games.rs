//! Whole games of all kinds over the API.

use crate::common::{Running, bot, dice, here, seat_token, table_of};
use serde_json::json;
use tabletop::Record;

/// Plays a game to its end: people by the dice, bots by themselves.
fn play_out(server: &Running, tokens: &[String], seed: u64) {
    let mut client = server.client();
    let mut dice = dice(seed);
    loop {
        let mut moved = false;
        for token in tokens {
            let now = client.now(token);
            if now["phase"] == "finished" {
                return;
            }
            assert_eq!(now["phase"], "playing", "{now}");
            if let Some(legal) = now["legal"].as_array() {
                let action = &legal[dice(legal.len())];
                client.post(token, "plays", json!({ "decision": now["decision"], "action": action }));
                moved = true;
            }
        }
        if !moved {
            // A bot of the house is thinking.
            std::thread::yield_now();
        }
    }
}

#[test]
fn whole_games_of_all_kinds_are_played_and_their_records_prove_themselves() {
    let server = Running::start();
    for title in catalog::GAMES {
        for seats in title.seats() {
            let mut sitting: Vec<_> =
                ["Ana", "Luis", "Merit"][..seats - 1].iter().map(|name| here(name)).collect();
            sitting.push(bot());
            let made = server.table(json!({ "game": title.id(), "seats": sitting }));
            let tokens: Vec<String> = (0..seats - 1).map(|seat| seat_token(&made, seat)).collect();
            play_out(&server, &tokens, seats as u64);
            let path = format!("/api/tables/{}/record", table_of(&tokens[0]));
            let text = server.client().ask("GET", &path, Some(&tokens[0]), None).text;
            let record: Record = text.parse().expect("a record");
            title.resume(&record).expect("it replays, and comes to the same result");
            assert_eq!(record.verify_fair(), Ok(()));
            assert_eq!(record.names[tabletop::Seat::A].as_deref(), Some("Ana"));
            assert_eq!(tabletop::hex(&record.fair.expect("a promise").commitment), made["commitment"]);
        }
    }
}

#[test]
fn tiles_of_ones_own_are_carried_in_the_record_and_in_the_promise() {
    let server = Running::start();
    let tiles = include_str!("../../../../games/kheops/data/tiles.csv");
    let own = tiles.replace("\n50,passage,3,none,", "\n50,room,1,ankh,");
    assert_ne!(own, tiles);
    let mut client = server.client();
    let wanted =
        |material: &str| json!({ "game": "kheops", "seats": [here("Ana"), bot()], "material": material });
    assert_eq!(client.refused("POST", "/api/tables", None, Some(wanted("nonsense"))), "bad-setup");
    let made = server.table(wanted(&own));
    let token = seat_token(&made, 0);
    client.post(&token, "abandon", json!({ "wants": true }));
    let path = format!("/api/tables/{}/record", table_of(&token));
    let mut record: Record = client.ask("GET", &path, Some(&token), None).text.parse().expect("a record");
    assert_eq!(record.verify_fair(), Ok(()));
    let material = record.material.as_mut().expect("it carries the tiles");
    assert!(material.lines.contains(&"50,room,1,ankh,".to_owned()));
    material.lines.pop();
    assert_eq!(record.verify_fair(), Err(tabletop::Unproven::Commitment));
}
