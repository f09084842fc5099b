//! What stands in a table's log. The log is the table: everything else is a fold over it.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::store::TableId;
use crate::token::Hash;

/// The format of the logs that this program writes. It reads this one and every one before it; what is new in a later
/// one is unknown to it, and refused rather than passed over.
pub(crate) const FORMAT: u16 = 2;
/// The program that writes them.
pub(crate) const BUILD: &str = concat!("mastaba ", env!("CARGO_PKG_VERSION"));

/// One entry of a table's log, as it is stored. It holds what only some may know and goes over no wire.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Entry {
    /// The table was made.
    Opened(Box<Opened>),
    /// A person took a seat.
    Joined {
        seat: Seat,
        name: String,
        token: Hash,
        /// The hash of what this person's device adds to the shuffles.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<Hash>,
        /// A program sits there, and everybody may know.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        program: bool,
    },
    /// A device told what it adds to the shuffles.
    Nonce { seat: Seat, nonce: Hash },
    /// All are there and the shuffles are agreed on.
    Started {},
    /// A seat made its decision of that number.
    Played {
        seat: Seat,
        decision: u32,
        action: String,
        /// The bot that made it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    /// A seat asks those concerned to let it take back its last play.
    UndoAsked { seat: Seat },
    /// One of them agrees.
    UndoAllowed { seat: Seat },
    /// One of them does not, or whoever asked thought better of it.
    UndoRefused { seat: Seat },
    /// The game went back to the position after so many plays.
    Undone { seat: Seat, plays: usize },
    /// A seat took back a sealed choice, and nothing else changed.
    Withdrawn { seat: Seat, play: usize },
    /// Somebody wrote to the table; without a text it was deleted.
    Said {
        by: Author,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<String>,
    },
    /// What was written was deleted: the message of that number, counted from 1.
    Deleted { message: usize },
    /// A seat's own notes, for itself alone.
    Noted { seat: Seat, text: String },
    /// A seat asked what to play.
    Hinted { seat: Seat },
    /// A seat's time is up, and a bot plays on.
    TimedOut { seat: Seat, bot: String },
    /// A person let a bot play on for them.
    Passed { seat: Seat, bot: String },
    /// A person plays again.
    TakenBack { seat: Seat },
    /// A seat goes to another device of the same person: the old credential is void.
    Moved { seat: Seat, token: Hash },
    /// A seat is offered by a new link: the old one is void, and so is whoever held it.
    Invited { seat: Seat, token: Hash },
    /// A person left.
    Left { seat: Seat },
    /// The creator, who holds no seat, left.
    CreatorLeft {},
    /// The owner took a seat away; a bot may sit there now.
    Kicked {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    /// A person gave up; a bot plays the seat to the end.
    Resigned { seat: Seat, bot: String },
    /// A person wants to end the game without a result, or no longer does.
    AbandonVoted { seat: Seat, wants: bool },
    /// The game ended without a result.
    Abandoned {},
    /// Nobody's time runs, and no bot plays.
    Paused {},
    /// It goes on.
    Resumed {},
    /// The owner changed what the table allows.
    Changed { allows: Allows },
    /// A person is called something else now.
    Renamed { seat: Seat, name: String },
    /// The owner does not let a seat write, or lets it again.
    Muted { seat: Seat, muted: bool },
    /// Only in logs of format 1: the first edition said so when it was to play by newer rules than a table was opened with.
    RulesChanged { rules: u16 },
    /// There is another game with the same people at this table.
    Rematch { table: TableId },
}

/// How a table was made.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Opened {
    /// The log's format: the first one did not say.
    #[serde(default = "first_format")]
    pub(crate) format: u16,
    /// The program that opened it.
    #[serde(default)]
    pub(crate) build: String,
    pub(crate) game: String,
    /// The version of the game's rules, by which it is played to its end.
    pub(crate) rules: u16,
    /// The full print of the game's options.
    pub(crate) options: String,
    /// A deck or tile set of one's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) material: Option<String>,
    pub(crate) seats: Vec<Plan>,
    pub(crate) allows: Allows,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) time: Option<Time>,
    /// The bot that plays on when a person cannot.
    pub(crate) stand_in: String,
    /// What the host committed to before anyone sat down.
    pub(crate) commitment: Hash,
    /// Opens the powers of whoever made the table.
    pub(crate) creator: Hash,
    /// Opens the spectators' view.
    pub(crate) spectator: Hash,
    /// The table whose people play again here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) rematch_of: Option<TableId>,
}

/// The format of a log that does not say which it has.
pub(super) fn first_format() -> u16 {
    1
}

/// Who is to sit at a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Plan {
    /// Whoever comes with this link.
    Link { token: Hash },
    /// Whoever held that seat in the game before.
    Again { seat: Seat },
    /// Whoever comes.
    Open {},
    /// A bot.
    Bot { bot: String },
}

/// What a table allows; the owner may change it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Allows {
    /// The table is shown in the lobby, and everybody may watch.
    pub(crate) public: bool,
    /// People may write to the table.
    pub(crate) chat: bool,
    /// People may ask what to play.
    pub(crate) hints: bool,
}

/// How much time a seat has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Time {
    /// For the whole game, or for each turn.
    pub(crate) per: Per,
    /// So many seconds, from 10 to 2592000 (thirty days).
    #[schema(minimum = 10, maximum = 2_592_000)]
    pub(crate) seconds: u32,
}

/// What a time budget is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) enum Per {
    /// The whole game.
    Game,
    /// Each time the seat must decide, afresh.
    Turn,
}

/// Who wrote something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Author {
    /// A person at a seat.
    Seat(Seat),
    /// Whoever made the table, from no seat.
    Creator,
}
