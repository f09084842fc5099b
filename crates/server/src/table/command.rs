//! What people ask of a table, decided without doing it: an entry for the log, or a refusal.

use tabletop::Seat;

use super::checks::{known_bot, seated};
use super::entry::{Allows, Entry};
use super::refusal::{Code, Refusal};
use super::seats::{Holder, Who};
use super::state::{Phase, TableState};
use crate::store::TableId;
use crate::token::Hash;

/// What somebody asks of a table.
#[derive(Clone, Debug)]
pub(crate) enum Command {
    Join {
        seat: Seat,
        name: String,
        token: Hash,
        nonce: Option<Hash>,
        program: bool,
        before: Option<Seat>,
    },
    Nonce {
        nonce: [u8; 32],
    },
    Play {
        decision: u32,
        action: String,
    },
    Undo,
    AnswerUndo {
        allow: bool,
    },
    Say {
        text: String,
    },
    Delete {
        message: usize,
    },
    Hint,
    Pass {
        bot: Option<String>,
    },
    TakeBack,
    Move {
        token: Hash,
    },
    Leave,
    Resign,
    Abandon {
        wants: bool,
    },
    Pause,
    Resume,
    Rename {
        name: String,
    },
    Invite {
        seat: Seat,
        token: Hash,
    },
    Kick {
        seat: Seat,
        bot: Option<String>,
    },
    Mute {
        seat: Seat,
        muted: bool,
    },
    Change {
        allows: Allows,
    },
    Rematch {
        table: TableId,
    },
    /// A bot of the house has thought.
    BotPlay {
        seat: Seat,
        decision: u32,
        action: String,
        bot: String,
    },
}

/// What becomes of a command.
pub(crate) enum Decision {
    /// This is to be stored.
    Enter(Entry),
    /// It was done before: the seat knows it by this number.
    Done(u64),
}

impl TableState {
    /// What becomes of a command, asked by somebody at some moment.
    ///
    /// # Errors
    /// With why it is not done; then nothing is stored.
    pub(crate) fn decide(&self, who: Who, command: Command, now: i64) -> Result<Decision, Refusal> {
        let entry = match command {
            Command::Join { seat, name, token, nonce, program, before } => {
                self.join(who, seat, before)?;
                self.check_name(seat, &name)?;
                Entry::Joined { seat, name, token, nonce, program }
            }
            Command::Nonce { nonce } => self.tell_nonce(seated(who)?, nonce)?,
            Command::Play { decision, action } => match self.decide_play(seated(who)?, decision, action)? {
                Decision::Enter(entry) => entry,
                done @ Decision::Done(_) => return Ok(done),
            },
            Command::BotPlay { seat, decision, action, bot } => {
                self.check_bot_play(seat, decision, &action, &bot)?;
                Entry::Played { seat, decision, action, bot: Some(bot) }
            }
            Command::Undo => self.decide_undo(seated(who)?)?,
            Command::AnswerUndo { allow } => self.answer_undo(seated(who)?, allow)?,
            Command::Say { text } => self.say(who, text, now)?,
            Command::Delete { message } => self.delete(who, message)?,
            Command::Hint => self.hint(seated(who)?, now)?,
            Command::Pass { bot } => {
                let seat = self.present(who)?;
                Entry::Passed { seat, bot: self.bot_or_stand_in(bot)? }
            }
            Command::TakeBack => self.take_back(seated(who)?)?,
            Command::Move { token } => Entry::Moved { seat: seated(who)?, token },
            Command::Leave if who == Who::Creator => Entry::CreatorLeft {},
            Command::Leave => Entry::Left { seat: seated(who)? },
            Command::Resign => {
                let seat = seated(who)?;
                self.begun()?;
                if self.places[seat].has_resigned() {
                    return Err(Code::AlreadySo.into());
                }
                Entry::Resigned { seat, bot: self.opened.stand_in.clone() }
            }
            Command::Abandon { wants } => {
                let seat = seated(who)?;
                self.going()?;
                if self.votes.contains(seat) == wants {
                    return Err(Code::AlreadySo.into());
                }
                Entry::AbandonVoted { seat, wants }
            }
            Command::Pause => self.pause(who)?,
            Command::Resume => self.resume(who)?,
            Command::Rename { name } => {
                let seat = seated(who)?;
                self.check_name(seat, &name)?;
                Entry::Renamed { seat, name }
            }
            Command::Invite { seat, token } => {
                self.owned_seat(who, seat)?;
                Entry::Invited { seat, token }
            }
            Command::Kick { seat, bot } => {
                self.owned_seat(who, seat)?;
                Entry::Kicked { seat, bot: bot.map(|bot| known_bot(&bot)).transpose()? }
            }
            Command::Mute { seat, muted } => {
                self.owned_seat(who, seat)?;
                Entry::Muted { seat, muted }
            }
            Command::Change { allows } => {
                self.owned(who)?;
                Entry::Changed { allows }
            }
            Command::Rematch { table } => self.play_again(who, table)?,
        };
        self.room.check(&entry)?;
        Ok(Decision::Enter(entry))
    }

    /// The entry that follows by itself from how the table stands at this moment.
    pub(crate) fn follow_up(&self, now: i64) -> Option<Entry> {
        if self.phase == Phase::Agreeing {
            let told = |holder: &Holder| match holder {
                Holder::Person(person) => person.nonce_hash.is_none() || person.nonce.is_some(),
                Holder::Bot(_) | Holder::Nobody => true,
            };
            return self.places.values().all(|place| told(&place.holder)).then_some(Entry::Started {});
        }
        // A table of bots alone fills itself.
        if self.phase == Phase::Gathering {
            let full = self.places.values().all(|place| matches!(place.holder, Holder::Bot(_)));
            return full.then_some(Entry::Started {});
        }
        if self.phase != Phase::Playing {
            return None;
        }
        if let Some(undo) = self.undo
            && undo.needed.iter().all(|seat| undo.allowed.contains(seat))
        {
            return Some(Entry::Undone { seat: undo.seat, plays: undo.plays });
        }
        let people = self.people();
        let gone = |seat: Seat| self.places[seat].has_resigned();
        if !people.is_empty() && people.iter().all(|seat| self.votes.contains(seat) || gone(seat)) {
            return Some(Entry::Abandoned {});
        }
        self.time_is_up(now)
    }
}
