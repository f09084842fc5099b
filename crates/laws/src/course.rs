//! Random games, from their set-up to their end: every seat count, any options, played evenly or moodily, the same
//! on every machine.

use tabletop::{Choice, Draw as _, Game, Options, Play, Record, Rng, Seat, Setup, Silent, Status};

use crate::mood::{Mood, Vocabulary};

/// More plays than any of our games can have; those that stand still for long are the longest.
pub(crate) const MOST_PLAYS: usize = 50_000;

/// A random game that was played.
pub(crate) struct Course<G: Game> {
    pub(crate) setup: Setup,
    pub(crate) plays: Vec<(Seat, G::Action)>,
    /// The position that the plays led to.
    pub(crate) last: G,
    /// Why it could not be played to its end, if it could not.
    pub(crate) trouble: Option<String>,
}

impl<G: Game> Course<G> {
    /// Plays a game; even numbers are played evenly, odd ones moodily.
    ///
    /// # Errors
    /// When the game cannot be set up.
    pub(crate) fn play(
        setup: Setup,
        mut rng: Rng,
        number: u64,
        words: &mut Vocabulary<G::Action>,
    ) -> Result<Self, String> {
        let game = G::new(&setup, &mut Silent).map_err(|error| format!("no set-up: {error}"))?;
        let mut mood = (number % 2 == 1).then(|| Mood::new(setup.seats, &mut rng));
        let mut course = Course { setup, plays: Vec::new(), last: game, trouble: None };
        loop {
            match course.choose(mood.as_mut(), words, &mut rng) {
                Ok(None) => break,
                Ok(Some((seat, action))) => course.step(seat, action),
                Err(problem) => course.trouble = Some(course.complain(&problem)),
            }
            if course.trouble.is_some() {
                break;
            }
        }
        Ok(course)
    }

    /// Who plays what next, unless the game is over.
    fn choose(
        &self,
        mood: Option<&mut Mood>,
        words: &mut Vocabulary<G::Action>,
        rng: &mut Rng,
    ) -> Result<Option<(Seat, G::Action)>, String> {
        let Status::Deciding(seats) = self.last.status() else { return Ok(None) };
        let mut able: Vec<(Seat, Vec<G::Action>)> =
            seats.iter().map(|seat| (seat, legal(&self.last, seat))).collect();
        able.retain(|(_, legal)| !legal.is_empty());
        if able.is_empty() {
            return Err("the game waits, but nobody can act".to_owned());
        }
        let (seat, legal) = &able[rng.below(able.len() as u32) as usize];
        let action = match mood {
            Some(mood) => mood.choose(*seat, legal, words, rng),
            None => self.last.sample(*seat, rng),
        };
        Ok(Some((*seat, action)))
    }

    fn step(&mut self, seat: Seat, action: G::Action) {
        match self.last.play(seat, &action) {
            Ok(_) => self.plays.push((seat, action)),
            Err(refused) => {
                let problem = format!("{seat} is offered {action}, but may not: {}", refused.why);
                self.trouble = Some(self.complain(&problem));
            }
        }
        if self.plays.len() > MOST_PLAYS {
            self.trouble = Some(self.complain("the game does not end"));
        }
    }

    /// The whole record.
    pub(crate) fn record(&self) -> Record {
        record(&self.setup, &self.plays, &self.last)
    }

    /// The problem at the end, and the record that leads to it.
    pub(crate) fn complain(&self, problem: &str) -> String {
        complaint(problem, &self.record())
    }
}

/// The record of these plays, which led to this position.
pub(crate) fn record<G: Game>(setup: &Setup, plays: &[(Seat, G::Action)], game: &G) -> Record {
    let mut record = Record::new::<G>(setup);
    let play = |(seat, action): &(Seat, G::Action)| Play { seat: *seat, action: action.to_string() };
    record.plays = plays.iter().map(play).collect();
    record.result = tabletop::result(game);
    record
}

/// The problem, and the record that leads to it.
pub(crate) fn complaint(problem: &str, record: &Record) -> String {
    format!("{problem}\nafter {} plays of\n\n{record}", record.plays.len())
}

/// What the seat can do.
pub(crate) fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal
}

/// A value at random for every choice.
pub(crate) fn random_options(choices: &'static [Choice], rng: &mut Rng) -> Options {
    pick_options(choices, |choice| rng.below(choice.values.len() as u32) as usize)
}

/// For every choice the value at the place that `pick` gives.
pub(crate) fn pick_options(choices: &'static [Choice], mut pick: impl FnMut(&Choice) -> usize) -> Options {
    let mut options = Options::new(choices);
    for choice in choices {
        options.set(choice.name, choice.values[pick(choice)]).expect("the value is one of the choice's own");
    }
    options
}
