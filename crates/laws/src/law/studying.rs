//! What nets are told about a position.

use tabletop::{Counts, Facts, Seat, Status, Studied};

use crate::games::{Account, Games, Series};

const SERIES: Series = Series { number: 17, games: 700, one_in: 3 };

/// No fact is farther from 0 than this: a net that is told hundreds of one thing and halves of another learns badly.
const FAR: f32 = 20.0;

/// Every fact has a place, lies around 1, and is told now and then.
///
/// # Errors
/// With the first breach.
pub fn facts_are_sound<G: Studied>(games: &Games<G>) -> Result<Account, String> {
    let mut told = Told::new(G::FACTS);
    let account = games.each_position(SERIES, |walk, _| {
        if let Status::Deciding(_) = walk.game.status() {
            walk.game.facts(&mut told);
        }
        told.odd.take().map_or(Ok(()), Err)
    })?;
    let never = |kind: &str, values: &[f32]| match values.iter().position(|most| *most == 0.0) {
        Some(at) => Err(format!("fact {at} about {kind} was never told")),
        None => Ok(()),
    };
    never("the table", &told.table)?;
    never("a seat", &told.seat)?;
    Ok(account)
}

/// The farthest value of each fact.
struct Told {
    table: Vec<f32>,
    seat: Vec<f32>,
    odd: Option<String>,
}

impl Told {
    fn new(counts: Counts) -> Self {
        Told { table: vec![0.0; counts.table], seat: vec![0.0; counts.seat], odd: None }
    }
}

impl Facts for Told {
    fn table(&mut self, at: usize, value: f32) {
        note(&mut self.table, (at, value), &mut self.odd);
    }

    fn seat(&mut self, _: Seat, at: usize, value: f32) {
        note(&mut self.seat, (at, value), &mut self.odd);
    }
}

fn note(most: &mut [f32], (at, value): (usize, f32), odd: &mut Option<String>) {
    match most.get_mut(at) {
        Some(most) if value.abs() <= FAR => *most = most.max(value.abs()),
        Some(_) => *odd = Some(format!("fact {at} is {value}")),
        None => *odd = Some(format!("fact {at} has no place")),
    }
}
