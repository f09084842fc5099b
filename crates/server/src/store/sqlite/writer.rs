//! The one thread that writes. Whatever waits when it is free goes into one transaction, so that a hundred
//! writers share one wait for the disk. When it is over the thread wakes only the first of them, who wakes the
//! others: to wake somebody from outside the runtime costs a system call, and from inside nothing.

use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::checkpoint::Checkpoint;
use super::unavailable;
use crate::store::StoreError;

/// So many tasks share a transaction at most; more would make the first of them wait too long.
const MOST: usize = 1024;
/// Where this many shared the last transaction, others are about to come.
const BUSY: usize = 3;
/// So long they are waited for. Under load everybody waits for the processor anyway, and fewer transactions leave more
/// of it; a table that is alone waits for nobody.
const COMPANY: Duration = Duration::from_millis(1);

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
}

impl Writer {
    /// Starts the thread; it owns the connection.
    pub(super) fn start(connection: Connection, checkpoint: Checkpoint) -> std::io::Result<Self> {
        let (tasks, waiting) = mpsc::channel();
        let thread = thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || run(&connection, &checkpoint, &waiting))?;
        Ok(Writer { tasks: Some(tasks), thread: Some(thread) })
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

fn run(connection: &Connection, checkpoint: &Checkpoint, waiting: &Receiver<Box<dyn Task>>) {
    let mut shared_by = 0;
    while let Ok(first) = waiting.recv() {
        if shared_by >= BUSY {
            thread::sleep(COMPANY);
        }
        let mut batch = vec![first];
        batch.extend(waiting.try_iter().take(MOST - 1));
        shared_by = batch.len();
        let end = transact(connection, &mut batch).map_err(unavailable);
        let first = batch.swap_remove(0);
        first.answer(end.clone(), Some(Others { tasks: batch, end }));
        checkpoint.after_commit(connection);
    }
}

/// Does everything in one transaction, or nothing.
fn transact(connection: &Connection, batch: &mut [Box<dyn Task>]) -> rusqlite::Result<()> {
    connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
    let end = batch
        .iter_mut()
        .try_for_each(|task| task.work(connection))
        .and_then(|()| connection.prepare_cached("COMMIT")?.execute([]));
    if end.is_err() && !connection.is_autocommit() {
        // If even this fails, the next BEGIN does too, and whoever asks is told.
        drop(connection.execute_batch("ROLLBACK"));
    }
    end.map(|_| ())
}
