//! How a game stands, for one watcher.

use catalog::{ScoreSheet, Seen, Table, Title};
use serde_json::value::RawValue;
use tabletop::{BySeat, Language, Outcome, Phrase, Seat, Status, Viewer};

use super::seats::{SeatFace, letters, owner, seat_faces, seat_of};
use crate::speak::{named, speaker};
use crate::store::TableId;
use crate::table::{Allows, Phase, TableState};

/// How a table stands, as one watcher may know it.
#[derive(Clone, serde::Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Now<'a> {
    /// The number of the last event that this watcher noticed.
    pub(crate) number: u64,
    /// How far the table has come.
    pub(crate) phase: Phase,
    /// The seats, in order.
    pub(crate) seats: Vec<SeatFace<'a>>,
    /// What the table allows.
    pub(crate) allows: Allows,
    /// The version of its rules.
    pub(crate) rules: u16,
    /// The seat that has the owner's powers, if one has.
    #[schema(value_type = Option<String>)]
    pub(crate) owner: Option<Seat>,
    /// The table where these people play again.
    #[schema(value_type = Option<String>)]
    pub(crate) rematch: Option<TableId>,
    /// The seats that must decide.
    #[schema(value_type = Vec<String>)]
    pub(crate) deciding: Vec<Seat>,
    /// Nobody's time runs, and no bot plays.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub(crate) paused: bool,
    /// A wish to take something back that waits for others.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) undo: Option<UndoFace>,
    /// The seats that want to end the game without a result.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    #[schema(value_type = Vec<String>)]
    pub(crate) abandon: Vec<Seat>,
    /// The number of the watcher's next decision, which a play must carry.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) decision: Option<u32>,
    /// All that the watcher's seat may do now, in the notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<String>>", optional))]
    #[schema(value_type = Option<Vec<String>>)]
    pub(crate) legal: Option<Box<RawValue>>,
    /// What the watcher knows of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional, type = "unknown"))]
    #[schema(value_type = Option<Object>)]
    pub(crate) view: Option<Box<RawValue>>,
    /// Each seat's total as if the game ended now, from what the watcher knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    #[schema(value_type = Option<std::collections::BTreeMap<String, i32>>)]
    pub(crate) totals: Option<BySeat<i32>>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) result: Option<ResultFace>,
}

/// A wish to take something back.
#[derive(Clone, serde::Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct UndoFace {
    /// Who wishes it.
    #[schema(value_type = String)]
    pub(crate) seat: Seat,
    /// The seats that have yet to agree.
    #[schema(value_type = Vec<String>)]
    pub(crate) waits_for: Vec<Seat>,
}

/// How a game ended.
#[derive(Clone, serde::Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct ResultFace {
    /// Each seat's place, from 1.
    #[schema(value_type = std::collections::BTreeMap<String, u8>)]
    pub(crate) places: BySeat<u8>,
    /// Each seat's total.
    #[schema(value_type = std::collections::BTreeMap<String, i32>)]
    pub(crate) totals: BySeat<i32>,
    /// The way it ended: the game's name for it.
    pub(crate) ending: &'static str,
}

impl<'a> Now<'a> {
    /// How the table stands for this watcher at this moment.
    pub(crate) fn of(state: &'a TableState, viewer: Viewer, now: i64) -> Self {
        let deciding = state.deciding();
        let seat = seat_of(viewer);
        let game = state.game();
        let legal = match (seat, game) {
            (Some(seat), Some(game)) if deciding.contains(seat) => Some(game.legal_text(seat)),
            _ => None,
        };
        let undo = state.undo.map(|undo| UndoFace {
            seat: undo.seat,
            waits_for: undo.needed.iter().filter(|seat| !undo.allowed.contains(*seat)).collect(),
        });
        // The view is made once; it is what the score is counted from.
        let (view, totals) = game
            .map(|game| game.seen(viewer))
            .map(|Seen { view, sheet }| (view, sheet.map(|_, sheet| sheet.total)))
            .unzip();
        Now {
            number: state.number(viewer),
            phase: state.phase,
            seats: seat_faces(state, now),
            allows: state.allows,
            rules: state.rules,
            owner: owner(state),
            rematch: state.rematch,
            deciding: letters(deciding),
            paused: state.is_paused,
            undo,
            abandon: letters(state.votes),
            decision: seat.filter(|_| state.phase == Phase::Playing).map(|seat| state.decisions[seat]),
            legal,
            view,
            totals,
            result: game.and_then(ResultFace::of),
        }
    }
}

impl ResultFace {
    /// How the game ended, if it did.
    pub(crate) fn of(game: &dyn Table) -> Option<Self> {
        let Status::Finished(Outcome { places, ending }) = game.status() else { return None };
        let totals = game.sheet(Viewer::All).map(|_, sheet| sheet.total);
        Some(ResultFace { places, totals, ending })
    }
}

/// One seat's score, line by line.
#[derive(serde::Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct SheetFace {
    /// The seat.
    #[schema(value_type = String)]
    pub(crate) seat: Seat,
    /// Its lines.
    pub(crate) lines: Vec<ScoreFace>,
    /// The score.
    pub(crate) total: i32,
}

/// One line of a score.
#[derive(serde::Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct ScoreFace {
    /// The line's id.
    pub(crate) line: &'static str,
    /// The line's name, if a language was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) name: Option<String>,
    /// The rule that gives the points.
    pub(crate) rule: &'static str,
    /// The points.
    pub(crate) points: i32,
    /// What they come from.
    pub(crate) pieces: Vec<PieceFace>,
}

/// What points come from: a message of the game's own words, and what it mentions.
#[derive(serde::Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct PieceFace {
    /// The message.
    #[serde(flatten)]
    #[schema(value_type = Object)]
    pub(crate) phrase: Phrase,
    /// The message as a sentence, if a language was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) say: Option<String>,
}

/// Score sheets, with their names where a language was asked for.
pub(crate) fn sheets(
    state: &TableState,
    sheets: &BySeat<ScoreSheet>,
    language: Option<Language>,
) -> Vec<SheetFace> {
    score(state.title, &state.names(language.unwrap_or(Language::En)), sheets, language)
}

/// Score sheets of a game between these people.
pub(super) fn score(
    title: &dyn Title,
    names: &BySeat<Option<String>>,
    sheets: &BySeat<ScoreSheet>,
    language: Option<Language>,
) -> Vec<SheetFace> {
    let speaker = language.map(|language| speaker(Some(title), language));
    let line = |line: &catalog::ScoreLine| ScoreFace {
        line: line.id,
        name: speaker.map(|speaker| speaker.word(&format!("line-{}", line.id))),
        rule: line.rule,
        points: line.points,
        pieces: line
            .pieces
            .iter()
            .map(|piece| PieceFace {
                say: speaker.map(|speaker| speaker.say(&named(piece, names))),
                phrase: piece.clone(),
            })
            .collect(),
    };
    let face = |(seat, sheet): (Seat, &ScoreSheet)| SheetFace {
        seat,
        lines: sheet.lines.iter().map(line).collect(),
        total: sheet.total,
    };
    sheets.iter().map(face).collect()
}
