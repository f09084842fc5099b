//! Work that takes long and that no play waits for: on a few threads of its own, which give way to all others.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};

use tokio::sync::oneshot;

use super::thinking::yield_to_people;
use crate::table::{Code, Refusal};

type Job = Box<dyn FnOnce() + Send>;

/// The threads. They end when this is dropped.
pub(crate) struct Background {
    jobs: Mutex<mpsc::Sender<Job>>,
    waiting: Arc<AtomicUsize>,
    most: usize,
}

impl Background {
    /// So many threads, started now, for at most so many pieces of work at a time.
    pub(crate) fn start(threads: usize, most: usize) -> Self {
        let (jobs, waiting) = mpsc::channel::<Job>();
        let waiting = Arc::new(Mutex::new(waiting));
        for number in 0..threads {
            let waiting = Arc::clone(&waiting);
            let thread = std::thread::Builder::new().name(format!("background {number}"));
            let work = move || {
                yield_to_people();
                loop {
                    let job = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok(job) = job else { return };
                    // Whoever waits is told by the end of their channel.
                    let _ = catch_unwind(AssertUnwindSafe(job));
                }
            };
            thread.spawn(work).expect("the system gives threads");
        }
        Background { jobs: Mutex::new(jobs), waiting: Arc::new(AtomicUsize::new(0)), most }
    }

    /// Does something, and gives what came of it.
    ///
    /// # Errors
    /// When too much waits already; or the work panicked.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let waiting = Waiting::begin(&self.waiting, self.most).ok_or(Code::TooMany)?;
        let (reply, answer) = oneshot::channel::<T>();
        let job: Job = Box::new(move || {
            let _waiting = waiting;
            // Whoever asked may have gone away meanwhile.
            if !reply.is_closed() {
                let _ = reply.send(work());
            }
        });
        let sent = self.jobs.lock().unwrap_or_else(PoisonError::into_inner).send(job);
        sent.map_err(|_| Code::Trouble)?;
        answer.await.map_err(|_| Code::Trouble.into())
    }
}

/// Counts one piece of work, until it is done or given up.
struct Waiting(Arc<AtomicUsize>);

impl Waiting {
    fn begin(count: &Arc<AtomicUsize>, most: usize) -> Option<Self> {
        let before = count.fetch_add(1, Ordering::AcqRel);
        let waiting = Waiting(Arc::clone(count));
        (before < most).then_some(waiting)
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn work_is_done_a_panic_costs_one_answer_and_too_much_is_refused() {
        let background = Arc::new(Background::start(1, 2));
        assert_eq!(background.run(|| 7).await.ok(), Some(7));
        let panicked: Result<(), Refusal> = background.run(|| panic!("planted")).await;
        assert!(panicked.is_err_and(|refusal| refusal.code == Code::Trouble));
        // What was answered may be counted for a moment longer.
        while background.waiting.load(Ordering::Acquire) > 0 {
            tokio::task::yield_now().await;
        }
        let (go, wait) = mpsc::channel::<()>();
        let held = tokio::spawn({
            let background = Arc::clone(&background);
            async move { background.run(move || wait.recv().is_ok()).await.ok() }
        });
        while background.waiting.load(Ordering::Acquire) == 0 {
            tokio::task::yield_now().await;
        }
        let second = tokio::spawn({
            let background = Arc::clone(&background);
            async move { background.run(|| 8).await.ok() }
        });
        while background.waiting.load(Ordering::Acquire) == 1 {
            tokio::task::yield_now().await;
        }
        assert!(background.run(|| 9).await.is_err_and(|refusal| refusal.code == Code::TooMany));
        go.send(()).expect("it waits");
        assert_eq!((held.await.expect("no panic"), second.await.expect("no panic")), (Some(true), Some(8)));
    }
}
