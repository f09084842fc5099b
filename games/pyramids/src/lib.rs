#![doc = include_str!("../README.md")]

mod action;
mod apply;
mod arrange;
mod art;
mod cells;
mod check;
mod computed;
mod data;
mod deck;
mod deckfile;
mod desk;
mod determinize;
mod draw;
mod event;
mod heuristic;
mod legal;
mod picture;
mod printed;
mod replace;
mod rule;
mod score;
mod secrets;
mod shape;
mod state;
mod svg;
mod types;
mod validate;
mod view;
mod way;

use std::ops::RangeInclusive;

use tabletop::{
    BySeat, Choice, Craft, Drawn, Game, Illegal, Insight, Permute, Rng, Seat, SeatSet, Setup, SetupError,
    Sheet, Speaker, Status, Tell, Texts, Viewer,
};

pub use action::Action;
pub use arrange::Arrange;
pub use art::draw_deck;
pub use cells::{Cell, Cells};
pub use deck::{Chamber, Deck, Row};
pub use desk::Found;
pub use event::Event;
pub use printed::Printed;
pub use rule::Rule;
pub use state::{Board, Phase, Pyramids};
pub use svg::{card_svg, deck_svg};
pub use types::{Card, CardSet, Colour, Icon, Pattern};
pub use view::View;

impl Game for Pyramids {
    const ID: &'static str = state::ID;
    const READS: RangeInclusive<u16> = 1..=1;
    const SEATS: RangeInclusive<usize> = 2..=4;
    const OPTIONS: &'static [Choice] = data::OPTIONS;
    const ENDINGS: &'static [&'static str] = &[data::ENDING];
    const MATERIAL: Option<&'static str> = Some(data::MATERIAL);
    const TEXTS: Texts = Texts { en: include_str!("../lang/en.ftl"), es: include_str!("../lang/es.ftl") };
    const CRAFT: Craft = heuristic::CRAFT;

    type Action = Action;
    type Event = Event;
    type View = View;
    type Rule = Rule;
    type Printed = Printed;

    fn new(setup: &Setup, tell: &mut impl Tell<Event>) -> Result<Self, SetupError> {
        Pyramids::start(setup, tell)
    }

    #[inline]
    fn status(&self) -> Status {
        match self.board.phase {
            Phase::Keep | Phase::Mark | Phase::Replace => Status::Deciding(self.board.deciding),
            Phase::Over => Status::Finished(self.board.outcome()),
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
        Pyramids::imagine(view, rng)
    }

    fn reopen(&mut self, seat: Seat) {
        self.reopen_sealed(seat);
    }

    fn sheet(view: &View) -> BySeat<Sheet<Rule>> {
        view.board.sheets(|seat| view.desk(seat))
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
        let brought = text.map(str::parse::<Deck>).transpose()?;
        let deck = brought.as_ref().unwrap_or(Deck::house());
        Ok(Drawn { text: draw_deck(deck, speaker), svg: deck_svg(deck) })
    }

    #[inline]
    fn sample(&self, seat: Seat, rng: &mut Rng) -> Action {
        self.draw_action(seat, rng)
    }

    fn outlook(&self) -> BySeat<i32> {
        self.foresee()
    }

    fn insight(&self) -> Insight {
        self.study().into()
    }

    #[inline]
    fn sample_well(&self, seat: Seat, rng: &mut Rng) -> Action {
        self.choose_at_a_glance(seat, rng)
    }
}
