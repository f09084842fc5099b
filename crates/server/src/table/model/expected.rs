//! What a table should be, written from the documentation: a plain model that calls none of the table's code. The
//! rules of the game come from the game; everything around them is said here once more, in another way.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{Table, Title};
use tabletop::{BySeat, Options, Seat, SeatSet, Setup, Status, Viewer};

use super::super::entry::{Opened, Plan};
use super::super::{Allows, Owner, Phase, Who, Why};
use crate::store::TableId;
use crate::token::Hash;

/// The table as it should be.
pub(super) struct Expected {
    pub(super) title: &'static dyn Title,
    pub(super) opened: Opened,
    pub(super) options: Options,
    pub(super) secret: [u8; 32],
    pub(super) phase: Phase,
    pub(super) chairs: Vec<Chair>,
    pub(super) owner: Owner,
    pub(super) creator_is_here: bool,
    pub(super) allows: Allows,
    pub(super) paused: bool,
    pub(super) votes: BTreeSet<Seat>,
    pub(super) wish: Option<Wish>,
    pub(super) game: Option<Box<dyn Table>>,
    /// What each device added to the shuffles when the game began.
    pub(super) nonces: BySeat<Option<[u8; 32]>>,
    /// How many people ever sat down.
    pub(super) sitters: usize,
    /// The plays that stand.
    pub(super) plays: Vec<Made>,
    /// The number of each seat's next decision, as the table gave it out.
    pub(super) offered: Vec<u32>,
    /// What was ever played for a decision, and the number its seat knows that by.
    pub(super) made: BTreeMap<(Seat, u32), (String, u64)>,
    /// How many events each watcher was told: four seats, then everybody else.
    pub(super) told: [u64; 5],
    /// Who wrote each message, none for the creator, and whether it still stands.
    pub(super) messages: Vec<(Option<Seat>, bool)>,
    /// When the creator wrote.
    pub(super) creator_wrote: Vec<i64>,
    pub(super) rematch: Option<TableId>,
    /// When the last entry was made.
    pub(super) at: i64,
    /// How many entries the log has.
    pub(super) entries: usize,
    /// The entries of bids that were opened while they stood: no secrets any more.
    pub(super) opened_bids: BTreeSet<usize>,
}

/// A seat.
#[derive(Clone, Default)]
pub(super) struct Chair {
    pub(super) sits: Sits,
    pub(super) link: Option<Hash>,
    pub(super) again: Option<Seat>,
    /// The bot that plays for the person.
    pub(super) cover: Option<(String, Why)>,
    pub(super) muted: bool,
    pub(super) left: i64,
    pub(super) wrote: Vec<i64>,
    pub(super) hinted: Option<i64>,
}

/// Who sits at a seat.
#[derive(Clone, Default)]
pub(super) enum Sits {
    #[default]
    Nobody,
    Person(Sitter),
    Bot(String),
}

/// A person at a seat.
#[derive(Clone)]
pub(super) struct Sitter {
    /// Tells them apart from everybody else who ever sat here.
    pub(super) number: usize,
    pub(super) name: String,
    pub(super) token: Hash,
    pub(super) promise: Option<Hash>,
    pub(super) nonce: Option<[u8; 32]>,
}

/// A play that stands.
#[derive(Clone)]
pub(super) struct Made {
    pub(super) seat: Seat,
    pub(super) action: String,
    /// Who made it; none for a bot.
    pub(super) by: Option<usize>,
    /// Who sat at the table then, also away or behind a bot.
    pub(super) there: BTreeSet<usize>,
    /// Did anybody learn something by it?
    pub(super) revealed: bool,
    /// Its entry in the log.
    pub(super) entry: usize,
}

/// A wish to take something back that waits for others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wish {
    pub(super) seat: Seat,
    pub(super) keeps: usize,
    pub(super) waits_for: BTreeSet<Seat>,
    pub(super) agreed: BTreeSet<Seat>,
}

/// What an undo would be.
#[derive(Debug)]
pub(super) enum Undo {
    Nothing,
    /// Somebody would have to be asked who is gone for good.
    Never,
    /// Only so many plays stand after it, and nobody is asked.
    Free(usize),
    /// A sealed choice is taken out from among others.
    Withdraw(usize),
    /// Only so many plays stand after it, once these agree.
    Ask(usize, BTreeSet<Seat>),
}

impl Expected {
    pub(super) fn new(title: &'static dyn Title, opened: Opened, secret: [u8; 32], at: i64) -> Self {
        let seats = opened.seats.len();
        let chair = |plan: &Plan| match plan {
            Plan::Link { token } => Chair { link: Some(*token), ..Chair::default() },
            Plan::Again { seat } => Chair { again: Some(*seat), ..Chair::default() },
            Plan::Open {} => Chair::default(),
            Plan::Bot { bot } => Chair { sits: Sits::Bot(bot.clone()), ..Chair::default() },
        };
        Expected {
            title,
            options: Options::parse(title.choices(), &opened.options).expect("the test's own options"),
            secret,
            phase: Phase::Gathering,
            chairs: opened.seats.iter().map(chair).collect(),
            owner: Owner::Creator,
            creator_is_here: true,
            allows: opened.allows,
            paused: false,
            votes: BTreeSet::new(),
            wish: None,
            game: None,
            nonces: BySeat::new(seats),
            sitters: 0,
            plays: Vec::new(),
            offered: vec![0; seats],
            made: BTreeMap::new(),
            told: [1; 5],
            messages: Vec::new(),
            creator_wrote: Vec::new(),
            rematch: None,
            at,
            entries: 1,
            opened_bids: BTreeSet::new(),
            opened,
        }
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.chairs.len())
    }

    pub(super) fn chair(&self, seat: Seat) -> &Chair {
        &self.chairs[seat.index()]
    }

    pub(super) fn chair_mut(&mut self, seat: Seat) -> &mut Chair {
        &mut self.chairs[seat.index()]
    }

    /// What a credential opens: a seat before a link to it, and that before the table's own.
    pub(super) fn who(&self, shown: Option<Hash>) -> Who {
        let Some(shown) = shown else { return Who::Stranger };
        if let Some(seat) = self.seats().find(|seat| self.chair(*seat).token() == Some(shown)) {
            return Who::Seat(seat);
        }
        if let Some(seat) = self.seats().find(|seat| self.chair(*seat).link == Some(shown)) {
            return Who::Invited(seat);
        }
        if shown == self.opened.creator && self.creator_is_here {
            return Who::Creator;
        }
        if shown == self.opened.spectator { Who::Spectator } else { Who::Stranger }
    }

    pub(super) fn owns(&self, who: Who) -> bool {
        match self.owner {
            Owner::Creator => who == Who::Creator,
            Owner::Seat(seat) => who == Who::Seat(seat),
            Owner::Nobody => false,
        }
    }

    /// Where people sit, whether or not a bot plays for them.
    pub(super) fn people(&self) -> BTreeSet<Seat> {
        self.seats().filter(|seat| self.chair(*seat).sitter().is_some()).collect()
    }

    /// Those who must decide.
    pub(super) fn deciding(&self) -> SeatSet {
        let playing = self.game.as_deref().filter(|_| self.phase == Phase::Playing);
        match playing.map(Table::status) {
            Some(Status::Deciding(seats)) => seats,
            Some(Status::Finished(_)) | None => SeatSet::EMPTY,
        }
    }

    /// Those whose time runs: people who must decide for themselves, outside of pauses.
    pub(super) fn running(&self) -> BTreeSet<Seat> {
        let runs = |seat: &Seat| self.chair(*seat).decides_for_itself();
        let stopped = self.opened.time.is_none() || self.paused;
        self.deciding().iter().filter(runs).filter(|_| !stopped).collect()
    }

    /// What it would be if the seat took its last play back.
    pub(super) fn undo(&self, seat: Seat) -> Undo {
        let Some(last) = self.plays.iter().rposition(|made| made.seat == seat && made.by.is_some()) else {
            return Undo::Nothing;
        };
        let since = &self.plays[last..];
        let me = self.chair(seat).sitter().map(|sitter| sitter.number);
        // Nobody takes back what somebody else did before they came.
        if since[0].by != me {
            return Undo::Nothing;
        }
        let secret_is_out = since.iter().any(|made| made.revealed);
        let mut asked: BTreeSet<usize> = since.iter().filter_map(|made| made.by).collect();
        if !secret_is_out && asked.len() == 1 {
            return Undo::Free(last);
        }
        // Bids that others made beside it stand by themselves.
        if !secret_is_out && since.iter().all(|made| made.action.starts_with("bid")) {
            return Undo::Withdraw(last);
        }
        let sits = |seat: Seat| Some((self.chair(seat).sitter()?.number, seat));
        let here: BTreeMap<usize, Seat> = self.seats().filter_map(sits).collect();
        if secret_is_out {
            asked.extend(here.keys());
            asked.extend(since.iter().filter(|made| made.revealed).flat_map(|made| &made.there));
        }
        let asked: Option<BTreeSet<Seat>> = asked.iter().map(|number| here.get(number).copied()).collect();
        match asked {
            Some(mut asked) => {
                asked.remove(&seat);
                Undo::Ask(last, asked)
            }
            None => Undo::Never,
        }
    }

    /// The game after these plays, played from its beginning.
    pub(super) fn replayed(&self) -> Box<dyn Table> {
        let setup = Setup {
            rules: self.opened.rules,
            seats: self.chairs.len(),
            options: self.options,
            seed: tabletop::agreed_seed(&self.opened.commitment.0, &self.secret, &self.nonces),
            material: None,
        };
        let mut game = self.title.open(&setup).expect("it was set up before");
        for made in &self.plays {
            game.play(made.seat, &made.action).expect("what stands is legal");
        }
        game
    }

    /// Every watcher of a table, in the order of [`Expected::told`].
    pub(super) fn watchers() -> [Viewer; 5] {
        let [a, b, c, d] = Seat::ALL.map(Viewer::Seat);
        [a, b, c, d, Viewer::Public]
    }
}

impl Chair {
    pub(super) fn sitter(&self) -> Option<&Sitter> {
        match &self.sits {
            Sits::Person(sitter) => Some(sitter),
            Sits::Nobody | Sits::Bot(_) => None,
        }
    }

    pub(super) fn sitter_mut(&mut self) -> &mut Sitter {
        match &mut self.sits {
            Sits::Person(sitter) => sitter,
            Sits::Nobody | Sits::Bot(_) => panic!("a person was found there"),
        }
    }

    fn token(&self) -> Option<Hash> {
        self.sitter().map(|sitter| sitter.token)
    }

    pub(super) fn decides_for_itself(&self) -> bool {
        self.sitter().is_some() && self.cover.is_none()
    }

    pub(super) fn has_resigned(&self) -> bool {
        matches!(self.cover, Some((_, Why::Resigned)))
    }

    /// The bot that decides there.
    pub(super) fn bot(&self) -> Option<&str> {
        match &self.sits {
            Sits::Bot(bot) => Some(bot),
            Sits::Person(_) | Sits::Nobody => self.cover.as_ref().map(|(bot, _)| bot.as_str()),
        }
    }
}
