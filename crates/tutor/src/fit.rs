//! Fitting a net to lessons: small steps against its mistakes (Adam), ever smaller ones towards the end.
//!
//! A mistake is the square of the points that the net is wrong about, and, where it is known who won, how little it
//! expected that: the logarithm of the chance that it gave the winner.

use std::fmt;

use tabletop::{Counts, Draw as _, HIDDEN, Net, Rng, Row};

use crate::lesson::Lesson;

/// How often all lessons are gone through, and how many make a step.
const EPOCHS: u32 = 20;
const BATCH: usize = 128;
/// The size of the first steps.
const RATE: f32 = 0.002;
/// How much smaller weights get in a step of size 1 by themselves: what nothing speaks for goes away.
const DECAY: f32 = 0.0005;
/// One lesson of so many in a row of games is not learnt, but asked.
const ASKED: usize = 10;
/// A mistake counts as this many times the usual lead at most: some positions are just odd.
const MOST: f32 = 1.7;
/// What the usual lead is worth before anything was learnt about it.
const FIRST_EDGE: f32 = 2.0;

/// Teaches a pupil these lessons: the weights of its net, as they are written.
pub(crate) fn fit(mut pupil: Pupil, lessons: &[Lesson]) -> Vec<f32> {
    let lead = usual_lead(lessons);
    // The last games are asked: neighbours in the list come from the same game, and know each other's answers.
    let (taught, asked) = lessons.split_at(lessons.len() - lessons.len() / ASKED);
    let mut rng = Rng::new(1);
    let mut order: Vec<usize> = (0..taught.len()).collect();
    for epoch in 0..EPOCHS {
        rng.shuffle(&mut order);
        let rate = RATE * (1.0 - epoch as f32 / EPOCHS as f32).powi(2);
        for batch in order.chunks(BATCH) {
            batch.iter().for_each(|at| pupil.learn(&taught[*at], lead, 1.0 / BATCH as f32));
            pupil.step(rate);
        }
        println!("after {} of {EPOCHS} rounds, {}", epoch + 1, pupil.examine(asked));
    }
    pupil.weights
}

/// How far from the mean of the seats the points of these lessons usually are: games count in points of their own.
pub(crate) fn usual_lead(lessons: &[Lesson]) -> f32 {
    let points = lessons.iter().flat_map(|lesson| &lesson.points);
    let (sum, count) = points.fold((0.0, 0), |(sum, count), points| (sum + points * points, count + 1));
    (sum / count as f32).sqrt()
}

/// A net that learns.
pub(crate) struct Pupil {
    /// The rows one after the other; then, if it is to know what a lead is worth, what each fact about the table says about
    /// that, and what it begins with.
    weights: Vec<f32>,
    /// Where the part about leads begins.
    edges: usize,
    /// Does it learn what a lead is worth, or keep what it knows?
    counts_wins: bool,
    /// The slope of the mistake at each weight, for the next step.
    slopes: Vec<f32>,
    /// Means of earlier slopes and of their squares.
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

/// What a pupil says of a seat.
struct Said {
    /// The points that the outlook misses.
    missed: f32,
    /// The sums it comes from.
    sums: Row,
}

impl Pupil {
    /// One that knows nothing but the usual lead.
    pub(crate) fn new(counts: Counts, lead: f32) -> Self {
        let edges = counts.rows() * HIDDEN;
        let mut rng = Rng::new(2);
        let mut small = || ((rng.below(20_001) as f32) / 10_000.0 - 1.0) * 0.15;
        let mut weights: Vec<f32> = (0..edges).map(|_| small()).collect();
        // The sums begin with nothing.
        weights[edges - 2 * HIDDEN..edges - HIDDEN].fill(0.0);
        weights.extend(vec![0.0; counts.table]);
        weights.push(FIRST_EDGE / lead);
        Pupil { counts_wins: true, ..Pupil::further(counts, weights) }
    }

    /// One that goes on from a net. What that knows of leads was counted, and is not to be mistaken for what others guess.
    pub(crate) fn further(counts: Counts, weights: Vec<f32>) -> Self {
        let zero = vec![0.0; weights.len()];
        Pupil {
            edges: counts.rows() * HIDDEN,
            counts_wins: false,
            slopes: zero.clone(),
            means: zero.clone(),
            squares: zero,
            steps: 0,
            weights,
        }
    }

    fn row(&self, row: usize) -> &[f32] {
        &self.weights[row * HIDDEN..(row + 1) * HIDDEN]
    }

    /// How many rows there are.
    fn rows(&self) -> usize {
        self.edges / HIDDEN
    }

    /// What it says of each seat; all that is missed together is 0.
    fn says(&self, lesson: &Lesson) -> Vec<Said> {
        let (begin, says) = (self.row(self.rows() - 2), self.row(self.rows() - 1));
        let mut all: Vec<Said> = Vec::with_capacity(lesson.heard.len());
        for heard in &lesson.heard {
            let mut sums: Row = std::array::from_fn(|at| begin[at]);
            for (row, value) in heard {
                for (sum, weight) in sums.iter_mut().zip(self.row(usize::from(*row))) {
                    *sum += weight * value;
                }
            }
            let missed = sums.iter().zip(says).map(|(sum, weight)| sum.max(0.0) * weight).sum();
            all.push(Said { missed, sums });
        }
        let mean = all.iter().map(|said| said.missed).sum::<f32>() / all.len() as f32;
        all.iter_mut().for_each(|said| said.missed -= mean);
        all
    }

    /// What it says a point of lead is worth, before that is kept within bounds; nothing if it was never told.
    fn edge(&self, lesson: &Lesson) -> Option<f32> {
        let begin = self.weights[self.edges..].last()?;
        Some(begin + self.table_facts(lesson).map(|(at, value)| self.weights[at] * value).sum::<f32>())
    }

    /// The facts about the table, with the places of their weights for leads. Everybody hears them.
    fn table_facts<'l>(&self, lesson: &'l Lesson) -> impl Iterator<Item = (usize, f32)> + use<'l> {
        let (edges, table) = (self.edges, self.weights.len() - self.edges - 1);
        lesson.heard[0]
            .iter()
            .filter(move |(row, _)| usize::from(*row) < table)
            .map(move |(row, value)| (edges + usize::from(*row), *value))
    }

    /// Notes what a lesson says against each weight. To be wrong about a usual lead is about as bad as to be wrong about who
    /// wins.
    fn learn(&mut self, lesson: &Lesson, lead: f32, weight: f32) {
        let said = self.says(lesson);
        // By how much more should be said of each seat, and how much more leads should count.
        let mut wrong: Vec<f32> =
            said.iter().zip(lesson.missed()).map(|(said, missed)| said.missed - missed).collect();
        wrong.iter_mut().for_each(|wrong| *wrong = wrong.clamp(-MOST * lead, MOST * lead));
        if let Some(edge) = self.edge(lesson) {
            let (points, chances) = expected(lesson, &said, edge);
            let unlikely: Vec<f32> =
                chances.iter().zip(&lesson.wins).map(|(chance, win)| chance - win).collect();
            for (wrong, unlikely) in wrong.iter_mut().zip(&unlikely) {
                *wrong = *wrong / (lead * lead) + bounded(edge) * unlikely;
            }
            if self.counts_wins && bounded(edge) == edge {
                let slope =
                    weight * unlikely.iter().zip(&points).map(|(one, other)| one * other).sum::<f32>();
                for (at, value) in self.table_facts(lesson) {
                    self.slopes[at] += slope * value;
                }
                let last = self.slopes.len() - 1;
                self.slopes[last] += slope;
            }
        }
        let (begin, says) = (self.edges - 2 * HIDDEN, self.edges - HIDDEN);
        for ((wrong, Said { sums, .. }), heard) in wrong.into_iter().zip(said).zip(&lesson.heard) {
            let slope = weight * wrong;
            let mut back = [0.0; HIDDEN];
            for at in (0..HIDDEN).filter(|at| sums[*at] > 0.0) {
                self.slopes[says + at] += slope * sums[at];
                back[at] = slope * self.weights[says + at];
                self.slopes[begin + at] += back[at];
            }
            for (row, value) in heard {
                let row = usize::from(*row) * HIDDEN;
                for (slope, back) in self.slopes[row..row + HIDDEN].iter_mut().zip(&back) {
                    *slope += back * value;
                }
            }
        }
    }

    /// Moves every weight against its slope.
    fn step(&mut self, rate: f32) {
        self.steps += 1;
        let (young, younger) = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        let learning = if self.counts_wins { self.weights.len() } else { self.edges };
        let weights = self.weights[..learning].iter_mut().zip(&mut self.slopes);
        let memories = self.means.iter_mut().zip(&mut self.squares);
        for ((weight, slope), (mean, square)) in weights.zip(memories) {
            *mean += 0.1 * (*slope - *mean);
            *square += 0.001 * (*slope * *slope - *square);
            *weight -= rate * ((*mean / young) / ((*square / younger).sqrt() + 1e-8) + DECAY * *weight);
            *slope = 0.0;
        }
    }

    /// What it knows of lessons that it was not taught.
    fn examine(&self, lessons: &[Lesson]) -> Report {
        let (mut before, mut left, mut surprise) = (0.0, 0.0, Some(0.0));
        for lesson in lessons {
            let said = self.says(lesson);
            for (said, missed) in said.iter().zip(lesson.missed()) {
                before += f64::from(missed * missed);
                left += f64::from((said.missed - missed).powi(2));
            }
            surprise = surprise.zip(self.edge(lesson)).map(|(sum, edge)| {
                let (_, chances) = expected(lesson, &said, edge);
                let here = chances.iter().zip(&lesson.wins).map(|(chance, win)| win * chance.max(1e-6).ln());
                sum - f64::from(here.sum::<f32>())
            });
        }
        Report { left: left / before, surprise: surprise.map(|sum| sum / lessons.len() as f64) }
    }
}

/// The points that are expected of each seat, and its chance to win by them.
fn expected(lesson: &Lesson, said: &[Said], edge: f32) -> (Vec<f32>, Vec<f32>) {
    let points: Vec<f32> =
        lesson.outlook.iter().zip(said).map(|(outlook, said)| outlook + said.missed).collect();
    let best = points.iter().copied().fold(f32::MIN, f32::max);
    let odds: Vec<f32> = points.iter().map(|points| ((points - best) * bounded(edge)).exp()).collect();
    let all: f32 = odds.iter().sum();
    let chances = odds.iter().map(|odds| odds / all).collect();
    (points, chances)
}

/// What a lead is worth, within the bounds that a net keeps.
fn bounded(edge: f32) -> f32 {
    let [least, most] = Net::EDGES;
    edge.clamp(least, most)
}

/// How good a pupil is.
struct Report {
    /// The part of the outlook's squared mistakes that is left.
    left: f64,
    /// How little it expected the winners, in logarithms, if it knows what a lead is worth.
    surprise: Option<f64>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.3} of the mistakes are left", self.left)?;
        self.surprise.map_or(Ok(()), |surprise| write!(f, ", winners are a surprise of {surprise:.4}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lesson::Fact;

    const COUNTS: Counts = Counts { table: 1, seat: 1 };

    /// Two seats hear a fact about the table and one about each of them.
    fn heard(table: f32, one: f32, other: f32) -> Vec<Vec<Fact>> {
        let heard =
            |own, other| vec![(0, table), (COUNTS.own(0) as u16, own), (COUNTS.other(0) as u16, other)];
        vec![heard(one, other), heard(other, one)]
    }

    #[test]
    fn what_a_fact_says_is_learnt() {
        let mut rng = Rng::new(1);
        // A fact counts, but only where the table says so.
        let mut lesson = || {
            let (table, one, other) = (rng.below(2) as f32, rng.below(5) as f32, rng.below(5) as f32);
            let missed = table * (one - other);
            let points = vec![missed, -missed];
            Lesson { heard: heard(table, one, other), outlook: vec![0.0; 2], points, wins: vec![0.5; 2] }
        };
        let lessons: Vec<Lesson> = (0..20_000).map(|_| lesson()).collect();
        // Such a net knows nothing of leads, and does not learn about them.
        let mut rows = Pupil::new(COUNTS, 5.0).weights;
        rows.truncate(COUNTS.rows() * HIDDEN);
        let pupil = Pupil::further(COUNTS, fit(Pupil::further(COUNTS, rows), &lessons));
        let Report { left, surprise } = pupil.examine(&lessons);
        assert!(left < 0.05 && surprise.is_none(), "{left} is left");
    }

    #[test]
    fn what_a_lead_is_worth_is_learnt_from_wins_and_then_kept() {
        let mut rng = Rng::new(1);
        // A lead of 2 wins five times of six where the table says so, else three times of five.
        let mut lesson = || {
            let table = rng.below(2) as f32;
            let sure = if table > 0.0 { rng.below(6) < 5 } else { rng.below(5) < 3 };
            let wins = if sure { vec![1.0, 0.0] } else { vec![0.0, 1.0] };
            Lesson { heard: heard(table, 0.0, 0.0), outlook: vec![1.0, -1.0], points: vec![1.0, -1.0], wins }
        };
        let lessons: Vec<Lesson> = (0..20_000).map(|_| lesson()).collect();
        let counted = fit(Pupil::new(COUNTS, 5.0), &lessons);
        let pupil = Pupil::further(COUNTS, counted.clone());
        let edge = |table| {
            let lesson = Lesson { heard: heard(table, 0.0, 0.0), ..lessons[0].clone() };
            pupil.edge(&lesson).expect("it was learnt")
        };
        // The logarithms of five to one and of three to two, for each of two points.
        assert!((edge(1.0) - 0.80).abs() < 0.06, "{}", edge(1.0));
        assert!((edge(0.0) - 0.20).abs() < 0.06, "{}", edge(0.0));
        // Others may guess at the win; what was counted stays.
        let edges = COUNTS.rows() * HIDDEN;
        let guessed: Vec<Lesson> = lessons[..2_000]
            .iter()
            .map(|lesson| Lesson { heard: heard(1.0, 1.0, 0.0), ..lesson.clone() })
            .collect();
        let later = fit(Pupil::further(COUNTS, counted.clone()), &guessed);
        assert!(later[edges..] == counted[edges..] && later[..edges] != counted[..edges]);
    }
}
