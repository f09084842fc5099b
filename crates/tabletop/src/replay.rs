//! Playing a record again, with every mistake told by its line, its rule and what would have been legal.

use crate::Rule as _;
use crate::error::{ParseError, SetupError};
use crate::game::{Game, Played, Setup, Status, Viewer, other_rules};
use crate::note::Journal;
use crate::options::Options;
use crate::phrase::Phrase;
use crate::record::{Record, Score};
use crate::seat::{BySeat, Seat};

/// A record that is not a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong.
    pub problem: Phrase,
    /// The rule that was broken, if one was.
    pub rule: Option<&'static str>,
    /// What the seats could have done instead.
    pub legal: Vec<(Seat, Vec<String>)>,
}

impl From<ParseError> for RecordError {
    fn from(error: ParseError) -> Self {
        RecordError {
            line: error.line,
            column: error.column,
            problem: error.problem,
            rule: None,
            legal: Vec::new(),
        }
    }
}

impl RecordError {
    /// A set-up that is not a game: the mistake is in the material, or in the seats and options.
    fn setup(record: &Record, error: SetupError) -> Self {
        match error.place {
            None => RecordError::header(record, "seats", error.problem),
            Some((line, column)) => RecordError {
                // A line of the material stands after a bar.
                line: record.line_of("material") + line,
                column: column + "|".len(),
                ..RecordError::header(record, "material", error.problem)
            },
        }
    }

    fn header(record: &Record, field: &str, problem: Phrase) -> Self {
        RecordError { line: record.line_of(field), column: 1, problem, rule: None, legal: Vec::new() }
    }
}

/// A record being played again, one action at a time.
pub struct Replay<'r, G: Game> {
    record: &'r Record,
    setup: Setup,
    opening: Journal<G::Event>,
    game: G,
    next: usize,
}

/// One action played again.
pub struct Step<G: Game> {
    /// Who acted.
    pub seat: Seat,
    /// What they did.
    pub action: G::Action,
    /// The position before.
    pub before: G,
    /// What it caused.
    pub played: Played<G::Event>,
}

impl<'r, G: Game> Replay<'r, G> {
    /// Sets the record's game up.
    ///
    /// # Errors
    /// When the record is another game's, has rules that this program does not know, or its set-up is not one of the game's.
    pub fn open(record: &'r Record) -> Result<Self, RecordError> {
        if record.game != G::ID {
            let problem =
                Phrase::new("record-other-game").with("found", record.game.as_str()).with("known", G::ID);
            return Err(RecordError::header(record, "game", problem));
        }
        if !G::READS.contains(&record.rules) {
            return Err(RecordError::header(record, "rules", other_rules(record.rules, &G::READS)));
        }
        let options = Options::parse(G::OPTIONS, &record.options).map_err(|error| {
            RecordError::from(error.shifted("options ".len()).at_line(record.line_of("options")))
        })?;
        if let Some(material) =
            record.material.as_ref().filter(|material| G::MATERIAL != Some(&material.kind))
        {
            let problem = Phrase::new("record-other-material").with("found", material.kind.as_str());
            return Err(RecordError::header(record, "material", problem));
        }
        let material = record.material.as_ref().map(crate::record::Material::text);
        let setup = Setup { rules: record.rules, seats: record.seats, options, seed: record.seed, material };
        let mut opening = Journal::default();
        let game = G::new(&setup, &mut opening).map_err(|error| RecordError::setup(record, error))?;
        Ok(Replay { record, setup, opening, game, next: 0 })
    }

    /// What the game started from.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What was told while the game was set up.
    pub fn opening(&self) -> &Journal<G::Event> {
        &self.opening
    }

    /// The position as it is now.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Plays the record's next action, if there is one.
    ///
    /// # Errors
    /// When it is not notation, or a rule forbids it.
    pub fn step(&mut self) -> Result<Option<Step<G>>, RecordError> {
        let Some(play) = self.record.plays.get(self.next) else { return Ok(None) };
        let wrong = |game: &G, column, problem, rule| RecordError {
            line: self.record.line_of_play(self.next),
            column,
            problem,
            rule,
            legal: legal_texts(game),
        };
        let action: G::Action = play
            .action
            .parse()
            .map_err(|error: ParseError| wrong(&self.game, "A ".len() + error.column, error.problem, None))?;
        let before = self.game.clone();
        let played = self
            .game
            .play(play.seat, &action)
            .map_err(|illegal| wrong(&before, 1, illegal.why, Some(illegal.rule.id())))?;
        self.next += 1;
        Ok(Some(Step { seat: play.seat, action, before, played }))
    }

    /// Plays all that is left, checks the result if the record tells one, and gives the position.
    ///
    /// # Errors
    /// At the first action that is not notation or not legal, or at a result that is not the game's.
    pub fn finish(mut self) -> Result<G, RecordError> {
        while self.step()?.is_some() {}
        if let Some(told) = &self.record.result {
            let found = result(&self.game);
            if found.as_ref() != Some(told) {
                let problem = match found {
                    None => Phrase::new("record-early-result"),
                    Some(found) => {
                        let says = |(seat, score): (Seat, &Score)| {
                            Phrase::new("record-seat-result")
                                .with("seat", seat)
                                .with("place", score.place)
                                .with("total", score.total)
                        };
                        Phrase::new("record-other-result")
                            .with("found", found.iter().map(says).collect::<Vec<_>>())
                    }
                };
                return Err(RecordError::header(self.record, "result", problem));
            }
        }
        Ok(self.game)
    }
}

/// The result of a finished game, as a record tells it.
pub fn result<G: Game>(game: &G) -> Option<BySeat<Score>> {
    let Status::Finished(outcome) = game.status() else { return None };
    let sheets = G::sheet(&game.view(Viewer::All));
    Some(BySeat::from_fn(sheets.seats(), |seat| Score {
        place: outcome.places[seat],
        total: sheets[seat].total(),
    }))
}

/// What each deciding seat can do, as texts.
pub fn legal_texts<G: Game>(game: &G) -> Vec<(Seat, Vec<String>)> {
    let Status::Deciding(seats) = game.status() else { return Vec::new() };
    let texts = |seat| {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    };
    seats.iter().map(|seat| (seat, texts(seat))).collect()
}
