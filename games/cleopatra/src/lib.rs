#![doc = include_str!("../README.md")]

mod action;
mod apply;
mod arrange;
mod building;
mod cards;
mod check;
mod computed;
mod data;
mod determinize;
mod draw;
mod event;
mod garden;
mod heuristic;
mod legal;
mod market;
mod mosaic;
mod palace;
mod payment;
mod picture;
mod printed;
mod reckoning;
mod rule;
mod score;
mod secrets;
mod square;
mod state;
mod types;
mod validate;
mod view;

use std::ops::RangeInclusive;

use tabletop::{
    BySeat, Choice, Craft, Game, Illegal, Insight, Permute, Rng, Seat, SeatSet, Setup, SetupError, Sheet,
    Speaker, Status, Tell, Texts, Viewer,
};

pub use action::Action;
pub use arrange::Arrange;
pub use cards::Cards;
pub use data::Fine;
pub use event::Event;
pub use garden::Area;
pub use printed::Printed;
pub use rule::Rule;
pub use square::{Footprint, Square};
pub use state::{Board, Cleopatra, Phase};
pub use types::{
    Card, Category, EndRule, Ending, Face, Kind, Memory, Mosaic, Piece, Resource, Side, Stall, Wall,
    Worshipper,
};
pub use view::View;

impl Game for Cleopatra {
    const ID: &'static str = state::ID;
    const READS: RangeInclusive<u16> = 1..=1;
    const SEATS: RangeInclusive<usize> = 2..=4;
    const OPTIONS: &'static [Choice] = data::OPTIONS;
    const ENDINGS: &'static [&'static str] = &[Ending::Palace.text(), Ending::Standstill.text()];
    const MATERIAL: Option<&'static str> = None;
    const TEXTS: Texts = Texts { en: include_str!("../lang/en.ftl"), es: include_str!("../lang/es.ftl") };
    const CRAFT: Craft = heuristic::CRAFT;

    type Action = Action;
    type Event = Event;
    type View = View;
    type Rule = Rule;
    type Printed = Printed;

    fn new(setup: &Setup, tell: &mut impl Tell<Event>) -> Result<Self, SetupError> {
        Cleopatra::start(setup, tell)
    }

    #[inline]
    fn status(&self) -> Status {
        match self.board.ending {
            Some(ending) => Status::Finished(self.board.outcome(ending)),
            None => Status::Deciding(self.board.deciders()),
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal<Rule>> {
        self.judge(seat, action)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list(seat, out);
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: &Action, tell: &mut impl Tell<Event>) -> SeatSet {
        let mut hand = apply::Hand::new(self, tell);
        hand.act(seat, action);
        hand.revealed
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn determinize(view: &View, rng: &mut Rng) -> Self {
        Cleopatra::imagine(view, rng)
    }

    fn reopen(&mut self, seat: Seat) {
        self.reopen_offers(seat);
    }

    fn sheet(view: &View) -> BySeat<Sheet<Rule>> {
        view.sheets()
    }

    fn validate(&self) -> Result<(), String> {
        self.sanity()
    }

    fn hidden(&mut self, viewer: Viewer, permute: &mut impl Permute) {
        self.secrets(viewer, permute);
    }

    fn printed() -> Printed {
        Printed::new()
    }

    fn draw(view: &View, speaker: &Speaker) -> String {
        draw::board(view, speaker)
    }

    #[inline]
    fn sample(&self, seat: Seat, rng: &mut Rng) -> Action {
        self.draw_action(seat, rng)
    }

    fn outlook(&self) -> BySeat<i32> {
        self.foresee()
    }

    fn insight(&self) -> Insight {
        self.learned()
    }

    fn lasts(&self) -> i32 {
        self.rounds_to_come()
    }

    #[inline]
    fn sample_well(&self, seat: Seat, rng: &mut Rng) -> Action {
        self.glance(seat, rng)
    }
}
