//! A game is its record.

use tabletop::{Draw as _, Game, Record, Replay};

use crate::games::{Account, Games, Series};
use crate::walk::Walk;

const SERIES: Series = Series { number: 7, games: 4_000, one_in: 1 };

/// The record of a game reads back exactly and replays to the same position, from its middle and at its end.
///
/// # Errors
/// At the first breach.
pub fn records_replay<G: Game>(games: &Games<G>) -> Result<Account, String> {
    games.each_game(SERIES, |walk, rng| {
        let record = walk.record();
        if record.result.is_none() {
            return Err("the finished game has no result".to_owned());
        }
        if replay::<G>(&record)? != walk.game {
            return Err("the record replays to another position".to_owned());
        }
        let mut part = record;
        part.result = None;
        part.plays.truncate(rng.below(part.plays.len() as u32 + 1) as usize);
        if replay::<G>(&part)? != position_after(walk, part.plays.len())? {
            return Err(format!("the first {} plays replay to another position", part.plays.len()));
        }
        Ok(())
    })
}

fn replay<G: Game>(record: &Record) -> Result<G, String> {
    let text = record.to_string();
    let read: Record = text.parse().map_err(|error| format!("the record is not read: {error}"))?;
    if read != *record || read.to_string() != text {
        return Err("the record reads back differently".to_owned());
    }
    let wrong = |error: tabletop::RecordError| format!("the record is refused: {error:?}");
    Replay::<G>::open(&read).map_err(wrong)?.finish().map_err(wrong)
}

fn position_after<G: Game>(walk: &Walk<'_, G>, plays: usize) -> Result<G, String> {
    let mut game = G::new(walk.setup(), &mut tabletop::Silent).map_err(|error| error.to_string())?;
    for (seat, action) in &walk.plays()[..plays] {
        game.apply(*seat, action, &mut tabletop::Silent);
    }
    Ok(game)
}
