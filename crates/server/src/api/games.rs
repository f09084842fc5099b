//! What can be played here.

use axum::Json;
use bots::Kind;
use serde::Serialize;
use tabletop::{Language, Phrase};

use crate::speak::{Both, both, speaker};

/// What can be played here, and against whom.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Games {
    /// The games.
    games: Vec<GameFace>,
    /// The bots: five levels from the weakest to the strongest, then bare methods.
    bots: Vec<String>,
}

/// One game.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct GameFace {
    /// Its id.
    id: &'static str,
    /// Its name.
    name: Both,
    /// What it is about.
    about: Both,
    /// The version of its rules.
    rules: u16,
    /// How many can play.
    seats: Vec<usize>,
    /// What can be chosen before a game.
    options: Vec<OptionFace>,
    /// The kind of deck or tile set it takes from people.
    material: Option<&'static str>,
}

/// One thing that can be chosen before a game.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct OptionFace {
    /// Its name.
    name: &'static str,
    /// What it can be; the first is usual.
    values: &'static [&'static str],
}

/// The games and the bots.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Games)))]
pub(crate) async fn list() -> Json<Games> {
    let word = |title: &'static dyn catalog::Title, key: &'static str| both(Some(title), &Phrase::new(key));
    let games = catalog::GAMES.iter().map(|title| GameFace {
        id: title.id(),
        name: word(*title, "game-name"),
        about: word(*title, "game-about"),
        rules: *title.reads().end(),
        seats: title.seats().collect(),
        options: title
            .choices()
            .iter()
            .map(|choice| OptionFace { name: choice.name, values: choice.values })
            .collect(),
        material: title.material(),
    });
    Json(Games { games: games.collect(), bots: Kind::all().map(|kind| kind.to_string()).collect() })
}

/// The name of a game in a language, for the start page.
pub(crate) fn name(title: &'static dyn catalog::Title, language: Language) -> String {
    speaker(Some(title), language).word("game-name")
}
