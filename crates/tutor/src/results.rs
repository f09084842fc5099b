//! Lessons by results: many quick games, in which everybody stumbles now and then, and how they ended.

use bots::{Bot, Budget, Kind, Level};
use tabletop::{Draw as _, Game, Rng, Silent, Status, Studied};

use crate::lesson::Lesson;
use crate::play::{choose, stumble};

/// How long the strongest level thinks about a move, and how long those who know nothing of the game, who need longer.
const MOVE: Budget = Budget::Iterations(80);
const PLAIN_MOVE: Budget = Budget::Iterations(320);
/// In so many games of ten some of the seats know nothing of the game: each of them in so many cases of ten.
const MIXED_IN_TEN: u32 = 6;
const PLAIN_IN_TEN: u32 = 6;
/// One position of so many is kept: neighbours end alike.
const KEPT: u32 = 5;
/// At one decision of so many the game goes astray, for up to so many moves.
const ASTRAY: u32 = 40;
const AWAY: u32 = 6;

/// Plays a game to its end, and tells what its positions came to.
pub(crate) fn teach<G: Studied>(mut game: G, rng: &mut Rng) -> Vec<Lesson> {
    let mut bots = bots::<G>(game.outlook().seats(), rng);
    let mut kept = Vec::new();
    let mut astray = 0;
    let outcome = loop {
        let deciding = match game.status() {
            Status::Deciding(deciding) => deciding,
            Status::Finished(outcome) => break outcome,
        };
        if rng.below(KEPT) == 0 {
            kept.push(Lesson::unanswered(&game));
        }
        if astray == 0 && rng.below(ASTRAY) == 0 {
            astray = 1 + rng.below(AWAY);
        }
        let seat = deciding.first().expect("a game that is not over waits for somebody");
        let action = match astray.checked_sub(1) {
            Some(rest) => {
                astray = rest;
                stumble(&game, rng).expect("the game is not over")
            }
            None if rng.below(20) == 0 => game.sample_well(seat, rng),
            None => choose(&game, &mut *bots[seat.index()], rng),
        };
        game.apply(seat, &action, &mut Silent);
    };
    let points = game.outlook();
    kept.into_iter().map(|lesson| lesson.played(&points, &outcome.places)).collect()
}

/// Who plays: the strongest level, with some beside it that know nothing of the game. Positions of both kinds of play are
/// met by a bot that plays with people.
fn bots<G: Game>(seats: usize, rng: &mut Rng) -> Vec<Box<dyn Bot<G> + Send>> {
    let mixed = rng.below(10) < MIXED_IN_TEN;
    let mut kind = |_| {
        if mixed && rng.below(10) < PLAIN_IN_TEN {
            Kind::PLAIN.with_budget(PLAIN_MOVE)
        } else {
            Kind::level(Level::Pharaoh).with_budget(MOVE)
        }
    };
    (0..seats).map(|seat| kind(seat).bot::<G>()).collect()
}
