//! How any game that keeps the contract becomes a [`Table`].

use std::fmt;
use std::num::NonZero;

use bots::{Budget, Candidate, Decision, Kind, Level};
use serde_json::Value;
use serde_json::value::RawValue;
use tabletop::{
    BySeat, Game, Journal, Note, Options, Play, Played, Record, RecordError, Replay, Rng, Rule as _, Seat,
    SeatSet, Seed, Setup, SetupError, Sheet, Silent, Speaker, Status, Viewer, push_tightly,
};

use crate::table::{Happening, Preview, Refused, ScoreLine, ScoreSheet, Seen, Table, Told};

/// A game being played: its position, what led to it, and all that was told.
///
/// A server holds thousands of these, so plays are kept as the game knows them, and written out when somebody asks.
pub(crate) struct Seated<G: Game> {
    options: Options,
    /// The record, all but its plays.
    head: Record,
    plays: Vec<(Seat, G::Action)>,
    game: G,
    opening: Told,
    story: Vec<Told>,
}

impl<G: Game> Seated<G> {
    pub(crate) fn open(setup: &Setup) -> Result<Self, SetupError> {
        let mut journal = Journal::default();
        let game = G::new(setup, &mut journal)?;
        Ok(Seated {
            options: setup.options,
            head: Record::new::<G>(setup),
            plays: Vec::new(),
            game,
            opening: told(journal, SeatSet::EMPTY),
            story: Vec::new(),
        })
    }

    pub(crate) fn resume(record: &Record) -> Result<Self, RecordError> {
        let mut replay = Replay::<G>::open(record)?;
        let options = replay.setup().options;
        let opening = told(replay.opening().clone(), SeatSet::EMPTY);
        let (mut plays, mut story) = (Vec::new(), Vec::new());
        while let Some(step) = replay.step()? {
            push_tightly(&mut plays, (step.seat, step.action));
            story.push(told_by(step.played));
        }
        let game = replay.finish()?;
        let head = Record { plays: Vec::new(), ..record.clone() };
        let mut seated = Seated { options, head, plays, game, opening, story };
        seated.note_result();
        Ok(seated)
    }

    fn parse(action: &str) -> Result<G::Action, Refused> {
        action.parse().map_err(Refused::Syntax)
    }

    /// What is decided of the decision the seat has to make.
    fn decided<T>(&self, seat: Seat, decide: impl FnOnce(&Decision<'_, G>) -> T) -> T {
        let legal = self.actions(seat);
        decide(&Decision { seat, view: &self.game.view(Viewer::Seat(seat)), legal: &legal })
    }

    fn actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        legal
    }

    /// The record tells the result exactly while the game is over.
    fn note_result(&mut self) {
        self.head.result = tabletop::result(&self.game);
    }
}

impl<G: Game> Table for Seated<G> {
    fn record(&self) -> Record {
        let written = |(seat, action): &(Seat, G::Action)| Play { seat: *seat, action: action.to_string() };
        Record { plays: self.plays.iter().map(written).collect(), ..self.head.clone() }
    }

    fn seed(&self) -> &Seed {
        &self.head.seed
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn names(&self) -> &BySeat<Option<String>> {
        &self.head.names
    }

    fn set_names(&mut self, names: BySeat<Option<String>>) {
        self.head.names = names;
    }

    fn status(&self) -> Status {
        self.game.status()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.actions(seat).iter().map(ToString::to_string).collect()
    }

    fn legal_text(&self, seat: Seat) -> Box<RawValue> {
        raw(&Texts(&self.actions(seat)))
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), Refused> {
        let action = Self::parse(action)?;
        self.game.check(seat, &action).map_err(refused)
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<&Told, Refused> {
        let action = Self::parse(action)?;
        let played = self.game.play(seat, &action).map_err(refused)?;
        push_tightly(&mut self.plays, (seat, action));
        self.note_result();
        self.story.push(told_by(played));
        Ok(self.story.last().expect("one was just added"))
    }

    fn choose(&self, seat: Seat, bot: Kind, rng: &mut Rng) -> String {
        self.decided(seat, |decision| bot.bot::<G>().choose(decision, rng).to_string())
    }

    fn advise(
        &self,
        seat: Seat,
        level: Level,
        budget: Option<Budget>,
        cores: NonZero<usize>,
        rng: &mut Rng,
    ) -> Vec<Candidate<String>> {
        let candidates = self.decided(seat, |decision| bots::advise(decision, level, budget, cores, rng));
        let told = |candidate: Candidate<G::Action>| {
            let Candidate { action, share, win, points } = candidate;
            Candidate { action: action.to_string(), share, win, points }
        };
        candidates.into_iter().map(told).collect()
    }

    fn rewind(&mut self, plays: usize) {
        self.plays.truncate(plays);
        self.story.truncate(plays);
        let beginning = Replay::<G>::open(&self.head).expect("the game was set up like this before");
        self.game = beginning.game().clone();
        for (seat, action) in &self.plays {
            self.game.apply(*seat, action, &mut Silent);
        }
        self.note_result();
    }

    fn opening(&self) -> &Told {
        &self.opening
    }

    fn take_opening(&mut self) -> Told {
        std::mem::take(&mut self.opening)
    }

    fn story(&self) -> &[Told] {
        &self.story
    }

    fn take_story(&mut self) -> Vec<Told> {
        std::mem::take(&mut self.story)
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.game.view(viewer)).expect("views are plain data")
    }

    fn view_text(&self, viewer: Viewer) -> Box<RawValue> {
        raw(&self.game.view(viewer))
    }

    fn seen(&self, viewer: Viewer) -> Seen {
        seen::<G>(&self.game.view(viewer))
    }

    fn preview(&self, seat: Seat, actions: &[String], rng: &mut Rng) -> Result<Preview, Refused> {
        let viewer = Viewer::Seat(seat);
        let mut game = G::determinize(&self.game.view(viewer), rng);
        let mut told = Vec::new();
        let mut imagined = 0;
        for action in actions {
            let action = Self::parse(action)?;
            let mut next = game.clone();
            let played = next.play(seat, &action).map_err(refused)?;
            // The imagined position answers for the real one only as far as the seat knows both.
            if played.revealed.contains(seat) {
                break;
            }
            game = next;
            imagined += 1;
            told.extend(told_by(played).to(viewer).cloned());
        }
        let Seen { view, sheet } = seen::<G>(&game.view(viewer));
        Ok(Preview { imagined, told, view, sheet })
    }

    fn draw(&self, viewer: Viewer, speaker: &Speaker) -> String {
        G::draw(&self.game.view(viewer), speaker)
    }

    fn sheet(&self, viewer: Viewer) -> BySeat<ScoreSheet> {
        score_sheets::<G>(&self.game.view(viewer))
    }
}

/// A list of texts that are written where they are wanted, and nowhere before.
struct Texts<'a, T>(&'a [T]);

impl<T: fmt::Display> serde::Serialize for Texts<'_, T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(Text))
    }
}

struct Text<'a, T>(&'a T);

impl<T: fmt::Display> serde::Serialize for Text<'_, T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self.0)
    }
}

fn refused<R: tabletop::Rule>(illegal: tabletop::Illegal<R>) -> Refused {
    Refused::Rule { id: illegal.rule.id(), why: illegal.why }
}

fn raw(value: &impl serde::Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("views and events are plain data")
}

fn seen<G: Game>(view: &G::View) -> Seen {
    Seen { view: raw(view), sheet: score_sheets::<G>(view) }
}

fn score_sheets<G: Game>(view: &G::View) -> BySeat<ScoreSheet> {
    G::sheet(view).map(|_, sheet| score_sheet::<G>(sheet))
}

fn score_sheet<G: Game>(sheet: Sheet<G::Rule>) -> ScoreSheet {
    let total = sheet.total();
    let lines = sheet.lines.into_iter().map(|line| ScoreLine {
        id: line.id,
        rule: line.rule.id(),
        points: line.points,
        pieces: line.pieces,
    });
    ScoreSheet { lines: lines.collect(), total }
}

fn told_by<E: Clone + serde::Serialize + tabletop::Say>(played: Played<E>) -> Told {
    told(played.journal, played.revealed)
}

fn told<E: serde::Serialize + tabletop::Say>(journal: Journal<E>, revealed: SeatSet) -> Told {
    let happening = |event: E| Happening { event: raw(&event), phrase: event.phrase() };
    let notes = journal.notes.into_iter().map(|note| match note {
        Note::All(event) => Note::All(happening(event)),
        Note::Only { seat, told, others } => {
            Note::Only { seat, told: happening(told), others: others.map(happening) }
        }
    });
    Told { notes: notes.collect(), shuffles: journal.shuffles, picks: journal.picks, revealed }
}
