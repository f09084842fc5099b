//! The rules of what a network is worth, a test each, named after the rule.

use super::table::*;

#[test]
fn rooms() {
    // Two rooms and a passage, open to the outside.
    let row = Arrange::new("").tile("45 0.0 r").tile("47 0.1 lr").tile("46 0.2 lrb");
    let game = row.workers(A, "0.1").build();
    assert_eq!(lines(&game, A), [2, 0, 0, 5, 0, 0]);
    assert_eq!(lines(&game, B), [0; 6]);
    let row = Arrange::new("").tile("47 0.0 lr").tile("48 0.1 lr").workers(B, "0.1");
    assert_eq!(lines(&row.build(), B), [0, 0, 0, 5, 0, 0], "passages are worth nothing");
}

#[test]
fn sarcophagi() {
    let worth = |tiles: &[&str]| {
        let laid = tiles.iter().fold(Arrange::new("").tile("49 0.1 lrb"), |laid, tile| laid.tile(tile));
        line(&laid.workers(A, "0.1").build(), A, "sarcophagi")
    };
    assert_eq!(worth(&["45 0.0 r"]), 0);
    assert_eq!(worth(&["1 0.0 r"]), 5, "one");
    assert_eq!(worth(&["3 0.0 r"]), 5, "one of another colour");
    assert_eq!(worth(&["1 0.0 r", "2 0.2 lb"]), 15, "a red pair");
    assert_eq!(worth(&["5 0.0 r", "6 1.0 lb"]), 15, "a green pair");
    assert_eq!(worth(&["1 0.0 r", "3 0.2 l"]), 0, "two colours");
    assert_eq!(worth(&["1 0.0 r", "2 0.2 lb", "3 1.0 b"]), 0, "a pair and another");
    assert_eq!(worth(&["1 0.0 r", "3 0.2 l", "5 1.0 b"]), 0, "three colours");
    assert_eq!(worth(&["1 0.0 r", "2 0.3 lb"]), 5, "the other one is not connected");

    // A set of one's own may have more of a colour: three, or two pairs, are no pair.
    let three_red = include_str!("../../../data/tiles.csv")
        .replace("3,room,1,sarcophagus,blue", "3,room,1,sarcophagus,red");
    let laid = Arrange::new("").faces(&three_red).tile("49 0.1 lrb").tile("1 0.0 r").tile("2 0.2 lb");
    assert_eq!(line(&laid.tile("3 1.0 b").workers(A, "0.1").build(), A, "sarcophagi"), 0);
    let row = Arrange::new("").tile("1 0.0 r").tile("2 0.1 lr").tile("4 0.2 lr").tile("3 0.3 l");
    assert_eq!(line(&row.workers(A, "0.1").build(), A, "sarcophagi"), 0);
}

#[test]
fn summit() {
    let top = |tiles: Arrange| lines(&tiles.workers(A, "5.1").build(), A);
    // 5.1 opens to the outside through 5.0.
    let tiles = Arrange::new("").tile("45 6.0 b").tile("47 5.1 lb").tile("48 5.0 lr");
    assert_eq!(top(tiles), [1, 0, 5, 5, 0, 0]);
    let tiles = Arrange::new("").tile("45 6.0 l").tile("47 5.1 lb").tile("48 5.0 lr");
    assert_eq!(top(tiles), [0, 0, 0, 5, 0, 0], "the summit is not connected");
}

#[test]
fn longest() {
    // Three tiles, three tiles and two, all open to the outside.
    let tiles = Arrange::new("").tile("45 0.0 r").tile("47 0.1 lr").tile("49 0.2 lrb");
    let tiles = tiles.tile("50 0.4 lrb").tile("48 0.5 lr").tile("43 0.6 lrb");
    let tiles = tiles.tile("44 0.10 lrb").tile("42 0.11 lb");
    let game = tiles.workers(A, "0.0").workers(B, "0.4 0.10").build();
    assert_eq!(line(&game, A, "longest"), 5);
    assert_eq!(line(&game, B, "longest"), 5, "tied ones all, the shorter one not");
    // Tiles are counted, not rooms.
    let tiles = Arrange::new("").tile("47 0.0 lr").tile("48 0.1 lr").tile("49 0.2 lrb");
    let game = tiles.tile("46 0.5 lrb").tile("40 0.6 lrb").workers(A, "0.0").workers(B, "0.5").build();
    assert_eq!([line(&game, A, "longest"), line(&game, B, "longest")], [5, 0]);
    // One seat may have several of the longest.
    let tiles = Arrange::new("").tile("47 0.0 lr").tile("48 0.1 lr").tile("46 0.4 lrb").tile("40 0.5 lrb");
    assert_eq!(line(&tiles.workers(A, "0.0 0.4").build(), A, "longest"), 10);
}

#[test]
fn longest_of_all() {
    // Three tiles, and two that are white's.
    let two = |third: &str| {
        let tiles = Arrange::new("").tile("47 0.0 lr").tile("48 0.1 lr").tile(third);
        tiles.tile("46 0.5 lrb").tile("40 0.6 lrb").workers(A, "0.5")
    };
    assert_eq!(line(&two("45 0.2 b").workers(A, "0.0").build(), A, "longest"), 10, "two and two");
    assert_eq!(line(&two("45 0.2 l").build(), A, "longest"), 0, "nobody is in the longest");
    let tie = two("45 0.2 l").workers(A, "0.0").workers(B, "0.1").build();
    assert_eq!([line(&tie, A, "longest"), line(&tie, B, "longest")], [0, 0], "both are equal in the longest");
    let cursed = two("17 0.2 lb").workers(B, "0.0").build();
    assert_eq!([line(&cursed, A, "longest"), line(&cursed, B, "longest")], [0, 0], "the longest is cursed");
}

#[test]
fn secret() {
    // Nothing opens on an outer face.
    let game = Arrange::new("").tile("1 0.0 r").tile("47 0.1 lr").workers(A, "0.0").build();
    assert_eq!(lines(&game, A), [1, 5, 0, 5, 11, 0], "all of it is doubled");
    // An opening towards an empty cell is not outside.
    let game = Arrange::new("").tile("2 0.1 lb").tile("45 0.0 r").workers(A, "0.0").build();
    assert_eq!(line(&game, A, "secret"), 2 + 5 + 5);
    // Each of the three faces.
    for (one, other) in [("4 0.0 lr", "47 0.1 lr"), ("4 0.0 rb", "47 0.1 lr"), ("4 0.12 lr", "47 0.11 lr")] {
        let game =
            Arrange::new("").tile(one).tile(other).workers(A, one.split(' ').nth(1).expect("a cell")).build();
        assert_eq!(lines(&game, A), [1, 5, 0, 5, 0, 0], "{one}");
    }
    let game = Arrange::new("").tile("45 6.0 b").tile("47 5.1 lb").workers(A, "6.0").build();
    assert_eq!(lines(&game, A), [1, 0, 5, 5, 11, 0]);
}

#[test]
fn curse() {
    for curse in ["17 0.2 lr", "18 0.2 lr"] {
        let row = Arrange::new("").tile("1 0.0 r").tile("11 0.1 lrb").tile(curse).tile("7 0.8 r");
        let game = row.workers(A, "0.0 0.1").workers(B, "0.8").build();
        assert_eq!(lines(&game, A), [0; 6], "no room, no sarcophagus, no ankh");
        assert_eq!(lines(&game, B), [0, 0, 0, 0, 0, 1], "elsewhere ankhs count");
    }
    // A pawn on the cursed network's ankh does not count, one on another does.
    let row = Arrange::new("").tile("7 0.0 r").tile("18 0.1 lr").tile("11 0.8 lrb").workers(A, "0.0 0.8");
    assert_eq!(line(&row.build(), A, "ankhs"), 1);
}

#[test]
fn ankhs() {
    let row = |cells: &str| {
        let tiles = Arrange::new("").tile("7 0.0 l").tile("8 0.2 l").tile("9 0.4 lr").tile("10 0.6 lr");
        tiles.tile("11 0.8 lrb").workers(A, cells).build()
    };
    assert_eq!(line(&row("0.0"), A, "ankhs"), 1);
    assert_eq!(line(&row("0.0 0.2"), A, "ankhs"), 4);
    assert_eq!(line(&row("0.0 0.2 0.4 0.6 0.8"), A, "ankhs"), 25);
    assert_eq!(line(&row("0.0"), B, "ankhs"), 0);
}

#[test]
fn ankhs_apart() {
    // In a network that is the opponent's, and secret.
    let tiles = Arrange::new("").tile("7 0.0 r").tile("47 0.1 lr").tile("45 0.2 l").tile("8 0.5 b");
    let game = tiles.workers(A, "0.0 0.5").workers(B, "0.1 0.2").build();
    assert_eq!(lines(&game, A), [0, 0, 0, 0, 0, 4], "one of them on a lone tile");
    assert_eq!(lines(&game, B), [2, 0, 0, 5, 7, 0]);
    // The pharaoh is one pawn there, and a secret network does not double them.
    let game = Arrange::new("").tile("7 0.0 r").tile("47 0.1 lr").pawn(A, Pharaoh, "0.0").build();
    assert_eq!(lines(&game, A), [1, 0, 0, 5, 6, 1]);
}
