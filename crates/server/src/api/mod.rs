//! The API: HTTP and JSON, described by an OpenAPI document made from this very code.

mod answer;
mod codes;
mod games;
mod guard;
mod owner;
mod page;
mod pages;
mod play;
mod read;
mod records;
mod rules;
mod seat;
mod stream;
mod tables;
#[cfg(feature = "types")]
mod types;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{ComponentsBuilder, InfoBuilder, OpenApi, OpenApiBuilder};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

#[cfg(feature = "types")]
pub(crate) use types::types;

use crate::gate::Gate;
use crate::host::Host;
use crate::serve::Doors;

/// What every handler works with.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) host: Arc<Host>,
    pub(crate) gate: Arc<Gate>,
    pub(crate) doors: Arc<Doors>,
}

/// Everything that is served.
pub(crate) fn router(app: App) -> Router {
    let (api, document) = described().split_for_parts();
    let body = app.host.config.limits.body;
    Router::new()
        .merge(api)
        .merge(pages::routes(document))
        .fallback(pages::nothing)
        .method_not_allowed_fallback(pages::wrong_method)
        .layer(DefaultBodyLimit::max(body))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}

/// The OpenAPI document, as the server serves it.
pub fn openapi() -> OpenApi {
    described().into_openapi()
}

fn described() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(about())
        .routes(routes!(games::list))
        .routes(routes!(rules::rules))
        .routes(routes!(records::show))
        .routes(routes!(codes::code))
        .routes(routes!(tables::create, tables::lobby))
        .routes(routes!(tables::show, owner::change))
        .routes(routes!(tables::join))
        .routes(routes!(seat::nonce))
        .routes(routes!(play::play))
        .routes(routes!(play::undo))
        .routes(routes!(play::answer_undo))
        .routes(routes!(play::hint))
        .routes(routes!(read::now))
        .routes(routes!(read::me))
        .routes(routes!(read::log))
        .routes(routes!(read::moment))
        .routes(routes!(read::score))
        .routes(routes!(read::why))
        .routes(routes!(read::preview))
        .routes(routes!(read::record))
        .routes(routes!(read::notes, seat::write_notes))
        .routes(routes!(seat::say))
        .routes(routes!(seat::delete))
        .routes(routes!(seat::pass))
        .routes(routes!(seat::take_back))
        .routes(routes!(seat::hand_over))
        .routes(routes!(seat::leave))
        .routes(routes!(seat::resign))
        .routes(routes!(seat::abandon))
        .routes(routes!(seat::pause))
        .routes(routes!(seat::resume))
        .routes(routes!(seat::rename))
        .routes(routes!(tables::rematch))
        .routes(routes!(owner::invite))
        .routes(routes!(owner::kick))
        .routes(routes!(owner::mute))
        .routes(routes!(stream::stream))
}

fn about() -> OpenApi {
    let info = InfoBuilder::new()
        .title("Mastaba")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some("Tables for Egyptian board games. docs/api.md plays a whole game with curl."));
    let mut bearer = Http::new(HttpAuthScheme::Bearer);
    bearer.description = Some(
        "A seat's, spectator's or creator's credential: TABLE.SECRET. A stream takes several, with commas."
            .to_owned(),
    );
    let components = ComponentsBuilder::new().security_scheme("credential", SecurityScheme::Http(bearer));
    OpenApiBuilder::new().info(info.build()).components(Some(components.build())).build()
}
