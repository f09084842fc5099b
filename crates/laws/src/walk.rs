//! Random games: every seat count, any options, played evenly or moodily, the same on every machine.

use tabletop::{
    Choice, Draw as _, Game, Journal, Options, Play, Played, Record, Rng, Seat, Seed, Setup, Status, Viewer,
};

use crate::mood::Mood;

/// More plays than any of our games can have; those that stand still for long are the longest.
pub(crate) const MOST_PLAYS: usize = 50_000;

/// A run of random games for one law.
#[derive(Clone, Copy)]
pub(crate) struct Series {
    /// Each law has its own number, and so its own games.
    pub(crate) number: u64,
    /// How many games are played.
    pub(crate) games: u64,
    /// One in so many positions is looked at; the first and the last of a game always are.
    pub(crate) one_in: u32,
}

/// One random game, as far as it has been played.
pub(crate) struct Walk<G: Game> {
    pub(crate) setup: Setup,
    pub(crate) opening: Journal<G::Event>,
    /// The position before the last play: what was legal there is most easily mistaken for legal here.
    pub(crate) before: Option<G>,
    pub(crate) game: G,
    pub(crate) plays: Vec<(Seat, G::Action)>,
    /// What is played next, unless the game is over.
    pub(crate) next: Option<(Seat, G::Action)>,
    mood: Option<Mood>,
    rng: Rng,
}

impl Series {
    /// Plays the games and lets `look` judge positions; its complaint comes with the record so far.
    pub(crate) fn each_position<G: Game>(
        self,
        mut look: impl FnMut(&Walk<G>, &mut Rng) -> Result<(), String>,
    ) -> Result<(), String> {
        for number in 0..self.games {
            let mut walk = Walk::<G>::start(self.setup::<G>(number), self.dice(number), number)?;
            let mut rng = walk.rng.split();
            loop {
                let edge = walk.plays.is_empty() || walk.next.is_none();
                if edge || rng.below(self.one_in) == 0 {
                    look(&walk, &mut rng).map_err(|problem| walk.complain(&problem))?;
                }
                if walk.next.is_none() {
                    break;
                }
                walk.step()?;
            }
        }
        Ok(())
    }

    /// Plays the games to their ends and lets `look` judge each.
    pub(crate) fn each_game<G: Game>(
        self,
        mut look: impl FnMut(&Walk<G>, &mut Rng) -> Result<(), String>,
    ) -> Result<(), String> {
        for number in 0..self.games {
            let mut walk = Walk::<G>::start(self.setup::<G>(number), self.dice(number), number)?;
            walk.finish()?;
            let mut rng = walk.rng.split();
            look(&walk, &mut rng).map_err(|problem| walk.complain(&problem))?;
        }
        Ok(())
    }

    /// The set-up of one game: seat counts in turn, every option drawn at random.
    fn setup<G: Game>(self, number: u64) -> Setup {
        let counts = G::SEATS.count() as u64;
        let seats = G::SEATS.start() + (number / 2 % counts) as usize;
        let mut setup = Setup::new::<G>(seats, Seed::of_series(self.number, number));
        setup.options = random_options(G::OPTIONS, &mut self.dice(number).split());
        setup
    }

    fn dice(self, number: u64) -> Rng {
        Rng::new(self.number << 32 | number)
    }
}

impl<G: Game> Walk<G> {
    /// Sets a game up; even numbers are played evenly, odd ones moodily.
    pub(crate) fn start(setup: Setup, mut rng: Rng, number: u64) -> Result<Self, String> {
        let mut opening = Journal::default();
        let game = G::new(&setup, &mut opening).map_err(|error| format!("no set-up: {error}"))?;
        let mood = (number % 2 == 1).then(|| Mood::new(setup.seats, &mut rng));
        let mut walk = Walk { setup, opening, before: None, game, plays: Vec::new(), next: None, mood, rng };
        walk.next = walk.choose()?;
        Ok(walk)
    }

    /// Plays the next action.
    pub(crate) fn step(&mut self) -> Result<Option<Played<G::Event>>, String> {
        let Some((seat, action)) = self.next else { return Ok(None) };
        self.before = Some(self.game.clone());
        let played = self.game.play(seat, &action).map_err(|refused| {
            self.complain(&format!("{seat} is offered {action}, but may not: {}", refused.why))
        })?;
        self.plays.push((seat, action));
        if self.plays.len() > MOST_PLAYS {
            return Err(self.complain("the game does not end"));
        }
        self.next = self.choose()?;
        Ok(Some(played))
    }

    /// Plays to the end.
    pub(crate) fn finish(&mut self) -> Result<(), String> {
        while self.step()?.is_some() {}
        Ok(())
    }

    /// The record so far.
    pub(crate) fn record(&self) -> Record {
        let mut record = Record::new::<G>(&self.setup);
        let play = |(seat, action): &(Seat, G::Action)| Play { seat: *seat, action: action.to_string() };
        record.plays = self.plays.iter().map(play).collect();
        record.result = tabletop::result(&self.game);
        record
    }

    fn choose(&mut self) -> Result<Option<(Seat, G::Action)>, String> {
        let Status::Deciding(seats) = self.game.status() else { return Ok(None) };
        let able: Vec<Seat> = seats.iter().filter(|seat| !legal(&self.game, *seat).is_empty()).collect();
        if able.is_empty() {
            return Err(self.complain("the game waits, but nobody can act"));
        }
        let seat = able[self.rng.below(able.len() as u32) as usize];
        let action = match &mut self.mood {
            Some(mood) => mood.choose(&self.game, seat, &mut self.rng),
            None => self.game.sample(seat, &mut self.rng),
        };
        Ok(Some((seat, action)))
    }

    /// The problem, and the record that leads to it.
    fn complain(&self, problem: &str) -> String {
        format!("{problem}\nafter {} plays of\n\n{}", self.plays.len(), self.record())
    }
}

/// What the seat can do.
pub(crate) fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal
}

/// Everybody who looks at a table while the game lasts.
pub(crate) fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::first(seats).map(Viewer::Seat).chain([Viewer::Public])
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
