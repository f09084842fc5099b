//! The page people see: the files that were built from `web`, as they lie in the program itself.

use std::sync::{Arc, LazyLock};

use axum::Router;
use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get};
use bytes::Bytes;
use rust_embed::{EmbeddedFile, RustEmbed};

use super::App;

/// What was built. Where nothing was, it is empty.
#[derive(RustEmbed)]
#[folder = "../../web/dist/"]
#[allow_missing = true]
struct Built;

/// The page itself; every place in it has an address of its own.
const PAGE: &str = "index.html";
const PLACES: [&str; 6] = ["/", "/t/{table}", "/new/{game}", "/rules/{game}", "/replay", "/about"];
/// Files in here are named after their contents, so that they never change.
const LASTING: &str = "assets/";
/// What a file is packed with, the best first, and how its packed copy ends.
const PACKED: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// The page itself, read once.
static INDEX: LazyLock<Option<Arc<Part>>> = LazyLock::new(|| Part::built(PAGE).map(Arc::new));

/// The page, which says in people's words that nothing is there; none for programs, and where there is no page.
pub(super) fn nowhere(headers: &HeaderMap) -> Option<Response> {
    let accepted = headers.get(ACCEPT).and_then(|kinds| kinds.to_str().ok()).unwrap_or_default();
    let page = INDEX.as_ref().filter(|_| accepted.contains("text/html"))?;
    // What is not there is never known already.
    let mut headers = headers.clone();
    headers.remove(IF_NONE_MATCH);
    let mut response = page.answer(&headers);
    *response.status_mut() = StatusCode::NOT_FOUND;
    Some(response)
}

/// Everything of the page; none, where the program was built without one.
pub(super) fn routes() -> Option<Router<App>> {
    let page = serve(Arc::clone(INDEX.as_ref()?));
    let router = PLACES.iter().fold(Router::new(), |router, place| router.route(place, page.clone()));
    let is_packed = |name: &str| PACKED.iter().any(|(_, end)| name.ends_with(end));
    // What begins with a dot was left by the tools that built the page.
    let files = Built::iter().filter(|name| *name != PAGE && !name.starts_with('.') && !is_packed(name));
    let parts = files.filter_map(|name| Some((format!("/{name}"), Arc::new(Part::built(&name)?))));
    Some(parts.fold(router, |router, (address, part)| router.route(&address, serve(part))))
}

fn serve(part: Arc<Part>) -> MethodRouter<App> {
    get(move |headers: HeaderMap| async move { part.answer(&headers) })
}

/// One file of the page, plain and packed.
struct Part {
    kind: &'static str,
    cache: &'static str,
    /// Changes when the contents do.
    mark: String,
    plain: Bytes,
    packed: Vec<(&'static str, Bytes)>,
}

impl Part {
    fn built(name: &str) -> Option<Self> {
        let bytes = |file: EmbeddedFile| Bytes::from(file.data.into_owned());
        let file = Built::get(name)?;
        let packed = |(encoding, end): (&'static str, &str)| {
            Some((encoding, bytes(Built::get(&format!("{name}{end}"))?)))
        };
        Some(Part {
            kind: kind(name),
            cache: if name.starts_with(LASTING) { "public, max-age=31536000, immutable" } else { "no-cache" },
            mark: tabletop::hex(&file.metadata.sha256_hash()[..12]),
            plain: bytes(file),
            packed: PACKED.into_iter().filter_map(packed).collect(),
        })
    }

    fn answer(&self, headers: &HeaderMap) -> Response {
        let packed = self.packed.iter().find(|(encoding, _)| accepts(headers, encoding));
        let mark = match packed {
            Some((encoding, _)) => format!("\"{}-{encoding}\"", self.mark),
            None => format!("\"{}\"", self.mark),
        };
        let known = headers.get(IF_NONE_MATCH).and_then(|known| known.to_str().ok());
        let is_known = known
            .is_some_and(|known| known.split(',').any(|one| one.trim().trim_start_matches("W/") == mark));
        let mut response = match packed {
            _ if is_known => StatusCode::NOT_MODIFIED.into_response(),
            Some((encoding, bytes)) => ([(CONTENT_ENCODING, *encoding)], bytes.clone()).into_response(),
            None => self.plain.clone().into_response(),
        };
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(self.kind));
        headers.insert(CACHE_CONTROL, HeaderValue::from_static(self.cache));
        headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
        headers.insert(ETAG, HeaderValue::from_str(&mark).expect("digits and letters"));
        response
    }
}

/// Does whoever asks take this encoding?
fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let lists = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        let refused = matches!(weight.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000");
        name.trim().eq_ignore_ascii_case(encoding) && !refused
    })
}

/// The media type of a file, by the end of its name.
fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, end)| end) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        "json" => "application/json",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part() -> Part {
        Part {
            kind: kind("sw.js"),
            cache: "no-cache",
            mark: "abc".to_owned(),
            plain: Bytes::from_static(b"plain"),
            packed: vec![("br", Bytes::from_static(b"b")), ("gzip", Bytes::from_static(b"g"))],
        }
    }

    fn asked(headers: &[(axum::http::HeaderName, &'static str)]) -> Response {
        let headers = headers.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value)));
        part().answer(&headers.collect())
    }

    fn header<'a>(response: &'a Response, name: &str) -> Option<&'a str> {
        response.headers().get(name).and_then(|value| value.to_str().ok())
    }

    #[test]
    fn everybody_gets_what_they_can_unpack() {
        let encoding =
            |accepted| header(&asked(&[(ACCEPT_ENCODING, accepted)]), "content-encoding").map(str::to_owned);
        assert_eq!(encoding("gzip, deflate, br").as_deref(), Some("br"));
        assert_eq!(encoding("gzip;q=0.5, br;q=0").as_deref(), Some("gzip"));
        assert_eq!(encoding("identity"), None);
        assert_eq!(header(&asked(&[]), "content-type"), Some("text/javascript; charset=utf-8"));
    }

    #[test]
    fn what_is_known_is_not_sent_again() {
        assert_eq!(header(&asked(&[(ACCEPT_ENCODING, "br")]), "etag"), Some("\"abc-br\""));
        let again = |known| asked(&[(ACCEPT_ENCODING, "br"), (IF_NONE_MATCH, known)]).status();
        assert_eq!(again("W/\"abc-br\""), StatusCode::NOT_MODIFIED);
        assert_eq!(again("\"xyz\", \"abc-br\""), StatusCode::NOT_MODIFIED);
        assert_eq!(again("\"abc\""), StatusCode::OK, "that was another encoding");
    }
}
