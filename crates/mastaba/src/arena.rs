//! `mastaba arena`: bots play a series of games, and how they did is told with its uncertainty.

use std::fs;
use std::io;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread;

use bots::{ArenaError, Deals, Entrant, Kind, Series, Standing};
use catalog::Title;
use clap::{ArgMatches, Command};
use serde_json::json;
use tabletop::{Language, Phrase, SetupError, Speaker};

use crate::bar::Bar;
use crate::cli::{self, Context, TEXTS};
use crate::layout::{Grid, on_scale, scale_heading};
use crate::number::{decimal, percent};
use crate::screen::Screen;
use crate::trouble::{Trouble, reason};
use crate::{file, input, ladder};

/// More games than anybody can wait for are a slip of the hand.
const MOST_GAMES: u64 = 1_000_000_000;

/// What can be asked.
pub(crate) fn command(speaker: &Speaker) -> Command {
    let list = speaker.word("value-list");
    let command = cli::subcommand(
        "arena",
        speaker,
        vec![
            cli::game(speaker),
            cli::flag("seats", speaker).help(speaker.word("flag-bots")).value_name(list.clone()),
            cli::flag("games", speaker).value_name("N"),
            cli::flag("seed", speaker).help(speaker.word("flag-series")).value_name("N"),
            cli::flag("options", speaker).value_name(list),
            cli::path_flag("save", speaker).value_name(speaker.word("value-folder")),
            cli::switch("json", speaker),
        ],
    );
    command.args(cli::materials(speaker)).subcommand(ladder::command(speaker))
}

/// Plays the series.
pub(crate) fn run(matches: &ArgMatches, context: &mut Context) -> Result<(), Trouble> {
    if let Some(("ladder", matches)) = matches.subcommand() {
        return ladder::run(matches, context);
    }
    let title = input::required_title(matches)?;
    let speaker = catalog::speaker(title, context.language, &[TEXTS]);
    let series = series(title, matches, &speaker)?;
    let folder = matches.get_one::<PathBuf>("save");
    if let Some(folder) = folder {
        prepare(folder, title, series.games)?;
    }
    let bar = Bar::new(series.games, names(&series, context.language).join(" – "));
    let listen = |finished: &bots::Finished<'_>| {
        if let Some(folder) = folder {
            let path = folder.join(file_name(title, finished.number));
            fs::write(path, finished.record().to_string())?;
        }
        for complaint in finished.complaints {
            let said = Phrase::new("arena-complaint").with("game", finished.number + 1);
            let said = speaker.say(&said.with("problem", complaint.clone()));
            bar.beside(|| crate::screen::complain(&said));
        }
        bar.step();
        Ok(())
    };
    let standings = title.arena(&series, &listen).map_err(|error| match error {
        ArenaError::Setup(error) => input::setup_trouble(&error, matches, &speaker),
        ArenaError::Listener(error) => unsaved(folder.map_or(Path::new(""), PathBuf::as_path), &error),
    })?;
    bar.finish();
    if matches.get_flag("json") {
        print_json(title, &series, &standings, &mut context.screen)?;
    } else {
        print(&series, &standings, &speaker, context.language, &mut context.screen)?;
    }
    Ok(())
}

fn series(title: &dyn Title, matches: &ArgMatches, speaker: &Speaker) -> Result<Series, Trouble> {
    let entrants = match input::text(matches, "seats") {
        Some(text) => {
            input::parts(text).map(|name| input::entrant(name, speaker)).collect::<Result<_, _>>()?
        }
        None => vec![Entrant::Bot(Kind::RANDOM); *title.seats().start()],
    };
    let number = |name: &'static str, argument, least, most, default| {
        input::text(matches, name).map_or(Ok(default), |text| input::number(argument, text, least, most))
    };
    let seats = title.seats();
    if !seats.contains(&entrants.len()) {
        let error = SetupError::seats(entrants.len(), &seats);
        return Err(Trouble::with_argument("--seats", &error.problem, speaker));
    }
    let cores = thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
    let widest = entrants.iter().map(Entrant::cores).max().unwrap_or(NonZero::<usize>::MIN);
    Ok(Series {
        entrants,
        deals: Deals::Fresh,
        rules: None,
        options: input::options(title, matches, speaker)?,
        material: input::material(title, matches)?,
        games: number("games", "--games", 1, MOST_GAMES, 100)?,
        seed: number("seed", "--seed", 0, u64::MAX, 1)?,
        // A bot that thinks on several cores leaves them to fewer games at a time.
        threads: NonZero::new(cores.get() / widest).unwrap_or(NonZero::<usize>::MIN),
    })
}

/// What the entrants are called.
fn names(series: &Series, language: Language) -> Vec<String> {
    (0..series.entrants.len()).map(|entrant| series.name(entrant, language)).collect()
}

fn file_name(title: &dyn Title, number: u64) -> String {
    format!("{}-{:06}.txt", title.id(), number + 1)
}

/// Makes sure before the first game that every record can be saved and none is overwritten.
fn prepare(folder: &Path, title: &dyn Title, games: u64) -> Result<(), Trouble> {
    let failed = |error: io::Error| unsaved(folder, &error);
    fs::create_dir_all(folder).map_err(failed)?;
    for entry in fs::read_dir(folder).map_err(failed)? {
        let name = entry.map_err(failed)?.file_name();
        let number = name.to_str().and_then(|name| {
            let number = name.strip_prefix(title.id())?.strip_prefix('-')?.strip_suffix(".txt")?;
            number.parse::<u64>().ok()
        });
        if number.is_some_and(|number| (1..=games).contains(&number)) {
            let file = file::shown_path(&folder.join(name));
            return Err(Phrase::new("arena-exists").with("file", file).into());
        }
    }
    let probe = folder.join(format!(".{}.part", std::process::id()));
    fs::File::create_new(&probe).and_then(|_| fs::remove_file(&probe)).map_err(failed)
}

fn unsaved(folder: &Path, error: &io::Error) -> Trouble {
    Phrase::new("file-unsaved").with("file", file::shown_path(folder)).with("reason", reason(error)).into()
}

fn print_json(
    title: &dyn Title,
    series: &Series,
    standings: &[Standing],
    screen: &mut Screen,
) -> io::Result<()> {
    let bots: Vec<_> = standings
        .iter()
        .map(|standing| {
            json!({
                "bot": standing.bot.to_string(),
                "games": standing.games,
                "wins": standing.wins,
                "share": standing.share,
                "low": standing.low,
                "high": standing.high,
                "mean_score": standing.mean_score,
                "mean_place": standing.mean_place,
                "slow_ms": standing.slow.as_secs_f64() * 1_000.0,
            })
        })
        .collect();
    screen.line(json!({ "game": title.id(), "games": series.games, "bots": bots }).to_string())
}

fn print(
    series: &Series,
    standings: &[Standing],
    speaker: &Speaker,
    language: Language,
    screen: &mut Screen,
) -> io::Result<()> {
    let setting = Phrase::new("arena-setting")
        .with("game", speaker.word("game-name"))
        .with("games", series.games)
        .with("options", series.options.to_string())
        .with("seed", series.seed.to_string());
    screen.prose("", &speaker.say(&setting))?;
    screen.blank()?;

    let heading = |name: &str| speaker.word(&format!("arena-{name}"));
    let mut headings = ["bot", "games", "wins", "share", "interval", "score", "place"].map(heading).to_vec();
    headings.insert(5, scale_heading("0 %", "100 %"));
    let mut grid = Grid::new(headings);
    let names = names(series, language);
    for (name, standing) in names.iter().zip(standings) {
        grid.row(vec![
            name.clone(),
            standing.games.to_string(),
            decimal(standing.wins, 1, language),
            percent(standing.share, language),
            format!("{} – {}", percent(standing.low, language), percent(standing.high, language)),
            on_scale([standing.low, standing.share, standing.high], &(0.0..=1.0)),
            decimal(standing.mean_score, 2, language),
            decimal(standing.mean_place, 2, language),
        ]);
    }
    screen.grid(&grid)?;

    screen.blank()?;
    let mut grid = Grid::new(std::iter::once(heading("line")).chain(names).collect());
    for (at, (id, _)) in standings[0].mean_lines.iter().enumerate() {
        let means = standings.iter().map(|standing| decimal(standing.mean_lines[at].1, 2, language));
        grid.row(std::iter::once(speaker.word(&format!("line-{id}"))).chain(means).collect());
    }
    screen.grid(&grid)
}
