//! What the table's owner may do.

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};

use super::App;
use super::answer::{Acted, Body, Problem, ProblemFace, Shown, act, seat, table};
use super::guard::Origin;
use crate::link::{Link, base, link, picture};
use crate::table::{Allows, Command};
use crate::token::Token;

/// What the table is to allow; what is not named stays as it is.
#[derive(Clone, Copy, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct Changes {
    /// The table is shown in the lobby, and everybody may watch.
    public: Option<bool>,
    /// People may write to the table.
    chat: Option<bool>,
    /// People may ask what to play.
    hints: Option<bool>,
}

/// Changes what the table allows. Only the owner may.
#[utoipa::path(
    patch, path = "/api/tables/{table}", request_body = Option<Changes>,
    params(("table" = String, Path, description = "The table's id")),
    responses((status = 200, body = Acted), (status = "default", body = ProblemFace)),
    security(("credential" = []))
)]
pub(crate) async fn change(
    State(app): State<App>,
    Extension(Origin(from)): Extension<Origin>,
    Path(id): Path<String>,
    shown: Shown,
    Body(changes): Body<Changes>,
) -> Result<Json<Acted>, Problem> {
    let id = table(&id)?;
    let before = app.host.look(id, None, |state, _| Ok(state.allows)).await?;
    if changes.public == Some(true) && !before.public {
        app.gate.publish(from)?;
    }
    let allows = Allows {
        public: changes.public.unwrap_or(before.public),
        chat: changes.chat.unwrap_or(before.chat),
        hints: changes.hints.unwrap_or(before.hints),
    };
    act(&app, id, &shown, Command::Change { allows }).await
}

/// A seat that is offered.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Offered {
    /// The link to send: whoever opens it may sit down.
    link: Link,
    /// The link as an SVG picture that a camera can read.
    picture: Option<String>,
}

/// Offers a seat by a new link, also to somebody who lost theirs. Whoever sat there no longer does.
#[utoipa::path(
    post, path = "/api/tables/{table}/seats/{seat}/link",
    params(("table" = String, Path, description = "The table's id"), ("seat" = String, Path, description = "The seat's letter")),
    responses((status = 200, body = Offered), (status = "default", body = ProblemFace)),
    security(("credential" = []))
)]
pub(crate) async fn invite(
    State(app): State<App>,
    Path((id, letter)): Path<(String, String)>,
    headers: HeaderMap,
    shown: Shown,
) -> Result<Json<Offered>, Problem> {
    let (id, seat) = (table(&id)?, seat(&letter)?);
    let token = Token::random(id);
    app.host.command(id, shown.hash(id), Command::Invite { seat, token: token.hash() }).await?;
    let link = link(&token, &base(&app.host.config, &headers));
    let picture = picture(&link.url);
    Ok(Json(Offered { link, picture }))
}

/// Who is to sit there instead.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct Kicking {
    /// A bot; without it the seat is open to whoever comes.
    bot: Option<String>,
}

/// Takes a seat away from whoever sits there.
#[utoipa::path(
    post, path = "/api/tables/{table}/seats/{seat}/kick", request_body = Option<Kicking>,
    params(("table" = String, Path, description = "The table's id"), ("seat" = String, Path, description = "The seat's letter")),
    responses((status = 200, body = Acted), (status = "default", body = ProblemFace)),
    security(("credential" = []))
)]
pub(crate) async fn kick(
    State(app): State<App>,
    Path((id, letter)): Path<(String, String)>,
    shown: Shown,
    Body(kicking): Body<Kicking>,
) -> Result<Json<Acted>, Problem> {
    act(&app, table(&id)?, &shown, Command::Kick { seat: seat(&letter)?, bot: kicking.bot }).await
}

/// May a seat write?
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct Muting {
    /// True: it may not.
    muted: bool,
}

/// Does not let a seat write to the table, or lets it again.
#[utoipa::path(
    post, path = "/api/tables/{table}/seats/{seat}/mute", request_body = Muting,
    params(("table" = String, Path, description = "The table's id"), ("seat" = String, Path, description = "The seat's letter")),
    responses((status = 200, body = Acted), (status = "default", body = ProblemFace)),
    security(("credential" = []))
)]
pub(crate) async fn mute(
    State(app): State<App>,
    Path((id, letter)): Path<(String, String)>,
    shown: Shown,
    Body(muting): Body<Muting>,
) -> Result<Json<Acted>, Problem> {
    act(&app, table(&id)?, &shown, Command::Mute { seat: seat(&letter)?, muted: muting.muted }).await
}
