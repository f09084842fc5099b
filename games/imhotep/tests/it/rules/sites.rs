//! The rules of the monuments, a test each, named after the rule.

use imhotep::{Event, Rule};
use serde_json::json;
use tabletop::{Draw as _, Rng, SeatSet};

use super::table::*;

#[test]
fn pyramid_order() {
    // Fourteen stones, one after another, each for the points of its space.
    let points = [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4];
    for (before, points) in points.into_iter().enumerate() {
        let mut game = Arrange::new(2, "").pyramid(&"B".repeat(before)).load("4.1", A).build();
        let events = play(&mut game, "A sail 4 pyramid");
        assert!(events.contains(&Event::PyramidBuilt { seat: A, points }), "stone {}", before + 1);
        assert_eq!(line(&game, A, "pyramid"), i32::from(points));
    }
}

#[test]
fn pyramid_beside() {
    let mut game = Arrange::new(2, "").pyramid(&"B".repeat(14)).load("3.1 3.2", A).build();
    play(&mut game, "A sail 3 pyramid");
    assert_eq!(line(&game, A, "pyramid"), 2);
    assert_eq!(at(&game, "/pyramid/beside"), 2);

    let full = ["left", "middle", "right"];
    let mut game = full
        .into_iter()
        .fold(Arrange::new(2, "pyramid=B"), |table, name| table.pyramids(name, "BBBBB"))
        .load("3.1 3.2", A)
        .build();
    play(&mut game, "A sail 3 pyramid");
    assert_eq!(line(&game, A, "pyramid"), 2);
    assert_eq!(at(&game, "/pyramid/beside"), 2);
}

#[test]
fn pyramids_choice() {
    let printed = [("left", [2, 1, 3, 2, 4]), ("middle", [2, 3, 1, 1, 4]), ("right", [2, 3, 3, 1, 4])];
    for (name, points) in printed {
        for (before, points) in points.into_iter().enumerate() {
            let mut game = Arrange::new(2, "pyramid=B")
                .pyramids(name, &"B".repeat(before))
                .load("4.1", A)
                .pile("statue")
                .build();
            play(&mut game, &format!("A sail 4 pyramid; A pyramid {name}"));
            assert_eq!(line(&game, A, "pyramid"), points, "{name} {}", before + 1);
        }
    }
    let mut game = Arrange::new(2, "pyramid=B").pyramids("left", "BBBBB").load("4.1", A).build();
    play(&mut game, "A sail 4 pyramid");
    assert_eq!(legal(&game, A), ["pyramid middle", "pyramid right"]);
    assert_eq!(refused(&game, "A pyramid left"), Rule::PyramidsChoice);
    assert_eq!(refused(&game, "A decline"), Rule::PyramidsChoice);
}

#[test]
fn pyramids_bonus() {
    let table = |name: &str, owners: &str| {
        Arrange::new(3, "pyramid=B").pyramids(name, owners).load("4.1", B).sled(B, 1).pile("statue lever")
    };
    let mut game = table("left", "A").build();
    let (_, revealed) = {
        play(&mut game, "A sail 4 pyramid; B pyramid left");
        played(&mut game, "B card")
    };
    assert_eq!(at(&game, "/seats/B/cards"), json!(["statue"]));
    assert_eq!(revealed, SeatSet::all(3), "everybody sees the card");

    let mut game = table("middle", "AA").build();
    play(&mut game, "A sail 4 pyramid; B pyramid middle; B stones");
    assert_eq!(at(&game, "/seats/B/sled"), 4);

    let mut game = table("right", "AAA").build();
    play(&mut game, "A sail 4 pyramid; B pyramid right");
    assert_eq!(decider(&game), B);
    play(&mut game, "B load 1.2");
    assert_eq!(at(&game, "/ships/0/spaces"), json!([null, "B", null, null]));
    assert_eq!(at(&game, "/seats/B/sled"), 0);
    assert_eq!(decider(&game), B, "A's turn is over");
}

#[test]
fn bonus_offered() {
    // Three stones, as many as fit: here two, or none by choice.
    let middle = || Arrange::new(2, "pyramid=B").pyramids("middle", "BB").load("4.1", A);
    for (answer, after) in [("A stones", 5), ("A decline", 3)] {
        let mut game = middle().sled(A, 3).build();
        play(&mut game, "A sail 4 pyramid; A pyramid middle");
        assert_eq!(legal(&game, A), ["stones", "decline"]);
        assert_eq!(refused(&game, "A card"), Rule::BonusOffered);
        play(&mut game, answer);
        assert_eq!((at(&game, "/seats/A/sled"), decider(&game)), (json!(after), B));
    }
    // The top card, or none: then it stays where it is, and nobody sees it.
    let left = || Arrange::new(2, "pyramid=B").pyramids("left", "B").load("4.1", A).pile("statue lever");
    for (answer, cards, pile) in [("A card", json!(["statue"]), 33), ("A decline", json!([]), 34)] {
        let mut game = left().build();
        play(&mut game, "A sail 4 pyramid; A pyramid left");
        assert_eq!(legal(&game, A), ["card", "decline"]);
        assert_eq!(refused(&game, "A stones"), Rule::BonusOffered);
        let (_, revealed) = played(&mut game, answer);
        assert_eq!(revealed.is_empty(), answer == "A decline");
        assert_eq!((at(&game, "/seats/A/cards"), at(&game, "/market/pile")), (cards, json!(pile)));
        assert_eq!(decider(&game), B);
    }
    // Nothing to take: not asked.
    let mut game = middle().sled(A, 5).build();
    play(&mut game, "A sail 4 pyramid; A pyramid middle");
    assert_eq!(decider(&game), B);
    let none = "entrance entrance sarcophagus sarcophagus paved-path paved-path";
    let mut game = Arrange::new(2, "pyramid=B")
        .pyramids("left", "B")
        .load("4.1", A)
        .market(none)
        .all_other_cards(B)
        .build();
    let events = play(&mut game, "A sail 4 pyramid; A pyramid left");
    assert!(events.contains(&Event::NoCardLeft { seat: A }), "{events:?}");
    assert_eq!(decider(&game), B);
}

#[test]
fn bonus_automatic() {
    // Three stones, as many as fit: here one, here none.
    for (sled, after) in [(4, 5), (5, 5)] {
        let table = Arrange::new(2, "pyramid=B").rules(1).pyramids("middle", "BB").load("4.1", A);
        let mut game = table.sled(A, sled).build();
        play(&mut game, "A sail 4 pyramid; A pyramid middle");
        assert_eq!(at(&game, "/seats/A/sled"), after);
        assert_eq!(decider(&game), B);
    }
    let mut game =
        Arrange::new(2, "pyramid=B").rules(1).pyramids("left", "B").load("4.1", A).pile("statue").build();
    play(&mut game, "A sail 4 pyramid; A pyramid left");
    assert_eq!((at(&game, "/seats/A/cards"), decider(&game)), (json!(["statue"]), B));
    // No card anywhere: nothing comes.
    let mut game = Arrange::new(2, "pyramid=B")
        .rules(1)
        .pyramids("left", "B")
        .load("4.1", A)
        .market("entrance entrance sarcophagus sarcophagus paved-path paved-path")
        .all_other_cards(B)
        .build();
    let events = play(&mut game, "A sail 4 pyramid; A pyramid left");
    assert!(events.contains(&Event::NoCardLeft { seat: A }), "{events:?}");
}

#[test]
fn bonus_load() {
    let table = || Arrange::new(2, "pyramid=B").pyramids("right", "BBB").load("3.1", A).sled(A, 1);
    let mut game = table().dock("1", "temple").build();
    play(&mut game, "A sail 3 pyramid; A pyramid right");
    // Ship 1 has sailed and ship 3 is being unloaded.
    assert_eq!(legal(&game, A), ["load 2.1", "load 2.2", "load 2.3", "load 4.1", "decline"]);
    assert_eq!(refused(&game, "A load 3.2"), Rule::LoadStone);
    assert_eq!(refused(&game, "A stones"), Rule::BonusLoad);
    let events = play(&mut game, "A decline");
    assert_eq!(events, [Event::BonusDeclined { seat: A }]);
    assert_eq!(at(&game, "/seats/A/sled"), 1);
    assert_eq!(decider(&game), B);

    // The fourth ship is being unloaded: nothing can be loaded, and nothing is asked.
    let mut game = table().dock("1", "temple").dock("2", "market").dock("4", "chamber").build();
    let events = play(&mut game, "A sail 3 pyramid; A pyramid right");
    assert!(events.iter().any(|event| matches!(event, Event::RoundEnded { .. })));
}

#[test]
fn bonus_first() {
    // The card drawn is an entrance: its pyramid is chosen, and its own bonus comes, before the next stone.
    let mut game = Arrange::new(2, "pyramid=B")
        .pyramids("left", "B")
        .pyramids("middle", "BB")
        .load("3.1", A)
        .load("3.2", B)
        .pile("entrance")
        .turn(B)
        .build();
    play(&mut game, "B sail 3 pyramid; A pyramid left; A card");
    assert_eq!(decider(&game), A, "A's entrance comes before B's stone");
    let events = play(&mut game, "A pyramid middle; A stones");
    assert!(events.contains(&Event::StonesTaken { seat: A, stones: 3 }), "{events:?}");
    assert_eq!(decider(&game), B);
    assert!(allowed(&game, "B pyramid right"));

    // The temple waits, too: its fourth space gives an entrance before the fifth is asked.
    let mut game = last_ship(3, "temple=B pyramid=B").temple("CCCAB").pile("entrance").build();
    play(&mut game, "A sail 4 market; C point; C point");
    assert_eq!(legal(&game, A), ["pyramid left", "pyramid middle", "pyramid right"]);
    play(&mut game, "A pyramid left");
    assert_eq!(legal(&game, B), ["stones", "point"]);
}

#[test]
fn temple_order() {
    // Two seats use four spaces, more use five; then the next row covers.
    let mut game = Arrange::new(2, "").temple("BBBB").load("4.1", A).build();
    play(&mut game, "A sail 4 temple");
    assert_eq!(at(&game, "/temple/tops"), json!(["A", "B", "B", "B"]));
    let mut game = Arrange::new(3, "").temple("BBBB").load("3.1 3.2", A).build();
    play(&mut game, "A sail 3 temple");
    assert_eq!(at(&game, "/temple/tops"), json!(["A", "B", "B", "B", "A"]));
    assert_eq!(at(&game, "/temple/stones"), 6);
}

/// The last ship of the round is ready to sail; everything else has docked.
fn last_ship(seats: usize, options: &str) -> Arrange {
    Arrange::new(seats, options)
        .dock("1", "pyramid")
        .dock("2", "chamber")
        .dock("3", "obelisks")
        .load("4.1", A)
}

#[test]
fn temple_score() {
    let mut game = last_ship(3, "").temple("ABBCAC").round(2).build();
    play(&mut game, "A sail 4 market");
    // Visible: C B B C A.
    assert_eq!(lines(&game, "temple-2"), [1, 2, 2]);
    assert_eq!(lines(&game, "temple-1"), [0, 0, 0]);
}

#[test]
fn temple_rewards() {
    // Five seats' worth of spaces: point or stones, 2 points, point or stones, a card, point or stones.
    let mut game = last_ship(3, "temple=B").temple("BCABC").pile("statue lever").build();
    play(&mut game, "A sail 4 market");
    assert_eq!(decider(&game), B);
    assert_eq!(legal(&game, B), ["stones", "point"]);
    assert_eq!(refused(&game, "B load 1.1"), Rule::TempleRewards);
    play(&mut game, "B stones");
    assert_eq!(at(&game, "/seats/B/sled"), 2);
    assert_eq!(line(&game, C, "temple-1"), 2, "the second space has given its points");
    assert_eq!(decider(&game), A);
    let (_, revealed) = played(&mut game, "A point");
    assert_eq!(line(&game, A, "temple-1"), 1);
    assert_eq!(at(&game, "/seats/B/cards"), json!(["statue"]), "the fourth space has given its card");
    assert_eq!(revealed, SeatSet::all(3));
    assert_eq!(decider(&game), C);
    play(&mut game, "C point");
    assert_eq!(line(&game, C, "temple-1"), 3);
    assert_eq!(at(&game, "/round"), 2);

    // Two seats have no fifth space.
    let mut game = last_ship(2, "temple=B").temple("ABAB").pile("statue").build();
    play(&mut game, "A sail 4 market; A stones; A point");
    assert_eq!(at(&game, "/seats/B/cards"), json!(["statue"]));
    assert_eq!(at(&game, "/round"), 2);
}

#[test]
fn temple_nothing_to_take() {
    let mut game = last_ship(2, "temple=B").temple("A").sled(A, 5).build();
    play(&mut game, "A sail 4 market");
    assert_eq!(line(&game, A, "temple-1"), 1);
    assert_eq!(at(&game, "/round"), 2);
    // One stone to take is something.
    let mut game = last_ship(2, "temple=B").temple("A").sled(A, 4).build();
    play(&mut game, "A sail 4 market");
    assert_eq!(legal(&game, A), ["stones", "point"]);
    play(&mut game, "A stones");
    assert_eq!(at(&game, "/seats/A/sled"), 5);
}

#[test]
fn chamber_order() {
    let mut game = Arrange::new(2, "").chamber("AB").load("3.1", A).load("3.2", B).build();
    let events = play(&mut game, "A sail 3 chamber");
    assert!(events.contains(&Event::ChamberBuilt { seat: A, row: 3, column: 1 }));
    assert!(events.contains(&Event::ChamberBuilt { seat: B, row: 1, column: 2 }));
    assert_eq!(at(&game, "/chamber"), json!(["A", "B", "A", "B"]));
}

#[test]
fn chamber_groups() {
    // Stones are given down the columns.
    for (owners, points) in [
        ("", [0, 0]),
        ("A", [1, 0]),
        ("AA", [3, 0]),
        ("AAA", [6, 0]),
        // The bottom of a column and the top of the next do not touch.
        ("BBAA", [2, 3]),
        // Diagonals do not touch.
        ("ABBBA", [2, 4]),
        ("ABBBAB", [2, 7]),
        // Side by side they do.
        ("ABBABB", [3, 10]),
        ("AAAAAA", [17, 0]),
        ("AAAAAAAAA", [23, 0]),
        // A group may turn back to the left.
        ("ABAAAA", [15, 1]),
        // A ring around another colour is one group.
        ("AAAABAAAA", [21, 1]),
    ] {
        let game = Arrange::new(2, "").chamber(owners).build();
        assert_eq!(lines(&game, "chamber"), points, "{owners}");
    }
    // The last column that stones can reach.
    let game = Arrange::new(4, "").chamber(&"A".repeat(29)).build();
    assert_eq!(line(&game, A, "chamber"), 15 + 2 * 24);
    let game =
        Arrange::new(4, "").chamber(&["A", "B", "C", "D"].map(|seat| seat.repeat(29)).join("")).build();
    assert_eq!(lines(&game, "chamber"), [63, 63, 63, 63]);
}

/// The groups of one letter, found one stone at a time.
fn groups(owners: &[char], wanted: char) -> Vec<usize> {
    let mut left: Vec<usize> = (0..owners.len()).filter(|at| owners[*at] == wanted).collect();
    let mut sizes = Vec::new();
    while let Some(first) = left.pop() {
        let mut group = vec![first];
        let mut next = 0;
        while next < group.len() {
            let (row, column) = (group[next] % 3, group[next] / 3);
            let touches = |at: &usize| (at % 3).abs_diff(row) + (at / 3).abs_diff(column) == 1;
            let (joined, rest): (Vec<usize>, Vec<usize>) = left.iter().partition(|at| touches(at));
            group.extend(joined);
            left = rest;
            next += 1;
        }
        sizes.push(group.len());
    }
    sizes
}

#[test]
fn chambers_of_any_shape_are_grouped_as_by_hand() {
    let mut rng = Rng::new(5);
    for _ in 0..300 {
        let stones = 1 + rng.below(40) as usize;
        let owners: Vec<char> = (0..stones).map(|_| ['A', 'A', 'B', 'C'][rng.below(4) as usize]).collect();
        if ['A', 'B', 'C'].iter().any(|seat| owners.iter().filter(|owner| *owner == seat).count() > 29) {
            continue;
        }
        let series = |size: usize| [0, 1, 3, 6, 10, 15][size.min(5)] + 2 * size.saturating_sub(5) as i32;
        let expected = ['A', 'B', 'C'].map(|seat| groups(&owners, seat).into_iter().map(series).sum::<i32>());
        let game = Arrange::new(3, "").chamber(&owners.iter().collect::<String>()).build();
        assert_eq!(lines(&game, "chamber"), expected, "{owners:?}");
    }
}

#[test]
fn chamber_rows() {
    // Columns A B A | A B C | B B A: rows are A A B, B B B, A C A.
    let game = Arrange::new(3, "chamber=B").chamber("ABAABCBBA").build();
    assert_eq!(lines(&game, "chamber"), [8 + 8, 4 + 8, 4]);
    // The third gets 2, the fourth nothing; the middle row is all A's, the bottom row all B's.
    let columns: String = "AAAABBBCCD".chars().flat_map(|top| [top, 'A', 'B']).collect();
    let game = Arrange::new(4, "chamber=B").chamber(&columns).build();
    assert_eq!(lines(&game, "chamber"), [8 + 8, 4 + 8, 2, 0]);
}

#[test]
fn obelisks_height() {
    for (seats, owners, points) in
        [(2, "AAB", vec![10, 1]), (3, "AAABBC", vec![12, 6, 1]), (4, "AAAABBBCCD", vec![15, 10, 5, 1])]
    {
        let game = Arrange::new(seats, "").obelisks(owners).build();
        assert_eq!(lines(&game, "obelisks"), points);
    }
}

#[test]
fn obelisks_towers() {
    let mut game = Arrange::new(2, "obelisks=B").obelisks("AABB").load("3.1", B).load("3.2", A).build();
    let events = play(&mut game, "A sail 3 obelisks");
    assert!(events.contains(&Event::TowerBuilt { seat: B, points: 10 }));
    assert!(events.contains(&Event::TowerBuilt { seat: A, points: 9 }));
    assert_eq!(lines(&game, "obelisks"), [9, 10]);
    // Every space in turn, the dearest free one first.
    for (towers, points) in [10, 9, 8, 7, 6, 5, 5, 5].into_iter().enumerate() {
        let mut game = Arrange::new(2, "obelisks=B")
            .obelisks(&"B".repeat(3 * towers))
            .obelisks("AA")
            .load("4.1", A)
            .build();
        let events = play(&mut game, "A sail 4 obelisks");
        assert!(events.contains(&Event::TowerBuilt { seat: A, points }), "tower {}", towers + 1);
    }
    // Loose stones give one point each.
    let game = Arrange::new(2, "obelisks=B").obelisks("AAB").build();
    assert_eq!(lines(&game, "obelisks"), [2, 1]);
}

#[test]
fn towers_full() {
    let mut game =
        Arrange::new(2, "obelisks=B").obelisks(&"B".repeat(24)).obelisks("AA").load("3.1 3.2", A).build();
    let events = play(&mut game, "A sail 3 obelisks");
    assert!(!events.iter().any(|event| matches!(event, Event::TowerBuilt { .. })));
    assert_eq!(line(&game, A, "obelisks"), 4);
}

#[test]
fn tied_places() {
    // Shared places are added up, divided and rounded down; no stone, no share.
    for (owners, points) in [
        ("ABC", [10, 10, 10, 0]),
        ("ABCD", [7, 7, 7, 7]),
        ("AABC", [15, 7, 7, 0]),
        ("AABBCD", [12, 12, 3, 3]),
        ("AABBCC", [10, 10, 10, 0]),
    ] {
        let game = Arrange::new(4, "").obelisks(owners).build();
        assert_eq!(lines(&game, "obelisks"), points, "{owners}");
    }
    let game = Arrange::new(2, "").obelisks("AB").build();
    assert_eq!(lines(&game, "obelisks"), [5, 5], "(10 + 1) / 2");
    // Rows of the chamber: (8 + 4 + 2) / 3 = 4.
    let game = Arrange::new(3, "chamber=B").chamber("AAABBBCCC").build();
    assert_eq!(lines(&game, "chamber"), [12, 12, 12]);
}
