//! What search lives on: small positions without the heap, and random play that likes to build.

use cleopatra::{Action, Cleopatra};
use tabletop::{Game, Rng, Seed, Setup, Silent, Status};

#[test]
fn eager_play_is_legal_and_builds_three_times_in_four() {
    let (mut could, mut did) = (0u32, 0u32);
    let mut legal = Vec::new();
    for number in 0..60 {
        let setup = Setup::new::<Cleopatra>(2 + number as usize % 3, Seed::of_series(32, number));
        let mut game = Cleopatra::new(&setup, &mut Silent).expect("a game");
        let mut rng = Rng::new(number);
        while let Status::Deciding(seats) = game.status() {
            let seat = seats.first().expect("somebody decides");
            let action = game.sample_eagerly(seat, &mut rng);
            assert_eq!(game.check(seat, &action), Ok(()), "{action}");
            legal.clear();
            game.legal(seat, &mut legal);
            let builds = |action: &Action| matches!(action, Action::Build(_));
            // Where most choices build anyway, the eagerness does not show.
            if legal.iter().any(builds) && legal.iter().filter(|action| builds(action)).count() < 8 {
                could += 1;
                did += u32::from(builds(&action));
            }
            game.apply(seat, &action, &mut Silent);
        }
    }
    assert!(could > 1_000, "{could}");
    assert!(did * 100 > could * 75 && did * 100 < could * 95, "{did} of {could}");
}

#[test]
fn a_position_is_at_most_a_kibibyte() {
    assert!(size_of::<Cleopatra>() <= 1024, "{} bytes", size_of::<Cleopatra>());
    assert!(size_of::<Action>() <= 16, "{} bytes", size_of::<Action>());
}
