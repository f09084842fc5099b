//! A game being played, as texts, phrases and JSON.

use std::num::NonZero;

use bots::{Budget, Candidate, Kind, Level};
use serde_json::Value;
use serde_json::value::RawValue;
use tabletop::{
    BySeat, Note, Options, ParseError, Phrase, Pick, Record, Rng, Seat, SeatSet, Seed, Shuffle, Speaker,
    Status, Viewer,
};

/// A game being played. Positions stay inside; what comes out is what a viewer may know.
pub trait Table: Send {
    /// The record up to now: set-up, names, plays, and the result once the game is over.
    fn record(&self) -> Record;
    /// Where all shuffles come from.
    fn seed(&self) -> &Seed;
    /// What was chosen before the game.
    fn options(&self) -> &Options;
    /// What the seats are called in the record.
    fn names(&self) -> &BySeat<Option<String>>;
    /// Calls the seats by these names in the record.
    fn set_names(&mut self, names: BySeat<Option<String>>);

    /// Who must decide, or how it ended.
    fn status(&self) -> Status;
    /// All that the seat may do now, in the notation, in the game's order.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// The same, written as a JSON list.
    fn legal_text(&self, seat: Seat) -> Box<RawValue>;
    /// May the seat do this now?
    ///
    /// # Errors
    /// When the text is not notation, or a rule forbids it.
    fn check(&self, seat: Seat, action: &str) -> Result<(), Refused>;
    /// Carries out an action, and tells what it caused. On refusal nothing has changed.
    ///
    /// # Errors
    /// When the text is not notation, or a rule forbids it.
    fn play(&mut self, seat: Seat, action: &str) -> Result<&Told, Refused>;
    /// What the bot would do at the seat, which must be deciding. It is shown the seat's view and nothing else.
    fn choose(&self, seat: Seat, bot: Kind, rng: &mut Rng) -> String;
    /// What a bot of this level thinks of the seat's decision, the best action first, from what the seat knows and
    /// nothing else: for hints, and for looking back at a game that is over.
    fn advise(
        &self,
        seat: Seat,
        level: Level,
        budget: Option<Budget>,
        cores: NonZero<usize>,
        rng: &mut Rng,
    ) -> Vec<Candidate<String>>;
    /// Goes back to the position after the first `plays` plays.
    fn rewind(&mut self, plays: usize);

    /// What was told while the game was set up.
    fn opening(&self) -> &Told;
    /// Takes that out and keeps nothing of it.
    fn take_opening(&mut self) -> Told;
    /// What each play of the record caused.
    fn story(&self) -> &[Told];
    /// Takes out what the plays caused and keeps nothing of it: for programs that hold many tables at once.
    fn take_story(&mut self) -> Vec<Told>;
    /// What a viewer knows, as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// What a viewer knows, as the text of its JSON: what goes over a wire needs no tree first.
    fn view_text(&self, viewer: Viewer) -> Box<RawValue>;
    /// The same, with the score as if the game ended now, which is counted from that very view.
    fn seen(&self, viewer: Viewer) -> Seen;
    /// What these actions of the seat would lead to, one after the other, imagined from what the seat knows. It
    /// stops before the first that would show the seat something hidden.
    ///
    /// # Errors
    /// When one of them is not notation, or a rule forbids it.
    fn preview(&self, seat: Seat, actions: &[String], rng: &mut Rng) -> Result<Preview, Refused>;
    /// What a viewer knows, drawn for a terminal.
    fn draw(&self, viewer: Viewer, speaker: &Speaker) -> String;
    /// The score as if the game ended now, from what the viewer knows.
    fn sheet(&self, viewer: Viewer) -> BySeat<ScoreSheet>;
}

/// What a viewer knows, and what it comes to.
#[derive(Clone, Debug)]
pub struct Seen {
    /// What the viewer knows, as the text of its JSON.
    pub view: Box<RawValue>,
    /// The score as if the game ended now.
    pub sheet: BySeat<ScoreSheet>,
}

/// What a seat can foresee of its own actions.
#[derive(Clone, Debug)]
pub struct Preview {
    /// How many of the actions were imagined; the next one would show something hidden.
    pub imagined: usize,
    /// What would be told to the seat.
    pub told: Vec<Happening>,
    /// What the seat would know.
    pub view: Box<RawValue>,
    /// The score as it would be then.
    pub sheet: BySeat<ScoreSheet>,
}

/// Why an action was not carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// It is not notation.
    Syntax(ParseError),
    /// A rule forbids it.
    Rule {
        /// The rule's id.
        id: &'static str,
        /// Why, worded for the player.
        why: Phrase,
    },
}

/// What was told at once: while the game was set up, or by one play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// What happened, as different viewers may know it.
    pub notes: Vec<Note<Happening>>,
    /// The shuffles made. Secret while the game lasts.
    pub shuffles: Vec<Shuffle>,
    /// The random picks made. Secret while the game lasts.
    pub picks: Vec<Pick>,
    /// The seats that learnt something hidden.
    pub revealed: SeatSet,
}

impl Told {
    /// What this viewer is told, in order.
    pub fn to(&self, viewer: Viewer) -> impl Iterator<Item = &Happening> {
        self.notes.iter().filter_map(move |note| note.to(viewer))
    }
}

/// One thing that happened, as data and as a sentence to be said.
#[derive(Clone, Debug)]
pub struct Happening {
    /// The event as JSON.
    pub event: Box<RawValue>,
    /// The event as a sentence.
    pub phrase: Phrase,
}

impl PartialEq for Happening {
    fn eq(&self, other: &Self) -> bool {
        // The same event is written in exactly one way.
        (self.event.get(), &self.phrase) == (other.event.get(), &other.phrase)
    }
}

impl Eq for Happening {}

/// One seat's score, line by line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScoreSheet {
    /// The lines, in the order of the game's page.
    pub lines: Vec<ScoreLine>,
    /// The score.
    pub total: i32,
}

/// One line of a score sheet. Its name is the message `line-ID`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    /// The line's id.
    pub id: &'static str,
    /// The id of the rule that gives the points.
    pub rule: &'static str,
    /// The points, or the number of whatever the line counts.
    pub points: i32,
    /// What they come from.
    pub pieces: Vec<Phrase>,
}
