//! Records of games between bots, to see that nobody plays otherwise than before.

use std::fmt::Write as _;
use std::num::NonZero;
use std::sync::Mutex;

use bots::{Deals, Entrant, Kind, Series, arena};
use sha2::{Digest as _, Sha256};
use tabletop::{Game, hex};

use crate::Case;

/// Games of each game and bot.
const GAMES: u64 = 40;

/// The SHA-256 of forty records of games by these rules in which every seat is this bot's, in their order: as many with each number of
/// seats, and with the first and the last values of the options, as can be.
///
/// The same bots give the same records on every machine and any number of threads, as long as their budget is in
/// iterations.
///
/// # Panics
/// When the game cannot be played.
pub fn records<G: Game>(rules: u16, bot: Kind, threads: NonZero<usize>) -> String {
    let tables: Vec<(usize, Case)> = G::SEATS.flat_map(|seats| Case::ALL.map(|case| (seats, case))).collect();
    let mut hash = Sha256::new();
    let mut left = GAMES;
    for (at, (seats, case)) in tables.iter().enumerate() {
        let games = left.div_ceil((tables.len() - at) as u64);
        left -= games;
        let series = Series {
            entrants: vec![Entrant::Bot(bot); *seats],
            deals: Deals::Fresh,
            rules: Some(rules),
            options: case.options(G::OPTIONS),
            material: None,
            games,
            seed: 1,
            threads,
        };
        for text in texts::<G>(&series) {
            hash.update(text);
        }
    }
    hex(&hash.finalize())
}

/// The records of a series, in the order of its games.
fn texts<G: Game>(series: &Series) -> Vec<String> {
    let texts = Mutex::new(vec![String::new(); series.games as usize]);
    let played = arena::<G>(series, &|finished| {
        let mut text = String::new();
        write!(text, "{}", finished.record()).expect("a string takes everything");
        texts.lock().expect("nobody panics while writing")[finished.number as usize] = text;
        Ok(())
    });
    played.expect("a series of the game's own");
    texts.into_inner().expect("nobody panics while writing")
}
