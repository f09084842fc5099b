//! The rules of a game, as the page shows them.

use axum::Json;
use axum::extract::Path;
use serde::Serialize;
use tabletop::{Language, Origin};

use super::answer::{Asked, InLanguage, Problem, ProblemFace};
use crate::speak::speaker;
use crate::table::Code;

/// The rules of a game.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct RulesFace {
    /// The game's id.
    game: &'static str,
    /// The game's name.
    name: String,
    /// What it is about.
    about: String,
    /// The sections, in reading order.
    sections: Vec<SectionFace>,
}

/// A section of the rules.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct SectionFace {
    /// The section's id.
    id: &'static str,
    /// Its title.
    title: String,
    /// Its rules, in reading order.
    rules: Vec<RuleFace>,
}

/// One rule.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct RuleFace {
    /// The rule's id, which refusals and score lines name.
    id: &'static str,
    /// Its title.
    title: String,
    /// Its text.
    text: String,
    /// Where it comes from: the `rulebook`, a `ruling` of ours where that is silent, or a `reconstruction` of
    /// something printed that is not public.
    #[schema(value_type = String)]
    origin: Origin,
}

/// The rules of a game, in English or in the language that is asked for.
#[utoipa::path(
    get, path = "/api/games/{game}/rules", params(("game" = String, Path, description = "The game's id"), InLanguage),
    responses((status = 200, body = RulesFace), (status = "default", body = ProblemFace))
)]
pub(crate) async fn rules(
    Path(game): Path<String>,
    Asked(asked): Asked<InLanguage>,
) -> Result<Json<RulesFace>, Problem> {
    let title = catalog::find(&game).map_err(|_| Code::NoPage)?;
    let speaker = speaker(Some(title), asked.lang.map_or(Language::En, Language::from));
    let mut sections: Vec<SectionFace> = Vec::new();
    for rule in title.rules() {
        if sections.last().is_none_or(|section| section.id != rule.section) {
            let title = speaker.word(&format!("section-{}", rule.section));
            sections.push(SectionFace { id: rule.section, title, rules: Vec::new() });
        }
        let section = sections.last_mut().expect("there is one by now");
        section.rules.push(RuleFace {
            id: rule.id,
            title: speaker.word(&format!("rule-{}.title", rule.id)),
            text: speaker.word(&format!("rule-{}", rule.id)),
            origin: rule.origin,
        });
    }
    let (name, about) = (speaker.word("game-name"), speaker.word("game-about"));
    Ok(Json(RulesFace { game: title.id(), name, about, sections }))
}
