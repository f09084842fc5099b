//! The task that owns one awake table: it decides, stores, and only then tells.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use tabletop::BySeat;
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout_at};

use super::clock::Clock;
use super::keeper::SKEW;
use super::thinking::{self, Question};
use super::watching::Watchers;
use super::{Ask, Done, Host, complain, now};
use crate::config::Sharing;
use crate::store::{Append, Appended, Header, Logged, TableId};
use crate::table::{Audience, Author, Code, Command, Decision, Entry, Refusal, TableState, Unreadable, fold};
use crate::token::Hash;

/// Other nodes may win the race for a number; so often a command is decided anew.
const RACES: usize = 16;
/// A claimed clock belongs to this node for so many milliseconds.
const CLAIM: i64 = 30_000;
/// So long, in milliseconds, the store may think that nobody has done anything.
const TOUCH: i64 = 60_000;
/// A table whose game is over is asked little more.
const AFTERGLOW: Duration = Duration::from_secs(1);
/// How long a failed clock waits before it is looked at again.
const CLOCK_PAUSE: Duration = Duration::from_secs(2);

/// The owner of one awake table.
pub(super) struct TableTask {
    host: Arc<Host>,
    table: TableId,
    asks: mpsc::Receiver<Ask>,
    watchers: Watchers,
    /// The decisions that bots think about for this node.
    thinking: BySeat<Option<u32>>,
    /// What the store knows of the table without reading its log.
    known: Option<Header>,
    /// Not before this moment is the clock looked at again.
    clock_rests_until: Instant,
    /// The table's own time.
    time: Clock,
    /// How much it has answered.
    answered: u64,
}

impl TableTask {
    pub(super) fn new(host: Arc<Host>, table: TableId, asks: mpsc::Receiver<Ask>) -> Self {
        let watchers = Watchers::default();
        TableTask {
            host,
            table,
            asks,
            watchers,
            thinking: BySeat::new(4),
            known: None,
            clock_rests_until: Instant::now(),
            time: Clock::new(),
            answered: 0,
        }
    }

    /// Wakes the table, serves it until nobody needs it, and lets it sleep. A mistake in the program costs it one
    /// reload: what was stored is stored, and all that is in memory comes from that.
    pub(super) async fn run(mut self) {
        loop {
            let answered = self.answered;
            if AssertUnwindSafe(self.live()).catch_unwind().await.is_ok() {
                return;
            }
            self.host.metrics.panics.inc();
            tracing::error!(table = %self.table, "a table's task panicked, and begins anew");
            self.watchers.cut_off();
            self.thinking = BySeat::new(4);
            if self.answered == answered {
                // It does not even wake: whoever asks later tries again.
                return self.refuse_all(&Code::Trouble.into()).await;
            }
        }
    }

    async fn live(&mut self) {
        match self.load().await {
            Ok(mut state) => {
                let _awake = Awake::begin(&self.host);
                self.serve(&mut state).await;
            }
            Err(refusal) => self.refuse_all(&refusal).await,
        }
    }

    async fn load(&mut self) -> Result<TableState, Refusal> {
        let (log, secret) = self.read_all().await?;
        fold(self.table, secret, &log, |_, _, _, _| {}).map_err(|problem| unreadable(&problem))
    }

    async fn read_all(&mut self) -> Result<(Vec<Logged>, [u8; 32]), Refusal> {
        let table = self.table;
        let trouble = |problem| trouble(table, &problem);
        let (header, log) = self.host.store.read(table, 1).await.map_err(trouble)?.ok_or(Code::NoTable)?;
        self.known = Some(header);
        let secret = self.host.store.secret(self.table).await.map_err(trouble)?.ok_or(Code::NoTable)?;
        let secret = secret.try_into().map_err(|_| Refusal::from(Code::Trouble))?;
        Ok((log, secret))
    }

    /// Answers everybody who waits with why the table cannot be had.
    async fn refuse_all(&mut self, refusal: &Refusal) {
        loop {
            if self.host.forget(self.table, &mut self.asks) {
                return;
            }
            match self.asks.recv().await {
                Some(Ask::Command { reply, .. }) => drop(reply.send(Err(refusal.clone()))),
                Some(Ask::Attach { reply, .. }) => drop(reply.send(Err(refusal.clone()))),
                Some(Ask::Look { look, .. }) => look(Err(refusal.clone())),
                Some(Ask::Heard { .. } | Ask::Settle) => {}
                None => return,
            }
        }
    }

    async fn serve(&mut self, state: &mut TableState) {
        let mut asleep_at = Instant::now() + self.rest(state);
        loop {
            let time = self.time(state);
            let clock = state.due().map(|due| instant(due - time).max(self.clock_rests_until));
            let wake_at = clock.map_or(asleep_at, |clock| clock.min(asleep_at));
            match timeout_at(wake_at, self.asks.recv()).await {
                Ok(Some(ask)) => {
                    let background = matches!(ask, Ask::Heard { .. });
                    if let Err(refusal) = self.answer(state, ask).await {
                        return self.refuse_all(&refusal).await;
                    }
                    if !background {
                        asleep_at = Instant::now() + self.rest(state);
                    }
                }
                Ok(None) => return,
                Err(_) if clock.is_some_and(|clock| clock <= Instant::now()) => {
                    self.clock_rests_until = Instant::now() + CLOCK_PAUSE;
                    if let Err(refusal) = self.tick(state).await {
                        return self.refuse_all(&refusal).await;
                    }
                }
                Err(_) => {
                    let thinks = self.thinking.values().any(Option::is_some);
                    // Nobody else would know when its time is up.
                    let ahead = state.lead > SKEW && clock.is_some();
                    if self.watchers.is_empty()
                        && !thinks
                        && !ahead
                        && self.host.forget(self.table, &mut self.asks)
                    {
                        return;
                    }
                    asleep_at = Instant::now() + self.rest(state);
                }
            }
        }
    }

    /// After so long without a request the table may sleep.
    fn rest(&self, state: &TableState) -> Duration {
        let rest = self.host.config.sleep_after;
        // Its own time, where that is ahead of the clock, goes on only while it is awake.
        if state.phase.is_over() && state.lead <= SKEW { rest.min(AFTERGLOW) } else { rest }
    }

    /// The time at the table, which the table is told for whoever looks at it.
    fn time(&mut self, state: &mut TableState) -> i64 {
        let (time, lead) = self.time.read(state.at);
        state.lead = lead;
        time
    }

    /// Answers one who asks. An error means that the table could not be brought back to what is stored.
    async fn answer(&mut self, state: &mut TableState, ask: Ask) -> Result<(), Refusal> {
        self.time(state);
        self.answered += 1;
        match ask {
            Ask::Command { token, command, reply } => {
                let (answer, health) = match self.command(state, token, *command).await {
                    Ok(done) => (Ok(done), Ok(())),
                    Err(Failure::Refused(refusal)) => (Err(refusal.in_game(state.title.id())), Ok(())),
                    Err(Failure::Lost(refusal)) => (Err(refusal.clone()), Err(refusal)),
                };
                // Whoever asked may have gone; what they asked for is done all the same.
                let _ = reply.send(answer);
                health
            }
            Ask::Look { token, look } => {
                look(Ok((state, state.who(token.as_ref()))));
                Ok(())
            }
            Ask::Attach { watcher, reply } => {
                // A device that has seen more than this node is not shown an older state.
                if watcher.is_ahead_of(state) {
                    self.was_behind(state).await?;
                }
                let _ = reply.send(self.watchers.attach(state, *watcher));
                Ok(())
            }
            Ask::Heard { number } if number <= state.end => Ok(()),
            Ask::Heard { .. } => self.catch_up(state).await,
            Ask::Settle => self.settle_quietly(state).await,
        }
    }

    async fn command(
        &mut self,
        state: &mut TableState,
        token: Option<Hash>,
        command: Command,
    ) -> Result<Done, Failure> {
        if let Command::BotPlay { seat, .. } = &command {
            self.thinking[*seat] = None;
        }
        for _ in 0..RACES {
            let at = self.time(state);
            let who = state.who(token.as_ref());
            let viewer = state.eyes(who).unwrap_or(tabletop::Viewer::Public);
            let entry = match state.decide(who, command.clone(), at) {
                Ok(Decision::Done(number)) => return Ok(Done { number }),
                Ok(Decision::Enter(entry)) => entry,
                // What is refused here may be right by what another node has entered since.
                Err(refusal) => match self.was_behind(state).await {
                    Ok(true) => continue,
                    Ok(false) => return Err(refusal.into()),
                    Err(lost) => return Err(Failure::Lost(lost)),
                },
            };
            let sits = if let Entry::Joined { seat, .. } = &entry { Some(*seat) } else { None };
            if let Entry::Deleted { message } = &entry {
                let (by, number) = state.message(*message).ok_or(Refusal::from(Code::NoMessage))?;
                self.redact(by, number).await?;
            }
            if self.enter(state, at, entry).await? {
                let viewer = sits.map_or(viewer, tabletop::Viewer::Seat);
                let number = state.number(viewer);
                self.settle(state).await?;
                return Ok(Done { number });
            }
        }
        Err(Failure::Refused(Code::Trouble.into()))
    }

    /// Reads on where other nodes may have entered something; true if they had.
    async fn was_behind(&mut self, state: &mut TableState) -> Result<bool, Refusal> {
        if self.host.config.sharing == Sharing::Alone {
            return Ok(false);
        }
        let before = state.end;
        self.catch_up(state).await?;
        Ok(state.end > before)
    }

    /// Deletes what a person wrote where it is stored, before the log says so.
    async fn redact(&self, by: Author, number: u64) -> Result<(), Refusal> {
        let body = body(&Entry::Said { by, text: None });
        let done = self.host.store.redact(self.table, number, body).await;
        done.map_err(|problem| trouble(self.table, &problem))
    }

    /// Stores an entry and tells it. False when another node was faster: then the table has caught up.
    async fn enter(&mut self, state: &mut TableState, at: i64, entry: Entry) -> Result<bool, Failure> {
        let body = body(&entry);
        // The header tells how the table stands after the entry, so it is carried out first; nobody is told
        // before it is stored, and if it cannot be, the table is read anew.
        let before = state.end;
        let effect = match state.apply(at, &entry) {
            Ok(effect) => effect,
            Err(problem) => {
                tracing::error!(%problem, "an entry does not fit");
                self.reload(state, before).await?;
                return Err(Failure::Refused(Code::Trouble.into()));
            }
        };
        let header = self.news(state);
        let append = Append { table: self.table, number: state.end, at, body, header: header.clone() };
        match self.host.store.append(append).await {
            Ok(Appended::Stored) => {}
            Ok(Appended::Lost) => {
                self.host.metrics.races.inc();
                self.reload(state, before).await?;
                return Ok(false);
            }
            Err(problem) => {
                let refusal = trouble(self.table, &problem);
                self.reload(state, before).await?;
                return Err(Failure::Refused(refusal));
            }
        }
        self.known = header.or(self.known.take());
        // A step that only its seat knows of is nobody else's business, not even as a number.
        if matches!(entry, Entry::Played { .. }) && effect.audience == Audience::ALL {
            self.host.metrics.plays.inc();
        }
        self.watchers.tell(state, at, &entry, &effect);
        if self.host.config.sharing == Sharing::Shared {
            self.host.bus.announce(self.table, state.end);
        }
        Ok(true)
    }

    /// What the store is to know of the table from now on, if that is news to it. When somebody last did something
    /// need not be known to the second.
    fn news(&self, state: &TableState) -> Option<Header> {
        let now = header(state);
        let same = |known: &Header| {
            let Header { public, finished, due, touched, .. } = *known;
            (public, finished, due) == (now.public, now.finished, now.due) && now.touched - touched < TOUCH
        };
        (!self.known.as_ref().is_some_and(same)).then_some(now)
    }

    /// Enters what follows by itself, and lets bots think whose turn it is.
    async fn settle(&mut self, state: &mut TableState) -> Result<(), Failure> {
        loop {
            let at = self.time(state);
            let Some(entry) = state.follow_up(at) else { break };
            self.enter(state, at, entry).await?;
        }
        self.think(state);
        Ok(())
    }

    /// Asks for the thoughts of every bot that must decide.
    fn think(&mut self, state: &TableState) {
        for (seat, bot, decision) in state.bots_to_move() {
            if self.thinking[seat] == Some(decision) {
                continue;
            }
            let Some(record) = state.record_for_bots() else { continue };
            self.thinking[seat] = Some(decision);
            let question = Question::play(&record, seat, bot);
            thinking::ask(Arc::clone(&self.host), self.table, seat, decision, bot.to_owned(), question);
        }
    }

    /// The clock says that something is due. In a cluster one node takes care of it.
    async fn tick(&mut self, state: &mut TableState) -> Result<(), Refusal> {
        let now = now();
        match self.host.store.claim(self.table, &self.host.node, now + CLAIM, now).await {
            Ok(true) => {}
            Ok(false) => return self.catch_up(state).await,
            Err(problem) => {
                trouble(self.table, &problem);
                return Ok(());
            }
        }
        // Whoever was to think has had time enough: ask again.
        self.thinking = BySeat::new(4);
        self.settle_quietly(state).await
    }

    /// Does what follows by itself, where nobody waits for an answer.
    async fn settle_quietly(&mut self, state: &mut TableState) -> Result<(), Refusal> {
        match self.settle(state).await {
            Ok(()) | Err(Failure::Refused(_)) => Ok(()),
            Err(Failure::Lost(refusal)) => Err(refusal),
        }
    }

    /// Reads on in the log, and tells what other nodes entered.
    async fn catch_up(&mut self, state: &mut TableState) -> Result<(), Refusal> {
        // With the last entry that is known here: the store has chained what this node entered, too.
        let read = self.host.store.read(self.table, state.end).await;
        let Some((header, log)) = read.map_err(|problem| trouble(self.table, &problem))? else {
            self.watchers.close(self.table);
            return Err(Code::NoTable.into());
        };
        self.known = Some(header);
        for logged in log {
            if logged.number == state.end {
                state.chain = logged.seal.chain;
                continue;
            }
            let (entry, effect) = state.read(&logged).map_err(|problem| unreadable(&problem))?;
            self.watchers.tell(state, logged.at, &entry, &effect);
        }
        Ok(())
    }

    /// Brings the table back to what is stored, and tells everything after entry `told`.
    async fn reload(&mut self, state: &mut TableState, told: u64) -> Result<(), Failure> {
        let (log, secret) = self.read_all().await.map_err(Failure::Lost)?;
        let watchers = &mut self.watchers;
        let fresh = fold(self.table, secret, &log, |state, at, entry, effect| {
            if state.end > told {
                watchers.tell(state, at, entry, effect);
            }
        });
        *state = fresh.map_err(|problem| Failure::Lost(unreadable(&problem)))?;
        Ok(())
    }
}

/// Counts a table as awake, also if it panics.
struct Awake(Arc<Host>);

impl Awake {
    fn begin(host: &Arc<Host>) -> Self {
        host.metrics.awake.inc();
        Awake(Arc::clone(host))
    }
}

impl Drop for Awake {
    fn drop(&mut self) {
        self.0.metrics.awake.dec();
    }
}

/// Why a command was not done.
enum Failure {
    /// It may not be, and the table stands as it stood.
    Refused(Refusal),
    /// The table could not be read back: it must be woken anew.
    Lost(Refusal),
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Failure::Refused(refusal)
    }
}

/// An entry as it is stored.
pub(crate) fn body(entry: &Entry) -> String {
    serde_json::to_string(entry).expect("entries are plain data")
}

/// What the store is to know of a table without reading its log.
pub(super) fn header(state: &TableState) -> Header {
    Header {
        game: state.opened.game.clone(),
        created: state.created,
        public: state.allows.public,
        finished: state.phase.is_over(),
        due: state.due(),
        touched: state.at,
        entries: state.end,
        unchained: 0,
    }
}

/// Says in the program's log which entry of which table cannot be read, and why; whoever asked is told what to do about it.
pub(super) fn unreadable(problem: &Unreadable) -> Refusal {
    tracing::error!(%problem, "a table cannot be read");
    problem.into()
}

/// So many milliseconds from now; what is past is now.
fn instant(wait: i64) -> Instant {
    Instant::now() + Duration::from_millis(u64::try_from(wait).unwrap_or(0))
}

/// Says in the log what went wrong; whoever asked is told only that something did.
pub(super) fn trouble(table: TableId, problem: &crate::store::StoreError) -> Refusal {
    complain(Some(table), problem);
    Code::Trouble.into()
}
