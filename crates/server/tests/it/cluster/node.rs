//! A node within the test's own process.

use std::net::SocketAddr;
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::Arc;

use async_trait::async_trait;
use server::bus::{self, BusError, Local, Nats, Thinker};
use server::store::{Postgres, Sqlite, Store};
use server::{Config, Server, Sharing, Thinkers};
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::common::Client;

/// Where a node's tables are.
pub(crate) enum Place {
    Postgres(String),
    Sqlite(PathBuf),
}

/// How a node hears of others.
pub(crate) enum Bus {
    Nats(String),
    Alone,
}

/// How a node's own thinker does.
#[derive(Clone, Copy)]
pub(crate) enum Thinking {
    Well,
    Never,
}

/// A node, until it is dropped.
pub(crate) struct Node {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    done: Option<JoinHandle<std::io::Result<()>>>,
    runtime: Option<Runtime>,
}

struct NoThinker;

#[async_trait]
impl Thinker for NoThinker {
    async fn think(&self, _: Vec<u8>) -> Result<Vec<u8>, BusError> {
        Err(BusError::Refused("this one never thinks".to_owned()))
    }
}

fn thinker(thinking: Thinking) -> Arc<dyn Thinker> {
    match thinking {
        Thinking::Well => Arc::new(Thinkers::start(NonZero::<usize>::MIN)),
        Thinking::Never => Arc::new(NoThinker),
    }
}

impl Node {
    /// Starts one on a free port.
    pub(crate) fn start(place: &Place, bus: &Bus, thinking: Thinking) -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
        let runtime = runtime.expect("a runtime");
        let (address, stop, done) = runtime.block_on(async {
            let store: Arc<dyn Store> = match place {
                Place::Postgres(url) => Arc::new(Postgres::connect(url).await.expect("a database")),
                Place::Sqlite(folder) => Arc::new(Sqlite::open(folder).expect("a database")),
            };
            let thinker = thinker(thinking);
            let bus: Arc<dyn bus::Bus> = match bus {
                Bus::Nats(url) => Arc::new(Nats::connect(url, thinker).await.expect("a bus")),
                Bus::Alone => Arc::new(Local::new(thinker)),
            };
            let config = Config { sharing: Sharing::Shared, ..crate::common::config() };
            let server = Server::new(store, bus, config);
            let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
            let address = listener.local_addr().expect("an address");
            let (stop, stopped) = oneshot::channel::<()>();
            let shutdown = async { drop(stopped.await) };
            (address, stop, tokio::spawn(server::run(listener, None, server, shutdown)))
        });
        Node { address, stop: Some(stop), done: Some(done), runtime: Some(runtime) }
    }

    /// Somebody who talks to it.
    pub(crate) fn client(&self) -> Client {
        Client::new(self.address)
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        if let (Some(stop), Some(done), Some(runtime)) =
            (self.stop.take(), self.done.take(), self.runtime.take())
        {
            let _ = stop.send(());
            let served = runtime.block_on(done);
            // A test that failed has said enough.
            if !std::thread::panicking() {
                served.expect("it did not panic").expect("it served");
            }
            runtime.shutdown_background();
        }
    }
}

/// A worker, until it is dropped.
pub(crate) struct Working {
    _runtime: Runtime,
}

/// Starts a worker that thinks well.
pub(crate) fn worker(nats: &str) -> Working {
    let runtime = Runtime::new().expect("a runtime");
    let url = nats.to_owned();
    runtime.spawn(async move { bus::work(&url, thinker(Thinking::Well), std::future::pending()).await });
    Working { _runtime: runtime }
}
