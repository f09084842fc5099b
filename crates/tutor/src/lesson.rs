//! One lesson: the facts of a position as every seat hears them, its outlook, and what should have been expected.

use std::marker::PhantomData;

use bots::Expected;
use tabletop::{BySeat, Facts, Seat, Studied};

/// A fact's row, and its value.
pub(crate) type Fact = (u16, f32);

/// A position that was studied. Points are those beyond the mean of the seats: only differences decide.
#[derive(Clone, Debug)]
pub(crate) struct Lesson {
    /// What each seat hears.
    pub(crate) heard: Vec<Vec<Fact>>,
    /// The points that the outlook gave each seat.
    pub(crate) outlook: Vec<f32>,
    /// The points that it should have given.
    pub(crate) points: Vec<f32>,
    /// Each seat's share of the win, or the share that it should have expected.
    pub(crate) wins: Vec<f32>,
}

impl Lesson {
    /// Answers it with what a search expects there.
    pub(crate) fn searched(self, expected: &BySeat<Expected>) -> Self {
        let points = expected.values().map(|expected| expected.points as f32).collect();
        let wins = expected.values().map(|expected| expected.win as f32).collect();
        Lesson { points: beyond_mean(points), wins, ..self }
    }

    /// Answers it with how the game ended.
    pub(crate) fn played(self, points: &BySeat<i32>, places: &BySeat<u8>) -> Self {
        let points = points.values().map(|hundredths| *hundredths as f32 / 100.0).collect();
        let winners = places.values().filter(|place| **place == 1).count() as f32;
        let share = |place: &u8| if *place == 1 { 1.0 / winners } else { 0.0 };
        let wins = places.values().map(share).collect();
        Lesson { points: beyond_mean(points), wins, ..self }
    }

    /// Of a position of which the answer is not known yet.
    pub(crate) fn unanswered<G: Studied>(position: &G) -> Self {
        let outlook: Vec<f32> =
            position.outlook().values().map(|hundredths| *hundredths as f32 / 100.0).collect();
        let mut listener = Listener::<G> { heard: vec![Vec::new(); outlook.len()], game: PhantomData };
        position.facts(&mut listener);
        Lesson { heard: listener.heard, outlook: beyond_mean(outlook), points: Vec::new(), wins: Vec::new() }
    }

    /// How many points the outlook missed of each seat's.
    pub(crate) fn missed(&self) -> impl Iterator<Item = f32> {
        self.points.iter().zip(&self.outlook).map(|(points, outlook)| points - outlook)
    }
}

fn beyond_mean(mut points: Vec<f32>) -> Vec<f32> {
    let mean = points.iter().sum::<f32>() / points.len() as f32;
    points.iter_mut().for_each(|points| *points -= mean);
    points
}

/// Writes down what a net would hear.
struct Listener<G> {
    heard: Vec<Vec<Fact>>,
    game: PhantomData<G>,
}

impl<G: Studied> Facts for Listener<G> {
    fn table(&mut self, at: usize, value: f32) {
        self.heard.iter_mut().for_each(|heard| heard.push((at as u16, value)));
    }

    fn seat(&mut self, seat: Seat, at: usize, value: f32) {
        for (hearer, heard) in self.heard.iter_mut().enumerate() {
            let own = hearer == seat.index();
            let row = if own { G::FACTS.own(at) } else { G::FACTS.other(at) };
            heard.push((row as u16, value));
        }
    }
}
