//! The arena, on the toy game.

use std::io;
use std::num::NonZero;
use std::sync::Mutex;
use std::time::Duration;

use bots::{ArenaError, Deals, Entrant, Kind, Series, Standing, arena, bench, playout};
use laws::Toy;
use tabletop::{Game as _, Options, Record, Replay, Rng, Seat, Seed, Setup, Silent, Status};

fn series(entrants: usize, games: u64, threads: usize) -> Series {
    Series {
        rules: None,
        material: None,
        entrants: vec![Entrant::Bot(Kind::RANDOM); entrants],
        deals: Deals::Fresh,
        options: Options::new(Toy::OPTIONS),
        games,
        seed: 5,
        threads: NonZero::new(threads).expect("some threads"),
    }
}

/// The records of a series, in the order of the games.
fn records(series: &Series) -> Vec<Record> {
    let records = Mutex::new(Vec::new());
    arena::<Toy>(series, &|finished| {
        records.lock().expect("no listener failed").push((finished.number, finished.record()));
        Ok(())
    })
    .expect("a series of the toy");
    let mut records = records.into_inner().expect("no listener failed");
    records.sort_by_key(|(number, _)| *number);
    assert!(records.iter().map(|(number, _)| *number).eq(0..series.games), "each game is told once");
    records.into_iter().map(|(_, record)| record).collect()
}

#[test]
fn a_series_is_the_same_on_any_number_of_threads() {
    let played = |threads| arena::<Toy>(&series(3, 60, threads), &|_| Ok(())).expect("a series of the toy");
    // Only the time it takes may differ.
    let timeless = |standing: Standing| Standing { slow: Duration::ZERO, ..standing };
    let [alone, together] =
        [1, 4].map(|threads| played(threads).into_iter().map(timeless).collect::<Vec<_>>());
    assert_eq!(alone, together);
    assert_eq!(records(&series(3, 20, 1)), records(&series(3, 20, 4)));
}

#[test]
fn games_of_a_series_differ_and_so_do_series() {
    let records = records(&series(2, 20, 2));
    let mut seeds: Vec<_> = records.iter().map(|record| record.seed.reveal()).collect();
    seeds.sort();
    seeds.dedup();
    assert_eq!(seeds.len(), 20);
    let other = Series { seed: 6, ..series(2, 20, 2) };
    assert_ne!(self::records(&other), records);
}

#[test]
fn paired_deals_are_played_from_every_seat() {
    let paired = Series { deals: Deals::Paired, ..series(3, 6, 2) };
    let seeds: Vec<_> = records(&paired).iter().map(|record| record.seed.reveal()).collect();
    assert!(seeds[0] == seeds[1] && seeds[1] == seeds[2] && seeds[2] != seeds[3] && seeds[3] == seeds[5]);
}

#[test]
fn entrants_move_one_seat_on_from_game_to_game() {
    let series = series(3, 4, 1);
    let sits = |game| Seat::first(3).map(|seat| series.entrant_at(seat, game)).collect::<Vec<_>>();
    assert_eq!(sits(0), [0, 1, 2]);
    assert_eq!(sits(1), [2, 0, 1]);
    assert_eq!(sits(2), [1, 2, 0]);
    assert_eq!(sits(3), [0, 1, 2]);
    let names: Vec<_> = records(&series)[1].names.values().flatten().cloned().collect();
    assert_eq!(names, ["random 3", "random 1", "random 2"]);
}

#[test]
fn every_record_replays_to_its_result() {
    for record in records(&series(4, 20, 2)) {
        assert!(record.result.is_some());
        Replay::<Toy>::open(&record).and_then(Replay::finish).expect("the arena plays by the rules");
    }
}

#[test]
fn wins_add_up_to_the_games() {
    let standings = arena::<Toy>(&series(3, 100, 2), &|_| Ok(())).expect("a series of the toy");
    let wins: f64 = standings.iter().map(|standing| standing.wins).sum();
    assert!((wins - 100.0).abs() < 1e-9, "{wins}");
    for standing in &standings {
        assert_eq!(standing.games, 100);
        assert!(standing.low < standing.share && standing.share < standing.high);
        assert!(!standing.mean_lines.is_empty());
    }
}

#[test]
fn a_listener_that_fails_ends_the_series() {
    let told = Mutex::new(0);
    let failed = arena::<Toy>(&series(2, 1_000, 2), &|_| {
        *told.lock().expect("no listener panics") += 1;
        Err(io::ErrorKind::StorageFull.into())
    });
    assert!(matches!(failed, Err(ArenaError::Listener(error)) if error.kind() == io::ErrorKind::StorageFull));
    assert!(*told.lock().expect("no listener panics") <= 2, "each thread stops at its first failure");
}

#[test]
fn a_series_the_game_cannot_seat_is_refused() {
    let too_few = arena::<Toy>(&series(1, 1, 1), &|_| Ok(()));
    assert!(matches!(too_few, Err(ArenaError::Setup(_))));
}

#[test]
fn a_playout_ends_the_game_and_counts_its_decisions() {
    let setup = Setup::new::<Toy>(2, Seed::of_series(1, 1));
    let mut game = Toy::new(&setup, &mut Silent).expect("a game of the toy");
    let mut counted = 0;
    let mut slowly = game.clone();
    let mut rng = Rng::new(3);
    while let Status::Deciding(seats) = slowly.status() {
        let seat = seats.first().expect("somebody decides");
        let action = slowly.sample(seat, &mut rng);
        slowly.play(seat, &action).expect("samples are legal");
        counted += 1;
    }
    assert_eq!(playout(&mut game, &mut Rng::new(3)), counted);
    assert_eq!(game, slowly);
}

#[test]
fn a_measurement_counts_whole_games() {
    let setup = Setup::new::<Toy>(2, Seed::of_series(1, 1));
    let speed = bench::<Toy>(&setup, Duration::from_millis(1)).expect("a set-up of the toy");
    assert!(speed.games > 0 && speed.decisions > speed.games && speed.seconds > 0.0);
    assert_eq!(speed.position_bytes, size_of::<Toy>());
    let close = |one: f64, other: f64| (one / other - 1.0).abs() < 1e-9;
    assert!(close(speed.decisions_per_second() * speed.nanoseconds_per_decision(), 1e9));
    assert!(close(speed.games_per_second() * speed.decisions_per_game(), speed.decisions_per_second()));
}

#[test]
fn the_texts_are_complete_in_both_languages() {
    let source = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    assert_eq!(laws::check_texts(bots::TEXTS, &source, &[]), [""; 0]);
}
