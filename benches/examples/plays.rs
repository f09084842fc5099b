//! Instructions of a play at a table with two watchers: run by Callgrind, which counts them.

use benches::{ForGame, count, each_game};
use server::bench::{Play, WatchedTable};
use tabletop::{Game, Rng};

fn main() {
    each_game(&mut Plays);
}

struct Plays;

impl ForGame for Plays {
    fn game<G: Game>(&mut self) {
        let plays = plays(G::ID);
        let mut table = WatchedTable::begin(G::ID);
        count(&format!("{} play", G::ID), plays.len(), || {
            for play in plays {
                table.play(play);
            }
        });
    }
}

/// The plays of a random game.
fn plays(game: &str) -> Vec<Play> {
    let mut table = WatchedTable::begin(game);
    let mut rng = Rng::new(1);
    let mut plays = Vec::new();
    while let Some(play) = table.any_play(&mut rng) {
        plays.push(play.clone());
        table.play(play);
    }
    plays
}
