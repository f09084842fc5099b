//! `legal` lists exactly what `check` accepts, ascending.

use tabletop::{Game, Seat};

use crate::games::{Account, Games, Series};

const SERIES: Series = Series { number: 2, games: 3_000, one_in: 15 };
const PROBES: usize = 150;

/// `legal` is ascending, and holds exactly what `check` accepts of all actions ever seen.
///
/// # Errors
/// At the first breach.
pub fn legal_is_what_check_accepts<G: Game>(games: &Games<G>) -> Result<Account, String> {
    let pool = games.pool()?;
    games.each_position(SERIES, |walk, rng| {
        let probes = pool.probes(walk, PROBES, rng);
        for seat in Seat::first(walk.seats()) {
            let offered = walk.legal(seat);
            if let Some(pair) = offered.windows(2).find(|pair| pair[0] >= pair[1]) {
                return Err(format!("{seat}'s actions are not ascending: {} before {}", pair[0], pair[1]));
            }
            for action in offered {
                walk.game
                    .check(seat, action)
                    .map_err(|refused| format!("{seat} is offered {action}, but may not: {}", refused.why))?;
            }
            let missed = |action: &&G::Action| {
                walk.game.check(seat, action).is_ok() && offered.binary_search(action).is_err()
            };
            if let Some(action) = probes.iter().find(missed) {
                return Err(format!("{seat} may {action}, but is not offered it"));
            }
        }
        Ok(())
    })
}
