#![doc = include_str!("../README.md")]

mod action;
mod apply;
mod arrange;
mod check;
mod computed;
mod data;
mod determinize;
mod draw;
mod event;
mod heuristic;
mod legal;
mod market;
mod picture;
mod printed;
mod rule;
mod score;
mod secrets;
mod sites;
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
pub use event::Event;
pub use printed::Printed;
pub use rule::Rule;
pub use state::{Board, Ending, Imhotep, Phase, Wrath};
pub use types::{Card, Cards, Order, Pyramid, RoundCard, Ship, Side, Site, Space};
pub use view::View;

impl Game for Imhotep {
    const ID: &'static str = state::ID;
    const READS: RangeInclusive<u16> = 1..=data::MAY_DECLINE;
    const SEATS: RangeInclusive<usize> = 2..=4;
    const OPTIONS: &'static [Choice] = data::OPTIONS;
    const ENDINGS: &'static [&'static str] = &[Ending::Ships.text(), Ending::Passes.text()];
    const MATERIAL: Option<&'static str> = None;
    const TEXTS: Texts = Texts { en: include_str!("../lang/en.ftl"), es: include_str!("../lang/es.ftl") };
    const CRAFT: Craft = heuristic::CRAFT;

    type Action = Action;
    type Event = Event;
    type View = View;
    type Rule = Rule;
    type Printed = Printed;

    fn new(setup: &Setup, tell: &mut impl Tell<Event>) -> Result<Self, SetupError> {
        Imhotep::start(setup, tell)
    }

    #[inline]
    fn status(&self) -> Status {
        match self.board.ending {
            Some(ending) => Status::Finished(self.board.outcome(ending)),
            None => Status::Deciding(SeatSet::only(self.board.decider)),
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
        Imhotep::imagine(view, rng)
    }

    fn sheet(view: &View) -> BySeat<Sheet<Rule>> {
        view.board.sheets()
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
    fn sample(&self, _: Seat, rng: &mut Rng) -> Action {
        self.draw_action(rng)
    }

    fn outlook(&self) -> BySeat<i32> {
        self.expectations()
    }

    fn insight(&self) -> Insight {
        self.learned()
    }

    #[inline]
    fn sample_well(&self, _: Seat, rng: &mut Rng) -> Action {
        self.glance(rng)
    }
}
