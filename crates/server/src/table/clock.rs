//! Time: whose runs, how much is left, and when somebody's is up.

use tabletop::{Seat, SeatSet};

use super::entry::{Entry, Per};
use super::state::{Audience, TableState};

/// Whoever takes a seat back after the time of a whole game ran out gets this part of it again.
const GRACE: i64 = 10;
/// And never less than this, in milliseconds.
const LEAST_GRACE: i64 = 60_000;
/// If a bot has not answered after this many milliseconds, whoever was to think is gone: another node may.
const THINKING: i64 = 30_000;
/// A person may write this many messages ...
const MESSAGES: usize = 6;
/// ... in so many milliseconds.
const MESSAGES_SPAN: i64 = 20_000;
/// Between two hints of a seat, in milliseconds.
const HINT_PAUSE: i64 = 5_000;

impl TableState {
    /// The seats whose time runs.
    pub(crate) fn running(&self) -> SeatSet {
        if self.opened.time.is_none() || self.is_paused {
            return SeatSet::EMPTY;
        }
        self.deciding().iter().filter(|seat| self.places[*seat].is_personal()).collect()
    }

    /// The time a seat has left at this moment, in milliseconds.
    pub(crate) fn left(&self, seat: Seat, now: i64) -> Option<i64> {
        self.opened.time?;
        let spent = if self.running().contains(seat) { (now - self.at).max(0) } else { 0 };
        Some(self.places[seat].left - spent)
    }

    /// When the next seat's time is up, in milliseconds since 1970.
    pub(crate) fn deadline(&self) -> Option<i64> {
        self.running().iter().map(|seat| self.at + self.places[seat].left.max(0)).min()
    }

    /// When somebody must look at the table even if nobody comes.
    pub(crate) fn due(&self) -> Option<i64> {
        let thinking = (!self.bots_to_move().is_empty()).then_some(self.at + THINKING);
        self.deadline().into_iter().chain(thinking).min()
    }

    /// The seats that bots must decide for, with the bot and the number of the decision.
    pub(crate) fn bots_to_move(&self) -> Vec<(Seat, &str, u32)> {
        if self.is_paused {
            return Vec::new();
        }
        let seats = self.deciding();
        let bot = |seat: Seat| Some((seat, self.places[seat].bot()?, self.decisions[seat]));
        seats.iter().filter_map(bot).collect()
    }

    /// The entry for the first seat whose time is up.
    pub(super) fn time_is_up(&self, now: i64) -> Option<Entry> {
        let late = |seat: &Seat| self.left(*seat, now).is_some_and(|left| left <= 0);
        let seat = self.running().iter().find(late)?;
        Some(Entry::TimedOut { seat, bot: self.opened.stand_in.clone() })
    }

    /// Takes the time since the last entry from those whose time ran.
    pub(super) fn charge(&mut self, at: i64) {
        let spent = (at - self.at).max(0);
        for seat in self.running().iter() {
            self.places[seat].left -= spent;
        }
    }

    /// Gives time where a new budget begins.
    pub(super) fn refill(&mut self, before: SeatSet, entry: &Entry, noticed: Audience) {
        let Some(time) = self.opened.time else { return };
        let full = i64::from(time.seconds) * 1000;
        if matches!(entry, Entry::Started {}) {
            self.places.iter_mut().for_each(|(_, place)| place.left = full);
        }
        if time.per == Per::Game {
            return;
        }
        // A step that only its seat knows of must not show in its time either.
        let again = if let Entry::Played { seat, .. } = entry
            && noticed == Audience::ALL
        {
            SeatSet::only(*seat)
        } else {
            SeatSet::EMPTY
        };
        for seat in self.running().iter() {
            if !before.contains(seat) || again.contains(seat) {
                self.places[seat].left = full;
            }
        }
    }

    /// Whoever sits down or comes back finds enough time to think.
    pub(super) fn grant_grace(&mut self, seat: Seat) {
        let Some(time) = self.opened.time else { return };
        let full = i64::from(time.seconds) * 1000;
        let least = match time.per {
            Per::Turn => full,
            Per::Game => (full / GRACE).max(LEAST_GRACE).min(full),
        };
        let place = &mut self.places[seat];
        place.left = place.left.max(least);
    }

    /// May this seat ask for a hint again?
    pub(super) fn may_hint(&self, seat: Seat, now: i64) -> bool {
        self.places[seat].hinted.is_none_or(|last| now - last >= HINT_PAUSE)
    }
}

/// Remembers when somebody wrote.
pub(super) fn note_writing(wrote: &mut Vec<i64>, at: i64) {
    if wrote.len() == MESSAGES {
        wrote.remove(0);
    }
    wrote.push(at);
}

/// May whoever wrote then write again?
pub(super) fn may_write(wrote: &[i64], now: i64) -> bool {
    wrote.len() < MESSAGES || now - wrote[0] >= MESSAGES_SPAN
}
