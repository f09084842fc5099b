//! Tables for tests: made of entries alone, with a secret of the test's choice.

use tabletop::{Options, Seat};

use super::{
    Allows, BUILD, Code, Command, Decision, Effect, Entry, FORMAT, Opened, Plan, TableState, Time,
    Unreadable, Who, commitment,
};
use crate::store::TableId;
use crate::token::Hash;

/// A table in a test, with a clock that the test turns.
pub(crate) struct Trial {
    pub(crate) state: TableState,
    pub(crate) now: i64,
    /// Every entry with what it caused.
    pub(crate) effects: Vec<(i64, Entry, Effect)>,
}

/// Who sits at a seat in a test.
pub(crate) enum Sitting {
    Person(&'static str),
    Bot(&'static str),
    Nobody,
}

/// What a test's credential hashes to: any number will do.
pub(crate) fn hash(number: u8) -> Hash {
    Hash([number; 32])
}

impl Trial {
    /// A game that has just begun.
    pub(crate) fn begin(game: &str, secret: u8, sitting: &[Sitting], time: Option<Time>) -> Self {
        let rules = *catalog::find(game).expect("a game of the list").reads().end();
        Trial::begin_under(rules, game, secret, sitting, time).expect("rules of today")
    }

    /// A game of a table that was opened under the rules of that version.
    pub(crate) fn begin_under(
        rules: u16,
        game: &str,
        secret: u8,
        sitting: &[Sitting],
        time: Option<Time>,
    ) -> Result<Self, Unreadable> {
        let title = catalog::find(game).expect("a game of the list");
        let plan = |sitting: &Sitting| match sitting {
            Sitting::Person(_) | Sitting::Nobody => Plan::Open {},
            Sitting::Bot(bot) => Plan::Bot { bot: (*bot).to_owned() },
        };
        let mut opened = Opened {
            format: FORMAT,
            build: BUILD.to_owned(),
            game: game.to_owned(),
            rules,
            options: Options::new(title.choices()).to_string(),
            material: None,
            seats: sitting.iter().map(plan).collect(),
            allows: Allows { public: false, chat: true, hints: false },
            time,
            stand_in: "random".to_owned(),
            commitment: hash(0),
            creator: hash(100),
            spectator: hash(101),
            rematch_of: None,
        };
        let table = TableId::new([secret; 16]);
        opened.commitment = Hash(commitment(table, &opened, title, &[secret; 32]));
        let now = 1_000_000;
        let state = TableState::open(table, [secret; 32], now, Entry::Opened(Box::new(opened)));
        let mut trial = Trial { state: state?, now, effects: Vec::new() };
        for (seat, sitting) in Seat::ALL.into_iter().zip(sitting) {
            if let Sitting::Person(name) = sitting {
                let token = hash(seat.index() as u8 + 1);
                let name = (*name).to_owned();
                let join = Command::Join { seat, name, token, nonce: None, program: false, before: None };
                trial.ask(Who::Stranger, join).expect("a free seat");
            }
        }
        Ok(trial)
    }

    /// Asks for something, and lets everything happen that follows by itself.
    pub(crate) fn ask(&mut self, who: Who, command: Command) -> Result<(), Code> {
        match self.state.decide(who, command, self.now).map_err(|refusal| refusal.code)? {
            Decision::Done(_) => {}
            Decision::Enter(entry) => self.enter(entry),
        }
        self.settle();
        Ok(())
    }

    /// Lets everything happen that follows by itself.
    pub(crate) fn settle(&mut self) {
        while let Some(entry) = self.state.follow_up(self.now) {
            self.enter(entry);
        }
    }

    fn enter(&mut self, entry: Entry) {
        let effect = self.state.apply(self.now, &entry).expect("it was decided");
        self.effects.push((self.now, entry, effect));
    }

    /// The seat plays this.
    pub(crate) fn play(&mut self, seat: Seat, action: &str) -> Result<(), Code> {
        let decision = self.state.decisions[seat];
        self.ask(Who::Seat(seat), Command::Play { decision, action: action.to_owned() })
    }

    /// What the seat may do.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<String> {
        self.state.game().expect("it has begun").legal(seat)
    }

    /// The view of the seat, as text.
    pub(crate) fn view(&self, viewer: tabletop::Viewer) -> String {
        self.state.game().expect("it has begun").view_text(viewer).get().to_owned()
    }
}
