//! Positions to count at.

use tabletop::{Draw as _, Game, Rng, Seat, Silent, Status};

use crate::Case;

/// Every position of one random game at which somebody has to decide, with that somebody.
///
/// What is counted at all of them is counted in every phase of the game, and one odd position weighs little.
pub fn positions<G: Game>(case: Case) -> Vec<(G, Seat)> {
    let mut game = case.beginning::<G>(0);
    let mut rng = Rng::new(1);
    let mut positions = Vec::new();
    while let Status::Deciding(seats) = game.status() {
        let any = rng.below(seats.len() as u32) as usize;
        let seat = seats.iter().nth(any).expect("there are that many seats");
        positions.push((game.clone(), seat));
        let action = game.sample(seat, &mut rng);
        game.apply(seat, &action, &mut Silent);
    }
    positions
}
