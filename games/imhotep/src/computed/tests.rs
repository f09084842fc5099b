//! What views say is computed.

use super::*;
use crate::Imhotep;
use crate::state::River;
use crate::types::{Card, RoundCard, Space};

use serde_json::{Value, json};
use tabletop::{Game as _, Options, Seed, Setup, Silent};

fn board(options: &str, seats: usize) -> Board {
    let mut setup = Setup::new::<Imhotep>(seats, Seed::new([3; 32]));
    let mut chosen = Options::new(Imhotep::OPTIONS);
    for option in options.split(' ') {
        let (name, value) = option.split_once('=').expect("an option");
        chosen.set(name, value).expect("an option of the game");
    }
    setup.options = chosen;
    Imhotep::new(&setup, &mut Silent).expect("a set-up of the game's own").board
}

fn shown(board: &Board) -> Value {
    serde_json::to_value(Computed::of(board, Cards::EMPTY)).expect("plain data")
}

#[test]
fn groups_of_the_burial_chamber_have_their_cells_and_points() {
    let mut board = board("chamber=A", 2);
    // Column by column: A A B | B A A.
    board.players[Seat::A].chamber = 0b110_011;
    board.players[Seat::B].chamber = 0b001_100;
    for seat in [Seat::A, Seat::B] {
        board.players[seat].placed[monument(Site::Chamber).expect("a monument")] =
            board.players[seat].chamber.count_ones() as u8;
    }
    let groups = shown(&board)["groups"].clone();
    assert_eq!(
        groups,
        json!([
            { "seat": "A", "cells": ["1.1", "2.1", "2.2", "3.2"], "points": 10 },
            { "seat": "B", "cells": ["3.1"], "points": 1 },
            { "seat": "B", "cells": ["1.2"], "points": 1 },
        ])
    );
    let next = &shown(&board)["next"]["chamber"];
    assert_eq!((&next["row"], &next["column"]), (&json!(1), &json!(3)));
    // Beside A's own of row 1? Row 1 of column 2 is B's: there it makes a pair, A's stone would be alone.
    assert_eq!(next["points"], json!({ "A": 1, "B": 2 }));
}

#[test]
fn a_third_stone_before_the_obelisks_makes_a_tower() {
    let mut board = board("obelisks=B", 2);
    board.players[Seat::B].loose = 2;
    let next = &shown(&board)["next"]["obelisks"];
    assert_eq!(next, &json!({ "points": { "A": 1, "B": 8 }, "tower": 10 }));
}

#[test]
fn obelisks_tell_what_they_are_worth_as_they_stand() {
    let mut board = board("obelisks=A", 3);
    for (seat, stones) in [(Seat::A, 2), (Seat::B, 2), (Seat::C, 1)] {
        board.players[seat].placed[monument(Site::Obelisks).expect("a monument")] = stones;
    }
    // The two tallest share 12 and 6; the third place gives 1.
    assert_eq!(shown(&board)["obelisks"], json!({ "A": 9, "B": 9, "C": 1 }));
}

#[test]
fn ships_tell_what_they_still_need() {
    let mut board = board("market=A", 2);
    let ships: Vec<u8> = Ship::ALL.iter().map(|ship| board.river.minimum(*ship)).collect();
    assert_eq!(shown(&board)["missing"], json!(ships));
    board.river.cargo[1] = Some(Seat::A);
    assert_eq!(shown(&board)["missing"][0], json!(ships[0] - 1));
    board.river.sailed = 1;
    assert_eq!(shown(&board)["missing"][0], json!(0));
}

#[test]
fn no_more_stones_are_taken_than_the_sled_holds_and_the_quarry_has() {
    let mut board = board("temple=B", 3);
    board.players[Seat::A].sled = 4;
    board.players[Seat::B] = crate::state::Player { sled: 0, quarry: 1, ..board.players[Seat::B] };
    let takes = &shown(&board)["takes"];
    assert_eq!(takes["A"], json!({ "turn": 1, "temple": 1 }));
    assert_eq!(takes["B"], json!({ "turn": 1, "temple": 1 }));
    assert_eq!(takes["C"], json!({ "turn": 1, "temple": 1 }));
}

#[test]
fn the_temple_counts_covered_stones() {
    let mut board = board("temple=B", 2);
    board.players[Seat::A].placed[monument(Site::Temple).expect("a monument")] = 5;
    board.temple[..4].fill(Some(Seat::A));
    let computed = shown(&board);
    assert_eq!(computed["temple"], json!([2, 1, 1, 1]));
    assert_eq!(computed["covered"], json!({ "A": 1, "B": 0 }));
    assert_eq!(computed["next"]["temple"], json!({ "space": 2, "gift": "points" }));
}

fn seen(board: &Board, card: Card) -> Value {
    let mut board = board.clone();
    board.market.faces = [card].into_iter().collect();
    shown(&board)["cards"][0].clone()
}

#[test]
fn cards_tell_what_they_are_worth_to_each_seat() {
    let mut board = board("pyramid=A", 2);
    board.players[Seat::B].cards.add(Card::Statue);
    board.players[Seat::A].placed[monument(Site::Temple).expect("a monument")] = 7;
    let worth = |card, a: i32, b: i32, stones: Value| {
        let told = json!({ "card": card, "points": { "A": a, "B": b }, "chosen": false, "stones": stones });
        assert_eq!(seen(&board, card), told);
    };
    worth(Card::Statue, 1, 2, Value::Null);
    worth(Card::TempleDecoration, 2, 2, json!(7));
    worth(Card::ObeliskDecoration, 0, 0, json!(0));
    worth(Card::Lever, 1, 1, Value::Null);
    // The first space of the pyramid, a stone alone in the chamber, the tallest obelisk.
    worth(Card::Entrance, 2, 2, Value::Null);
    worth(Card::Sarcophagus, 1, 1, Value::Null);
    worth(Card::PavedPath, 10, 10, Value::Null);
}

#[test]
fn an_entrance_is_worth_the_dearest_of_three_pyramids() {
    let mut board = board("pyramid=B", 2);
    board.built = [1, 3, 2];
    let told = seen(&board, Card::Entrance);
    assert_eq!((&told["points"]["A"], &told["chosen"]), (&json!(3), &json!(true)));
    board.built = [5; 3];
    let told = seen(&board, Card::Entrance);
    assert_eq!((&told["points"]["A"], &told["chosen"]), (&json!(1), &json!(false)));
}

#[test]
fn the_pair_is_told_of_to_who_sees_it_only() {
    let mut board = board("market=B", 2);
    board.market.faces = Cards::EMPTY;
    assert_eq!(shown(&board)["cards"], json!([]));
    let pair: Cards = [Card::Hammer, Card::Hammer].into_iter().collect();
    let told = serde_json::to_value(Computed::of(&board, pair)).expect("plain data");
    assert_eq!(told["cards"][0]["card"], json!("hammer"));
    assert_eq!(told["cards"].as_array().map(Vec::len), Some(1));
}

/// A board with these stones on its first ship, which may sail.
fn laden(options: &str, seats: usize, stones: &[Seat]) -> Board {
    let mut board = board(options, seats);
    board.river = River::new(RoundCard([4, 3, 2, 1]));
    for (place, seat) in stones.iter().enumerate() {
        board.river.load(Space::new(Ship::One, place), *seat);
    }
    board
}

fn landing(board: &Board, site: Site) -> Value {
    let told = shown(board);
    let all = told["landings"].as_array().expect("a list");
    all.iter().find(|landing| landing["site"] == json!(site)).expect("a landing").clone()
}

#[test]
fn ships_tell_what_their_stones_would_bring() {
    let (a, b) = (Seat::A, Seat::B);
    let board = laden("pyramid=A", 2, &[a, b, a]);
    let all = shown(&board)["landings"].clone();
    assert_eq!(all.as_array().map(Vec::len), Some(5), "only one ship may sail");
    let told = |stones: [i32; 3], changes: (i32, i32)| {
        let stones: Vec<Value> = [a, b, a]
            .iter()
            .zip(stones)
            .map(|(seat, points)| json!({ "seat": seat, "points": points }))
            .collect();
        (json!(stones), json!({ "A": changes.0, "B": changes.1 }))
    };
    let at = |site| {
        let landing = landing(&board, site);
        (landing["stones"].clone(), landing["changes"].clone())
    };
    assert_eq!(at(Site::Pyramid), told([2, 1, 3], (5, 1)));
    assert_eq!(at(Site::Temple), told([1, 1, 1], (2, 1)));
    assert_eq!(at(Site::Chamber), told([1, 1, 1], (2, 1)));
    // First and only: 10; both with one: 5 each; the taller of two: 10 and 1.
    assert_eq!(at(Site::Obelisks), told([10, 5, 5], (10, 1)));
}

#[test]
fn owners_choose_at_the_market_and_at_three_pyramids() {
    let board = laden("pyramid=B", 2, &[Seat::A, Seat::B, Seat::A]);
    for site in [Site::Market, Site::Pyramid] {
        let landing = landing(&board, site);
        assert_eq!(landing["stones"][1], json!({ "seat": "B", "points": null }));
        assert_eq!(landing["changes"], json!({ "A": 0, "B": 0 }));
    }
}

#[test]
fn others_lose_by_a_landing_too() {
    let mut board = laden("obelisks=A", 2, &[Seat::A, Seat::A, Seat::A]);
    board.players[Seat::B].placed[monument(Site::Obelisks).expect("a monument")] = 2;
    assert_eq!(landing(&board, Site::Obelisks)["changes"], json!({ "A": 10, "B": -9 }));
    board.temple[..4].fill(Some(Seat::B));
    board.players[Seat::B].placed[monument(Site::Temple).expect("a monument")] = 4;
    assert_eq!(landing(&board, Site::Temple)["changes"], json!({ "A": 3, "B": -3 }));
}

#[test]
fn nothing_lands_while_stones_are_unloaded_or_docks_are_taken() {
    let mut board = laden("market=A", 2, &[Seat::A, Seat::A, Seat::A]);
    board.river.dock(Ship::Two, Site::Temple);
    let sites: Vec<Value> = shown(&board)["landings"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|landing| landing["site"].clone())
        .collect();
    assert_eq!(sites, [json!("market"), json!("pyramid"), json!("chamber"), json!("obelisks")]);
    board.phase = Phase::Take;
    assert_eq!(shown(&board)["landings"], json!([]));
}
