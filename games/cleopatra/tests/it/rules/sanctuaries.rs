//! The rules of sanctuaries, a test each, named after the rule.

use cleopatra::{Event, Rule};
use serde_json::json;

use super::table::*;

const MOSAIC: &str = "artisan artisan stone wood glass";
/// A Y that shuts off two squares in the corner, a0 and a1; it covers the palms of a2 and b0.
const CORNER: &str = "a2 b0 b1 b2 b3";

/// Seat A has built the top mosaic there.
#[track_caller]
fn laid(arrange: Arrange, squares: &str) -> cleopatra::Cleopatra {
    let mut game = arrange.hand(A, MOSAIC).build();
    play(&mut game, &format!("A build mosaic {squares}; A pay {MOSAIC}"));
    game
}

/// Two mosaics beside the first column, and a V on top of the pile that can shut off a0 to a4.
fn column(pile: &str) -> Arrange {
    Arrange::new(2, "").laid("L", "b0 b1 b2 b3 c3").laid("P", "b4 b5 b6 c4 c5").mosaics(pile)
}

#[test]
fn sanctuary() {
    // Two squares are too few for any mosaic.
    let game = laid(Arrange::new(2, "").mosaics("Y F X"), CORNER);
    assert_eq!(legal(&game, A), ["claim a0", "palms"]);
    assert_eq!(at(&game, "/this_turn/claims"), json!([["a0", "a1"]]));
    assert_eq!(refused(&game, "A claim a1"), Rule::Sanctuary, "an area is named by its first square");
    assert_eq!(refused(&game, "A claim c0"), Rule::Sanctuary, "mosaics fit in the rest of the garden");

    // Five squares in a row are enough for one mosaic only.
    let game = laid(column("V X T"), "a5 a6 a7 b7 c7");
    assert_eq!(legal(&game, A), ["claim a0", "palms"]);
    let game = laid(column("V X I"), "a5 a6 a7 b7 c7");
    assert_eq!(legal(&game, A), ["done"], "the I could still be laid there");
    let game = laid(column("V X T").mosaics("V"), "a5 a6 a7 b7 c7");
    assert_eq!(legal(&game, A), ["claim a0", "claim a8", "palms"], "without mosaics every area is one");

    // Only areas beside the mosaic just built.
    let corner = || Arrange::new(2, "").laid("Y", CORNER).mosaics("I F");
    let game = laid(corner(), "i0 i1 i2 i3 i4");
    assert_eq!(legal(&game, A), ["done"]);
}

#[test]
fn sanctuary_claim() {
    let mut game = laid(Arrange::new(2, "").mosaics("Y F X"), CORNER);
    let mut palms = game.clone();
    assert_eq!(refused(&game, "A done"), Rule::SanctuaryClaim);
    assert_eq!(refused(&game, "A build sphinx left"), Rule::SanctuaryClaim);
    let events = play(&mut game, "A claim a0");
    assert!(matches!(events[0], Event::Claimed { squares: 2, .. }), "{events:?}");
    assert_eq!(reward(&events), (5, 0, 0), "the palms are lost, the five are not");
    assert_eq!(at(&game, "/seats/A/statues"), 1);
    assert_eq!(at(&game, "/seats/A/sanctuaries"), json!([["a0", "a1"]]));
    let events = play(&mut palms, "A palms");
    assert_eq!(reward(&events), (5, 2, 0));
    assert_eq!(at(&palms, "/seats/A/statues"), 2);

    // Without a statue nothing is asked.
    let spent = Arrange::new(2, "").mosaics("Y F X").laid("I", "g3 g4 g5 g6 g7").laid("L", "i5 i6 i7 i8 h8");
    let spent = spent.laid("P", "h3 h4 i3 i4 h2").sanctuary(A, "h5").sanctuary(A, "h7").hand(A, MOSAIC);
    let mut game = spent.build();
    let events = play(&mut game, &format!("A build mosaic {CORNER}; A pay {MOSAIC}"));
    assert_eq!(reward(&events), (5, 2, 0));
    assert_eq!(legal(&game, A), ["done"]);
}

#[test]
fn sanctuary_second() {
    // The last mosaic makes two areas: the corner, and all the rest.
    let mut game = laid(Arrange::new(2, "").mosaics("Y"), CORNER);
    assert_eq!(legal(&game, A), ["claim a0", "claim a3", "palms"]);
    let events = play(&mut game, "A claim a3");
    assert!(matches!(events[..], [Event::Claimed { squares: 65, .. }]), "{events:?}");
    assert_eq!(legal(&game, A), ["claim a0", "done"]);
    assert_eq!(refused(&game, "A palms"), Rule::SanctuaryClaim, "they are lost already");
    let mut one = game.clone();
    let events = play(&mut game, "A claim a0");
    assert_eq!(reward(&events), (5, 0, 0), "lost once, however many are claimed");
    assert_eq!(at(&game, "/seats/A/statues"), 0);
    assert_eq!(reward(&play(&mut one, "A done")), (5, 0, 0));
    assert_eq!(at(&one, "/seats/A/sanctuaries").as_array().map(Vec::len), Some(1));
    // With one statue there is no second.
    let last = Arrange::new(2, "").mosaics("Y").laid("I", "i0 i1 i2 i3 i4").laid("L", "h5 h6 h7 h8 i5");
    let mut game = laid(last.sanctuary(A, "i6 i7 i8"), CORNER);
    play(&mut game, "A claim a0");
    assert_eq!(legal(&game, A), ["done"], "the building goes on");
}

#[test]
fn sanctuary_now() {
    let mut game = laid(Arrange::new(2, "").mosaics("Y I F").hand(B, MOSAIC), CORNER);
    play(&mut game, "A palms");
    assert_eq!(refused(&game, "A claim a0"), Rule::SanctuaryNow);
    play(&mut game, &format!("A done; B build mosaic i0 i1 i2 i3 i4; B pay {MOSAIC}"));
    assert_eq!(legal(&game, B), ["done"], "nor can anybody else claim it");
}
