//! Opens the tables, lets them all be played at once, and measures.

use std::cell::{Cell, RefCell};
use std::net::SocketAddr;
use std::ops::{Deref, DerefMut};
use std::rc::Rc;
use std::time::{Duration, Instant};

use hyper::StatusCode;
use tokio::sync::{Notify, Semaphore, SemaphorePermit, watch};
use tokio::task::{JoinSet, LocalSet};
use tokio::time::{MissedTickBehavior, interval, sleep};

use super::Failed;
use super::line::Line;
use super::process::Process;
use super::table::{games, let_bots_play, play_on};

/// Before anything is measured the tables are played for this long: opening them leaves work behind.
const WARM_UP: Duration = Duration::from_secs(2);
/// How often plays are let go when they come at a rate.
const BEAT: Duration = Duration::from_millis(2);

/// What to do.
pub(super) struct Plan {
    /// Tables open at the same time.
    pub(super) tables: u64,
    /// Tables at which the strongest bots play all the while.
    pub(super) bots: u64,
    /// Connections that posts share: so many are on their way at most.
    pub(super) connections: u64,
    /// Plays a second at most; as many as go without it.
    pub(super) rate: Option<u64>,
    /// How long to measure.
    pub(super) span: Duration,
}

/// What was found.
pub(super) struct Measured {
    pub(super) streams: usize,
    pub(super) span: Duration,
    /// How long each play took to be answered, the shortest first.
    pub(super) latencies: Vec<Duration>,
    pub(super) refused: u64,
    /// Games that came to their end.
    pub(super) ended: u64,
    pub(super) server_cpu: Option<Duration>,
    pub(super) memory: Option<Memory>,
}

/// The server's memory in bytes, before the first table and at the end.
#[derive(Clone, Copy)]
pub(super) struct Memory {
    pub(super) first: u64,
    pub(super) last: u64,
}

/// What all tables share. Everything runs on one thread.
pub(super) struct Shared {
    address: SocketAddr,
    idle: RefCell<Vec<Line>>,
    free: Semaphore,
    /// Each play takes one, where plays come at a rate.
    turns: Option<Semaphore>,
    /// False until all tables are open.
    playing: watch::Sender<bool>,
    opened: Cell<u64>,
    open: Notify,
    streams: Cell<usize>,
    ended: Cell<u64>,
    refused: Cell<u64>,
    /// `None` while nothing is measured.
    latencies: RefCell<Option<Vec<Duration>>>,
}

impl Shared {
    fn new(address: SocketAddr, plan: &Plan) -> Self {
        Shared {
            address,
            idle: RefCell::default(),
            free: Semaphore::new(plan.connections as usize),
            turns: plan.rate.map(|_| Semaphore::new(0)),
            playing: watch::Sender::new(false),
            opened: Cell::new(0),
            open: Notify::new(),
            streams: Cell::new(0),
            ended: Cell::new(0),
            refused: Cell::new(0),
            latencies: RefCell::new(None),
        }
    }

    /// Where the server is.
    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    /// A connection, when one is free.
    pub(super) async fn line(&self) -> Result<Borrowed<'_>, Failed> {
        let permit = self.free.acquire().await.map_err(Failed::new)?;
        let idle = self.idle.borrow_mut().pop();
        let line = match idle {
            Some(line) => line,
            None => Line::open(self.address).await?,
        };
        Ok(Borrowed { shared: self, line: Some(line), _permit: permit })
    }

    /// Waits until a play may be made.
    pub(super) async fn turn(&self) {
        let mut playing = self.playing.subscribe();
        if !*playing.borrow() {
            // The sender lives in `self`.
            let _ = playing.wait_for(|playing| *playing).await;
        }
        if let Some(turns) = &self.turns
            && let Ok(turn) = turns.acquire().await
        {
            turn.forget();
        }
    }

    /// A table is open, with so many streams.
    pub(super) fn table_opened(&self, streams: usize) {
        self.opened.set(self.opened.get() + 1);
        if !*self.playing.borrow() {
            self.streams.set(self.streams.get() + streams);
        }
        self.open.notify_one();
    }

    /// A game came to its end.
    pub(super) fn game_ended(&self) {
        self.ended.set(self.ended.get() + 1);
    }

    /// A play was answered.
    pub(super) fn played(&self, began: Instant, status: StatusCode) {
        if !status.is_success() {
            self.refused.set(self.refused.get() + 1);
        } else if let Some(latencies) = self.latencies.borrow_mut().as_mut() {
            latencies.push(began.elapsed());
        }
    }
}

/// A connection that goes back when it is done with.
pub(super) struct Borrowed<'a> {
    shared: &'a Shared,
    line: Option<Line>,
    _permit: SemaphorePermit<'a>,
}

impl Deref for Borrowed<'_> {
    type Target = Line;

    fn deref(&self) -> &Line {
        self.line.as_ref().expect("it is there until it goes back")
    }
}

impl DerefMut for Borrowed<'_> {
    fn deref_mut(&mut self) -> &mut Line {
        self.line.as_mut().expect("it is there until it goes back")
    }
}

impl Drop for Borrowed<'_> {
    fn drop(&mut self) {
        self.shared.idle.borrow_mut().extend(self.line.take());
    }
}

/// Opens the tables, plays, and measures.
pub(super) async fn drive(
    address: SocketAddr,
    server: Option<Process>,
    plan: &Plan,
) -> Result<Measured, Failed> {
    LocalSet::new().run_until(drive_here(address, server, plan)).await
}

async fn drive_here(address: SocketAddr, server: Option<Process>, plan: &Plan) -> Result<Measured, Failed> {
    let shared = Rc::new(Shared::new(address, plan));
    let games = games(&mut Line::open(address).await?).await?;
    if games.is_empty() {
        return Err(Failed::new("the server has no games"));
    }
    for (_, game) in (0..plan.bots).zip(games.iter().cycle()) {
        let_bots_play(&shared, game).await?;
    }
    let first = server.map(Process::memory).transpose()?;
    let mut tables = JoinSet::new();
    for (number, game) in (0..plan.tables).zip(games.iter().cycle()) {
        tables.spawn_local(play_on(Rc::clone(&shared), game.clone(), number));
    }
    let measuring = async {
        while shared.opened.get() < plan.tables {
            shared.open.notified().await;
        }
        shared.playing.send_replace(true);
        if let Some(rate) = plan.rate {
            tokio::task::spawn_local(let_go(Rc::clone(&shared), rate));
        }
        sleep(WARM_UP).await;
        shared.latencies.replace(Some(Vec::new()));
        let (began, cpu) = (Instant::now(), server.map(Process::cpu).transpose()?);
        sleep(plan.span).await;
        let server_cpu = match (server, cpu) {
            (Some(server), Some(before)) => Some(server.cpu()?.saturating_sub(before)),
            _ => None,
        };
        let span = began.elapsed();
        let mut latencies = shared.latencies.take().unwrap_or_default();
        latencies.sort_unstable();
        let last = server.map(Process::memory).transpose()?;
        Ok(Measured {
            streams: shared.streams.get(),
            span,
            latencies,
            refused: shared.refused.get(),
            ended: shared.ended.get(),
            server_cpu,
            memory: first.zip(last).map(|(first, last)| Memory { first, last }),
        })
    };
    tokio::select! {
        measured = measuring => measured,
        // Tables are played for ever: one that ends has failed.
        Some(failed) = tables.join_next() => Err(match failed {
            Ok(Err(failed)) => failed,
            Ok(Ok(())) => Failed::new("a table stopped"),
            Err(panicked) => Failed::new(panicked),
        }),
    }
}

/// Lets so many plays go each second, evenly.
async fn let_go(shared: Rc<Shared>, rate: u64) {
    let Some(turns) = &shared.turns else { return };
    let began = Instant::now();
    let mut beats = interval(BEAT);
    beats.set_missed_tick_behavior(MissedTickBehavior::Skip);
    let mut gone = 0;
    loop {
        beats.tick().await;
        let due = (began.elapsed().as_secs_f64() * rate as f64) as u64;
        turns.add_permits((due - gone) as usize);
        gone = due;
    }
}
