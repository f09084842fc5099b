//! Doing what an entry says. Entries were checked before they were stored, so nothing is refused here.

use catalog::{Title, Told};
use tabletop::{BySeat, Note, Options, Phrase, Seat, SeatSet, Status, Viewer, push_tightly};

use super::clock::note_writing;
use super::entry::{Author, Entry, FORMAT, Opened, Plan};
use super::seats::{Cover, Holder, Owner, Person, Place, Why, seat_bot};
use super::state::{Audience, By, Decided, Effect, Fingerprint, Made, Message, Phase, TableState, UndoAsked};
use super::unreadable::{Unreadable, Wrong};
use crate::store::{Chain, Logged, TableId, Trace};
use crate::token::Hash;

/// Where a game is looked up: the catalog's list, or in a test one that is not on it.
pub(super) type Find = fn(&str) -> Result<&'static dyn Title, Phrase>;

impl TableState {
    /// The table that a first entry opens.
    ///
    /// # Errors
    /// When this program has no such game with such rules and options.
    pub(crate) fn open(id: TableId, secret: [u8; 32], at: i64, entry: Entry) -> Result<Self, Unreadable> {
        TableState::open_from(catalog::find, id, secret, at, entry)
    }

    /// The same, with a game that `find` knows.
    pub(super) fn open_from(
        find: Find,
        id: TableId,
        secret: [u8; 32],
        at: i64,
        entry: Entry,
    ) -> Result<Self, Unreadable> {
        let wrong = |why: Wrong| why.at(id, 1);
        let Entry::Opened(opened) = entry else { return Err(wrong(Wrong::NotOpened)) };
        let title = find(&opened.game).map_err(|problem| wrong(Wrong::Game(problem)))?;
        let reads = title.reads();
        // The first edition played every table by its own rules, whatever it had been opened with.
        let rules = if opened.format == 1 { opened.rules.max(*reads.start()) } else { opened.rules };
        if !reads.contains(&rules) {
            return Err(wrong(Wrong::Rules { game: opened.game, found: rules, reads }));
        }
        let options = Options::parse(title.choices(), &opened.options)
            .map_err(|problem| wrong(Wrong::Options(problem)))?;
        let seats = opened.seats.len();
        let mut places: BySeat<Place> = BySeat::new(seats);
        for (plan, seat) in opened.seats.iter().zip(Seat::first(seats)) {
            match plan {
                Plan::Link { token } => places[seat].invitation = Some(*token),
                Plan::Again { seat: before } => places[seat].again = Some(*before),
                Plan::Open {} => {}
                Plan::Bot { bot } => seat_bot(&mut places, seat, bot),
            }
        }
        let Opened { allows, .. } = *opened;
        Ok(TableState {
            id,
            title,
            rules,
            options,
            secret,
            nonces: BySeat::new(seats),
            places,
            owner: Owner::Creator,
            creator_stays: true,
            allows,
            phase: Phase::Gathering,
            game: None,
            plays: Vec::new(),
            decisions: BySeat::new(seats),
            decided: BySeat::new(seats),
            undo: None,
            gone: Vec::new(),
            votes: SeatSet::EMPTY,
            is_paused: false,
            messages: Vec::new(),
            creator_wrote: Vec::new(),
            rematch: None,
            created: at,
            at,
            end: 1,
            chain: Chain::of(id),
            room: super::room::Room::default(),
            lead: 0,
            seen: [1; Audience::WATCHERS],
            opened: *opened,
        })
    }

    /// Does what the next entry of the log says, and tells what it caused.
    ///
    /// # Errors
    /// When the entry does not fit the table: the log is damaged, or another program's.
    pub(crate) fn apply(&mut self, at: i64, entry: &Entry) -> Result<Effect, Unreadable> {
        self.charge(at);
        let running = self.running();
        let effect = self.carry_out(entry, at).map_err(|why| why.at(self.id, self.end + 1))?;
        self.refill(running, entry, effect.audience);
        self.room.take(entry);
        self.at = at;
        self.end += 1;
        for viewer in Audience::watchers().filter(|viewer| effect.audience.contains(*viewer)) {
            self.seen[super::state::watcher(viewer)] += 1;
        }
        Ok(effect)
    }

    fn carry_out(&mut self, entry: &Entry, at: i64) -> Result<Effect, Wrong> {
        match entry {
            // What the first edition went over to, the game was set up by.
            Entry::RulesChanged { .. } => {}
            Entry::Opened(_) => return Err(Wrong::OpenedTwice),
            Entry::Joined { seat, name, token, nonce, program } => {
                let person = Person {
                    name: name.clone(),
                    token: *token,
                    nonce_hash: nonce.filter(|_| self.phase == Phase::Gathering),
                    nonce: None,
                    program: *program,
                };
                self.sit_down(*seat, person);
            }
            Entry::Nonce { seat, nonce } => {
                if let Holder::Person(person) = &mut self.places[*seat].holder {
                    person.nonce = Some(nonce.0);
                }
            }
            Entry::Started {} => return self.start(),
            Entry::Played { seat, decision, action, bot } => {
                let by = if bot.is_some() { By::Bot } else { By::Person };
                return self.play(*seat, *decision, action, by);
            }
            Entry::UndoAsked { seat } => self.undo = self.wish(*seat),
            Entry::UndoAllowed { seat } => {
                if let Some(undo) = &mut self.undo {
                    undo.allowed = undo.allowed.with(*seat);
                }
            }
            Entry::UndoRefused { .. } => self.undo = None,
            Entry::Undone { plays, .. } => return Ok(self.go_back(*plays)),
            Entry::Withdrawn { seat, play } => return self.withdraw(*seat, *play),
            Entry::Said { by, text } => {
                let entry = self.end + 1;
                self.messages.push(Message { by: *by, entry, is_deleted: text.is_none() });
                let wrote = match by {
                    Author::Seat(seat) => &mut self.places[*seat].wrote,
                    Author::Creator => &mut self.creator_wrote,
                };
                note_writing(wrote, at);
            }
            Entry::Deleted { message } => {
                if let Some(message) = self.messages.get_mut(message.wrapping_sub(1)) {
                    message.is_deleted = true;
                }
            }
            Entry::Noted { seat, text } => {
                self.places[*seat].notes.clone_from(text);
                return Ok(quiet(Audience::only(Viewer::Seat(*seat))));
            }
            Entry::Hinted { seat } => self.places[*seat].hinted = Some(at),
            Entry::TimedOut { seat, bot } => self.cover(*seat, bot, Why::TimedOut),
            Entry::Passed { seat, bot } => self.cover(*seat, bot, Why::Passed),
            Entry::Resigned { seat, bot } => self.cover(*seat, bot, Why::Resigned),
            Entry::TakenBack { seat } => {
                self.places[*seat].cover = None;
                self.grant_grace(*seat);
            }
            Entry::Moved { seat, token } => {
                if let Holder::Person(person) = &mut self.places[*seat].holder {
                    person.token = *token;
                }
            }
            Entry::Invited { seat, token } => {
                self.vacate(*seat);
                self.places[*seat].invitation = Some(*token);
            }
            Entry::Left { seat } => self.vacate(*seat),
            Entry::CreatorLeft {} => {
                self.creator_stays = false;
                self.pass_on_ownership();
            }
            Entry::Kicked { seat, bot } => {
                self.vacate(*seat);
                if let Some(bot) = bot {
                    self.seat_bot(*seat, bot);
                    self.await_nonces();
                }
            }
            Entry::AbandonVoted { seat, wants } => {
                self.votes = if *wants { self.votes.with(*seat) } else { self.votes.without(*seat) };
            }
            Entry::Abandoned {} => {
                self.phase = Phase::Abandoned;
                self.undo = None;
            }
            Entry::Paused {} => self.is_paused = true,
            Entry::Resumed {} => self.is_paused = false,
            Entry::Changed { allows } => self.allows = *allows,
            Entry::Renamed { seat, name } => {
                if let Holder::Person(person) = &mut self.places[*seat].holder {
                    person.name.clone_from(name);
                }
            }
            Entry::Muted { seat, muted } => self.places[*seat].muted = *muted,
            Entry::Rematch { table } => self.rematch = Some(*table),
        }
        Ok(quiet(Audience::ALL))
    }

    fn sit_down(&mut self, seat: Seat, person: Person) {
        let place = &mut self.places[seat];
        // Whoever sits down finds the time, and nothing else of whoever sat there before.
        let since = self.end + 1;
        *place = Place { holder: Holder::Person(person), since, left: place.left, ..Place::default() };
        if self.owner == Owner::Nobody {
            self.owner = Owner::Seat(seat);
        }
        self.grant_grace(seat);
        self.await_nonces();
    }

    /// Nobody sits there any more.
    fn vacate(&mut self, seat: Seat) {
        self.note_leaving(seat);
        self.places[seat] = Place { left: self.places[seat].left, ..Place::default() };
        self.votes = self.votes.without(seat);
        self.pass_on_ownership();
        if self.phase == Phase::Agreeing {
            self.phase = Phase::Gathering;
        }
    }

    /// Once all are there, those whose devices promised a nonce are waited for.
    fn await_nonces(&mut self) {
        let full = self.places.values().all(|place| !matches!(place.holder, Holder::Nobody));
        if self.phase == Phase::Gathering && full {
            self.phase = Phase::Agreeing;
        }
    }

    fn cover(&mut self, seat: Seat, bot: &str, why: Why) {
        self.places[seat].cover = Some(Cover { bot: bot.to_owned(), why });
    }

    fn start(&mut self) -> Result<Effect, Wrong> {
        let nonce = |seat| self.places[seat].person().and_then(|person| person.nonce);
        self.nonces = BySeat::from_fn(self.opened.seats.len(), nonce);
        let mut game = self.title.open(&self.setup()).map_err(Wrong::Setup)?;
        let told = game.take_opening();
        self.game = Some(game);
        self.phase = Phase::Playing;
        Ok(Effect { audience: Audience::ALL, told: Some(told) })
    }

    fn play(&mut self, seat: Seat, decision: u32, action: &str, by: By) -> Result<Effect, Wrong> {
        let before = self.deciding();
        let game = self.game.as_mut().ok_or(Wrong::NoGame)?;
        let illegal = |refused| Wrong::Play { action: action.to_owned(), refused };
        game.play(seat, action).map_err(illegal)?;
        let told = game.take_story().pop().expect("a play is told");
        if matches!(game.status(), Status::Finished(_)) {
            self.phase = Phase::Finished;
        }
        let audience = if before == self.deciding() {
            let noticed = |viewer: &Viewer| told.to(*viewer).next().is_some();
            Audience::watchers().filter(noticed).fold(Audience::NONE, Audience::with)
        } else {
            Audience::ALL
        };
        let audience = audience.with(Viewer::Seat(seat));
        let sealed = told.notes.iter().all(|note| matches!(note, Note::Only { .. }));
        let entry = self.end + 1;
        push_tightly(&mut self.plays, Made { seat, by, revealed: told.revealed, sealed, audience, entry });
        self.decisions[seat] = decision + 1;
        let number = self.number(Viewer::Seat(seat)) + 1;
        let action = Fingerprint::of(action);
        push_tightly(&mut self.decided[seat], Decided { decision, action, number });
        self.undo = None;
        Ok(Effect { audience, told: Some(told) })
    }

    fn wish(&self, seat: Seat) -> Option<UndoAsked> {
        let (plays, needed) = self.undo_by_consent(seat).ok()?;
        Some(UndoAsked { seat, plays, needed, allowed: SeatSet::EMPTY })
    }

    fn go_back(&mut self, plays: usize) -> Effect {
        let before = self.deciding();
        let noticed = self.plays[plays..].iter().fold(Audience::NONE, |all, made| all.union(made.audience));
        if let Some(game) = &mut self.game {
            game.rewind(plays);
        }
        self.plays.truncate(plays);
        self.undo = None;
        let audience = if before == self.deciding() { noticed } else { Audience::ALL };
        // What a seat was about to decide is not the same question any more.
        for (seat, decision) in self.decisions.iter_mut() {
            if audience.contains(Viewer::Seat(seat)) {
                *decision += 1;
            }
        }
        quiet(audience)
    }

    fn withdraw(&mut self, seat: Seat, play: usize) -> Result<Effect, Wrong> {
        let before = self.deciding();
        self.remove_play(play)?;
        self.decisions[seat] += 1;
        let audience =
            if before == self.deciding() { Audience::only(Viewer::Seat(seat)) } else { Audience::ALL };
        Ok(quiet(audience))
    }

    /// Takes one play out from among others that do not depend on it.
    fn remove_play(&mut self, play: usize) -> Result<(), Wrong> {
        let game = self.game.as_mut().ok_or(Wrong::NoGame)?;
        let later = game.record().plays.split_off(play + 1);
        game.rewind(play);
        for later in &later {
            game.play(later.seat, &later.action)
                .map_err(|refused| Wrong::Play { action: later.action.clone(), refused })?;
        }
        game.take_story();
        self.plays.remove(play);
        Ok(())
    }
}

fn quiet(audience: Audience) -> Effect {
    Effect { audience, told: None::<Told> }
}

impl TableState {
    /// Reads the next entry of the log, and does what it says.
    ///
    /// # Errors
    /// When it is not what was written, or does not fit the table.
    pub(crate) fn read(&mut self, logged: &Logged) -> Result<(Entry, Effect), Unreadable> {
        let entry = read_entry(logged, self.chain).map_err(|why| why.at(self.id, logged.number))?;
        let effect = self.apply(logged.at, &entry)?;
        self.chain = logged.seal.chain;
        Ok((entry, effect))
    }

    /// The table that the first entry of a log opens, with that entry.
    fn read_opening(
        find: Find,
        id: TableId,
        secret: [u8; 32],
        log: &[Logged],
    ) -> Result<(Self, Entry), Unreadable> {
        let first = log.first().ok_or_else(|| Wrong::NotOpened.at(id, 1))?;
        let at_once = |why: Wrong| why.at(id, first.number);
        // Asked before anything else: whatever a newer format says is unknown here.
        let found = serde_json::from_str::<Format>(&first.body).map_or(1, |format| format.format);
        if found > FORMAT {
            return Err(at_once(Wrong::Format { found, known: FORMAT }));
        }
        let entry = read_entry(first, Chain::of(id)).map_err(at_once)?;
        let mut state = TableState::open_from(find, id, secret, first.at, entry.clone())?;
        state.chain = first.seal.chain;
        Ok((state, entry))
    }
}

/// The format of a log, which its first entry tells.
#[derive(serde::Deserialize)]
struct Format {
    #[serde(default = "super::entry::first_format")]
    format: u16,
}

/// An entry as it is read back; `before` is the chain up to it.
fn read_entry(logged: &Logged, before: Chain) -> Result<Entry, Wrong> {
    if !logged.follows(before) {
        return Err(Wrong::Changed);
    }
    let entry = serde_json::from_str(&logged.body).map_err(|problem| Wrong::Entry(problem.to_string()))?;
    let is_deleted = matches!(logged.seal.trace, Trace::Digest(_));
    // The chain does not hold what stands in the place of something that was deleted.
    if is_deleted && !matches!(entry, Entry::Said { text: None, .. }) {
        return Err(Wrong::Deleted);
    }
    Ok(entry)
}

/// The table of a whole log, each entry shown to `listen` with what it caused.
///
/// # Errors
/// When the log is not a table of this program, or not as it was written.
pub(crate) fn fold(
    id: TableId,
    secret: [u8; 32],
    log: &[Logged],
    listen: impl FnMut(&TableState, i64, &Entry, &Effect),
) -> Result<TableState, Unreadable> {
    fold_from(catalog::find, id, secret, log, listen)
}

/// The same, with a game that `find` knows.
pub(super) fn fold_from(
    find: Find,
    id: TableId,
    secret: [u8; 32],
    log: &[Logged],
    mut listen: impl FnMut(&TableState, i64, &Entry, &Effect),
) -> Result<TableState, Unreadable> {
    let (mut state, opening) = TableState::read_opening(find, id, secret, log)?;
    listen(&state, state.at, &opening, &quiet(Audience::ALL));
    for logged in &log[1..] {
        let (entry, effect) = state.read(logged)?;
        listen(&state, logged.at, &entry, &effect);
    }
    Ok(state)
}

/// What is kept of a device's nonce until it is told.
pub(crate) fn is_nonce_of(hash: &Hash, nonce: &[u8; 32]) -> bool {
    Hash(tabletop::nonce_hash(nonce)).matches(hash)
}
