//! Playing a game to its end by dice alone: the loop that search and measurements live on.

use tabletop::{Draw as _, Game, Rng, Seed, Silent, Status};

/// Plays on at random until the game is over, and gives the number of decisions that took.
#[inline]
pub fn playout<G: Game>(game: &mut G, rng: &mut Rng) -> u64 {
    let mut decisions = 0;
    while let Status::Deciding(seats) = game.status() {
        // Seats that decide at the same time do not see each other's choice: their order changes nothing.
        let seat = seats.first().expect("a game that is not over waits for somebody");
        let action = game.sample(seat, rng);
        game.apply(seat, &action, &mut Silent);
        decisions += 1;
    }
    decisions
}

/// The dice of bots in the game of that seed; `purpose` keeps the dice of different decisions apart.
///
/// They come from a stream of their own, so that they tell nothing about the game's shuffles.
pub fn dice(seed: &Seed, purpose: &str) -> Rng {
    let mut stream = seed.stream("bots", purpose);
    Rng::new(u64::from(stream.word()) << 32 | u64::from(stream.word()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_depend_on_the_seed_and_the_purpose_and_nothing_else() {
        let (one, other) = (Seed::of_series(1, 1), Seed::of_series(1, 2));
        assert_eq!(dice(&one, "3"), dice(&one, "3"));
        assert_ne!(dice(&one, "3"), dice(&one, "4"));
        assert_ne!(dice(&one, "3"), dice(&other, "3"));
    }
}
