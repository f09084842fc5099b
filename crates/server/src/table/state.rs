//! A table as it stands: the fold over its log. No clock, no network, no disk: the same entries give the same table.

use bots::Kind;
use catalog::{Table, Title, Told};
use sha2::{Digest as _, Sha256};
use tabletop::{BySeat, Fair, Language, Options, Promise, Record, Seat, SeatSet, Setup, Status, Viewer};

use super::entry::{Allows, Opened};
use super::people;
use super::seats::{Holder, Owner, Place};
use crate::store::{Chain, TableId};

/// A table as it stands.
pub(crate) struct TableState {
    pub(crate) id: TableId,
    pub(crate) title: &'static dyn Title,
    pub(crate) opened: Opened,
    /// The version of the rules that the game goes by, from its beginning to its end.
    pub(crate) rules: u16,
    pub(crate) options: Options,
    pub(super) secret: [u8; 32],
    /// What the devices of those who began the game added to its shuffles.
    pub(super) nonces: BySeat<Option<[u8; 32]>>,
    pub(crate) places: BySeat<Place>,
    pub(crate) owner: Owner,
    /// Is whoever made the table still about?
    pub(crate) creator_stays: bool,
    pub(crate) allows: Allows,
    pub(crate) phase: Phase,
    pub(super) game: Option<Box<dyn Table>>,
    /// What each play that still stands was.
    pub(super) plays: Vec<Made>,
    /// The number of each seat's next decision; a number never returns.
    pub(crate) decisions: BySeat<u32>,
    /// What each seat has decided, also what was taken back: a repeated post is answered like the first.
    pub(super) decided: BySeat<Vec<Decided>>,
    pub(crate) undo: Option<UndoAsked>,
    /// Those who left while there were plays of the game.
    pub(super) gone: Vec<super::undo::Gone>,
    /// The seats that want to end the game without a result.
    pub(crate) votes: SeatSet,
    pub(crate) is_paused: bool,
    /// Who wrote each message, and the number of its entry.
    pub(super) messages: Vec<Message>,
    /// When whoever made the table wrote to it, as a seat's is remembered.
    pub(super) creator_wrote: Vec<i64>,
    pub(crate) rematch: Option<TableId>,
    pub(crate) created: i64,
    /// When the last entry was made, in milliseconds since 1970.
    pub(crate) at: i64,
    /// The number of the last entry.
    pub(crate) end: u64,
    /// The chain up to the last entry that was read from the store; whoever enters one does not know how it was chained.
    pub(crate) chain: Chain,
    /// What its log holds.
    pub(super) room: super::room::Room,
    /// How far the table's time is ahead of the clock that shows it, in milliseconds: whoever keeps the table knows.
    pub(crate) lead: i64,
    /// How many entries each watcher has seen: seats in order, then everybody else.
    pub(super) seen: [u64; Audience::WATCHERS],
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) enum Phase {
    /// Somebody is still missing.
    Gathering,
    /// All are there; some devices have yet to tell what they add to the shuffles.
    Agreeing,
    /// The game is on.
    Playing,
    /// The game is over.
    Finished,
    /// The game ended without a result.
    Abandoned,
}

impl Phase {
    /// Is there nothing left to decide?
    pub(crate) fn is_over(self) -> bool {
        matches!(self, Phase::Finished | Phase::Abandoned)
    }
}

/// A play that still stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Made {
    pub(super) seat: Seat,
    pub(super) by: By,
    /// The seats that learnt something hidden by it.
    pub(super) revealed: SeatSet,
    /// Was nobody else told all of it?
    pub(super) sealed: bool,
    /// Who noticed it.
    pub(super) audience: Audience,
    /// The number of its entry.
    pub(super) entry: u64,
}

/// Who made a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum By {
    Person,
    Bot,
}

/// A decision that was made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Decided {
    pub(super) decision: u32,
    /// Tells whether another post says the same. A table is full of these, and the text stands in the record.
    pub(super) action: Fingerprint,
    /// The number its seat knows the entry by.
    pub(super) number: u64,
}

/// The beginning of a text's SHA-256.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fingerprint([u8; 4]);

impl Fingerprint {
    pub(super) fn of(text: &str) -> Self {
        let [a, b, c, d, ..] = <[u8; 32]>::from(Sha256::digest(text));
        Fingerprint([a, b, c, d])
    }
}

/// A wish to take a play back that waits for others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UndoAsked {
    pub(crate) seat: Seat,
    /// So many plays would stand.
    pub(crate) plays: usize,
    /// The seats that must agree.
    pub(crate) needed: SeatSet,
    /// The seats that have agreed.
    pub(crate) allowed: SeatSet,
}

/// Somebody wrote something.
#[derive(Clone, Copy, Debug)]
pub(super) struct Message {
    pub(super) by: super::entry::Author,
    pub(super) entry: u64,
    pub(super) is_deleted: bool,
}

/// Who notices an entry: any of the seats, and everybody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Audience(u8);

impl Audience {
    /// Four seats, and everybody else together.
    pub(crate) const WATCHERS: usize = 5;
    /// All of them.
    pub(crate) const ALL: Audience = Audience(0b11111);
    /// None of them.
    pub(crate) const NONE: Audience = Audience(0);

    /// One watcher alone.
    pub(crate) fn only(viewer: Viewer) -> Self {
        Audience(1 << watcher(viewer))
    }

    /// These and one more.
    #[must_use]
    pub(crate) fn with(self, viewer: Viewer) -> Self {
        Audience(self.0 | 1 << watcher(viewer))
    }

    /// All that are in either.
    #[must_use]
    pub(crate) fn union(self, other: Audience) -> Self {
        Audience(self.0 | other.0)
    }

    /// Is this watcher among them?
    pub(crate) fn contains(self, viewer: Viewer) -> bool {
        self.0 & (1 << watcher(viewer)) != 0
    }

    /// Every watcher of a table.
    pub(crate) fn watchers() -> impl Iterator<Item = Viewer> {
        Seat::ALL.into_iter().map(Viewer::Seat).chain([Viewer::Public])
    }
}

/// A watcher's place in a list of them.
pub(crate) fn watcher(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        // Nobody at a server sees everything: whoever holds no seat sees what the public sees.
        Viewer::Public | Viewer::All => Seat::ALL.len(),
    }
}

/// What an entry did: who noticed, and what the game told.
pub(crate) struct Effect {
    pub(crate) audience: Audience,
    pub(crate) told: Option<Told>,
}

impl TableState {
    /// The game, once it has begun.
    pub(crate) fn game(&self) -> Option<&dyn Table> {
        self.game.as_deref()
    }

    /// The seats that must decide now.
    pub(crate) fn deciding(&self) -> SeatSet {
        let playing = self.game().filter(|_| self.phase == Phase::Playing);
        match playing.map(Table::status) {
            Some(Status::Deciding(seats)) => seats,
            Some(Status::Finished(_)) | None => SeatSet::EMPTY,
        }
    }

    /// The number a watcher knows the last entry by that they noticed.
    pub(crate) fn number(&self, viewer: Viewer) -> u64 {
        self.seen[watcher(viewer)]
    }

    /// What everybody is called in a language: people and the bots of the house by their names, others by what they
    /// are.
    pub(crate) fn names(&self, language: Language) -> BySeat<Option<String>> {
        self.called(|seat, bot| match self.person_of(seat, bot) {
            Some(name) => Some(name.to_owned()),
            None => Some(bot_name(bot.parse().ok()?, seat, language)),
        })
    }

    /// The name of the bot that sits at a seat, if it is one of the house that has one.
    pub(crate) fn bot_called(&self, seat: Seat) -> Option<&'static str> {
        match &self.places[seat].holder {
            Holder::Bot(bot) => self.person_of(seat, bot),
            Holder::Person(_) | Holder::Nobody => None,
        }
    }

    fn person_of(&self, seat: Seat, bot: &str) -> Option<&'static str> {
        people::person(&self.opened.game, bot, self.places[seat].nth)
    }

    /// People by their names, bots as somebody else says.
    fn called(&self, bot: impl Fn(Seat, &str) -> Option<String>) -> BySeat<Option<String>> {
        BySeat::from_fn(self.opened.seats.len(), |seat| {
            let place = &self.places[seat];
            match place.person() {
                Some(person) => Some(person.name.clone()),
                None => place.bot().and_then(|name| bot(seat, name)),
            }
        })
    }

    /// The game's record: laid open once it is over, and never before.
    pub(crate) fn record(&self) -> Option<Record> {
        if !self.phase.is_over() {
            return None;
        }
        let mut record = self.game()?.record();
        record.names = self.called(|_, bot| Some(bot.to_owned()));
        record.fair = Some(Fair {
            table: self.id.to_string(),
            commitment: self.opened.commitment.0,
            secret: self.secret,
            nonces: self.nonces,
        });
        Some(record)
    }

    /// The game up to now for a bot of the house, which thinks where the seed is known anyway.
    pub(crate) fn record_for_bots(&self) -> Option<Record> {
        self.game().map(Table::record)
    }

    /// What the game starts from.
    pub(super) fn setup(&self) -> Setup {
        Setup {
            rules: self.rules,
            seats: self.opened.seats.len(),
            options: self.options,
            seed: tabletop::agreed_seed(&self.opened.commitment.0, &self.secret, &self.nonces),
            material: self.opened.material.clone(),
        }
    }

    /// The entry of a message, counted from 1, if it is there and still says something.
    pub(crate) fn message(&self, number: usize) -> Option<(super::entry::Author, u64)> {
        let message = self.messages.get(number.checked_sub(1)?)?;
        (!message.is_deleted).then_some((message.by, message.entry))
    }

    /// How many messages have been written.
    pub(crate) fn message_count(&self) -> usize {
        self.messages.len()
    }
}

/// What a bot is called in a sentence, told apart from others of its kind.
fn bot_name(bot: Kind, seat: Seat, language: Language) -> String {
    let name = bot.name(language);
    let mut letters = name.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{} ({seat})", letters.as_str())
}

/// What a host commits to when opening a table like this.
pub(crate) fn commitment(id: TableId, opened: &Opened, title: &dyn Title, secret: &[u8; 32]) -> [u8; 32] {
    let material = title
        .material()
        .zip(opened.material.as_deref())
        .map(|(kind, text)| tabletop::Material::new(kind, text));
    let promise = Promise {
        table: &id.to_string(),
        game: &opened.game,
        rules: opened.rules,
        seats: opened.seats.len(),
        options: &opened.options,
        material: material.as_ref(),
    };
    promise.commitment(secret)
}
