//! What stops a command: a sentence for the person who asked, in their language.

use std::io;

use tabletop::{Phrase, Speaker};

/// Why a command was not done.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// Said already, because only the speaker of one game knew the words.
    Said(String),
    /// To be said with the program's own words.
    Phrase(Phrase),
    /// Nothing more can be written to standard output.
    Output(io::Error),
}

impl Trouble {
    /// A problem with one option or argument of the command line.
    pub(crate) fn with_argument(argument: &'static str, problem: &Phrase, speaker: &Speaker) -> Self {
        let problem = speaker.say(problem);
        Trouble::from(Phrase::new("bad-argument").with("argument", argument).with("problem", problem))
    }

    /// The sentence.
    pub(crate) fn said(&self, speaker: &Speaker) -> String {
        match self {
            Trouble::Said(text) => text.clone(),
            Trouble::Phrase(phrase) => speaker.say(phrase),
            Trouble::Output(error) => speaker.say(&Phrase::new("bad-output").with("reason", reason(error))),
        }
    }
}

impl From<Phrase> for Trouble {
    fn from(phrase: Phrase) -> Self {
        Trouble::Phrase(phrase)
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Trouble::Output(error)
    }
}

/// Why a file or stream failed, in our words: the system's own are in one language only.
pub(crate) fn reason(error: &io::Error) -> Phrase {
    match error.kind() {
        io::ErrorKind::NotFound => Phrase::new("io-not-found"),
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Phrase::new("io-denied"),
        io::ErrorKind::IsADirectory => Phrase::new("io-folder"),
        io::ErrorKind::NotADirectory => Phrase::new("io-not-folder"),
        io::ErrorKind::AlreadyExists => Phrase::new("io-exists"),
        io::ErrorKind::StorageFull => Phrase::new("io-full"),
        io::ErrorKind::AddrInUse => Phrase::new("io-in-use"),
        _ => Phrase::new("io-other").with("code", error.raw_os_error().unwrap_or_default()),
    }
}
