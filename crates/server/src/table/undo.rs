//! Taking back: free as long as nobody learnt anything by it, else by consent of those it concerns.

use tabletop::{Seat, SeatSet, Status};

use super::entry::Entry;
use super::state::{By, TableState};

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
    pub(super) fn undo_by_consent(&self, seat: Seat) -> Option<(usize, SeatSet)> {
        let last = self.last_play_of(seat)?;
        let since = &self.plays[last..];
        let others = self.deciders().without(seat);
        let concerned = if since.iter().all(|made| made.revealed.is_empty()) {
            let played = |other: &Seat| since.iter().any(|made| made.seat == *other && made.by == By::Person);
            others.iter().filter(played).collect()
        } else {
            others
        };
        Some((last, concerned))
    }

    fn last_play_of(&self, seat: Seat) -> Option<usize> {
        self.plays.iter().rposition(|made| made.seat == seat && made.by == By::Person)
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
