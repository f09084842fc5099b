//! Making tables, finding them, and sitting down.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::App;
use super::answer::{Body, Problem, ProblemFace, Shown, seat, table};
use super::guard::Origin;
use crate::face::{TableFace, table_face};
use crate::host::{Created, NewSeat, NewTable, complain, now_at};
use crate::link::{Link, base, link};
use crate::store::TableId;
use crate::table::{Allows, Code, Command, Holder, Refusal, TableState, Time, Who};
use crate::token::{Hash, Token};

/// The bot that plays on when nobody said which.
const STAND_IN: &str = "mason";
/// So many tables the lobby shows at the most.
const LOBBY: usize = 100;

/// A table to be made.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct Wanted {
    /// The game's id.
    #[schema(example = "imhotep")]
    game: String,
    /// The options that are not to be the usual ones: `NAME=VALUE,NAME=VALUE`.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    options: String,
    /// Who is to sit where, in the order of the seats.
    #[schema(min_items = 2, max_items = 4)]
    seats: Vec<SeatWanted>,
    /// A deck or tile set of one's own, in full.
    material: Option<String>,
    /// The table is shown in the lobby, and everybody may watch.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    public: bool,
    /// People may write to the table; they may unless this is false.
    chat: Option<bool>,
    /// People may ask what to play; unless this says otherwise they may where only one person plays.
    hints: Option<bool>,
    /// The time budget of each seat.
    time: Option<Time>,
    /// The bot that plays on when a person cannot.
    stand_in: Option<String>,
}

/// Who is to sit at a seat.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) enum SeatWanted {
    /// Whoever comes with the link that the answer holds.
    Link,
    /// A person at this device.
    Here {
        /// The person's name.
        #[schema(min_length = 1, max_length = 24)]
        name: String,
        /// SHA-256 of 32 random bytes that this device adds to the shuffles.
        #[cfg_attr(feature = "types", ts(optional))]
        #[schema(value_type = Option<String>, pattern = "^[0-9a-f]{64}$")]
        nonce_hash: Option<Hash>,
    },
    /// Whoever comes.
    Open,
    /// A bot.
    Bot {
        /// Which one.
        bot: String,
    },
}

/// A table that was made. Its credentials are shown this once and kept nowhere.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Made {
    /// The table's id.
    #[schema(value_type = String)]
    table: TableId,
    /// What the host committed to before anyone sat down: SHA-256, as hexadecimal digits.
    commitment: String,
    /// Opens the owner's powers.
    creator: Link,
    /// Lets anybody watch.
    spectator: Link,
    /// For each seat: the link to send, or the credential of the person who is here.
    seats: Vec<Option<Link>>,
}

fn made(created: Created, base: &str) -> Made {
    Made {
        table: created.table,
        commitment: tabletop::hex(&created.commitment),
        creator: link(&created.creator, base),
        spectator: link(&created.spectator, base),
        seats: created.seats.iter().map(|token| token.as_ref().map(|token| link(token, base))).collect(),
    }
}

/// Makes a table.
#[utoipa::path(
    post, path = "/api/tables", request_body = Wanted,
    responses((status = 201, body = Made), (status = "default", body = ProblemFace))
)]
pub(crate) async fn create(
    State(app): State<App>,
    Extension(Origin(from)): Extension<Origin>,
    headers: HeaderMap,
    Body(wanted): Body<Wanted>,
) -> Result<(StatusCode, Json<Made>), Problem> {
    app.gate.table(from)?;
    if wanted.public {
        app.gate.publish(from)?;
    }
    let people = wanted.seats.iter().filter(|seat| !matches!(seat, SeatWanted::Bot { .. })).count();
    let seats = wanted.seats.into_iter().map(|seat| match seat {
        SeatWanted::Link => NewSeat::Link,
        SeatWanted::Here { name, nonce_hash } => NewSeat::Here { name, nonce: nonce_hash },
        SeatWanted::Open => NewSeat::Open,
        SeatWanted::Bot { bot } => NewSeat::Bot { bot },
    });
    let new = NewTable {
        game: wanted.game,
        options: wanted.options,
        material: wanted.material,
        seats: seats.collect(),
        allows: Allows {
            public: wanted.public,
            chat: wanted.chat.unwrap_or(true),
            hints: wanted.hints.unwrap_or(people < 2),
        },
        time: wanted.time,
        stand_in: wanted.stand_in.unwrap_or_else(|| STAND_IN.to_owned()),
        rematch_of: None,
    };
    let created = app.host.create(new).await?;
    Ok((StatusCode::CREATED, Json(made(created, &base(&app.host.config, &headers)))))
}

/// A public table, as the lobby shows it.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Listed {
    /// The table's id.
    #[schema(value_type = String)]
    table: TableId,
    /// The game's id.
    game: String,
    /// When it was made, in milliseconds since 1970.
    created: i64,
    /// When something last happened there.
    touched: i64,
}

/// Public tables whose game is not over, the liveliest first.
#[utoipa::path(
    get, path = "/api/tables",
    responses((status = 200, body = Vec<Listed>), (status = "default", body = ProblemFace))
)]
pub(crate) async fn lobby(State(app): State<App>) -> Result<Json<Vec<Listed>>, Problem> {
    let tables = app.host.store.lobby(LOBBY).await.map_err(|problem| {
        complain(None, &problem);
        Code::Trouble
    })?;
    let listed = tables.into_iter().map(|(table, header)| Listed {
        table,
        game: header.game,
        created: header.created,
        touched: header.touched,
    });
    Ok(Json(listed.collect()))
}

/// A table, without its game: what was agreed, and who sits where.
#[utoipa::path(
    get, path = "/api/tables/{table}", params(("table" = String, Path, description = "The table's id")),
    responses((status = 200, body = TableFace), (status = "default", body = ProblemFace))
)]
pub(crate) async fn show(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Problem> {
    let text =
        app.host.look(table(&id)?, None, |state, _| Ok(json(&table_face(state, now_at(state))))).await?;
    Ok(json_response(text))
}

/// Somebody who sits down.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct Joining {
    /// What they are called: 1 to 24 characters, and not like anybody else at the table.
    #[schema(example = "Ana", min_length = 1, max_length = 24)]
    name: String,
    /// SHA-256 of 32 random bytes that this device adds to the shuffles.
    #[schema(value_type = Option<String>, pattern = "^[0-9a-f]{64}$")]
    nonce_hash: Option<Hash>,
    /// A program plays here; everybody is shown that.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    program: bool,
}

/// A seat that somebody took.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Seated {
    /// The seat.
    #[schema(value_type = String)]
    seat: Seat,
    /// The number by which the seat knows it in the table's log.
    number: u64,
    /// The seat's credential from now on; the invitation is void.
    link: Link,
}

/// Sits down: with the link's credential, with that of the same seat in the game before, or at an open seat.
#[utoipa::path(
    post, path = "/api/tables/{table}/seats/{seat}/join", request_body = Joining,
    params(("table" = String, Path, description = "The table's id"), ("seat" = String, Path, description = "The seat's letter")),
    responses((status = 200, body = Seated), (status = "default", body = ProblemFace)),
    security((), ("credential" = []))
)]
pub(crate) async fn join(
    State(app): State<App>,
    Path((id, letter)): Path<(String, String)>,
    headers: HeaderMap,
    shown: Shown,
    Body(joining): Body<Joining>,
) -> Result<Json<Seated>, Problem> {
    let (id, seat) = (table(&id)?, seat(&letter)?);
    let before = held_before(&app, id, &shown).await?;
    let token = Token::random(id);
    let Joining { name, nonce_hash: nonce, program } = joining;
    let command = Command::Join { seat, name, token: token.hash(), nonce, program, before };
    let done = app.host.command(id, shown.hash(id), command).await?;
    let link = link(&token, &base(&app.host.config, &headers));
    Ok(Json(Seated { seat, number: done.number, link }))
}

/// The seat that a credential of the game before is good for.
async fn held_before(app: &App, id: TableId, shown: &Shown) -> Result<Option<Seat>, Refusal> {
    let Some(token) = shown.0.filter(|token| token.table != id) else { return Ok(None) };
    let before = app.host.look(id, None, |state, _| Ok(state.opened.rematch_of)).await?;
    if before != Some(token.table) {
        return Ok(None);
    }
    let held = |_: &TableState, who: Who| match who {
        Who::Seat(seat) => Ok(Some(seat)),
        Who::Invited(_) | Who::Creator | Who::Spectator | Who::Stranger => Ok(None),
    };
    app.host.look(token.table, Some(token.hash()), held).await
}

/// How they play again.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct Rematching {
    /// Everybody sits one seat further, as when nothing is said; or else where they sat.
    turned: Option<bool>,
}

/// The same people again, one seat further or where they sat: each sits down there with their credential of this table.
#[utoipa::path(
    post, path = "/api/tables/{table}/rematch", request_body = Rematching, params(("table" = String, Path, description = "The table's id")),
    responses((status = 201, body = Made), (status = "default", body = ProblemFace)),
    security(("credential" = []))
)]
pub(crate) async fn rematch(
    State(app): State<App>,
    Path(id): Path<String>,
    Extension(Origin(from)): Extension<Origin>,
    headers: HeaderMap,
    shown: Shown,
    Body(Rematching { turned }): Body<Rematching>,
) -> Result<(StatusCode, Json<Made>), Problem> {
    let id = table(&id)?;
    // Asked first without doing it, so that no table is made in vain.
    let may = move |state: &TableState, who: Who| {
        state.decide(who, Command::Rematch { table: state.id }, now_at(state))?;
        Ok(again(state, turned.unwrap_or(true)))
    };
    let new = app.host.look(id, shown.hash(id), may).await?;
    app.gate.table(from)?;
    let created = app.host.create(new).await?;
    let command = Command::Rematch { table: created.table };
    app.host.command(id, shown.hash(id), command).await?;
    Ok((StatusCode::CREATED, Json(made(created, &base(&app.host.config, &headers)))))
}

/// The same table once more; turned, whoever sat at A sits at B, and so on round.
fn again(state: &TableState, is_turned: bool) -> NewTable {
    let seats = state.opened.seats.len();
    let mut again: Vec<NewSeat> = state
        .places
        .iter()
        .map(|(seat, place)| match &place.holder {
            Holder::Person(_) => NewSeat::Again { seat },
            Holder::Bot(bot) => NewSeat::Bot { bot: bot.clone() },
            Holder::Nobody => NewSeat::Open,
        })
        .collect();
    if is_turned {
        again.rotate_right(1.min(seats));
    }
    NewTable {
        game: state.opened.game.clone(),
        options: state.options.iter().map(|(name, value)| format!("{name}={value},")).collect(),
        material: state.opened.material.clone(),
        seats: again,
        allows: state.allows,
        time: state.opened.time,
        stand_in: state.opened.stand_in.clone(),
        rematch_of: Some(state.id),
    }
}

/// A face as text, made where the table lives.
pub(crate) fn json(face: &impl Serialize) -> String {
    serde_json::to_string(face).expect("faces are plain data")
}

/// Text that is JSON already.
pub(crate) fn json_response(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}
