#![doc = include_str!("../README.md")]

mod fit;
mod lesson;
mod play;

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use tabletop::Studied;

const USAGE: &str = "tutor GAME [GAMES]: teaches the net of imhotep or kheops by so many games";

/// How many games are played if nobody says.
const GAMES: &str = "4000";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let (game, games) = match &args[..] {
        [game] => (game, GAMES),
        [game, games] => (game, games.as_str()),
        _ => return usage(),
    };
    match (game.as_str(), games.parse()) {
        ("imhotep", Ok(games)) => teach::<imhotep::Imhotep>(games),
        ("kheops", Ok(games)) => teach::<kheops::Kheops>(games),
        _ => usage(),
    }
}

fn usage() -> ExitCode {
    eprintln!("{USAGE}");
    ExitCode::from(2)
}

/// Plays, learns, and writes the net.
fn teach<G: Studied>(games: u64) -> ExitCode {
    let rows = fit::fit(G::FACTS, &play::lessons::<G>(games));
    let bytes: Vec<u8> = rows.iter().flatten().flat_map(|weight| weight.to_le_bytes()).collect();
    let file = format!("games/{}/src/heuristic/learned.net", G::ID);
    // The workspace this program was built in is the one it writes to.
    match fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(&file), bytes) {
        Ok(()) => {
            println!("{file}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{file} could not be written: {error}");
            ExitCode::FAILURE
        }
    }
}
