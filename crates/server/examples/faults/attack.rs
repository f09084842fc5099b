//! What one stranger can do from one address: write as fast as it goes, look at the past of the same tables in parallel,
//! resume streams from their beginning, and hold connections that say nothing.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::task::JoinSet;

use super::client::Client;

/// The stranger's address.
const FROM: u8 = 2;
/// Those who write, each at a table of their own.
const WRITERS: usize = 8;
/// Those who look at the past of the first writer's table.
const READERS: u64 = 40;
/// Connections that send one letter a second.
const SLOW: usize = 100;

/// What came of it.
#[derive(Default)]
pub(crate) struct Attack {
    done: AtomicU64,
    refused: AtomicU64,
    hung_up: AtomicU64,
}

impl Attack {
    pub(crate) fn told(&self) -> Value {
        let count = |of: &AtomicU64| of.load(Ordering::Relaxed);
        json!({ "done": count(&self.done), "refused": count(&self.refused), "hung_up": count(&self.hung_up) })
    }

    async fn ask(
        &self,
        client: &mut Client,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: Option<&Value>,
    ) -> Option<Value> {
        match client.ask(method, path, token, body).await {
            Some((200..300, answer)) => {
                self.done.fetch_add(1, Ordering::Relaxed);
                Some(answer)
            }
            Some(_) => {
                self.refused.fetch_add(1, Ordering::Relaxed);
                // Whoever is refused tries again, but leaves this machine to the others for a moment.
                tokio::time::sleep(Duration::from_millis(5)).await;
                None
            }
            None => {
                self.hung_up.fetch_add(1, Ordering::Relaxed);
                tokio::time::sleep(Duration::from_millis(50)).await;
                None
            }
        }
    }
}

/// Attacks until what is given back is dropped.
pub(crate) fn begin(server: SocketAddr, attack: &Arc<Attack>) -> JoinSet<()> {
    let mut all = JoinSet::new();
    for _ in 0..WRITERS {
        all.spawn(write(server, Arc::clone(attack)));
    }
    all.spawn(look(server, Arc::clone(attack)));
    for _ in 0..SLOW {
        all.spawn(dawdle(server));
    }
    all
}

/// A table with two seats of the stranger's: its id, and their credentials.
async fn table(client: &mut Client, attack: &Attack) -> Option<(String, [String; 2])> {
    let here = |name: &str| json!({ "kind": "here", "name": name });
    let wanted = json!({ "game": "cleopatra", "seats": [here("Eva"), here("Omar")] });
    let made = attack.ask(client, "POST", "/api/tables", None, Some(&wanted)).await?;
    let token = |seat: usize| made["seats"][seat]["token"].as_str().map(str::to_owned);
    Some((made["table"].as_str()?.to_owned(), [token(0)?, token(1)?]))
}

async fn write(server: SocketAddr, attack: Arc<Attack>) {
    let mut client = Client::new(server, FROM);
    let Some((table, tokens)) = table(&mut client, &attack).await else { return };
    let long = "𓂀".repeat(500);
    let notes = json!({ "text": "𓂀".repeat(4_000) });
    for round in 0_u64.. {
        let token = Some(tokens[0].as_str());
        let path = |what: &str| format!("/api/tables/{table}/{what}");
        attack.ask(&mut client, "PUT", &path("notes"), token, Some(&notes)).await;
        attack.ask(&mut client, "POST", &path("messages"), token, Some(&json!({ "text": long }))).await;
        let name = json!({ "name": format!("Eva {round}") });
        attack.ask(&mut client, "POST", &path("name"), token, Some(&name)).await;
        attack.ask(&mut client, "POST", &path("pause"), token, None).await;
        attack.ask(&mut client, "POST", &path("resume"), token, None).await;
    }
}

async fn look(server: SocketAddr, attack: Arc<Attack>) {
    let mut client = Client::new(server, FROM);
    let Some((table, tokens)) = table(&mut client, &attack).await else { return };
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let notes = json!({ "text": "𓂀".repeat(4_000) });
    for round in 0_u64..400 {
        let name = json!({ "name": format!("Eva {round}") });
        attack.ask(&mut client, "POST", &path("name"), Some(&tokens[0]), Some(&name)).await;
        attack.ask(&mut client, "PUT", &path("notes"), Some(&tokens[0]), Some(&notes)).await;
    }
    let mut readers = JoinSet::new();
    for reader in 0..READERS {
        let (attack, table, tokens) = (Arc::clone(&attack), table.clone(), tokens.clone());
        readers.spawn(async move {
            let mut client = Client::new(server, FROM);
            for round in reader.. {
                let number = 4 + round % 300;
                let what = match round % 4 {
                    0 => "log".to_owned(),
                    1 => format!("moments/{number}"),
                    2 => format!("score?at={number}"),
                    _ => {
                        resume(server, &table, &tokens[0]).await;
                        continue;
                    }
                };
                attack
                    .ask(&mut client, "GET", &format!("/api/tables/{table}/{what}"), Some(&tokens[0]), None)
                    .await;
            }
        });
    }
    while readers.join_next().await.is_some() {}
}

/// Resumes a stream from its beginning, and goes when something of it has come.
async fn resume(server: SocketAddr, table: &str, token: &str) {
    let Ok(mut stream) = Client::connect(server, FROM).await else { return };
    let head = format!("GET /api/stream HTTP/1.1\r\nHost: faults\r\nAuthorization: Bearer {token}\r\n");
    let head = format!("{head}Last-Event-ID: {}A=4\r\n\r\n", &table[..8]);
    if stream.write_all(head.as_bytes()).await.is_ok() {
        // Whatever comes will do.
        let _ = stream.read(&mut [0; 65_536]).await;
    }
}

/// A request that never becomes one.
async fn dawdle(server: SocketAddr) {
    loop {
        if let Ok(mut stream) = Client::connect(server, FROM).await {
            for letter in
                b"GET /healthz HTTP/1.1\r\nHost: faults\r\nX: ".iter().chain(std::iter::repeat(&b'x'))
            {
                if stream.write_all(&[*letter]).await.is_err() {
                    break;
                }
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}
