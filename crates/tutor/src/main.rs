#![doc = include_str!("../README.md")]

mod fit;
mod lesson;
mod play;

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use tabletop::Studied;

const USAGE: &str = "tutor GAME: teaches the net of imhotep or kheops";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["imhotep"] => teach::<imhotep::Imhotep>(),
        ["kheops"] => teach::<kheops::Kheops>(),
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

/// Plays, learns, and writes the net.
fn teach<G: Studied>() -> ExitCode {
    let rows = fit::fit(G::FACTS, &play::lessons::<G>());
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
