//! The toy's position and its rules.

use std::ops::RangeInclusive;

use tabletop::{
    BySeat, Chance, Choice, Game, Illegal, Note, Outcome, Permute, Phrase, Pile, Rng, Seat, SeatSet, Setup,
    SetupError, Sheet, Speaker, Status, Tell, Texts, Viewer,
};

use super::action::ToyAction;
use super::event::ToyEvent;
use super::rule::ToyRule;
use super::view::ToyView;
use super::{DEALT, DECK, WON, all_cards, course};

/// A position of the toy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Toy {
    /// The phases that are left, the present one first.
    pub(super) course: &'static str,
    pub(super) turn: Seat,
    pub(super) deck: Pile<u8, DECK>,
    pub(super) hands: BySeat<Vec<u8>>,
    pub(super) bids: BySeat<Option<u8>>,
    pub(super) shown: BySeat<Vec<u8>>,
    pub(super) won: BySeat<u8>,
    pub(super) gone: Vec<u8>,
    pub(super) chance: Chance,
    pub(super) ending: Option<&'static str>,
}

/// What the present letter of the course asks for.
enum Phase {
    Turns,
    Bids,
    Over,
}

impl Toy {
    fn phase(&self) -> Phase {
        match (self.ending, self.course.chars().next()) {
            (None, Some('t')) => Phase::Turns,
            (None, Some('b')) => Phase::Bids,
            _ => Phase::Over,
        }
    }

    fn bidders(&self) -> SeatSet {
        self.hands
            .iter()
            .filter(|(seat, hand)| !hand.is_empty() && self.bids[*seat].is_none())
            .map(|(seat, _)| seat)
            .collect()
    }

    fn end_turn(&mut self, tell: &mut impl Tell<ToyEvent>) {
        self.turn = self.turn.left(self.hands.seats());
        if self.deck.is_empty() {
            self.end("deck", tell);
        } else if self.turn == Seat::A {
            self.end_phase(tell);
        }
    }

    fn end_phase(&mut self, tell: &mut impl Tell<ToyEvent>) {
        self.course = &self.course[1..];
        match self.phase() {
            Phase::Bids if self.bidders().is_empty() => self.end_phase(tell),
            Phase::Turns | Phase::Bids => {}
            Phase::Over => self.end("course", tell),
        }
    }

    fn end(&mut self, ending: &'static str, tell: &mut impl Tell<ToyEvent>) {
        self.ending = Some(ending);
        tell.all(ToyEvent::Ended);
    }

    /// Opens all bids; gives the seats that see another's.
    fn open_bids(&mut self, tell: &mut impl Tell<ToyEvent>) -> SeatSet {
        let bids: Vec<(Seat, u8)> =
            self.bids.iter().filter_map(|(seat, bid)| bid.map(|card| (seat, card))).collect();
        let highest = bids.iter().map(|(_, card)| *card).max();
        let mut winners = bids.iter().filter(|(_, card)| Some(*card) == highest);
        let winner = winners.next().filter(|_| winners.next().is_none()).copied();
        let learn = Seat::first(self.hands.seats())
            .filter(|seat| bids.iter().any(|(bidder, _)| bidder != seat))
            .collect();
        self.gone.extend(bids.iter().map(|(_, card)| card));
        self.bids = BySeat::new(self.hands.seats());
        tell.all(ToyEvent::Opened { bids });
        match winner {
            Some((seat, _)) => {
                self.won[seat] += 1;
                tell.all(ToyEvent::Won { seat, points: WON });
            }
            None => tell.all(ToyEvent::Unwon),
        }
        self.end_phase(tell);
        learn
    }

    fn take(&mut self, seat: Seat, card: u8) {
        let hand = &mut self.hands[seat];
        let at = hand.iter().position(|held| *held == card).expect("the card was checked to be in the hand");
        hand.remove(at);
    }

    fn others(&self, seat: Seat) -> SeatSet {
        SeatSet::all(self.hands.seats()).without(seat)
    }

    fn check_turn(&self, seat: Seat) -> Result<(), Illegal<ToyRule>> {
        match self.phase() {
            Phase::Turns if seat == self.turn => Ok(()),
            Phase::Turns => {
                Err(Illegal::new(ToyRule::Turns, Phrase::new("refusal-turn").with("seat", self.turn)))
            }
            Phase::Bids => Err(Illegal::new(ToyRule::Bids, "refusal-bids")),
            Phase::Over => Err(Illegal::new(ToyRule::End, "refusal-over")),
        }
    }

    fn check_bid(&self, seat: Seat) -> Result<(), Illegal<ToyRule>> {
        match self.phase() {
            Phase::Turns => Err(Illegal::new(ToyRule::Turns, "refusal-turns")),
            Phase::Bids if self.bids[seat].is_some() => Err(Illegal::new(ToyRule::Bids, "refusal-sealed")),
            Phase::Bids if self.hands[seat].is_empty() => {
                Err(Illegal::new(ToyRule::Bids, "refusal-no-cards"))
            }
            Phase::Bids => Ok(()),
            Phase::Over => Err(Illegal::new(ToyRule::End, "refusal-over")),
        }
    }

    fn check_card(&self, seat: Seat, card: u8) -> Result<(), Illegal<ToyRule>> {
        if self.hands[seat].contains(&card) {
            return Ok(());
        }
        Err(Illegal::new(ToyRule::Hand, Phrase::new("refusal-hand").with("card", card)))
    }
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const READS: RangeInclusive<u16> = 1..=1;
    const SEATS: RangeInclusive<usize> = 2..=4;
    const OPTIONS: &'static [Choice] = &[Choice { name: "course", values: &["short", "long"] }];
    const ENDINGS: &'static [&'static str] = &["course", "deck"];
    const MATERIAL: Option<&'static str> = None;
    const TEXTS: Texts =
        Texts { en: include_str!("../../lang/en.ftl"), es: include_str!("../../lang/es.ftl") };

    type Action = ToyAction;
    type Event = ToyEvent;
    type View = ToyView;
    type Rule = ToyRule;
    type Printed = ();

    fn new(setup: &Setup, tell: &mut impl Tell<ToyEvent>) -> Result<Self, SetupError> {
        setup.check::<Self>()?;
        let mut chance = Chance::Sealed(setup.seed);
        let mut deck = Pile::from_top(all_cards());
        deck.shuffle(&chance, Self::ID, "deck", tell);
        let hands = BySeat::from_fn(setup.seats, |_| {
            std::iter::from_fn(|| deck.draw(&mut chance)).take(DEALT).collect()
        });
        Ok(Toy {
            course: course(setup.options.get("course")),
            turn: Seat::A,
            deck,
            hands,
            bids: BySeat::new(setup.seats),
            shown: BySeat::new(setup.seats),
            won: BySeat::new(setup.seats),
            gone: Vec::new(),
            chance,
            ending: None,
        })
    }

    fn status(&self) -> Status {
        match (self.phase(), self.ending) {
            (Phase::Turns, _) => Status::Deciding(SeatSet::only(self.turn)),
            (Phase::Bids, _) => Status::Deciding(self.bidders()),
            (Phase::Over, ending) => {
                let totals = self.view(Viewer::All).sheet().map(|_, sheet| sheet.total());
                Status::Finished(Outcome::ranked(ending.unwrap_or("course"), totals))
            }
        }
    }

    fn check(&self, seat: Seat, action: &ToyAction) -> Result<(), Illegal<ToyRule>> {
        match *action {
            ToyAction::Draw | ToyAction::Pass => self.check_turn(seat),
            ToyAction::Show(card) => self.check_turn(seat).and_then(|()| self.check_card(seat, card)),
            ToyAction::Bid(card) => self.check_bid(seat).and_then(|()| self.check_card(seat, card)),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<ToyAction>) {
        let mut hand = self.hands[seat].clone();
        hand.sort_unstable();
        hand.dedup();
        if self.check_turn(seat).is_ok() {
            out.push(ToyAction::Draw);
            out.extend(hand.into_iter().map(ToyAction::Show));
            out.push(ToyAction::Pass);
        } else if self.check_bid(seat).is_ok() {
            out.extend(hand.into_iter().map(ToyAction::Bid));
        }
    }

    fn apply(&mut self, seat: Seat, action: &ToyAction, tell: &mut impl Tell<ToyEvent>) -> SeatSet {
        match *action {
            ToyAction::Draw => {
                let card = self.deck.draw(&mut self.chance);
                self.hands[seat].extend(card);
                tell.note(Note::Only {
                    seat,
                    told: ToyEvent::Drew { seat, card },
                    others: Some(ToyEvent::Drew { seat, card: None }),
                });
                self.end_turn(tell);
                SeatSet::only(seat)
            }
            ToyAction::Show(card) => {
                self.take(seat, card);
                self.shown[seat].push(card);
                tell.all(ToyEvent::Showed { seat, card });
                self.end_turn(tell);
                self.others(seat)
            }
            ToyAction::Pass => {
                tell.all(ToyEvent::Passed { seat });
                self.end_turn(tell);
                SeatSet::EMPTY
            }
            ToyAction::Bid(card) => {
                self.take(seat, card);
                self.bids[seat] = Some(card);
                tell.note(Note::Only {
                    seat,
                    told: ToyEvent::Bid { seat, card: Some(card) },
                    others: Some(ToyEvent::Bid { seat, card: None }),
                });
                if self.bidders().is_empty() { self.open_bids(tell) } else { SeatSet::EMPTY }
            }
        }
    }

    fn view(&self, viewer: Viewer) -> ToyView {
        ToyView::new(self, viewer)
    }

    fn determinize(view: &ToyView, rng: &mut Rng) -> Self {
        view.determinize(rng)
    }

    fn sheet(view: &ToyView) -> BySeat<Sheet<ToyRule>> {
        view.sheet()
    }

    fn validate(&self) -> Result<(), String> {
        let open = self.shown.values().flatten().chain(&self.gone).copied();
        let held = self.hands.values().flatten().copied();
        let bids = self.bids.values().filter_map(|bid| *bid);
        let mut cards: Vec<u8> = open.chain(held).chain(bids).chain(self.deck.iter()).collect();
        cards.sort_unstable();
        if !cards.iter().copied().eq(all_cards()) {
            return Err(format!("these are not the cards of the game: {cards:?}"));
        }
        match self.phase() {
            Phase::Bids if self.bidders().is_empty() => Err("a bid that nobody can make".to_owned()),
            Phase::Turns if self.bids.values().any(Option::is_some) => {
                Err("a bid was left on the table".to_owned())
            }
            Phase::Turns if self.deck.is_empty() => Err("the game goes on without a deck".to_owned()),
            Phase::Over if self.ending.is_none() => Err("the course is over without an ending".to_owned()),
            Phase::Turns | Phase::Bids | Phase::Over => Ok(()),
        }
    }

    fn hidden(&mut self, viewer: Viewer, permute: &mut impl Permute) {
        let unknown = |seat: Seat| match viewer {
            Viewer::Seat(viewer) => viewer != seat,
            Viewer::Public => true,
            Viewer::All => false,
        };
        let hands = self.hands.iter_mut().filter(|(seat, _)| unknown(*seat)).flat_map(|(_, hand)| hand);
        let bids =
            self.bids.iter_mut().filter(|(seat, _)| unknown(*seat)).filter_map(|(_, bid)| bid.as_mut());
        let mut places: Vec<&mut u8> = hands.chain(bids).collect();
        if viewer != Viewer::All {
            places.extend(self.deck.places());
        }
        permute.permute(&mut places);
        permute.reseed(&mut self.chance);
    }

    fn printed() {}

    fn draw(view: &ToyView, speaker: &Speaker) -> String {
        view.draw(speaker)
    }
}
