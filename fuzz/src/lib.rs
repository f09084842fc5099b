#![doc = include_str!("../README.md")]

mod feed;
mod games;
mod texts;
mod voices;

pub use games::{action, play, replay};
pub use texts::{options, record, words};

/// What became of the bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// They were something that is read here.
    Accepted,
    /// They were not.
    Refused,
}

impl Verdict {
    fn of<T, E>(result: &Result<T, E>) -> Verdict {
        if result.is_ok() { Verdict::Accepted } else { Verdict::Refused }
    }
}

/// One thing to feed.
pub struct Target {
    /// Its name: that of its program and of its corpus.
    pub name: &'static str,
    /// Feeds it.
    pub feed: fn(&[u8]) -> Verdict,
}

/// Everything there is to feed.
pub const TARGETS: &[Target] = &[
    Target { name: "action", feed: action },
    Target { name: "options", feed: options },
    Target { name: "play", feed: play },
    Target { name: "record", feed: record },
    Target { name: "replay", feed: replay },
    Target { name: "words", feed: words },
];
