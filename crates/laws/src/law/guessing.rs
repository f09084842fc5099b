//! What bots may know about good play is legal, decided by the dice, and exact at the end.

use tabletop::{Game, Rng, Seat, Silent, Status, Viewer};

use crate::course::{MOST_PLAYS, legal};
use crate::games::{Account, Games, Series};

/// No game lasts longer, in hundredths of a round.
const MOST_ROUNDS: i32 = 10_000;

const SERIES: Series = Series { number: 15, games: 300, one_in: 5 };

/// `sample_well` gives only legal actions, the same ones from the same dice, and games played by it end;
/// `outlook` and `insight` have a number for every seat, and of a finished game the score; `lasts` is not absurd, and a
/// finished game lasts no longer.
///
/// # Errors
/// At the first breach.
pub fn heuristics_are_sound<G: Game>(games: &Games<G>) -> Result<Account, String> {
    games.each_position(SERIES, |walk, rng| match walk.game.status() {
        Status::Deciding(seats) => seats.iter().try_for_each(|seat| {
            // Bots only ever ask about games that they imagine.
            let mut imagined = G::determinize(&walk.game.view(Viewer::Seat(seat)), rng);
            if [imagined.outlook(), imagined.insight().points]
                .iter()
                .any(|points| points.seats() != walk.seats())
            {
                return Err("the outlook is not one number for each seat".to_owned());
            }
            if !(0..=MOST_ROUNDS).contains(&imagined.lasts()) {
                return Err(format!("the game is said to last {} hundredths of a round", imagined.lasts()));
            }
            sensible(&imagined, seat, rng)?;
            play_well(&mut imagined, rng)?;
            exact(&imagined)
        }),
        Status::Finished(_) => exact(&walk.game),
    })
}

fn sensible<G: Game>(game: &G, seat: Seat, rng: &mut Rng) -> Result<(), String> {
    let mut same_dice = rng.clone();
    let action = game.sample_well(seat, rng);
    if game.sample_well(seat, &mut same_dice) != action || same_dice != *rng {
        return Err(format!("{seat}'s sensible choice is not decided by the dice"));
    }
    match legal(game, seat).binary_search(&action) {
        Ok(_) => Ok(()),
        Err(_) => Err(format!("{seat}'s sensible choice {action} is not among the legal actions")),
    }
}

fn play_well<G: Game>(game: &mut G, rng: &mut Rng) -> Result<(), String> {
    for _ in 0..MOST_PLAYS {
        let Status::Deciding(seats) = game.status() else { return Ok(()) };
        let seat = seats.first().ok_or("the game waits for nobody")?;
        let action = game.sample_well(seat, rng);
        game.check(seat, &action)
            .map_err(|_| format!("{seat}'s sensible choice {action} is not among the legal actions"))?;
        game.apply(seat, &action, &mut Silent);
    }
    Err("the game does not end when it is played with sense".to_owned())
}

fn exact<G: Game>(game: &G) -> Result<(), String> {
    if game.lasts() != 0 {
        return Err("a finished game is said to go on".to_owned());
    }
    let scores = G::sheet(&game.view(Viewer::All)).map(|_, sheet| 100 * sheet.total());
    match [game.outlook(), game.insight().points].iter().find(|points| **points != scores) {
        None => Ok(()),
        Some(other) => Err(format!("the outlook of a finished game is {other:?}, the score {scores:?}")),
    }
}
