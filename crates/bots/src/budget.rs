//! How long a bot may think, and on how many cores.

use std::fmt;
use std::num::NonZero;
use std::str::FromStr;
use std::time::{Duration, Instant};

use tabletop::{Phrase, shown};

/// How long a bot may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// So many iterations: the same dice give the same answer, on every machine.
    Iterations(u32),
    /// So much time: the answer depends on the machine.
    Time(Duration),
}

/// More iterations or time than anybody can wait for are a slip of the hand.
const MOST_ITERATIONS: u32 = 100_000_000;
const MOST_TIME: Duration = Duration::from_secs(600);

impl Budget {
    /// One part of `parts` of this budget, but at least the smallest there is.
    #[must_use]
    pub const fn part_of(self, parts: u32) -> Budget {
        match self {
            Budget::Iterations(iterations) if iterations < parts => Budget::Iterations(1),
            Budget::Iterations(iterations) => Budget::Iterations(iterations / parts),
            Budget::Time(time) if time.as_micros() < parts as u128 => Budget::Time(Duration::from_micros(1)),
            Budget::Time(time) => Budget::Time(Duration::from_micros(time.as_micros() as u64 / parts as u64)),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(iterations) => write!(f, "{iterations}it"),
            Budget::Time(time) if time.subsec_micros() % 1_000 == 0 => write!(f, "{}ms", time.as_millis()),
            Budget::Time(time) => write!(f, "{}us", time.as_micros()),
        }
    }
}

impl FromStr for Budget {
    type Err = Phrase;

    fn from_str(text: &str) -> Result<Self, Phrase> {
        let digits = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
        let (number, unit) = text.split_at(digits);
        let number: Option<u32> = number.parse().ok().filter(|number| *number > 0);
        let time = |micros: u64| {
            number
                .map(|number| Duration::from_micros(u64::from(number) * micros))
                .filter(|time| *time <= MOST_TIME)
        };
        let budget = match unit {
            "it" => number.filter(|number| *number <= MOST_ITERATIONS).map(Budget::Iterations),
            "us" => time(1).map(Budget::Time),
            "ms" => time(1_000).map(Budget::Time),
            "s" => time(1_000_000).map(Budget::Time),
            _ => None,
        };
        budget.ok_or_else(|| Phrase::new("budget-unknown").with("found", shown(text)))
    }
}

/// How long a bot may think on each of so many cores: `100ms`, `2x100ms`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Effort {
    pub(crate) cores: NonZero<usize>,
    pub(crate) budget: Budget,
}

/// More cores than any machine has are a slip of the hand.
const MOST_CORES: usize = 256;

impl Effort {
    pub(crate) const fn alone(budget: Budget) -> Self {
        Effort { cores: NonZero::<usize>::MIN, budget }
    }
}

impl fmt::Display for Effort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.cores {
            NonZero::<usize>::MIN => self.budget.fmt(f),
            cores => write!(f, "{cores}x{}", self.budget),
        }
    }
}

impl FromStr for Effort {
    type Err = Phrase;

    fn from_str(text: &str) -> Result<Self, Phrase> {
        let (cores, budget) = text.split_once('x').unwrap_or(("1", text));
        let cores = cores.parse().ok().filter(|cores: &NonZero<usize>| cores.get() <= MOST_CORES);
        match (cores, budget.parse()) {
            (Some(cores), Ok(budget)) => Ok(Effort { cores, budget }),
            _ => Err(Phrase::new("effort-unknown").with("found", shown(text))),
        }
    }
}

/// Counts the iterations of one decision, and looks at the clock where time is what counts.
pub(crate) struct Watch {
    budget: Budget,
    begun: Instant,
    done: u32,
    spent: f32,
}

impl Watch {
    pub(crate) fn start(budget: Budget) -> Self {
        Watch { budget, begun: Instant::now(), done: 0, spent: 0.0 }
    }

    /// May another iteration begin? The first always may: no budget is too small for an answer.
    ///
    /// The clock is read each time: that costs a few hundredths of an iteration, and so the last one is the only
    /// thing that can overrun.
    pub(crate) fn go_on(&mut self) -> bool {
        self.spent = match self.budget {
            Budget::Iterations(iterations) => self.done as f32 / iterations as f32,
            Budget::Time(time) => self.begun.elapsed().as_secs_f32() / time.as_secs_f32(),
        };
        let more = self.done == 0 || self.spent < 1.0;
        self.done += u32::from(more);
        more
    }

    /// The share of the budget that was spent before the present iteration.
    pub(crate) fn spent(&self) -> f32 {
        self.spent
    }

    /// How many iterations are likely to follow.
    pub(crate) fn left(&self) -> f32 {
        match self.budget {
            Budget::Iterations(iterations) => iterations.saturating_sub(self.done) as f32,
            Budget::Time(_) if self.spent > 0.0 => self.done as f32 * (1.0 - self.spent) / self.spent,
            Budget::Time(_) => f32::INFINITY,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_read_as_they_are_printed() {
        for text in ["2000it", "50ms", "1500us", "1it"] {
            assert_eq!(text.parse::<Budget>().map(|budget| budget.to_string()).as_deref(), Ok(text));
        }
        assert_eq!("2s".parse(), Ok(Budget::Time(Duration::from_secs(2))));
        for text in ["", "ms", "0ms", "5", "-5ms", "5 ms", "601s", "99999999999it", "5m\u{e9}"] {
            assert!(text.parse::<Budget>().is_err(), "{text}");
        }
    }

    #[test]
    fn cores_stand_before_what_each_is_given() {
        for text in ["2x900ms", "16x1it", "5ms"] {
            assert_eq!(text.parse::<Effort>().map(|effort| effort.to_string()).as_deref(), Ok(text));
        }
        assert_eq!("1x5ms".parse(), "5ms".parse::<Effort>());
        for text in ["0x5ms", "x5ms", "2x", "257x5ms", "2x2x5ms", "-1x5ms"] {
            assert!(text.parse::<Effort>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_watch_counts_exactly_the_iterations_it_was_given() {
        for iterations in [1, 7, 100] {
            let mut watch = Watch::start(Budget::Iterations(iterations));
            assert_eq!((0..1_000).take_while(|_| watch.go_on()).count(), iterations as usize);
        }
    }

    #[test]
    fn a_part_is_never_nothing() {
        assert_eq!(Budget::Iterations(10).part_of(20), Budget::Iterations(1));
        assert_eq!(Budget::Time(Duration::from_secs(1)).part_of(20), Budget::Time(Duration::from_millis(50)));
    }
}
