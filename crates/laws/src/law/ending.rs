//! Every game ends, in one of its ways, with a place for everybody.

use tabletop::{BySeat, Game, Status};

use crate::walk::Series;

const SERIES: Series = Series { number: 10, games: 5_000, one_in: 1 };

/// Every game ends, in one of the listed ways, with well-formed places.
///
/// # Errors
/// At the first breach.
pub fn games_end<G: Game>() -> Result<(), String> {
    SERIES.each_game::<G>(|walk, _| {
        let Status::Finished(outcome) = walk.game.status() else {
            return Err("the game has stopped without an end".to_owned());
        };
        if !G::ENDINGS.contains(&outcome.ending) {
            return Err(format!("the ending {} is not in the list", outcome.ending));
        }
        if outcome.places.seats() != walk.setup.seats || !are_places(&outcome.places) {
            return Err(format!("these are not places: {:?}", outcome.places));
        }
        Ok(())
    })
}

/// Is everybody's place one more than the number of seats before them?
fn are_places(places: &BySeat<u8>) -> bool {
    places.values().all(|place| {
        let before = places.values().filter(|other| *other < place).count();
        usize::from(*place) == before + 1
    })
}
