//! A way through a random game, position by position.

use std::cell::OnceCell;

use tabletop::{BySeat, Game, Journal, Record, Seat, Setup, Silent, Viewer};

use crate::course::{Course, complaint, legal, record};

/// A game as far as it has been gone through.
pub(crate) struct Walk<'c, G: Game> {
    course: &'c Course<G>,
    pub(crate) opening: Journal<G::Event>,
    /// The position before the last play: what was legal there is most easily mistaken for legal here.
    pub(crate) before: Option<G>,
    pub(crate) game: G,
    /// So many plays have been made.
    at: usize,
    legal: OnceCell<BySeat<Vec<G::Action>>>,
}

impl<'c, G: Game> Walk<'c, G> {
    /// At the first position.
    pub(crate) fn start(course: &'c Course<G>) -> Result<Self, String> {
        let mut opening = Journal::default();
        let game = G::new(&course.setup, &mut opening).map_err(|error| format!("no set-up: {error}"))?;
        Ok(Walk { course, opening, before: None, game, at: 0, legal: OnceCell::new() })
    }

    /// At the last position.
    pub(crate) fn at_end(course: &'c Course<G>) -> Result<Self, String> {
        let start = Walk::start(course)?;
        Ok(Walk { game: course.last.clone(), at: course.plays.len(), ..start })
    }

    /// Goes on to the next position; where the one before is of interest, it is kept.
    pub(crate) fn step(&mut self, keep: bool) {
        let Some((seat, action)) = self.next() else { return };
        self.before = keep.then(|| self.game.clone());
        self.game.apply(seat, &action, &mut Silent);
        self.at += 1;
        self.legal.take();
    }

    pub(crate) fn setup(&self) -> &'c Setup {
        &self.course.setup
    }

    pub(crate) fn seats(&self) -> usize {
        self.course.setup.seats
    }

    /// What has been played.
    pub(crate) fn plays(&self) -> &'c [(Seat, G::Action)] {
        &self.course.plays[..self.at]
    }

    /// What is played next, unless the game is over.
    pub(crate) fn next(&self) -> Option<(Seat, G::Action)> {
        self.course.plays.get(self.at).copied()
    }

    /// What the seat can do here.
    pub(crate) fn legal(&self, seat: Seat) -> &[G::Action] {
        let all = || BySeat::from_fn(self.seats(), |seat| legal(&self.game, seat));
        &self.legal.get_or_init(all)[seat]
    }

    /// The record so far.
    pub(crate) fn record(&self) -> Record {
        record(&self.course.setup, self.plays(), &self.game)
    }

    /// The problem, and the record that leads to it.
    pub(crate) fn complain(&self, problem: &str) -> String {
        complaint(problem, &self.record())
    }
}

/// Everybody who looks at a table while the game lasts.
pub(crate) fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::first(seats).map(Viewer::Seat).chain([Viewer::Public])
}
