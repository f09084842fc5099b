//! The rest of an imagined game, played quickly.

use tabletop::{Craft, Game, Playout, Rng, Seat, Silent, Status};

use super::history::History;

/// Plays on until the game is over or the horizon is reached.
pub(crate) fn play_on<G: Game>(game: &mut G, craft: &Craft, history: &mut History<G::Action>, rng: &mut Rng) {
    let mut left = if craft.horizon == 0 { u32::MAX } else { u32::from(craft.horizon) };
    while left > 0
        && let Status::Deciding(seats) = game.status()
    {
        // Seats that decide at the same time do not see each other's choice: their order changes nothing.
        let seat = seats.first().expect("a game that is not over waits for somebody");
        let mut action = draw(game, seat, craft, rng);
        if craft.average > 1 {
            action = best_of(action, game, seat, craft, history, rng);
            history.play(seat, action);
        }
        game.apply(seat, &action, &mut Silent);
        left -= 1;
    }
}

fn draw<G: Game>(game: &G, seat: Seat, craft: &Craft, rng: &mut Rng) -> G::Action {
    match craft.playout {
        Playout::Uniform => game.sample(seat, rng),
        Playout::Sensible => game.sample_well(seat, rng),
    }
}

/// Of one action and as many others as are to be drawn, the one with the best move average. What was never played may
/// be anything, so it is played first.
fn best_of<G: Game>(
    first: G::Action,
    game: &G,
    seat: Seat,
    craft: &Craft,
    history: &History<G::Action>,
    rng: &mut Rng,
) -> G::Action {
    let hope = |action: &G::Action| history.mean(seat, action).unwrap_or(f32::INFINITY);
    let mut best = (hope(&first), first);
    for _ in 1..craft.average {
        let drawn = draw(game, seat, craft, rng);
        let hope = hope(&drawn);
        if hope > best.0 {
            best = (hope, drawn);
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use laws::Toy;
    use tabletop::{BySeat, Seed, Setup};

    use super::*;

    #[test]
    fn a_playout_does_what_gave_its_seat_most_so_far() {
        let start =
            Toy::new(&Setup::new::<Toy>(2, Seed::of_series(1, 1)), &mut Silent).expect("the toy takes two");
        let Status::Deciding(seats) = start.status() else { panic!("the game begins") };
        let seat = seats.first().expect("somebody decides");
        let mut legal = Vec::new();
        start.legal(seat, &mut legal);
        assert!(legal.len() > 1, "there is a choice");
        // So many draws find everything.
        let craft = Craft { average: 200, horizon: 1, ..Craft::PLAIN };
        for best in &legal {
            let mut history = History::new();
            for action in legal.iter().filter(|action| *action != best) {
                history.play(seat, *action);
                history.learn(&BySeat::from_fn(2, |_| 0.4));
            }
            let plays_best = |history: &mut History<_>| {
                let (mut game, mut wanted) = (start.clone(), start.clone());
                play_on(&mut game, &craft, history, &mut Rng::new(1));
                wanted.apply(seat, best, &mut Silent);
                game == wanted
            };
            assert!(plays_best(&mut history), "it was never played, and is given a chance");
            history.learn(&BySeat::from_fn(2, |_| 0.6));
            assert!(plays_best(&mut history), "it gave most");
            history.learn(&BySeat::from_fn(2, |_| 0.1));
            assert!(!plays_best(&mut history), "0.35 is less than what the others gave");
        }
    }
}
