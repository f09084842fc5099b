//! Random play: every legal action is drawn equally often, whatever is to be decided.

use cleopatra::Cleopatra;
use tabletop::{Game, Rng};

use super::table::*;

/// How often each action is drawn on average.
const EXPECTED: usize = 100;

/// Draws from what the deciding seat can do.
#[track_caller]
fn is_drawn_evenly(game: &Cleopatra) {
    let seat = decider(game);
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let mut counts = vec![0; legal.len()];
    let mut rng = Rng::new(7);
    for _ in 0..EXPECTED * legal.len() {
        let drawn = game.sample(seat, &mut rng);
        let at = legal.binary_search(&drawn);
        counts[at.unwrap_or_else(|_| panic!("{drawn} is not legal"))] += 1;
    }
    // Five times the standard deviation.
    let even = EXPECTED - 50..=EXPECTED + 50;
    assert!(counts.iter().all(|count| even.contains(count)), "{legal:?}: {counts:?}");
}

/// Every other sphinx, obelisk, door and wall stands, and a mosaic fits in a few ways; seat A can pay for all.
fn half_built() -> Arrange {
    let walls = [0, 3, 4, 8].map(|at| WALLS[at]);
    let pieces = ["sphinx right", "sphinx right", "sphinx right", "obelisk left", "door right"];
    let arrange =
        pieces.iter().chain(&walls).fold(Arrange::new(2, ""), |arrange, piece| arrange.built(piece));
    let arrange = arrange.laid("L", "a0 a1 a2 a3 b3").laid("I", "a4 a5 a6 a7 a8").laid("N", "b4 b5 b6 c6 c7");
    let arrange = arrange.laid("Y", "b2 c0 c1 c2 c3").laid("V", "g0 g1 g2 h2 i2").laid("W", "g3 g4 h4 h5 i5");
    arrange.laid("Z", "d3 e3 e4 e5 f5").laid("T", "d6 e6 f6 e7 e8").mosaics("F P").hand(
        A,
        "artisan artisan artisan artisan stone stone stone stone stone+ wood wood+ glass marble cave",
    )
}

#[test]
fn a_turn() {
    let mut game = half_built().stall("1", "stone").stall("3", "?wood").scarabs(A, 1).build();
    is_drawn_evenly(&game);
    play(&mut game, "A worship merchant");
    is_drawn_evenly(&game);
    is_drawn_evenly(&half_built().built("pedestal").build());
    is_drawn_evenly(&half_built().mosaics("").built("pedestal").built("throne").build());
    // A mosaic lies on top of the pile, but only a sphinx can be paid, or nothing.
    is_drawn_evenly(&Arrange::new(2, "").stall("2", "wood").hand(A, "artisan stone stone").build());
    is_drawn_evenly(&Arrange::new(2, "").stall("2", "wood").build());
}

#[test]
fn building_and_the_second_action() {
    let mut game = half_built().worshippers("vizier beggar architect foreman merchant").build();
    play(&mut game, "A worship vizier; A build sphinx left; A pay artisan wood cave");
    is_drawn_evenly(&game);
    play(&mut game, "A done");
    is_drawn_evenly(&game);
}

#[test]
fn a_stall_for_the_drawn_card() {
    let mut game = Arrange::new(2, "").build();
    play(&mut game, "A market 1");
    is_drawn_evenly(&game);
    play(&mut game, "A place 2");
    is_drawn_evenly(&game);
}

#[test]
fn a_payment() {
    for piece in ["sphinx left", "obelisk right", "wall left-mid", "pedestal"] {
        let mut game = half_built().build();
        play(&mut game, &format!("A worship merchant; A build {piece}"));
        is_drawn_evenly(&game);
    }
}

#[test]
fn claims() {
    let mosaic = "artisan artisan stone wood glass";
    let mut game = Arrange::new(2, "").mosaics("Y").hand(A, mosaic).build();
    play(&mut game, &format!("A build mosaic a2 b0 b1 b2 b3; A pay {mosaic}"));
    is_drawn_evenly(&game);
    play(&mut game, "A claim a3");
    is_drawn_evenly(&game);
}

#[test]
fn the_limit_of_the_hand() {
    let nine = "artisan artisan artisan wood wood wood wood wood wood";
    let mut game = Arrange::new(2, "").hand(A, nine).open_hand(A, "lapis lapis+ cave").build();
    play(&mut game, VISIT);
    is_drawn_evenly(&game);
    play(&mut game, "A discard wood");
    is_drawn_evenly(&game);
}

#[test]
fn an_offer() {
    let throne = "artisan artisan artisan stone wood glass marble";
    let arrange = complete(Arrange::new(2, ""), "sphinxes obelisks doors").built("pedestal");
    let mut game = arrange.scarabs(B, 0).hand(A, throne).build();
    play(&mut game, &format!("A build throne; A pay {throne}; A done"));
    is_drawn_evenly(&game);
    play(&mut game, "A offer 3");
    is_drawn_evenly(&game);
}
