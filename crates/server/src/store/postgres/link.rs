//! A connection that is made anew when it breaks.

use std::sync::Arc;

use rustls::{ClientConfig, RootCertStore};
use tokio::sync::Mutex;
use tokio_postgres::config::SslMode;
use tokio_postgres::{Client, Config, NoTls};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::statements::Statements;
use super::unavailable;
use crate::store::StoreError;

/// A connection with its prepared statements. Many may use it at once: questions queue up on the wire, and each
/// gets its own answer.
pub(super) struct Session {
    pub(super) client: Client,
    pub(super) statements: Statements,
}

/// Where to connect to, and the connection if there is one.
pub(super) struct Link {
    config: Config,
    session: Mutex<Option<Arc<Session>>>,
}

impl Link {
    /// A link that connects when it is first used.
    pub(super) fn new(config: Config) -> Self {
        Link { config, session: Mutex::new(None) }
    }

    /// The connection, made anew if it broke.
    pub(super) async fn session(&self) -> Result<Arc<Session>, StoreError> {
        let mut session = self.session.lock().await;
        if let Some(session) = session.as_ref().filter(|session| !session.client.is_closed()) {
            return Ok(Arc::clone(session));
        }
        let client = connect(&self.config).await?;
        let statements = Statements::prepare(&client).await.map_err(unavailable)?;
        let made = Arc::new(Session { client, statements });
        *session = Some(Arc::clone(&made));
        Ok(made)
    }
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
