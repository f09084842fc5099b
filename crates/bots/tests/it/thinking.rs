//! Bots think from views alone, the same way every time, and take what is offered.

use std::num::NonZero;

use bots::{Budget, Decision, Kind, Level, advise, imagine};
use laws::Toy;
use tabletop::{Game, Rng, Seat, Seed, Setup, Silent, Status, Viewer};

/// Positions of random games, with the seats that decide there.
fn positions<G: Game>(games: u64) -> Vec<(G, Seat)> {
    let mut rng = Rng::new(7);
    let mut found = Vec::new();
    for number in 0..games {
        let seats = G::SEATS.start() + (number % G::SEATS.count() as u64) as usize;
        let setup = Setup::new::<G>(seats, Seed::of_series(3, number));
        let mut game = G::new(&setup, &mut Silent).expect("a usual set-up");
        while let Status::Deciding(seats) = game.status() {
            found.extend(seats.iter().map(|seat| (game.clone(), seat)));
            let seat = seats.first().expect("somebody decides");
            let action = game.sample(seat, &mut rng);
            game.apply(seat, &action, &mut Silent);
        }
    }
    found
}

fn choose<G: Game>(game: &G, seat: Seat, kind: Kind) -> G::Action {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let view = game.view(Viewer::Seat(seat));
    kind.bot::<G>().choose(&Decision { seat, view: &view, legal: &legal }, &mut Rng::new(1))
}

/// Every bot, thinking briefly and in iterations, so that its answer depends on nothing but its dice.
fn brief() -> impl Iterator<Item = Kind> {
    Kind::all().map(|kind| kind.with_budget(Budget::Iterations(40)))
}

#[test]
fn every_bot_plays_a_legal_action_and_the_same_one_again() {
    for (game, seat) in positions::<Toy>(6) {
        for kind in brief() {
            let action = choose(&game, seat, kind);
            game.check(seat, &action).expect("bots choose legal actions");
            assert_eq!(choose(&game, seat, kind), action, "{kind}");
        }
    }
}

#[test]
fn replacing_everything_hidden_changes_no_choice() {
    let mut rng = Rng::new(5);
    let mut replaced = 0;
    for (game, seat) in positions::<Toy>(12) {
        let view = game.view(Viewer::Seat(seat));
        let twin = Toy::determinize(&view, &mut rng);
        replaced += usize::from(twin != game);
        for kind in brief() {
            assert_eq!(choose(&game, seat, kind), choose(&twin, seat, kind), "{kind}");
        }
    }
    assert!(replaced > 20, "there was something to hide: {replaced}");
}

#[test]
fn who_has_no_time_to_play_on_does_what_looks_best_one_step_ahead() {
    let kind = |name: &str| name.parse::<Kind>().expect("a bot");
    for (game, seat) in positions::<Toy>(12) {
        let hurried = choose(&game, seat, kind("flat+prior=800:1it"));
        assert_eq!(hurried, choose(&game, seat, kind("greedy:8it")));
    }
}

#[test]
fn what_is_imagined_lies_ahead_and_comes_from_the_view_alone() {
    let mut rng = Rng::new(5);
    for (game, seat) in positions::<Toy>(12) {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let imagine =
            |view| imagine(&Decision { seat, view, legal: &legal }, Budget::Iterations(40), &mut Rng::new(1));
        let imagined: Toy = imagine(&view);
        assert_ne!(imagined.view(Viewer::Seat(seat)), view);
        let twin = Toy::determinize(&view, &mut rng);
        assert_eq!(imagine(&twin.view(Viewer::Seat(seat))), imagined);
    }
}

#[test]
fn thinking_beats_chance() {
    use bots::{Deals, Entrant, Series, arena};
    let series = Series {
        rules: None,
        entrants: vec![
            Entrant::Bot(Kind::PLAIN.with_budget(Budget::Iterations(100))),
            Entrant::Bot(Kind::RANDOM),
        ],
        deals: Deals::Paired,
        options: tabletop::Options::new(Toy::OPTIONS),
        material: None,
        games: 200,
        seed: 1,
        threads: NonZero::new(2).expect("two"),
    };
    let standings = arena::<Toy>(&series, &|_| Ok(())).expect("a series of the toy");
    assert!(standings[0].low > 0.5, "{standings:?}");
}

#[test]
fn advice_lists_the_best_first_with_shares_that_add_up() {
    for (game, seat) in positions::<Toy>(6) {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let decision = Decision::<Toy> { seat, view: &view, legal: &legal };
        for cores in [1, 3] {
            let think = || {
                let cores = NonZero::new(cores).expect("some");
                advise(&decision, Level::Pharaoh, Some(Budget::Iterations(120)), cores, &mut Rng::new(2))
            };
            let candidates = think();
            assert_eq!(think(), candidates, "the same dice, the same advice");
            let shares: f64 = candidates.iter().map(|candidate| candidate.share).sum();
            assert!((shares - 1.0).abs() < 1e-9);
            assert!(candidates.is_sorted_by(|one, other| one.share >= other.share));
            assert!(
                candidates.iter().all(|one| (0.0..=1.0).contains(&one.win) && legal.contains(&one.action))
            );
        }
    }
}

#[test]
fn no_settings_leave_a_search_without_an_answer() {
    let kinds = [
        "ismcts+prior=400+widening=1:200it",
        "ismcts+history=100:200it",
        "ismcts+prior=10+history=10:200it",
        "ismcts+average=3:200it",
        "flat+average=3+history=10:200it",
    ];
    for (game, seat) in positions::<Toy>(40) {
        for kind in kinds {
            choose(&game, seat, kind.parse().expect("a tuned search"));
        }
    }
}
