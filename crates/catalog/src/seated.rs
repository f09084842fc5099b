//! How any game that keeps the contract becomes a [`Table`].

use std::num::NonZero;

use bots::{Budget, Candidate, Decision, Kind, Level};
use serde_json::Value;
use serde_json::value::RawValue;
use tabletop::{
    BySeat, Game, Journal, Note, Options, Play, Played, Record, RecordError, Replay, Rng, Rule as _, Seat,
    SeatSet, Setup, SetupError, Sheet, Silent, Speaker, Status, Viewer,
};

use crate::table::{Happening, Preview, Refused, ScoreLine, ScoreSheet, Table, Told};

/// A game being played: its position, its record, and all that was told.
pub(crate) struct Seated<G: Game> {
    options: Options,
    record: Record,
    beginning: G,
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
            record: Record::new::<G>(setup),
            beginning: game.clone(),
            game,
            opening: told(journal, SeatSet::EMPTY),
            story: Vec::new(),
        })
    }

    pub(crate) fn resume(record: &Record) -> Result<Self, RecordError> {
        let mut replay = Replay::<G>::open(record)?;
        let options = replay.setup().options;
        let beginning = replay.game().clone();
        let opening = told(replay.opening().clone(), SeatSet::EMPTY);
        let mut story = Vec::new();
        while let Some(step) = replay.step()? {
            story.push(told_by(step.played));
        }
        let game = replay.finish()?;
        let mut seated = Seated { options, record: record.clone(), beginning, game, opening, story };
        seated.note_result();
        Ok(seated)
    }

    fn parse(action: &str) -> Result<G::Action, Refused> {
        action.parse().map_err(Refused::Syntax)
    }

    /// What is decided of the decision the seat has to make.
    fn decided<T>(&self, seat: Seat, decide: impl FnOnce(&Decision<'_, G>) -> T) -> T {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        decide(&Decision { seat, view: &self.game.view(Viewer::Seat(seat)), legal: &legal })
    }

    /// The record tells the result exactly while the game is over.
    fn note_result(&mut self) {
        self.record.result = tabletop::result(&self.game);
    }
}

impl<G: Game> Table for Seated<G> {
    fn record(&self) -> &Record {
        &self.record
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn set_names(&mut self, names: BySeat<Option<String>>) {
        self.record.names = names;
    }

    fn status(&self) -> Status {
        self.game.status()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), Refused> {
        let action = Self::parse(action)?;
        self.game.check(seat, &action).map_err(refused)
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<&Told, Refused> {
        let action = Self::parse(action)?;
        let played = self.game.play(seat, &action).map_err(refused)?;
        let plays = &mut self.record.plays;
        if plays.len() == plays.capacity() {
            // A server holds thousands of records: they grow by a few plays, not to twice their size.
            plays.reserve_exact(16);
        }
        // Just as long as it must be, for the same reason.
        let action = action.to_string().into_boxed_str().into_string();
        plays.push(Play { seat, action });
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
        self.record.plays.truncate(plays);
        self.story.truncate(plays);
        self.game = self.beginning.clone();
        for play in &self.record.plays {
            let action = play.action.parse().expect("the record holds what was played");
            self.game.apply(play.seat, &action, &mut Silent);
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
        json(&self.game.view(viewer))
    }

    fn view_text(&self, viewer: Viewer) -> Box<RawValue> {
        raw(&self.game.view(viewer))
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
        let view = game.view(viewer);
        let sheet = G::sheet(&view).map(|_, sheet| score_sheet::<G>(sheet));
        Ok(Preview { imagined, told, view: raw(&view), sheet })
    }

    fn draw(&self, viewer: Viewer, speaker: &Speaker) -> String {
        G::draw(&self.game.view(viewer), speaker)
    }

    fn sheet(&self, viewer: Viewer) -> BySeat<ScoreSheet> {
        G::sheet(&self.game.view(viewer)).map(|_, sheet| score_sheet::<G>(sheet))
    }
}

fn refused<R: tabletop::Rule>(illegal: tabletop::Illegal<R>) -> Refused {
    Refused::Rule { id: illegal.rule.id(), why: illegal.why }
}

fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("views and events are plain data")
}

fn raw(value: &impl serde::Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("views are plain data")
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
    let happening = |event: E| Happening { event: json(&event), phrase: event.phrase() };
    let notes = journal.notes.into_iter().map(|note| match note {
        Note::All(event) => Note::All(happening(event)),
        Note::Only { seat, told, others } => {
            Note::Only { seat, told: happening(told), others: others.map(happening) }
        }
    });
    Told { notes: notes.collect(), shuffles: journal.shuffles, picks: journal.picks, revealed }
}
