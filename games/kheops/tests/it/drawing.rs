//! The drawing: what can be seen on it, in both languages.

use kheops::{Arrange, Kheops, Pawn};
use tabletop::{BySeat, Game, Language, Rng, Seat, Seed, Setup, Silent, Speaker, Status, Viewer};

fn draw(game: &Kheops, viewer: Viewer, language: Language) -> String {
    Kheops::draw(&game.view(viewer), &Speaker::new(language, &[Kheops::TEXTS]))
}

#[test]
fn openings_meet_where_tiles_are_connected() {
    let game = Arrange::new("")
        .tile("1 0.0 r")
        .tile("47 0.1 lb")
        .tile("20 1.0 rb")
        .tile("46 0.2 lrb")
        .pawn(Seat::B, Pawn::Mummy, "0.1")
        .workers(Seat::A, "0.0")
        .hand(Seat::A, "7")
        .build();
    let expected = [
        "       ┌━━━━━━┼──────┼",
        "       │1.0  □│1.1   │",
        "       │ void═╡      │",
        "       │      │      │",
        "┌━━━━━━┼───║──┼━━━━━━┼",
        "│0.0  ■│0.1  □│0.2  ■│",
        "│ sarR═══     ╞═    ═╡",
        "│  A   │B mum │      │",
        "└──────┴━━━━━━┴───╨──┴",
    ];
    let drawn = draw(&game, Viewer::Seat(Seat::A), Language::En);
    let found: Vec<String> =
        drawn.lines().skip(21).take(expected.len()).map(|line| line.chars().take(22).collect()).collect();
    assert_eq!(found, expected, "\n{drawn}");
    assert!(drawn.starts_with("══ Turn 1 of 30: A plays a pawn ══"), "{drawn}");
    assert!(drawn.contains("\n      7: room, one opening, ankh\n"), "{drawn}");
    assert!(drawn.contains(" B (blue), 0 points as it stands; to play: 15 workers and priest\n"), "{drawn}");

    let named = Speaker::new(Language::En, &[Kheops::TEXTS])
        .with_names(BySeat::from_fn(2, |seat| (seat == Seat::B).then(|| "Ana".to_owned())));
    let drawn = Kheops::draw(&game.view(Viewer::Public), &named);
    assert!(drawn.contains(" A (white), ") && drawn.contains(" B Ana (blue), "), "{drawn}");

    let drawn = draw(&game, Viewer::Seat(Seat::A), Language::Es);
    assert!(drawn.starts_with("══ Turno 1 de 30: A juega un peón ══"), "{drawn}");
    assert!(drawn.contains("\n      7: sala, una salida, ankh\n"), "{drawn}");
    assert!(drawn.contains("│B mom │"), "{drawn}");
}

#[test]
fn hidden_hands_are_counted_and_nothing_is_wider_than_the_pyramid() {
    let mut game = Kheops::new(&Setup::new::<Kheops>(2, Seed::new([1; 32])), &mut Silent).expect("a game");
    let drawn = draw(&game, Viewer::Public, Language::En);
    assert_eq!(drawn.matches("hand: 3 tiles").count(), 2);
    assert!(!drawn.contains("opening,") && drawn.contains("In the pile: 25 tiles"), "{drawn}");
    let mut rng = Rng::new(8);
    loop {
        for language in Language::ALL {
            for line in draw(&game, Viewer::All, language).lines() {
                assert!(line.chars().count() <= 92, "{line}");
            }
        }
        let Status::Deciding(seats) = game.status() else { break };
        let seat = seats.first().expect("somebody decides");
        let action = game.sample(seat, &mut rng);
        game.apply(seat, &action, &mut Silent);
    }
    assert!(draw(&game, Viewer::Public, Language::En).starts_with("══ The pyramid is complete ══"));
}
