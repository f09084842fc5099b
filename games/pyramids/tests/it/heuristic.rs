//! What bots may know about good play is worth knowing.

use pyramids::{Arrange, Pyramids};
use tabletop::{BySeat, Game, Rng, Seat, Seed, Setup, Silent, Status, Viewer};

/// Plays a game, each seat as `choose` has it; `watch` sees every position before its decision.
fn play(
    number: u64,
    choose: impl Fn(&Pyramids, Seat, &mut Rng) -> <Pyramids as Game>::Action,
    watch: impl FnMut(&Pyramids),
) -> BySeat<i32> {
    play_with(None, number, choose, watch)
}

/// The same, with a deck of one's own.
fn play_with(
    deck: Option<String>,
    number: u64,
    choose: impl Fn(&Pyramids, Seat, &mut Rng) -> <Pyramids as Game>::Action,
    mut watch: impl FnMut(&Pyramids),
) -> BySeat<i32> {
    let setup = Setup { material: deck, ..Setup::new::<Pyramids>(2, Seed::of_series(41, number)) };
    let mut game = Pyramids::new(&setup, &mut Silent).expect("a usual set-up");
    let mut rng = Rng::new(number);
    while let Status::Deciding(seats) = game.status() {
        watch(&game);
        let seat = seats.first().expect("somebody decides");
        let action = choose(&game, seat, &mut rng);
        game.play(seat, &action).expect("only legal actions are chosen");
    }
    Pyramids::sheet(&game.view(Viewer::All)).map(|_, sheet| sheet.total())
}

#[test]
fn whoever_chooses_at_a_glance_beats_the_dice() {
    for number in 0..40 {
        let choose = |game: &Pyramids, seat, rng: &mut Rng| match seat {
            Seat::A => game.sample_well(seat, rng),
            _ => game.sample(seat, rng),
        };
        let points = play(number, choose, |_| {});
        assert!(points[Seat::A] > points[Seat::B] + 20, "game {number}: {points:?}");
    }
}

/// The best step of a seat, by what it expects then.
fn step(
    game: &Pyramids,
    seat: Seat,
    rng: &mut Rng,
    expected: impl Fn(&Pyramids) -> BySeat<i32>,
) -> <Pyramids as Game>::Action {
    let imagined = Pyramids::determinize(&game.view(Viewer::Seat(seat)), rng);
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let worth = |action: &_| {
        let mut game = imagined.clone();
        game.apply(seat, action, &mut Silent);
        expected(&game)[seat]
    };
    legal.into_iter().max_by_key(worth).expect("a deciding seat can act")
}

/// How many of a hundred games the first seat wins.
fn wins(choose: impl Fn(&Pyramids, Seat, &mut Rng) -> <Pyramids as Game>::Action) -> usize {
    let ahead = |number: &u64| {
        let points = play(*number, &choose, |_| {});
        points[Seat::A] > points[Seat::B]
    };
    (0..100).filter(ahead).count()
}

#[test]
fn one_step_by_the_outlook_beats_the_dice() {
    let wins = wins(|game, seat, rng| match seat {
        Seat::A => step(game, seat, rng, Pyramids::outlook),
        _ => game.sample(seat, rng),
    });
    assert!(wins >= 99, "{wins}");
}

#[test]
fn one_step_by_the_insight_beats_a_glance_and_the_outlook() {
    let insight = |game: &Pyramids| game.insight().points;
    let by_glance = wins(|game, seat, rng| match seat {
        Seat::A => step(game, seat, rng, insight),
        _ => game.sample_well(seat, rng),
    });
    let by_outlook = wins(|game, seat, rng| match seat {
        Seat::A => step(game, seat, rng, insight),
        _ => step(game, seat, rng, Pyramids::outlook),
    });
    assert!(by_glance >= 70 && by_outlook >= 90, "{by_glance} {by_outlook}");
}

#[test]
fn what_is_expected_is_nearer_to_the_end_than_the_points_so_far() {
    let (mut by_insight, mut by_outlook, mut by_points) = (0, 0, 0);
    for number in 0..40 {
        let mut halfway = None;
        let at_a_glance = |game: &Pyramids, seat, rng: &mut Rng| game.sample_well(seat, rng);
        let end = play(number, at_a_glance, |game| {
            let view = game.view(Viewer::All);
            if view.board().round() == 3 && halfway.is_none() {
                halfway = Some((
                    game.insight().points,
                    game.outlook(),
                    Pyramids::sheet(&view).map(|_, sheet| sheet.total()),
                ));
            }
        });
        let (insight, outlook, points) = halfway.expect("every game has a third round");
        for (seat, end) in end.iter() {
            by_insight += (insight[seat] - 100 * end).abs();
            by_outlook += (outlook[seat] - 100 * end).abs();
            by_points += 100 * (points[seat] - end).abs();
        }
    }
    // Half of the points are still to come then.
    assert!(
        4 * by_insight < by_points && 3 * by_outlook < by_points,
        "{by_insight} {by_outlook} {by_points}"
    );
}

#[test]
fn which_pattern_was_turned_up_changes_no_insight() {
    let insight = |pattern| {
        let table =
            Arrange::new(2).card(Seat::A, 1, "a1").card(Seat::B, 2, "a1 a2").expedition(1, 1, pattern);
        table.build().insight().points
    };
    assert_eq!(insight("I2"), insight("L4"));
}

#[test]
fn cards_that_are_large_halls_are_played_with_sense_too() {
    let card = |number: usize| {
        let colour = ["green", "orange", "purple"][number % 3];
        format!("{} {colour}\nE.g..\n..s..\nr...x\n.s...\n....T\n", number + 1)
    };
    let deck: String = (0..48).map(card).collect();
    for number in 0..3 {
        let choose = |game: &Pyramids, seat, rng: &mut Rng| match seat {
            Seat::A => step(game, seat, rng, |game| game.insight().points),
            _ => game.sample(seat, rng),
        };
        let points = play_with(Some(deck.clone()), number, choose, |_| {});
        assert!(points[Seat::A] > points[Seat::B] + 20, "game {number}: {points:?}");
    }
}
