//! Deciding seats can act, others cannot, and nobody can when the game is over.

use tabletop::{Game, Seat, SeatSet, Status};

use crate::games::{Account, Games, Series};

const SERIES: Series = Series { number: 1, games: 4_000, one_in: 10 };
const PROBES: usize = 20;

/// Deciding seats can act and others cannot; after the end nobody can.
///
/// # Errors
/// At the first breach.
pub fn only_deciding_seats_can_act<G: Game>(games: &Games<G>) -> Result<Account, String> {
    let pool = games.pool()?;
    games.each_position(SERIES, |walk, rng| {
        let game = &walk.game;
        let table = SeatSet::all(walk.seats());
        let deciding = match game.status() {
            Status::Deciding(seats) if seats.is_empty() => return Err("the game waits for nobody".to_owned()),
            Status::Deciding(seats) if seats.union(table) != table => {
                return Err("the game waits for a seat that is not at the table".to_owned());
            }
            Status::Deciding(seats) => seats,
            Status::Finished(_) => SeatSet::EMPTY,
        };
        let probes = pool.probes(walk, PROBES, rng);
        for seat in Seat::first(walk.seats()) {
            let offered = walk.legal(seat);
            if deciding.contains(seat) {
                if offered.is_empty() {
                    return Err(format!("{seat} must decide and can do nothing"));
                }
                continue;
            }
            if let Some(action) = offered.first() {
                return Err(format!("{seat} has nothing to decide and is offered {action}"));
            }
            if let Some(action) = probes.iter().find(|action| game.check(seat, action).is_ok()) {
                return Err(format!("{seat} has nothing to decide and may {action}"));
            }
        }
        Ok(())
    })
}
