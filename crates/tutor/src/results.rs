//! Lessons by results: quick games, left now and then for a position that a search thinks of, and how it goes on from there.
//!
//! Positions of games alone would not do: a search looks for whatever its judgement praises, and finds what that is wrong
//! about. And each of them is played to an end of its own, while positions of one game would all know the same result.

use bots::{Bot, Budget, Kind, Level, imagine};
use tabletop::{Draw as _, Game, Rng, Seat, Silent, Status, Studied};

use crate::lesson::Lesson;
use crate::play::{choose, decide, deciding, stumble};

/// How long the strongest level thinks about a move, and how long those who know nothing of the game, who need longer.
const MOVE: Budget = Budget::Iterations(40);
const PLAIN_MOVE: Budget = Budget::Iterations(160);
/// In so many games of ten some of the seats know nothing of the game: each of them in so many cases of ten.
const MIXED_IN_TEN: u32 = 6;
const PLAIN_IN_TEN: u32 = 6;
/// One decision of so many is left for a position that is thought of, after one of these many iterations.
const LEFT: u32 = 8;
const THOUGHTS: [u32; 4] = [60, 200, 600, 1_500];
/// On the way from there to the end, one position of so many is a lesson, too: neighbours end alike.
const KEPT: u32 = 8;
/// At one decision of so many the game goes astray, for up to so many moves.
const ASTRAY: u32 = 40;
const AWAY: u32 = 6;
/// At one decision of so many somebody takes a glance instead of thinking, on the way to an end.
const GLANCE: u32 = 40;

/// Plays a game, and tells what came of the positions that were thought of on the way.
pub(crate) fn teach<G: Studied>(mut game: G, rng: &mut Rng) -> Vec<Lesson> {
    let mut players = Players::new(game.outlook().seats(), rng);
    let mut lessons = Vec::new();
    let mut astray = 0;
    while let Some(seat) = deciding(&game) {
        if rng.below(LEFT) == 0 {
            let budget = Budget::Iterations(THOUGHTS[rng.below(THOUGHTS.len() as u32) as usize]);
            let thought = decide(&game, |decision| imagine(decision, budget, rng));
            lessons.extend(thought.into_iter().flat_map(|position| play_out(position, rng)));
        }
        if astray == 0 && rng.below(ASTRAY) == 0 {
            astray = 1 + rng.below(AWAY);
        }
        let stumbled = if astray > 0 { stumble(&game, rng) } else { None };
        astray = astray.saturating_sub(1);
        let action = stumbled.unwrap_or_else(|| players.choose(&game, seat, rng));
        game.apply(seat, &action, &mut Silent);
    }
    lessons
}

/// Plays a position to its end, and tells what it and some on the way came to.
fn play_out<G: Studied>(mut game: G, rng: &mut Rng) -> Vec<Lesson> {
    let mut players = Players::new(game.outlook().seats(), rng);
    let mut kept = Vec::new();
    loop {
        let seat = match game.status() {
            Status::Deciding(deciding) => {
                deciding.first().expect("a game that is not over waits for somebody")
            }
            Status::Finished(outcome) => {
                let points = game.outlook();
                return kept
                    .into_iter()
                    .map(|lesson: Lesson| lesson.played(&points, &outcome.places))
                    .collect();
            }
        };
        if kept.is_empty() || rng.below(KEPT) == 0 {
            kept.push(Lesson::unanswered(&game));
        }
        let action = if rng.below(GLANCE) == 0 {
            game.sample_well(seat, rng)
        } else {
            players.choose(&game, seat, rng)
        };
        game.apply(seat, &action, &mut Silent);
    }
}

/// Who plays: the strongest level, with some beside it that know nothing of the game. Positions of both kinds of play are
/// met by a bot that plays with people.
struct Players<G: Game>(Vec<Box<dyn Bot<G> + Send>>);

impl<G: Game> Players<G> {
    fn new(seats: usize, rng: &mut Rng) -> Self {
        let mixed = rng.below(10) < MIXED_IN_TEN;
        let mut kind = |_| {
            if mixed && rng.below(10) < PLAIN_IN_TEN {
                Kind::PLAIN.with_budget(PLAIN_MOVE)
            } else {
                Kind::level(Level::Pharaoh).with_budget(MOVE)
            }
        };
        Players((0..seats).map(|seat| kind(seat).bot::<G>()).collect())
    }

    fn choose(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> G::Action {
        choose(game, &mut *self.0[seat.index()], rng)
    }
}

#[cfg(test)]
mod tests {
    use imhotep::Imhotep;

    use super::*;
    use crate::play::lessons;

    #[test]
    fn every_lesson_knows_how_it_went_on() {
        let lessons = lessons::<Imhotep>(2, teach);
        assert!(lessons.len() > 20, "{}", lessons.len());
        for lesson in lessons {
            let seats = lesson.heard.len();
            assert_eq!([lesson.outlook.len(), lesson.points.len(), lesson.wins.len()], [seats; 3]);
            let (wins, points) = (lesson.wins.iter().sum::<f32>(), lesson.points.iter().sum::<f32>());
            assert!((wins - 1.0).abs() < 1e-4 && points.abs() < 1e-3, "{wins} {points}");
        }
    }
}
