//! Two positions that differ only in what a viewer cannot know look the same to that viewer.

use tabletop::{Game, Rng, Viewer};

use crate::course::legal;
use crate::games::{Account, Games, Series};
use crate::shuffler::{Seeds, twin};
use crate::walk::viewers;

const SERIES: Series = Series { number: 8, games: 2_000, one_in: 20 };

/// With everything hidden exchanged, a viewer gets equal bytes, equal actions and an equal sheet.
///
/// # Errors
/// At the first breach; also when a game shuffles something and nothing is ever hidden.
pub fn nobody_sees_what_is_hidden<G: Game>(games: &Games<G>) -> Result<Account, String> {
    let mut shuffles = 0u32;
    let mut exchanged = 0u32;
    let account = games.each_position(SERIES, |walk, rng| {
        shuffles += walk.opening.shuffles.len() as u32;
        viewers(walk.seats()).try_for_each(|viewer| {
            if twin(&walk.game, viewer, Seeds::Keep, rng) != walk.game {
                exchanged += 1;
            }
            compare(&walk.game, viewer, rng).map_err(|problem| format!("{viewer:?} {problem}"))
        })
    })?;
    // A law about nothing would be kept by every game.
    if shuffles > 0 && exchanged == 0 {
        return Err("the game shuffles, but hides nothing from anybody".to_owned());
    }
    Ok(account)
}

fn compare<G: Game>(game: &G, viewer: Viewer, rng: &mut Rng) -> Result<(), String> {
    let twin = twin(game, viewer, Seeds::Replace, rng);
    twin.validate().map_err(|problem| format!("has a twin that is not sane: {problem}"))?;
    let (view, other) = (game.view(viewer), twin.view(viewer));
    let bytes = |view: &G::View| {
        serde_json::to_string(view).map_err(|error| format!("gets a view that is not JSON: {error}"))
    };
    let (seen, other_seen) = (bytes(&view)?, bytes(&other)?);
    if seen != other_seen || view != other {
        return Err(format!("sees something hidden\n{seen}\n{other_seen}"));
    }
    if G::sheet(&view) != G::sheet(&other) {
        return Err("is shown scores that depend on something hidden".to_owned());
    }
    if game.status() != twin.status() {
        return Err("can tell something hidden from the status".to_owned());
    }
    if let Viewer::Seat(seat) = viewer
        && legal(game, seat) != legal(&twin, seat)
    {
        return Err("can tell something hidden from the actions offered".to_owned());
    }
    Ok(())
}
