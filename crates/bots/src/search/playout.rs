//! The rest of an imagined game, played quickly.

use tabletop::{Craft, Game, Playout, Rng, Silent, Status};

/// Plays on until the game is over or the horizon is reached.
pub(crate) fn play_on<G: Game>(game: &mut G, craft: &Craft, rng: &mut Rng) {
    let mut left = if craft.horizon == 0 { u32::MAX } else { u32::from(craft.horizon) };
    while left > 0
        && let Status::Deciding(seats) = game.status()
    {
        // Seats that decide at the same time do not see each other's choice: their order changes nothing.
        let seat = seats.first().expect("a game that is not over waits for somebody");
        let action = match craft.playout {
            Playout::Uniform => game.sample(seat, rng),
            Playout::Sensible => game.sample_well(seat, rng),
        };
        game.apply(seat, &action, &mut Silent);
        left -= 1;
    }
}
