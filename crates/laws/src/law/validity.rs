//! Every position is sane.

use tabletop::Game;

use crate::walk::Series;

const SERIES: Series = Series { number: 4, games: 5_000, one_in: 1 };

/// `validate` accepts the position after the set-up and after every play.
///
/// # Errors
/// At the first breach.
pub fn positions_are_valid<G: Game>() -> Result<(), String> {
    SERIES.each_position::<G>(|walk, _| {
        walk.game.validate().map_err(|problem| format!("the position is not sane: {problem}"))
    })
}
