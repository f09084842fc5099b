//! `hint`: what a strong bot would do, and what it expects of it.

use std::io;
use std::num::NonZero;
use std::thread;

use bots::{Budget, Candidate, Level};
use tabletop::{Phrase, Seat};

use super::session::Session;
use crate::layout::Grid;
use crate::number::{decimal, percent};
use crate::screen::Screen;

/// More candidates than these are no help.
const SHOWN: usize = 5;
/// The length of the bar that shows how sure the bot is.
const BAR: f64 = 20.0;

impl Session {
    /// Asks the strongest bot about the seat's decision; what follows the command is a budget.
    pub(super) fn hint(&self, rest: &str, seat: Option<Seat>, screen: &mut Screen) -> io::Result<()> {
        let Some(seat) = seat else { return screen.prose("", &self.speaker.word("play-over")) };
        let budget: Option<Budget> = match rest {
            "" => None,
            text => match text.parse() {
                Ok(budget) => Some(budget),
                Err(problem) => return screen.prose("", &self.speaker.say(&problem)),
            },
        };
        screen.prose("", &self.speaker.word("hint-thinking"))?;
        screen.flush()?;
        let cores = thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
        let plays = self.table.story().len();
        let mut dice = bots::dice(self.table.seed(), &format!("hint {plays}"));
        let candidates = self.table.advise(seat, Level::Pharaoh, budget, cores, &mut dice);
        self.show_candidates(&candidates, screen)
    }

    fn show_candidates(&self, candidates: &[Candidate<String>], screen: &mut Screen) -> io::Result<()> {
        let language = self.speaker.language();
        let heading = |name: &str| self.speaker.word(&format!("hint-{name}"));
        let mut grid = Grid::new(["action", "win", "points", "sure"].map(heading).to_vec());
        for candidate in &candidates[..candidates.len().min(SHOWN)] {
            grid.row(vec![
                candidate.action.clone(),
                percent(candidate.win, language),
                decimal(candidate.points, 1, language),
                format!("{:<20}", "█".repeat((candidate.share * BAR).round() as usize)),
            ]);
        }
        screen.grid(&grid)?;
        let best = Phrase::new("hint-explained").with("action", candidates[0].action.as_str());
        screen.prose("", &self.speaker.say(&best))
    }
}
