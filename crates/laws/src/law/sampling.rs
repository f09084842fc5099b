//! `sample` draws each legal action equally often.

use tabletop::{Game, Rng, Seat, Status};

use crate::course::legal;
use crate::games::{Account, Games, Series};

const SERIES: Series = Series { number: 12, games: 1_500, one_in: 60 };
/// How often each action is drawn on average.
const EXPECTED: usize = 150;
/// Longer lists would take long; they are drawn from, but not counted.
const LONGEST: usize = 60;

/// `sample` gives only legal actions, each equally often, and the same ones from the same dice.
///
/// # Errors
/// At the first breach.
pub fn sampling_is_uniform<G: Game>(games: &Games<G>) -> Result<Account, String> {
    games.each_position(SERIES, |walk, rng| match walk.game.status() {
        Status::Deciding(seats) => seats.iter().try_for_each(|seat| count(&walk.game, seat, rng)),
        Status::Finished(_) => Ok(()),
    })
}

fn count<G: Game>(game: &G, seat: Seat, rng: &mut Rng) -> Result<(), String> {
    let legal = legal(game, seat);
    let mut counts = vec![0usize; legal.len()];
    for _ in 0..EXPECTED * legal.len().min(LONGEST) {
        let mut same_dice = rng.clone();
        let action = game.sample(seat, rng);
        if game.sample(seat, &mut same_dice) != action || same_dice != *rng {
            return Err(format!("{seat}'s sample is not decided by the dice"));
        }
        let at = legal
            .binary_search(&action)
            .map_err(|_| format!("{seat}'s sample {action} is not among the legal actions"))?;
        counts[at] += 1;
    }
    if legal.len() <= LONGEST && !is_even(&counts) {
        let drawn: Vec<String> =
            legal.iter().zip(counts).map(|(action, count)| format!("{action}: {count}")).collect();
        return Err(format!("{seat}'s samples are not even: {}", drawn.join(", ")));
    }
    Ok(())
}

/// Chi-square, with a threshold that even draws practically never reach.
fn is_even(counts: &[usize]) -> bool {
    let expected = EXPECTED as f64;
    let distance: f64 = counts.iter().map(|count| (*count as f64 - expected).powi(2) / expected).sum();
    let freedom = counts.len() as f64 - 1.0;
    distance <= freedom + 8.0 * (2.0 * freedom).sqrt() + 16.0
}
