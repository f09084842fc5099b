//! Bots' thinking: on threads of their own, few and unimportant, so that no person ever waits for them.

use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use async_trait::async_trait;
use bots::{Kind, Level};
use serde::{Deserialize, Serialize};
use tabletop::{Record, Rng, Seat};
use tokio::sync::{mpsc, oneshot};

use super::Host;
use crate::bus::{BusError, Thinker};
use crate::store::TableId;
use crate::table::{Code, Command, Refusal};

/// So many candidates a hint shows at the most.
const CANDIDATES: usize = 5;
/// Threads that think are this much nicer than the others, as the system counts.
const NICENESS: i32 = 10;

/// Something to think about. It holds the game's seed, so it goes to the host's own workers and nowhere else; what
/// a bot is shown of it is its seat's view.
#[derive(Serialize, Deserialize)]
pub(super) struct Question {
    record: String,
    seat: Seat,
    wanted: Wanted,
}

#[derive(Serialize, Deserialize)]
enum Wanted {
    /// What this bot would play.
    Play(String),
    /// What there is to say for each action.
    Advice,
    /// A mistake that a test plants.
    #[cfg(test)]
    Mistake,
}

impl Question {
    /// What would the bot play?
    pub(super) fn play(record: &Record, seat: Seat, bot: &str) -> Self {
        Question { record: record.to_string(), seat, wanted: Wanted::Play(bot.to_owned()) }
    }

    fn bytes(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("a question is plain data")
    }
}

/// An action with what there is to say for it.
#[derive(Clone, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Advice {
    /// The action, in the notation.
    pub(crate) action: String,
    /// The share of the thinking that went into it, from 0 to 1: the surer, the nearer to 1.
    pub(crate) share: f64,
    /// The share of the win that it promises, from 0 to 1.
    pub(crate) win: f64,
    /// The points that the seat can expect at the end.
    pub(crate) points: f64,
}

/// Asks for a bot's play, and hands it to the table when it comes.
pub(super) fn ask(
    host: Arc<Host>,
    table: TableId,
    seat: Seat,
    decision: u32,
    bot: String,
    question: Question,
) {
    tokio::spawn(async move {
        let answer = host.bus.think(question.bytes()).await.map(String::from_utf8);
        match answer {
            Ok(Ok(action)) => {
                let command = Command::BotPlay { seat, decision, action, bot };
                // It is refused when the table has gone on without it, and that is no trouble.
                let _ = host.command(table, None, command).await;
            }
            Ok(Err(_)) => tracing::error!(%table, "a bot's answer is not text"),
            // The table asks again when its clock says so.
            Err(problem) => tracing::warn!(%table, %problem, "a bot's thinking failed"),
        }
    });
}

/// Asks what a seat might play, from what it knows.
pub(crate) async fn advise(host: &Host, record: &Record, seat: Seat) -> Result<Vec<Advice>, Refusal> {
    let question = Question { record: record.to_string(), seat, wanted: Wanted::Advice };
    let answer = host.bus.think(question.bytes()).await.map_err(|problem| {
        tracing::warn!(%problem, "a hint failed");
        Code::Trouble
    })?;
    serde_json::from_slice(&answer).map_err(|_| Code::Trouble.into())
}

/// A few threads that think, one question each at a time. When more is asked, everybody's time shrinks alike.
pub struct Thinkers {
    questions: mpsc::UnboundedSender<Job>,
    asked: Arc<AtomicUsize>,
    threads: usize,
}

struct Job {
    question: Vec<u8>,
    parts: u32,
    reply: oneshot::Sender<Result<Vec<u8>, BusError>>,
}

impl Thinkers {
    /// So many threads, started now.
    pub fn start(threads: NonZero<usize>) -> Self {
        let (questions, waiting) = mpsc::unbounded_channel::<Job>();
        let waiting = Arc::new(std::sync::Mutex::new(waiting));
        for number in 0..threads.get() {
            let waiting = Arc::clone(&waiting);
            let thread = std::thread::Builder::new().name(format!("thinker {number}"));
            thread.spawn(move || think_on(&waiting)).expect("the system gives threads");
        }
        Thinkers { questions, asked: Arc::new(AtomicUsize::new(0)), threads: threads.get() }
    }
}

#[async_trait]
impl Thinker for Thinkers {
    async fn think(&self, question: Vec<u8>) -> Result<Vec<u8>, BusError> {
        /// Counts one question less, also when whoever asked goes away.
        struct Asked(Arc<AtomicUsize>);
        impl Drop for Asked {
            fn drop(&mut self) {
                self.0.fetch_sub(1, Ordering::Relaxed);
            }
        }
        let all = self.asked.fetch_add(1, Ordering::Relaxed) + 1;
        let _asked = Asked(Arc::clone(&self.asked));
        let parts = all.div_ceil(self.threads).max(1) as u32;
        let (reply, answer) = oneshot::channel();
        let gone = || BusError::Unavailable("the thinking threads are gone".to_owned());
        self.questions.send(Job { question, parts, reply }).map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

fn think_on(waiting: &std::sync::Mutex<mpsc::UnboundedReceiver<Job>>) {
    yield_to_people();
    loop {
        let job = waiting.lock().map(|mut waiting| waiting.blocking_recv());
        let Ok(Some(job)) = job else { return };
        // Nobody waits for the answer any more: the table has gone on.
        if job.reply.is_closed() {
            continue;
        }
        // A mistake in a bot costs its question, not the thread: others wait for that.
        let thought = catch_unwind(AssertUnwindSafe(|| answer(&job.question, job.parts)));
        let _ = job.reply.send(thought.unwrap_or_else(|_| {
            tracing::error!("a bot's thinking panicked");
            Err(BusError::Refused("it panicked".to_owned()))
        }));
    }
}

/// Where the system lets us, these threads run only when nothing else wants to.
pub(super) fn yield_to_people() {
    #[cfg(target_os = "linux")]
    if rustix::process::setpriority_process(Some(rustix::thread::gettid()), NICENESS).is_err() {
        tracing::debug!("the system does not let threads be nice");
    }
}

/// Thinks about a question, with one part of so many of the usual time.
fn answer(question: &[u8], parts: u32) -> Result<Vec<u8>, BusError> {
    let refused = |why: String| BusError::Refused(why);
    let question: Question = serde_json::from_slice(question).map_err(|error| refused(error.to_string()))?;
    let record: Record = question.record.parse().map_err(|error| refused(format!("{error}")))?;
    let title = catalog::find(&record.game).map_err(|problem| refused(problem.to_string()))?;
    let table = title.resume(&record).map_err(|error| refused(error.problem.to_string()))?;
    let mut dice = dice()?;
    match question.wanted {
        Wanted::Play(bot) => {
            let kind: Kind = bot.parse().map_err(|_| refused(format!("no bot {bot:?}")))?;
            Ok(table.choose(question.seat, thrifty(kind, parts), &mut dice).into_bytes())
        }
        #[cfg(test)]
        Wanted::Mistake => panic!("planted"),
        Wanted::Advice => {
            let level = Level::Architect;
            let budget = Some(level.budget().part_of(parts));
            let advice = table.advise(question.seat, level, budget, NonZero::<usize>::MIN, &mut dice);
            let told = advice.into_iter().take(CANDIDATES).map(|candidate| Advice {
                action: candidate.action,
                share: candidate.share,
                win: candidate.win,
                points: candidate.points,
            });
            Ok(serde_json::to_vec(&told.collect::<Vec<_>>()).expect("advice is plain data"))
        }
    }
}

/// The same bot with its part of the time; one whose strength is a count of steps keeps it.
fn thrifty(kind: Kind, parts: u32) -> Kind {
    let level = Level::ALL.iter().find(|level| Kind::level(**level) == kind);
    match level.map(|level| level.budget()) {
        Some(budget @ bots::Budget::Time(_)) => kind.with_budget(budget.part_of(parts)),
        Some(bots::Budget::Iterations(_)) | None => kind,
    }
}

/// Dice that nobody can foresee: a bot's choice must not tell anything about the shuffles.
fn dice() -> Result<Rng, BusError> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|error| BusError::Refused(error.to_string()))?;
    Ok(Rng::new(u64::from_le_bytes(bytes)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::testing::{Sitting, Trial};

    #[tokio::test]
    async fn a_bot_that_panics_costs_one_answer_and_no_thread() {
        let sitting = [Sitting::Person("Ana"), Sitting::Person("Luis")];
        let trial = Trial::begin("imhotep", 1, &sitting, None);
        let record = trial.state.record_for_bots().expect("a game");
        let seat = trial.state.deciding().first().expect("somebody decides");
        let thinkers = Thinkers::start(NonZero::<usize>::MIN);
        for _ in 0..3 {
            let mistake = Question { record: record.to_string(), seat, wanted: Wanted::Mistake };
            assert!(matches!(thinkers.think(mistake.bytes()).await, Err(BusError::Refused(_))));
            let play =
                thinkers.think(Question::play(&record, seat, "random").bytes()).await.expect("an answer");
            assert!(trial.legal(seat).contains(&String::from_utf8(play).expect("text")));
        }
    }
}
