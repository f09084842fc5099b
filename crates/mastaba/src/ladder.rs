//! `mastaba arena ladder`: everybody meets everybody, and the ratings are told with their uncertainty.

use std::io;
use std::num::NonZero;
use std::sync::{Mutex, MutexGuard};
use std::thread;

use bots::{ArenaError, Climbed, Kind, Ladder, Meeting, Progress, Rating};
use catalog::Title;
use clap::{ArgMatches, Command};
use serde_json::{Value, json};
use tabletop::{Arg, Language, Phrase, Speaker, shown};

use crate::bar::Bar;
use crate::cli::{self, Context, TEXTS};
use crate::input;
use crate::layout::{Grid, on_scale, scale_heading};
use crate::number::{decimal, percent};
use crate::screen::Screen;
use crate::trouble::Trouble;

/// What can be asked.
pub(crate) fn command(speaker: &Speaker) -> Command {
    let command = cli::subcommand(
        "ladder",
        speaker,
        vec![
            cli::game(speaker),
            cli::flag("seats", speaker).help(speaker.word("flag-ladder-seats")).value_name("N"),
            cli::flag("games", speaker).help(speaker.word("flag-ladder-games")).value_name("N"),
            cli::flag("among", speaker).value_name(speaker.word("value-list")),
            cli::flag("others", speaker).value_name("N"),
            cli::flag("parts", speaker).value_name("N"),
            cli::flag("seed", speaker).help(speaker.word("flag-series")).value_name("N"),
            cli::flag("options", speaker).value_name(speaker.word("value-list")),
            cli::switch("json", speaker),
        ],
    );
    command.args(cli::materials(speaker))
}

/// Plays the ladder.
pub(crate) fn run(matches: &ArgMatches, context: &mut Context) -> Result<(), Trouble> {
    let title = input::required_title(matches)?;
    let speaker = catalog::speaker(title, context.language, &[TEXTS]);
    let ladder = ladder(title, matches, &speaker)?;
    let play = |series: &bots::Series, listen: &(dyn Fn(&bots::Finished<'_>) -> io::Result<()> + Sync)| {
        title.arena(series, listen)
    };
    let meetings = Meetings { bar: Mutex::new(None), language: context.language };
    let climbed = ladder.climb(&play, &meetings).map_err(|error| match error {
        ArenaError::Setup(error) => input::setup_trouble(&error, matches, &speaker),
        ArenaError::Listener(error) => Trouble::Output(error),
    })?;
    if matches.get_flag("json") {
        context.screen.line(json(title, &ladder, &climbed).to_string())?;
    } else {
        print(&ladder, &climbed, &speaker, context.language, &mut context.screen)?;
    }
    Ok(())
}

fn ladder(title: &dyn Title, matches: &ArgMatches, speaker: &Speaker) -> Result<Ladder, Trouble> {
    let number = |name: &'static str, argument, least, most, default| {
        input::text(matches, name).map_or(Ok(default), |text| input::number(argument, text, least, most))
    };
    let (fewest, most) = (*title.seats().start() as u64, *title.seats().end() as u64);
    Ok(Ladder {
        among: among(matches, speaker)?,
        seats: number("seats", "--seats", fewest, most, fewest)? as usize,
        options: input::options(title, matches, speaker)?,
        material: input::material(title, matches)?,
        games: number("games", "--games", 1, 1_000_000, 400)?,
        others: number("others", "--others", 0, 1_000_000, 40)?,
        parts: number("parts", "--parts", 1, 1_000, 20)? as u32,
        seed: number("seed", "--seed", 0, u64::MAX, 1)?,
        threads: thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN),
    })
}

/// Who takes part: everybody, or those that were asked for.
fn among(matches: &ArgMatches, speaker: &Speaker) -> Result<Vec<Kind>, Trouble> {
    let everybody = Ladder::EVERYBODY.to_vec();
    let Some(text) = input::text(matches, "among") else { return Ok(everybody) };
    let asked = input::parts(text)
        .map(|name| input::bot("--among", name, speaker))
        .collect::<Result<Vec<Kind>, Trouble>>()?;
    let known: Vec<Arg> = everybody.iter().map(|kind| kind.said()).collect();
    let among: Vec<Kind> = everybody.into_iter().filter(|kind| asked.contains(kind)).collect();
    if among.len() < 2 || among.len() < asked.len() {
        return Err(Phrase::new("ladder-among").with("found", shown(text)).with("known", known).into());
    }
    Ok(among)
}

/// A bar for every pair while they meet, and a line when they have.
struct Meetings {
    bar: Mutex<Option<Bar>>,
    language: Language,
}

impl Meetings {
    fn bar(&self) -> MutexGuard<'_, Option<Bar>> {
        self.bar.lock().expect("no listener panics")
    }
}

impl Progress for Meetings {
    fn meet(&self, one: Kind, other: Kind, games: u64) {
        *self.bar() = Some(Bar::new(games, pair(one, other, self.language)));
    }

    fn game(&self) {
        self.bar().iter().for_each(Bar::step);
    }

    fn met(&self, meeting: &Meeting) {
        self.bar().take().iter().for_each(Bar::finish);
        let Meeting { one, other, games, share, low, high, .. } = meeting;
        let pair = pair(*one, *other, self.language);
        let [share, low, high] = [share, low, high].map(|share| percent(*share, self.language));
        anstream::eprintln!("{pair}: {share} ({low} – {high}), {games}");
    }
}

/// Two who meet.
fn pair(one: Kind, other: Kind, language: Language) -> String {
    format!("{} – {}", one.name(language), other.name(language))
}

fn json(title: &dyn Title, ladder: &Ladder, climbed: &Climbed) -> Value {
    let meeting = |meeting: &Meeting| {
        let [one, other] = &meeting.standings;
        json!({
            "one": meeting.one.to_string(),
            "other": meeting.other.to_string(),
            "games": meeting.games,
            "share": meeting.share,
            "low": meeting.low,
            "high": meeting.high,
            "mean_scores": [one.mean_score, other.mean_score],
            "slow_ms": [one.slow.as_secs_f64() * 1_000.0, other.slow.as_secs_f64() * 1_000.0],
        })
    };
    let rating = |(kind, rating): &(Kind, Rating)| json!({ "bot": kind.to_string(), "rating": rating.rating, "low": rating.low, "high": rating.high });
    json!({
        "game": title.id(),
        "seats": ladder.seats,
        "options": ladder.options,
        "parts": ladder.parts,
        "meetings": climbed.meetings.iter().map(meeting).collect::<Vec<_>>(),
        "ratings": climbed.ratings.iter().map(rating).collect::<Vec<_>>(),
    })
}

fn print(
    ladder: &Ladder,
    climbed: &Climbed,
    speaker: &Speaker,
    language: Language,
    screen: &mut Screen,
) -> io::Result<()> {
    let setting = Phrase::new("ladder-setting")
        .with("game", speaker.word("game-name"))
        .with("seats", ladder.seats)
        .with("parts", u64::from(ladder.parts))
        .with("seed", ladder.seed.to_string());
    screen.prose("", &speaker.say(&setting))?;
    screen.blank()?;
    let heading = |name: &str| speaker.word(&format!("ladder-{name}"));
    let whole = |value: f64| decimal(value, 0, language);
    // Somebody is at 0, so that it is always on the scale.
    let ratings = || climbed.ratings.iter().map(|(_, rating)| rating);
    let least = ratings().map(|rating| rating.low).fold(0.0, f64::min);
    let most = ratings().map(|rating| rating.high).fold(0.0, f64::max);
    let ends = scale_heading(&whole(least), &whole(most));
    let mut grid = Grid::new(["bot", "rating", "interval"].map(heading).into_iter().chain([ends]).collect());
    for (kind, Rating { rating, low, high }) in &climbed.ratings {
        grid.row(vec![
            kind.name(language),
            whole(*rating),
            format!("{} – {}", whole(*low), whole(*high)),
            on_scale([*low, *rating, *high], &(least..=most)),
        ]);
    }
    screen.grid(&grid)?;
    screen.blank()?;
    let headings = ["one", "other", "games", "share", "interval", "points", "slow"];
    let mut grid = Grid::new(headings.map(heading).to_vec());
    for meeting in &climbed.meetings {
        let [one, other] = &meeting.standings;
        grid.row(vec![
            meeting.one.name(language),
            meeting.other.name(language),
            meeting.games.to_string(),
            percent(meeting.share, language),
            format!("{} – {}", percent(meeting.low, language), percent(meeting.high, language)),
            format!("{} : {}", decimal(one.mean_score, 1, language), decimal(other.mean_score, 1, language)),
            decimal(one.slow.as_secs_f64() * 1_000.0, 1, language),
        ]);
    }
    screen.grid(&grid)
}
