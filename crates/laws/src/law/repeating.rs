//! Same inputs, same behaviour.

use tabletop::{Game, Journal, Silent};

use crate::games::{Account, Games, Series};

const SERIES: Series = Series { number: 13, games: 4_000, one_in: 1 };

/// The same set-up and actions give equal positions and equal journals at every step, whoever listens.
///
/// # Errors
/// At the first breach.
pub fn same_plays_same_game<G: Game>(games: &Games<G>) -> Result<Account, String> {
    games.each_game(SERIES, |walk, _| {
        let mut opening = Journal::default();
        let again = |error: tabletop::SetupError| format!("the second set-up fails: {error}");
        let mut one = G::new(walk.setup(), &mut opening).map_err(again)?;
        let mut other = G::new(walk.setup(), &mut Silent).map_err(again)?;
        if opening != walk.opening || one != other {
            return Err("the same set-up gives two games".to_owned());
        }
        for (number, (seat, action)) in walk.plays().iter().enumerate() {
            let before = one.clone();
            let (mut told, mut told_again) = (Journal::default(), Journal::default());
            let revealed = one.apply(*seat, action, &mut told);
            let revealed_again = before.clone().apply(*seat, action, &mut told_again);
            let revealed_silently = other.apply(*seat, action, &mut Silent);
            if told != told_again || revealed != revealed_again || revealed != revealed_silently {
                return Err(format!("play {}, {seat} {action}, is told in two ways", number + 1));
            }
            if one != other {
                return Err(format!("play {}, {seat} {action}, gives two positions", number + 1));
            }
        }
        if one != walk.game {
            return Err("the same plays give two games".to_owned());
        }
        Ok(())
    })
}
