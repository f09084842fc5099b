//! A test for each rule of the toy, named after it.

use laws::{Toy, ToyAction, ToyRule};
use tabletop::{Game, Seat, SeatSet, Seed, Setup, Silent, Status, Viewer};

fn toy() -> Toy {
    Toy::new(&Setup::new::<Toy>(2, Seed::new([4; 32])), &mut Silent).expect("a toy")
}

fn legal(toy: &Toy, seat: Seat) -> Vec<ToyAction> {
    let mut legal = Vec::new();
    toy.legal(seat, &mut legal);
    legal
}

#[track_caller]
fn refused(toy: &Toy, seat: Seat, action: ToyAction) -> ToyRule {
    toy.check(seat, &action).expect_err("a refusal").rule
}

#[track_caller]
fn play(toy: &mut Toy, seat: Seat, action: ToyAction) {
    toy.play(seat, &action).expect("a legal action");
}

/// The cards of a seat that has a turn.
fn held(toy: &Toy, seat: Seat) -> Vec<u8> {
    let card =
        |action| if let ToyAction::Show(card) | ToyAction::Bid(card) = action { Some(card) } else { None };
    legal(toy, seat).into_iter().filter_map(card).collect()
}

fn line(toy: &Toy, seat: Seat, id: &str) -> i32 {
    let sheets = Toy::sheet(&toy.view(Viewer::All));
    sheets[seat].lines.iter().find(|line| line.id == id).expect("a line of the sheet").points
}

#[test]
fn turns() {
    let mut toy = toy();
    assert_eq!(toy.status(), Status::Deciding(SeatSet::only(Seat::A)));
    assert_eq!(refused(&toy, Seat::B, ToyAction::Pass), ToyRule::Turns);
    play(&mut toy, Seat::A, ToyAction::Pass);
    assert_eq!(toy.status(), Status::Deciding(SeatSet::only(Seat::B)));
}

#[test]
fn bids() {
    let mut toy = toy();
    assert_eq!(refused(&toy, Seat::A, ToyAction::Bid(1)), ToyRule::Turns);
    play(&mut toy, Seat::A, ToyAction::Pass);
    play(&mut toy, Seat::B, ToyAction::Pass);
    assert_eq!(toy.status(), Status::Deciding(SeatSet::all(2)));
    assert_eq!(refused(&toy, Seat::A, ToyAction::Draw), ToyRule::Bids);
    let card = held(&toy, Seat::A)[0];
    play(&mut toy, Seat::A, ToyAction::Bid(card));
    assert_eq!(toy.status(), Status::Deciding(SeatSet::only(Seat::B)));
    assert_eq!(refused(&toy, Seat::A, ToyAction::Bid(card)), ToyRule::Bids);
}

#[test]
fn hand() {
    let toy = toy();
    let own = held(&toy, Seat::A);
    let other = (1..=6).find(|card| !own.contains(card)).expect("two cards are not all");
    assert_eq!(refused(&toy, Seat::A, ToyAction::Show(other)), ToyRule::Hand);
}

#[test]
fn end() {
    let mut toy = toy();
    for (seat, action) in [(Seat::A, ToyAction::Pass), (Seat::B, ToyAction::Pass)] {
        play(&mut toy, seat, action);
    }
    for seat in [Seat::A, Seat::B] {
        let card = held(&toy, seat)[0];
        play(&mut toy, seat, ToyAction::Bid(card));
    }
    play(&mut toy, Seat::A, ToyAction::Pass);
    play(&mut toy, Seat::B, ToyAction::Pass);
    assert!(matches!(toy.status(), Status::Finished(outcome) if outcome.ending == "course"));
    assert_eq!(refused(&toy, Seat::A, ToyAction::Pass), ToyRule::End);
}

#[test]
fn shown() {
    let mut toy = toy();
    let card = held(&toy, Seat::A)[0];
    play(&mut toy, Seat::A, ToyAction::Show(card));
    assert_eq!(line(&toy, Seat::A, "shown"), i32::from(card));
}

#[test]
fn won() {
    let mut toy = toy();
    play(&mut toy, Seat::A, ToyAction::Pass);
    play(&mut toy, Seat::B, ToyAction::Pass);
    let highest = |seat| held(&toy, seat).into_iter().max().expect("a card to bid");
    let (of_a, of_b) = (highest(Seat::A), highest(Seat::B));
    assert_ne!(of_a, of_b, "the seed deals different cards");
    play(&mut toy, Seat::A, ToyAction::Bid(of_a));
    play(&mut toy, Seat::B, ToyAction::Bid(of_b));
    let points = |seat| line(&toy, seat, "bids");
    assert_eq!((points(Seat::A), points(Seat::B)), if of_a > of_b { (3, 0) } else { (0, 3) });
}

#[test]
fn left() {
    let mut toy = toy();
    assert_eq!(line(&toy, Seat::A, "left"), -2);
    play(&mut toy, Seat::A, ToyAction::Draw);
    assert_eq!(line(&toy, Seat::A, "left"), -3);
}
