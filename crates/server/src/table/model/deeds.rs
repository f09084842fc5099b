//! What should change when something is done, and what should follow by itself.

use std::collections::BTreeSet;

use catalog::Told;
use tabletop::{BySeat, Seat, Status};

use super::super::entry::Per;
use super::super::{Command, Owner, Phase, Who, Why};
use super::expected::{Chair, Expected, Made, Sits, Sitter, Undo, Wish};

/// What one entry should cause.
pub(super) struct Effect {
    /// The watchers who are told: four seats, then everybody else.
    pub(super) heard: [bool; 5],
    /// What the game told.
    pub(super) told: Option<Told>,
    /// The seats whose next decision is another question from now on, and gets a new number.
    pub(super) renumbered: BTreeSet<Seat>,
    /// The seats whose time begins anew though it ran before.
    refilled: BTreeSet<Seat>,
}

impl Effect {
    /// Everybody is told, and no decision has changed.
    fn plain() -> Self {
        Effect { heard: [true; 5], told: None, renumbered: BTreeSet::new(), refilled: BTreeSet::new() }
    }
}

impl Expected {
    /// Does what was found to be allowed.
    pub(super) fn act(&mut self, who: Who, command: &Command, now: i64) -> Effect {
        let seat = if let Who::Seat(seat) = who { Some(seat) } else { None };
        self.enter(now, |table| match seat {
            Some(seat) => table.act_from(seat, command, now),
            None => table.act_beside(command, now),
        })
    }

    /// What should follow by itself at this moment, if anything.
    pub(super) fn follow(&mut self, now: i64) -> Option<Effect> {
        if self.phase == Phase::Agreeing {
            let told = |sitter: &Sitter| sitter.promise.is_none() || sitter.nonce.is_some();
            let all = self.chairs.iter().filter_map(Chair::sitter).all(told);
            return all.then(|| self.enter(now, Expected::start));
        }
        if self.phase == Phase::Gathering {
            let bots = self.chairs.iter().all(|chair| matches!(chair.sits, Sits::Bot(_)));
            return bots.then(|| self.enter(now, Expected::start));
        }
        if self.phase != Phase::Playing {
            return None;
        }
        if let Some(wish) = self.wish.clone()
            && wish.waits_for.is_subset(&wish.agreed)
        {
            return Some(self.enter(now, |table| table.go_back(wish.keeps)));
        }
        let people = self.people();
        let gone = |seat: &Seat| self.votes.contains(seat) || self.chair(*seat).has_resigned();
        if !people.is_empty() && people.iter().all(gone) {
            return Some(self.enter(now, |table| {
                table.phase = Phase::Abandoned;
                table.wish = None;
                Effect::plain()
            }));
        }
        let late = |seat: &Seat| self.chair(*seat).left - (now - self.at) <= 0;
        let seat = self.running().into_iter().find(late)?;
        Some(self.enter(now, |table| table.cover(seat, None, Why::TimedOut)))
    }

    /// One entry: time is taken before it and given after it, and everybody who hears of it counts it.
    fn enter(&mut self, now: i64, change: impl FnOnce(&mut Self) -> Effect) -> Effect {
        let ran = self.running();
        for seat in &ran {
            self.chair_mut(*seat).left -= now - self.at;
        }
        let effect = change(self);
        if let Some(time) = self.opened.time.filter(|time| time.per == Per::Turn) {
            // As it is today: time for a turn begins anew when a pause ends, too.
            for seat in self.running() {
                if !ran.contains(&seat) || effect.refilled.contains(&seat) {
                    self.chair_mut(seat).left = i64::from(time.seconds) * 1_000;
                }
            }
        }
        self.at = now;
        self.entries += 1;
        for (told, heard) in self.told.iter_mut().zip(effect.heard) {
            *told += u64::from(heard);
        }
        effect
    }

    /// What the person at a seat does.
    fn act_from(&mut self, seat: Seat, command: &Command, now: i64) -> Effect {
        match command {
            Command::Nonce { nonce } => self.chair_mut(seat).sitter_mut().nonce = Some(*nonce),
            Command::Play { decision, action } => return self.play(seat, *decision, action, None),
            Command::Undo => match self.undo(seat) {
                Undo::Free(keeps) => return self.go_back(keeps),
                Undo::Ask(keeps, asked) if asked.is_empty() => return self.go_back(keeps),
                Undo::Withdraw(play) => {
                    self.plays.remove(play);
                    self.game = Some(self.replayed());
                    return Effect { renumbered: BTreeSet::from([seat]), ..Effect::plain() };
                }
                Undo::Ask(keeps, waits_for) => {
                    self.wish = Some(Wish { seat, keeps, waits_for, agreed: BTreeSet::new() });
                }
                Undo::Nothing | Undo::Never => panic!("it would have been refused"),
            },
            Command::AnswerUndo { allow: false } => self.wish = None,
            Command::AnswerUndo { allow: true } => {
                self.wish.as_mut().expect("it was asked for").agreed.insert(seat);
            }
            Command::Say { .. } => {
                self.messages.push((Some(seat), true));
                self.chair_mut(seat).wrote.push(now);
            }
            Command::Hint => self.chair_mut(seat).hinted = Some(now),
            Command::Pass { bot } => return self.cover(seat, bot.clone(), Why::Passed),
            Command::Resign => return self.cover(seat, None, Why::Resigned),
            Command::TakeBack => {
                self.chair_mut(seat).cover = None;
                self.give_grace(seat);
            }
            Command::Move { token } => self.chair_mut(seat).sitter_mut().token = *token,
            Command::Leave => self.vacate(seat),
            Command::Abandon { wants: true } => {
                self.votes.insert(seat);
            }
            Command::Abandon { wants: false } => {
                self.votes.remove(&seat);
            }
            Command::Rename { name } => self.chair_mut(seat).sitter_mut().name.clone_from(name),
            _ => return self.act_beside(command, now),
        }
        Effect::plain()
    }

    /// What anybody else does, or the owner from a seat.
    fn act_beside(&mut self, command: &Command, now: i64) -> Effect {
        match command {
            Command::Join { seat, name, token, nonce, .. } => {
                // A promise made in the middle of a game would come too late.
                let promise = nonce.filter(|_| self.phase == Phase::Gathering);
                self.sitters += 1;
                let number = self.sitters;
                let sitter = Sitter { number, name: name.clone(), token: *token, promise, nonce: None };
                let left = self.chair(*seat).left;
                *self.chair_mut(*seat) = Chair { sits: Sits::Person(sitter), left, ..Chair::default() };
                if self.owner == Owner::Nobody {
                    self.owner = Owner::Seat(*seat);
                }
                self.give_grace(*seat);
                self.begin_if_full();
            }
            Command::BotPlay { seat, decision, action, bot } => {
                return self.play(*seat, *decision, action, Some(bot));
            }
            Command::Say { .. } => {
                self.messages.push((None, true));
                self.creator_wrote.push(now);
            }
            Command::Delete { message } => self.messages[*message - 1].1 = false,
            Command::Leave => {
                self.creator_is_here = false;
                self.pass_ownership_on();
            }
            Command::Pause => self.paused = true,
            Command::Resume => self.paused = false,
            Command::Invite { seat, token } => {
                self.vacate(*seat);
                self.chair_mut(*seat).link = Some(*token);
            }
            Command::Kick { seat, bot } => {
                self.vacate(*seat);
                if let Some(bot) = bot {
                    self.chair_mut(*seat).sits = Sits::Bot(bot.clone());
                    self.begin_if_full();
                }
            }
            Command::Mute { seat, muted } => self.chair_mut(*seat).muted = *muted,
            Command::Change { allows } => self.allows = *allows,
            Command::Rematch { table } => self.rematch = Some(*table),
            _ => panic!("only a seat may do that: {command:?}"),
        }
        Effect::plain()
    }

    fn play(&mut self, seat: Seat, decision: u32, action: &str, bot: Option<&String>) -> Effect {
        let game = self.game.as_mut().expect("it has begun");
        game.play(seat, action).expect("it was found to be legal");
        let told = game.take_story().pop().expect("a play is told");
        if matches!(game.status(), Status::Finished(_)) {
            self.phase = Phase::Finished;
        }
        let revealed = !told.revealed.is_empty();
        let entry = self.entries;
        let sits = |seat: Seat| Some(self.chair(seat).sitter()?.number);
        let there = self.seats().filter_map(sits).collect();
        let by = sits(seat).filter(|_| bot.is_none());
        self.plays.push(Made { seat, action: action.to_owned(), by, there, revealed, entry });
        if told.notes.iter().any(|note| format!("{note:?}").contains("event-opened")) {
            let bids = self.plays.iter().filter(|made| made.action.starts_with("bid"));
            self.opened_bids.extend(bids.map(|made| made.entry));
        }
        // Everybody notices every play of the toy; its seat, too.
        let number = self.told[seat.index()] + 1;
        self.made.insert((seat, decision), (action.to_owned(), number));
        self.wish = None;
        let own = || BTreeSet::from([seat]);
        Effect { told: Some(told), renumbered: own(), refilled: own(), ..Effect::plain() }
    }

    /// The later plays are gone, and what anybody was about to decide is another question.
    fn go_back(&mut self, keeps: usize) -> Effect {
        self.plays.truncate(keeps);
        self.game = Some(self.replayed());
        self.wish = None;
        Effect { renumbered: self.seats().collect(), ..Effect::plain() }
    }

    fn start(&mut self) -> Effect {
        self.nonces = BySeat::from_fn(self.chairs.len(), |seat| self.chair(seat).sitter()?.nonce);
        self.phase = Phase::Playing;
        let mut game = self.replayed();
        let told = game.take_opening();
        self.game = Some(game);
        if let Some(time) = self.opened.time {
            for chair in &mut self.chairs {
                chair.left = i64::from(time.seconds) * 1_000;
            }
        }
        Effect { told: Some(told), ..Effect::plain() }
    }

    fn cover(&mut self, seat: Seat, bot: Option<String>, why: Why) -> Effect {
        let bot = bot.unwrap_or_else(|| self.opened.stand_in.clone());
        self.chair_mut(seat).cover = Some((bot, why));
        Effect::plain()
    }

    /// Nobody sits there any more, and nothing of who did stays but the time.
    fn vacate(&mut self, seat: Seat) {
        let left = self.chair(seat).left;
        *self.chair_mut(seat) = Chair { left, ..Chair::default() };
        self.votes.remove(&seat);
        // Who is gone agrees to nothing, and asks for nothing.
        if self.wish.as_ref().is_some_and(|wish| wish.seat == seat || wish.waits_for.contains(&seat)) {
            self.wish = None;
        }
        self.pass_ownership_on();
        if self.phase == Phase::Agreeing {
            self.phase = Phase::Gathering;
        }
    }

    fn pass_ownership_on(&mut self) {
        let stays = match self.owner {
            Owner::Creator => self.creator_is_here,
            Owner::Seat(seat) => self.chair(seat).sitter().is_some(),
            Owner::Nobody => false,
        };
        if !stays {
            self.owner = self.people().first().map_or(Owner::Nobody, |seat| Owner::Seat(*seat));
        }
    }

    /// The game begins when every seat is taken.
    fn begin_if_full(&mut self) {
        let full = self.chairs.iter().all(|chair| !matches!(chair.sits, Sits::Nobody));
        if self.phase == Phase::Gathering && full {
            self.phase = Phase::Agreeing;
        }
    }

    /// Who sits down or comes back has time to think: a whole turn, or a tenth of the game's time, which is a minute
    /// at least where the game has one.
    fn give_grace(&mut self, seat: Seat) {
        let Some(time) = self.opened.time else { return };
        let full = i64::from(time.seconds) * 1_000;
        let grace = match time.per {
            Per::Turn => full,
            Per::Game => full.min(60_000.max(full / 10)),
        };
        let left = &mut self.chair_mut(seat).left;
        *left = grace.max(*left);
    }
}
