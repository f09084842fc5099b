//! Runs a script on a table and on what the table should be, side by side, entry by entry.

use std::collections::BTreeSet;

use catalog::Title;
use laws::Toy;
use tabletop::{Options, Phrase, Seat};

use super::super::apply::fold_from;
use super::super::entry::{BUILD, Entry, FORMAT, Opened, Plan};
use super::super::testing::hash;
use super::super::{Command, Decision, TableState, commitment};
use super::compare;
use super::deeds::Effect;
use super::expected::Expected;
use super::reasons::Verdict;
use super::script::{Action, BOTS, By, Chair, NAMES, Opening, Script, Step, TEXTS, Wish};
use crate::store::{Chain, Logged, TableId};
use crate::token::Hash;

/// The creator's credential, the spectators', and the first of all others.
const CREATOR: u8 = 1;
const SPECTATOR: u8 = 2;
const OTHERS: u8 = 3;

/// The toy, which stands on no list of games.
pub(super) fn toy(id: &str) -> Result<&'static dyn Title, Phrase> {
    let title = catalog::titled::<Toy>();
    if id == title.id() { Ok(title) } else { catalog::find(id) }
}

/// A table in the middle of a script.
pub(super) struct Drive {
    pub(super) state: TableState,
    pub(super) expected: Expected,
    pub(super) log: Vec<Logged>,
    /// Every credential there ever was.
    pub(super) credentials: Vec<Hash>,
    /// Why something was refused.
    pub(super) refused: BTreeSet<&'static str>,
    now: i64,
    /// Every play that was accepted from a person.
    posts: Vec<(Seat, u32, String)>,
}

impl Drive {
    /// Runs a script to its end.
    ///
    /// # Errors
    /// Where the table is not what it should be.
    pub(super) fn run(script: &Script) -> Result<Drive, String> {
        let mut drive = Drive::open(&script.opening)?;
        for (step, number) in script.steps.iter().zip(1..) {
            let told = |problem| format!("step {number}, {step}: {problem}");
            drive.step(*step).map_err(told)?;
            drive.refold().map_err(told)?;
        }
        Ok(drive)
    }

    fn open(opening: &Opening) -> Result<Drive, String> {
        let title = catalog::titled::<Toy>();
        let mut credentials = vec![hash(CREATOR), hash(SPECTATOR)];
        let seats = opening.chairs.len();
        let plan = |chair: &Chair| match chair {
            Chair::Here { .. } | Chair::Open => Plan::Open {},
            Chair::Link => {
                let token = hash(credentials.len() as u8 + 1);
                credentials.push(token);
                Plan::Link { token }
            }
            Chair::Again(seat) => Plan::Again { seat: Seat::ALL[usize::from(*seat)] },
            Chair::Bot => Plan::Bot { bot: BOTS[0].to_owned() },
        };
        let plans = opening.chairs.iter().map(plan).collect();
        let mut options = Options::new(title.choices());
        options.update(if opening.long { "course=long" } else { "" }).map_err(|error| error.to_string())?;
        let mut opened = Opened {
            format: FORMAT,
            build: BUILD.to_owned(),
            game: title.id().to_owned(),
            rules: *title.reads().end(),
            options: options.to_string(),
            material: None,
            seats: plans,
            allows: opening.allows,
            time: opening.time,
            stand_in: BOTS[1].to_owned(),
            commitment: hash(0),
            creator: hash(CREATOR),
            spectator: hash(SPECTATOR),
            rematch_of: None,
        };
        let (id, secret, now) = (TableId::new([opening.secret; 16]), [opening.secret; 32], 1_000_000);
        opened.commitment = Hash(commitment(id, &opened, title, &secret));
        let expected = Expected::new(title, opened.clone(), secret, now);
        let first = Entry::Opened(Box::new(opened));
        let body = serde_json::to_string(&first).expect("plain data");
        let log = vec![Logged::after(Chain::of(id), 1, now, body)];
        let state =
            TableState::open_from(toy, id, secret, now, first).map_err(|problem| problem.to_string())?;
        let mut drive =
            Drive { state, expected, log, credentials, refused: BTreeSet::new(), now, posts: Vec::new() };
        drive.settle()?;
        for (number, chair) in (0..seats as u8).zip(&opening.chairs) {
            if let Chair::Here { promises } = *chair {
                let wish = Wish::Join { seat: number, name: number, promises, before: None };
                drive.ask(By::Nobody, wish).map_err(|problem| format!("{number} sits down: {problem}"))?;
            }
        }
        Ok(drive)
    }

    fn step(&mut self, step: Step) -> Result<(), String> {
        match step {
            Step::Wait(time) => {
                self.now += i64::from(time);
                self.settle()
            }
            Step::Ask(by, wish) => self.ask(by, wish),
            Step::Turn { who, pick } => {
                let deciders: Vec<Seat> = self.expected.deciding().iter().collect();
                let Some(seat) = choose(&deciders, who).copied() else { return Ok(()) };
                let action = self.legal(seat, pick);
                let decision = self.expected.offered[seat.index()];
                match self.expected.chair(seat).bot().map(str::to_owned) {
                    Some(bot) => self.carry_out(None, Command::BotPlay { seat, decision, action, bot }),
                    None => self.carry_out(self.holder(seat), Command::Play { decision, action }),
                }
            }
            Step::Answer { seat, late, pick, bot } => {
                let Some(seat) = self.seat(seat) else { return Ok(()) };
                let really = self.expected.chair(seat).bot();
                let bot = bot.map_or(really.unwrap_or(BOTS[0]), |bot| BOTS[usize::from(bot)]).to_owned();
                let (action, decision) = (self.legal(seat, pick), self.decision(seat, late));
                self.carry_out(None, Command::BotPlay { seat, decision, action, bot })
            }
            Step::Repeat(post) => {
                let Some((seat, decision, action)) = choose(&self.posts, post).cloned() else {
                    return Ok(());
                };
                self.carry_out(self.holder(seat), Command::Play { decision, action })
            }
        }
    }

    /// Somebody asks for something.
    fn ask(&mut self, by: By, wish: Wish) -> Result<(), String> {
        let shown = match by {
            By::Creator => Some(hash(CREATOR)),
            By::Spectator => Some(hash(SPECTATOR)),
            By::Nobody => None,
            By::Holder(seat) => self.seat(seat).and_then(|seat| self.holder(seat)),
            By::Any(number) => choose(&self.credentials, number).copied(),
        };
        // The seat that the wish is about, if it is about the asker's own.
        let own = match by {
            By::Holder(seat) => self.seat(seat),
            By::Creator | By::Spectator | By::Nobody | By::Any(_) => None,
        };
        let any = |seat: u8| Seat::ALL[usize::from(seat % 4)];
        let bot = |bot: Option<u8>| bot.map(|bot| BOTS[usize::from(bot)].to_owned());
        let name = |name: u8| NAMES[usize::from(name)].to_owned();
        let command = match wish {
            Wish::Join { seat, name: called, promises, before } => {
                let nonce = promises.then(|| Hash(tabletop::nonce_hash(&nonce_of(seat))));
                let (seat, before) = (any(seat), before.map(any));
                Command::Join { seat, name: name(called), token: self.fresh(), nonce, program: false, before }
            }
            Wish::Nonce { kept } => {
                let seat = own.map_or(0, |seat| seat.index() as u8);
                Command::Nonce { nonce: if kept { nonce_of(seat) } else { [0; 32] } }
            }
            Wish::Play { late, action } => {
                let seat = own.unwrap_or(Seat::A);
                let action = match action {
                    Action::Legal(pick) => self.legal(seat, pick),
                    Action::Text(text) => TEXTS[usize::from(text)].to_owned(),
                };
                Command::Play { decision: self.decision(seat, late), action }
            }
            Wish::Undo => Command::Undo,
            Wish::AnswerUndo(allow) => Command::AnswerUndo { allow },
            Wish::Say { good } => Command::Say { text: if good { "hello" } else { " " }.to_owned() },
            Wish::Delete(message) => Command::Delete { message: usize::from(message) },
            Wish::Hint => Command::Hint,
            Wish::Pass(to) => Command::Pass { bot: bot(to) },
            Wish::TakeBack => Command::TakeBack,
            Wish::Move => Command::Move { token: self.fresh() },
            Wish::Leave => Command::Leave,
            Wish::Resign => Command::Resign,
            Wish::Abandon(wants) => Command::Abandon { wants },
            Wish::Pause => Command::Pause,
            Wish::Resume => Command::Resume,
            Wish::Rename(called) => Command::Rename { name: name(called) },
            Wish::Invite(seat) => Command::Invite { seat: any(seat), token: self.fresh() },
            Wish::Kick(seat, to) => Command::Kick { seat: any(seat), bot: bot(to) },
            Wish::Mute(seat, muted) => Command::Mute { seat: any(seat), muted },
            Wish::Change { public, chat, hints } => {
                Command::Change { allows: super::super::Allows { public, chat, hints } }
            }
            Wish::Rematch => Command::Rematch { table: TableId::new([99; 16]) },
        };
        self.carry_out(shown, command)
    }

    /// Asks the table, and compares its answer and all that follows. After a refusal the model is what it was, so the
    /// table must be, too.
    fn carry_out(&mut self, shown: Option<Hash>, command: Command) -> Result<(), String> {
        let (who, should) = (self.state.who(shown.as_ref()), self.expected.who(shown));
        if who != should {
            return Err(format!("the credential makes of them {who:?}, and should make {should:?}"));
        }
        let verdict = self.expected.verdict(who, &command, self.now);
        let answer = self.state.decide(who, command.clone(), self.now).map_err(|refusal| refusal.code);
        match (answer, verdict) {
            (Ok(Decision::Enter(entry)), Verdict::Done) => {
                if let Command::Play { decision, action } = &command
                    && let super::super::Who::Seat(seat) = who
                {
                    self.posts.push((seat, *decision, action.clone()));
                }
                let effect = self.expected.act(who, &command, self.now);
                self.enter(&entry, &effect)?;
            }
            (Ok(Decision::Done(number)), Verdict::Before(first)) if number == first => {}
            (Err(code), Verdict::Refused(codes)) if codes.contains(&code) => {
                self.refused.insert(code.text());
            }
            (Ok(Decision::Enter(entry)), verdict) => {
                return Err(format!("{who:?}, {command:?}: {entry:?} is entered, expected was {verdict:?}"));
            }
            (Ok(Decision::Done(number)), verdict) => {
                return Err(format!("{who:?}, {command:?}: known as {number}, expected was {verdict:?}"));
            }
            (Err(code), verdict) => {
                return Err(format!("{who:?}, {command:?}: refused as {code:?}, expected was {verdict:?}"));
            }
        }
        self.settle()
    }

    /// Lets everything happen that follows by itself.
    fn settle(&mut self) -> Result<(), String> {
        // What follows by itself comes to an end: far more entries than seats would be a loop.
        for _ in 0..20 {
            match (self.state.follow_up(self.now), self.expected.follow(self.now)) {
                (None, None) => return compare::table(self, self.now),
                (Some(entry), Some(effect)) => self.enter(&entry, &effect)?,
                (Some(entry), None) => return Err(format!("nothing should follow, and {entry:?} does")),
                (None, Some(_)) => return Err("something should follow, and nothing does".to_owned()),
            }
        }
        Err("what follows by itself does not end".to_owned())
    }

    fn enter(&mut self, entry: &Entry, should: &Effect) -> Result<(), String> {
        if let Entry::Deleted { message } = entry
            && let Some((by, number)) = self.state.message(*message)
        {
            // The store forgets the text before the log says so.
            let said = Entry::Said { by, text: None };
            self.log[number as usize - 1].redact(serde_json::to_string(&said).expect("plain data"));
        }
        let effect = self.state.apply(self.now, entry).map_err(|problem| problem.to_string())?;
        let body = serde_json::to_string(entry).expect("plain data");
        let before = self.log.last().expect("it was opened").seal.chain;
        self.log.push(Logged::after(before, self.state.end, self.now, body));
        compare::entry(self, self.now, entry, &effect, should)?;
        for seat in self.expected.seats() {
            self.expected.offered[seat.index()] = self.state.decisions[seat];
        }
        Ok(())
    }

    /// The log folded anew is the table.
    fn refold(&self) -> Result<(), String> {
        let again = fold_from(toy, self.state.id, self.state.secret, &self.log, |_, _, _, _| {});
        let again = again.map_err(|problem| format!("the log cannot be read: {problem}"))?;
        compare::same("the fold of the log", &compare::portrait(&again), &compare::portrait(&self.state))
    }

    /// A seat of the table, if it has that many.
    fn seat(&self, number: u8) -> Option<Seat> {
        self.expected.seats().nth(usize::from(number))
    }

    /// The credential of the person at a seat.
    fn holder(&self, seat: Seat) -> Option<Hash> {
        self.expected.chair(seat).sitter().map(|sitter| sitter.token)
    }

    /// A legal action of the seat; if it has none, one that would be legal at other times.
    fn legal(&self, seat: Seat, pick: u8) -> String {
        let game = self.expected.game.as_ref();
        let legal = game.filter(|_| seat.index() < self.expected.chairs.len()).map(|game| game.legal(seat));
        choose(&legal.unwrap_or_default(), pick).cloned().unwrap_or_else(|| TEXTS[0].to_owned())
    }

    /// The number of the decision that the seat was to make so many decisions ago.
    fn decision(&self, seat: Seat, late: u8) -> u32 {
        let offered = self.expected.offered.get(seat.index()).copied().unwrap_or_default();
        offered.saturating_sub(u32::from(late))
    }

    /// A credential that nobody has had.
    fn fresh(&mut self) -> Hash {
        let token = hash(self.credentials.len() as u8 - 2 + OTHERS);
        self.credentials.push(token);
        token
    }
}

/// What the device of whoever joins this seat adds to the shuffles.
fn nonce_of(seat: u8) -> [u8; 32] {
    [seat + 1; 32]
}

fn choose<T>(from: &[T], pick: u8) -> Option<&T> {
    from.get(usize::from(pick) % from.len().max(1))
}
