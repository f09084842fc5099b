//! The rules of the pieces, a test each, named after the rule.

use cleopatra::{Event, Mosaic, Rule};
use serde_json::json;

use super::table::*;

const SPHINX: &str = "artisan stone stone";
const OBELISK: &str = "artisan artisan artisan stone stone stone stone";
const DOOR: &str = "artisan artisan stone stone stone";
const WALL: &str = "artisan stone wood";
const MOSAIC: &str = "artisan artisan stone wood glass";
const THRONE: &str = "artisan artisan artisan stone wood glass marble";

/// What seat A gets for a piece in such a palace.
#[track_caller]
fn built(arrange: Arrange, piece: &str, price: &str) -> (u16, u16, u16) {
    let mut game = arrange.hand(A, price).build();
    reward(&play(&mut game, &format!("A build {piece}; A pay {price}")))
}

#[test]
fn sphinx() {
    let two = || Arrange::new(2, "").built("sphinx left").built("sphinx left").built("sphinx right");
    assert_eq!(built(Arrange::new(2, ""), "sphinx left", SPHINX), (3, 0, 0));
    assert_eq!(built(two(), "sphinx left", SPHINX), (3, 2, 0));
    assert_eq!(built(two(), "sphinx right", SPHINX), (3, 1, 0), "only its own row counts");
    let game = two().built("sphinx left").hand(A, SPHINX).build();
    assert_eq!(refused(&game, "A build sphinx left"), Rule::Sphinx, "three in a row");
    assert!(allowed(&game, "A build sphinx right"));
    let game = two().built("sphinx right").built("sphinx right").hand(A, SPHINX).build();
    assert_eq!(refused(&game, "A build sphinx right"), Rule::Sphinx);
    assert!(allowed(&game, "A build sphinx left"));
}

#[test]
fn obelisk() {
    let plaza = || Arrange::new(2, "").built("sphinx left").built("sphinx left").built("sphinx right");
    assert_eq!(built(Arrange::new(2, ""), "obelisk left", OBELISK), (10, 0, 0));
    assert_eq!(built(plaza(), "obelisk left", OBELISK), (10, 4, 0));
    assert_eq!(built(plaza(), "obelisk right", OBELISK), (10, 2, 0));
    let game = plaza().built("obelisk left").hand(A, OBELISK).build();
    assert_eq!(refused(&game, "A build obelisk left"), Rule::Obelisk);
    assert!(allowed(&game, "A build obelisk right"));
    let game = plaza().built("obelisk right").hand(A, OBELISK).build();
    assert_eq!(refused(&game, "A build obelisk right"), Rule::Obelisk);
    assert!(allowed(&game, "A build obelisk left"));
}

#[test]
fn door() {
    assert_eq!(built(Arrange::new(2, ""), "door left", DOOR), (5, 0, 0));
    // The chain from each door stops at the first gap.
    let gap = || {
        let walls = ["left-front", "left-mid", "left-back", "back-mid", "right-mid", "right-front"];
        walls.iter().fold(Arrange::new(2, ""), |arrange, wall| arrange.built(&format!("wall {wall}")))
    };
    assert_eq!(built(gap(), "door left", DOOR), (5, 3, 0));
    assert_eq!(built(gap(), "door right", DOOR), (5, 2, 0));
    let all = || complete(Arrange::new(2, ""), "walls");
    assert_eq!(built(all(), "door left", DOOR), (5, 9, 0));
    assert_eq!(built(all().built("door left"), "door right", DOOR), (5, 9, 0), "not through the other door");
    let far = Arrange::new(2, "").built("wall left-mid").built("door right");
    assert_eq!(built(far, "door left", DOOR), (5, 0, 0), "a wall that is not next to it");
    let game = Arrange::new(2, "").built("door right").hand(A, DOOR).build();
    assert_eq!(refused(&game, "A build door right"), Rule::Door);
    assert!(allowed(&game, "A build door left"));
}

#[test]
fn wall() {
    assert_eq!(built(Arrange::new(2, ""), "wall left-mid", WALL), (3, 0, 0));
    // A garden with mosaics along every side; each wall counts the squares beside it.
    let garden = || {
        Arrange::new(2, "")
            .laid("L", "a0 a1 a2 a3 b0")
            .laid("I", "a4 a5 a6 a7 a8")
            .laid("V", "g0 h0 i0 i1 i2")
            .laid("P", "h4 h5 i4 i5 h6")
    };
    let expected = [
        ("left-front", 3),
        ("left-mid", 3),
        ("left-back", 3),
        ("back-left", 2),
        ("back-mid", 0),
        ("back-right", 3),
        ("right-back", 3),
        ("right-mid", 2),
        ("right-front", 0),
    ];
    for (place, squares) in expected {
        let rewarded = built(garden(), &format!("wall {place}"), WALL);
        assert_eq!(rewarded, (3, squares, 0), "{place}; a corner counts for both of its walls");
    }
    let game = Arrange::new(2, "").built("wall back-mid").hand(A, WALL).build();
    assert_eq!(refused(&game, "A build wall back-mid"), Rule::Wall);
}

#[test]
fn wall_reward() {
    // The rulebook's own example, by its reward line: two squares beside the wall.
    let game = || Arrange::new(2, "").laid("P", "a3 a4 b3 b4 b5");
    assert_eq!(
        built(game(), "wall left-mid", WALL),
        (3, 2, 0),
        "3 and a scarab a square, not 5, and not one a mosaic"
    );
}

#[test]
fn mosaic() {
    let pile = || Arrange::new(2, "").mosaics("P F X");
    assert_eq!(built(pile(), "mosaic b3 b4 b5 c3 c4", MOSAIC), (5, 0, 0), "no palm");
    assert_eq!(built(pile(), "mosaic d3 d4 d5 e3 e4", MOSAIC), (5, 5, 0), "five palms");
    assert_eq!(built(pile(), "mosaic a2 a3 a4 b3 b4", MOSAIC), (5, 1, 0));
}

#[test]
fn mosaic_place() {
    let game = Arrange::new(2, "").mosaics("P F X").laid("I", "a0 a1 a2 a3 a4").hand(A, MOSAIC).build();
    assert_eq!(refused(&game, "A build mosaic c1 c2 d1 d2 d3"), Rule::MosaicPlace, "the throne's space");
    assert_eq!(refused(&game, "A build mosaic a4 a5 b4 b5 b6"), Rule::MosaicPlace, "another mosaic");
    for turned in ["b0 b1 b2 c0 c1", "b0 b1 b2 c1 c2", "b0 b1 c0 c1 c2", "b1 b2 c0 c1 c2"] {
        assert!(allowed(&game, &format!("A build mosaic {turned}")), "{turned}");
    }
    for flipped in ["b3 b4 c3 c4 d3", "b3 b4 c3 c4 d4", "b3 c3 c4 d3 d4", "b4 c3 c4 d3 d4"] {
        assert!(allowed(&game, &format!("A build mosaic {flipped}")), "{flipped}");
    }
    // The list has all of them, and nothing else.
    let listed = legal(&game, A).into_iter().filter(|text| text.starts_with("build mosaic"));
    assert!(listed.clone().all(|text| allowed(&game, &format!("A {text}"))));
    assert!(listed.count() > 150);
}

/// A garden with so few squares left that only the small corner and one more row are free.
fn crowded() -> Arrange {
    Arrange::new(2, "")
        .laid("L", "a0 a1 a2 a3 b3")
        .laid("I", "a4 a5 a6 a7 a8")
        .laid("N", "b4 b5 b6 c6 c7")
        .laid("Y", "b2 c0 c1 c2 c3")
        .laid("V", "g0 g1 g2 h2 i2")
        .laid("W", "g3 g4 h4 h5 i5")
        .laid("Z", "d3 e3 e4 e5 f5")
        .laid("T", "d6 e6 f6 e7 e8")
}

#[test]
fn mosaics_leave() {
    // With the P built into the corner, the X fits nowhere and leaves; the U fits.
    let mut game = crowded().mosaics("P X U F").hand(A, MOSAIC).build();
    let build = legal(&game, A).into_iter().find(|text| text.starts_with("build mosaic")).expect("a P fits");
    let events = play(&mut game, &format!("A {build}; A pay {MOSAIC}"));
    let fates: Vec<&Event> = events
        .iter()
        .filter(|event| matches!(event, Event::MosaicLeft { .. } | Event::MosaicTurnedUp { .. }))
        .collect();
    assert_eq!(
        fates,
        [&Event::MosaicLeft { mosaic: Mosaic::X }, &Event::MosaicTurnedUp { mosaic: Mosaic::U }],
        "after {build}"
    );
    assert_eq!(at(&game, "/mosaics/pile"), json!(["F", "U"]));
    // With nothing left that fits, the pile is empty and the mosaics are complete.
    let mut game = crowded().mosaics("P X").hand(A, MOSAIC).build();
    play(&mut game, &format!("A {build}; A pay {MOSAIC}; A palms; A done"));
    assert_eq!(at(&game, "/mosaics/top"), json!(null));
    assert_eq!(at(&game, "/complete"), json!(["mosaics"]));
    assert_eq!(at(&game, "/walk"), 1);
}

#[test]
fn throne() {
    let garden = || {
        Arrange::new(2, "")
            .laid("V", "a0 b0 c0 c1 c2")
            .laid("I", "c3 d3 e3 f3 g3")
            .laid("P", "h0 h1 g1 h2 g2")
    };
    assert_eq!(built(Arrange::new(2, ""), "pedestal", THRONE), (10, 0, 0));
    assert_eq!(built(garden(), "pedestal", THRONE), (10, 3 + 3 + 2, 0), "squares beside the throne's space");
    assert_eq!(built(garden().built("pedestal"), "throne", THRONE), (10, 8, 0));
    let game = Arrange::new(2, "").hand(A, THRONE).build();
    assert_eq!(refused(&game, "A build throne"), Rule::Throne, "the pedestal first");
    let game = Arrange::new(2, "").built("pedestal").hand(A, THRONE).build();
    assert_eq!(refused(&game, "A build pedestal"), Rule::Throne);
    let game = Arrange::new(2, "").built("pedestal").built("throne").hand(A, THRONE).build();
    assert_eq!(refused(&game, "A build throne"), Rule::Throne);
}
