//! The random games that all laws of a title go through.

use std::fmt;
use std::sync::{Mutex, OnceLock, PoisonError};

use tabletop::{Draw as _, Game, Rng, Seed, Setup};

use crate::course::{Course, random_options};
use crate::mood::Vocabulary;
use crate::pool::Pool;
use crate::walk::Walk;

/// How many random games there are of a title.
const GAMES: u64 = 6_300;
/// So many are played at a time.
const PORTION: u64 = 50;
/// So far apart, in portions, two laws with consecutive numbers begin: laws that are tried side by side then seldom
/// wait for the same games, and those that look at few games look at different ones.
const APART: u64 = 7;

/// The random games of a title. Each is played when a law first comes to it, and only once, however many laws look at
/// it and from however many threads.
pub struct Games<G: Game> {
    portions: Vec<OnceLock<Portion<G>>>,
    pool: OnceLock<Result<Pool<G::Action>, String>>,
    /// Of those who play portions; what one has learnt serves the next.
    vocabularies: Mutex<Vec<Vocabulary<G::Action>>>,
}

/// Some games, up to the first that could not be set up or played to its end.
struct Portion<G: Game> {
    courses: Vec<Course<G>>,
    trouble: Option<String>,
}

/// Which of the games a law looks at.
#[derive(Clone, Copy)]
pub(crate) struct Series {
    /// Each law has its own number, and so its own dice and its own first game.
    pub(crate) number: u64,
    /// How many games it goes through, in whole portions.
    pub(crate) games: u64,
    /// One in so many positions is looked at; the first and the last of a game always are.
    pub(crate) one_in: u32,
}

/// How much a law has seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Account {
    /// Games gone through.
    pub games: usize,
    /// Decisions made in them.
    pub decisions: usize,
    /// Positions of them that were looked at.
    pub positions: usize,
}

impl fmt::Display for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Account { games, decisions, positions } = self;
        write!(f, "{games} games, {decisions} decisions, {positions} positions looked at")
    }
}

impl<G: Game> Default for Games<G> {
    fn default() -> Self {
        Games::new()
    }
}

impl<G: Game> Games<G> {
    /// Games that nobody has looked at yet.
    pub fn new() -> Self {
        Games {
            portions: (0..GAMES / PORTION).map(|_| OnceLock::new()).collect(),
            pool: OnceLock::new(),
            vocabularies: Mutex::new(Vec::new()),
        }
    }

    /// Goes through games and lets `look` judge positions; its complaint comes with the record so far.
    pub(crate) fn each_position(
        &self,
        series: Series,
        mut look: impl FnMut(&Walk<'_, G>, &mut Rng) -> Result<(), String>,
    ) -> Result<Account, String> {
        self.each_course(series, |course, rng, account| {
            let mut walk = Walk::start(course)?;
            let mut looks = true;
            loop {
                // Where the game could not go on, that is what is wrong.
                if walk.next().is_none() && course.trouble.is_some() {
                    return Ok(());
                }
                if looks {
                    account.positions += 1;
                    look(&walk, rng).map_err(|problem| walk.complain(&problem))?;
                }
                if walk.next().is_none() {
                    return Ok(());
                }
                let last = walk.plays().len() + 1 == course.plays.len();
                looks = last || rng.below(series.one_in) == 0;
                walk.step(looks);
            }
        })
    }

    /// Lets `look` judge each game at its end.
    pub(crate) fn each_game(
        &self,
        series: Series,
        mut look: impl FnMut(&Walk<'_, G>, &mut Rng) -> Result<(), String>,
    ) -> Result<Account, String> {
        self.each_course(series, |course, rng, account| {
            if course.trouble.is_some() {
                return Ok(());
            }
            account.positions += 1;
            let walk = Walk::at_end(course)?;
            look(&walk, rng).map_err(|problem| walk.complain(&problem))
        })
    }

    /// The actions that were legal in these games.
    pub(crate) fn pool(&self) -> Result<&Pool<G::Action>, String> {
        self.pool.get_or_init(|| Pool::gather(self)).as_ref().map_err(Clone::clone)
    }

    fn each_course(
        &self,
        series: Series,
        mut go: impl FnMut(&Course<G>, &mut Rng, &mut Account) -> Result<(), String>,
    ) -> Result<Account, String> {
        assert!(series.games <= GAMES, "there are not so many games");
        let mut account = Account::default();
        let all = self.portions.len() as u64;
        for at in 0..series.games.div_ceil(PORTION) {
            let portion = (series.number * APART + at) % all;
            let Portion { courses, trouble } = self.portion(portion);
            for (number, course) in (portion * PORTION..).zip(courses) {
                account.games += 1;
                account.decisions += course.plays.len();
                go(course, &mut series.dice(number), &mut account)?;
            }
            if let Some(trouble) = trouble {
                return Err(trouble.clone());
            }
        }
        Ok(account)
    }

    fn portion(&self, at: u64) -> &Portion<G> {
        self.portions[at as usize].get_or_init(|| {
            let mut words = self.vocabularies().pop().unwrap_or_default();
            let portion = Portion::play(at * PORTION..(at + 1) * PORTION, &mut words);
            self.vocabularies().push(words);
            portion
        })
    }

    fn vocabularies(&self) -> impl std::ops::DerefMut<Target = Vec<Vocabulary<G::Action>>> {
        self.vocabularies.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<G: Game> Portion<G> {
    fn play(numbers: std::ops::Range<u64>, words: &mut Vocabulary<G::Action>) -> Self {
        let mut portion = Portion { courses: Vec::new(), trouble: None };
        for number in numbers {
            match Course::play(setup::<G>(number), dice(number), number, words) {
                Ok(course) => {
                    portion.trouble.clone_from(&course.trouble);
                    portion.courses.push(course);
                }
                Err(problem) => portion.trouble = Some(problem),
            }
            if portion.trouble.is_some() {
                break;
            }
        }
        portion
    }
}

impl Series {
    /// The law's own dice for a game.
    fn dice(self, number: u64) -> Rng {
        Rng::new(self.number << 32 | number)
    }
}

/// The set-up of one game: seat counts and versions of the rules in turn, every option drawn at random.
fn setup<G: Game>(number: u64) -> Setup {
    let counts = G::SEATS.count() as u64;
    let seats = G::SEATS.start() + (number / 2 % counts) as usize;
    let mut setup = Setup::new::<G>(seats, Seed::of_series(0, number));
    setup.options = random_options(G::OPTIONS, &mut dice(number).split());
    let versions = u64::from(G::READS.end() - G::READS.start()) + 1;
    setup.rules = G::READS.end() - (number / 2 / counts % versions) as u16;
    setup
}

/// What a game is played with. No law has the number 0.
fn dice(number: u64) -> Rng {
    Rng::new(number)
}
