//! Marking: a test for each rule, named after it.

use pyramids::{Event, Rule};
use tabletop::{Game, SeatSet, Viewer};

use super::table::*;

#[test]
fn mark_pattern() {
    let game =
        Arrange::new(2).expedition(1, 1, "L4").card(A, 1, "").card(A, 2, "b1 a1 b2").card(B, 3, "").build();
    // Any turn and mirror image, on either card.
    for cells in ["a1 a2 a3 b3", "a1 a2 a3 b1", "a1 b1 c1 c2", "a1 a2 b1 c1", "a1 b1 b2 b3", "a1 a2 b2 c2"] {
        assert!(allowed(&game, &format!("A mark 1 {cells}")), "{cells}");
    }
    assert!(allowed(&game, "A mark 2 b3 b4 b5 c3"));
    // Neither less, nor more, nor another shape, nor in two parts.
    for cells in
        ["a1 a2", "a1 a2 a3", "a1 a2 a3 a4", "a1 a2 b1 b2", "a1 a2 a3 a4 b1", "a1 a2 a3 c3", "a1 a2 a3 b2"]
    {
        assert_eq!(refused(&game, &format!("A mark 1 {cells}")), Rule::MarkPattern, "{cells}");
    }
    // Only on one's own cards.
    assert_eq!(refused(&game, "A mark 3 a1 a2 a3 b3"), Rule::MarkPattern);
    assert_eq!(refused(&game, "A mark 40 a1"), Rule::MarkPattern);
    // Two turns that lie on the same cells are one action.
    let game = Arrange::new(2).expedition(1, 1, "O4").card(A, 1, "").card(B, 3, "").build();
    assert_eq!(legal(&game, A), ["mark 1 a1", "mark 1 a1 a2 b1 b2"]);
}

#[test]
fn mark_single() {
    let mut game =
        Arrange::new(2).expedition(1, 1, "T4").card(A, 1, "").card(A, 2, "a1 b1").card(B, 3, "").build();
    assert!(allowed(&game, "A mark 1 a1"), "the entrance of an empty card");
    assert!(allowed(&game, "A mark 2 a2"));
    assert_eq!(refused(&game, "A mark 2 b3"), Rule::LaterMarks);
    play(&mut game, "A mark 1 a1; B mark 3 a1");
    // Even when the pattern fits, and for the tomb too.
    let game = Arrange::new(2)
        .chamber(1, "E#### .#### .#### .#### ....T")
        .card(A, 1, "a1 a2 a3 a4 a5 b5 c5 d5")
        .card(B, 3, "")
        .build();
    assert_eq!(legal(&game, A), ["mark 1 e5"], "and nothing else: marking is compulsory");
}

#[test]
fn mark_open_cells() {
    let game = Arrange::new(2)
        .chamber(1, "E.#.. ..... ..... ..... ....T")
        .expedition(1, 1, "I3")
        .card(A, 1, "a1 a2")
        .card(B, 3, "")
        .build();
    assert_eq!(refused(&game, "A mark 1 a1 b1 c1"), Rule::MarkOpenCells, "a wall, and crossed");
    assert_eq!(refused(&game, "A mark 1 b1 c1 d1"), Rule::MarkOpenCells, "a wall");
    assert_eq!(refused(&game, "A mark 1 c1"), Rule::MarkOpenCells, "a wall");
    assert_eq!(refused(&game, "A mark 1 a2 b2 c2"), Rule::MarkOpenCells, "crossed");
    assert_eq!(refused(&game, "A mark 1 a2"), Rule::MarkOpenCells, "crossed");
    assert!(allowed(&game, "A mark 1 b2 c2 d2"));
}

#[test]
fn first_mark() {
    let game = Arrange::new(2)
        .chamber(1, "..E.. ..... ..... ..... T....")
        .expedition(1, 1, "I3")
        .card(A, 1, "")
        .card(A, 2, "a1")
        .card(B, 3, "")
        .build();
    for cells in ["c1 c2 c3", "a1 b1 c1", "b1 c1 d1", "c1 d1 e1", "c1"] {
        assert!(allowed(&game, &format!("A mark 1 {cells}")), "{cells}");
    }
    for cells in ["c2 c3 c4", "a1", "b1", "a2 b2 c2"] {
        assert_eq!(refused(&game, &format!("A mark 1 {cells}")), Rule::FirstMark, "{cells}");
    }
}

#[test]
fn later_marks() {
    let game = Arrange::new(2).expedition(1, 1, "I2").card(A, 1, "a1 a2").card(B, 3, "").build();
    assert!(allowed(&game, "A mark 1 b1 c1"));
    assert!(allowed(&game, "A mark 1 a3 a4"));
    assert!(allowed(&game, "A mark 1 b2 b3"), "one of its cells is enough");
    assert_eq!(refused(&game, "A mark 1 b3 c3"), Rule::LaterMarks, "b3 touches a2 by a corner only");
    assert_eq!(refused(&game, "A mark 1 a4 a5"), Rule::LaterMarks);
    // The bottom of one column does not touch the top of the next.
    let game = Arrange::new(2).card(A, 1, "a1 a2 a3 a4 a5").card(B, 3, "").build();
    assert_eq!(refused(&game, "A mark 1 c1"), Rule::LaterMarks);
    assert_eq!(
        legal(&game, A).iter().filter(|text| text.split(' ').count() == 3).count(),
        5,
        "the five cells of the second column"
    );
}

#[test]
fn marks_sealed() {
    let mut game = Arrange::new(3)
        .chamber(1, "Ex... ..... ..... ..... ....T")
        .card(A, 1, "")
        .card(B, 2, "")
        .card(C, 3, "")
        .build();
    assert_eq!(deciding(&game), "ABC");
    let before = game.view(Viewer::Seat(B));
    // A crosses a red cross: neither the mark nor the pending bonus shows, not even that anything happened.
    let done = game.play(A, &"mark 1 a1 b1".parse().expect("an action")).expect("a legal action");
    assert!(done.revealed.is_empty());
    assert!(done.journal.notes.iter().all(|note| note.to(Viewer::Seat(B)).is_none()));
    assert!(done.journal.notes.iter().any(|note| note.to(Viewer::Seat(A)).is_some()));
    assert_eq!(game.view(Viewer::Seat(B)), before);
    assert_eq!(seen(&game, Viewer::Seat(A), "/seats/A/cards/0/crossed"), serde_json::json!(["a1", "b1"]));
    // A has marked when no bonus is left; then the others see that, and nothing else.
    play(&mut game, "A bonus 1 c1");
    assert_eq!(deciding(&game), "BC");
    assert_eq!(refused(&game, "A mark 1 a2"), Rule::MarksSealed);
    assert_eq!(seen(&game, Viewer::Seat(B), "/seats/A/cards/0/crossed"), serde_json::json!([]));
    play(&mut game, "C mark 3 a1");
    // The last mark opens all of them together.
    let (events, revealed) = played(&mut game, "B mark 2 a1");
    assert_eq!(revealed, SeatSet::all(3));
    let shown =
        |seat| events.iter().any(|event| matches!(event, Event::MarksShown { seat: by, .. } if *by == seat));
    assert!([A, B, C].into_iter().all(shown), "{events:?}");
    assert_eq!(
        seen(&game, Viewer::Public, "/seats/A/cards/0/crossed"),
        serde_json::json!(["a1", "b1", "c1"])
    );
    assert_eq!(at(&game, "/expedition"), 2);
    assert_eq!(deciding(&game), "ABC");
}

#[test]
fn shown_marks_are_news_to_the_others() {
    // Nothing but the marks is turned up here, as A takes a card next.
    let before = "a1 a2 a3 a4 a5 b5 c5 d5";
    let mut game = Arrange::new(2).card(A, 7, before).card(B, 2, "").build();
    play(&mut game, "B mark 2 a1");
    assert_eq!(played(&mut game, "A mark 7 e5").1, SeatSet::all(2));
    // A marks alone: it learns nothing that it did not know.
    let mut game = Arrange::new(2).card(A, 7, before).display("10").all_other_cards(B).build();
    assert_eq!(played(&mut game, "A mark 7 e5").1, SeatSet::only(B));
}

#[test]
fn what_is_asked() {
    // One cell left to cross, one card to take, one bonus: each is asked.
    let mut game = Arrange::new(2)
        .chamber(1, "E#### .#### .#### .#### ...xT")
        .card(A, 1, "a1 a2 a3 a4 a5 b5 c5")
        .card(B, 3, "")
        .display("9")
        .all_other_cards(B)
        .build();
    assert_eq!(legal(&game, A), ["mark 1 d5", "mark 1 d5 e5"]);
    play(&mut game, "A mark 1 d5");
    assert_eq!(legal(&game, A), ["bonus 1 e5"]);
    play(&mut game, "A bonus 1 e5; B mark 3 a1");
    assert_eq!(deciding(&game), "A");
    assert_eq!(legal(&game, A), ["take 9"]);
}
