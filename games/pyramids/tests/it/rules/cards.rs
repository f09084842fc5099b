//! The cards and the time before the game: a test for each rule, named after it.

use pyramids::{Deck, Event, Pyramids, Rule};
use tabletop::{Game, Journal, Seat, Seed, Setup, Viewer};

use super::table::*;

#[test]
fn chambers() {
    // Whatever breaks the structure is refused, with card, row and column: see `tests/it/deck.rs` for each.
    let text = Deck::house().to_string();
    assert!(text.parse::<Deck>().is_ok());
    let blocked = "1 green\nE#...\n##...\n.....\n.....\n....T\n";
    let error = blocked.parse::<Deck>().expect_err("the entrance is walled in");
    assert_eq!((error.line, error.column), (4, 1), "{error}");
    // In a game nothing but open cells can be crossed, from the entrance on.
    let game =
        Arrange::new(2).chamber(1, "#E### #.... #.... #.... #...T").card(A, 1, "").card(B, 2, "").build();
    assert_eq!(legal(&game, A), ["mark 1 b1", "mark 1 b1 b2"]);
}

#[test]
fn house_deck() {
    let (game, _) = new_game(2);
    assert_eq!(game.view(Viewer::Public).board().deck(), Deck::house());
}

#[test]
fn other_decks() {
    let plain: String = (1..=48)
        .map(|number| {
            let colour = ["purple", "green", "orange"][number % 3];
            format!("{number} {colour}\nE....\n.....\n.....\n.....\n....T\n")
        })
        .collect();
    let mut setup = Setup::new::<Pyramids>(2, Seed::new([5; 32]));
    setup.material = Some(plain.clone());
    let mut game = Pyramids::new(&setup, &mut tabletop::Silent).expect("the structure is kept");
    let first = at(&game, "/seats/A/hand/0/rows");
    assert_eq!(first, serde_json::json!(["E....", ".....", ".....", ".....", "....T"]));
    // The record keeps the whole deck, and replays with it.
    let mut record = tabletop::Record::new::<Pyramids>(&setup);
    for seat in [A, B] {
        let keep = legal(&game, seat).remove(0);
        play(&mut game, &format!("{seat} {keep}"));
        record.plays.push(tabletop::Play { seat, action: keep });
    }
    let read: tabletop::Record = record.to_string().parse().expect("a record");
    let replay = tabletop::Replay::<Pyramids>::open(&read).expect("a record of the game");
    assert_eq!(replay.finish().expect("legal plays"), game);

    setup.material = Some(plain.replacen("....T", "....x", 1));
    let refused = Pyramids::new(&setup, &mut tabletop::Silent).expect_err("a tomb is missing");
    assert_eq!(refused.place, Some((6, 1)));
    let speaker = tabletop::Speaker::new(tabletop::Language::En, &[Pyramids::TEXTS]);
    assert_eq!(speaker.say(&refused.problem), "card 1, row 5, column 1: the bottom row has no tomb");
}

#[test]
fn expedition_cards() {
    let (mut game, _) = new_game(2);
    let shuffles = keep_first(&mut game).shuffles;
    let mut cards = shuffles[1].order.clone();
    cards.sort_unstable();
    assert_eq!(cards, ["I2", "I3", "I3", "L4", "O4", "T4", "V3", "V3"]);

    // On an empty chamber with the entrance in the corner: how many ways each pattern has, and the single cell.
    for (pattern, ways) in [("I2", 2), ("I3", 2), ("V3", 3), ("L4", 6), ("T4", 2), ("O4", 1)] {
        let game = Arrange::new(2).expedition(1, 1, pattern).card(A, 1, "").card(B, 2, "").build();
        assert_eq!(legal(&game, A).len(), ways + 1, "{pattern}: {:?}", legal(&game, A));
    }
}

/// Everybody keeps the first two cards offered; what the last one causes.
fn keep_first(game: &mut Pyramids) -> Journal<Event> {
    let mut journal = Journal::default();
    while let Some(seat) = deciding(game).chars().next().and_then(Seat::from_letter) {
        let keep = legal(game, seat).remove(0);
        if !keep.starts_with("keep") {
            break;
        }
        journal = game.play(seat, &keep.parse().expect("an action")).expect("a legal action").journal;
    }
    journal
}

#[test]
fn deal_and_keep() {
    for seats in 2..=4 {
        let (mut game, told) = new_game(seats);
        assert_eq!(deciding(&game).len(), seats, "all at once");
        assert_eq!(told.shuffles[0].name, "deal");
        let order: Vec<u64> =
            told.shuffles[0].order.iter().map(|card| card.parse().expect("a number")).collect();
        assert_eq!(order.len(), 48);
        for (seat, dealt) in Seat::first(seats).zip(order.chunks(4)) {
            let mut dealt = dealt.to_vec();
            dealt.sort_unstable();
            assert_eq!(numbers(&at(&game, &format!("/seats/{seat}/hand"))), dealt);
            let [a, b, c, d] = dealt[..] else { panic!("four cards") };
            let pairs = [(a, b), (a, c), (a, d), (b, c), (b, d), (c, d)];
            assert_eq!(legal(&game, seat), pairs.map(|(one, other)| format!("keep {one} {other}")));
        }
        // In secret: nobody is told what A keeps, and A cannot change its mind.
        let keep = legal(&game, A).remove(3);
        let done = game.play(A, &keep.parse().expect("an action")).expect("a legal action");
        assert!(done.revealed.is_empty());
        assert!(done.journal.notes.iter().all(|note| note.to(Viewer::Seat(B)).is_none()));
        assert_eq!(seen(&game, Viewer::Seat(B), "/seats/A/hand"), serde_json::Value::Null);
        assert_eq!(seen(&game, Viewer::Public, "/seats/A/kept"), serde_json::Value::Null);
        assert_eq!(refused(&game, &format!("A {keep}")), Rule::DealAndKeep);
        let of_a: Vec<u64> = keep.split(' ').skip(1).map(|card| card.parse().expect("a number")).collect();
        let foreign = legal(&game, B).remove(0);
        assert_eq!(refused(&game, &format!("B keep {} {}", of_a[0], of_a[1])), Rule::DealAndKeep);
        assert_eq!(refused(&game, "B take deck"), Rule::DealAndKeep);
        assert!(allowed(&game, &format!("B {foreign}")));
        // Once all have kept, everybody sees what.
        keep_first(&mut game);
        assert_eq!(numbers(&seen(&game, Viewer::Public, "/seats/A/cards")), of_a);
        assert_eq!(numbers(&seen(&game, Viewer::Public, "/seats/B/cards")).len(), 2);
        assert_eq!(refused(&game, &format!("A {keep}")), Rule::DealAndKeep);
    }
}

#[test]
fn display() {
    for seats in 2..=4 {
        let (mut game, _) = new_game(seats);
        let journal = keep_first(&mut game);
        let kept: Vec<u64> = Seat::first(seats)
            .flat_map(|seat| numbers(&at(&game, &format!("/seats/{seat}/cards"))))
            .collect();
        assert_eq!(kept.len(), 2 * seats);
        assert_eq!(journal.shuffles[0].name, "deck");
        let order: Vec<u64> =
            journal.shuffles[0].order.iter().map(|card| card.parse().expect("a number")).collect();
        assert_eq!(order.len(), 48 - 2 * seats, "the returned cards are among them");
        assert!(order.iter().all(|card| !kept.contains(card)));
        let mut top = order[..4].to_vec();
        top.sort_unstable();
        assert_eq!(numbers(&at(&game, "/display")), top);
        assert_eq!(at(&game, "/deck"), 48 - 2 * seats - 4);
        // The deck is shuffled from the cards in ascending order, by the stream `deck`.
        let mut cards: Vec<u64> = (1..=48).filter(|card| !kept.contains(card)).collect();
        tabletop::Draw::shuffle(&mut Seed::new([5; 32]).stream("pyramids", "deck"), &mut cards);
        assert_eq!(order, cards);
    }
}

#[test]
fn expeditions() {
    let (mut game, _) = new_game(2);
    let mut shuffles: Vec<tabletop::Shuffle> = keep_first(&mut game).shuffles;
    let mut turned_up = vec![at(&game, "/pattern/pattern")];
    let mut rounds = vec![1];
    while let Some(seat) = deciding(&game).chars().next().and_then(Seat::from_letter) {
        let action = legal(&game, seat).remove(0).parse().expect("an action");
        let done = game.play(seat, &action).expect("a legal action");
        shuffles.extend(done.journal.shuffles);
        for note in &done.journal.notes {
            match note.to(Viewer::Public) {
                Some(Event::ExpeditionBegan { pattern, .. }) => turned_up.push(pattern.text().into()),
                Some(Event::RoundBegan { round }) => rounds.push(*round),
                _ => {}
            }
        }
    }
    assert_eq!(rounds, [1, 2, 3, 4]);
    assert_eq!(turned_up.len(), 28);
    let names: Vec<&str> = shuffles.iter().map(|shuffle| shuffle.name.as_str()).collect();
    assert_eq!(names, ["deck", "expeditions-1", "expeditions-2", "expeditions-3", "expeditions-4"]);
    for (shuffle, round) in shuffles[1..].iter().zip(turned_up.chunks(7)) {
        assert_eq!(shuffle.order[..7], *round, "the first seven, in order");
    }
}
