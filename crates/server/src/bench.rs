//! What a play costs between a request and two streams: a table in memory, with the steps that the task of a table takes, and
//! without task, sockets and store. For `benches`; nothing else uses it, and it may change at any time.

use std::sync::Arc;

use tabletop::{Draw as _, Language, Options, Rng, Seat};
use tokio::sync::{Notify, mpsc};

use crate::host::{Item, Watcher, Watchers, body};
use crate::store::TableId;
use crate::table::{
    Allows, BUILD, Command, Decision, Entry, FORMAT, Opened, Plan, TableState, Who, commitment,
};
use crate::token::Hash;

/// When everything happens, in milliseconds since 1970.
const AT: i64 = 1_767_225_600_000;

/// No game has more plays: nobody reads while they are counted.
const WAITING: usize = 4_096;

/// A table of two people, watched by one of them, in Spanish, and by a spectator's program.
pub struct WatchedTable {
    state: TableState,
    watchers: Watchers,
    told: [mpsc::Receiver<Box<Item>>; 2],
}

/// A play that is about to be made.
#[derive(Clone)]
pub struct Play {
    seat: Seat,
    command: Command,
}

impl WatchedTable {
    /// A game that has just begun, always the same.
    ///
    /// # Panics
    /// When there is no such game.
    pub fn begin(game: &str) -> Self {
        let hash = |number| Hash([number; 32]);
        let title = catalog::find(game).expect("a game of the list");
        let (table, secret) = (TableId::new([1; 16]), [1; 32]);
        let mut opened = Opened {
            format: FORMAT,
            build: BUILD.to_owned(),
            game: game.to_owned(),
            rules: *title.reads().end(),
            options: Options::new(title.choices()).to_string(),
            material: None,
            seats: vec![Plan::Open {}, Plan::Open {}],
            allows: Allows { public: true, chat: true, hints: false },
            time: None,
            stand_in: "random".to_owned(),
            commitment: hash(0),
            creator: hash(100),
            spectator: hash(101),
            rematch_of: None,
        };
        opened.commitment = Hash(commitment(table, &opened, title, &secret));
        let state = TableState::open(table, secret, AT, Entry::Opened(Box::new(opened)));
        let mut watchers = Watchers::default();
        let mut watched = |state: &TableState, token, language| {
            let (sender, told) = mpsc::channel(WAITING);
            let (resumed, overrun) = (Arc::default(), Arc::new(Notify::new()));
            let watcher = Watcher { place: 0, token, language, sender, resumed, overrun };
            watchers.attach(state, watcher).expect("they may watch");
            told
        };
        let mut state = state.expect("today's rules");
        let join = |state: &mut TableState, seat, name: &str, token| {
            let name = name.to_owned();
            let join = Command::Join { seat, name, token, nonce: None, program: false, before: None };
            let Ok(Decision::Enter(entry)) = state.decide(Who::Stranger, join, AT) else {
                panic!("the seat is free")
            };
            state.apply(AT, &entry).expect("it was decided");
        };
        join(&mut state, Seat::A, "Ana", hash(1));
        join(&mut state, Seat::B, "Hori", hash(2));
        let told =
            [watched(&state, Some(hash(1)), Some(Language::Es)), watched(&state, Some(hash(101)), None)];
        let mut table = WatchedTable { state, watchers, told };
        // What begins the game is told, too; so the sentences have been read when counting begins.
        table.settle();
        table.read();
        table
    }

    /// Any legal play of whoever has to decide; none when the game is over.
    pub fn any_play(&self, rng: &mut Rng) -> Option<Play> {
        let seat = self.state.deciding().first()?;
        let mut legal = self.state.game()?.legal(seat);
        let action = legal.swap_remove(rng.below(legal.len() as u32) as usize);
        Some(Play { seat, command: Command::Play { decision: self.state.decisions[seat], action } })
    }

    /// Decides the play, does it, writes it as it would be stored, and tells both watchers.
    ///
    /// # Panics
    /// When the play was meant for another moment.
    pub fn play(&mut self, play: Play) {
        let decided = self.state.decide(Who::Seat(play.seat), play.command, AT);
        let Ok(Decision::Enter(entry)) = decided else { panic!("the play is legal") };
        self.enter(&entry);
        self.settle();
    }

    /// Reads what the watchers were told: how much each of them got, in bytes.
    pub fn read(&mut self) -> [usize; 2] {
        self.told.each_mut().map(|told| {
            let items = std::iter::from_fn(|| told.try_recv().ok());
            items.map(|item| item.text.len()).sum()
        })
    }

    fn enter(&mut self, entry: &Entry) {
        let effect = self.state.apply(AT, entry).expect("it was decided");
        std::hint::black_box(body(entry));
        self.watchers.tell(&self.state, AT, entry, &effect);
    }

    fn settle(&mut self) {
        while let Some(entry) = self.state.follow_up(AT) {
            self.enter(&entry);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Phase;

    #[test]
    fn both_watchers_follow_a_whole_game() {
        for title in catalog::GAMES {
            let mut table = WatchedTable::begin(title.id());
            let mut rng = Rng::new(1);
            while let Some(play) = table.any_play(&mut rng) {
                table.play(play);
                // A sealed choice of the other seat is noticed by nobody who watches.
                let told = table.read();
                assert!(told[0] > told[1] || told == [0, 0], "{}: {told:?}", title.id());
            }
            assert_eq!(table.state.phase, Phase::Finished, "{}", title.id());
        }
    }
}
