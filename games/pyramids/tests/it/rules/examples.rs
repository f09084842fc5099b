//! The worked examples of the rulebook.

use pyramids::Pyramids;
use tabletop::{Game, Language, Speaker, Viewer};

use super::table::*;

#[test]
fn luis_marks_an_l_turned_and_mirrored_with_the_entrance_in_it() {
    let mut game = Arrange::new(2)
        .chamber(1, "..E.. ..... ..... ..... ....T")
        .expedition(1, 1, "L4")
        .card(A, 1, "")
        .card(B, 2, "")
        .build();
    play(&mut game, "A mark 1 a2 b2 c1 c2");
}

#[test]
fn tomas_crosses_a_torch_in_the_first_round_and_the_next_in_the_second() {
    let torches = |round: u8, before: &[u8]| {
        let position = Arrange::new(2).chamber(1, "Et... ..... ..... ..... ....T").expedition(round, 1, "I2");
        let position = before.iter().fold(position, |position, round| position.torch(A, *round));
        let mut game = position.card(A, 1, "a1").card(B, 2, "").build();
        play(&mut game, "A mark 1 b1; B mark 2 a1");
        at(&game, "/seats/A/torches")
    };
    assert_eq!(torches(1, &[]), serde_json::json!([1]));
    assert_eq!(torches(1, &[1]), serde_json::json!([1]));
    assert_eq!(torches(2, &[1]), serde_json::json!([1, 2]));
}

#[test]
fn luis_takes_from_the_reserve_and_it_is_filled_up() {
    let mut game = Arrange::new(3)
        .card(A, 7, "a1 a2 a3 a4 a5 b5 c5 d5")
        .card(A, 11, "")
        .card(B, 2, "")
        .card(C, 3, "")
        .display("21 22 23 24")
        .top("30")
        .build();
    play(&mut game, "A mark 7 e5; B mark 2 a1; C mark 3 a1; A take 23");
    assert_eq!(numbers(&at(&game, "/display")), [21, 22, 24, 30]);
}

#[test]
fn luis_and_tomas_take_ten_points_each_in_different_colours() {
    let before = "a1 a2 a3 a4 a5 b5 c5 d5";
    let mut game = Arrange::new(3)
        .card(A, 7, before)
        .completed(A, "1")
        .card(B, 33, before)
        .completed(B, "3")
        .card(C, 2, "")
        .build();
    play(&mut game, "A mark 7 e5; B mark 33 e5; C mark 2 a1; A take deck; B take deck");
    assert_eq!((line(&game, A, "pyramids"), line(&game, B, "pyramids")), (10, 10));
    assert_eq!(at(&game, "/awards/0/left"), serde_json::json!([6, 3]));
    assert_eq!(at(&game, "/awards/2/left"), serde_json::json!([6, 3]));
}

#[test]
fn tomas_with_fifteen_is_counted_before_sara_with_thirty_three() {
    let before = "a1 a2 a3 a4 a5 b5 c5 d5";
    let mut game = Arrange::new(2)
        .card(A, 33, before)
        .completed(A, "3")
        .card(B, 15, before)
        .completed(B, "6 9 12")
        .award(B, "purple")
        .build();
    play(&mut game, "A mark 33 e5; B mark 15 e5; B take deck; A take deck");
    assert_eq!((line(&game, A, "pyramids"), line(&game, B, "pyramids")), (3, 16), "ten before, and six now");
    assert_eq!(at(&game, "/awards/2/left"), serde_json::json!([]));
}

#[test]
fn luis_has_111_points() {
    // Seven cards, four green and two orange among them; torches of two rounds; 19 pyramid points; six red and
    // three green gems; the dearest skull costs six.
    let game = Arrange::new(2)
        .expedition(4, 7, "I2")
        .completed(A, "1 4 7 10 2 5 3")
        .award(B, "orange")
        .award(A, "green")
        .award(A, "orange")
        .award(B, "green")
        .award(A, "green")
        .torch(A, 1)
        .torch(A, 4)
        .gems(A, 6, 3)
        .skulls(A, 5)
        .card(A, 45, "")
        .card(B, 46, "")
        .build();
    assert_eq!(line(&game, A, "cards"), 70);
    assert_eq!(line(&game, A, "torches"), 10);
    assert_eq!(line(&game, A, "pyramids"), 19);
    assert_eq!(line(&game, A, "pairs") + line(&game, A, "singles"), 18);
    assert_eq!(line(&game, A, "skulls"), -6);
    assert_eq!(total(&game, A), 111);
    let speaker = Speaker::new(Language::En, &[Pyramids::TEXTS]);
    let sheet = &Pyramids::sheet(&game.view(Viewer::Public))[A];
    let said = sheet.lines.iter().flat_map(|line| &line.pieces).map(|piece| speaker.say(piece));
    assert_eq!(
        said.collect::<Vec<_>>(),
        [
            "7 cards: 1, 2, 3, 4, 5, 7 and 10",
            "rounds 1 and 4",
            "13 for green (4 pyramids)",
            "6 for orange (2 pyramids)",
            "3 red and 3 green gems",
            "3 gems left over",
            "5 skulls crossed",
        ]
    );
    let sheet = &Pyramids::sheet(&game.view(Viewer::Public))[B];
    assert_eq!(
        sheet.lines.iter().flat_map(|line| &line.pieces).count(),
        2,
        "points for two colours, nothing else"
    );
}
