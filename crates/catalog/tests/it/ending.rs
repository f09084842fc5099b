//! Whoever is sure to win ends the game instead of going round in circles.

use bots::{Budget, Decision, Kind, Level};
use cleopatra::{Action, Arrange, Cleopatra};
use tabletop::{Game, Rng, Seat, Viewer};

/// What the strongest level does as Cleopatra's seat A with a full hand, so many scarabs ahead.
fn choice(scarabs: u16, dice: u64) -> Action {
    // Sphinxes on the left and the doors would have been built long ago; some of all the rest is left.
    let game: Cleopatra = Arrange::new(2, "")
        .turn(Seat::A)
        .scarabs(Seat::A, scarabs)
        .scarabs(Seat::B, 10)
        .hand(Seat::A, "artisan artisan stone stone wood glass marble marble lapis lapis")
        .hand(Seat::B, "artisan stone wood wood glass")
        .stall("1", "stone")
        .stall("2", "wood artisan")
        .stall("3", "glass")
        .build();
    let (view, mut legal) = (game.view(Viewer::Seat(Seat::A)), Vec::new());
    game.legal(Seat::A, &mut legal);
    let mut bot = Kind::level(Level::Pharaoh).with_budget(Budget::Iterations(3_000)).bot::<Cleopatra>();
    bot.choose(&Decision { seat: Seat::A, view: &view, legal: &legal }, &mut Rng::new(dice))
}

#[test]
fn who_is_far_ahead_builds() {
    for dice in 0..5 {
        let action = choice(200, dice);
        assert!(matches!(action, Action::Build(_)), "{action}");
    }
}
