//! `mastaba bench`: how fast the rules and the search are, on one core.

use std::time::Duration;

use bots::{SearchSpeed, Speed};
use catalog::Title;
use clap::{ArgMatches, Command};
use serde_json::{Value, json};
use tabletop::{Language, Options, Phrase, Seed, Setup, SetupError, Speaker, shown};

use crate::bar::Bar;
use crate::cli::{self, Context, TEXTS};
use crate::input;
use crate::layout::Grid;
use crate::number::{decimal, grouped, percent};
use crate::trouble::Trouble;

/// What can be asked.
pub(crate) fn command(speaker: &Speaker) -> Command {
    let game = cli::game(speaker).help(speaker.word("argument-bench-game"));
    let command = cli::subcommand(
        "bench",
        speaker,
        vec![
            game,
            cli::switch("search", speaker),
            cli::flag("seconds", speaker).value_name("S"),
            cli::switch("json", speaker),
        ],
    );
    command.args(cli::materials(speaker))
}

/// One measurement: the set-up and what was found.
struct Measured<S> {
    game: &'static str,
    setup: Setup,
    speed: S,
}

/// Measures one game, or all.
pub(crate) fn run(matches: &ArgMatches, context: &mut Context) -> Result<(), Trouble> {
    if matches.get_flag("search") {
        let found = measure(matches, context, |title, setup, span| title.bench_search(setup, span))?;
        show(&found, matches, context)
    } else {
        let found = measure(matches, context, |title, setup, span| title.bench(setup, span))?;
        show(&found, matches, context)
    }
}

fn measure<S>(
    matches: &ArgMatches,
    context: &Context,
    measure: impl Fn(&dyn Title, &Setup, Duration) -> Result<S, SetupError>,
) -> Result<Vec<Measured<S>>, Trouble> {
    let titles = match input::title(matches)? {
        Some(title) => vec![title],
        None => catalog::GAMES.to_vec(),
    };
    let span = input::text(matches, "seconds").map_or(Ok(Duration::from_secs(1)), seconds)?;
    let mut wanted = Vec::new();
    for title in titles {
        let material = input::material(title, matches)?;
        wanted.extend(setups(title, material.as_ref()).into_iter().map(|setup| (title, setup)));
    }
    let mut found = Vec::new();
    let bar = Bar::new(wanted.len() as u64, context.speaker.word("bench-measuring"));
    for (title, setup) in wanted {
        let speaker = catalog::speaker(title, context.language, &[TEXTS]);
        let speed =
            measure(title, &setup, span).map_err(|error| input::setup_trouble(&error, matches, &speaker))?;
        found.push(Measured { game: title.id(), setup, speed });
        bar.step();
    }
    bar.finish();
    Ok(found)
}

fn seconds(text: &str) -> Result<Duration, Trouble> {
    let number = text.parse::<f64>().ok().filter(|seconds| (0.001..=600.0).contains(seconds));
    let number = number.ok_or_else(|| {
        Phrase::new("bad-number")
            .with("argument", "--seconds")
            .with("found", shown(text))
            .with("least", "0.001")
            .with("most", "600")
    })?;
    Ok(Duration::from_secs_f64(number))
}

/// Every seat count, with the first and with the last value of every option.
fn setups(title: &dyn Title, material: Option<&String>) -> Vec<Setup> {
    let first = Options::new(title.choices());
    let mut last = first;
    for choice in title.choices() {
        let value = choice.values.last().expect("a choice has values");
        last.set(choice.name, value).expect("it is the choice's own value");
    }
    let all = if first == last { vec![first] } else { vec![first, last] };
    let setup = |seats, options| {
        let material = material.cloned();
        Setup { rules: *title.reads().end(), seats, options, seed: Seed::new([0; 32]), material }
    };
    title.seats().flat_map(|seats| all.iter().map(move |options| setup(seats, *options))).collect()
}

/// A kind of speed, as a table and as JSON.
trait Reported {
    /// The names of the columns; the heading of each is the message `bench-NAME`.
    const COLUMNS: &'static [&'static str];
    /// What stands in them.
    fn cells(&self, language: Language) -> Vec<String>;
    /// The same for programs.
    fn json(&self) -> Value;
}

impl Reported for Speed {
    const COLUMNS: &'static [&'static str] = &["games", "decisions", "length", "nanoseconds", "bytes"];

    fn cells(&self, language: Language) -> Vec<String> {
        vec![
            grouped(self.games_per_second(), language),
            grouped(self.decisions_per_second(), language),
            decimal(self.decisions_per_game(), 1, language),
            decimal(self.nanoseconds_per_decision(), 1, language),
            self.position_bytes.to_string(),
        ]
    }

    fn json(&self) -> Value {
        json!({
            "games_per_s": self.games_per_second(),
            "decisions_per_s": self.decisions_per_second(),
            "decisions_per_game": self.decisions_per_game(),
            "ns_per_decision": self.nanoseconds_per_decision(),
            "position_bytes": self.position_bytes,
        })
    }
}

impl Reported for SearchSpeed {
    const COLUMNS: &'static [&'static str] = &["iterations", "tuned", "timed", "overshoot", "overshoot-most"];

    fn cells(&self, language: Language) -> Vec<String> {
        vec![
            grouped(self.iterations_per_second, language),
            grouped(self.tuned_per_second, language),
            self.timed.to_string(),
            percent(self.mean_overshoot, language),
            percent(self.most_overshoot, language),
        ]
    }

    fn json(&self) -> Value {
        json!({
            "iterations_per_s": self.iterations_per_second,
            "tuned_iterations_per_s": self.tuned_per_second,
            "timed_decisions": self.timed,
            "mean_overshoot": self.mean_overshoot,
            "overshoot_99": self.most_overshoot,
        })
    }
}

fn show<S: Reported>(
    found: &[Measured<S>],
    matches: &ArgMatches,
    context: &mut Context,
) -> Result<(), Trouble> {
    if matches.get_flag("json") {
        let list: Value = found.iter().map(json).collect();
        context.screen.line(list.to_string())?;
    } else {
        context.screen.grid(&grid(found, &context.speaker, context.language))?;
    }
    Ok(())
}

fn json<S: Reported>(measured: &Measured<S>) -> Value {
    let Measured { game, setup, speed } = measured;
    let mut all = json!({ "game": game, "seats": setup.seats, "options": setup.options });
    if let (Value::Object(all), Value::Object(found)) = (&mut all, speed.json()) {
        all.extend(found);
    }
    all
}

fn grid<S: Reported>(found: &[Measured<S>], speaker: &Speaker, language: Language) -> Grid {
    let heading = |name: &&str| speaker.word(&format!("bench-{name}"));
    let headings = [&["game", "seats"], S::COLUMNS, &["options"]].concat();
    let mut grid = Grid::new(headings.iter().map(heading).collect());
    for Measured { game, setup, speed } in found {
        let mut row = vec![(*game).to_owned(), setup.seats.to_string()];
        row.extend(speed.cells(language));
        row.push(summary(&setup.options, speaker));
        grid.row(row);
    }
    grid
}

/// A whole line of options is too wide for a table: it is the first value of each, or the last.
fn summary(options: &Options, speaker: &Speaker) -> String {
    let key = if *options == Options::new(options.choices()) { "bench-first" } else { "bench-last" };
    speaker.word(key)
}
