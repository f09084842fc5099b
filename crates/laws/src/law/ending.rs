//! Every game ends, in one of its ways, with a place for everybody.

use tabletop::{BySeat, Game, Seat, Sheet, Status, Viewer};

use crate::games::{Account, Games, Series};

const SERIES: Series = Series { number: 10, games: 5_000, one_in: 1 };

/// Every game ends, in one of the listed ways, with well-formed places that follow the sheets.
///
/// # Errors
/// At the first breach.
pub fn games_end<G: Game>(games: &Games<G>) -> Result<Account, String> {
    games.each_game(SERIES, |walk, _| {
        let Status::Finished(outcome) = walk.game.status() else {
            return Err("the game has stopped without an end".to_owned());
        };
        if !G::ENDINGS.contains(&outcome.ending) {
            return Err(format!("the ending {} is not in the list", outcome.ending));
        }
        if outcome.places.seats() != walk.seats() || !are_places(&outcome.places) {
            return Err(format!("these are not places: {:?}", outcome.places));
        }
        let sheets = G::sheet(&walk.game.view(Viewer::All));
        for (seat, sheet) in sheets.iter() {
            // Ties may be broken either way, but who scores more is ahead.
            let behind = |(other, fewer): (Seat, &Sheet<G::Rule>)| {
                fewer.total() >= sheet.total() || outcome.places[other] > outcome.places[seat]
            };
            if !sheets.iter().all(behind) {
                return Err(format!(
                    "{seat} has {} points and place {}",
                    sheet.total(),
                    outcome.places[seat]
                ));
            }
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
