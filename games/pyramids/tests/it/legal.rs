//! The list of legal marks against a plain search: every way to lay every pattern, tried by the rules' own check.

use std::collections::BTreeSet;

use pyramids::{Action, Arrange, Card, Cell, Cells, Pattern, Phase, Pyramids};
use tabletop::{Draw, Game, Rng, Seat, Seed, Setup, Silent, Status, Viewer};

/// The cells of a pattern as they are printed: column and row.
fn printed(pattern: Pattern) -> &'static [(i32, i32)] {
    match pattern {
        Pattern::I2 => &[(0, 0), (1, 0)],
        Pattern::I3 => &[(0, 0), (1, 0), (2, 0)],
        Pattern::V3 => &[(0, 0), (0, 1), (1, 1)],
        Pattern::L4 => &[(0, 0), (0, 1), (0, 2), (1, 2)],
        Pattern::T4 => &[(0, 0), (0, 1), (1, 1), (0, 2)],
        Pattern::O4 => &[(0, 0), (1, 0), (0, 1), (1, 1)],
    }
}

/// Every set of cells of a chamber that is a single cell or any pattern, however it is turned.
fn every_mark() -> BTreeSet<Cells> {
    let mut marks: BTreeSet<Cells> = Cell::all().map(Cells::only).collect();
    for pattern in Pattern::ALL {
        for turn in 0..8 {
            let turned = |&(x, y): &(i32, i32)| match turn {
                0 => (x, y),
                1 => (-y, x),
                2 => (-x, -y),
                3 => (y, -x),
                4 => (-x, y),
                5 => (-y, -x),
                6 => (x, -y),
                _ => (y, x),
            };
            for (right, down) in (-5..10).flat_map(|right| (-5..10).map(move |down| (right, down))) {
                let moved = printed(*pattern).iter().map(turned).map(|(x, y)| (x + right, y + down));
                let inside = |(x, y): (i32, i32)| {
                    let fits = (0..5).contains(&x) && (0..5).contains(&y);
                    fits.then(|| Cell::new(x as usize, y as usize))
                };
                marks.extend(moved.map(inside).collect::<Option<Cells>>());
            }
        }
    }
    marks
}

#[test]
fn legal_marks_are_all_that_check_allows() {
    let marks = every_mark();
    assert_eq!(marks.len(), 25 + 40 + 30 + 64 + 96 + 48 + 16);
    let mut seen = 0;
    for number in 0..6 {
        let mut rng = Rng::new(number);
        let setup = Setup::new::<Pyramids>(2 + number as usize % 3, Seed::of_series(77, number));
        let mut game = Pyramids::new(&setup, &mut Silent).expect("a set-up of the game");
        while let Status::Deciding(seats) = game.status() {
            let at = rng.below(seats.len() as u32) as usize;
            let seat = seats.iter().nth(at).expect("one of those who decide");
            let view = game.view(Viewer::Seat(seat));
            if view.board().phase() == Phase::Mark {
                let cards: Vec<Card> = view.cards(seat).map(|(card, _)| card).collect();
                let marked =
                    |card: &Card| marks.iter().map(|cells| Action::Mark(*card, *cells)).collect::<Vec<_>>();
                let bonus =
                    |card: &Card| Cell::all().map(|cell| Action::Bonus(*card, cell)).collect::<Vec<_>>();
                let mut allowed: Vec<Action> =
                    cards.iter().flat_map(|card| [marked(card), bonus(card)].concat()).collect();
                allowed.retain(|action| game.check(seat, action).is_ok());
                allowed.sort_unstable();
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                assert_eq!(legal, allowed);
                seen += 1;
            }
            let action = game.sample(seat, &mut rng);
            game.apply(seat, &action, &mut Silent);
        }
    }
    assert!(seen > 300, "{seen} decisions were looked at");
}

#[test]
fn a_view_tells_programs_what_they_ask() {
    let game = Arrange::new(2)
        .expedition(3, 5, "T4")
        .card(Seat::A, 7, "a1 a2")
        .card(Seat::B, 8, "")
        .completed(Seat::A, "3 5")
        .gems(Seat::A, 2, 1)
        .skulls(Seat::A, 4)
        .torch(Seat::A, 2)
        .display("40 41 42 43")
        .build();
    let view = game.view(Viewer::Public);
    let board = view.board();
    assert_eq!((board.seats(), board.round(), board.expedition(), board.phase()), (2, 3, 5, Phase::Mark));
    let numbers = |cards: pyramids::CardSet| cards.iter().map(|card| card.number()).collect::<Vec<_>>();
    assert_eq!(numbers(board.display()), [40, 41, 42, 43]);
    assert_eq!(numbers(board.completed(Seat::A)), [3, 5]);
    let cards: Vec<String> =
        view.cards(Seat::A).map(|(card, crossed)| format!("{card}: {crossed}")).collect();
    assert_eq!(cards, ["7: a1 a2"]);
    assert_eq!((view.gems(Seat::A), view.skulls(Seat::A)), ([2, 1], 4));
    assert_eq!(view.torches(Seat::A).collect::<Vec<_>>(), [2]);
    assert_eq!(view.deciding().len(), 2);
    assert!(view.hand(Seat::A).is_none());
}
