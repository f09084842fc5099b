//! Bots cannot peek: replacing everything that a seat cannot know changes no choice of any bot, in any game.

use bots::{Budget, Decision, Kind};
use tabletop::{Draw as _, Game, Rng, Seat, Seed, Setup, Silent, Status, Viewer};

const GAMES: u64 = 6;
/// One in so many positions is looked at.
const ONE_IN: u32 = 25;

fn choose<G: Game>(game: &G, seat: Seat, kind: Kind) -> G::Action {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let decision = Decision { seat, view: &game.view(Viewer::Seat(seat)), legal: &legal };
    kind.bot::<G>().choose(&decision, &mut Rng::new(1))
}

fn nobody_peeks<G: Game>() {
    let mut rng = Rng::new(9);
    let mut replaced = 0;
    for number in 0..GAMES {
        let seats = G::SEATS.start() + (number % G::SEATS.count() as u64) as usize;
        let mut game = G::new(&Setup::new::<G>(seats, Seed::of_series(8, number)), &mut Silent)
            .expect("the usual options and seats");
        while let Status::Deciding(seats) = game.status() {
            let seat = seats.first().expect("somebody decides");
            if rng.below(ONE_IN) == 0 {
                let twin = G::determinize(&game.view(Viewer::Seat(seat)), &mut rng);
                replaced += u32::from(twin != game);
                for kind in Kind::all().map(|kind| kind.with_budget(Budget::Iterations(12))) {
                    assert_eq!(choose(&game, seat, kind), choose(&twin, seat, kind), "{} {kind}", G::ID);
                }
            }
            let action = game.sample(seat, &mut rng);
            game.apply(seat, &action, &mut Silent);
        }
    }
    assert!(replaced > 5, "there was something to hide");
}

#[test]
fn nobody_peeks_in_imhotep() {
    nobody_peeks::<imhotep::Imhotep>();
}

#[test]
fn nobody_peeks_in_kheops() {
    nobody_peeks::<kheops::Kheops>();
}

#[test]
fn nobody_peeks_in_pyramids() {
    nobody_peeks::<pyramids::Pyramids>();
}

#[test]
fn nobody_peeks_in_cleopatra() {
    nobody_peeks::<cleopatra::Cleopatra>();
}
