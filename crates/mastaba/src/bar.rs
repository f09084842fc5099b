//! How far long work has come: a bar on a terminal, and a line now and then where nobody would see a bar.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use indicatif::{FormattedDuration, ProgressBar, ProgressDrawTarget, ProgressStyle};

/// The least time between two lines: a log of a long night can still be read.
const PAUSE: Duration = Duration::from_secs(60);

/// Shows on standard error how much of the work is done.
pub(crate) struct Bar {
    bar: ProgressBar,
    said: Mutex<Instant>,
}

impl Bar {
    /// A bar for work of so many steps, with what it is.
    pub(crate) fn new(steps: u64, what: String) -> Self {
        let style =
            ProgressStyle::with_template("{msg} {bar:40} {human_pos}/{human_len}  {elapsed} / {duration}");
        let bar = ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::stderr())
            .with_style(style.expect("the template is a constant"))
            .with_message(what);
        Bar { bar, said: Mutex::new(Instant::now()) }
    }

    /// A step is done: a game, or whatever the work is made of.
    pub(crate) fn step(&self) {
        self.bar.inc(1);
        let mut said = self.said.lock().expect("nobody panics with it");
        if self.bar.is_hidden() && said.elapsed() >= PAUSE {
            *said = Instant::now();
            anstream::eprintln!("{}", self.line());
        }
    }

    /// Says something else beside the bar.
    pub(crate) fn beside(&self, say: impl FnOnce()) {
        self.bar.suspend(say);
    }

    /// All is done.
    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }

    fn line(&self) -> String {
        let (done, all) = (self.bar.position(), self.bar.length().unwrap_or_default());
        format!("{}: {done}/{all}, {}", self.bar.message(), FormattedDuration(self.bar.elapsed()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_what_is_played_and_how_far_it_is() {
        let bar = Bar::new(400, "pharaoh – plain".to_owned());
        bar.step();
        bar.step();
        assert!(bar.line().starts_with("pharaoh – plain: 2/400, "), "{}", bar.line());
    }
}
