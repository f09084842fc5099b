//! What is not the API: health, metrics, the OpenAPI document, and what people see where the page was not built.

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use tabletop::Language;
use utoipa::openapi::OpenApi;

use super::answer::Problem;
use super::{App, games, page};
use crate::speak::speaker;
use crate::table::Code;

/// The pages. The document was made from the routes themselves.
pub(crate) fn routes(document: OpenApi) -> Router<App> {
    let document = document.to_json().expect("the document is plain data");
    let openapi = move || async move { ([(header::CONTENT_TYPE, "application/json")], document) };
    let seen = page::routes().unwrap_or_else(|| {
        Router::new().route("/", get(start)).route("/t/{table}", get(start)).route("/style.css", get(style))
    });
    seen.route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .route("/api/openapi.json", get(openapi))
}

/// Nothing is served there.
pub(crate) async fn nothing(uri: Uri, headers: HeaderMap) -> Response {
    let page = if uri.path().starts_with("/api/") { None } else { page::nowhere(&headers) };
    page.unwrap_or_else(|| Problem::from(Code::NoPage).into_response())
}

/// That method is not served there.
pub(crate) async fn wrong_method() -> Problem {
    Code::NoMethod.into()
}

/// Can this node serve? It can while its store keeps what it is given.
async fn health(State(app): State<App>) -> Response {
    if *app.host.stopping.borrow() {
        (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response()
    } else if app.host.is_ready().await {
        "ok\n".into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer, or keeps nothing\n").into_response()
    }
}

async fn metrics(State(app): State<App>) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.host.metrics.text()).into_response()
}

async fn style() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/css")], include_str!("start.css"))
}

/// Where people arrive while there is no page: what this is, in their language, and how to get the page.
async fn start(headers: HeaderMap) -> Html<String> {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let language = wanted
        .split(',')
        .find_map(|part| part.trim().split(';').next()?.parse().ok())
        .unwrap_or(Language::En);
    let speaker = speaker(None, language);
    let games: String = catalog::GAMES
        .iter()
        .map(|title| format!("<li>{}</li>", escaped(&games::name(*title, language))))
        .collect();
    Html(format!(
        "<!doctype html><html lang=\"{language}\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><link rel=\"stylesheet\" href=\"/style.css\">\
         <title>Mastaba</title><main><h1>Mastaba</h1><p>{}</p><ul>{games}</ul><p>{}</p>\
         <p>{}</p><p><a href=\"/api/openapi.json\">/api/openapi.json</a></p></main></html>",
        escaped(&speaker.word("start-about")),
        escaped(&speaker.word("start-page")),
        escaped(&speaker.word("start-api")),
    ))
}

/// Text as HTML shows it.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
