//! Why something was not done: a stable code, the rule where there is one, and a sentence for people.

use catalog::Refused;
use tabletop::Phrase;

use crate::token::Hash;

/// The codes of all refusals. Programs may rely on them; people are told the message `refused-CODE`.
macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal, $status:literal;)*) => {
        /// What kind of refusal it is.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Code { $($(#[$doc])* $name,)* }

        impl Code {
            /// Every code.
            #[cfg(test)]
            pub(crate) const ALL: &[Code] = &[$(Code::$name),*];

            /// The code as programs know it.
            pub(crate) const fn text(self) -> &'static str {
                match self { $(Code::$name => $text,)* }
            }

            /// The HTTP status that goes with it.
            pub(crate) const fn status(self) -> u16 {
                match self { $(Code::$name => $status,)* }
            }
        }
    };
}

codes! {
    /// The request cannot be read.
    BadRequest = "bad-request", 400;
    /// No such game.
    NoGame = "no-game", 400;
    /// The set-up is not one of the game's.
    BadSetup = "bad-setup", 400;
    /// No such bot, or none that may be asked for here.
    NoBot = "no-bot", 400;
    /// That is no name.
    BadName = "bad-name", 400;
    /// The text is empty or too long.
    BadText = "bad-text", 400;
    /// The time budget is too short or too long.
    BadTime = "bad-time", 400;
    /// That is not notation.
    NotNotation = "not-notation", 400;
    /// The nonce is not the one that was promised.
    BadNonce = "bad-nonce", 400;
    /// That is not a record.
    BadRecord = "bad-record", 400;
    /// A credential is needed, and none was shown.
    NoCredential = "no-credential", 401;
    /// The credential that was shown does not allow that, or is void.
    NotAllowed = "not-allowed", 403;
    /// Only the table's owner may do that.
    NotOwner = "not-owner", 403;
    /// The table does not allow messages.
    NoChat = "no-chat", 403;
    /// The owner does not let this seat write.
    Muted = "muted", 403;
    /// The table does not allow hints.
    NoHints = "no-hints", 403;
    /// A page of another site asked.
    CrossSite = "cross-site", 403;
    /// No such table.
    NoTable = "no-table", 404;
    /// No such seat at this table.
    NoSeat = "no-seat", 404;
    /// No such message, or it was deleted.
    NoMessage = "no-message", 404;
    /// No such moment in the log.
    NoMoment = "no-moment", 404;
    /// Nothing is served there.
    NoPage = "no-page", 404;
    /// That method is not served there.
    NoMethod = "no-method", 405;
    /// Somebody sits there already.
    SeatTaken = "seat-taken", 409;
    /// Somebody at the table has that name, or one that looks like it.
    NameTaken = "name-taken", 409;
    /// The game has not begun.
    NotBegun = "not-begun", 409;
    /// The game is over.
    Over = "over", 409;
    /// The game is not over yet.
    NotOver = "not-over", 409;
    /// The game is paused.
    Paused = "paused", 409;
    /// The seat has nothing to decide now.
    NotDeciding = "not-deciding", 409;
    /// That decision was made already, with another action, or the position has changed.
    DecisionUsed = "decision-used", 409;
    /// A bot plays this seat at present.
    Covered = "covered", 409;
    /// A person plays this seat at present.
    NotCovered = "not-covered", 409;
    /// Who gave up does not come back.
    Resigned = "resigned", 409;
    /// There is nothing to take back.
    NothingToUndo = "nothing-to-undo", 409;
    /// Somebody who would have to agree has left the table for good.
    NobodyToAsk = "nobody-to-ask", 409;
    /// Nobody has asked to take anything back, or it is not this seat's to allow.
    NoUndoAsked = "no-undo-asked", 409;
    /// The table's log holds as much as it may.
    Full = "full", 409;
    /// It is so already.
    AlreadySo = "already-so", 409;
    /// The body is too long.
    TooLong = "too-long", 413;
    /// The body did not come in time.
    TooSlow = "too-slow", 408;
    /// The body is not JSON, or not of the right kind.
    NotJson = "not-json", 400;
    /// A rule of the game forbids it.
    Rule = "rule", 422;
    /// Too much of it in a short time.
    TooMany = "too-many", 429;
    /// Something went wrong here.
    Trouble = "trouble", 500;
    /// It took too long here.
    Busy = "busy", 503;
    /// The table was made by a newer version of the program.
    OtherVersion = "other-version", 501;
    /// The table's log is damaged.
    Unreadable = "unreadable", 500;
}

/// Why something was not done.
#[derive(Clone, Debug)]
pub(crate) struct Refusal {
    pub(crate) code: Code,
    /// The rule of the game that forbids it.
    pub(crate) rule: Option<&'static str>,
    /// More about it: it becomes the variable `problem` of the sentence.
    pub(crate) problem: Option<Phrase>,
    /// The game whose words say it.
    pub(crate) game: Option<&'static str>,
}

impl Refusal {
    /// A refusal with more to say.
    pub(crate) fn with(code: Code, problem: Phrase) -> Self {
        Refusal { problem: Some(problem), ..Refusal::from(code) }
    }

    /// The same refusal for somebody who shows this credential: who shows none is told that one is needed.
    #[must_use]
    pub(crate) fn shown(self, token: Option<Hash>) -> Self {
        let needs_one = matches!(self.code, Code::NotAllowed | Code::NotOwner);
        if needs_one && token.is_none() { Code::NoCredential.into() } else { self }
    }

    /// The same refusal, said with the words of this game.
    #[must_use]
    pub(crate) fn in_game(self, game: &'static str) -> Self {
        Refusal { game: Some(game), ..self }
    }
}

impl From<Code> for Refusal {
    fn from(code: Code) -> Self {
        Refusal { code, rule: None, problem: None, game: None }
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::Syntax(error) => Refusal::with(Code::NotNotation, error.problem),
            Refused::Rule { id, why } => {
                Refusal { rule: Some(id), problem: Some(why), ..Refusal::from(Code::Rule) }
            }
        }
    }
}
