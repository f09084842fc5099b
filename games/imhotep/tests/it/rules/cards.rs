//! The rules of the market cards, a test each, named after the rule.

use imhotep::{Card, Event, Rule};
use serde_json::json;

use super::table::*;

/// All red cards.
const RED: &str = "entrance entrance sarcophagus sarcophagus paved-path paved-path";

#[test]
fn red_cards() {
    for (card, path, built) in [
        ("entrance", "/pyramid/built/0", json!(["A"])),
        ("sarcophagus", "/chamber", json!(["A"])),
        ("paved-path", "/obelisks/stones/A", json!(1)),
    ] {
        let mut game = Arrange::new(2, "").load("4.1", A).market(card).build();
        play(&mut game, &format!("A sail 4 market; A take {card}"));
        assert_eq!(at(&game, path), built, "{card}");
        assert_eq!(at(&game, "/seats/A/quarry"), 28, "the stone comes from the quarry");
        assert_eq!(at(&game, "/market/discards"), json!([card]));
        assert!(at(&game, "/seats/A/cards").as_array().expect("a list").is_empty());
    }
}

#[test]
fn red_follows_site() {
    // Side A: the next space of the pyramid, which gives 4 here.
    let mut game = Arrange::new(2, "").pyramid("BBBB").load("4.1", A).market("entrance").build();
    play(&mut game, "A sail 4 market; A take entrance");
    assert_eq!(line(&game, A, "pyramid"), 4);

    // Side B: the owner picks the pyramid and gets the bonus.
    let mut game =
        Arrange::new(2, "pyramid=B").pyramids("middle", "BB").load("4.1", A).market("entrance").build();
    play(&mut game, "A sail 4 market; A take entrance");
    assert_eq!(legal(&game, A), ["pyramid left", "pyramid middle", "pyramid right"]);
    assert_eq!(at(&game, "/market/acting"), "entrance");
    play(&mut game, "A pyramid middle; A stones");
    assert_eq!(line(&game, A, "pyramid"), 1);
    assert_eq!(at(&game, "/seats/A/sled"), 3);
    assert_eq!(at(&game, "/seats/A/quarry"), 25);

    // All pyramids complete: beside them, without a question.
    let full = ["left", "middle", "right"];
    let mut game = full
        .into_iter()
        .fold(Arrange::new(2, "pyramid=B"), |table, name| table.pyramids(name, "BBBBB"))
        .load("4.1", A)
        .market("entrance")
        .build();
    play(&mut game, "A sail 4 market; A take entrance");
    assert_eq!(line(&game, A, "pyramid"), 1);
    assert_eq!(at(&game, "/pyramid/beside"), 1);

    // Obelisks B: the third stone makes a tower.
    let mut game = Arrange::new(2, "obelisks=B").obelisks("AA").load("4.1", A).market("paved-path").build();
    play(&mut game, "A sail 4 market; A take paved-path");
    assert_eq!(at(&game, "/obelisks/towers/0"), "A");
    assert_eq!(line(&game, A, "obelisks"), 10);

    // It counts for the Wrath of the Pharaoh.
    let table = || Arrange::new(2, "wrath=on").pyramid("A").temple("A").obelisks("A").load("4.1", A);
    let mut game = table().market("sarcophagus").build();
    assert_eq!(line(&game, A, "wrath"), -5);
    play(&mut game, "A sail 4 market; A take sarcophagus");
    assert_eq!(line(&game, A, "wrath"), 0);
}

#[test]
fn red_no_stone() {
    // The card comes as a bonus, so no stone has just returned to the quarry.
    let mut game = Arrange::new(2, "pyramid=B")
        .chamber(&"A".repeat(27))
        .pyramids("left", "A")
        .load("4.1", A)
        .pile("sarcophagus")
        .build();
    let events = play(&mut game, "A sail 4 pyramid; A pyramid left; A card");
    assert!(events.contains(&Event::RedCardLapsed { seat: A, card: Card::Sarcophagus }));
    assert_eq!(at(&game, "/chamber").as_array().expect("a list").len(), 27);
    assert_eq!(at(&game, "/market/discards"), json!(["sarcophagus"]));
}

#[test]
fn decorations() {
    // One point for every three stones, whoever owns them: 14 on the pyramid and one beside it are 5 points.
    let game = Arrange::new(2, "").pyramid("ABABABABABABABA").cards(B, "pyramid-decoration").build();
    assert_eq!(lines(&game, "decorations"), [0, 5]);
    // Covered stones of the temple count; two cards give twice as much.
    let game =
        Arrange::new(2, "").temple("AAAABBBBA").cards(A, "temple-decoration temple-decoration").build();
    assert_eq!(lines(&game, "decorations"), [6, 0]);
    // Stones in towers and loose ones count: 3 + 2.
    let game = Arrange::new(2, "obelisks=B").obelisks("AAABB").cards(A, "obelisk-decoration").build();
    assert_eq!(lines(&game, "decorations"), [1, 0]);
    let game = Arrange::new(2, "").obelisks("AAABBB").cards(A, "obelisk-decoration").build();
    assert_eq!(lines(&game, "decorations"), [2, 0]);
    let game = Arrange::new(2, "").chamber("AB").cards(A, "chamber-decoration").build();
    assert_eq!(lines(&game, "decorations"), [0, 0]);
    // Stones on their way count nowhere.
    let game = Arrange::new(2, "").load("1.1 1.2 1.3", A).cards(A, "chamber-decoration").build();
    assert_eq!(lines(&game, "decorations"), [0, 0]);
}

#[test]
fn statues() {
    for (count, points) in [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (10, 25)] {
        let game = Arrange::new(2, "").cards(A, &vec!["statue"; count].join(" ")).build();
        assert_eq!(lines(&game, "statues"), [points, 0], "{count}");
    }
}

#[test]
fn lever() {
    let table = || Arrange::new(3, "").cards(A, "lever").load("1.1 1.4", B).load("1.3", C);
    let mut game = table().build();
    let orders: Vec<String> =
        legal(&game, A).into_iter().filter(|text| text.contains("lever 1 chamber")).collect();
    // Different letters in the order of the alphabet; the unchanged order BCB is one of them.
    assert_eq!(orders, ["BBC", "BCB", "CBB"].map(|order| format!("play lever 1 chamber {order}")));
    play(&mut game, "A play lever 1 chamber CBB");
    assert_eq!(at(&game, "/chamber"), json!(["C", "B", "B"]));
    assert_eq!(at(&game, "/market/discards"), json!(["lever"]));
    assert_eq!(decider(&game), B);

    let game = table().build();
    for order in ["BC", "BBCC", "CCB", "ABC"] {
        assert_eq!(refused(&game, &format!("A play lever 1 chamber {order}")), Rule::Lever, "{order}");
    }
    // The ship must be able to sail, and the dock must be free.
    assert_eq!(refused(&game, "A play lever 2 chamber B"), Rule::SailMinimum);
    let game = table().dock("4", "chamber").build();
    assert_eq!(refused(&game, "A play lever 1 chamber BBC"), Rule::SailDock);

    // Owners still choose.
    let mut game =
        Arrange::new(2, "").cards(A, "lever").load("3.1", A).load("3.2", B).market("statue sail").build();
    play(&mut game, "A play lever 3 market BA");
    assert_eq!(decider(&game), B);
}

#[test]
fn hammer() {
    let mut game = Arrange::new(2, "").cards(A, "hammer").build();
    play(&mut game, "A play hammer 2.3");
    assert_eq!(at(&game, "/ships/1/spaces"), json!([null, null, "A"]));
    assert_eq!(at(&game, "/seats/A/sled"), 2);
    assert_eq!(at(&game, "/seats/A/quarry"), 26);
    assert_eq!(at(&game, "/market/discards"), json!(["hammer"]));
    // As many as go.
    let mut game = Arrange::new(2, "").cards(A, "hammer").sled(A, 4).build();
    play(&mut game, "A play hammer 2.3");
    assert_eq!(at(&game, "/seats/A/sled"), 4);
}

#[test]
fn hammer_needs() {
    let full = Arrange::new(2, "").cards(A, "hammer").sled(A, 5).build();
    assert_eq!(refused(&full, "A play hammer 1.1"), Rule::HammerNeeds, "no room for a stone");
    let empty = Arrange::new(2, "").cards(A, "hammer").chamber(&"A".repeat(28)).sled(A, 1).build();
    assert_eq!(refused(&empty, "A play hammer 1.1"), Rule::HammerNeeds, "no stone in the quarry");
    // Every space is taken.
    let game = Arrange::new(2, "")
        .cards(A, "hammer")
        .load("1.1 1.2 1.3 1.4 2.1 2.2 2.3", B)
        .load("3.1 3.2 4.1", B)
        .build();
    assert_eq!(refused(&game, "A play hammer 1.1"), Rule::LoadStone);
    assert!(!legal(&game, A).iter().any(|text| text.contains("hammer")));
}

#[test]
fn sail_card() {
    // The minimum is looked at after the loading.
    let mut game = Arrange::new(2, "").cards(A, "sail").sled(A, 1).load("2.1", B).build();
    assert!(!allowed(&game, "A sail 2 temple"));
    assert!(allowed(&game, "A play sail 2.2 temple"));
    play(&mut game, "A play sail 2.3 temple");
    assert_eq!(at(&game, "/temple/tops"), json!(["B", "A", null, null]));
    assert_eq!(at(&game, "/seats/A/sled"), 0);
    assert_eq!(at(&game, "/market/discards"), json!(["sail"]));

    let table = || Arrange::new(2, "").cards(A, "sail").load("1.1", B);
    let game = table().sled(A, 1).build();
    assert_eq!(refused(&game, "A play sail 1.2 temple"), Rule::SailMinimum, "two of three");
    assert_eq!(refused(&game, "A play sail 1.1 temple"), Rule::LoadStone, "the space is taken");
    assert_eq!(refused(&table().build(), "A play sail 4.1 temple"), Rule::SailCard, "the sled is empty");
    let game = table().sled(A, 1).dock("3", "temple").build();
    assert_eq!(refused(&game, "A play sail 4.1 temple"), Rule::SailDock);
    assert_eq!(refused(&game, "A play sail 3.1 market"), Rule::LoadStone, "the ship has sailed");
    let sails: Vec<String> = legal(&game, A).into_iter().filter(|text| text.contains("play sail")).collect();
    assert_eq!(
        sails,
        ["market", "pyramid", "chamber", "obelisks"].map(|site| format!("play sail 4.1 {site}"))
    );
}

#[test]
fn chisel() {
    // On one ship, or on two.
    for (text, one, two) in [
        ("A play chisel 1.2 1.4", json!([null, "A", null, "A"]), json!([null, null, null])),
        ("A play chisel 1.2 2.1", json!([null, "A", null, null]), json!(["A", null, null])),
    ] {
        let mut game = Arrange::new(2, "").cards(A, "chisel").sled(A, 2).build();
        play(&mut game, text);
        assert_eq!(at(&game, "/ships/0/spaces"), one);
        assert_eq!(at(&game, "/ships/1/spaces"), two);
        assert_eq!(at(&game, "/seats/A/sled"), 0);
        assert_eq!(at(&game, "/market/discards"), json!(["chisel"]));
    }
    // Ten spaces are 45 pairs, each listed once.
    let game = Arrange::new(2, "").cards(A, "chisel").sled(A, 2).build();
    assert_eq!(legal(&game, A).iter().filter(|text| text.contains("chisel")).count(), 45);
}

#[test]
fn chisel_needs() {
    let game = Arrange::new(2, "").cards(A, "chisel").sled(A, 1).build();
    assert_eq!(refused(&game, "A play chisel 1.1 1.2"), Rule::ChiselNeeds);
    // A single free space.
    let game = Arrange::new(2, "")
        .cards(A, "chisel")
        .sled(A, 2)
        .load("1.1 1.2 1.3 1.4 2.1 2.2 2.3 3.1 3.2", B)
        .build();
    assert!(!legal(&game, A).iter().any(|text| text.contains("chisel")));
    assert_eq!(refused(&game, "A play chisel 3.2 4.1"), Rule::LoadStone);
    assert_eq!(refused(&game, "A play chisel 4.1 4.2"), Rule::Ships);
}

#[test]
fn blue_unused() {
    let game = Arrange::new(2, "").cards(A, "lever hammer sail sail chisel statue").build();
    assert_eq!(lines(&game, "blue"), [5, 0]);
}

#[test]
fn discard_order() {
    // A blue card is on the discards before its effect: the pile is remade with it.
    let mut game = Arrange::new(2, "pyramid=B")
        .pyramids("left", "B")
        .load("4.1", A)
        .cards(A, "lever")
        .market(RED)
        .all_other_cards(B)
        .build();
    let events = play(&mut game, "A play lever 4 pyramid A; A pyramid left; A card");
    assert!(events.contains(&Event::CardDrawn { seat: A, card: Card::Lever }), "{events:?}");

    // A red card is there before the bonus of its stone: the entrance itself is drawn, and acts again.
    let mut game = Arrange::new(2, "pyramid=B")
        .pyramids("left", "B")
        .load("4.1", A)
        .market(RED)
        .all_other_cards(B)
        .build();
    let events = play(&mut game, "A sail 4 market; A take entrance; A pyramid left; A card");
    assert!(events.contains(&Event::CardDrawn { seat: A, card: Card::Entrance }), "{events:?}");
    assert_eq!(legal(&game, A), ["pyramid left", "pyramid middle", "pyramid right"]);
}
