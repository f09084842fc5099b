//! The buses: within a process, and over a real NATS server.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use server::bus::{Bus, BusError, Local, Nats, Thinker, work};
use server::store::TableId;
use tokio::sync::{Semaphore, broadcast, oneshot};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::ground::NatsServer;

/// Nothing here takes so long, unless it never happens.
const LONG: Duration = Duration::from_secs(60);

/// Answers with its name and the question, and counts what it was asked.
struct Named {
    name: &'static str,
    asked: AtomicUsize,
}

fn named(name: &'static str) -> Arc<Named> {
    Arc::new(Named { name, asked: AtomicUsize::new(0) })
}

#[async_trait]
impl Thinker for Named {
    async fn think(&self, question: Vec<u8>) -> Result<Vec<u8>, BusError> {
        self.asked.fetch_add(1, Ordering::Relaxed);
        match question.as_slice() {
            b"nonsense" => Err(BusError::Refused("nonsense".to_owned())),
            question => Ok([self.name.as_bytes(), b" ", question].concat()),
        }
    }
}

/// A worker, until it is stopped.
struct Worker {
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), BusError>>,
}

impl Worker {
    /// Starts one, and waits until questions reach it.
    async fn start(server: &NatsServer, thinker: Arc<dyn Thinker>, asker: &dyn Bus, name: &str) -> Self {
        let (stop, stopped) = oneshot::channel();
        let url = server.url();
        let task = tokio::spawn(async move {
            work(&url, thinker, async { stopped.await.expect("stopped on purpose") }).await
        });
        let reached = async {
            while !asker.think(b"?".to_vec()).await.is_ok_and(|answer| answer.starts_with(name.as_bytes())) {}
        };
        timeout(LONG, reached).await.expect("a worker that can be reached");
        Worker { stop, task }
    }

    async fn stop(self) -> Result<(), BusError> {
        self.stop.send(()).expect("a worker that works");
        timeout(LONG, self.task).await.expect("a worker that stops").expect("it does not panic")
    }
}

/// The number that is next announced of this table.
async fn heard(listener: &mut broadcast::Receiver<(TableId, u64)>, table: TableId) -> u64 {
    let next = async {
        loop {
            match listener.recv().await.expect("an open bus") {
                (of, number) if of == table => return number,
                // Of another table: said earlier, and still on its way.
                (_, _) => {}
            }
        }
    };
    timeout(LONG, next).await.expect("an announcement")
}

/// Announcements of `teller` are heard by `listener`, in order.
async fn announcements_are_heard(teller: &dyn Bus, listener: &dyn Bus) {
    let mut ears = [listener.listen(), listener.listen()];
    let table = TableId::random();
    for number in [1, 2, u64::MAX] {
        teller.announce(table, number);
    }
    for ear in &mut ears {
        for number in [1, 2, u64::MAX] {
            assert_eq!(heard(ear, table).await, number);
        }
    }
}

#[tokio::test]
async fn a_process_hears_and_asks_itself() {
    let bus = Local::new(named("self"));
    bus.announce(TableId::random(), 1);
    announcements_are_heard(&bus, &bus).await;
    assert_eq!(bus.think(b"what now?".to_vec()).await, Ok(b"self what now?".to_vec()));
    let refused = bus.think(b"nonsense".to_vec()).await;
    assert_eq!(refused, Err(BusError::Refused("nonsense".to_owned())));
}

#[tokio::test]
async fn nodes_hear_each_other_and_themselves() {
    let server = NatsServer::start();
    let here = Nats::connect(&server.url(), named("here")).await.expect("a server");
    let there = Nats::connect(&server.url(), named("there")).await.expect("a server");
    announcements_are_heard(&here, &here).await;
    announcements_are_heard(&here, &there).await;
    announcements_are_heard(&there, &here).await;
}

#[tokio::test]
async fn a_node_thinks_itself_until_there_are_workers() {
    let server = NatsServer::start();
    let node = Nats::connect(&server.url(), named("node")).await.expect("a server");
    assert_eq!(node.think(b"b4?".to_vec()).await, Ok(b"node b4?".to_vec()));
    let worker = Worker::start(&server, named("worker"), &node, "worker").await;
    assert_eq!(node.think(b"b4?".to_vec()).await, Ok(b"worker b4?".to_vec()));
    assert_eq!(worker.stop().await, Ok(()));
    assert_eq!(node.think(b"b4?".to_vec()).await, Ok(b"node b4?".to_vec()));
}

#[tokio::test]
async fn what_a_worker_refuses_the_node_is_asked() {
    let server = NatsServer::start();
    let (mine, theirs) = (named("node"), named("worker"));
    let node = Nats::connect(&server.url(), mine.clone()).await.expect("a server");
    let worker = Worker::start(&server, theirs.clone(), &node, "worker").await;
    let before = (mine.asked.load(Ordering::Relaxed), theirs.asked.load(Ordering::Relaxed));
    let refused = node.think(b"nonsense".to_vec()).await;
    assert_eq!(refused, Err(BusError::Refused("nonsense".to_owned())));
    let after = (mine.asked.load(Ordering::Relaxed), theirs.asked.load(Ordering::Relaxed));
    assert_eq!(after, (before.0 + 1, before.1 + 1));
    assert_eq!(worker.stop().await, Ok(()));
}

#[tokio::test]
async fn workers_share_the_questions() {
    const QUESTIONS: usize = 200;
    let server = NatsServer::start();
    let mine = named("node");
    let node = Nats::connect(&server.url(), mine.clone()).await.expect("a server");
    let thinkers = [named("worker 1"), named("worker 2")];
    let mut workers = Vec::new();
    for thinker in &thinkers {
        workers.push(Worker::start(&server, thinker.clone(), &node, thinker.name).await);
    }
    let asked = || thinkers.iter().map(|thinker| thinker.asked.load(Ordering::Relaxed)).collect::<Vec<_>>();
    let before = asked();
    let node_before = mine.asked.load(Ordering::Relaxed);
    for _ in 0..QUESTIONS {
        node.think(b"b4?".to_vec()).await.expect("an answer");
    }
    let each: Vec<usize> = asked().iter().zip(before).map(|(after, before)| after - before).collect();
    assert_eq!(each.iter().sum::<usize>(), QUESTIONS, "each question is thought about once");
    assert!(each.iter().all(|count| *count > QUESTIONS / 10), "{each:?}");
    assert_eq!(mine.asked.load(Ordering::Relaxed), node_before);
    for worker in workers {
        assert_eq!(worker.stop().await, Ok(()));
    }
}

/// Thinks only when it is let.
struct Held {
    begun: Semaphore,
    may_answer: Semaphore,
}

#[async_trait]
impl Thinker for Held {
    async fn think(&self, question: Vec<u8>) -> Result<Vec<u8>, BusError> {
        if question == b"?" {
            return Ok(b"held".to_vec());
        }
        self.begun.add_permits(1);
        let _permit = self.may_answer.acquire().await.expect("never closed");
        Ok(b"held".to_vec())
    }
}

#[tokio::test]
async fn a_worker_that_stops_answers_first() {
    let server = NatsServer::start();
    let node = Arc::new(Nats::connect(&server.url(), named("node")).await.expect("a server"));
    let thinker = Arc::new(Held { begun: Semaphore::new(0), may_answer: Semaphore::new(0) });
    let worker = Worker::start(&server, thinker.clone(), &*node, "held").await;
    let answer = tokio::spawn({
        let node = Arc::clone(&node);
        async move { node.think(b"take your time".to_vec()).await }
    });
    let begun = timeout(LONG, thinker.begun.acquire()).await.expect("a question").expect("never closed");
    begun.forget();
    worker.stop.send(()).expect("a worker that works");
    // It has left the group: the node is alone again, while the question is still being thought about.
    let left = async { while node.think(b"?".to_vec()).await != Ok(b"node ?".to_vec()) {} };
    timeout(LONG, left).await.expect("a worker that leaves");
    assert!(!worker.task.is_finished());
    thinker.may_answer.add_permits(1);
    assert_eq!(answer.await.expect("no panic"), Ok(b"held".to_vec()));
    assert_eq!(timeout(LONG, worker.task).await.expect("its end").expect("no panic"), Ok(()));
}

#[tokio::test]
async fn a_server_that_was_away_is_found_again() {
    let server = NatsServer::start();
    let port = server.port();
    let here = Nats::connect(&server.url(), named("here")).await.expect("a server");
    let there = Nats::connect(&server.url(), named("there")).await.expect("a server");
    announcements_are_heard(&here, &there).await;
    drop(server);
    // Nobody waits for a bus that is away; a node can think by itself.
    here.announce(TableId::random(), 1);
    let server = NatsServer::start_on(port);
    let mut ear = there.listen();
    let table = TableId::random();
    let heard_again = async {
        loop {
            here.announce(table, 2);
            if let Ok(heard) = timeout(Duration::from_millis(50), ear.recv()).await
                && heard.expect("an open bus") == (table, 2)
            {
                return;
            }
        }
    };
    timeout(LONG, heard_again).await.expect("a bus that works again");
    drop(server);
}

#[tokio::test]
async fn a_server_that_is_not_there_is_an_error() {
    let server = NatsServer::start();
    let url = server.url();
    drop(server);
    let connected = Nats::connect(&url, named("node")).await;
    assert!(matches!(connected, Err(BusError::Unavailable(_))));
    let worked = work(&url, named("worker"), std::future::pending()).await;
    assert!(matches!(worked, Err(BusError::Unavailable(_))));
}
