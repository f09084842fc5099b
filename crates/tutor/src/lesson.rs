//! One lesson: the facts of a position as every seat hears them, and by how much its outlook was mistaken.

use std::marker::PhantomData;

use tabletop::{BySeat, Facts, Seat, Studied};

/// A fact's row, and its value.
pub(crate) type Fact = (u16, f32);

/// A position that was studied.
#[derive(Clone, Debug)]
pub(crate) struct Lesson {
    /// What each seat hears.
    pub(crate) heard: Vec<Vec<Fact>>,
    /// How many points each seat should have had more, beyond what all should have had more: only differences decide.
    pub(crate) missed: Vec<f32>,
}

impl Lesson {
    /// Of a position, and the points that a search expects there.
    pub(crate) fn new<G: Studied>(position: &G, expected: &BySeat<f64>) -> Self {
        let outlook = position.outlook();
        let seats = outlook.seats();
        let mut listener = Listener::<G> { heard: vec![Vec::new(); seats], game: PhantomData };
        position.facts(&mut listener);
        let missed = Seat::first(seats).map(|seat| expected[seat] as f32 - outlook[seat] as f32 / 100.0);
        let mut missed: Vec<f32> = missed.collect();
        let mean = missed.iter().sum::<f32>() / seats as f32;
        missed.iter_mut().for_each(|missed| *missed -= mean);
        Lesson { heard: listener.heard, missed }
    }
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
