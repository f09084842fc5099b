//! TLS without a proxy: a certificate and its key, as files hold them.

use std::fmt;
use std::sync::Arc;

use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{ServerConfig, crypto};
use tokio_rustls::TlsAcceptor;

/// What is needed to speak TLS.
pub type Tls = TlsAcceptor;

/// A certificate or key that cannot be used; the reason is for the host.
#[derive(Debug)]
pub struct BadTls(String);

impl fmt::Display for BadTls {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.0)
    }
}

impl std::error::Error for BadTls {}

/// Reads a chain of certificates and its key, both PEM.
///
/// # Errors
/// When they are not PEM, or do not belong together.
pub fn tls(chain: &[u8], key: &[u8]) -> Result<Tls, BadTls> {
    let bad = |error: &dyn fmt::Display| BadTls(error.to_string());
    let chain: Vec<CertificateDer<'static>> =
        CertificateDer::pem_slice_iter(chain).collect::<Result<_, _>>().map_err(|error| bad(&error))?;
    let key = PrivateKeyDer::from_pem_slice(key).map_err(|error| bad(&error))?;
    let provider = Arc::new(crypto::ring::default_provider());
    let mut config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| bad(&error))?
        .with_no_client_auth()
        .with_single_cert(chain, key)
        .map_err(|error| bad(&error))?;
    config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
    Ok(TlsAcceptor::from(Arc::new(config)))
}
