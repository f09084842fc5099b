//! What may be done at a table, and why not: the checks behind every command.

use bots::Kind;
use tabletop::Seat;

use super::apply::is_nonce_of;
use super::clock::may_write;
use super::command::Decision;
use super::entry::{Author, Entry};
use super::names;
use super::refusal::{Code, Refusal};
use super::seats::{Holder, Place, Who};
use super::state::{Fingerprint, Phase, TableState};
use crate::store::TableId;
use crate::token::Hash;

/// No message is longer, in characters.
const LONGEST_MESSAGE: usize = 500;

impl TableState {
    pub(super) fn join(&self, who: Who, seat: Seat, before: Option<Seat>) -> Result<(), Refusal> {
        let place = self.place(seat)?;
        if self.phase.is_over() {
            return Err(Code::Over.into());
        }
        if !matches!(place.holder, Holder::Nobody) {
            return Err(Code::SeatTaken.into());
        }
        let welcome = match (place.invitation, place.again) {
            (Some(_), _) => who == Who::Invited(seat),
            (None, Some(again)) => before == Some(again),
            (None, None) => true,
        };
        if welcome { Ok(()) } else { Err(Code::NotAllowed.into()) }
    }

    pub(super) fn check_name(&self, seat: Seat, name: &str) -> Result<(), Refusal> {
        if !names::is_good(name) {
            return Err(Code::BadName.into());
        }
        let others = self.places.iter().filter(|(other, _)| *other != seat);
        let alike = others
            .filter_map(|(_, place)| place.person())
            .any(|person| names::look_alike(&person.name, name));
        if alike { Err(Code::NameTaken.into()) } else { Ok(()) }
    }

    pub(super) fn tell_nonce(&self, seat: Seat, nonce: [u8; 32]) -> Result<Entry, Refusal> {
        let person = self.places[seat].person().ok_or(Code::NotAllowed)?;
        if self.phase != Phase::Agreeing || person.nonce.is_some() {
            return Err(Code::AlreadySo.into());
        }
        let promised = person.nonce_hash.as_ref().is_some_and(|hash| is_nonce_of(hash, &nonce));
        if promised { Ok(Entry::Nonce { seat, nonce: Hash(nonce) }) } else { Err(Code::BadNonce.into()) }
    }

    pub(super) fn decide_play(&self, seat: Seat, decision: u32, action: String) -> Result<Decision, Refusal> {
        if let Some(made) = self.decided[seat].iter().rev().find(|made| made.decision == decision) {
            let same = made.action == Fingerprint::of(&action);
            return if same { Ok(Decision::Done(made.number)) } else { Err(Code::DecisionUsed.into()) };
        }
        self.going()?;
        if self.places[seat].cover.is_some() {
            return Err(Code::Covered.into());
        }
        self.check_decision(seat, decision, &action)?;
        Ok(Decision::Enter(Entry::Played { seat, decision, action, bot: None }))
    }

    pub(super) fn check_bot_play(
        &self,
        seat: Seat,
        decision: u32,
        action: &str,
        bot: &str,
    ) -> Result<(), Refusal> {
        self.going()?;
        if self.places[seat].bot() != Some(bot) {
            return Err(Code::NotCovered.into());
        }
        self.check_decision(seat, decision, action)
    }

    pub(super) fn check_decision(&self, seat: Seat, decision: u32, action: &str) -> Result<(), Refusal> {
        let game = self.game().ok_or(Code::NotBegun)?;
        if decision != self.decisions[seat] {
            return Err(Code::DecisionUsed.into());
        }
        game.check(seat, action)?;
        Ok(())
    }

    pub(super) fn decide_undo(&self, seat: Seat) -> Result<Entry, Refusal> {
        self.going()?;
        if let Some(entry) = self.undo_freely(seat) {
            return Ok(entry);
        }
        if self.undo.is_some() {
            return Err(Code::AlreadySo.into());
        }
        let (plays, concerned) = self.undo_by_consent(seat)?;
        if concerned.is_empty() { Ok(Entry::Undone { seat, plays }) } else { Ok(Entry::UndoAsked { seat }) }
    }

    pub(super) fn answer_undo(&self, seat: Seat, allow: bool) -> Result<Entry, Refusal> {
        let undo = self.undo.ok_or(Code::NoUndoAsked)?;
        let concerned = undo.needed.contains(seat) && !undo.allowed.contains(seat);
        match allow {
            true if concerned => Ok(Entry::UndoAllowed { seat }),
            // Whoever asked may think better of it.
            false if concerned || undo.seat == seat => Ok(Entry::UndoRefused { seat }),
            true | false => Err(Code::NoUndoAsked.into()),
        }
    }

    pub(super) fn say(&self, who: Who, text: String, now: i64) -> Result<Entry, Refusal> {
        if !self.allows.chat {
            return Err(Code::NoChat.into());
        }
        let by = if who == Who::Creator { Author::Creator } else { Author::Seat(seated(who)?) };
        let wrote = match by {
            Author::Seat(seat) if self.places[seat].muted => return Err(Code::Muted.into()),
            Author::Seat(seat) => &self.places[seat].wrote,
            Author::Creator => &self.creator_wrote,
        };
        if !may_write(wrote, now) {
            return Err(Code::TooMany.into());
        }
        // What turns the direction of others' words, or is there and cannot be seen, is left out; what joins letters
        // and pictures is not.
        let text: String = text.chars().filter(|c| !is_trick(*c)).collect();
        let controls = |c: char| c.is_control() && c != '\n';
        let good =
            !text.trim().is_empty() && text.chars().count() <= LONGEST_MESSAGE && !text.contains(controls);
        if good { Ok(Entry::Said { by, text: Some(text) }) } else { Err(Code::BadText.into()) }
    }

    pub(super) fn delete(&self, who: Who, message: usize) -> Result<Entry, Refusal> {
        let (author, _) = self.message(message).ok_or(Code::NoMessage)?;
        let own = match author {
            Author::Seat(seat) => who == Who::Seat(seat),
            Author::Creator => who == Who::Creator,
        };
        if own || self.owns(who) { Ok(Entry::Deleted { message }) } else { Err(Code::NotAllowed.into()) }
    }

    pub(super) fn hint(&self, seat: Seat, now: i64) -> Result<Entry, Refusal> {
        self.going()?;
        if !self.allows.hints {
            return Err(Code::NoHints.into());
        }
        if !self.deciding().contains(seat) {
            return Err(Code::NotDeciding.into());
        }
        if self.may_hint(seat, now) { Ok(Entry::Hinted { seat }) } else { Err(Code::TooMany.into()) }
    }

    /// The seat of somebody who plays for themselves in a game that is on.
    pub(super) fn present(&self, who: Who) -> Result<Seat, Refusal> {
        let seat = seated(who)?;
        self.begun()?;
        if self.places[seat].cover.is_some() { Err(Code::Covered.into()) } else { Ok(seat) }
    }

    pub(super) fn take_back(&self, seat: Seat) -> Result<Entry, Refusal> {
        self.begun()?;
        let place = &self.places[seat];
        if place.has_resigned() {
            return Err(Code::Resigned.into());
        }
        if place.cover.is_none() { Err(Code::NotCovered.into()) } else { Ok(Entry::TakenBack { seat }) }
    }

    pub(super) fn pause(&self, who: Who) -> Result<Entry, Refusal> {
        self.seated_or_owner(who)?;
        self.begun()?;
        if self.is_paused { Err(Code::AlreadySo.into()) } else { Ok(Entry::Paused {}) }
    }

    pub(super) fn resume(&self, who: Who) -> Result<Entry, Refusal> {
        self.seated_or_owner(who)?;
        self.begun()?;
        if self.is_paused { Ok(Entry::Resumed {}) } else { Err(Code::AlreadySo.into()) }
    }

    pub(super) fn play_again(&self, who: Who, table: TableId) -> Result<Entry, Refusal> {
        self.seated_or_owner(who)?;
        if !self.phase.is_over() {
            return Err(Code::NotOver.into());
        }
        if self.rematch.is_some() { Err(Code::AlreadySo.into()) } else { Ok(Entry::Rematch { table }) }
    }

    pub(super) fn place(&self, seat: Seat) -> Result<&Place, Refusal> {
        if seat.index() < self.opened.seats.len() { Ok(&self.places[seat]) } else { Err(Code::NoSeat.into()) }
    }

    pub(super) fn owned(&self, who: Who) -> Result<(), Refusal> {
        if self.owns(who) { Ok(()) } else { Err(Code::NotOwner.into()) }
    }

    /// A seat that the owner may take away.
    pub(super) fn owned_seat(&self, who: Who, seat: Seat) -> Result<(), Refusal> {
        self.owned(who)?;
        self.place(seat)?;
        if self.phase.is_over() { Err(Code::Over.into()) } else { Ok(()) }
    }

    pub(super) fn seated_or_owner(&self, who: Who) -> Result<(), Refusal> {
        if self.owns(who) { Ok(()) } else { seated(who).map(|_| ()) }
    }

    /// The game has begun and is not over.
    pub(super) fn begun(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Gathering | Phase::Agreeing => Err(Code::NotBegun.into()),
            Phase::Playing => Ok(()),
            Phase::Finished | Phase::Abandoned => Err(Code::Over.into()),
        }
    }

    /// The game has begun, is not over, and is not paused.
    pub(super) fn going(&self) -> Result<(), Refusal> {
        self.begun()?;
        if self.is_paused { Err(Code::Paused.into()) } else { Ok(()) }
    }

    pub(super) fn bot_or_stand_in(&self, bot: Option<String>) -> Result<String, Refusal> {
        bot.map_or_else(|| Ok(self.opened.stand_in.clone()), |bot| known_bot(&bot))
    }
}

/// Is it a mark that turns the direction of writing, or takes no room?
fn is_trick(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// The seat of somebody who holds one.
pub(super) fn seated(who: Who) -> Result<Seat, Refusal> {
    match who {
        Who::Seat(seat) => Ok(seat),
        Who::Invited(_) | Who::Creator | Who::Spectator | Who::Stranger => Err(Code::NotAllowed.into()),
    }
}

/// A bot that may be asked for at a table: one of the list, with the budget it has by itself.
///
/// # Errors
/// When there is no such bot.
pub(crate) fn known_bot(name: &str) -> Result<String, Refusal> {
    let kind: Kind = name.parse().map_err(|problem| Refusal::with(Code::NoBot, problem))?;
    // A budget of one's own would let a stranger keep this machine busy for as long as they like.
    let offered = Kind::all().any(|offered| offered == kind);
    if offered { Ok(kind.to_string()) } else { Err(Code::NoBot.into()) }
}
