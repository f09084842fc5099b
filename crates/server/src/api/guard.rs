//! Around every request: who asks and how often, what is counted, and what browsers are told.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderValue, Version};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::App;
use super::answer::Problem;
use crate::gate::origin;
use crate::metrics::Status;
use crate::serve::{Peer, Visit};
use crate::table::{Code, Refusal};

/// No answer takes longer: a database or a bus that does not answer is not waited for for ever.
const PATIENCE: Duration = Duration::from_secs(45);

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Origin(pub(crate) IpAddr);

/// Nothing but what this server itself serves is ever loaded, run or framed.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, HeaderValue); 6] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    // Links to seats are credentials: nobody is told where a visitor came from.
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ),
];

/// Lets a request in, and sees its answer out.
pub(crate) async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<Peer>>().map(|ConnectInfo(Peer(peer))| peer.ip());
    let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let from = origin(peer, request.headers(), &app.host.config.trusted_proxies);
    let visit = request.extensions().get::<Arc<Visit>>().cloned();
    let shows = request.headers().contains_key(header::AUTHORIZATION);
    let checked = app.gate.request(from).and_then(|()| well_asked(&app, &request));
    let mut response = match checked {
        Ok(()) => {
            request.extensions_mut().insert(Origin(from));
            name_host(&mut request);
            let answer = tokio::time::timeout(PATIENCE, next.run(request)).await;
            answer.unwrap_or_else(|_| Problem::from(Code::Busy).into_response())
        }
        Err(refusal) => Problem(refusal).into_response(),
    };
    // Who has shown what opens something is here, and finds the door open when it is full.
    if shows && response.status().is_success() && visit.is_some_and(|visit| visit.becomes_guest()) {
        app.doors.welcome(peer);
    }
    app.host.metrics.requests.get_or_create(&Status { status: response.status().as_u16() }).inc();
    protect(response.headers_mut());
    response
}

/// A request names one host; and no page of another site makes a visitor's browser do something here.
fn well_asked(app: &App, request: &Request) -> Result<(), Refusal> {
    let headers = request.headers();
    let hosts = headers.get_all(header::HOST).iter().count();
    let must = request.version() == Version::HTTP_11 && request.extensions().get::<Arc<Visit>>().is_some();
    if hosts > 1 || (hosts == 0 && must) {
        return Err(Code::BadRequest.into());
    }
    if request.method().is_safe() {
        return Ok(());
    }
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let is_ours = match (text("sec-fetch-site"), text("origin")) {
        (Some(site), _) => site != "cross-site",
        // Older browsers say where a page is from; programs say nothing.
        (None, Some(origin)) => {
            let host = text("host").or_else(|| request.uri().authority().map(Authority::as_str));
            let at = origin.split_once("://").map(|(_, host)| host);
            let base = app.host.config.base.as_deref().and_then(|base| base.split_once("://"));
            let base = base.map(|(_, rest)| rest.split('/').next().unwrap_or(rest));
            at.is_some() && (at == host || at == base)
        }
        (None, None) => true,
    };
    if is_ours { Ok(()) } else { Err(Code::CrossSite.into()) }
}

/// HTTP/2 names the host in the address alone; links are made of the header.
fn name_host(request: &mut Request) {
    let host = request.uri().authority().and_then(|host| HeaderValue::from_str(host.as_str()).ok());
    if let Some(host) = host {
        request.headers_mut().entry(header::HOST).or_insert(host);
    }
}

fn protect(headers: &mut HeaderMap) {
    // Room for all at once: a map that grows is written anew each time.
    headers.reserve(HEADERS.len() + 1);
    for (name, value) in HEADERS {
        headers.insert(name, value);
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}
