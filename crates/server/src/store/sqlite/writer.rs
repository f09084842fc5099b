//! The one thread that writes. Whatever waits when it is free goes into one transaction, so that a hundred
//! writers share one wait for the disk. When it is over the thread wakes only the first of them, who wakes the
//! others: to wake somebody from outside the runtime costs a system call, and from inside nothing.

use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::Connection;
use tokio::sync::{oneshot, watch};

use super::checkpoint::Checkpoint;
use super::files::Files;
use super::unavailable;
use crate::store::StoreError;

/// So many tasks share a transaction at most; more would make the first of them wait too long.
const MOST: usize = 1024;
/// Where this many shared the last transaction, others are about to come.
const BUSY: usize = 3;
/// So long they are waited for. Under load everybody waits for the processor anyway, and fewer transactions leave more
/// of it; a table that is alone waits for nobody.
const COMPANY: Duration = Duration::from_millis(1);
/// Where nobody writes, it is looked this often whether the files are still there.
const LOOK: Duration = Duration::from_secs(1);

/// Something to do within a transaction, for somebody who waits for the transaction's end.
trait Task: Send {
    /// Does it.
    fn work(&mut self, connection: &Connection) -> rusqlite::Result<()>;

    /// Tells whoever waits how the transaction ended, and gives them the others who wait for the same end.
    fn answer(self: Box<Self>, end: Result<(), StoreError>, others: Option<Others>);
}

/// Work that has a result.
struct Asked<T, F> {
    work: Option<F>,
    result: Option<T>,
    asker: oneshot::Sender<(Result<T, StoreError>, Option<Others>)>,
}

/// Those who wait for the end of one transaction. They are told when this is dropped, wherever that is: by the
/// first of them, or by the writer if that one has gone.
struct Others {
    tasks: Vec<Box<dyn Task>>,
    end: Result<(), StoreError>,
}

impl Drop for Others {
    fn drop(&mut self) {
        for task in self.tasks.drain(..) {
            task.answer(self.end.clone(), None);
        }
    }
}

impl<T, F> Task for Asked<T, F>
where
    T: Send,
    F: FnOnce(&Connection) -> rusqlite::Result<T> + Send,
{
    fn work(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        let work = self.work.take().expect("a task is done once");
        self.result = Some(work(connection)?);
        Ok(())
    }

    fn answer(self: Box<Self>, end: Result<(), StoreError>, others: Option<Others>) {
        let Asked { result, asker, .. } = *self;
        let result = end.map(|()| result.expect("a transaction ends well only if all its work was done"));
        // Whoever asked may have gone; what they asked for is done all the same.
        drop(asker.send((result, others)));
    }
}

/// The writing thread, from outside.
pub(super) struct Writer {
    /// `None` only while it is being dropped.
    tasks: Option<Sender<Box<dyn Task>>>,
    thread: Option<JoinHandle<()>>,
    /// Why nothing can be kept any more, once that is so.
    lost: watch::Receiver<Option<StoreError>>,
}

impl Writer {
    /// Starts the thread; it owns the connection.
    pub(super) fn start(
        connection: Connection,
        checkpoint: Checkpoint,
        files: Files,
    ) -> std::io::Result<Self> {
        let (tasks, waiting) = mpsc::channel();
        let (lose, lost) = watch::channel(None);
        let thread = thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || run(&connection, &checkpoint, &files, &waiting, &lose))?;
        Ok(Writer { tasks: Some(tasks), thread: Some(thread), lost })
    }

    /// Waits until nothing can be kept any more, and says why.
    pub(super) async fn lost(&self) -> StoreError {
        let mut lost = self.lost.clone();
        let why = lost.wait_for(Option::is_some).await.map(|why| why.clone());
        match why.ok().flatten() {
            Some(why) => why,
            // The writer ended, as it does when the store is closed.
            None => std::future::pending().await,
        }
    }

    /// Does something to the database and answers when it is durable.
    ///
    /// The work must not fail over what it was given, only over the database itself: a failure undoes everything
    /// that shares its transaction.
    pub(super) async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (asker, answer) = oneshot::channel();
        let task = Box::new(Asked { work: Some(work), result: None, asker });
        let stopped = || StoreError::Unavailable("the writer has stopped".to_owned());
        self.tasks.as_ref().ok_or_else(stopped)?.send(task).map_err(|_| stopped())?;
        let (result, others) = answer.await.map_err(|_| stopped())?;
        drop(others);
        result
    }
}

impl Drop for Writer {
    /// Waits until everything that was asked for is written.
    fn drop(&mut self) {
        self.tasks = None;
        if let Some(thread) = self.thread.take() {
            // If it panicked, whoever waited for it has been told.
            drop(thread.join());
        }
    }
}

fn run(
    connection: &Connection,
    checkpoint: &Checkpoint,
    files: &Files,
    waiting: &Receiver<Box<dyn Task>>,
    lose: &watch::Sender<Option<StoreError>>,
) {
    let mut shared_by = 0;
    let end = loop {
        let first = match waiting.recv_timeout(LOOK) {
            Ok(first) => first,
            Err(RecvTimeoutError::Disconnected) => return,
            Err(RecvTimeoutError::Timeout) => match files.check() {
                Ok(()) => continue,
                Err(removed) => break removed,
            },
        };
        if shared_by >= BUSY {
            thread::sleep(COMPANY);
        }
        let mut batch = vec![first];
        batch.extend(waiting.try_iter().take(MOST - 1));
        shared_by = batch.len();
        // Looked at before the commit, and once more before anybody is told that it is done.
        let end = transact(connection, &mut batch, files).and_then(|()| files.check());
        let first = batch.swap_remove(0);
        first.answer(end.clone(), Some(Others { tasks: batch, end: end.clone() }));
        match end {
            Err(removed @ StoreError::Removed(_)) => break removed,
            Ok(()) | Err(_) => checkpoint.after_commit(connection),
        }
    };
    tracing::error!(problem = %end, "nothing can be kept any more");
    lose.send_replace(Some(end.clone()));
    while let Ok(task) = waiting.recv() {
        task.answer(Err(end.clone()), None);
    }
}

/// Does everything in one transaction, or nothing.
fn transact(connection: &Connection, batch: &mut [Box<dyn Task>], files: &Files) -> Result<(), StoreError> {
    connection
        .prepare_cached("BEGIN IMMEDIATE")
        .and_then(|mut begin| begin.execute([]))
        .map_err(unavailable)?;
    let end = batch
        .iter_mut()
        .try_for_each(|task| task.work(connection))
        .map_err(unavailable)
        .and_then(|()| files.check())
        .and_then(|()| commit(connection).map_err(unavailable));
    if end.is_err() && !connection.is_autocommit() {
        // If even this fails, the next BEGIN does too, and whoever asks is told.
        drop(connection.execute_batch("ROLLBACK"));
    }
    end
}

fn commit(connection: &Connection) -> rusqlite::Result<()> {
    connection.prepare_cached("COMMIT")?.execute([]).map(drop)
}
