//! Serving: plain or with TLS, until asked to stop, and then without losing anybody.

mod connection;
mod doors;
mod visit;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tower_service::Service as _;

pub(crate) use doors::{Doors, room};
pub(crate) use visit::{Busy, Visit};

use crate::api::{self, App};
use crate::bus::Bus;
use crate::config::{Config, Limits};
use crate::gate::Gate;
use crate::host::{Host, keep};
use crate::store::Store;
use crate::tls::Tls;
use connection::{Connection, Wire};
use doors::Permit;

/// Who has not greeted after this long is not served.
const HANDSHAKE: Duration = Duration::from_secs(10);
/// So long those who are being answered are waited for when the server stops.
const FAREWELL: Duration = Duration::from_millis(1_500);
/// How long nobody is let in after the system had no descriptor for somebody.
const BREATH: Duration = Duration::from_millis(100);
/// A silent HTTP/2 connection is asked this often whether it is still there, and must answer as soon.
const PING: Duration = Duration::from_secs(20);
/// Requests that one HTTP/2 connection may have open: a page's files, a stream, and a few questions.
const TOGETHER: u32 = 64;
/// What one credential takes in a request's head, at the most; and what all the rest takes.
const HEAD_OF_TOKEN: usize = 100;
const HEAD: usize = 16 << 10;

/// A server that is ready to serve.
pub struct Server {
    host: Arc<Host>,
    app: App,
}

impl Server {
    /// A server over a store and a bus.
    pub fn new(store: Arc<dyn Store>, bus: Arc<dyn Bus>, config: Config) -> Self {
        let gate = Arc::new(Gate::new(config.limits));
        let Limits { connections, .. } = config.limits;
        let doors = Doors::new(connections, config.connections, &config.trusted_proxies);
        let host = Arc::new(Host::new(store, bus, config));
        let app = App { host: Arc::clone(&host), gate, doors };
        Server { host, app }
    }
}

/// Everything that the server answers, for tests without a socket and for programs with more to serve.
pub fn app(server: &Server) -> Router {
    api::router(server.app.clone())
}

/// Serves on a listener until `shutdown` is done, then answers those who wait, ends the streams, and returns: within
/// two seconds, whatever anybody is doing.
///
/// # Errors
/// When the store fails for good: then the error is its [`StoreError`](crate::store::StoreError).
pub async fn run(
    listener: TcpListener,
    tls: Option<Tls>,
    server: Server,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let host = Arc::clone(&server.host);
    let keeper = tokio::spawn(keep(Arc::clone(&host)));
    let mut house = House {
        router: app(&server),
        builder: builder(&host.config.limits),
        stopping: host.stopping.subscribe(),
        app: server.app,
        tls,
        visits: JoinSet::new(),
    };
    let served = tokio::select! {
        () = shutdown => Ok(()),
        // Nothing may be acknowledged any more.
        problem = host.store.lost() => Err(io::Error::other(problem)),
        never = house.receive(&listener) => match never {},
    };
    drop(listener);
    // Streams end by themselves; devices come back and resume, here or on another node.
    host.stopping.send_replace(true);
    let farewell = async { while house.visits.join_next().await.is_some() {} };
    let _ = tokio::time::timeout(FAREWELL, farewell).await;
    house.visits.shutdown().await;
    let _ = keeper.await;
    served
}

/// How connections are read: with heads no longer than a request may need.
fn builder(limits: &Limits) -> Builder<TokioExecutor> {
    let head = HEAD + limits.tokens * HEAD_OF_TOKEN;
    let mut builder = Builder::new(TokioExecutor::new());
    builder.http1().max_buf_size(head).header_read_timeout(None);
    builder
        .http2()
        .timer(TokioTimer::new())
        .keep_alive_interval(PING)
        .keep_alive_timeout(PING)
        .max_concurrent_streams(TOGETHER)
        .max_header_list_size(u32::try_from(head).unwrap_or(u32::MAX));
    builder
}

/// Where people are received.
struct House {
    router: Router,
    builder: Builder<TokioExecutor>,
    stopping: watch::Receiver<bool>,
    app: App,
    tls: Option<Tls>,
    visits: JoinSet<()>,
}

/// There is no such value: who promises it never returns.
enum Never {}

impl House {
    async fn receive(&mut self, listener: &TcpListener) -> Never {
        loop {
            let (stream, from) = tokio::select! {
                accepted = listener.accept() => match accepted {
                    Ok(accepted) => accepted,
                    Err(error) => {
                        pause(&error).await;
                        continue;
                    }
                },
                // Lets go of those that have ended.
                Some(_) = self.visits.join_next() => continue,
            };
            // Small messages go out at once; a connection that cannot be hurried is served all the same.
            let _ = stream.set_nodelay(true);
            let Some(permit) = self.app.doors.admit(from.ip()) else {
                self.app.host.metrics.turned_away.inc();
                continue;
            };
            let visit = self.visit(stream, from, permit);
            self.visits.spawn(visit);
        }
    }

    /// Serves one connection to its end. Everybody is greeted at once, so that nobody who dawdles keeps others waiting.
    fn visit(
        &self,
        stream: TcpStream,
        from: SocketAddr,
        permit: Permit,
    ) -> impl Future<Output = ()> + Send + 'static {
        let (tls, router, builder) = (self.tls.clone(), self.router.clone(), self.builder.clone());
        let mut stopping = self.stopping.clone();
        async move {
            let _permit = permit;
            let wire = match tls {
                None => Wire::Plain(stream),
                Some(tls) => match tokio::time::timeout(HANDSHAKE, tls.accept(stream)).await {
                    Ok(Ok(stream)) => Wire::Tls(Box::new(stream)),
                    // Whoever does not speak TLS here simply gets nothing.
                    Ok(Err(_)) | Err(_) => return,
                },
            };
            let visit = Visit::begin();
            let wire = TokioIo::new(Connection::new(wire, Arc::clone(&visit)));
            let service = service_fn(|request: hyper::Request<Incoming>| {
                let busy = visit.busy();
                let request = received(request, from, &visit);
                let mut router = router.clone();
                async move {
                    let answer = router.call(request).await;
                    drop(busy);
                    answer
                }
            });
            let connection = builder.serve_connection(wire, service);
            let mut connection = std::pin::pin!(connection);
            let stopped = async {
                let _ = stopping.wait_for(|stopping| *stopping).await;
            };
            tokio::select! {
                // Whoever breaks off has gone, and nothing is left to say to them.
                _ = connection.as_mut() => return,
                () = visit.idle() => return,
                () = stopped => {}
            }
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

/// A request, with all that is known of where it came from.
fn received(request: hyper::Request<Incoming>, from: SocketAddr, visit: &Arc<Visit>) -> Request {
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(Peer(from)));
    request.extensions_mut().insert(Arc::clone(visit));
    request
}

/// Somebody could not be let in. Who hung up first is no trouble; a system without descriptors needs a moment.
async fn pause(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        tracing::error!(%error, "nobody can be let in");
        tokio::time::sleep(BREATH).await;
    }
}

/// The address at the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);
