//! Records that somebody brings: checked, and played again for the page to show.

use axum::Extension;
use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use tabletop::{Language, Phrase, Record};

use super::App;
use super::answer::{Asked, Body, InLanguage, Problem, ProblemFace};
use super::guard::Origin;
use super::tables::{json, json_response};
use crate::face::{ReplayFace, replay};
use crate::table::{Code, Refusal};

/// No game takes nearly as many decisions.
const DECISIONS: usize = 2_000;

/// A record to be shown.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Recorded {
    /// The record's text, as docs/records.md describes it.
    record: String,
}

/// Checks a record, and plays it again: every moment of the game as somebody sees it who may know everything, and
/// whether the record proves its shuffles fair. Nothing of it is kept.
#[utoipa::path(
    post, path = "/api/records", request_body = Recorded, params(InLanguage),
    responses((status = 200, body = ReplayFace), (status = "default", body = ProblemFace))
)]
pub(crate) async fn show(
    State(app): State<App>,
    Extension(Origin(from)): Extension<Origin>,
    Asked(asked): Asked<InLanguage>,
    Body(recorded): Body<Recorded>,
) -> Result<Response, Problem> {
    app.gate.table(from)?;
    let language = asked.lang.map(Language::from);
    // A long game takes a while to play: others are not to wait for it.
    let text = app.host.background.run(move || shown(&recorded.record, language)).await??;
    Ok(json_response(text))
}

fn shown(text: &str, language: Option<Language>) -> Result<String, Refusal> {
    let wrong = |line: usize, column: usize, problem: Phrase| {
        let place = format!("{line}:{column}");
        Refusal::with(
            Code::BadRecord,
            Phrase::new("record-place").with("place", place).with("problem", problem),
        )
    };
    let record: Record =
        text.parse().map_err(|error: tabletop::ParseError| wrong(error.line, error.column, error.problem))?;
    if record.plays.len() > DECISIONS {
        return Err(Code::TooLong.into());
    }
    let title = catalog::find(&record.game).map_err(|problem| Refusal::with(Code::NoGame, problem))?;
    let table = title.open_record(&record);
    let mut table =
        table.map_err(|error| wrong(error.line, error.column, error.problem).in_game(title.id()))?;
    Ok(json(&replay(title, &record, &mut *table, language)))
}
