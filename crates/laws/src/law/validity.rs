//! Every position is sane.

use tabletop::Game;

use crate::games::{Account, Games, Series};

const SERIES: Series = Series { number: 4, games: 5_000, one_in: 1 };

/// `validate` accepts the position after the set-up and after every play.
///
/// # Errors
/// At the first breach.
pub fn positions_are_valid<G: Game>(games: &Games<G>) -> Result<Account, String> {
    games.each_position(SERIES, |walk, _| {
        walk.game.validate().map_err(|problem| format!("the position is not sane: {problem}"))
    })
}
