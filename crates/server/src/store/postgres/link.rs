//! A connection that is made anew when it breaks.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use rustls::{ClientConfig, RootCertStore};
use tokio::sync::Mutex;
use tokio::time::timeout;
use tokio_postgres::config::SslMode;
use tokio_postgres::{Client, Config, NoTls};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::statements::Statements;
use super::unavailable;
use crate::store::StoreError;

/// A database that has not let us in after so long is away.
const WELCOME: Duration = Duration::from_secs(5);
/// Nor is one waited for that does not answer; what it was asked may still be done later.
const ANSWER: Duration = Duration::from_secs(12);
/// The database gives up before we do, so that nothing is done after we have said that it was not.
pub(super) const OPTIONS: &str = "-c statement_timeout=10s -c lock_timeout=8s";
/// After a connection could not be made nobody tries again for so long.
const REST: Duration = Duration::from_secs(1);

/// A connection with its prepared statements. Many may use it at once: questions queue up on the wire, and each
/// gets its own answer.
pub(super) struct Session {
    pub(super) client: Client,
    pub(super) statements: Statements,
    /// It did not answer once: the next question gets a connection of its own.
    silent: AtomicBool,
}

impl Session {
    /// What the database answers, if it does in time.
    pub(super) async fn timely<T>(
        &self,
        asked: impl Future<Output = Result<T, tokio_postgres::Error>>,
    ) -> Result<T, StoreError> {
        self.in_time(asked).await?.map_err(unavailable)
    }

    /// The same, for whoever looks at what the database complains of.
    pub(super) async fn in_time<T>(&self, asked: impl Future<Output = T>) -> Result<T, StoreError> {
        timeout(ANSWER, asked).await.map_err(|_| {
            self.silent.store(true, Ordering::Relaxed);
            silence()
        })
    }
}

/// The database does not answer.
fn silence() -> StoreError {
    StoreError::Unavailable("it did not answer in time".to_owned())
}

/// Where to connect to, and the connection if there is one.
pub(super) struct Link {
    config: Config,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    session: Option<Arc<Session>>,
    /// When the last connection could not be made, and why.
    failed: Option<(Instant, StoreError)>,
}

impl Link {
    /// A link that connects when it is first used.
    pub(super) fn new(config: Config) -> Self {
        Link { config, state: Mutex::new(State::default()) }
    }

    /// The connection, made anew if it broke.
    pub(super) async fn session(&self) -> Result<Arc<Session>, StoreError> {
        let mut state = self.state.lock().await;
        let works =
            |session: &&Arc<Session>| !session.client.is_closed() && !session.silent.load(Ordering::Relaxed);
        if let Some(session) = state.session.as_ref().filter(works) {
            return Ok(Arc::clone(session));
        }
        state.session = None;
        // Many may be waiting: they are not all to wait for the same again.
        if let Some((_, problem)) = state.failed.as_ref().filter(|(at, _)| at.elapsed() < REST) {
            return Err(problem.clone());
        }
        match timeout(WELCOME, open(&self.config)).await.unwrap_or_else(|_| Err(silence())) {
            Ok(session) => {
                let session = Arc::new(session);
                *state = State { session: Some(Arc::clone(&session)), failed: None };
                Ok(session)
            }
            Err(problem) => {
                state.failed = Some((Instant::now(), problem.clone()));
                Err(problem)
            }
        }
    }
}

async fn open(config: &Config) -> Result<Session, StoreError> {
    let client = connect(config).await?;
    // What is acknowledged is on disk, whatever the server does for others.
    let durable = "DO $$ BEGIN IF current_setting('synchronous_commit') = 'off'
        THEN PERFORM set_config('synchronous_commit', 'on', false); END IF; END $$";
    client.batch_execute(durable).await.map_err(unavailable)?;
    let statements = Statements::prepare(&client).await.map_err(unavailable)?;
    Ok(Session { client, statements, silent: AtomicBool::new(false) })
}

/// Connects: with TLS if the URL says `sslmode=require`, else without.
pub(super) async fn connect(config: &Config) -> Result<Client, StoreError> {
    match config.get_ssl_mode() {
        // Debian's server has a certificate that nobody vouches for: to prefer TLS would be to fail there.
        SslMode::Disable | SslMode::Prefer => {
            let (client, connection) = config.connect(NoTls).await.map_err(unavailable)?;
            keep(connection);
            Ok(client)
        }
        _ => {
            let (client, connection) = config.connect(trusting_system()?).await.map_err(unavailable)?;
            keep(connection);
            Ok(client)
        }
    }
}

/// TLS with servers that somebody vouches for whom this system trusts; `SSL_CERT_FILE` names others.
fn trusting_system() -> Result<MakeRustlsConnect, StoreError> {
    let mut trusted = RootCertStore::empty();
    trusted.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| StoreError::Unavailable(error.to_string()))?
        .with_root_certificates(trusted)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}

/// Lets a connection do its work until its client is gone.
fn keep(connection: impl Future<Output = Result<(), tokio_postgres::Error>> + Send + 'static) {
    tokio::spawn(async move {
        if let Err(error) = connection.await {
            tracing::warn!(%error, "a connection to PostgreSQL broke");
        }
    });
}
