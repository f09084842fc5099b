#![doc = include_str!("../README.md")]

mod action;
mod apply;
mod arrange;
mod cell;
mod check;
mod computed;
mod data;
mod determinize;
mod draw;
mod event;
mod faces;
mod heuristic;
mod legal;
mod networks;
mod picture;
mod printed;
mod rule;
mod score;
mod secrets;
mod set;
mod show;
mod state;
mod types;
mod validate;
mod view;

use std::ops::RangeInclusive;

use tabletop::{
    BySeat, Choice, Craft, Drawn, Game, Illegal, Insight, Permute, Rng, Seat, SeatSet, Setup, SetupError,
    Sheet, Speaker, Status, Tell, Texts, Viewer,
};

pub use action::Action;
pub use arrange::Arrange;
pub use cell::{Cell, Cells, Side};
pub use event::Event;
pub use faces::{Face, Faces};
pub use printed::Printed;
pub use rule::Rule;
pub use set::{Numbered, Set};
pub use state::{Board, Ending, Kheops, Laid, Phase};
pub use types::{Colour, Kind, Openings, Pawn, PharaohRule, Symbol, Tile, Tiles};
pub use view::View;

impl Game for Kheops {
    const ID: &'static str = state::ID;
    const READS: RangeInclusive<u16> = 1..=1;
    const SEATS: RangeInclusive<usize> = 2..=2;
    const OPTIONS: &'static [Choice] = data::OPTIONS;
    const ENDINGS: &'static [&'static str] = &[Ending::Complete.text()];
    const MATERIAL: Option<&'static str> = Some("tiles");
    const TEXTS: Texts = Texts { en: include_str!("../lang/en.ftl"), es: include_str!("../lang/es.ftl") };
    const CRAFT: Craft = heuristic::CRAFT;

    type Action = Action;
    type Event = Event;
    type View = View;
    type Rule = Rule;
    type Printed = Printed;

    fn new(setup: &Setup, tell: &mut impl Tell<Event>) -> Result<Self, SetupError> {
        Kheops::start(setup, tell)
    }

    #[inline]
    fn status(&self) -> Status {
        match self.board.phase {
            Phase::Over => Status::Finished(self.board.outcome()),
            Phase::Place | Phase::Turn(_) | Phase::Swap | Phase::Move(_) | Phase::Build => {
                Status::Deciding(SeatSet::only(self.board.turn))
            }
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
        Kheops::imagine(view, rng)
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

    fn draw_material(text: Option<&str>, speaker: &Speaker) -> Result<Drawn, SetupError> {
        let faces = text.map_or(Ok(Faces::reconstruction()), Faces::read)?;
        Ok(show::draw(&faces, speaker))
    }

    #[inline]
    fn sample(&self, _: Seat, rng: &mut Rng) -> Action {
        self.draw_action(rng)
    }

    #[inline]
    fn outlook(&self) -> BySeat<i32> {
        self.expect()
    }

    fn insight(&self) -> Insight {
        self.learned()
    }

    #[inline]
    fn sample_well(&self, _: Seat, rng: &mut Rng) -> Action {
        self.draw_sensibly(rng)
    }
}
