//! The worked examples of the rulebook. Miguel, Ludovic and Bruno are A, B and C.

use cleopatra::Cleopatra;
use tabletop::{Game, Viewer};

use super::table::*;

/// Miguel pays an artisan and two standard stones for the last sphinx: five scarabs, and Cleopatra walks on.
#[test]
fn the_last_sphinx() {
    let five = ["left", "left", "left", "right", "right"];
    let arrange =
        five.iter().fold(Arrange::new(2, ""), |arrange, side| arrange.built(&format!("sphinx {side}")));
    let mut game = arrange.hand(A, "artisan stone stone").build();
    let events = play(&mut game, "A build sphinx right; A pay artisan stone stone; A done");
    assert_eq!(reward(&events), (3, 2, 0));
    assert_eq!(at(&game, "/walk"), 1);
}

/// Miguel calls the vizier for two amulets, and the vizier goes to the last place.
#[test]
fn the_vizier_for_two_amulets() {
    let mut game = Arrange::new(2, "").worshippers("architect beggar merchant vizier foreman").build();
    play(&mut game, "A worship vizier");
    assert_eq!(goods(&game, A), (5, 2));
    assert_eq!(at(&game, "/worshippers/4/worshipper"), "vizier");
}

/// The left door with four walls next to it, and one beyond a gap that does not count: nine scarabs.
#[test]
fn a_door_with_four_walls() {
    let walls = ["left-front", "left-mid", "left-back", "back-left", "back-right"];
    let arrange =
        walls.iter().fold(Arrange::new(2, ""), |arrange, wall| arrange.built(&format!("wall {wall}")));
    let mut game = arrange.hand(A, "artisan artisan glass glass glass").build();
    let events = play(&mut game, "A build door left; A pay artisan artisan glass glass glass");
    assert_eq!(reward(&events), (5, 4, 0));
}

/// An obelisk beside two sphinxes: fourteen scarabs.
#[test]
fn an_obelisk_beside_two_sphinxes() {
    let arrange = Arrange::new(2, "").built("sphinx left").built("sphinx left");
    let mut game = arrange.hand(A, "artisan artisan artisan wood wood wood+").build();
    let events = play(&mut game, "A build obelisk left; A pay artisan artisan artisan wood wood wood+");
    assert_eq!(reward(&events), (10, 4, 0));
}

/// A mosaic over three palms: eight scarabs.
#[test]
fn a_mosaic_over_three_palms() {
    let mut game = Arrange::new(2, "").mosaics("P X").hand(A, "artisan artisan stone wood glass").build();
    let events = play(&mut game, "A build mosaic c4 c5 d4 d5 d6; A pay artisan artisan stone wood glass");
    assert_eq!(reward(&events), (5, 3, 0));
}

/// The pedestal beside four squares of mosaic: fourteen scarabs.
#[test]
fn a_pedestal_beside_four_squares() {
    let arrange = Arrange::new(2, "").laid("I", "c3 d3 e3 f3 g3").laid("V", "a0 a1 a2 b2 c2");
    let mut game = arrange.hand(A, "artisan artisan artisan stone wood glass marble").build();
    let events = play(&mut game, "A build pedestal; A pay artisan artisan artisan stone wood glass marble");
    assert_eq!(reward(&events), (10, 4, 0));
}

/// A double divided between a wall and a door.
#[test]
fn a_double_for_two_pieces() {
    let mut game = Arrange::new(2, "").hand(A, "artisan artisan artisan wood+ stone wood wood").build();
    play(&mut game, "A build wall left-mid; A pay artisan stone wood+");
    play(&mut game, "A build door left; A pay artisan artisan wood wood; A done");
    assert_eq!(goods(&game, A), (5 + 3 + 5, 1));
}

/// The reckoning: Miguel 12 amulets and ten squares, Ludovic 7 and two, Bruno 10 and none.
#[test]
fn the_reckoning_of_three() {
    let arrange = Arrange::new(3, "")
        .idle(119)
        .laid("Z", "a2 b0 b1 b2 c0")
        .laid("L", "f3 f4 g3 h3 i3")
        .laid("Y", "e6 f5 f6 f7 f8")
        .laid("I", "i4 i5 i6 i7 i8");
    let arrange = arrange.sanctuary(B, "a0 a1").sanctuary(A, "g4 g5 g6 g7 g8 h4 h5 h6 h7 h8");
    let mut game = arrange.amulets(A, 12).amulets(B, 7).amulets(C, 10).scarabs(B, 20).build();
    play(&mut game, VISIT);
    assert_eq!(lines(&game, "left"), [0, 3, 8]);
    assert_eq!(lines(&game, "forgiven"), [-2, -2, -2]);
    assert_eq!(lines(&game, "penalty"), [0, -6, 0], "three amulets cost six scarabs");
    assert_eq!(lines(&game, "eliminated"), [0, 0, 1], "eight are too many");
    let totals: Vec<i32> =
        Cleopatra::sheet(&game.view(Viewer::Public)).values().map(tabletop::Sheet::total).collect();
    assert_eq!(totals, [5, 14, 0]);
    assert_eq!(outcome(&game).places.values().copied().collect::<Vec<_>>(), [2, 1, 3]);
}
