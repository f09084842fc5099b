//! What is done without being asked: clocks of sleeping tables, news from other nodes, and tables that nobody
//! needs any more.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::broadcast::error::RecvError;
use tokio::time::{MissedTickBehavior, interval};

use super::{Ask, Host, complain, now};
use crate::config::Sharing;
use crate::store::{DATES, Swept, sweep};

/// How often sleeping tables' clocks are looked at.
const CLOCKS: Duration = Duration::from_secs(1);
/// Announcements may be lost: so often the logs' ends are compared.
const ENDS: Duration = Duration::from_secs(2);
/// How often tables are looked for that nobody needs any more.
const SWEEP: Duration = Duration::from_secs(60 * 60);
/// How often tables are looked for whose time is ahead of the clock.
const AHEAD: Duration = Duration::from_secs(60);
/// Clocks of several nodes differ by less, in milliseconds.
pub(super) const SKEW: i64 = 5_000;
/// So many tables are handled at a time.
const BATCH: usize = 200;

/// Keeps the house until the server stops.
pub(crate) async fn keep(host: Arc<Host>) {
    let mut stopping = host.stopping.subscribe();
    tokio::select! {
        _ = stopping.wait_for(|stopping| *stopping) => {}
        () = clocks(&host) => {}
        () = stopped_clocks(&host) => {}
        () = sweeps(&host) => {}
        () = compare_ends(&host) => {}
        () = listen(&host) => {}
    }
}

/// Wakes sleeping tables whose clock is due; an awake one looks at its own.
async fn clocks(host: &Arc<Host>) {
    let mut ticks = ticks(CLOCKS);
    loop {
        ticks.tick().await;
        match host.store.due(now(), BATCH).await {
            Ok(tables) => {
                for table in tables.into_iter().filter(|table| !host.is_awake(*table)) {
                    // Waking is enough: the table sees that its clock is due, and asks who is to handle it.
                    let _ = host.wake(table).asks.try_send(Ask::Heard { number: 0 });
                }
            }
            Err(problem) => complain(None, &problem),
        }
    }
}

/// Has a clock been set back? Then the time of tables with a running clock goes on from where it was, which they
/// can see to themselves once they are awake.
async fn stopped_clocks(host: &Arc<Host>) {
    let mut ticks = ticks(AHEAD);
    loop {
        ticks.tick().await;
        match host.store.ahead(now() + SKEW).await {
            Ok(tables) => {
                for table in tables.into_iter().filter(|table| !host.is_awake(*table)) {
                    let _ = host.wake(table).asks.try_send(Ask::Heard { number: 0 });
                }
            }
            Err(problem) => complain(None, &problem),
        }
    }
}

async fn sweeps(host: &Arc<Host>) {
    let mut ticks = ticks(SWEEP);
    loop {
        ticks.tick().await;
        match sweep(&*host.store, now(), host.config.keep).await {
            Ok(swept) => tell(host, &swept),
            Err(problem) => complain(None, &problem),
        }
    }
}

/// Tells the log what a sweep did, and awake tables that they are gone.
fn tell(host: &Arc<Host>, swept: &Swept) {
    if let Some(days) = swept.leapt {
        tracing::warn!(
            days,
            "so many days have passed since tables were last looked through: nothing is marked or deleted now. \
             Is the clock right?"
        );
    }
    if swept.marked > 0 {
        let (tables, days) = (swept.marked, DATES);
        tracing::warn!(
            tables,
            days,
            "marked tables that nobody has touched for long; they will be deleted after so many days. \
             `mastaba marked` lists them and takes marks back"
        );
    }
    if swept.taken_back > 0 {
        tracing::warn!(tables = swept.taken_back, "tables are not marked to be deleted any more");
    }
    if !swept.deleted.is_empty() {
        tracing::warn!(tables = swept.deleted.len(), "deleted tables that nobody has touched for long");
    }
    for table in &swept.deleted {
        host.heard(*table, u64::MAX);
    }
}

/// Compares the ends of the logs of awake tables with what is stored.
async fn compare_ends(host: &Arc<Host>) {
    if host.config.sharing == Sharing::Alone {
        return std::future::pending().await;
    }
    let mut ticks = ticks(ENDS);
    loop {
        ticks.tick().await;
        for tables in host.awake().chunks(BATCH) {
            match host.store.ends(tables).await {
                Ok(ends) => ends.into_iter().for_each(|(table, end)| host.heard(table, end)),
                Err(problem) => complain(None, &problem),
            }
        }
    }
}

/// Passes on what other nodes announce.
async fn listen(host: &Arc<Host>) {
    if host.config.sharing == Sharing::Alone {
        return std::future::pending().await;
    }
    let mut news = host.bus.listen();
    loop {
        match news.recv().await {
            Ok((table, number)) => host.heard(table, number),
            // What was missed is found when the ends are compared.
            Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => return std::future::pending().await,
        }
    }
}

fn ticks(every: Duration) -> tokio::time::Interval {
    let mut ticks = interval(every);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    ticks
}
