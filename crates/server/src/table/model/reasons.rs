//! Why something should be refused. All reasons are collected, and the table may give any of them: which of two
//! good reasons is told first is nobody's business.

use tabletop::Seat;

use super::super::{Code, Command, Phase, Who};
use super::expected::{Expected, Sits, Undo};
use super::script::{BOTS, NAMES};

/// What should become of a command.
#[derive(Debug)]
pub(super) enum Verdict {
    /// It is done.
    Done,
    /// It was done before, and the seat knows it by this number.
    Before(u64),
    /// It is refused for one of these reasons.
    Refused(Vec<Code>),
}

/// Reasons, one after the other.
#[derive(Default)]
struct Reasons(Vec<Code>);

impl Reasons {
    fn given(&mut self, reason: bool, code: Code) {
        if reason {
            self.0.push(code);
        }
    }
}

impl Expected {
    pub(super) fn verdict(&self, who: Who, command: &Command, now: i64) -> Verdict {
        if let (Who::Seat(seat), Command::Play { decision, action }) = (who, command)
            && let Some((made, number)) = self.made.get(&(seat, *decision))
        {
            let same = made == action;
            return if same { Verdict::Before(*number) } else { Verdict::Refused(vec![Code::DecisionUsed]) };
        }
        let reasons = match who {
            Who::Seat(seat) => self.reasons(who, seat, command, now),
            Who::Creator | Who::Invited(_) | Who::Spectator | Who::Stranger => {
                self.reasons_elsewhere(who, command, now)
            }
        };
        if reasons.is_empty() { Verdict::Done } else { Verdict::Refused(reasons) }
    }

    /// Reasons against what the person at a seat asks for.
    fn reasons(&self, who: Who, seat: Seat, command: &Command, now: i64) -> Vec<Code> {
        let mut no = Reasons::default();
        let chair = self.chair(seat);
        match command {
            Command::Nonce { nonce } => {
                let sitter = chair.sitter().expect("a seat's credential is a person's");
                no.given(self.phase != Phase::Agreeing || sitter.nonce.is_some(), Code::AlreadySo);
                let hash = tabletop::nonce_hash(nonce);
                no.given(sitter.promise.is_none_or(|promise| promise.0 != hash), Code::BadNonce);
            }
            Command::Play { decision, action } => {
                self.going(&mut no);
                no.given(chair.cover.is_some(), Code::Covered);
                self.playable(seat, *decision, action, &mut no);
            }
            Command::Undo => {
                self.going(&mut no);
                let undo = self.undo(seat);
                no.given(matches!(undo, Undo::Nothing), Code::NothingToUndo);
                no.given(matches!(undo, Undo::Never), Code::NobodyToAsk);
                let at_once = matches!(undo, Undo::Free(_) | Undo::Withdraw(_));
                no.given(!at_once && self.wish.is_some(), Code::AlreadySo);
            }
            Command::AnswerUndo { allow } => {
                self.begun(&mut no);
                let open = |seat| {
                    self.wish
                        .as_ref()
                        .is_some_and(|wish| wish.waits_for.contains(&seat) && !wish.agreed.contains(&seat))
                };
                let own = self.wish.as_ref().is_some_and(|wish| wish.seat == seat);
                no.given(!open(seat) && (*allow || !own), Code::NoUndoAsked);
            }
            Command::Say { text } => {
                no.given(!self.allows.chat, Code::NoChat);
                no.given(chair.muted, Code::Muted);
                let lately = chair.wrote.iter().filter(|at| now - **at < 20_000).count();
                no.given(lately >= 6, Code::TooMany);
                no.given(text.trim().is_empty(), Code::BadText);
            }
            Command::Move { .. } | Command::Leave => {}
            Command::Hint => {
                self.going(&mut no);
                no.given(!self.allows.hints, Code::NoHints);
                no.given(!self.deciding().contains(seat), Code::NotDeciding);
                no.given(chair.hinted.is_some_and(|at| now - at < 5_000), Code::TooMany);
            }
            Command::Pass { bot } => {
                self.begun(&mut no);
                no.given(chair.cover.is_some(), Code::Covered);
                unknown_bot(bot.as_deref(), &mut no);
            }
            Command::TakeBack => {
                self.begun(&mut no);
                no.given(chair.has_resigned(), Code::Resigned);
                no.given(chair.cover.is_none(), Code::NotCovered);
            }
            Command::Resign => {
                self.begun(&mut no);
                no.given(chair.has_resigned(), Code::AlreadySo);
            }
            Command::Abandon { wants } => {
                self.going(&mut no);
                no.given(self.votes.contains(&seat) == *wants, Code::AlreadySo);
            }
            Command::Rename { name } => self.called(seat, name, &mut no),
            _ => return self.reasons_elsewhere(who, command, now),
        }
        no.0
    }

    /// Reasons against what anybody may ask for, or the owner.
    fn reasons_elsewhere(&self, who: Who, command: &Command, now: i64) -> Vec<Code> {
        let mut no = Reasons::default();
        let about = matches!(who, Who::Seat(_)) || self.owns(who);
        match command {
            Command::Join { seat, name, before, .. } => {
                if seat.index() >= self.chairs.len() {
                    return vec![Code::NoSeat];
                }
                let chair = self.chair(*seat);
                no.given(self.phase.is_over(), Code::Over);
                no.given(!matches!(chair.sits, Sits::Nobody), Code::SeatTaken);
                let welcome = match (chair.link, chair.again) {
                    (Some(_), _) => who == Who::Invited(*seat),
                    (None, Some(again)) => *before == Some(again),
                    (None, None) => true,
                };
                no.given(!welcome, Code::NotAllowed);
                self.called(*seat, name, &mut no);
            }
            Command::BotPlay { seat, decision, action, bot } => {
                self.going(&mut no);
                no.given(self.chair(*seat).bot() != Some(bot.as_str()), Code::NotCovered);
                self.playable(*seat, *decision, action, &mut no);
            }
            Command::Say { text } => {
                no.given(who != Who::Creator, Code::NotAllowed);
                no.given(!self.allows.chat, Code::NoChat);
                let lately = self.creator_wrote.iter().filter(|at| now - **at < 20_000).count();
                no.given(lately >= 6, Code::TooMany);
                no.given(text.trim().is_empty(), Code::BadText);
            }
            Command::Delete { message } => {
                match message.checked_sub(1).and_then(|at| self.messages.get(at)) {
                    Some((author, true)) => {
                        let own = author.map_or(who == Who::Creator, |seat| who == Who::Seat(seat));
                        no.given(!own && !self.owns(who), Code::NotAllowed);
                    }
                    Some((_, false)) | None => no.given(true, Code::NoMessage),
                }
            }
            Command::Leave => no.given(who != Who::Creator, Code::NotAllowed),
            Command::Pause => {
                no.given(!about, Code::NotAllowed);
                self.begun(&mut no);
                no.given(self.paused, Code::AlreadySo);
            }
            Command::Resume => {
                no.given(!about, Code::NotAllowed);
                self.begun(&mut no);
                no.given(!self.paused, Code::AlreadySo);
            }
            Command::Invite { seat, .. } | Command::Mute { seat, .. } => self.owned(who, *seat, &mut no),
            Command::Kick { seat, bot } => {
                self.owned(who, *seat, &mut no);
                unknown_bot(bot.as_deref(), &mut no);
            }
            Command::Change { .. } => no.given(!self.owns(who), Code::NotOwner),
            Command::Rematch { .. } => {
                no.given(!about, Code::NotAllowed);
                no.given(!self.phase.is_over(), Code::NotOver);
                no.given(self.rematch.is_some(), Code::AlreadySo);
            }
            Command::Nonce { .. }
            | Command::Play { .. }
            | Command::Undo
            | Command::AnswerUndo { .. }
            | Command::Hint
            | Command::Pass { .. }
            | Command::TakeBack
            | Command::Move { .. }
            | Command::Resign
            | Command::Abandon { .. }
            | Command::Rename { .. } => no.given(true, Code::NotAllowed),
        }
        no.0
    }

    fn begun(&self, no: &mut Reasons) {
        no.given(matches!(self.phase, Phase::Gathering | Phase::Agreeing), Code::NotBegun);
        no.given(self.phase.is_over(), Code::Over);
    }

    fn going(&self, no: &mut Reasons) {
        self.begun(no);
        no.given(self.paused, Code::Paused);
    }

    fn owned(&self, who: Who, seat: Seat, no: &mut Reasons) {
        no.given(!self.owns(who), Code::NotOwner);
        no.given(seat.index() >= self.chairs.len(), Code::NoSeat);
        no.given(self.phase.is_over(), Code::Over);
    }

    fn playable(&self, seat: Seat, decision: u32, action: &str, no: &mut Reasons) {
        no.given(decision != self.offered[seat.index()], Code::DecisionUsed);
        match self.game.as_deref().map(|game| game.check(seat, action)) {
            None => no.given(true, Code::NotBegun),
            Some(Ok(())) => {}
            Some(Err(catalog::Refused::Syntax(_))) => no.given(true, Code::NotNotation),
            Some(Err(catalog::Refused::Rule { .. })) => no.given(true, Code::Rule),
        }
    }

    /// May somebody at the seat be called that? Of the scripts' names only two look alike.
    fn called(&self, seat: Seat, name: &str, no: &mut Reasons) {
        no.given(name == NAMES[5], Code::BadName);
        let others = self.seats().filter(|other| *other != seat);
        let alike = others
            .filter_map(|other| self.chair(other).sitter())
            .any(|sitter| sitter.name.eq_ignore_ascii_case(name));
        no.given(alike, Code::NameTaken);
    }
}

fn unknown_bot(bot: Option<&str>, no: &mut Reasons) {
    no.given(bot == Some(BOTS[2]), Code::NoBot);
}
