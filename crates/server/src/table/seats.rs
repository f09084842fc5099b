//! Who sits where: people, bots, those who are invited, and what a credential is good for.

use tabletop::{BySeat, Seat, SeatSet, Viewer};

use super::people;
use super::state::TableState;
use crate::token::Hash;

/// A seat of a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Place {
    /// Who sits there.
    pub(crate) holder: Holder,
    /// The entry with which its person sat down.
    pub(crate) since: u64,
    /// The link that lets somebody sit down there.
    pub(crate) invitation: Option<Hash>,
    /// The seat of the game before whose person may sit down there.
    pub(crate) again: Option<Seat>,
    /// Which of its level's people the bot that sits there is, from 0.
    pub(crate) nth: usize,
    /// The bot that plays for the person at present.
    pub(crate) cover: Option<Cover>,
    /// May its person not write to the table?
    pub(crate) muted: bool,
    /// Its person's own notes.
    pub(crate) notes: String,
    /// The time left when the last entry was made, in milliseconds.
    pub(crate) left: i64,
    /// When its person wrote to the table, the latest last; only as many as the limit looks at.
    pub(crate) wrote: Vec<i64>,
    /// When its person last asked for a hint.
    pub(crate) hinted: Option<i64>,
}

/// Who sits at a seat.
#[derive(Clone, Debug, Default)]
pub(crate) enum Holder {
    /// Nobody, yet or any more.
    #[default]
    Nobody,
    /// A person, or somebody's program.
    Person(Person),
    /// A bot of the house.
    Bot(String),
}

/// A person at a seat.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) name: String,
    pub(crate) token: Hash,
    /// The hash of what their device adds to the shuffles.
    pub(crate) nonce_hash: Option<Hash>,
    pub(crate) nonce: Option<[u8; 32]>,
    pub(crate) program: bool,
}

/// A bot in a person's stead.
#[derive(Clone, Debug)]
pub(crate) struct Cover {
    pub(crate) bot: String,
    pub(crate) why: Why,
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) enum Why {
    /// The person's time ran out.
    TimedOut,
    /// The person asked for it.
    Passed,
    /// The person gave up, for good.
    Resigned,
}

impl Place {
    /// The person who sits there, also while a bot plays for them.
    pub(crate) fn person(&self) -> Option<&Person> {
        match &self.holder {
            Holder::Person(person) => Some(person),
            Holder::Nobody | Holder::Bot(_) => None,
        }
    }

    /// The bot that decides there at present.
    pub(crate) fn bot(&self) -> Option<&str> {
        match &self.holder {
            Holder::Bot(bot) => Some(bot),
            Holder::Person(_) | Holder::Nobody => self.cover.as_ref().map(|cover| cover.bot.as_str()),
        }
    }

    /// Does a person decide there at present?
    pub(crate) fn is_personal(&self) -> bool {
        self.person().is_some() && self.cover.is_none()
    }

    /// Has its person given up?
    pub(crate) fn has_resigned(&self) -> bool {
        self.cover.as_ref().is_some_and(|cover| cover.why == Why::Resigned)
    }
}

/// Who has the owner's powers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Owner {
    /// Whoever made the table.
    Creator,
    /// The person at a seat.
    Seat(Seat),
    /// Nobody is left.
    Nobody,
}

/// What a credential, or none, makes of somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    /// The person at a seat.
    Seat(Seat),
    /// Somebody who may sit down there.
    Invited(Seat),
    /// Whoever made the table.
    Creator,
    /// Somebody who may watch.
    Spectator,
    /// Anybody.
    Stranger,
}

/// A bot sits down at one of these places.
pub(super) fn seat_bot(places: &mut BySeat<Place>, seat: Seat, bot: &str) {
    let taken: Vec<usize> = places
        .values()
        .filter(
            |place| matches!(&place.holder, Holder::Bot(other) if people::level(other) == people::level(bot)),
        )
        .map(|place| place.nth)
        .collect();
    let place = &mut places[seat];
    place.nth = (0..).find(|nth| !taken.contains(nth)).unwrap_or_default();
    place.holder = Holder::Bot(bot.to_owned());
}

impl TableState {
    /// What a credential of this hash is good for now.
    pub(crate) fn who(&self, hash: Option<&Hash>) -> Who {
        let Some(hash) = hash else { return Who::Stranger };
        let mut who = Who::Stranger;
        // All are compared, whatever was found: the time it takes tells nothing.
        if hash.matches(&self.opened.spectator) {
            who = Who::Spectator;
        }
        if hash.matches(&self.opened.creator) && self.creator_stays {
            who = Who::Creator;
        }
        for (seat, place) in self.places.iter() {
            if place.invitation.as_ref().is_some_and(|invitation| hash.matches(invitation)) {
                who = Who::Invited(seat);
            }
            if place.person().is_some_and(|person| hash.matches(&person.token)) {
                who = Who::Seat(seat);
            }
        }
        who
    }

    /// With whose eyes they may look at the game, if at all.
    pub(crate) fn eyes(&self, who: Who) -> Option<Viewer> {
        match who {
            Who::Seat(seat) => Some(Viewer::Seat(seat)),
            Who::Creator | Who::Spectator => Some(Viewer::Public),
            Who::Invited(_) | Who::Stranger => self.allows.public.then_some(Viewer::Public),
        }
    }

    /// Have they the owner's powers?
    pub(crate) fn owns(&self, who: Who) -> bool {
        match self.owner {
            Owner::Creator => who == Who::Creator,
            Owner::Seat(seat) => who == Who::Seat(seat),
            Owner::Nobody => false,
        }
    }

    /// A bot sits down. Of its level it is the first who does not sit at the table yet, and stays that.
    pub(super) fn seat_bot(&mut self, seat: Seat, bot: &str) {
        seat_bot(&mut self.places, seat, bot);
    }

    /// The seats where people sit, whether or not a bot plays for them.
    pub(crate) fn people(&self) -> SeatSet {
        self.places.iter().filter(|(_, place)| place.person().is_some()).map(|(seat, _)| seat).collect()
    }

    /// Gives the owner's powers on to the first person who is left, if whoever had them is gone.
    pub(super) fn pass_on_ownership(&mut self) {
        let gone = match self.owner {
            Owner::Creator => !self.creator_stays,
            Owner::Seat(seat) => self.places[seat].person().is_none(),
            Owner::Nobody => true,
        };
        if gone {
            self.owner = self.people().first().map_or(Owner::Nobody, Owner::Seat);
        }
    }
}
