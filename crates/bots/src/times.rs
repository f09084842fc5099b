//! How long decisions took: a histogram whose steps grow with the time, so that any number of them fits.

use std::time::Duration;

/// Steps in each doubling of the time: one is less than a tenth.
const STEPS: u32 = 8;
/// Doublings of a microsecond: up to more than an hour.
const DOUBLINGS: u32 = 32;

/// Times of decisions, to within a tenth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Times(Vec<u64>);

impl Default for Times {
    fn default() -> Self {
        Times(vec![0; (STEPS * DOUBLINGS) as usize])
    }
}

impl Times {
    pub(crate) fn add(&mut self, time: Duration) {
        let micros = (time.as_micros() as f64).max(1.0);
        let step = (micros.log2() * f64::from(STEPS)) as usize;
        let last = self.0.len() - 1;
        self.0[step.min(last)] += 1;
    }

    pub(crate) fn merge(&mut self, other: &Times) {
        self.0.iter_mut().zip(&other.0).for_each(|(sum, count)| *sum += count);
    }

    /// The time that so many in a hundred stayed under.
    pub(crate) fn percentile(&self, percent: u64) -> Duration {
        let all: u64 = self.0.iter().sum();
        let mut left = (all * percent).div_ceil(100);
        let step = self.0.iter().position(|count| {
            left = left.saturating_sub(*count);
            left == 0
        });
        let upper = 2f64.powf((step.unwrap_or(0) + 1) as f64 / f64::from(STEPS));
        Duration::from_micros(upper as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentile_is_right_to_within_a_tenth() {
        let mut times = Times::default();
        (1..=1_000).for_each(|millis| times.add(Duration::from_millis(millis)));
        let mut twice = times.clone();
        twice.merge(&times);
        for (percent, millis) in [(50, 500.0), (99, 990.0)] {
            let found = twice.percentile(percent).as_secs_f64() * 1_000.0;
            assert!((millis * 0.99..millis * 1.1).contains(&found), "{percent}: {found}");
        }
    }
}
