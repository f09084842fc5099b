//! People who play at their own tables, at their own pace, and how long they wait for each play.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::client::Client;

/// So many tables, each of two people behind an address of their own.
const TABLES: u8 = 16;
/// The first of their addresses.
const FROM: u8 = 10;
/// Between two plays at a table.
const PACE: Duration = Duration::from_millis(100);

/// What people have waited since it was last looked at.
#[derive(Default)]
pub(crate) struct People(Mutex<Vec<Duration>>);

/// How long people waited, in order.
pub(crate) struct Waits(Vec<Duration>);

impl People {
    pub(crate) fn waits(&self) -> Waits {
        let mut waits = std::mem::take(&mut *self.0.lock().expect("nobody panics"));
        waits.sort_unstable();
        Waits(waits)
    }

    fn waited(&self, time: Duration) {
        self.0.lock().expect("nobody panics").push(time);
    }
}

impl Waits {
    /// Was nearly everybody answered within this? Where nobody was, nobody was in time.
    pub(crate) fn within(&self, time: Duration) -> bool {
        self.part(99).is_some_and(|wait| wait <= time)
    }

    pub(crate) fn told(&self) -> Value {
        let ms = |part| self.part(part).map(|wait| wait.as_secs_f64() * 1_000.0);
        json!({ "plays": self.0.len(), "p50_ms": ms(50), "p99_ms": ms(99), "most_ms": ms(100) })
    }

    /// The wait that so many of a hundred do not exceed.
    fn part(&self, of_a_hundred: usize) -> Option<Duration> {
        let at = (self.0.len() * of_a_hundred).div_ceil(100);
        self.0.get(at.checked_sub(1)?).copied()
    }
}

/// Lets them play until what is given back is dropped.
pub(crate) fn play(server: SocketAddr, people: &Arc<People>) -> JoinSet<()> {
    let mut tables = JoinSet::new();
    for table in 0..TABLES {
        let people = Arc::clone(people);
        tables.spawn(async move {
            // Not all in the same moment.
            tokio::time::sleep(PACE * u32::from(table) / u32::from(TABLES)).await;
            loop {
                let mut client = Client::new(server, FROM + table);
                if game(&mut client, &people).await.is_none() {
                    tokio::time::sleep(PACE).await;
                }
            }
        });
    }
    tables
}

/// One game to its end; none where the server did not do what it should, which counts as the longest wait there is.
async fn game(client: &mut Client, people: &People) -> Option<()> {
    let here = |name: &str| json!({ "kind": "here", "name": name });
    let wanted = json!({ "game": "imhotep", "seats": [here("Ana"), here("Luis")] });
    let (_, made) = client.ask("POST", "/api/tables", None, Some(&wanted)).await?;
    let table = made["table"].as_str()?.to_owned();
    let tokens: Vec<String> =
        (0..2).map(|seat| made["seats"][seat]["token"].as_str().unwrap_or_default().to_owned()).collect();
    loop {
        let mut played = false;
        for token in &tokens {
            let path = format!("/api/tables/{table}/now");
            let now = client.ask("GET", &path, Some(token), None).await.map(|(_, now)| now);
            let Some(now) = now else {
                people.waited(Duration::from_secs(60));
                return None;
            };
            if now["phase"] == "finished" {
                return Some(());
            }
            let Some(action) = now["legal"].get(0) else { continue };
            let body = json!({ "decision": now["decision"], "action": action });
            let began = Instant::now();
            let path = format!("/api/tables/{table}/plays");
            match client.ask("POST", &path, Some(token), Some(&body)).await {
                Some((200, _)) => people.waited(began.elapsed()),
                Some(_) | None => people.waited(Duration::from_secs(60)),
            }
            played = true;
            tokio::time::sleep(PACE).await;
        }
        if !played {
            return None;
        }
    }
}
