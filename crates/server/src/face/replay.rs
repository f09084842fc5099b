//! A record that was played again.

use catalog::{Seen, Table, Title};
use serde_json::value::RawValue;
use tabletop::{BySeat, Language, Phrase, Record, RecordError, Seat, Status, Viewer};

use super::happened::{ToldEvent, tell};
use super::now::{ResultFace, SheetFace, score};
use super::seats::letters;
use crate::speak::{Both, both};

/// A record, played again by somebody who may know everything.
#[derive(serde::Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct ReplayFace {
    /// The game's id.
    game: &'static str,
    /// The version of its rules.
    rules: u16,
    /// How many played.
    seats: usize,
    /// The game's options, as the record prints them.
    options: String,
    /// Was it played with a deck or tile set of one's own?
    own_material: bool,
    /// What the players were called.
    #[schema(value_type = std::collections::BTreeMap<String, Option<String>>)]
    names: BySeat<Option<String>>,
    /// Where the record is not a game any more; the moments end before it.
    mistake: Option<MistakeFace>,
    /// Does it prove that its shuffles are fair?
    fair: FairFace,
    /// How the game ended, if it did.
    result: Option<ResultFace>,
    /// The game from its set-up to its end.
    moments: Vec<MomentFace>,
}

/// Something in a record that the rules do not allow.
#[derive(serde::Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct MistakeFace {
    /// The line, from 1.
    line: usize,
    /// The column, from 1.
    column: usize,
    /// The rule that was broken, if one was.
    rule: Option<&'static str>,
    /// What is wrong.
    message: Both,
}

/// What a record says of its shuffles.
#[derive(serde::Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct FairFace {
    /// The host kept the promise, and the seed is the one that was agreed on.
    proven: bool,
    /// The same in a sentence, with what is missing or broken.
    message: Both,
    /// Where all shuffles come from, as hexadecimal digits.
    seed: String,
    /// What was promised and added, if anything was.
    promise: Option<PromiseFace>,
}

/// What was promised before the game, and what everybody added: all as hexadecimal digits.
#[derive(serde::Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct PromiseFace {
    /// The table's id.
    table: String,
    /// What the host committed to before anyone sat down.
    commitment: String,
    /// What the host had committed to.
    secret: String,
    /// What the devices added, where they did.
    #[schema(value_type = std::collections::BTreeMap<String, Option<String>>)]
    nonces: BySeat<Option<String>>,
}

/// One moment of a game.
#[derive(serde::Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct MomentFace {
    /// How many decisions were made before it: 0 is the set-up.
    number: usize,
    /// The seat whose decision led to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    #[schema(value_type = Option<String>)]
    seat: Option<Seat>,
    /// That decision, in the notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    action: Option<String>,
    /// What was told.
    told: Vec<ToldEvent<'static>>,
    /// The seats that must decide now.
    #[schema(value_type = Vec<String>)]
    deciding: Vec<Seat>,
    /// Everything there is to know.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    view: Box<RawValue>,
    /// The score as if the game ended here.
    score: Vec<SheetFace>,
}

/// Plays a record again on a table where nothing was played yet.
pub(crate) fn replay(
    title: &'static dyn Title,
    record: &Record,
    table: &mut dyn Table,
    language: Option<Language>,
) -> ReplayFace {
    let names = &record.names;
    let moment = |number: usize, table: &dyn Table, told: Vec<ToldEvent<'static>>| {
        let Seen { view, sheet } = table.seen(Viewer::All);
        let deciding = match table.status() {
            Status::Deciding(seats) => letters(seats),
            Status::Finished(_) => Vec::new(),
        };
        let score = score(title, names, &sheet, language);
        MomentFace { number, seat: None, action: None, told, deciding, view, score }
    };
    let told = tell(title, names, table.opening().to(Viewer::All), language);
    let mut moments = vec![moment(0, table, owned(told))];
    for (at, play) in record.plays.iter().enumerate() {
        let Ok(told) = table.play(play.seat, &play.action) else { break };
        let told = owned(tell(title, names, told.to(Viewer::All), language));
        let (seat, action) = (Some(play.seat), Some(play.action.clone()));
        moments.push(MomentFace { seat, action, ..moment(at + 1, table, told) });
    }
    ReplayFace {
        game: title.id(),
        rules: record.rules,
        seats: record.seats,
        options: record.options.clone(),
        own_material: record.material.is_some(),
        names: names.clone(),
        mistake: title.resume(record).err().map(|error| mistake(title, &error)),
        fair: fair(record),
        result: ResultFace::of(table),
        moments,
    }
}

fn owned(told: Vec<ToldEvent<'_>>) -> Vec<ToldEvent<'static>> {
    told.into_iter().map(ToldEvent::into_owned).collect()
}

fn mistake(title: &dyn Title, error: &RecordError) -> MistakeFace {
    let message = both(Some(title), &error.problem);
    MistakeFace { line: error.line, column: error.column, rule: error.rule, message }
}

fn fair(record: &Record) -> FairFace {
    let fairness = record.fairness();
    let proven = fairness.is_ok();
    let said = fairness.unwrap_or_else(|problem| Phrase::new("fair-unproven").with("problem", problem));
    let promise = record.fair.as_ref().map(|fair| PromiseFace {
        table: fair.table.clone(),
        commitment: tabletop::hex(&fair.commitment),
        secret: tabletop::hex(&fair.secret),
        nonces: fair.nonces.map(|_, nonce| nonce.map(|nonce| tabletop::hex(&nonce))),
    });
    FairFace { proven, message: both(None, &said), seed: record.seed.reveal(), promise }
}
