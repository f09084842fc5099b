//! How requests are read and answers are written: one way for everything.

use std::time::Duration;

use axum::Json;
use axum::extract::rejection::{BytesRejection, FailedToBufferBody};
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tabletop::{Language, Seat};
use tokio::time::timeout;

use super::App;
use crate::speak::{self, Both};
use crate::store::TableId;
use crate::table::{Code, Command, Refusal};
use crate::token::{Hash, Token};

/// A body must be here after so long.
const PATIENCE: Duration = Duration::from_secs(15);

/// Why something was not done.
#[derive(serde::Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct ProblemFace {
    /// A stable code for programs; docs/api.md lists them.
    pub(crate) code: &'static str,
    /// The rule of the game that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) rule: Option<&'static str>,
    /// A sentence for people.
    pub(crate) message: Both,
}

/// A refusal on its way out.
pub(crate) struct Problem(pub(crate) Refusal);

impl<T: Into<Refusal>> From<T> for Problem {
    fn from(refusal: T) -> Self {
        Problem(refusal.into())
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let Problem(refusal) = self;
        let status = StatusCode::from_u16(refusal.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let message = speak::refusal(&refusal);
        (status, Json(ProblemFace { code: refusal.code.text(), rule: refusal.rule, message })).into_response()
    }
}

/// What was done.
#[derive(serde::Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Acted {
    /// The number by which whoever asked knows it in the table's log.
    pub(crate) number: u64,
}

/// Does what somebody asks of a table.
pub(crate) async fn act(
    app: &App,
    table: TableId,
    shown: &Shown,
    command: Command,
) -> Result<Json<Acted>, Problem> {
    let done = app.host.command(table, shown.hash(table), command).await?;
    Ok(Json(Acted { number: done.number }))
}

/// A body that is JSON of this kind. Its media type is not looked at: credentials are never sent by themselves, so
/// no page can make a browser send one.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Self, Problem> {
        let bytes = timeout(PATIENCE, Bytes::from_request(request, app)).await.map_err(|_| Code::TooSlow)?;
        let bytes = bytes.map_err(|rejection| match rejection {
            BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)) => Code::TooLong,
            _ => Code::BadRequest,
        })?;
        // A request that needs nothing may say nothing.
        let text: &[u8] = if bytes.is_empty() || *bytes == *b"null" { b"{}" } else { &bytes };
        serde_json::from_slice(text).map(Body).map_err(|_| Code::NotJson.into())
    }
}

/// The credential a request shows, if any.
pub(crate) struct Shown(pub(crate) Option<Token>);

impl Shown {
    /// What it is at this table; a credential of another table is none here.
    pub(crate) fn hash(&self, table: TableId) -> Option<Hash> {
        self.0.as_ref().filter(|token| token.table == table).map(Token::hash)
    }
}

impl FromRequestParts<App> for Shown {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Problem> {
        let tokens = tokens(&parts.headers, 1)?;
        Ok(Shown(tokens.into_iter().next()))
    }
}

/// The credentials a request shows, at most so many.
pub(crate) fn tokens(headers: &HeaderMap, most: usize) -> Result<Vec<Token>, Refusal> {
    let Some(header) = headers.get(AUTHORIZATION) else { return Ok(Vec::new()) };
    let list = header.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
    let list = list.ok_or(Code::NoCredential)?;
    if list.split(',').count() > most {
        return Err(Code::TooMany.into());
    }
    let read = |text: &str| text.trim().parse::<Token>().map_err(|_| Refusal::from(Code::NoCredential));
    list.split(',').map(read).collect()
}

/// A table's id in a path.
pub(crate) fn table(text: &str) -> Result<TableId, Problem> {
    text.parse().map_err(|_| Code::NoTable.into())
}

/// A seat's letter in a path.
pub(crate) fn seat(text: &str) -> Result<Seat, Problem> {
    text.parse().map_err(|_| Code::NoSeat.into())
}

/// A number in a path.
pub(crate) fn number<T: std::str::FromStr>(text: &str, missing: Code) -> Result<T, Problem> {
    text.parse().map_err(|_| missing.into())
}

/// What may stand behind the question mark of an address.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Problem> {
        Query::try_from_uri(&parts.uri).map(|Query(asked)| Asked(asked)).map_err(|_| Code::BadRequest.into())
    }
}

/// The language that sentences are wanted in.
#[derive(Clone, Copy, Debug, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) enum Tongue {
    /// English.
    En,
    /// Spanish.
    Es,
}

impl From<Tongue> for Language {
    fn from(tongue: Tongue) -> Self {
        match tongue {
            Tongue::En => Language::En,
            Tongue::Es => Language::Es,
        }
    }
}

/// Sentences in a language, if wanted.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct InLanguage {
    /// Adds sentences in this language.
    #[param(inline)]
    pub(crate) lang: Option<Tongue>,
}
