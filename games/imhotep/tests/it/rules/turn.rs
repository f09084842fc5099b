//! The rules before the game and of a turn, a test each, named after the rule.

use super::table::*;
use imhotep::{Event, Imhotep, Rule};
use serde_json::json;
use tabletop::{Game, Journal, Seed, Setup, Silent};

fn new(seats: usize) -> Imhotep {
    Imhotep::new(&Setup::new::<Imhotep>(seats, Seed::new([1; 32])), &mut Silent).expect("a game")
}

#[test]
fn round_cards() {
    let printed: [&[&str]; 3] = [
        &["4331", "4322", "4321", "4221", "3322", "3321", "3221"],
        &["4421", "4332", "4322", "4321", "4221", "3332", "3322"],
        &["4432", "4422", "4421", "4333", "4332", "4322", "3332"],
    ];
    for (seats, cards) in (2..=4).zip(printed) {
        let mut told = Journal::default();
        let mut game =
            Imhotep::new(&Setup::new::<Imhotep>(seats, Seed::new([9; 32])), &mut told).expect("a game");
        let order = told.shuffles[0].order.clone();
        assert_eq!(told.shuffles[0].name, "rounds");
        let mut sorted = order.clone();
        sorted.sort_by(|one, other| other.cmp(one));
        assert_eq!(sorted, cards);

        // The first six are played, from the top; the seventh is never seen.
        let mut played = Vec::new();
        let mut rng = tabletop::Rng::new(seats as u64);
        let begun = |notes: &[tabletop::Note<Event>], played: &mut Vec<String>| {
            for note in notes {
                if let Some(Event::RoundBegan { ships, .. }) = note.to(tabletop::Viewer::Public) {
                    played.push(ships.to_string());
                }
            }
        };
        begun(&told.notes, &mut played);
        while let tabletop::Status::Deciding(seats) = game.status() {
            let seat = seats.first().expect("somebody decides");
            let action = game.sample(seat, &mut rng);
            begun(&game.play(seat, &action).expect("sampled actions are legal").journal.notes, &mut played);
        }
        assert_eq!(played, order[..6]);
        assert_eq!(at(&game, "/unseen_rounds"), json!([order[6]]));
    }
}

#[test]
fn ships() {
    let game = Arrange::new(2, "").ships("4321").build();
    for (ship, capacity, minimum) in [(0, 4, 3), (1, 3, 2), (2, 2, 1), (3, 1, 1)] {
        assert_eq!(at(&game, &format!("/ships/{ship}/capacity")), capacity);
        assert_eq!(at(&game, &format!("/ships/{ship}/minimum")), minimum);
    }
    let game = Arrange::new(2, "").sled(A, 1).build();
    assert_eq!(refused(&game, "A load 2.4"), Rule::Ships, "ship 2 holds three");
    assert_eq!(refused(&game, "A load 4.2"), Rule::Ships, "ship 4 holds one");
}

#[test]
fn starting_stones() {
    let game = new(4);
    for (seat, sled, quarry) in [("A", 2, 27), ("B", 3, 26), ("C", 4, 25), ("D", 5, 24)] {
        assert_eq!(at(&game, &format!("/seats/{seat}/sled")), sled);
        assert_eq!(at(&game, &format!("/seats/{seat}/quarry")), quarry);
    }
    assert_eq!(decider(&game), A);
}

#[test]
fn sled() {
    let game = Arrange::new(2, "").sled(A, 5).build();
    assert_eq!(refused(&game, "A stones"), Rule::Sled);
    assert!(allowed(&Arrange::new(2, "").sled(A, 4).build(), "A stones"));
}

#[test]
fn one_action() {
    let mut game = Arrange::new(3, "").sled(A, 1).build();
    assert_eq!(refused(&game, "B stones"), Rule::OneAction);
    for (text, next) in [("A load 1.1", B), ("B stones", C), ("C stones", A)] {
        play(&mut game, text);
        assert_eq!(decider(&game), next);
    }
    for (text, rule) in [
        ("A take statue", Rule::MarketTake),
        ("A take hidden", Rule::MarketTake),
        ("A keep statue", Rule::MarketPair),
        ("A pyramid left", Rule::PyramidsChoice),
        ("A card", Rule::PyramidsBonus),
        ("A decline", Rule::BonusLoad),
        ("A point", Rule::TempleRewards),
    ] {
        assert_eq!(refused(&game, text), rule, "{text}");
    }
}

#[test]
fn take_stones() {
    for (sled, taken) in [(0, 3), (2, 3), (3, 2), (4, 1)] {
        let mut game = Arrange::new(2, "").sled(A, sled).build();
        let events = play(&mut game, "A stones");
        assert_eq!(events, [Event::StonesTaken { seat: A, stones: taken }]);
        assert_eq!(at(&game, "/seats/A/sled"), sled + taken);
        assert_eq!(at(&game, "/seats/A/quarry"), 29 - sled - taken);
    }
    // Two stones left in the quarry: two are taken.
    let mut game = Arrange::new(2, "").chamber(&"A".repeat(27)).build();
    play(&mut game, "A stones");
    assert_eq!(at(&game, "/seats/A/sled"), 2);
    // None left: not available.
    let game = Arrange::new(2, "").chamber(&"A".repeat(28)).sled(A, 1).build();
    assert_eq!(refused(&game, "A stones"), Rule::TakeStones);
}

#[test]
fn load_stone() {
    let mut game = Arrange::new(2, "").sled(A, 2).sled(B, 1).dock("4", "temple").build();
    assert_eq!(refused(&game, "A load 4.1"), Rule::LoadStone, "ship 4 has sailed");
    play(&mut game, "A load 1.3");
    assert_eq!(at(&game, "/ships/0/spaces"), json!([null, null, "A", null]));
    assert_eq!(at(&game, "/seats/A/sled"), 1);
    assert_eq!(refused(&game, "B load 1.3"), Rule::LoadStone, "the space is taken");
    play(&mut game, "B load 1.1");
    play(&mut game, "A load 2.1");
    assert_eq!(refused(&game, "B load 2.2"), Rule::LoadStone, "the sled is empty");
    let all: Vec<String> = legal(&Arrange::new(2, "").sled(A, 1).build(), A);
    let loads: Vec<&str> = all.iter().filter(|text| text.starts_with("load")).map(String::as_str).collect();
    let spaces = ["1.1", "1.2", "1.3", "1.4", "2.1", "2.2", "2.3", "3.1", "3.2", "4.1"];
    assert_eq!(loads, spaces.map(|space| format!("load {space}")));
}

#[test]
fn sail_minimum() {
    // A ship for 4, 3, 2, 1 needs 3, 2, 1, 1 stones.
    for (ship, spaces, enough) in [
        ("1", "1.2 1.4", false),
        ("1", "1.1 1.2 1.4", true),
        ("2", "2.3", false),
        ("2", "2.1 2.3", true),
        ("3", "3.2", true),
        ("4", "4.1", true),
    ] {
        // The stones are another seat's: a ship without own stones may be sailed.
        let game = Arrange::new(2, "").load(spaces, B).build();
        let text = format!("A sail {ship} temple");
        assert_eq!(allowed(&game, &text), enough, "{text} with {spaces}");
        if !enough {
            assert_eq!(refused(&game, &text), Rule::SailMinimum);
        }
    }
    assert_eq!(refused(&Arrange::new(2, "").build(), "A sail 4 temple"), Rule::SailMinimum);
}

#[test]
fn sail_dock() {
    let mut game = Arrange::new(2, "").load("3.1 4.1", A).build();
    play(&mut game, "A sail 3 temple");
    assert_eq!(refused(&game, "B sail 4 temple"), Rule::SailDock, "the dock is taken");
    assert_eq!(refused(&game, "B sail 3 chamber"), Rule::SailDock, "the ship has sailed");
    let sails: Vec<String> = legal(&game, B).into_iter().filter(|text| text.starts_with("sail")).collect();
    assert_eq!(sails, ["sail 4 market", "sail 4 pyramid", "sail 4 chamber", "sail 4 obelisks"]);
    assert_eq!(at(&game, "/ships/2/dock"), "temple");
}

#[test]
fn unloading() {
    // From the bow; the gap at 1.2 is skipped.
    let mut game = Arrange::new(3, "").load("1.1 1.4", B).load("1.3", C).build();
    let events = play(&mut game, "A sail 1 chamber");
    let built: Vec<Event> =
        events.into_iter().filter(|event| matches!(event, Event::ChamberBuilt { .. })).collect();
    assert_eq!(
        built,
        [(B, 1), (C, 2), (B, 3)].map(|(seat, row)| Event::ChamberBuilt { seat, row, column: 1 })
    );
    assert_eq!(at(&game, "/chamber"), json!(["B", "C", "B"]));
    assert_eq!(at(&game, "/ships/0/spaces"), json!([null, null, null, null]));
}

#[test]
fn owners_decide() {
    let mut game =
        Arrange::new(3, "").load("2.1", C).load("2.2", B).market("statue lever sail chisel").build();
    play(&mut game, "A sail 2 market");
    assert_eq!(decider(&game), C);
    assert_eq!(refused(&game, "A take statue"), Rule::OwnersDecide);
    assert!(legal(&game, A).is_empty());
    play(&mut game, "C take statue; B take lever");
    assert_eq!(decider(&game), B, "after A's turn it is B's");
    assert!(allowed(&game, "B stones"));
}

#[test]
fn blue_cards() {
    let mut game = Arrange::new(2, "").sled(A, 2).cards(A, "chisel hammer").build();
    assert_eq!(refused(&game, "A play sail 1.1 temple"), Rule::BlueCards);
    play(&mut game, "A play chisel 1.1 1.2");
    assert_eq!(at(&game, "/seats/A/cards"), json!(["hammer"]));
    assert_eq!(at(&game, "/market/discards"), json!(["chisel"]));
    assert_eq!(decider(&game), B, "a card is the whole turn");
}

/// A table where seat A can do nothing: all its stones are built, and no ship can sail.
fn stuck() -> Arrange {
    Arrange::new(2, "").chamber(&"A".repeat(29)).obelisks(&"B".repeat(29))
}

#[test]
fn pass() {
    let game = Arrange::new(2, "").build();
    assert_eq!(refused(&game, "A pass"), Rule::Pass);
    assert!(!legal(&game, A).contains(&"pass".to_owned()));
    let mut game = stuck().build();
    assert_eq!(legal(&game, A), ["pass"]);
    assert_eq!(play(&mut game, "A pass"), [Event::Passed { seat: A }]);
    // A blue card that can be played is something else to do.
    let game = Arrange::new(2, "").chamber(&"A".repeat(28)).load("4.1", A).cards(A, "lever").build();
    assert!(!allowed(&game, "A pass"));
    // One that cannot is not.
    assert_eq!(legal(&stuck().cards(A, "lever hammer sail chisel").build(), A), ["pass"]);
}

#[test]
fn all_pass() {
    // One stone each on ship 1: below its minimum. C passes last, so A begins the next round.
    let stuck = || {
        Arrange::new(3, "")
            .chamber(&"A".repeat(28))
            .obelisks(&"B".repeat(28))
            .temple(&"C".repeat(29))
            .load("1.1", A)
            .load("1.2", B)
            .turn(A)
    };
    let mut game = stuck().build();
    play(&mut game, "A pass; B pass");
    assert_eq!(at(&game, "/round"), 1);
    let events = play(&mut game, "C pass");
    let told = |wanted: Event| events.iter().position(|event| *event == wanted).expect("it is told");
    let left = told(Event::ShipsLeft { stones: 2 });
    let temple = told(Event::TempleScored { seat: C, space: 1, points: 1 });
    assert!(left < temple, "the ships leave before the temple scores");
    assert_eq!(at(&game, "/round"), 2);
    assert_eq!(at(&game, "/seats/A/quarry"), 1);
    assert_eq!(at(&game, "/seats/B/quarry"), 1);
    assert_eq!(line(&game, C, "temple-1"), 5);
    assert_eq!(decider(&game), A);

    // An action in between begins the row anew.
    let mut game = Arrange::new(3, "")
        .chamber(&"A".repeat(29))
        .obelisks(&"B".repeat(29))
        .temple(&"C".repeat(28))
        .load("4.1", C)
        .turn(C)
        .build();
    play(&mut game, "C sail 4 temple; A pass; B pass");
    assert_eq!(at(&game, "/round"), 1);
    play(&mut game, "C pass");
    assert_eq!(at(&game, "/round"), 2);
    assert_eq!(decider(&game), A);

    // A pass before an action does not count: B loads between two passes of A.
    let mut game = Arrange::new(3, "")
        .chamber(&"A".repeat(29))
        .obelisks(&"B".repeat(28))
        .temple(&"C".repeat(29))
        .sled(B, 1)
        .build();
    play(&mut game, "A pass; B load 1.1; C pass; A pass");
    assert_eq!(at(&game, "/round"), 1);
    play(&mut game, "B pass");
    assert_eq!(at(&game, "/round"), 2);
}

#[test]
fn what_is_asked() {
    // A single card to take, a single card to keep, a single open pyramid: asked all the same.
    let mut game = Arrange::new(2, "market=B").load("4.1", A).market("statue").build();
    play(&mut game, "A sail 4 market");
    assert_eq!(legal(&game, A), ["take statue", "decline"]);

    let mut game = Arrange::new(2, "market=B").load("4.1", A).pair("statue statue").build();
    play(&mut game, "A sail 4 market");
    assert_eq!(legal(&game, A), ["take hidden", "decline"]);
    play(&mut game, "A take hidden");
    assert_eq!(legal(&game, A), ["keep statue"]);

    let full = |open: &str| {
        let pyramids = ["left", "middle", "right"].into_iter().filter(|name| *name != open);
        pyramids.fold(Arrange::new(2, "pyramid=B"), |table, name| table.pyramids(name, "ABABA"))
    };
    let mut game = full("middle").load("4.1", A).build();
    play(&mut game, "A sail 4 pyramid");
    assert_eq!(legal(&game, A), ["pyramid middle"]);

    // All three complete: not asked.
    let mut game = full("").load("4.1", A).build();
    play(&mut game, "A sail 4 pyramid");
    assert_eq!(decider(&game), B);

    // A loading bonus with an empty sled, or with no space: not asked.
    let mut game = Arrange::new(2, "pyramid=B").pyramids("right", "AAA").load("4.1", A).build();
    play(&mut game, "A sail 4 pyramid; A pyramid right");
    assert_eq!(decider(&game), B);
}
