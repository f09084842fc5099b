//! The task that appends. Whatever waits while one batch is on its way goes into the next, so that a hundred
//! writers share one round trip and one wait for the disk.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;

use super::link::{Link, Session};
use super::{statements, unavailable};
use crate::store::{Append, Appended, Chain, StoreError, TableId, Trace};

/// So many entries share a statement at most.
const MOST: usize = 1024;
/// How often a batch is sent that lost against another node's and can simply be tried again.
const TRIES: usize = 3;

/// An entry, and who waits for it.
struct Task {
    append: Append,
    asker: oneshot::Sender<Result<Appended, StoreError>>,
}

/// The appending task, from outside. It ends when this is dropped.
pub(super) struct Writer {
    tasks: mpsc::UnboundedSender<Task>,
}

impl Writer {
    /// Starts the task.
    pub(super) fn start(link: Link) -> Self {
        let (tasks, waiting) = mpsc::unbounded_channel();
        tokio::spawn(run(link, waiting));
        Writer { tasks }
    }

    /// Appends, and answers when it is durable.
    pub(super) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (asker, answer) = oneshot::channel();
        let stopped = || StoreError::Unavailable("the writer has stopped".to_owned());
        self.tasks.send(Task { append, asker }).map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())?
    }
}

async fn run(link: Link, mut waiting: mpsc::UnboundedReceiver<Task>) {
    let mut batch: Vec<Task> = Vec::new();
    loop {
        // What was put off from the last batch does not wait for newcomers.
        if batch.is_empty() && waiting.recv_many(&mut batch, MOST).await == 0 {
            return;
        }
        while batch.len() < MOST
            && let Ok(task) = waiting.try_recv()
        {
            batch.push(task);
        }
        let (now, later) = one_a_table(batch);
        send(&link, now).await;
        batch = later;
    }
}

/// Splits a batch so that its first part has each table once: a statement sees the database as it was when it
/// began, and would not find the entry that another one builds on.
fn one_a_table(batch: Vec<Task>) -> (Vec<Task>, Vec<Task>) {
    let mut seen = HashSet::new();
    batch.into_iter().partition(|task| seen.insert(task.append.table))
}

async fn send(link: &Link, batch: Vec<Task>) {
    let (appends, askers): (Vec<Append>, Vec<_>) =
        batch.into_iter().map(|task| (task.append, task.asker)).unzip();
    let outcome = match link.session().await {
        Ok(session) => store(&session, &appends).await,
        Err(error) => Err(error),
    };
    match outcome {
        Ok(outcomes) => {
            for (append, asker) in appends.iter().zip(askers) {
                let outcome = outcomes.get(&append.table).copied().unwrap_or(Err(Missing));
                // Whoever asked may have gone; what they asked for is done all the same.
                drop(asker.send(outcome.map_err(|Missing| StoreError::NoTable)));
            }
        }
        Err(error) => askers.into_iter().for_each(|asker| drop(asker.send(Err(error.clone())))),
    }
}

/// There is no such table.
#[derive(Clone, Copy)]
struct Missing;

type Outcomes = HashMap<TableId, Result<Appended, Missing>>;

/// Sends a batch, again if PostgreSQL chose it to give way to another node's.
async fn store(session: &Arc<Session>, appends: &[Append]) -> Result<Outcomes, StoreError> {
    let mut tries = 1;
    loop {
        match session.in_time(store_once(session, appends)).await? {
            Err(error) if tries < TRIES && gave_way(&error) => tries += 1,
            outcome => return outcome.map_err(unavailable),
        }
    }
}

fn gave_way(error: &tokio_postgres::Error) -> bool {
    error.code().is_some_and(|code| {
        *code == SqlState::T_R_DEADLOCK_DETECTED || *code == SqlState::T_R_SERIALIZATION_FAILURE
    })
}

async fn store_once(session: &Session, appends: &[Append]) -> Result<Outcomes, tokio_postgres::Error> {
    let columns = Columns::of(appends);
    let rows = session.client.query(&session.statements.append, &columns.parameters()).await?;
    let mut outcomes = Outcomes::with_capacity(rows.len());
    for row in rows {
        let table = statements::id(&row, 0)?;
        let (is_there, is_stored) = (row.try_get(1)?, row.try_get(2)?);
        let outcome = match (is_there, is_stored) {
            (_, true) => Ok(Appended::Stored),
            (true, false) => Ok(Appended::Lost),
            (false, false) => Err(Missing),
        };
        outcomes.insert(table, outcome);
    }
    Ok(outcomes)
}

/// A batch as the arrays that the statement takes, one a column.
#[derive(Default)]
struct Columns<'a> {
    tables: Vec<&'a [u8]>,
    numbers: Vec<i64>,
    moments: Vec<i64>,
    bodies: Vec<&'a str>,
    traces: Vec<Vec<u8>>,
    /// What a first entry is chained to.
    roots: Vec<Vec<u8>>,
    games: Vec<Option<&'a str>>,
    created: Vec<Option<i64>>,
    public: Vec<Option<bool>>,
    finished: Vec<Option<bool>>,
    due: Vec<Option<i64>>,
    touched: Vec<Option<i64>>,
}

impl<'a> Columns<'a> {
    fn of(appends: &'a [Append]) -> Self {
        let mut columns = Columns::default();
        for append in appends {
            let Append { table, number, at, body, header } = append;
            let header = header.as_ref();
            columns.tables.push(table.bytes());
            columns.numbers.push(number.cast_signed());
            columns.moments.push(*at);
            columns.bodies.push(body);
            columns.traces.push(Trace::random().bytes().to_vec());
            columns.roots.push(Chain::of(*table).0.to_vec());
            columns.games.push(header.map(|header| header.game.as_str()));
            columns.created.push(header.map(|header| header.created));
            columns.public.push(header.map(|header| header.public));
            columns.finished.push(header.map(|header| header.finished));
            columns.due.push(header.and_then(|header| header.due));
            columns.touched.push(header.map(|header| header.touched));
        }
        columns
    }

    fn parameters(&self) -> [&(dyn ToSql + Sync); 12] {
        [
            &self.tables,
            &self.numbers,
            &self.moments,
            &self.bodies,
            &self.traces,
            &self.roots,
            &self.games,
            &self.created,
            &self.public,
            &self.finished,
            &self.due,
            &self.touched,
        ]
    }
}
