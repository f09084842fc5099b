//! The worked examples of the rulebook.

use super::table::*;

#[test]
fn three_ankhs_give_nine_points() {
    let tiles = Arrange::new("").tile("7 0.0 l").tile("8 0.2 l").tile("9 0.4 lr");
    assert_eq!(line(&tiles.workers(B, "0.0 0.2 0.4").build(), B, "ankhs"), 9);
}

#[test]
fn the_pharaoh_on_a_tile_that_counts_double_counts_two() {
    let tiles = Arrange::new("").tile("12 0.0 r").tile("47 0.1 lr").tile("45 0.2 l");
    let game = tiles.pawn(A, Pharaoh, "0.0").workers(B, "0.1 0.2").build();
    assert_eq!([line(&game, A, "rooms"), line(&game, B, "rooms")], [0, 0]);
}

#[test]
fn sarcophagi_alone_as_a_pair_and_mixed() {
    let worth = |tiles: [&str; 2]| {
        let laid = Arrange::new("").tile("48 0.1 lr").tile(tiles[0]).tile(tiles[1]);
        line(&laid.workers(A, "0.1").build(), A, "sarcophagi")
    };
    assert_eq!(worth(["1 0.0 r", "45 0.2 l"]), 5);
    assert_eq!(worth(["5 0.0 r", "6 0.2 lb"]), 15);
    assert_eq!(worth(["1 0.0 r", "5 0.2 l"]), 0);
}
