//! One stranger attacks a server with its usual limits, from one address, while people at other tables play from theirs.
//! Prints as JSON how long they waited and how much memory the server took, and ends with 1 if that is more than is
//! promised in docs/quality.md. `cargo deep faults` builds the program and runs this; it takes no longer than it says.
//!
//! ```sh
//! cargo run --release --package server --example faults -- target/release/mastaba 20
//! ```

mod attack;
mod client;
mod people;
mod process;

use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;

use attack::Attack;
use people::People;
use process::Serving;

/// 99 of 100 plays are answered within this.
const PATIENCE: Duration = Duration::from_millis(50);
/// The server takes no more memory.
const MEMORY: u64 = 256 << 20;
/// How long people play before anybody attacks.
const CALM: Duration = Duration::from_secs(5);
/// How long the attack lasts where nobody says.
const SECONDS: u64 = 20;

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let program = arguments.next().expect("the program's path");
    let seconds = arguments.next().map_or(SECONDS, |text| text.parse().expect("a number of seconds"));
    let server = Serving::start(&program);
    let people = Arc::new(People::default());
    let playing = people::play(server.address, &people);
    let memory = tokio::spawn(process::most_memory(server.id()));

    tokio::time::sleep(CALM).await;
    let calm = people.waits();
    let attack = Arc::new(Attack::default());
    let began = Instant::now();
    let attacking = attack::begin(server.address, &attack);
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    let attacked = people.waits();
    drop((attacking, playing));
    memory.abort();
    let most = process::most();

    let kept = attacked.within(PATIENCE) && most <= MEMORY;
    let told = json!({
        "seconds": began.elapsed().as_secs_f64(),
        "calm": calm.told(),
        "attacked": attacked.told(),
        "attack": attack.told(),
        "rss_bytes_most": most,
        "promised": { "p99_ms": PATIENCE.as_millis() as u64, "rss_bytes": MEMORY },
        "kept": kept,
    });
    println!("{told:#}");
    if kept { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
