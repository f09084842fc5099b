//! Links as patterns of squares that a camera can read.

use axum::extract::State;
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};

use super::App;
use super::answer::{Body, Problem, ProblemFace};
use super::guard::Origin;
use crate::gate::PICTURE;
use crate::link::squares;
use crate::table::Code;

/// Something to be read by a camera.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Coding {
    /// The text, such as a link: 1 to 500 characters.
    #[schema(min_length = 1, max_length = 500)]
    text: String,
}

/// A text as a QR code.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct CodeFace {
    /// The rows of squares, from the top: `1` is dark. The light border of four squares is not in them.
    rows: Vec<String>,
}

/// Makes a QR code of a link. It is kept nowhere.
#[utoipa::path(
    post, path = "/api/codes", request_body = Coding,
    responses((status = 200, body = CodeFace), (status = "default", body = ProblemFace))
)]
pub(crate) async fn code(
    State(app): State<App>,
    Extension(Origin(from)): Extension<Origin>,
    Body(coding): Body<Coding>,
) -> Result<Json<CodeFace>, Problem> {
    app.gate.weigh(from, PICTURE)?;
    let rows = app.host.background.run(move || squares(&coding.text)).await?.ok_or(Code::BadText)?;
    Ok(Json(CodeFace { rows }))
}
