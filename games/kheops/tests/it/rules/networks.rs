//! The rules of networks and majorities, a test each, named after the rule.

use super::table::*;

/// The tiles of the networks a seat scores rooms for, as its sheet names them.
fn networks_of(game: &kheops::Kheops, seat: tabletop::Seat) -> Vec<String> {
    use tabletop::{Game, Language, Speaker, Viewer};
    let speaker = Speaker::new(Language::En, &[kheops::Kheops::TEXTS]);
    let sheets = kheops::Kheops::sheet(&game.view(Viewer::Public));
    sheets[seat].lines[0].pieces.iter().map(|piece| speaker.say(piece)).collect()
}

#[test]
fn networks() {
    // 0.1 and 0.2 do not open to each other on both sides: two networks, along a row and across a level side.
    let row = Arrange::new("")
        .tile("45 0.0 r")
        .tile("47 0.1 lb")
        .tile("46 1.0 lrb")
        .tile("2 0.2 lr")
        .tile("3 0.3 l");
    let game = row.workers(A, "1.0").workers(B, "0.3").build();
    assert_eq!(networks_of(&game, A), ["the network of tiles 45 (0.0), 47 (0.1) and 46 (1.0): 2"]);
    assert_eq!(networks_of(&game, B), ["the network of tiles 2 (0.2) and 3 (0.3): 2"]);
    // Both must open: one side alone connects nothing.
    for (left, right, connected) in
        [("r", "lr", true), ("l", "lr", false), ("r", "rb", false), ("b", "rb", false)]
    {
        let tiles = Arrange::new("").tile(&format!("45 0.0 {left}")).tile(&format!("47 0.1 {right}"));
        let game = tiles.workers(A, "0.0").build();
        assert_eq!(line(&game, A, "rooms"), i32::from(connected), "{left} {right}");
    }
    // Tiles that meet only at a corner are not connected, however they open.
    let game = Arrange::new("").tile("46 0.0 lrb").tile("40 1.0 lrb").workers(A, "0.0").build();
    assert_eq!(lines(&game, A), [0; 6]);
    // A ring is one network: six tiles around a corner.
    let ring = Arrange::new("").tile("2 0.1 rb").tile("4 0.2 lr").tile("6 0.3 lb");
    let ring = ring.tile("9 1.0 rb").tile("10 1.1 lr").tile("13 1.2 lb");
    let game = ring.workers(A, "0.2").build();
    assert_eq!(line(&game, A, "rooms"), 6);
    assert_eq!(networks_of(&game, A).len(), 1);
}

#[test]
fn lone_tile() {
    let game = Arrange::new("").tile("46 6.0 lrb").tile("11 0.0 lrb").workers(A, "6.0 0.0").build();
    assert_eq!(lines(&game, A), [0, 0, 0, 0, 0, 1], "only the ankh counts");
    // A lone sarcophagus, and a lone curse that nothing is connected to.
    let game = Arrange::new("").tile("1 0.0 l").tile("17 0.1 rb").tile("45 0.4 r").tile("47 0.5 lr");
    let game = game.workers(A, "0.0 0.4").build();
    assert_eq!(lines(&game, A), [1, 0, 0, 5, 6, 0]);
    // The longest of only lone tiles is none.
    let game = Arrange::new("").tile("46 0.0 lrb").workers(A, "0.0").build();
    assert_eq!(line(&game, A, "longest"), 0);
}

/// A network of five tiles with no symbols but one that counts double at 0.4.
fn five() -> Arrange {
    let row = Arrange::new("").tile("45 0.0 r").tile("47 0.1 lr").tile("48 0.2 lr").tile("49 0.3 lrb");
    row.tile("14 0.4 lr")
}

/// Who scores the network.
fn winner(game: &kheops::Kheops) -> &'static str {
    match [A, B].map(|seat| line(game, seat, "rooms")) {
        [1, 0] => "A",
        [0, 1] => "B",
        [0, 0] => "nobody",
        points => panic!("{points:?}"),
    }
}

#[test]
fn majority() {
    assert_eq!(winner(&five().workers(A, "0.0").build()), "A");
    assert_eq!(winner(&five().workers(B, "0.2").build()), "B");
    assert_eq!(winner(&five().build()), "nobody");
    assert_eq!(winner(&five().workers(A, "0.0").workers(B, "0.1 0.2").build()), "B");
    // Mummies and priests count one like anybody.
    let special = five().pawn(B, Mummy, "0.0").pawn(B, Priest, "0.1").workers(A, "0.2");
    assert_eq!(winner(&special.build()), "B");
    assert_eq!(winner(&five().pawn(B, Mummy, "0.0").workers(A, "0.2 0.1").build()), "A");
    // Pawns outside the network do not count.
    let outside = five().tile("50 0.8 lrb").tile("46 0.9 lrb").workers(A, "0.0").workers(B, "0.8 0.9");
    let game = outside.build();
    assert_eq!([A, B].map(|seat| line(&game, seat, "rooms")), [1, 1]);
}

#[test]
fn counts_two() {
    // The pharaoh against one and two workers.
    assert_eq!(winner(&five().pawn(A, Pharaoh, "0.0").workers(B, "0.1").build()), "A");
    assert_eq!(winner(&five().pawn(A, Pharaoh, "0.0").workers(B, "0.1 0.2").build()), "nobody");
    assert_eq!(winner(&five().pawn(A, Pharaoh, "0.0").workers(B, "0.1 0.2 0.3").build()), "B");
    // A worker on a tile that counts double.
    assert_eq!(winner(&five().workers(B, "0.4").workers(A, "0.1").build()), "B");
    assert_eq!(winner(&five().workers(B, "0.4").workers(A, "0.1 0.2").build()), "nobody");
    // Both together are still two.
    assert_eq!(winner(&five().pawn(A, Pharaoh, "0.4").workers(B, "0.1 0.2").build()), "nobody");
    assert_eq!(winner(&five().pawn(A, Pharaoh, "0.4").workers(B, "0.1").build()), "A");
    // The same with the pharaoh as a priest.
    let row = Arrange::new("pharaoh=priest").tile("45 0.0 r").tile("47 0.1 lr").tile("50 0.5 lrb");
    assert_eq!(winner(&row.pawn(A, Mummy, "0.5").pawn(A, Pharaoh, "0.0").workers(B, "0.1").build()), "A");
}

#[test]
fn majority_tie() {
    let game = five().workers(A, "0.0").workers(B, "0.1").build();
    assert_eq!((lines(&game, A), lines(&game, B)), (vec![0; 6], vec![0; 6]));
}
