//! Prints, for each game, version of its rules and level, the SHA-256 of forty records of it: `same [THREADS]`.

use std::num::NonZero;
use std::process::ExitCode;
use std::thread::available_parallelism;

use benches::{ForGame, each_game, records};
use bots::{Budget, Kind, Level};
use tabletop::Game;

fn main() -> ExitCode {
    let threads = match std::env::args().nth(1).map(|text| text.parse()) {
        None => available_parallelism().unwrap_or(NonZero::<usize>::MIN),
        Some(Ok(threads)) => threads,
        Some(Err(_)) => {
            eprintln!("same [THREADS]: a number of threads from 1 up");
            return ExitCode::from(2);
        }
    };
    each_game(&mut Lines { threads });
    ExitCode::SUCCESS
}

struct Lines {
    threads: NonZero<usize>,
}

impl ForGame for Lines {
    fn game<G: Game>(&mut self) {
        for rules in G::READS.rev() {
            // Games that were begun by older rules are played on, too.
            let older = if rules == *G::READS.end() { String::new() } else { format!(" rules {rules}") };
            for level in Level::ALL {
                let bot = Kind::level(*level).with_budget(budget(*level));
                println!("{}{older} {bot} {}", G::ID, records::<G>(rules, bot, self.threads));
            }
        }
    }
}

/// Iterations, so that clocks do not matter, and few of them: the same code runs in many.
fn budget(level: Level) -> Budget {
    Budget::Iterations(match level {
        Level::Apprentice => 1,
        Level::Mason => 4,
        Level::Scribe => 50,
        Level::Architect => 100,
        Level::Pharaoh => 200,
    })
}
