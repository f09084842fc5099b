//! Taking back: free as long as nobody learnt anything by it, else by consent of those it concerns: each person who
//! made one of the plays that would be taken back, and everybody whose secret they may have shown. Who is away, or
//! has a bot in their stead, is asked all the same; who does not answer has not agreed.

use tabletop::{Seat, SeatSet, Status};

use super::entry::Entry;
use super::refusal::Code;
use super::state::{By, Made, TableState};

/// Somebody who sat at the table for a while, and does no longer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gone {
    seat: Seat,
    /// The entry with which they sat down.
    from: u64,
    /// The entry with which they were gone.
    to: u64,
}

impl TableState {
    /// The entry that takes back the seat's last play without asking anybody, if it may.
    pub(super) fn undo_freely(&self, seat: Seat) -> Option<Entry> {
        let last = self.last_play_of(seat)?;
        let nothing_revealed = self.plays[last..].iter().all(|made| made.revealed.is_empty());
        if !nothing_revealed {
            return None;
        }
        // Bots' answers roll back with what they answered.
        if self.plays[last..].iter().all(|made| made.seat == seat || made.by == By::Bot) {
            return Some(Entry::Undone { seat, plays: last });
        }
        let sealed = self.plays[last].sealed && self.stands_alone(seat, last);
        sealed.then_some(Entry::Withdrawn { seat, play: last })
    }

    /// So many plays would stand if the seat's last play were taken back, and these seats must agree.
    ///
    /// # Errors
    /// When there is nothing of this person's to take back, or somebody who would have to agree is gone for good.
    pub(super) fn undo_by_consent(&self, seat: Seat) -> Result<(usize, SeatSet), Code> {
        let last = self.last_play_of(seat).ok_or(Code::NothingToUndo)?;
        let mut needed = SeatSet::EMPTY;
        for made in &self.plays[last..] {
            if made.by == By::Person {
                needed = needed.with(made.seat);
                self.still_there(made.seat, made)?;
            }
            // A game does not tell whose secret it was; it may have been anybody's who sat there, or sits there now.
            if !made.revealed.is_empty() {
                needed = self.people().iter().fold(needed, SeatSet::with);
                self.places.iter().try_for_each(|(seat, _)| self.still_there(seat, made))?;
            }
        }
        Ok((last, needed.without(seat)))
    }

    /// The last play of the person who sits there now.
    fn last_play_of(&self, seat: Seat) -> Option<usize> {
        let last = self.plays.iter().rposition(|made| made.seat == seat && made.by == By::Person)?;
        (self.plays[last].entry > self.places[seat].since).then_some(last)
    }

    /// Is whoever sat there when this play was made, if anybody did, still at the table?
    fn still_there(&self, seat: Seat, made: &Made) -> Result<(), Code> {
        let then = |gone: &Gone| gone.seat == seat && gone.from < made.entry && made.entry < gone.to;
        if self.gone.iter().any(then) { Err(Code::NobodyToAsk) } else { Ok(()) }
    }

    /// Remembers that the person at a seat leaves with the next entry.
    pub(super) fn note_leaving(&mut self, seat: Seat) {
        // Before the first play there is nothing that could be taken back.
        if self.places[seat].person().is_some() && !self.plays.is_empty() {
            self.gone.push(Gone { seat, from: self.places[seat].since, to: self.end + 1 });
        }
        // A wish that waits for them, or was theirs, has nobody any more who could answer it.
        if self.undo.is_some_and(|undo| undo.seat == seat || undo.needed.contains(seat)) {
            self.undo = None;
        }
    }

    /// Would everything that others chose since then stand as it is without this play?
    fn stands_alone(&self, seat: Seat, play: usize) -> bool {
        let (Some(game), Ok(mut other)) = (self.game(), self.title.open(&self.setup())) else { return false };
        let plays = game.record().plays;
        if plays[play + 1..].iter().any(|later| later.seat == seat) {
            return false;
        }
        let rest = plays.iter().enumerate().filter(|(at, _)| *at != play);
        for (_, kept) in rest {
            if other.play(kept.seat, &kept.action).is_err() {
                return false;
            }
        }
        other.status() == Status::Deciding(self.deciding().with(seat))
    }
}
