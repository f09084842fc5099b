//! TLS without a proxy: a certificate of one's own, and nothing in the clear.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::Arc;

use crate::common::{Running, bot, config};
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use serde_json::{Value, json};
use server::Config;

/// A server with a certificate, and what trusts it.
fn secure() -> (Running, RootCertStore) {
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
    let tls = server::tls(made.cert.pem().as_bytes(), made.signing_key.serialize_pem().as_bytes());
    let mut roots = RootCertStore::empty();
    roots.add(made.cert.der().clone()).expect("a root");
    (Running::secure(Config { scheme: "https", ..config() }, tls.expect("they belong together")), roots)
}

fn client(roots: RootCertStore, protocols: &[&[u8]]) -> ClientConnection {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let versions = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let mut config = versions.expect("versions").with_root_certificates(roots).with_no_client_auth();
    config.alpn_protocols = protocols.iter().map(|protocol| protocol.to_vec()).collect();
    let name = ServerName::try_from("localhost").expect("a name");
    ClientConnection::new(Arc::new(config), name).expect("a connection")
}

/// Asks over TLS, and gives the whole answer.
fn ask(server: &Running, roots: RootCertStore, request: &str, body: &Value) -> std::io::Result<String> {
    let socket = TcpStream::connect(server.address)?;
    let mut stream = StreamOwned::new(client(roots, &[b"http/1.1"]), socket);
    let body = body.to_string();
    let head = format!(
        "{request} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: {}",
        body.len()
    );
    stream.write_all(format!("{head}\r\n\r\n{body}").as_bytes())?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}

#[test]
fn whoever_trusts_the_certificate_is_served_and_links_are_secure() {
    let (server, roots) = secure();
    let healthy = ask(&server, roots.clone(), "GET /healthz", &Value::Null).expect("an answer");
    assert!(healthy.starts_with("HTTP/1.1 200") && healthy.ends_with("ok\n"), "{healthy}");
    let wanted = json!({ "game": "kheops", "seats": [{ "kind": "link" }, bot()] });
    let made = ask(&server, roots, "POST /api/tables", &wanted).expect("an answer");
    assert!(made.contains("\"url\":\"https://localhost/t/"), "{made}");
}

#[test]
fn browsers_are_offered_http_2() {
    let (server, roots) = secure();
    let mut connection = client(roots, &[b"h2", b"http/1.1"]);
    let mut socket = TcpStream::connect(server.address).expect("a connection");
    while connection.is_handshaking() {
        connection.complete_io(&mut socket).expect("a greeting");
    }
    assert_eq!(connection.alpn_protocol(), Some(&b"h2"[..]));
}

#[test]
fn nobody_else_gets_a_word() {
    let (server, _) = secure();
    let stranger = ask(&server, RootCertStore::empty(), "GET /healthz", &Value::Null);
    assert!(stranger.is_err(), "{stranger:?}");
    let mut plain = TcpStream::connect(server.address).expect("a connection");
    plain.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").expect("a request");
    let mut answer = Vec::new();
    // However the connection ends, nothing that was asked for came over it.
    let _ = plain.read_to_end(&mut answer);
    assert!(!answer.windows(4).any(|bytes| bytes == b"HTTP"), "{answer:?}");
}

#[test]
fn a_key_of_another_certificate_is_refused() {
    let [one, other] =
        [(), ()].map(|()| rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("one"));
    let (chain, key) = (one.cert.pem(), other.signing_key.serialize_pem());
    assert!(server::tls(chain.as_bytes(), key.as_bytes()).is_err());
    assert!(server::tls(b"nonsense", key.as_bytes()).is_err());
}
