//! What a test does to a table: how the table is made, and what people ask of it. Numbers stand for seats, actions
//! and credentials and find their meaning at the table, so that a script still means something after shrinking.

use std::fmt;

use super::super::{Allows, Time};

/// What people call themselves. The fifth looks like the first, and the last is no name.
pub(super) const NAMES: [&str; 6] = ["Ana", "Luis", "Sara", "Omar", "aNA", ""];
/// Bots that people ask for. The last is none of the list.
pub(super) const BOTS: [&str; 3] = ["random", "mason", "nobody"];
/// What people post instead of a legal action: notation that may be illegal, and what is no notation.
pub(super) const TEXTS: [&str; 5] = ["pass", "draw", "show 3", "bid 4", "pass the salt"];

/// A table and what is done to it.
#[derive(Clone)]
pub(super) struct Script {
    pub(super) opening: Opening,
    pub(super) steps: Vec<Step>,
}

/// How a table is made.
#[derive(Clone, Debug)]
pub(super) struct Opening {
    pub(super) chairs: Vec<Chair>,
    /// Is it the long course of the toy?
    pub(super) long: bool,
    pub(super) allows: Allows,
    pub(super) time: Option<Time>,
    /// Decides the shuffles.
    pub(super) secret: u8,
}

/// Who is to sit at a seat.
#[derive(Clone, Copy, Debug)]
pub(super) enum Chair {
    /// A person who sits down at once.
    Here {
        promises: bool,
    },
    /// Whoever comes.
    Open,
    /// Whoever has the link.
    Link,
    /// Whoever held this seat in the game before.
    Again(u8),
    Bot,
}

/// One thing that happens to a table.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    /// One of those who must decide, person or bot, makes a legal choice.
    Turn { who: u8, pick: u8 },
    /// Somebody asks for something.
    Ask(By, Wish),
    /// A bot's answer arrives; `late` says how many decisions ago it was asked, and `bot` who it claims to be.
    Answer { seat: u8, late: u8, pick: u8, bot: Option<u8> },
    /// A post arrives once more: an earlier play of anybody, counted from the first.
    Repeat(u8),
    /// Time passes, in milliseconds.
    Wait(u32),
}

/// The credential that somebody shows.
#[derive(Clone, Copy, Debug)]
pub(super) enum By {
    /// The one that holds the seat now.
    Holder(u8),
    Creator,
    Spectator,
    /// None.
    Nobody,
    /// Any that was ever given out: a link, or a seat's, void or not.
    Any(u8),
}

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Wish {
    Join {
        seat: u8,
        name: u8,
        promises: bool,
        before: Option<u8>,
    },
    Nonce {
        kept: bool,
    },
    /// A play for a decision `late` ago, or the next one if that is 0.
    Play {
        late: u8,
        action: Action,
    },
    Undo,
    AnswerUndo(bool),
    Say {
        good: bool,
    },
    Delete(u8),
    Hint,
    Pass(Option<u8>),
    TakeBack,
    Move,
    Leave,
    Resign,
    Abandon(bool),
    Pause,
    Resume,
    Rename(u8),
    Invite(u8),
    Kick(u8, Option<u8>),
    Mute(u8, bool),
    Change {
        public: bool,
        chat: bool,
        hints: bool,
    },
    Rematch,
}

/// What is posted as a play.
#[derive(Clone, Copy, Debug)]
pub(super) enum Action {
    /// One of the seat's legal actions, if it has any.
    Legal(u8),
    /// One of [`TEXTS`].
    Text(u8),
}

/// The letter of a seat; a table may have fewer.
fn seat(number: u8) -> char {
    char::from(b'A' + number % 4)
}

impl fmt::Display for By {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            By::Holder(number) => write!(out, "{}", seat(*number)),
            By::Creator => write!(out, "the creator"),
            By::Spectator => write!(out, "a spectator"),
            By::Nobody => write!(out, "a stranger"),
            By::Any(number) => write!(out, "whoever shows credential {number}"),
        }
    }
}

impl fmt::Display for Wish {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wish::Join { seat: at, name, promises, before } => {
                let promises = if *promises { ", promising a nonce" } else { "" };
                write!(out, "joins {} as {:?}{promises}", seat(*at), NAMES[usize::from(*name)])?;
                before.map_or(Ok(()), |before| write!(out, ", who held {} before", seat(before)))
            }
            Wish::Nonce { kept: true } => write!(out, "tells the promised nonce"),
            Wish::Nonce { kept: false } => write!(out, "tells another nonce"),
            Wish::Play { late, action: Action::Legal(pick) } => {
                write!(out, "posts legal action {pick} for the decision {late} ago")
            }
            Wish::Play { late, action: Action::Text(text) } => {
                write!(out, "posts {:?} for the decision {late} ago", TEXTS[usize::from(*text)])
            }
            Wish::Undo => write!(out, "asks to undo"),
            Wish::AnswerUndo(true) => write!(out, "allows the undo"),
            Wish::AnswerUndo(false) => write!(out, "refuses the undo"),
            Wish::Say { good: true } => write!(out, "says something"),
            Wish::Say { good: false } => write!(out, "says nothing"),
            Wish::Delete(message) => write!(out, "deletes message {message}"),
            Wish::Hint => write!(out, "asks for a hint"),
            Wish::Pass(None) => write!(out, "passes to the stand-in"),
            Wish::Pass(Some(bot)) => write!(out, "passes to {}", BOTS[usize::from(*bot)]),
            Wish::TakeBack => write!(out, "takes the seat back"),
            Wish::Move => write!(out, "moves to another device"),
            Wish::Leave => write!(out, "leaves"),
            Wish::Resign => write!(out, "resigns"),
            Wish::Abandon(true) => write!(out, "votes to abandon"),
            Wish::Abandon(false) => write!(out, "votes to go on"),
            Wish::Pause => write!(out, "pauses"),
            Wish::Resume => write!(out, "resumes"),
            Wish::Rename(name) => write!(out, "becomes {:?}", NAMES[usize::from(*name)]),
            Wish::Invite(at) => write!(out, "makes a link for {}", seat(*at)),
            Wish::Kick(at, None) => write!(out, "kicks {}", seat(*at)),
            Wish::Kick(at, Some(bot)) => write!(out, "kicks {} for {}", seat(*at), BOTS[usize::from(*bot)]),
            Wish::Mute(at, true) => write!(out, "mutes {}", seat(*at)),
            Wish::Mute(at, false) => write!(out, "lets {} write", seat(*at)),
            Wish::Change { public, chat, hints } => {
                write!(out, "allows public={public} chat={chat} hints={hints}")
            }
            Wish::Rematch => write!(out, "asks for a rematch"),
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Turn { who, pick } => write!(out, "decider {who} makes legal choice {pick}"),
            Step::Ask(by, wish) => write!(out, "{by} {wish}"),
            Step::Answer { seat: at, late, pick, bot } => {
                write!(out, "the bot of {} answers {pick} for the decision {late} ago", seat(*at))?;
                bot.map_or(Ok(()), |bot| write!(out, " as {}", BOTS[usize::from(bot)]))
            }
            Step::Repeat(post) => write!(out, "post {post} arrives again"),
            Step::Wait(time) => write!(out, "{time} ms pass"),
        }
    }
}

impl fmt::Debug for Script {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Opening { chairs, long, allows, time, secret } = &self.opening;
        writeln!(out, "table: {chairs:?}, long: {long}, secret: {secret}")?;
        writeln!(out, "  {allows:?}, {time:?}")?;
        self.steps.iter().zip(1..).try_for_each(|(step, number)| writeln!(out, "  {number}. {step}"))
    }
}
