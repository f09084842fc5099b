//! Serving: plain or with TLS, until asked to stop, and then without losing anybody.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, oneshot};
use tokio_rustls::server::TlsStream;

use crate::api::{self, App};
use crate::bus::Bus;
use crate::config::Config;
use crate::gate::Gate;
use crate::host::{Host, keep};
use crate::store::Store;
use crate::tls::Tls;

/// Who has not greeted after this long is not served.
const HANDSHAKE: Duration = Duration::from_secs(10);
/// So long those who are being answered are waited for.
const FAREWELL: Duration = Duration::from_secs(10);

/// A server that is ready to serve.
pub struct Server {
    host: Arc<Host>,
    app: App,
}

impl Server {
    /// A server over a store and a bus.
    pub fn new(store: Arc<dyn Store>, bus: Arc<dyn Bus>, config: Config) -> Self {
        let gate = Arc::new(Gate::new(config.limits));
        let host = Arc::new(Host::new(store, bus, config));
        let app = App { host: Arc::clone(&host), gate };
        Server { host, app }
    }
}

/// Everything that the server answers, for tests without a socket and for programs with more to serve.
pub fn app(server: &Server) -> Router {
    api::router(server.app.clone())
}

/// Serves on a listener until `shutdown` is done, then answers those who wait, ends the streams, and returns.
///
/// # Errors
/// When the listener fails for good; or the store does, and then the error is its [`StoreError`](crate::store::StoreError).
pub async fn run(
    listener: TcpListener,
    tls: Option<Tls>,
    server: Server,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let router = app(&server).into_make_service_with_connect_info::<Peer>();
    let host = server.host;
    let keeper = tokio::spawn(keep(Arc::clone(&host)));
    let doors = Doors::open(listener, tls);
    let (lose, lost) = oneshot::channel();
    let stop = {
        let host = Arc::clone(&host);
        async move {
            tokio::select! {
                () = shutdown => {}
                // Nothing may be acknowledged any more.
                problem = host.store.lost() => drop(lose.send(problem)),
            }
            // Streams end by themselves; devices come back and resume, here or on another node.
            host.stopping.send_replace(true);
        }
    };
    let mut stopped = host.stopping.subscribe();
    let farewell = async move {
        let _ = stopped.wait_for(|stopping| *stopping).await;
        tokio::time::sleep(FAREWELL).await;
    };
    let serve = axum::serve(doors, router).with_graceful_shutdown(stop);
    let served = tokio::select! {
        served = async { serve.await } => served,
        () = farewell => Ok(()),
    };
    let _ = keeper.await;
    match lost.await {
        Ok(problem) => Err(io::Error::other(problem)),
        Err(_) => served,
    }
}

/// The address at the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

impl Connected<IncomingStream<'_, Doors>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Doors>) -> Self {
        Peer(*stream.remote_addr())
    }
}

/// Where connections come in, with or without TLS.
pub(crate) enum Doors {
    Plain(TcpListener),
    Tls { greeted: mpsc::Receiver<(TlsStream<TcpStream>, SocketAddr)>, at: SocketAddr },
}

impl Doors {
    fn open(listener: TcpListener, tls: Option<Tls>) -> Self {
        let Some(tls) = tls else { return Doors::Plain(listener) };
        let at = listener.local_addr().unwrap_or_else(|_| ([0, 0, 0, 0], 0).into());
        let (sender, greeted) = mpsc::channel(64);
        tokio::spawn(greet(listener, tls, sender));
        Doors::Tls { greeted, at }
    }
}

/// Greets everybody at once, so that nobody who dawdles keeps others waiting.
async fn greet(
    mut listener: TcpListener,
    tls: Tls,
    greeted: mpsc::Sender<(TlsStream<TcpStream>, SocketAddr)>,
) {
    loop {
        let (stream, from) = tokio::select! {
            connection = Listener::accept(&mut listener) => connection,
            () = greeted.closed() => return,
        };
        hurry(&stream);
        let (tls, greeted) = (tls.clone(), greeted.clone());
        tokio::spawn(async move {
            // Whoever does not speak TLS here simply gets nothing.
            if let Ok(Ok(stream)) = tokio::time::timeout(HANDSHAKE, tls.accept(stream)).await {
                let _ = greeted.send((stream, from)).await;
            }
        });
    }
}

impl Listener for Doors {
    type Io = Connection;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Connection, SocketAddr) {
        match self {
            Doors::Plain(listener) => {
                let (stream, from) = Listener::accept(listener).await;
                hurry(&stream);
                (Connection::Plain(stream), from)
            }
            Doors::Tls { greeted, .. } => match greeted.recv().await {
                Some((stream, from)) => (Connection::Tls(Box::new(stream)), from),
                None => std::future::pending().await,
            },
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        match self {
            Doors::Plain(listener) => listener.local_addr(),
            Doors::Tls { at, .. } => Ok(*at),
        }
    }
}

/// Small messages go out at once.
fn hurry(stream: &TcpStream) {
    if let Err(problem) = stream.set_nodelay(true) {
        tracing::debug!(%problem, "a connection cannot be hurried");
    }
}

/// A connection, with or without TLS.
pub(crate) enum Connection {
    Plain(TcpStream),
    Tls(Box<TlsStream<TcpStream>>),
}

impl AsyncRead for Connection {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Connection::Plain(stream) => Pin::new(stream).poll_read(context, buffer),
            Connection::Tls(stream) => Pin::new(stream).poll_read(context, buffer),
        }
    }
}

impl AsyncWrite for Connection {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        match self.get_mut() {
            Connection::Plain(stream) => Pin::new(stream).poll_write(context, bytes),
            Connection::Tls(stream) => Pin::new(stream).poll_write(context, bytes),
        }
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        match self.get_mut() {
            Connection::Plain(stream) => Pin::new(stream).poll_write_vectored(context, bytes),
            Connection::Tls(stream) => Pin::new(stream).poll_write_vectored(context, bytes),
        }
    }

    fn is_write_vectored(&self) -> bool {
        match self {
            Connection::Plain(stream) => stream.is_write_vectored(),
            Connection::Tls(stream) => stream.is_write_vectored(),
        }
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Connection::Plain(stream) => Pin::new(stream).poll_flush(context),
            Connection::Tls(stream) => Pin::new(stream).poll_flush(context),
        }
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Connection::Plain(stream) => Pin::new(stream).poll_shutdown(context),
            Connection::Tls(stream) => Pin::new(stream).poll_shutdown(context),
        }
    }
}
