//! A refusal changes nothing, and says which rule and why.

use tabletop::{Draw as _, Game, Rule as _, Seat};

use crate::games::{Account, Games, Series};
use crate::voices::Voices;

const SERIES: Series = Series { number: 3, games: 2_000, one_in: 40 };
const PROBES: usize = 20;
/// Saying is slow: one in so many refusals is said aloud.
const SAID_ONE_IN: u32 = 4;

/// A refused play leaves an equal position, names one of the game's rules, and says why in both languages.
///
/// # Errors
/// At the first breach.
pub fn refusals_change_nothing<G: Game>(games: &Games<G>) -> Result<Account, String> {
    let pool = games.pool()?;
    let voices = Voices::of::<G>();
    games.each_position(SERIES, |walk, rng| {
        for action in pool.probes(walk, PROBES, rng) {
            for seat in Seat::first(walk.seats()) {
                let mut game = walk.game.clone();
                let Err(refused) = game.play(seat, &action) else { continue };
                let wrong = |problem: &str| format!("{seat} may not {action}: {problem}");
                if game != walk.game {
                    return Err(wrong("the refusal changed the position"));
                }
                if game.check(seat, &action).as_ref().err() != Some(&refused) {
                    return Err(wrong("the same question has two answers"));
                }
                if !G::Rule::ALL.contains(&refused.rule) {
                    return Err(wrong(&format!("the rule {} is not in the list", refused.rule.id())));
                }
                if rng.below(SAID_ONE_IN) == 0 {
                    voices.say(&refused.why).map_err(|problem| wrong(&problem))?;
                }
            }
        }
        Ok(())
    })
}
