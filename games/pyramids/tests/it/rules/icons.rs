//! Icons: a test for each rule, named after it.

use pyramids::{Event, Rule};

use super::table::*;

/// A has card 1 with this chamber and the entrance crossed, B an empty one; the pattern is I3.
fn chamber(rows: &str) -> Arrange {
    Arrange::new(2).chamber(1, rows).expedition(2, 1, "I3").card(A, 1, "a1").card(B, 2, "")
}

#[test]
fn icon_order() {
    // A skull and a potion in one mark: the skull comes first and is erased again.
    let mut game = chamber("Eps.. ..... ..... ..... ....T").build();
    play(&mut game, "A mark 1 b1 c1 d1");
    assert_eq!(at(&game, "/seats/A/skulls"), 0);
    // At the end of the track the skull is lost before the potion erases two.
    let mut game = chamber("Eps.. ..... ..... ..... ....T").skulls(A, 10).build();
    play(&mut game, "A mark 1 b1 c1 d1");
    assert_eq!(at(&game, "/seats/A/skulls"), 8);
    // The bonus of a red cross comes after the other icons of the mark: the potion finds no skull of the bonus.
    let mut game = chamber("Epx.. ...s. ..... ..... ....T").build();
    play(&mut game, "A mark 1 b1 c1 d1; A bonus 1 d2");
    assert_eq!(at(&game, "/seats/A/skulls"), 1);
    // Two red crosses: each bonus acts at once, before the next is chosen.
    let mut game = chamber("Exx.. ...s. ...p. ..... ....T").build();
    play(&mut game, "A mark 1 b1 c1 d1; A bonus 1 d2");
    assert_eq!(at(&game, "/seats/A/skulls"), 1);
    assert_eq!(at(&game, "/seats/A/to_mark/bonus"), 1);
    play(&mut game, "A bonus 1 d3");
    assert_eq!(at(&game, "/seats/A/skulls"), 0);
}

#[test]
fn gems() {
    let mut game = chamber("Errg. ..... ..... ..... ....T").gems(A, 3, 9).build();
    play(&mut game, "A mark 1 b1 c1 d1");
    assert_eq!((at(&game, "/seats/A/red"), at(&game, "/seats/A/green")), (5.into(), 10.into()));
    let mut game = chamber("Errg. ..... ..... ..... ....T").gems(A, 9, 10).build();
    play(&mut game, "A mark 1 b1 c1 d1");
    assert_eq!(
        (at(&game, "/seats/A/red"), at(&game, "/seats/A/green")),
        (10.into(), 10.into()),
        "ten at most"
    );
}

#[test]
fn torches() {
    let mut game = chamber("Ett.. ..... ..... ..... ....T").torch(A, 1).build();
    play(&mut game, "A mark 1 b1 c1 d1; B mark 2 a1");
    assert_eq!(at(&game, "/seats/A/torches"), serde_json::json!([1, 2]), "the current round's, and one only");
    // Another one in the same round gives nothing.
    let mut game = chamber("Et... ..... ..... ..... ....T").torch(A, 2).build();
    play(&mut game, "A mark 1 b1; B mark 2 a1");
    assert_eq!(at(&game, "/seats/A/torches"), serde_json::json!([2]));
    // A round gone by cannot be lit any more.
    let mut game = chamber("Et... ..... ..... ..... ....T").expedition(4, 7, "I3").build();
    play(&mut game, "A mark 1 b1; B mark 2 a1");
    assert_eq!(at(&game, "/seats/A/torches"), serde_json::json!([4]));
}

#[test]
fn skulls() {
    let mut game = chamber("Ess.. ..... ..... ..... ....T").skulls(A, 3).build();
    play(&mut game, "A mark 1 b1 c1 d1");
    assert_eq!(at(&game, "/seats/A/skulls"), 5);
    let mut game = chamber("Ess.. ..... ..... ..... ....T").skulls(A, 9).build();
    play(&mut game, "A mark 1 b1 c1 d1");
    assert_eq!(at(&game, "/seats/A/skulls"), 10, "ten at most");
}

#[test]
fn potions() {
    for (before, after) in [(0, 0), (1, 0), (2, 0), (3, 1), (10, 8)] {
        let mut game = chamber("Ep... ..... ..... ..... ....T").skulls(A, before).build();
        play(&mut game, "A mark 1 b1");
        assert_eq!(at(&game, "/seats/A/skulls"), after);
    }
    let mut game = chamber("Epp.. ..... ..... ..... ....T").skulls(A, 7).build();
    play(&mut game, "A mark 1 b1 c1 d1");
    assert_eq!(at(&game, "/seats/A/skulls"), 3, "each potion erases two");
}

#[test]
fn red_cross() {
    let mut game = chamber("Ex... .r... ..... ..... ....T")
        .chamber(4, "E.... x.... ..... ..... ....T")
        .card(A, 4, "")
        .build();
    assert_eq!(refused(&game, "A bonus 1 b1"), Rule::RedCross, "no bonus yet");
    play(&mut game, "A mark 1 b1");
    assert_eq!(deciding(&game), "AB");
    // One more cell on either card: an entrance, or beside a crossed cell; never the pattern, never nothing.
    assert_eq!(legal(&game, A), ["bonus 1 a2", "bonus 1 b2", "bonus 1 c1", "bonus 4 a1"]);
    assert_eq!(refused(&game, "A mark 1 a2"), Rule::RedCross);
    assert_eq!(refused(&game, "A bonus 1 e5"), Rule::LaterMarks);
    assert_eq!(refused(&game, "A bonus 4 a2"), Rule::FirstMark);
    assert_eq!(refused(&game, "A bonus 1 b1"), Rule::MarkOpenCells);
    play(&mut game, "A bonus 4 a1");
    assert_eq!(deciding(&game), "B", "the bonus is used up");

    // It chains, its icons act, and it may cross a tomb.
    let mut game = chamber("Ex... .xr.. ..... ..... ....T")
        .chamber(4, "E.... ..... ..... ..... ...xT")
        .card(A, 4, "a1 a2 a3 a4 a5 b5 c5")
        .build();
    play(&mut game, "A mark 1 b1; A bonus 1 b2; A bonus 4 d5");
    assert_eq!(at(&game, "/seats/A/to_mark/bonus"), 1);
    let events = play(&mut game, "A bonus 4 e5; B mark 2 a1");
    assert!(events.contains(&Event::Completed { seat: A, card: pyramids::Card::new(4).expect("a card") }));
    // Two red crosses in one mark give two.
    let mut game = chamber("Exx.. ..... ..... ..... ....T").build();
    play(&mut game, "A mark 1 b1 c1 d1");
    assert_eq!(at(&game, "/seats/A/to_mark/bonus"), 2);
    play(&mut game, "A bonus 1 a2; A bonus 1 a3");
    assert_eq!(deciding(&game), "B");
    // With no bonus owed there is nothing to replace or to keep either.
    assert_eq!(refused(&game, "B take deck"), Rule::ReplaceFrom);
    assert_eq!(refused(&game, "B keep 1 2"), Rule::DealAndKeep);
    assert_eq!(refused(&game, "B bonus 2 a1"), Rule::RedCross);
}

#[test]
fn bonus_completed() {
    let mut game = Arrange::new(2)
        .chamber(1, "E.... ..... ..... ...r. ...xT")
        .card(A, 1, "a1 a2 a3 a4 a5 b5 c5")
        .card(B, 2, "")
        .build();
    // The mark crosses the tomb and a red cross; the bonus still goes to the same card.
    play(&mut game, "A mark 1 d5 e5");
    assert!(allowed(&game, "A bonus 1 d4"));
    play(&mut game, "A bonus 1 d4; B mark 2 a1");
    assert_eq!(at(&game, "/seats/A/red"), 1);
    assert_eq!(numbers(&at(&game, "/seats/A/completed")), [1]);
}

#[test]
fn bonus_lapse() {
    // Two red crosses at the end of the only way: one bonus for the tomb, then nothing is left.
    let mut game = Arrange::new(2)
        .chamber(1, "E#### .#### .#### .#### .xxxT")
        .expedition(1, 1, "I3")
        .card(A, 1, "a1 a2 a3 a4 a5")
        .card(B, 2, "")
        .build();
    play(&mut game, "A mark 1 b5 c5 d5");
    assert_eq!(at(&game, "/seats/A/to_mark/bonus"), 3);
    let events = play(&mut game, "A bonus 1 e5");
    assert!(events.contains(&Event::BonusLapsed { seat: A, crosses: 2 }), "{events:?}");
    assert_eq!(deciding(&game), "B");
    // With another card at hand nothing lapses.
    let mut game = Arrange::new(2)
        .chamber(1, "E#### .#### .#### .#### .xxxT")
        .expedition(1, 1, "I3")
        .card(A, 1, "a1 a2 a3 a4 a5")
        .card(A, 4, "")
        .card(B, 2, "")
        .build();
    let events = play(&mut game, "A mark 1 b5 c5 d5; A bonus 1 e5");
    assert!(!events.iter().any(|event| matches!(event, Event::BonusLapsed { .. })), "{events:?}");
    assert_eq!(legal(&game, A), ["bonus 4 a1"]);
}
