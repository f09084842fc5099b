//! Imagined games: what a viewer does not know, dealt anew.

use tabletop::{Draw as _, Game, Rng, Seat, SeatSet, Status, Viewer};

use crate::course::{MOST_PLAYS, legal};
use crate::games::{Account, Games, Series};
use crate::walk::viewers;

const SERIES: Series = Series { number: 5, games: 1_650, one_in: 30 };

/// `determinize(view)` is a sane position with the same view, the same status and the same actions for the
/// viewer, and can be played to an end.
///
/// # Errors
/// At the first breach.
pub fn imagined_games_look_the_same<G: Game>(games: &Games<G>) -> Result<Account, String> {
    games.each_position(SERIES, |walk, rng| {
        viewers(walk.seats()).try_for_each(|viewer| {
            imagine(&walk.game, viewer, rng).map_err(|problem| format!("imagined by {viewer:?}: {problem}"))
        })
    })
}

fn imagine<G: Game>(game: &G, viewer: Viewer, rng: &mut Rng) -> Result<(), String> {
    let view = game.view(viewer);
    let imagined = G::determinize(&view, rng);
    imagined.validate()?;
    let seen = imagined.view(viewer);
    if seen != view {
        return Err(format!("it looks different\n{view:?}\n{seen:?}"));
    }
    if imagined.status() != game.status() {
        return Err(format!("its status is {:?}, not {:?}", imagined.status(), game.status()));
    }
    if let Viewer::Seat(seat) = viewer
        && legal(&imagined, seat) != legal(game, seat)
    {
        return Err(format!("{seat} can do other things"));
    }
    if let Viewer::Seat(seat) = viewer {
        reopen(imagined.clone(), &imagined, seat, rng)
            .map_err(|problem| format!("opened again: {problem}"))?;
    }
    play_out(imagined, rng)
}

/// What others have sealed can be opened again: nobody decides less than before, and nothing changes for the seat.
fn reopen<G: Game>(mut anew: G, sealed: &G, seat: Seat, rng: &mut Rng) -> Result<(), String> {
    anew.reopen(seat);
    anew.validate()?;
    let deciding = |game: &G| match game.status() {
        Status::Deciding(seats) => seats,
        Status::Finished(_) => SeatSet::EMPTY,
    };
    let (before, after) = (deciding(sealed), deciding(&anew));
    if before.union(after) != after || before.contains(seat) != after.contains(seat) {
        return Err(format!("{after:?} decide, and {before:?} did"));
    }
    if legal(&anew, seat) != legal(sealed, seat) {
        return Err(format!("{seat} can do other things"));
    }
    if before == after { Ok(()) } else { play_out(anew, rng) }
}

fn play_out<G: Game>(mut game: G, rng: &mut Rng) -> Result<(), String> {
    for _ in 0..MOST_PLAYS {
        let Status::Deciding(seats) = game.status() else { return Ok(()) };
        let at = rng.below(seats.len() as u32) as usize;
        let seat: Seat = seats.iter().nth(at).ok_or("it waits for nobody")?;
        let action = game.sample(seat, rng);
        game.play(seat, &action).map_err(|refused| format!("{seat} cannot {action}: {}", refused.why))?;
        game.validate().map_err(|problem| format!("after {seat} {action}: {problem}"))?;
    }
    Err("it does not end".to_owned())
}
