//! Seats that decide at the same time do not get in each other's way.

use tabletop::{Game, Rng, Seat, SeatSet, Status};

use crate::course::legal;
use crate::games::{Account, Games, Series};

const SERIES: Series = Series { number: 6, games: 4_000, one_in: 1 };

/// Where several seats decide, an action of one leaves the others their choices, and either order of two
/// actions gives the same position.
///
/// # Errors
/// At the first breach.
pub fn simultaneous_plays_commute<G: Game>(games: &Games<G>) -> Result<Account, String> {
    games.each_position(SERIES, |walk, rng| match walk.game.status() {
        Status::Deciding(seats) if seats.len() > 1 => all_pairs(&walk.game, seats, rng),
        Status::Deciding(_) | Status::Finished(_) => Ok(()),
    })
}

fn all_pairs<G: Game>(game: &G, seats: SeatSet, rng: &mut Rng) -> Result<(), String> {
    for one in seats.iter() {
        for other in seats.iter().filter(|other| *other > one) {
            let plays = [(one, game.sample(one, rng)), (other, game.sample(other, rng))];
            let [first, second] = plays;
            if in_order(game, [first, second])? != in_order(game, [second, first])? {
                return Err(format!("{one} {} and {other} {} depend on their order", first.1, second.1));
            }
        }
    }
    Ok(())
}

fn in_order<G: Game>(game: &G, [first, second]: [(Seat, G::Action); 2]) -> Result<G, String> {
    let mut game = game.clone();
    let choices = legal(&game, second.0);
    let play = |game: &mut G, (seat, action): (Seat, G::Action)| {
        game.play(seat, &action)
            .map(|_| ())
            .map_err(|refused| format!("{seat} cannot {action} any more: {}", refused.why))
    };
    play(&mut game, first)?;
    if legal(&game, second.0) != choices {
        return Err(format!("{} {} changes what {} can do", first.0, first.1, second.0));
    }
    play(&mut game, second)?;
    Ok(game)
}
