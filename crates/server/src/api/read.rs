//! Reading a table: now, at any earlier moment, and what might be. All of it from what the asker may know.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::{Language, Rng, Seat, Viewer};

use super::App;
use super::answer::{Asked, Body, InLanguage, Problem, ProblemFace, Shown, Tongue, number, table};
use super::guard::Origin;
use super::seat::Notes;
use super::tables::{json, json_response};
use crate::face::{Event, Now, SheetFace, ToldEvent, event, sheets, told_events};
use crate::gate::PAST;
use crate::host::now_at;
use crate::store::TableId;
use crate::table::{Code, Refusal, TableState, Who};

/// So many events one answer holds at the most.
const EVENTS: usize = 500;
/// So many actions can be imagined at a time.
const IMAGINED: usize = 16;

/// How the table stands, for whoever asks.
#[utoipa::path(
    get, path = "/api/tables/{table}/now", params(("table" = String, Path, description = "The table's id")),
    responses((status = 200, body = Now), (status = "default", body = ProblemFace)),
    security((), ("credential" = []))
)]
pub(crate) async fn now(
    State(app): State<App>,
    Path(id): Path<String>,
    shown: Shown,
) -> Result<Response, Problem> {
    let id = table(&id)?;
    let look = |state: &TableState, who: Who| {
        let viewer = state.eyes(who).ok_or(Code::NotAllowed)?;
        Ok(json(&Now::of(state, viewer, now_at(state))))
    };
    Ok(json_response(app.host.look(id, shown.hash(id), look).await?))
}

/// What a credential is good for.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(tag = "role", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) enum Me {
    /// It plays this seat.
    Seat {
        #[schema(value_type = String)]
        seat: Seat,
    },
    /// It may sit down at this seat.
    Invited {
        #[schema(value_type = String)]
        seat: Seat,
    },
    /// It made the table.
    Creator,
    /// It may watch.
    Spectator,
    /// It opens nothing that is not open to everybody.
    Stranger,
}

/// What the shown credential is good for now. Asking takes nothing.
#[utoipa::path(
    get, path = "/api/tables/{table}/me", params(("table" = String, Path, description = "The table's id")),
    responses((status = 200, body = Me), (status = "default", body = ProblemFace)),
    security((), ("credential" = []))
)]
pub(crate) async fn me(
    State(app): State<App>,
    Path(id): Path<String>,
    shown: Shown,
) -> Result<Json<Me>, Problem> {
    let id = table(&id)?;
    let look = |_: &TableState, who: Who| {
        Ok(match who {
            Who::Seat(seat) => Me::Seat { seat },
            Who::Invited(seat) => Me::Invited { seat },
            Who::Creator => Me::Creator,
            Who::Spectator => Me::Spectator,
            Who::Stranger => Me::Stranger,
        })
    };
    Ok(Json(app.host.look(id, shown.hash(id), look).await?))
}

/// Which part of a log.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct LogPart {
    /// Only what came after the event of this number.
    after: Option<i64>,
    /// Adds sentences in this language.
    #[param(inline)]
    lang: Option<Tongue>,
}

/// What happened, for whoever asks: at most 500 events, the earliest first.
#[utoipa::path(
    get, path = "/api/tables/{table}/log", params(("table" = String, Path, description = "The table's id"), LogPart),
    responses((status = 200, body = Vec<Event>), (status = "default", body = ProblemFace)),
    security((), ("credential" = []))
)]
pub(crate) async fn log(
    State(app): State<App>,
    Extension(Origin(from)): Extension<Origin>,
    Path(id): Path<String>,
    shown: Shown,
    Asked(part): Asked<LogPart>,
) -> Result<Response, Problem> {
    let id = table(&id)?;
    let (viewer, _) = eyes(&app, id, &shown).await?;
    let (after, language) = (part.after.unwrap_or(0).max(0).unsigned_abs(), part.lang.map(Language::from));
    app.gate.weigh(from, PAST)?;
    let events = app
        .host
        .replay(id, Vec::<Box<RawValue>>::new(), move |events, state, at, entry, effect| {
            let number = state.number(viewer);
            if effect.audience.contains(viewer) && number > after && events.len() < EVENTS {
                let face = event(state, viewer, language, at, entry, effect);
                events.push(serde_json::value::to_raw_value(&face).expect("faces are plain data"));
            }
        })
        .await?;
    Ok(json_response(json(&events)))
}

/// How the table stood after the event of that number, for whoever asks.
#[utoipa::path(
    get, path = "/api/tables/{table}/moments/{number}",
    params(
        ("table" = String, Path, description = "The table's id"),
        ("number" = u64, Path, description = "The number of an event in the asker's log")
    ),
    responses((status = 200, body = Now), (status = "default", body = ProblemFace)),
    security((), ("credential" = []))
)]
pub(crate) async fn moment(
    State(app): State<App>,
    Extension(Origin(from)): Extension<Origin>,
    Path((id, wanted)): Path<(String, String)>,
    shown: Shown,
) -> Result<Response, Problem> {
    let wanted = number(&wanted, Code::NoMoment)?;
    app.gate.weigh(from, PAST)?;
    let look = |state: &TableState, viewer, at| json(&Now::of(state, viewer, at));
    Ok(json_response(back_then(&app, table(&id)?, &shown, wanted, look).await?))
}

/// What is seen of a table just after the event of that number, with the asker's eyes.
async fn back_then<T: Send + 'static>(
    app: &App,
    id: TableId,
    shown: &Shown,
    wanted: u64,
    look: impl Fn(&TableState, Viewer, i64) -> T + Send + 'static,
) -> Result<T, Problem> {
    let (viewer, last) = eyes(app, id, shown).await?;
    if !(1..=last).contains(&wanted) {
        return Err(Code::NoMoment.into());
    }
    let found = app
        .host
        .replay(id, None, move |found, state, at, _, effect| {
            if effect.audience.contains(viewer) && state.number(viewer) == wanted {
                *found = Some(look(state, viewer, at));
            }
        })
        .await?;
    Ok(found.ok_or(Code::NoMoment)?)
}

/// Which score is wanted.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Scored {
    /// As it was after the event of that number in the asker's log; now without it.
    at: Option<u64>,
    /// Adds sentences in this language.
    #[param(inline)]
    lang: Option<Tongue>,
}

/// The score as if the game ended now, or at an earlier moment, from what the asker knew.
#[utoipa::path(
    get, path = "/api/tables/{table}/score",
    params(("table" = String, Path, description = "The table's id"), Scored),
    responses((status = 200, body = Vec<SheetFace>), (status = "default", body = ProblemFace)),
    security((), ("credential" = []))
)]
pub(crate) async fn score(
    State(app): State<App>,
    Extension(Origin(from)): Extension<Origin>,
    Path(id): Path<String>,
    shown: Shown,
    Asked(asked): Asked<Scored>,
) -> Result<Json<Vec<SheetFace>>, Problem> {
    let id = table(&id)?;
    let language = asked.lang.map(Language::from);
    let count = move |state: &TableState, viewer: Viewer| {
        let game = state.game().ok_or(Code::NotBegun)?;
        Ok::<_, Refusal>(sheets(state, &game.sheet(viewer), language))
    };
    let counted = match asked.at {
        Some(wanted) => {
            app.gate.weigh(from, PAST)?;
            back_then(&app, id, &shown, wanted, move |state, viewer, _| count(state, viewer)).await??
        }
        None => {
            let look =
                move |state: &TableState, who: Who| count(state, state.eyes(who).ok_or(Code::NotAllowed)?);
            app.host.look(id, shown.hash(id), look).await?
        }
    };
    Ok(Json(counted))
}

/// An action to be judged.
#[derive(Clone, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct Judged {
    /// The action, in the notation.
    action: String,
}

/// It may be done.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Allowed {
    /// Always true: what may not be done is answered with the rule that forbids it.
    legal: bool,
}

/// Says which rule forbids an action, without doing it.
#[utoipa::path(
    post, path = "/api/tables/{table}/why", request_body = Judged,
    params(("table" = String, Path, description = "The table's id")),
    responses((status = 200, body = Allowed), (status = "default", body = ProblemFace)),
    security(("credential" = []))
)]
pub(crate) async fn why(
    State(app): State<App>,
    Path(id): Path<String>,
    shown: Shown,
    Body(judged): Body<Judged>,
) -> Result<Json<Allowed>, Problem> {
    let id = table(&id)?;
    let look = move |state: &TableState, who: Who| {
        let game = state.game().ok_or(Code::NotBegun)?;
        game.check(seat_of(who)?, &judged.action)?;
        Ok(Allowed { legal: true })
    };
    Ok(Json(app.host.look(id, shown.hash(id), look).await?))
}

/// Actions to be imagined.
#[derive(Clone, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct Imagining {
    /// The actions, one after the other; 16 at the most.
    actions: Vec<String>,
}

/// What actions would lead to, as far as the seat can know.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct PreviewFace<'a> {
    /// How many of the actions could be imagined; the next would show something hidden.
    imagined: usize,
    /// What would be told.
    told: Vec<ToldEvent<'a>>,
    /// What the seat would know.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    view: &'a RawValue,
    /// The score as it would be then.
    score: Vec<SheetFace>,
    /// What a spectator would see after the next action, where that would show something hidden to the seat alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "types", ts(optional, type = "unknown"))]
    public: Option<&'a RawValue>,
}

/// Imagines actions of the seat from what it knows, and stops before the first that would show something hidden.
#[utoipa::path(
    post, path = "/api/tables/{table}/preview", request_body = Imagining,
    params(("table" = String, Path, description = "The table's id"), InLanguage),
    responses((status = 200, body = PreviewFace), (status = "default", body = ProblemFace)),
    security(("credential" = []))
)]
pub(crate) async fn preview(
    State(app): State<App>,
    Path(id): Path<String>,
    shown: Shown,
    Asked(asked): Asked<InLanguage>,
    Body(imagining): Body<Imagining>,
) -> Result<Response, Problem> {
    let id = table(&id)?;
    if imagining.actions.len() > IMAGINED {
        return Err(Code::TooMany.into());
    }
    let language = asked.lang.map(Language::from);
    let look = move |state: &TableState, who: Who| {
        let seat = seat_of(who)?;
        let game = state.game().ok_or(Code::NotBegun)?;
        // What is imagined in place of the unknown never shows, so any dice will do.
        let preview = game.preview(seat, &imagining.actions, &mut Rng::new(state.end))?;
        Ok(json(&PreviewFace {
            imagined: preview.imagined,
            told: told_events(state, preview.told.iter(), language),
            view: &preview.view,
            score: sheets(state, &preview.sheet, language),
            public: preview.public.as_deref(),
        }))
    };
    Ok(json_response(app.host.look(id, shown.hash(id), look).await?))
}

/// The game's record, once it is over: everything that happened, and what proves the shuffles fair.
#[utoipa::path(
    get, path = "/api/tables/{table}/record", params(("table" = String, Path, description = "The table's id")),
    responses(
        (status = 200, body = String, content_type = "text/plain"),
        (status = "default", body = ProblemFace)
    ),
    security((), ("credential" = []))
)]
pub(crate) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
    shown: Shown,
) -> Result<Response, Problem> {
    let id = table(&id)?;
    let look = |state: &TableState, who: Who| {
        state.eyes(who).ok_or(Code::NotAllowed)?;
        state.record().map(|record| record.to_string()).ok_or_else(|| Code::NotOver.into())
    };
    Ok(app.host.look(id, shown.hash(id), look).await?.into_response())
}

/// The person's own notes.
#[utoipa::path(
    get, path = "/api/tables/{table}/notes", params(("table" = String, Path, description = "The table's id")),
    responses((status = 200, body = Notes), (status = "default", body = ProblemFace)),
    security(("credential" = []))
)]
pub(crate) async fn notes(
    State(app): State<App>,
    Path(id): Path<String>,
    shown: Shown,
) -> Result<Json<Notes>, Problem> {
    let id = table(&id)?;
    let text = app.host.notes(id, shown.hash(id)).await?;
    Ok(Json(Notes { text }))
}

/// With whose eyes somebody may look, and the number of the last event they noticed.
async fn eyes(app: &App, id: TableId, shown: &Shown) -> Result<(Viewer, u64), Refusal> {
    let look = |state: &TableState, who: Who| {
        let viewer = state.eyes(who).ok_or(Code::NotAllowed)?;
        Ok((viewer, state.number(viewer)))
    };
    app.host.look(id, shown.hash(id), look).await
}

fn seat_of(who: Who) -> Result<Seat, Refusal> {
    match who {
        Who::Seat(seat) => Ok(seat),
        Who::Invited(_) | Who::Creator | Who::Spectator | Who::Stranger => Err(Code::NotAllowed.into()),
    }
}
