//! What the person at a seat may do besides playing.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use serde::{Deserialize, Serialize};

use super::App;
use super::answer::{Acted, Body, Problem, ProblemFace, Shown, act, number, table};
use crate::link::{Link, base, link, picture};
use crate::table::{Code, Command};
use crate::token::{Hash, Token};

/// Declares a request that only says what is to be done.
macro_rules! plain {
    ($(#[$doc:meta])* $name:ident, $path:literal, $command:expr) => {
        $(#[$doc])*
        #[utoipa::path(
            post, path = $path, params(("table" = String, Path, description = "The table's id")),
            responses((status = 200, body = Acted), (status = "default", body = ProblemFace)),
            security(("credential" = []))
        )]
        pub(crate) async fn $name(
            State(app): State<App>,
            Path(id): Path<String>,
            shown: Shown,
        ) -> Result<Json<Acted>, Problem> {
            act(&app, table(&id)?, &shown, $command).await
        }
    };
}

plain! {
    /// Plays the seat again after a bot did.
    take_back, "/api/tables/{table}/take-back", Command::TakeBack
}
plain! {
    /// Leaves the table: the seat is free for somebody else, and the credential is void.
    leave, "/api/tables/{table}/leave", Command::Leave
}
plain! {
    /// Gives up: a bot plays the seat to the end, and the person cannot come back.
    resign, "/api/tables/{table}/resign", Command::Resign
}
plain! {
    /// Pauses the game: nobody's time runs, and no bot plays.
    pause, "/api/tables/{table}/pause", Command::Pause
}
plain! {
    /// Goes on after a pause.
    resume, "/api/tables/{table}/resume", Command::Resume
}

/// Declares a request with a body.
macro_rules! with_body {
    ($(#[$doc:meta])* $method:ident $name:ident, $path:literal, $body:ident ($shape:ty), $command:expr) => {
        $(#[$doc])*
        #[utoipa::path(
            $method, path = $path, request_body = $shape,
            params(("table" = String, Path, description = "The table's id")),
            responses((status = 200, body = Acted), (status = "default", body = ProblemFace)),
            security(("credential" = []))
        )]
        pub(crate) async fn $name(
            State(app): State<App>,
            Path(id): Path<String>,
            shown: Shown,
            Body(body): Body<$body>,
        ) -> Result<Json<Acted>, Problem> {
            let command: Result<Command, Problem> = ($command)(body);
            act(&app, table(&id)?, &shown, command?).await
        }
    };
}

/// What a device adds to the shuffles.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct Nonce {
    /// The 32 bytes whose hash was sent at joining, as hexadecimal digits.
    #[schema(value_type = String, pattern = "^[0-9a-f]{64}$")]
    nonce: Hash,
}

with_body! {
    /// Tells what this device adds to the shuffles, once all have sat down.
    post nonce, "/api/tables/{table}/nonce", Nonce (Nonce), |body: Nonce| Ok(Command::Nonce { nonce: body.nonce.0 })
}

/// A message to the table.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct Message {
    /// 1 to 500 characters.
    #[schema(min_length = 1, max_length = 500)]
    text: String,
}

with_body! {
    /// Writes to the table.
    post say, "/api/tables/{table}/messages", Message (Message), |body: Message| Ok(Command::Say { text: body.text })
}

/// A seat's own notes.
#[derive(Deserialize, Serialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Notes {
    /// Up to 4000 characters.
    #[schema(max_length = 4000)]
    pub(crate) text: String,
}

/// Keeps the person's own notes; nobody else sees them, nor does whoever sits there next.
#[utoipa::path(
    put, path = "/api/tables/{table}/notes", request_body = Notes,
    params(("table" = String, Path, description = "The table's id")),
    responses((status = 200, body = Acted), (status = "default", body = ProblemFace)),
    security(("credential" = []))
)]
pub(crate) async fn write_notes(
    State(app): State<App>,
    Path(id): Path<String>,
    shown: Shown,
    Body(notes): Body<Notes>,
) -> Result<Json<Acted>, Problem> {
    let id = table(&id)?;
    let number = app.host.note(id, shown.hash(id), notes.text).await?;
    Ok(Json(Acted { number }))
}

/// A bot to play on.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct Passing {
    /// Which one; without it, the table's stand-in.
    bot: Option<String>,
}

with_body! {
    /// Lets a bot play the seat for a while.
    post pass, "/api/tables/{table}/pass", Passing (Option<Passing>), |body: Passing| Ok(Command::Pass { bot: body.bot })
}

/// A vote to end the game without a result.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct Abandoning {
    /// False to change one's mind.
    wants: bool,
}

with_body! {
    /// Votes to end the game without a result; it ends when all people at the table want it.
    post abandon, "/api/tables/{table}/abandon", Abandoning (Abandoning),
    |body: Abandoning| Ok(Command::Abandon { wants: body.wants })
}

/// Another name.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct Naming {
    /// 1 to 24 characters, and not like anybody else's at the table.
    #[schema(min_length = 1, max_length = 24)]
    name: String,
}

with_body! {
    /// Changes the person's name.
    post rename, "/api/tables/{table}/name", Naming (Naming), |body: Naming| Ok(Command::Rename { name: body.name })
}

/// Deletes a message: one's own, or as the owner anybody's. The text is gone from the store too.
#[utoipa::path(
    delete, path = "/api/tables/{table}/messages/{message}",
    params(
        ("table" = String, Path, description = "The table's id"),
        ("message" = u32, Path, description = "The message's number")
    ),
    responses((status = 200, body = Acted), (status = "default", body = ProblemFace)),
    security(("credential" = []))
)]
pub(crate) async fn delete(
    State(app): State<App>,
    Path((id, message)): Path<(String, String)>,
    shown: Shown,
) -> Result<Json<Acted>, Problem> {
    let message = number(&message, Code::NoMessage)?;
    act(&app, table(&id)?, &shown, Command::Delete { message }).await
}

/// A seat on its way to another device.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct HandedOver {
    /// The seat's credential from now on; the one that was shown is void.
    link: Link,
    /// The link as an SVG picture that a camera can read.
    picture: Option<String>,
}

/// Moves the seat to another device: gives a new link, and makes the old credential void.
#[utoipa::path(
    post, path = "/api/tables/{table}/move", params(("table" = String, Path, description = "The table's id")),
    responses((status = 200, body = HandedOver), (status = "default", body = ProblemFace)),
    security(("credential" = []))
)]
pub(crate) async fn hand_over(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    shown: Shown,
) -> Result<Json<HandedOver>, Problem> {
    let id = table(&id)?;
    let token = Token::random(id);
    app.host.command(id, shown.hash(id), Command::Move { token: token.hash() }).await?;
    let link = link(&token, &base(&app.host.config, &headers));
    let picture = picture(&link.url);
    Ok(Json(HandedOver { link, picture }))
}
