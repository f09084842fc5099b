//! `mastaba bench`: how fast the rules are, by random games on one core.

use std::io;
use std::time::Duration;

use bots::Speed;
use catalog::Title;
use clap::{ArgMatches, Command};
use serde_json::{Value, json};
use tabletop::{Language, Options, Phrase, Seed, Setup, Speaker, shown};

use crate::cli::{self, Context, TEXTS};
use crate::input;
use crate::layout::Grid;
use crate::number::{decimal, grouped};
use crate::screen::Screen;
use crate::trouble::Trouble;

/// What can be asked.
pub(crate) fn command(speaker: &Speaker) -> Command {
    let game = cli::game(speaker).help(speaker.word("argument-bench-game"));
    let command = cli::subcommand(
        "bench",
        speaker,
        vec![game, cli::flag("seconds", speaker).value_name("S"), cli::switch("json", speaker)],
    );
    command.args(cli::materials(speaker))
}

/// One measurement: the set-up and what was found.
struct Measured {
    game: &'static str,
    setup: Setup,
    speed: Speed,
}

/// Measures one game, or all.
pub(crate) fn run(matches: &ArgMatches, context: &mut Context) -> Result<(), Trouble> {
    let titles = match input::title(matches)? {
        Some(title) => vec![title],
        None => catalog::GAMES.to_vec(),
    };
    let span = input::text(matches, "seconds").map_or(Ok(Duration::from_secs(1)), seconds)?;
    let mut found = Vec::new();
    for title in titles {
        let material = input::material(title, matches)?;
        for setup in setups(title, material.as_ref()) {
            let speaker = catalog::speaker(title, context.language, &[TEXTS]);
            let speed =
                title.bench(&setup, span).map_err(|error| input::setup_trouble(&error, matches, &speaker))?;
            found.push(Measured { game: title.id(), setup, speed });
        }
    }
    if matches.get_flag("json") {
        let list: Value = found.iter().map(json).collect();
        context.screen.line(list.to_string())?;
    } else {
        print(&found, &context.speaker, context.language, &mut context.screen)?;
    }
    Ok(())
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
        Setup { seats, options, seed: Seed::new([0; 32]), material }
    };
    title.seats().flat_map(|seats| all.iter().map(move |options| setup(seats, *options))).collect()
}

fn json(measured: &Measured) -> Value {
    let Measured { game, setup, speed } = measured;
    json!({
        "game": game,
        "seats": setup.seats,
        "options": setup.options,
        "games_per_s": speed.games_per_second(),
        "decisions_per_s": speed.decisions_per_second(),
        "decisions_per_game": speed.decisions_per_game(),
        "ns_per_decision": speed.nanoseconds_per_decision(),
        "position_bytes": speed.position_bytes,
    })
}

fn print(found: &[Measured], speaker: &Speaker, language: Language, screen: &mut Screen) -> io::Result<()> {
    let heading = |name: &str| speaker.word(&format!("bench-{name}"));
    let headings = ["game", "seats", "games", "decisions", "length", "nanoseconds", "bytes", "options"];
    let mut grid = Grid::new(headings.map(heading).to_vec());
    for Measured { game, setup, speed } in found {
        grid.row(vec![
            (*game).to_owned(),
            setup.seats.to_string(),
            grouped(speed.games_per_second(), language),
            grouped(speed.decisions_per_second(), language),
            decimal(speed.decisions_per_game(), 1, language),
            decimal(speed.nanoseconds_per_decision(), 1, language),
            speed.position_bytes.to_string(),
            summary(&setup.options, speaker),
        ]);
    }
    screen.grid(&grid)
}

/// A whole line of options is too wide for a table: it is the first value of each, or the last.
fn summary(options: &Options, speaker: &Speaker) -> String {
    let key = if *options == Options::new(options.choices()) { "bench-first" } else { "bench-last" };
    speaker.word(key)
}
