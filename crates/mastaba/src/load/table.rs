//! One table as its players' devices see it.

use std::rc::Rc;
use std::time::Instant;

use bots::Level;
use hyper::{Method, StatusCode};
use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::{Draw as _, Rng};
use tokio::task::JoinSet;

use super::Failed;
use super::driver::Shared;
use super::events::Events;
use super::line::Line;

/// What people at the table are called.
const NAMES: [&str; 4] = ["Ana", "Luis", "Merit", "Tarik"];

/// A game as the server lists it.
#[derive(Clone, Deserialize)]
pub(super) struct Game {
    id: String,
    seats: Vec<usize>,
}

#[derive(Deserialize)]
struct Games {
    games: Vec<Game>,
}

/// The games that the server offers.
pub(super) async fn games(line: &mut Line) -> Result<Vec<Game>, Failed> {
    let body = line.get("/api/games").await?;
    Ok(serde_json::from_slice::<Games>(&body).map_err(Failed::new)?.games)
}

#[derive(Deserialize)]
struct Made {
    table: String,
    /// A link for each person; bots need none.
    seats: Vec<Option<Link>>,
}

#[derive(Deserialize)]
struct Link {
    token: String,
}

/// Plays one game after the other at tables of this game, for ever.
pub(super) async fn play_on(shared: Rc<Shared>, game: Game, seed: u64) -> Result<(), Failed> {
    let mut seeds = seed;
    loop {
        play_game(&shared, &game, seeds).await?;
        shared.game_ended();
        // A seed that no other table uses.
        seeds = seeds.wrapping_add(1 << 32);
    }
}

/// Makes a table at which the strongest bots play among themselves.
pub(super) async fn let_bots_play(shared: &Shared, game: &Game) -> Result<(), Failed> {
    make_table(shared, game, |_: &str| json!({ "kind": "bot", "bot": Level::Pharaoh.text() })).await.map(drop)
}

async fn make_table(shared: &Shared, game: &Game, seat: impl Fn(&str) -> Value) -> Result<Made, Failed> {
    let people = game.seats.first().copied().unwrap_or(2).min(NAMES.len());
    let seats: Vec<Value> = NAMES[..people].iter().map(|name| seat(name)).collect();
    let wanted = json!({ "game": game.id, "seats": seats }).to_string();
    let (status, body) = {
        let mut line = shared.line().await?;
        line.ask(Method::POST, "/api/tables", None, wanted).await?
    };
    if status != StatusCode::CREATED {
        return Err(Failed::new(format!("no table was made: {status} {}", String::from_utf8_lossy(&body))));
    }
    serde_json::from_slice(&body).map_err(Failed::new)
}

async fn play_game(shared: &Rc<Shared>, game: &Game, seed: u64) -> Result<(), Failed> {
    let made = make_table(shared, game, |name| json!({ "kind": "here", "name": name })).await?;
    let links: Vec<Link> = made.seats.into_iter().flatten().collect();
    let people = links.len();
    let mut devices = JoinSet::new();
    for (number, link) in (0..).zip(links) {
        let body = Line::open(shared.address()).await?.stream("/api/stream", &link.token).await?;
        let path = format!("/api/tables/{}/plays", made.table);
        let rng = Rng::new(seed.wrapping_mul(8).wrapping_add(number));
        let events = Events::new(body);
        devices
            .spawn_local(Device { shared: Rc::clone(shared), path, token: link.token, events, rng }.play());
    }
    shared.table_opened(people);
    while let Some(done) = devices.join_next().await {
        done.map_err(Failed::new)??;
    }
    Ok(())
}

/// One seat's device.
struct Device {
    shared: Rc<Shared>,
    path: String,
    token: String,
    events: Events,
    rng: Rng,
}

impl Device {
    /// Plays until the game is over: whatever is legal, at random.
    async fn play(mut self) -> Result<(), Failed> {
        let mut next = 0;
        loop {
            let drawn = self.rng.below(u32::MAX);
            let told = self.events.next(|now| {
                let action =
                    (!now.legal.is_empty()).then(|| now.legal[drawn as usize % now.legal.len()].get());
                (now.is_over(), now.decision.zip(action.map(str::to_owned)))
            });
            let (over, to_do) = told.await?;
            if over {
                return Ok(());
            }
            // While others decide at the same time, the same decision is told again.
            let Some((decision, action)) = to_do.filter(|(decision, _)| *decision >= next) else { continue };
            next = decision + 1;
            self.post(decision, &action).await?;
        }
    }

    async fn post(&self, decision: u32, action: &str) -> Result<(), Failed> {
        self.shared.turn().await;
        let mut line = self.shared.line().await?;
        let body = format!("{{\"decision\":{decision},\"action\":{action}}}");
        let began = Instant::now();
        let (status, answer) = line.ask(Method::POST, &self.path, Some(&self.token), body).await?;
        self.shared.played(began, status);
        if status.is_success() {
            Ok(())
        } else {
            Err(Failed::new(format!("{action}: {status} {}", String::from_utf8_lossy(&answer))))
        }
    }
}
