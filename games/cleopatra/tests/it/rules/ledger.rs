//! The ledger behind scarabs and amulets: every source by its name and its number.

use cleopatra::{Cleopatra, Event};
use tabletop::{Game, Language, Seat, Speaker, Viewer};

use super::table::*;

/// What a line of a seat's sheet names, in words.
fn pieces(game: &Cleopatra, seat: Seat, id: &str) -> Vec<String> {
    let speaker = Speaker::new(Language::En, &[Cleopatra::TEXTS]);
    let sheet = &Cleopatra::sheet(&game.view(Viewer::All))[seat];
    let line = sheet.lines.iter().find(|line| line.id == id).expect("a line of the sheet");
    line.pieces.iter().map(|piece| speaker.say(piece)).collect()
}

/// Seat A builds with the architect, offers and keeps a large hand; seat B calls a worshipper for amulets.
fn busy() -> Cleopatra {
    let large = format!("cave {}", ["lapis"; 11].join(" "));
    let throne = "artisan artisan artisan stone wood glass marble";
    let arrange = complete(Arrange::new(2, ""), "obelisks doors walls").built("pedestal");
    let arrange = arrange.laid("Y", "a2 b0 b1 b2 b3").sanctuary(A, "a0 a1");
    let arrange = arrange.hand(A, &format!("artisan stone+ artisan wood wood {throne}")).open_hand(A, &large);
    let mut game = arrange.build();
    play(&mut game, "A worship architect; A build sphinx left; A pay artisan stone+");
    play(&mut game, &format!("A build sphinx left; A pay artisan wood wood; A build throne; A pay {throne}"));
    play(&mut game, "A done; A offer 2; B offer 0; A keep; B worship architect");
    game
}

#[test]
fn the_ledger_names_every_source() {
    let game = busy();
    assert_eq!(
        pieces(&game, A, "scarabs"),
        [
            "5 at the start",
            "2 sphinxes: 6 + 1",
            "1 throne: 10 + 0",
            "12 by the Architect",
            "−1 for worshippers",
            "−2 offered"
        ]
    );
    assert_eq!(lines(&game, "scarabs"), [5 + 7 + 10 + 12 - 1 - 2, 5]);
    assert_eq!(pieces(&game, B, "scarabs"), ["5 at the start"]);
    assert_eq!(
        pieces(&game, A, "amulets"),
        ["1 for corrupt cards paid", "2 for hands of more than 10 cards", "−1 at the offering"]
    );
    assert_eq!(pieces(&game, B, "amulets"), ["3 for worshippers", "1 at the offering"]);
    assert_eq!(lines(&game, "amulets"), [2, 4]);
}

#[test]
fn the_reckoning_names_every_step() {
    let game = busy();
    let steps = |seat| {
        ["hand", "sanctuaries", "forgiven", "left", "eliminated", "penalty"]
            .map(|id| pieces(&game, seat, id).join(", "))
    };
    let forgiven = "as many as the lowest seat had left: 1";
    assert_eq!(steps(A), ["one corrupt card in hand", "2 squares of sanctuaries", forgiven, "", "", ""]);
    let (left, penalty) = ("3 amulets to pay for", "5 scarabs for the amulets left");
    assert_eq!(steps(B), ["", "", forgiven, left, "", penalty]);
    let game = Arrange::new(2, "").amulets(A, 9).build();
    assert_eq!(pieces(&game, A, "eliminated"), ["9 amulets are too many: thrown to the crocodiles"]);
    assert!(pieces(&game, A, "penalty").is_empty() && pieces(&game, B, "eliminated").is_empty());
}

#[test]
fn the_reckoning_is_told_to_whom_it_concerns() {
    let arrange = Arrange::new(3, "").idle(119).amulets(A, 9).amulets(B, 2).hand(B, "cave wood");
    let mut game = arrange.build();
    let events = play(&mut game, VISIT);
    let told: Vec<&Event> =
        events.iter().skip_while(|event| !matches!(event, Event::HandShown { .. })).collect();
    let cards = |text: &str| {
        text.split_whitespace().map(|card| card.parse::<cleopatra::Card>().expect("a card")).collect()
    };
    let reckoned = |seat, left| Event::Reckoned { seat, sanctuaries: 0, forgiven: 0, left };
    let ending = cleopatra::Ending::Standstill;
    assert_eq!(
        told,
        [
            &Event::HandShown { seat: A, cards: cards(""), amulets: 0 },
            &Event::HandShown { seat: B, cards: cards("wood cave"), amulets: 1 },
            &Event::HandShown { seat: C, cards: cards(""), amulets: 0 },
            &reckoned(A, 9),
            &Event::Eliminated { seat: A },
            &reckoned(B, 3),
            &Event::Penalised { seat: B, scarabs: 5 },
            &reckoned(C, 0),
            &Event::GameEnded { ending },
        ]
    );
}
