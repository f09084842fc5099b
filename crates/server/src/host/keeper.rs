//! What is done without being asked: clocks of sleeping tables, news from other nodes, and tables that nobody
//! needs any more.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::broadcast::error::RecvError;
use tokio::time::{MissedTickBehavior, interval};

use super::{Ask, Host, now};
use crate::config::Sharing;
use crate::store::StoreError;

/// How often sleeping tables' clocks are looked at.
const CLOCKS: Duration = Duration::from_secs(1);
/// Announcements may be lost: so often the logs' ends are compared.
const ENDS: Duration = Duration::from_secs(2);
/// How often tables are looked for that nobody needs any more.
const PURGE: Duration = Duration::from_secs(60 * 60);
/// So many tables are handled at a time.
const BATCH: usize = 200;

/// Keeps the house until the server stops.
pub(crate) async fn keep(host: Arc<Host>) {
    let mut stopping = host.stopping.subscribe();
    tokio::select! {
        _ = stopping.wait_for(|stopping| *stopping) => {}
        () = clocks(&host) => {}
        () = purges(&host) => {}
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
            Err(problem) => complain(&problem),
        }
    }
}

async fn purges(host: &Arc<Host>) {
    let mut ticks = ticks(PURGE);
    loop {
        ticks.tick().await;
        if let Err(problem) = purge(host).await {
            complain(&problem);
        }
    }
}

/// Deletes tables for good that nobody has touched for as long as the host keeps them.
async fn purge(host: &Arc<Host>) -> Result<(), StoreError> {
    let keep = i64::try_from(host.config.keep.as_millis()).unwrap_or(i64::MAX);
    loop {
        let idle = host.store.idle(now().saturating_sub(keep), BATCH).await?;
        for (table, _) in &idle {
            host.store.purge(*table).await?;
            // An awake one finds that its log is gone.
            host.heard(*table, u64::MAX);
        }
        if idle.len() < BATCH {
            return Ok(());
        }
        tracing::info!(tables = idle.len(), "deleted tables that nobody has touched for long");
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
                Err(problem) => complain(&problem),
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

fn complain(problem: &StoreError) {
    tracing::error!(%problem, "the store failed");
}
