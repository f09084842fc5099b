#![doc = include_str!("../README.md")]

mod fit;
mod lesson;
mod play;
mod results;
mod searches;

use std::path::PathBuf;
use std::process::ExitCode;
use std::{env, fs, io};

use fit::{Pupil, fit, usual_lead};
use tabletop::Studied;

const USAGE: &str =
    "tutor GAME results|searches [GAMES]: teaches the net of cleopatra, imhotep or kheops by so many games";

/// How a net is taught.
#[derive(Clone, Copy)]
enum Course {
    /// From the beginning, by how games end: a result says little, but is soon had.
    Results,
    /// From where it is, by what searches expect: they say much, and take long.
    Searches,
}

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let (game, course, games) = match args[..] {
        [game, course] => (game, course, None),
        [game, course, games] => (game, course, Some(games.parse())),
        _ => return usage(),
    };
    let (course, usual) = match course {
        "results" => (Course::Results, 20_000),
        "searches" => (Course::Searches, 4_000),
        _ => return usage(),
    };
    match (game, games.unwrap_or(Ok(usual))) {
        ("cleopatra", Ok(games)) => teach::<cleopatra::Cleopatra>(course, games),
        ("imhotep", Ok(games)) => teach::<imhotep::Imhotep>(course, games),
        ("kheops", Ok(games)) => teach::<kheops::Kheops>(course, games),
        _ => usage(),
    }
}

fn usage() -> ExitCode {
    eprintln!("{USAGE}");
    ExitCode::from(2)
}

/// Plays, learns, and writes the net.
fn teach<G: Studied>(course: Course, games: u64) -> ExitCode {
    // The workspace this program was built in is the one it writes to.
    let file = format!("games/{}/src/heuristic/learned.net", G::ID);
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(&file);
    let taught = || -> io::Result<()> {
        let (pupil, lessons) = match course {
            Course::Results => {
                let lessons = play::lessons::<G>(games, results::teach);
                (Pupil::new(G::FACTS, usual_lead(&lessons)), lessons)
            }
            Course::Searches => {
                let pupil = Pupil::further(G::FACTS, weights(&fs::read(&path)?));
                (pupil, play::lessons::<G>(games, searches::teach))
            }
        };
        let weights = fit(pupil, &lessons);
        fs::write(&path, weights.iter().flat_map(|weight| weight.to_le_bytes()).collect::<Vec<u8>>())
    };
    match taught() {
        Ok(()) => {
            println!("{file}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{file} could not be read or written: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The weights in a net's file.
fn weights(bytes: &[u8]) -> Vec<f32> {
    let (weights, []) = bytes.as_chunks::<4>() else { panic!("a weight has four bytes") };
    weights.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect()
}
