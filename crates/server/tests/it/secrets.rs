//! Every watcher's stream of whole games, byte by byte: what that watcher may know, and nothing else.

use crate::common::{Client, Event, Running, dice, here, seat_token, table_of};
use serde_json::{Value, json};
use tabletop::{Record, Seat, Viewer};

/// A whole game, and everything that was said of it.
struct Listened {
    /// What each watcher was sent.
    heard: Vec<(Viewer, Vec<Event>)>,
    record: Record,
    /// Every credential of the table.
    credentials: Vec<String>,
}

/// Plays a game to its end while every watcher listens.
fn listened_game(server: &Running, game: &str, seed: u64) -> Listened {
    let made = server.table(json!({ "game": game, "seats": [here("Ana"), here("Luis")] }));
    let tokens: Vec<String> = (0..2).map(|seat| seat_token(&made, seat)).collect();
    let spectator = made["spectator"]["token"].as_str().expect("a credential").to_owned();
    let creator = made["creator"]["token"].as_str().expect("a credential").to_owned();
    let watchers = [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Public];
    let credentials = vec![tokens[0].clone(), tokens[1].clone(), spectator, creator];
    let mut streams: Vec<_> = credentials[..3]
        .iter()
        .map(|token| Client::stream(server.address, &[token], None, "?lang=en"))
        .collect();
    let heard = std::thread::scope(|scope| {
        let listeners: Vec<_> = streams
            .iter_mut()
            .map(|stream| scope.spawn(|| stream.until(|event| event.json()["now"]["phase"] == "finished")))
            .collect();
        let (mut client, mut dice) = (server.client(), dice(seed));
        while client.now(&tokens[0])["phase"] == "playing" {
            for token in &tokens {
                let now = client.now(token);
                let Some(legal) = now["legal"].as_array() else { continue };
                let action = &legal[dice(legal.len())];
                client.post(token, "plays", json!({ "decision": now["decision"], "action": action }));
            }
        }
        listeners.into_iter().map(|listener| listener.join().expect("no panic")).collect::<Vec<_>>()
    });
    let path = format!("/api/tables/{}/record", table_of(&tokens[0]));
    let record = server.client().ask("GET", &path, Some(&tokens[0]), None).text.parse().expect("a record");
    Listened { heard: watchers.into_iter().zip(heard).collect(), record, credentials }
}

#[test]
fn a_stream_carries_what_its_watcher_may_know_and_not_a_byte_more() {
    let server = Running::start();
    for title in catalog::GAMES {
        let Listened { heard, record, credentials } = listened_game(&server, title.id(), 11);
        let fair = record.fair.as_ref().expect("a promise");
        let mut forbidden = vec![record.seed.reveal(), tabletop::hex(&fair.secret)];
        for credential in &credentials {
            forbidden.push(credential.split('.').nth(1).expect("a secret").to_owned());
            let token: server::Token = credential.parse().expect("a credential");
            forbidden.push(tabletop::hex(&token.hash().0));
        }
        for (viewer, events) in heard {
            for event in &events {
                let found = forbidden.iter().find(|secret| event.data.contains(*secret));
                assert!(found.is_none(), "{viewer:?} was sent {found:?}");
            }
            let plays: Vec<Value> =
                events.iter().map(Event::json).filter(|event| event["what"]["type"] == "played").collect();
            let told: Vec<&Value> = plays
                .iter()
                .flat_map(|play| play["what"]["told"].as_array().expect("a list"))
                .map(|told| &told["event"])
                .collect();
            let mut views = plays.iter().map(|play| &play["now"]["view"]).peekable();

            // The game once more, from the record, with this watcher's eyes.
            let mut table = title.open_record(&record).expect("a record");
            let mut expected: Vec<Value> = Vec::new();
            for play in &record.plays {
                let told = table.play(play.seat, &play.action).expect("a record");
                let event = |happening: &catalog::Happening| serde_json::from_str(happening.event.get());
                expected.extend(told.to(viewer).map(|happening| event(happening).expect("JSON")));
                let view = table.view(viewer);
                views.next_if(|seen| **seen == view);
            }
            assert_eq!(told, expected.iter().collect::<Vec<_>>(), "{} {viewer:?}", title.id());
            assert_eq!(views.next(), None, "{} {viewer:?}: a view that is not this watcher's", title.id());
            let own = plays.iter().all(|play| {
                let actor = play["what"]["seat"].as_str().expect("a seat");
                play["what"]["action"].is_null() || viewer == Viewer::Seat(actor.parse().expect("a seat"))
            });
            assert!(own, "{} {viewer:?}: an action is its seat's alone", title.id());
            let numbers: Vec<u64> =
                events.iter().filter_map(|event| event.json()["number"].as_u64()).collect();
            assert!(
                numbers.windows(2).all(|pair| pair[1] == pair[0] + 1),
                "no gap tells of something hidden"
            );
        }
    }
}
