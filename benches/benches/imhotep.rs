//! Instructions of Imhotep's hot paths.

// What the framework's macros write is not ours to word.
#![allow(missing_docs, unused_qualifications)]

use std::hint::black_box;

use benches::{Case, beginning, middle, playout, setup};
use gungraun::prelude::*;
use imhotep::Imhotep;
use tabletop::{Game, Rng, Seat, Setup, Silent, Viewer};

type Action = <Imhotep as Game>::Action;
type View = <Imhotep as Game>::View;

fn start(case: Case) -> Setup {
    setup(case, Imhotep::SEATS, Imhotep::OPTIONS)
}

fn begun(case: Case) -> Imhotep {
    beginning(case)
}

fn half_way(case: Case) -> (Imhotep, Seat) {
    middle(case)
}

/// With room for the list, so that the list's own growth is not counted.
fn with_list(case: Case) -> (Imhotep, Seat, Vec<Action>) {
    let (game, seat) = middle(case);
    (game, seat, Vec::with_capacity(1024))
}

fn seen(case: Case) -> View {
    let (game, seat) = middle::<Imhotep>(case);
    game.view(Viewer::Seat(seat))
}

#[library_benchmark(setup = start)]
#[bench::first(Case::First)]
#[bench::last(Case::Last)]
fn new(setup: Setup) -> Imhotep {
    Imhotep::new(black_box(&setup), &mut Silent).expect("a set-up of the game's own")
}

#[library_benchmark(setup = begun)]
#[bench::first(Case::First)]
#[bench::last(Case::Last)]
fn whole_game(game: Imhotep) -> u32 {
    playout(black_box(game))
}

#[library_benchmark(setup = with_list)]
#[bench::first(Case::First)]
#[bench::last(Case::Last)]
fn legal((game, seat, mut out): (Imhotep, Seat, Vec<Action>)) -> Vec<Action> {
    black_box(&game).legal(seat, &mut out);
    out
}

#[library_benchmark(setup = half_way)]
#[bench::first(Case::First)]
#[bench::last(Case::Last)]
fn clone((game, _): (Imhotep, Seat)) -> Imhotep {
    black_box(&game).clone()
}

#[library_benchmark(setup = half_way)]
#[bench::first(Case::First)]
#[bench::last(Case::Last)]
fn view((game, seat): (Imhotep, Seat)) -> View {
    black_box(&game).view(Viewer::Seat(seat))
}

#[library_benchmark(setup = seen)]
#[bench::first(Case::First)]
#[bench::last(Case::Last)]
fn determinize(view: View) -> Imhotep {
    Imhotep::determinize(black_box(&view), &mut Rng::new(1))
}

library_benchmark_group!(
    name = imhotep_paths,
    benchmarks = [new, whole_game, legal, clone, view, determinize]
);
main!(library_benchmark_groups = imhotep_paths);
