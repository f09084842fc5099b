//! A play reports exactly the seats that learn something hidden by it.

use std::collections::BTreeMap;

use tabletop::{Game, Played, Rng, Seat, Viewer};

use crate::course::legal;
use crate::games::{Account, Games, Series};
use crate::mood::kind;
use crate::shuffler::{Seeds, twin};

const SERIES: Series = Series { number: 9, games: 6_000, one_in: 8 };
/// A kind of action that claims to reveal so often must make a difference at least once.
const CLAIMS: u32 = 60;

/// For a seat that a play does not report, all it sees afterwards follows from what it knew before; a seat that
/// is reported can really learn something by such plays.
///
/// # Errors
/// At the first breach.
pub fn reveals_are_reported<G: Game>(games: &Games<G>) -> Result<Account, String> {
    let mut claims: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    let account = games.each_position(SERIES, |walk, rng| {
        let Some((actor, action)) = walk.next() else { return Ok(()) };
        let mut after = walk.game.clone();
        let played = after
            .play(actor, &action)
            .map_err(|refused| format!("{actor} cannot {action}: {}", refused.why))?;
        for seat in Seat::first(walk.seats()) {
            let real = Seen::after(&after, &played, seat);
            let surprise = learns(&walk.game, actor, &action, seat, &real, rng);
            if played.revealed.contains(seat) {
                let (claimed, true_claims) = claims.entry(kind(&action)).or_default();
                *claimed += 1;
                *true_claims += u32::from(surprise);
            } else if surprise {
                return Err(format!("{actor} {action} tells {seat} something hidden and does not report it"));
            }
        }
        Ok(())
    })?;
    for (kind, (claimed, true_claims)) in claims {
        if claimed >= CLAIMS && true_claims == 0 {
            return Err(format!(
                "“{kind}” reported {claimed} reveals and never told anybody anything hidden"
            ));
        }
    }
    Ok(account)
}

/// What a seat has before it after a play.
struct Seen<G: Game> {
    view: G::View,
    told: Vec<G::Event>,
}

impl<G: Game> Seen<G> {
    fn after(game: &G, played: &Played<G::Event>, seat: Seat) -> Self {
        let viewer = Viewer::Seat(seat);
        let told = played.journal.notes.iter().filter_map(|note| note.to(viewer).cloned()).collect();
        Seen { view: game.view(viewer), told }
    }
}

/// Would the seat have seen something else if what it cannot know were otherwise?
///
/// It would not if in a twin position some action of the actor shows it exactly the same; not always the same
/// action, for a sealed one may be any that the actor could have chosen.
fn learns<G: Game>(
    game: &G,
    actor: Seat,
    action: &G::Action,
    seat: Seat,
    real: &Seen<G>,
    rng: &mut Rng,
) -> bool {
    let twin = twin(game, Viewer::Seat(seat), Seeds::Replace, rng);
    let same = |action: &G::Action| {
        let mut after = twin.clone();
        after.play(actor, action).is_ok_and(|played| {
            let seen = Seen::after(&after, &played, seat);
            seen.told == real.told && seen.view == real.view
        })
    };
    !same(action) && !legal(&twin, actor).iter().any(same)
}
