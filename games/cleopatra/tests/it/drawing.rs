//! The drawing fits a terminal, in both languages, however large hands and stalls grow.

use cleopatra::{Action, Cleopatra};
use tabletop::{BySeat, Game, Language, Rng, Seat, Seed, Setup, Silent, Speaker, Status, Viewer};

const WIDEST: usize = 100;

fn speakers() -> [Speaker; 2] {
    Language::ALL.map(|language| {
        let names = BySeat::from_fn(4, |_| Some("Nefertari Meritmut de Tebas".to_owned()));
        Speaker::new(language, &[Cleopatra::TEXTS]).with_names(names)
    })
}

#[test]
fn no_line_is_wider_than_a_terminal() {
    let speakers = speakers();
    for number in 0..12 {
        let setup = Setup::new::<Cleopatra>(2 + number as usize % 3, Seed::of_series(31, number));
        let mut game = Cleopatra::new(&setup, &mut Silent).expect("a game");
        let mut rng = Rng::new(number);
        while let Status::Deciding(seats) = game.status() {
            let seat = seats.first().expect("somebody decides");
            let mut action = game.sample(seat, &mut rng);
            // Hoarders keep whatever they can.
            if game.check(seat, &Action::Keep).is_ok() {
                action = Action::Keep;
            }
            game.apply(seat, &action, &mut Silent);
            for (viewer, speaker) in [Viewer::Seat(Seat::A), Viewer::All].into_iter().zip(&speakers) {
                let drawing = Cleopatra::draw(&game.view(viewer), speaker);
                let widest = drawing.lines().max_by_key(|line| line.chars().count()).unwrap_or_default();
                assert!(widest.chars().count() <= WIDEST, "{drawing}");
            }
        }
    }
}

#[test]
fn others_must_remember_scarabs_and_amulets() {
    let shown = |options: &str, viewer| {
        let mut setup = Setup::new::<Cleopatra>(2, Seed::of_series(31, 0));
        setup.options.update(options).expect("options of the game");
        let game = Cleopatra::new(&setup, &mut Silent).expect("a game");
        let speaker = Speaker::new(Language::En, &[Cleopatra::TEXTS]);
        Cleopatra::draw(&game.view(viewer), &speaker).matches('?').count()
    };
    assert_eq!(shown("", Viewer::Seat(Seat::A)), 2, "those of B");
    assert_eq!(shown("", Viewer::Public), 4);
    assert_eq!(shown("memory=on", Viewer::Public), 0);
}
