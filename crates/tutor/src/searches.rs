//! Lessons by searches: games of the strongest level with itself, left now and then for positions that a search might think
//! of, which are searched for longer.

use bots::{Budget, Kind, Level, appraise};
use tabletop::{Draw as _, Rng, Silent, Studied};

use crate::lesson::Lesson;
use crate::play::{choose, decide, deciding, stumble};

/// How long a move of those games is thought about, and how long a position that is studied.
const MOVE: Budget = Budget::Iterations(150);
const APPRAISAL: Budget = Budget::Iterations(2_000);
/// One decision of so many is left for a position to study.
const STUDIED: u32 = 4;
/// Up to so many moves away from the game.
const AWAY: u32 = 6;

/// Plays a game and studies some positions on the way.
pub(crate) fn teach<G: Studied>(mut game: G, rng: &mut Rng) -> Vec<Lesson> {
    let mut bot = Kind::level(Level::Pharaoh).with_budget(MOVE).bot::<G>();
    let mut lessons = Vec::new();
    while let Some(seat) = deciding(&game) {
        if rng.below(STUDIED) == 0 {
            lessons.extend(study(&game, rng));
        }
        // Now and then somebody does not think.
        let action =
            if rng.below(10) == 0 { game.sample_well(seat, rng) } else { choose(&game, &mut *bot, rng) };
        game.apply(seat, &action, &mut Silent);
    }
    lessons
}

/// Plays a few moves without much thought, and studies where that leads.
fn study<G: Studied>(game: &G, rng: &mut Rng) -> Option<Lesson> {
    let mut position = game.clone();
    for _ in 0..rng.below(AWAY + 1) {
        let seat = deciding(&position)?;
        let action = stumble(&position, rng)?;
        position.apply(seat, &action, &mut Silent);
    }
    let expected = decide(&position, |decision| appraise(decision, APPRAISAL, rng))?;
    Some(Lesson::unanswered(&position).searched(&expected))
}
