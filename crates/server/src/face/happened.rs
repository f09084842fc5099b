//! Entries of the log as one watcher may know them.

use std::borrow::Cow;

use catalog::{Happening, Title, Told};
use serde_json::value::RawValue;
use tabletop::{BySeat, Language, Seat, Viewer};

use super::now::Now;
use super::seats::seat_of;
use crate::speak::{named, speaker};
use crate::store::TableId;
use crate::table::{Allows, Author, Effect, Entry, TableState};

/// Something that happened at a table, as one watcher may know it.
#[derive(serde::Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Event<'a> {
    /// The table.
    #[schema(value_type = String)]
    pub(crate) table: TableId,
    /// The seat it is told to; none for spectators.
    #[schema(value_type = Option<String>)]
    pub(crate) to: Option<Seat>,
    /// Its number among all that this watcher is told, from 1 without gaps.
    pub(crate) number: u64,
    /// When it happened, in milliseconds since 1970.
    pub(crate) at: i64,
    /// What happened.
    pub(crate) what: Happened<'a>,
    /// How the table stands after it; only where nothing newer follows at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) now: Option<Now<'a>>,
}

/// What happened.
#[derive(serde::Serialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) enum Happened<'a> {
    /// The table was made.
    Opened,
    /// A person took a seat.
    Joined {
        #[schema(value_type = String)]
        seat: Seat,
        name: &'a str,
    },
    /// A device told what it adds to the shuffles.
    Nonce {
        #[schema(value_type = String)]
        seat: Seat,
        nonce: String,
    },
    /// The game began.
    Started { told: Vec<ToldEvent<'a>> },
    /// A seat decided.
    Played {
        #[schema(value_type = String)]
        seat: Seat,
        /// What it did, in the notation: for the seat itself alone. Others are told what may be known of it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        action: Option<&'a str>,
        /// The bot that decided.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        bot: Option<&'a str>,
        told: Vec<ToldEvent<'a>>,
    },
    /// A seat asks to take its last play back.
    UndoAsked {
        #[schema(value_type = String)]
        seat: Seat,
    },
    /// A seat agrees.
    UndoAllowed {
        #[schema(value_type = String)]
        seat: Seat,
    },
    /// A seat does not agree, or whoever asked thought better of it.
    UndoRefused {
        #[schema(value_type = String)]
        seat: Seat,
    },
    /// A seat's last play was taken back, and all that followed from it.
    Undone {
        #[schema(value_type = String)]
        seat: Seat,
    },
    /// Somebody wrote to the table.
    Said {
        /// The seat; without it, whoever made the table.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        #[schema(value_type = Option<String>)]
        seat: Option<Seat>,
        /// The message's number, from 1.
        message: usize,
        /// The text, unless it was deleted.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        text: Option<&'a str>,
    },
    /// A message was deleted.
    Deleted { message: usize },
    /// The seat noted something for itself. The text is always empty: `GET .../notes` has it, for whoever wrote it.
    Noted { text: &'a str },
    /// A seat asked what to play.
    Hinted {
        #[schema(value_type = String)]
        seat: Seat,
    },
    /// A seat's time is up, and a bot plays on.
    TimedOut {
        #[schema(value_type = String)]
        seat: Seat,
        bot: &'a str,
    },
    /// A person let a bot play on.
    Passed {
        #[schema(value_type = String)]
        seat: Seat,
        bot: &'a str,
    },
    /// A person plays again.
    TakenBack {
        #[schema(value_type = String)]
        seat: Seat,
    },
    /// A seat went to another device.
    Moved {
        #[schema(value_type = String)]
        seat: Seat,
    },
    /// A seat is offered by a new link.
    Invited {
        #[schema(value_type = String)]
        seat: Seat,
    },
    /// A person left, or whoever made the table without holding a seat.
    Left {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        #[schema(value_type = Option<String>)]
        seat: Option<Seat>,
    },
    /// The owner took a seat away.
    Kicked {
        #[schema(value_type = String)]
        seat: Seat,
    },
    /// A person gave up, and a bot plays the seat to the end.
    Resigned {
        #[schema(value_type = String)]
        seat: Seat,
        bot: &'a str,
    },
    /// A person wants to end the game without a result, or no longer does.
    AbandonVoted {
        #[schema(value_type = String)]
        seat: Seat,
        wants: bool,
    },
    /// The game ended without a result.
    Abandoned,
    /// The game is paused.
    Paused,
    /// It goes on.
    Resumed,
    /// The owner changed what the table allows.
    Changed { allows: Allows },
    /// A person is called something else now.
    Renamed {
        #[schema(value_type = String)]
        seat: Seat,
        name: &'a str,
    },
    /// The owner does not let a seat write, or lets it again.
    Muted {
        #[schema(value_type = String)]
        seat: Seat,
        muted: bool,
    },
    /// The program has newer rules than the table was opened with, and the game goes on by these.
    RulesChanged { rules: u16 },
    /// There is another game with the same people.
    Rematch {
        #[schema(value_type = String)]
        table: TableId,
    },
}

/// Something the game told.
#[derive(serde::Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct ToldEvent<'a> {
    /// The event as data.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "types", ts(type = "Record<string, unknown> & { event: string }"))]
    pub(crate) event: Cow<'a, RawValue>,
    /// The event as a sentence, if a language was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) say: Option<String>,
}

/// An entry as this watcher may know it, who must be one that noticed it.
pub(crate) fn event<'a>(
    state: &'a TableState,
    viewer: Viewer,
    language: Option<Language>,
    at: i64,
    entry: &'a Entry,
    effect: &'a Effect,
) -> Event<'a> {
    let told = |told: &'a Option<Told>| {
        let happenings = told.iter().flat_map(|told| told.to(viewer));
        told_events(state, happenings, language)
    };
    let what = match entry {
        Entry::Opened(_) => Happened::Opened,
        Entry::Joined { seat, name, .. } => Happened::Joined { seat: *seat, name },
        Entry::Nonce { seat, nonce } => Happened::Nonce { seat: *seat, nonce: tabletop::hex(&nonce.0) },
        Entry::Started {} => Happened::Started { told: told(&effect.told) },
        Entry::Played { seat, action, bot, .. } => Happened::Played {
            seat: *seat,
            action: (viewer == Viewer::Seat(*seat)).then_some(action.as_str()),
            bot: bot.as_deref(),
            told: told(&effect.told),
        },
        Entry::UndoAsked { seat } => Happened::UndoAsked { seat: *seat },
        Entry::UndoAllowed { seat } => Happened::UndoAllowed { seat: *seat },
        Entry::UndoRefused { seat } => Happened::UndoRefused { seat: *seat },
        Entry::Undone { seat, .. } | Entry::Withdrawn { seat, .. } => Happened::Undone { seat: *seat },
        Entry::Said { by, text } => Happened::Said {
            seat: match by {
                Author::Seat(seat) => Some(*seat),
                Author::Creator => None,
            },
            message: state.message_count(),
            text: text.as_deref(),
        },
        Entry::Deleted { message } => Happened::Deleted { message: *message },
        // Only tables of the first edition have notes in their log, and the seat may be another person's by now.
        Entry::Noted { .. } => Happened::Noted { text: "" },
        Entry::Hinted { seat } => Happened::Hinted { seat: *seat },
        Entry::TimedOut { seat, bot } => Happened::TimedOut { seat: *seat, bot },
        Entry::Passed { seat, bot } => Happened::Passed { seat: *seat, bot },
        Entry::TakenBack { seat } => Happened::TakenBack { seat: *seat },
        Entry::Moved { seat, .. } => Happened::Moved { seat: *seat },
        Entry::Invited { seat, .. } => Happened::Invited { seat: *seat },
        Entry::Left { seat } => Happened::Left { seat: Some(*seat) },
        Entry::CreatorLeft {} => Happened::Left { seat: None },
        Entry::Kicked { seat, .. } => Happened::Kicked { seat: *seat },
        Entry::Resigned { seat, bot } => Happened::Resigned { seat: *seat, bot },
        Entry::AbandonVoted { seat, wants } => Happened::AbandonVoted { seat: *seat, wants: *wants },
        Entry::Abandoned {} => Happened::Abandoned,
        Entry::Paused {} => Happened::Paused,
        Entry::Resumed {} => Happened::Resumed,
        Entry::Changed { allows } => Happened::Changed { allows: *allows },
        Entry::Renamed { seat, name } => Happened::Renamed { seat: *seat, name },
        Entry::Muted { seat, muted } => Happened::Muted { seat: *seat, muted: *muted },
        Entry::RulesChanged { rules } => Happened::RulesChanged { rules: *rules },
        Entry::Rematch { table } => Happened::Rematch { table: *table },
    };
    Event { table: state.id, to: seat_of(viewer), number: state.number(viewer), at, what, now: None }
}

/// What the game told, with sentences where a language was asked for.
pub(crate) fn told_events<'a>(
    state: &TableState,
    happenings: impl Iterator<Item = &'a Happening>,
    language: Option<Language>,
) -> Vec<ToldEvent<'a>> {
    match language {
        None => happenings.map(|told| told_event(told, None)).collect(),
        Some(spoken) => tell(state.title, &state.names(spoken), happenings, language),
    }
}

/// What a game between these people told.
pub(super) fn tell<'a>(
    title: &dyn Title,
    names: &BySeat<Option<String>>,
    happenings: impl Iterator<Item = &'a Happening>,
    language: Option<Language>,
) -> Vec<ToldEvent<'a>> {
    let speaker = language.map(|language| speaker(Some(title), language));
    let say = |told: &Happening| speaker.map(|speaker| speaker.say(&named(&told.phrase, names)));
    happenings.map(|told| told_event(told, say(told))).collect()
}

fn told_event(told: &Happening, say: Option<String>) -> ToldEvent<'_> {
    ToldEvent { event: Cow::Borrowed(&told.event), say }
}

impl ToldEvent<'_> {
    /// The same, for longer than the game lasts.
    pub(super) fn into_owned(self) -> ToldEvent<'static> {
        ToldEvent { event: Cow::Owned(self.event.into_owned()), say: self.say }
    }
}
