//! Playing: decisions, taking them back, and asking what to do.

use axum::extract::{Path, State};
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};
use std::time::Instant;

use super::App;
use super::answer::{Acted, Body, Problem, ProblemFace, Shown, act, table};
use super::guard::Origin;
use crate::gate::ADVICE;
use crate::host::{Advice, advise};
use crate::table::{Code, Command, TableState, Who};

/// A decision.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct Playing {
    /// The number of the seat's decision, as `now` tells it. The same post again is answered like the first.
    decision: u32,
    /// What to do, in the notation: one of `legal`.
    #[schema(example = "stones")]
    action: String,
}

/// Plays. The answer comes when the play is on disk.
#[utoipa::path(
    post, path = "/api/tables/{table}/plays", request_body = Playing,
    params(("table" = String, Path, description = "The table's id")),
    responses((status = 200, body = Acted), (status = "default", body = ProblemFace)),
    security(("credential" = []))
)]
pub(crate) async fn play(
    State(app): State<App>,
    Path(id): Path<String>,
    shown: Shown,
    Body(playing): Body<Playing>,
) -> Result<Json<Acted>, Problem> {
    let begun = Instant::now();
    let Playing { decision, action } = playing;
    let acted = act(&app, table(&id)?, &shown, Command::Play { decision, action }).await;
    app.host.metrics.play_seconds.observe(begun.elapsed().as_secs_f64());
    acted
}

/// Takes back the seat's last play: at once when nobody learnt anything by it, else when those concerned agree.
#[utoipa::path(
    post, path = "/api/tables/{table}/undo", params(("table" = String, Path, description = "The table's id")),
    responses((status = 200, body = Acted), (status = "default", body = ProblemFace)),
    security(("credential" = []))
)]
pub(crate) async fn undo(
    State(app): State<App>,
    Path(id): Path<String>,
    shown: Shown,
) -> Result<Json<Acted>, Problem> {
    act(&app, table(&id)?, &shown, Command::Undo).await
}

/// An answer to a wish to take something back.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct UndoAnswer {
    /// True to agree. Whoever wished it may say false to think better of it.
    allow: bool,
}

/// Agrees that a seat takes back its last play, or does not.
#[utoipa::path(
    post, path = "/api/tables/{table}/undo/answer", request_body = UndoAnswer,
    params(("table" = String, Path, description = "The table's id")),
    responses((status = 200, body = Acted), (status = "default", body = ProblemFace)),
    security(("credential" = []))
)]
pub(crate) async fn answer_undo(
    State(app): State<App>,
    Path(id): Path<String>,
    shown: Shown,
    Body(answer): Body<UndoAnswer>,
) -> Result<Json<Acted>, Problem> {
    act(&app, table(&id)?, &shown, Command::AnswerUndo { allow: answer.allow }).await
}

/// What the seat might play.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Hint {
    /// The best actions that were found, the best first.
    candidates: Vec<Advice>,
}

/// Asks what to play, from what the seat knows. Everybody sees that it was asked.
#[utoipa::path(
    post, path = "/api/tables/{table}/hint", params(("table" = String, Path, description = "The table's id")),
    responses((status = 200, body = Hint), (status = "default", body = ProblemFace)),
    security(("credential" = []))
)]
pub(crate) async fn hint(
    State(app): State<App>,
    Extension(Origin(from)): Extension<Origin>,
    Path(id): Path<String>,
    shown: Shown,
) -> Result<Json<Hint>, Problem> {
    app.gate.weigh(from, ADVICE)?;
    let id = table(&id)?;
    let hash = shown.hash(id);
    app.host.command(id, hash, Command::Hint).await?;
    let question = |state: &TableState, who: Who| {
        let deciding = state.deciding().iter().find(|seat| who == Who::Seat(*seat));
        deciding.zip(state.record_for_bots()).ok_or_else(|| Code::NotDeciding.into())
    };
    let (seat, record) = app.host.look(id, hash, question).await?;
    Ok(Json(Hint { candidates: advise(&app.host, &record, seat).await? }))
}
