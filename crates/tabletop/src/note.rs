//! What is told: events with a face for each viewer, and the journal that collects them.

use std::fmt::Display;

use crate::game::{Tell, Viewer};
use crate::seat::Seat;

/// One thing that happened, as different viewers may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note<E> {
    /// Everybody knows all of it.
    All(E),
    /// One seat is told more than the others.
    Only {
        /// Who knows it.
        seat: Seat,
        /// What that seat is told.
        told: E,
        /// What everybody else sees; nothing, if not even that it happened may show.
        others: Option<E>,
    },
}

impl<E> Note<E> {
    /// What this viewer is told, if anything.
    pub fn to(&self, viewer: Viewer) -> Option<&E> {
        match self {
            Note::All(event) => Some(event),
            Note::Only { seat, told, others } => match viewer {
                Viewer::All => Some(told),
                Viewer::Seat(viewer) if viewer == *seat => Some(told),
                Viewer::Seat(_) | Viewer::Public => others.as_ref(),
            },
        }
    }
}

/// A shuffle that was made: its name and the resulting order, top first, in the notation.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Shuffle {
    /// The name of the shuffle on the game's page.
    pub name: String,
    /// The items, the first on top.
    pub order: Vec<String>,
}

/// A single random pick that was made.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Pick {
    /// The name of the pick on the game's page.
    pub name: String,
    /// What was picked.
    pub value: u32,
}

/// Everything that was told while a game was set up or an action carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journal<E> {
    /// What happened, in order.
    pub notes: Vec<Note<E>>,
    /// The shuffles made, in order. Secret while the game lasts.
    pub shuffles: Vec<Shuffle>,
    /// The picks made, in order. Secret while the game lasts.
    pub picks: Vec<Pick>,
}

impl<E> Default for Journal<E> {
    fn default() -> Self {
        Journal { notes: Vec::new(), shuffles: Vec::new(), picks: Vec::new() }
    }
}

impl<E> Tell<E> for Journal<E> {
    fn note(&mut self, note: Note<E>) {
        self.notes.push(note);
    }

    fn shuffled<T: Display>(&mut self, name: &str, order: impl Iterator<Item = T>) {
        let order = order.map(|item| item.to_string()).collect();
        self.shuffles.push(Shuffle { name: name.to_owned(), order });
    }

    fn picked(&mut self, name: &str, value: u32) {
        self.picks.push(Pick { name: name.to_owned(), value });
    }
}
