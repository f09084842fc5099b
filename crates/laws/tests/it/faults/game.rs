//! The toy with one fault planted in it; everything else is asked of the honest one.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};

use laws::{Toy, ToyAction, ToyEvent, ToyRule, ToyView};
use serde::Serialize;
use tabletop::{
    BySeat, Choice, Draw as _, Game, Illegal, Note, Outcome, ParseError, Permute, Phrase, Played, Rng, Rule,
    Say, Seat, SeatSet, Setup, SetupError, Sheet, Speaker, Status, Tell, Texts, Viewer,
};

use super::Fault;

/// The toy with the fault that is planted, if one is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Faulty {
    toy: Toy,
    /// What a fault adds to the position: a mark that the honest game does not have.
    mark: u64,
}

/// How often any faulty game was set up or asked: a state outside of the position, which no game may have.
static CALLS: AtomicU64 = AtomicU64::new(0);

/// The toy's action, with a faulty text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Act(ToyAction);

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            ToyAction::Bid(card) if Fault::TwoActionsPrintTheSame.is_planted() => write!(f, "show {card}"),
            action => action.fmt(f),
        }
    }
}

impl FromStr for Act {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let lax = Fault::LaxNotation.is_planted().then(|| text.replace("show 0", "show "));
        let parsed = lax.as_deref().unwrap_or(text).parse().map(Act);
        parsed.map_err(|error| if Fault::WrongColumn.is_planted() { error.shifted(50) } else { error })
    }
}

/// The toy's event, with a faulty sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "unknown"))]
pub(crate) struct Told(ToyEvent);

impl Say for Told {
    fn phrase(&self) -> Phrase {
        match &self.0 {
            ToyEvent::Unwon if Fault::EventUnsaid.is_planted() => Phrase::new("event-nothing"),
            ToyEvent::Won { seat, .. } if Fault::EventLacksItsVariable.is_planted() => {
                Phrase::new("event-won").with("seat", *seat)
            }
            event => event.phrase(),
        }
    }
}

/// The toy's rule, or one that its list does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Law {
    /// A rule of the toy.
    Toy(ToyRule),
    /// No rule at all.
    Unlisted,
}

impl Rule for Law {
    const ALL: &'static [Self] = &[
        Law::Toy(ToyRule::Turns),
        Law::Toy(ToyRule::Bids),
        Law::Toy(ToyRule::Hand),
        Law::Toy(ToyRule::End),
        Law::Toy(ToyRule::Shown),
        Law::Toy(ToyRule::Won),
        Law::Toy(ToyRule::Left),
    ];

    fn id(self) -> &'static str {
        match self {
            Law::Toy(rule) => rule.id(),
            Law::Unlisted => "unlisted",
        }
    }

    fn section(self) -> &'static str {
        match self {
            Law::Toy(rule) => rule.section(),
            Law::Unlisted => "play",
        }
    }

    fn origin(self) -> tabletop::Origin {
        tabletop::Origin::Rulebook
    }
}

/// The toy's view, with a leak.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "unknown"))]
pub(crate) struct Sight {
    view: ToyView,
    leak: String,
}

/// Passes on what the toy tells, faults included.
struct Teller<'t, T>(&'t mut T);

impl<T: Tell<Told>> Tell<ToyEvent> for Teller<'_, T> {
    fn note(&mut self, note: Note<ToyEvent>) {
        self.0.note(match note {
            Note::Only { told, .. } if Fault::EventTellsEverybody.is_planted() => Note::All(Told(told)),
            Note::All(event) => Note::All(Told(event)),
            Note::Only { seat, told, others } => {
                Note::Only { seat, told: Told(told), others: others.map(Told) }
            }
        });
    }

    fn shuffled<I: fmt::Display>(&mut self, name: &str, order: impl Iterator<Item = I>) {
        self.0.shuffled(name, order);
    }

    fn picked(&mut self, name: &str, value: u32) {
        self.0.picked(name, value);
    }
}

impl Faulty {
    fn deciding(&self) -> SeatSet {
        match self.toy.status() {
            Status::Deciding(seats) => seats,
            Status::Finished(_) => SeatSet::EMPTY,
        }
    }

    /// The top of the deck, which nobody may know.
    fn secret(&self) -> String {
        format!("{:?}", self.toy.view(Viewer::All).deck)
    }
}

impl Game for Faulty {
    const ID: &'static str = Toy::ID;
    const READS: RangeInclusive<u16> = Toy::READS;
    const SEATS: RangeInclusive<usize> = Toy::SEATS;
    const OPTIONS: &'static [Choice] = Toy::OPTIONS;
    const ENDINGS: &'static [&'static str] = Toy::ENDINGS;
    const MATERIAL: Option<&'static str> = Toy::MATERIAL;
    const TEXTS: Texts = Toy::TEXTS;

    type Action = Act;
    type Event = Told;
    type View = Sight;
    type Rule = Law;
    type Printed = ();

    fn new(setup: &Setup, tell: &mut impl Tell<Self::Event>) -> Result<Self, SetupError> {
        let toy = Toy::new(setup, &mut Teller(tell))?;
        let calls = CALLS.fetch_add(1, Ordering::Relaxed);
        Ok(Faulty { toy, mark: if Fault::SetupNotRepeatable.is_planted() { calls } else { 0 } })
    }

    fn status(&self) -> Status {
        match self.toy.status() {
            Status::Deciding(_) if Fault::WaitsForAbsentSeats.is_planted() => {
                Status::Deciding(SeatSet::all(4))
            }
            Status::Deciding(_) if Fault::WaitsForNobody.is_planted() => Status::Deciding(SeatSet::EMPTY),
            Status::Finished(outcome) if Fault::PlacesSkipTheFirst.is_planted() => {
                Status::Finished(Outcome {
                    places: outcome.places.map(|_, place| place + 1),
                    ending: outcome.ending,
                })
            }
            Status::Finished(outcome) if Fault::PlacesDoNotFollowTheSheets.is_planted() => {
                let everybody_first = outcome.places.map(|_, _| 1);
                Status::Finished(Outcome { places: everybody_first, ending: outcome.ending })
            }
            Status::Finished(outcome) if Fault::EndingNotListed.is_planted() => {
                Status::Finished(Outcome { ending: "flood", ..outcome })
            }
            status => status,
        }
    }

    fn check(&self, seat: Seat, action: &Act) -> Result<(), Illegal<Law>> {
        let checked = self.toy.check(seat, &action.0);
        let lax = match action.0 {
            ToyAction::Show(card) => {
                Fault::CheckTooLax.is_planted() && card == 6 && self.deciding().contains(seat)
            }
            ToyAction::Pass => Fault::OthersMayPass.is_planted() && !self.deciding().is_empty(),
            ToyAction::Draw => Fault::PlayAfterTheEnd.is_planted() && self.deciding().is_empty(),
            ToyAction::Bid(_) => false,
        };
        if lax {
            return Ok(());
        }
        checked.map_err(|refused| {
            let why = match action.0 {
                ToyAction::Show(_) if Fault::RefusalUnsaid.is_planted() => Phrase::new("refusal-nothing"),
                _ => refused.why,
            };
            let rule = if Fault::RuleNotListed.is_planted() { Law::Unlisted } else { Law::Toy(refused.rule) };
            Illegal { rule, why }
        })
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Act>) {
        let mut actions = Vec::new();
        self.toy.legal(seat, &mut actions);
        match actions.len() {
            3.. if Fault::LegalMissesOne.is_planted() => {
                actions.pop();
            }
            2.. if Fault::LegalNotAscending.is_planted() => actions.reverse(),
            1.. if Fault::LegalRepeats.is_planted() => actions.insert(0, actions[0]),
            1.. if Fault::LegalOffersTooMuch.is_planted() => actions.push(ToyAction::Pass),
            0 if Fault::OthersAreOffered.is_planted() => actions.push(ToyAction::Pass),
            1.. if Fault::DecidersAreOfferedNothing.is_planted() && self.deciding().len() > 1 => {
                actions.clear();
            }
            2.. if Fault::BidChangesOthersChoices.is_planted() && self.mark == 1 => {
                actions.pop();
            }
            3.. if Fault::LegalDependsOnSecrets.is_planted() && self.secret().contains("[1") => {
                actions.pop();
            }
            _ => {}
        }
        actions.dedup_by(|a, b| a == b && !Fault::LegalRepeats.is_planted());
        out.extend(actions.into_iter().map(Act));
    }

    fn apply(&mut self, seat: Seat, action: &Act, tell: &mut impl Tell<Told>) -> SeatSet {
        if Fault::NeverEnds.is_planted() {
            return SeatSet::EMPTY;
        }
        if Fault::OrderOfBidsMatters.is_planted() && self.deciding().len() > 1 {
            self.mark = self.mark * 4 + seat.index() as u64;
        }
        if Fault::BidChangesOthersChoices.is_planted() {
            self.mark = u64::from(self.deciding().len() > 1);
        }
        if Fault::PlayNotRepeatable.is_planted() {
            self.mark = CALLS.fetch_add(1, Ordering::Relaxed);
        }
        let mut tell = Teller(tell);
        if Fault::ToldAtRandom.is_planted() && CALLS.fetch_add(1, Ordering::Relaxed).is_multiple_of(3) {
            tell.all(ToyEvent::Unwon);
        }
        if Fault::LosesACard.is_planted() && action.0 == ToyAction::Pass {
            self.mark = 1;
        }
        let revealed = self.toy.apply(seat, &action.0, &mut tell);
        match action.0 {
            ToyAction::Draw if Fault::DrawNotReported.is_planted() => SeatSet::EMPTY,
            ToyAction::Show(_) if Fault::ShowNotReported.is_planted() => SeatSet::EMPTY,
            ToyAction::Bid(_) if Fault::OpeningNotReported.is_planted() => SeatSet::EMPTY,
            ToyAction::Pass if Fault::PassReported.is_planted() => SeatSet::only(seat),
            _ => revealed,
        }
    }

    fn view(&self, viewer: Viewer) -> Sight {
        let leaks = match viewer {
            Viewer::Seat(_) => Fault::SeatsSeeTheDeck.is_planted(),
            Viewer::Public => Fault::PublicSeesTheDeck.is_planted(),
            Viewer::All => false,
        };
        Sight { view: self.toy.view(viewer), leak: if leaks { self.secret() } else { String::new() } }
    }

    fn determinize(view: &Sight, rng: &mut Rng) -> Self {
        let mut toy = Toy::determinize(&view.view, rng);
        if Fault::ImaginesAnotherTurn.is_planted()
            && let Status::Deciding(seats) = toy.status()
            && let Some(seat) = seats.first()
        {
            let action = toy.sample(seat, rng);
            toy.apply(seat, &action, &mut tabletop::Silent);
        }
        Faulty { toy, mark: u64::from(Fault::ImaginesNonsense.is_planted()) }
    }

    fn sheet(view: &Sight) -> BySeat<Sheet<Law>> {
        Toy::sheet(&view.view).map(|seat, sheet| {
            let kept = |line: &tabletop::Line<ToyRule>| {
                !(Fault::SheetsDiffer.is_planted() && seat == Seat::B && line.id == "left")
            };
            let changed = |line: tabletop::Line<ToyRule>| tabletop::Line {
                id: match line.id {
                    "left" if Fault::LineUnsaid.is_planted() => "nothing",
                    "left" if Fault::SheetRepeatsALine.is_planted() => "shown",
                    id => id,
                },
                rule: Law::Toy(line.rule),
                points: line.points,
                pieces: if Fault::PieceUnsaid.is_planted() {
                    vec![Phrase::new("piece-nothing")]
                } else {
                    line.pieces
                },
            };
            Sheet::sum(sheet.lines.into_iter().filter(kept).map(changed).collect())
        })
    }

    fn validate(&self) -> Result<(), String> {
        let lost = Fault::LosesACard.is_planted()
            || Fault::ImaginesNonsense.is_planted()
            || Fault::HiddenBreaksThePosition.is_planted();
        if lost && self.mark == 1 { Err("a card is lost".to_owned()) } else { self.toy.validate() }
    }

    fn hidden(&mut self, viewer: Viewer, permute: &mut impl Permute) {
        match viewer {
            _ if Fault::HidesNothing.is_planted() => {}
            _ if Fault::HiddenHoldsTheKnown.is_planted() => self.toy.hidden(Viewer::Public, permute),
            _ if Fault::HiddenBreaksThePosition.is_planted() => self.mark = 1,
            _ => self.toy.hidden(viewer, permute),
        }
    }

    fn printed() {}

    fn draw(view: &Sight, speaker: &Speaker) -> String {
        if Fault::DrawsNothing.is_planted() { String::new() } else { Toy::draw(&view.view, speaker) }
    }

    fn sample(&self, seat: Seat, rng: &mut Rng) -> Act {
        let mut actions = Vec::new();
        self.toy.legal(seat, &mut actions);
        let mut bound = actions.len() as u32;
        if Fault::SampleFavoursTheFirst.is_planted() {
            bound += 1;
        }
        if Fault::SampleMissesTheLast.is_planted() && bound > 1 {
            bound -= 1;
        }
        if Fault::SampleNotLegal.is_planted() && rng.below(500) == 0 {
            return Act(ToyAction::Bid(1));
        }
        let mut at = rng.below(bound) as usize;
        if Fault::SampleIgnoresTheDice.is_planted() {
            at = CALLS.fetch_add(1, Ordering::Relaxed) as usize % actions.len();
        }
        Act(*actions.get(at).unwrap_or(&actions[0]))
    }

    fn sample_well(&self, seat: Seat, rng: &mut Rng) -> Act {
        if Fault::SenseNotLegal.is_planted() {
            return Act(ToyAction::Bid(1));
        }
        let mut dice = Rng::new(CALLS.fetch_add(1, Ordering::Relaxed));
        Act(self.toy.sample_well(seat, if Fault::SenseIgnoresTheDice.is_planted() { &mut dice } else { rng }))
    }

    fn outlook(&self) -> BySeat<i32> {
        let outlook = self.toy.outlook();
        match self.status() {
            _ if Fault::OutlookForTooMany.is_planted() => BySeat::new(outlook.seats() + 1),
            Status::Finished(_) if Fault::OutlookNotExact.is_planted() => outlook.map(|_, score| score + 1),
            Status::Finished(_) | Status::Deciding(_) => outlook,
        }
    }

    fn play(&mut self, seat: Seat, action: &Act) -> Result<Played<Told>, Illegal<Law>> {
        if let Err(refused) = self.check(seat, action) {
            if Fault::RefusalChangesSomething.is_planted() {
                self.mark += 1;
            }
            return Err(refused);
        }
        let mut journal = tabletop::Journal::default();
        let revealed = self.apply(seat, action, &mut journal);
        Ok(Played { journal, revealed })
    }
}
