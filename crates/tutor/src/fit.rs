//! Fitting a net to lessons: small steps against the mean squared mistake (Adam), ever smaller ones towards the end.

use tabletop::{Counts, Draw as _, HIDDEN, Rng, Row};

use crate::lesson::{Fact, Lesson};

/// How often all lessons are gone through, and how many make a step.
const EPOCHS: u32 = 20;
const BATCH: usize = 128;
/// The size of the first steps.
const RATE: f32 = 0.002;
/// How much smaller weights get in a step of size 1 by themselves: what nothing speaks for goes away.
const DECAY: f32 = 0.0005;
/// One lesson of so many in a row of games is not learnt, but asked.
const ASKED: usize = 10;
/// A mistake counts as this many points at most: some positions are just odd.
const MOST: f32 = 12.0;

/// The rows of a net that was taught these lessons.
pub(crate) fn fit(counts: Counts, lessons: &[Lesson]) -> Vec<Row> {
    // The last games are asked: neighbours in the list come from the same game, and know each other's answers.
    let (taught, asked) = lessons.split_at(lessons.len() - lessons.len() / ASKED);
    let mut rng = Rng::new(1);
    let mut pupil = Pupil::new(counts.rows(), &mut rng);
    let mut order: Vec<usize> = (0..taught.len()).collect();
    for epoch in 0..EPOCHS {
        rng.shuffle(&mut order);
        let rate = RATE * (1.0 - epoch as f32 / EPOCHS as f32).powi(2);
        for batch in order.chunks(BATCH) {
            batch.iter().for_each(|at| pupil.learn(&taught[*at], 1.0 / BATCH as f32));
            pupil.step(rate);
        }
        println!("after {} of {EPOCHS} rounds, {:.3} of the mistakes are left", epoch + 1, pupil.left(asked));
    }
    pupil.rows
}

/// A net that learns.
struct Pupil {
    rows: Vec<Row>,
    /// The slope of the mistake at each weight, for the next step.
    slopes: Vec<Row>,
    /// Means of earlier slopes and of their squares.
    means: Vec<Row>,
    squares: Vec<Row>,
    steps: i32,
}

impl Pupil {
    fn new(rows: usize, rng: &mut Rng) -> Self {
        let mut small = |most: f32| ((rng.below(20_001) as f32) / 10_000.0 - 1.0) * most;
        let mut first: Vec<Row> = (0..rows).map(|_| std::array::from_fn(|_| small(0.15))).collect();
        first[rows - 2] = [0.0; HIDDEN];
        let zero = vec![[0.0; HIDDEN]; rows];
        Pupil { rows: first, slopes: zero.clone(), means: zero.clone(), squares: zero, steps: 0 }
    }

    /// What it says to a seat that hears this, with its sums.
    fn says(&self, heard: &[Fact]) -> (f32, Row) {
        let [.., begin, says] = &self.rows[..] else { unreachable!("a net has two rows at least") };
        let mut sums = *begin;
        for (row, value) in heard {
            for (sum, weight) in sums.iter_mut().zip(&self.rows[usize::from(*row)]) {
                *sum += weight * value;
            }
        }
        (sums.iter().zip(says).map(|(sum, weight)| sum.max(0.0) * weight).sum(), sums)
    }

    /// By how much it is mistaken about each seat, with its sums: only differences between seats count.
    fn mistakes(&self, lesson: &Lesson) -> Vec<(f32, Row)> {
        let mut said: Vec<(f32, Row)> = lesson.heard.iter().map(|heard| self.says(heard)).collect();
        let mean = said.iter().map(|(said, _)| said).sum::<f32>() / said.len() as f32;
        for ((said, _), missed) in said.iter_mut().zip(&lesson.missed) {
            *said -= mean + missed;
        }
        said
    }

    /// Notes what a lesson says against each weight.
    fn learn(&mut self, lesson: &Lesson, weight: f32) {
        let last = self.rows.len() - 1;
        for ((mistake, sums), heard) in self.mistakes(lesson).into_iter().zip(&lesson.heard) {
            let slope = weight * mistake.clamp(-MOST, MOST);
            let mut back = [0.0; HIDDEN];
            for at in (0..HIDDEN).filter(|at| sums[*at] > 0.0) {
                self.slopes[last][at] += slope * sums[at];
                back[at] = slope * self.rows[last][at];
                self.slopes[last - 1][at] += back[at];
            }
            for (row, value) in heard {
                for (slope, back) in self.slopes[usize::from(*row)].iter_mut().zip(&back) {
                    *slope += back * value;
                }
            }
        }
    }

    /// Moves every weight against its slope.
    fn step(&mut self, rate: f32) {
        self.steps += 1;
        let (young, younger) = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        let weights = self.rows.as_flattened_mut().iter_mut().zip(self.slopes.as_flattened_mut());
        let memories = self.means.as_flattened_mut().iter_mut().zip(self.squares.as_flattened_mut());
        for ((weight, slope), (mean, square)) in weights.zip(memories) {
            *mean += 0.1 * (*slope - *mean);
            *square += 0.001 * (*slope * *slope - *square);
            *weight -= rate * ((*mean / young) / ((*square / younger).sqrt() + 1e-8) + DECAY * *weight);
            *slope = 0.0;
        }
    }

    /// The part of the outlook's squared mistakes that is left.
    fn left(&self, lessons: &[Lesson]) -> f32 {
        let square =
            |mistakes: &mut dyn Iterator<Item = f32>| mistakes.map(|mistake| mistake * mistake).sum::<f32>();
        let before: f32 = lessons.iter().map(|lesson| square(&mut lesson.missed.iter().copied())).sum();
        let left: f32 = lessons
            .iter()
            .map(|lesson| square(&mut self.mistakes(lesson).iter().map(|(mistake, _)| *mistake)))
            .sum();
        left / before
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_fact_says_is_learnt() {
        let counts = Counts { table: 1, seat: 1 };
        let mut rng = Rng::new(1);
        // A fact counts, but only where the table says so.
        let mut lesson = || {
            let (table, one, other) = (rng.below(2) as f32, rng.below(5) as f32, rng.below(5) as f32);
            let heard =
                |own, other| vec![(0, table), (counts.own(0) as u16, own), (counts.other(0) as u16, other)];
            let missed = table * (one - other);
            Lesson { heard: vec![heard(one, other), heard(other, one)], missed: vec![missed, -missed] }
        };
        let lessons: Vec<Lesson> = (0..20_000).map(|_| lesson()).collect();
        let pupil = Pupil { rows: fit(counts, &lessons), ..Pupil::new(counts.rows(), &mut Rng::new(2)) };
        assert!(pupil.left(&lessons) < 0.05, "{} is left", pupil.left(&lessons));
    }
}
