//! One sitting at the table: bots play, people are asked, until the game is over or they leave.

use std::io;
use std::path::PathBuf;

use catalog::{Refused, Table, Title};
use tabletop::{BySeat, Outcome, Phrase, Record, Seat, Speaker, Status, Viewer};

use super::answer;
use super::command::{Command, Typed, action, read, spellings};
use super::menu;
use super::player::Player;
use super::prompt::{Answer, Prompt};
use crate::screen::{self, Screen};
use crate::sheet;
use crate::trouble::Trouble;

/// A sitting.
pub(super) struct Session {
    pub(super) title: &'static dyn Title,
    pub(super) table: Box<dyn Table>,
    pub(super) players: BySeat<Player>,
    pub(super) speaker: Speaker,
    /// Where the game was loaded from or saved to last.
    pub(super) file: Option<PathBuf>,
    /// The record as it is in that file.
    pub(super) saved: Option<Record>,
    /// How many plays have been told.
    told: usize,
    /// Who was asked last, and whether that put something on the screen that others may not see.
    asked: Option<Seat>,
    private: bool,
}

/// How a conversation at one position ended.
enum Next {
    /// With another position.
    Position,
    /// With the wish to leave.
    Leave,
}

impl Session {
    /// A sitting that begins with the table as it is.
    pub(super) fn new(
        title: &'static dyn Title,
        table: Box<dyn Table>,
        players: BySeat<Player>,
        speaker: Speaker,
        file: Option<PathBuf>,
    ) -> Self {
        let speaker = speaker.with_names(table.names().clone());
        let saved = file.is_some().then(|| table.record());
        let told = table.story().len();
        Session { title, table, players, speaker, file, saved, told, asked: None, private: false }
    }

    /// Plays until the people leave.
    pub(super) fn run(mut self, prompt: &mut Prompt, screen: &mut Screen) -> Result<(), Trouble> {
        self.greet(screen)?;
        loop {
            self.let_bots_play(screen)?;
            match self.table.status() {
                Status::Deciding(seats) => {
                    let seat = seats.first().expect("bots have decided, so a person is left");
                    self.draw_curtain(seat, prompt, screen)?;
                    self.present(seat, screen)?;
                }
                Status::Finished(outcome) => self.announce(&outcome, screen)?,
            }
            match self.converse(prompt, screen)? {
                Next::Position => {}
                Next::Leave => return Ok(()),
            }
        }
    }

    fn greet(&self, screen: &mut Screen) -> io::Result<()> {
        screen.styled(screen::HEADING, &self.speaker.word("game-name"))?;
        let options = self.table.options().to_string();
        screen.prose("", &self.speaker.say(&Phrase::new("play-options").with("options", options)))?;
        let plays = self.table.story().len();
        if plays > 0 {
            screen.prose("", &self.speaker.say(&Phrase::new("play-resumed").with("plays", plays)))?;
        } else {
            answer::sentences(self.table.opening(), self.audience(), &self.speaker, screen)?;
        }
        screen.prose("", &self.speaker.word("play-help"))
    }

    /// Lets bots decide until a person must, and tells what happens.
    fn let_bots_play(&mut self, screen: &mut Screen) -> io::Result<()> {
        self.tell(screen)?;
        while let Status::Deciding(seats) = self.table.status() {
            let bot = |seat: Seat| match self.players[seat] {
                Player::Person => None,
                Player::Bot(kind) => Some((seat, kind)),
            };
            let Some((seat, kind)) = seats.iter().find_map(bot) else { break };
            // Dice by the number of the play: after going back, or saving and loading, a bot answers the same.
            let plays = self.table.story().len();
            let mut dice = bots::dice(self.table.seed(), &format!("play {plays}"));
            let action = self.table.choose(seat, kind, &mut dice);
            self.table.play(seat, &action).expect("bots choose legal actions");
            self.tell(screen)?;
        }
        Ok(())
    }

    /// Tells what has not been told.
    fn tell(&mut self, screen: &mut Screen) -> io::Result<()> {
        let audience = self.audience();
        for told in &self.table.story()[self.told..] {
            answer::sentences(told, audience, &self.speaker, screen)?;
        }
        self.told = self.table.story().len();
        screen.flush()
    }

    /// Who looks at the screen while things are told: one person alone, or everybody.
    fn audience(&self) -> Viewer {
        let mut people = self.people();
        match (people.next(), people.next()) {
            (Some(seat), None) => Viewer::Seat(seat),
            (Some(_), Some(_)) | (None, _) => Viewer::Public,
        }
    }

    pub(super) fn people(&self) -> impl Iterator<Item = Seat> {
        self.players.iter().filter(|(_, player)| **player == Player::Person).map(|(seat, _)| seat)
    }

    /// Whoever looks now: the seat that is asked, or everybody once the game is over.
    pub(super) fn viewer(&self) -> Viewer {
        match self.table.status() {
            Status::Finished(_) => Viewer::All,
            Status::Deciding(_) => self.asked.map_or(Viewer::Public, Viewer::Seat),
        }
    }

    /// Hands the keyboard over where one person's secrets are, or will be, on the screen.
    fn draw_curtain(&mut self, seat: Seat, prompt: &mut Prompt, screen: &mut Screen) -> io::Result<()> {
        let several = self.people().count() > 1;
        let own = self.table.draw(Viewer::Seat(seat), &self.speaker);
        let secret = several && own != self.table.draw(Viewer::Public, &self.speaker);
        // Another's secrets go, or own ones come while others may still be looking.
        let goes = self.private && self.asked != Some(seat);
        let comes = secret && (!self.private || self.asked != Some(seat));
        if goes || comes {
            screen.clear()?;
            screen.prose("", &self.speaker.say(&Phrase::new("play-curtain").with("seat", seat)))?;
            screen.flush()?;
            if prompt.is_terminal() {
                // Any answer will do, even none: it only shows that somebody is there.
                prompt.read("", Vec::new())?;
                screen.clear()?;
            }
            self.retell(seat, screen)?;
            self.private = false;
        }
        self.asked = Some(seat);
        self.private |= secret;
        Ok(())
    }

    /// Tells a seat what happened from its own last play on: the curtain took it off the screen.
    fn retell(&self, seat: Seat, screen: &mut Screen) -> io::Result<()> {
        let plays = self.table.record().plays;
        let since = plays.iter().rposition(|play| play.seat == seat).unwrap_or(0);
        for told in &self.table.story()[since..] {
            answer::sentences(told, Viewer::Seat(seat), &self.speaker, screen)?;
        }
        Ok(())
    }

    /// Shows the board and what the seat may do.
    pub(super) fn present(&self, seat: Seat, screen: &mut Screen) -> io::Result<()> {
        screen.blank()?;
        screen.line(self.table.draw(Viewer::Seat(seat), &self.speaker).trim_end())?;
        screen.blank()?;
        screen.styled(screen::STRONG, &self.speaker.say(&Phrase::new("play-decide").with("seat", seat)))?;
        let more = |first: usize, last: usize, head: &str| {
            let said = Phrase::new("play-more").with("first", first).with("last", last).with("head", head);
            self.speaker.say(&said)
        };
        let legal = self.table.legal(seat);
        menu::lines(&legal, screen.width(), more).iter().try_for_each(|line| screen.line(line))
    }

    /// Goes back to the position after the first `plays` plays; they have been told already.
    pub(super) fn rewind(&mut self, plays: usize) {
        self.table.rewind(plays);
        self.told = plays;
    }

    fn announce(&mut self, outcome: &Outcome, screen: &mut Screen) -> io::Result<()> {
        self.asked = None;
        screen.blank()?;
        screen.line(self.table.draw(Viewer::All, &self.speaker).trim_end())?;
        screen.blank()?;
        sheet::draw(&*self.table, Viewer::All, Some(outcome), &self.speaker, screen)?;
        sheet::explain(&*self.table, Viewer::All, &self.speaker, screen)?;
        screen.blank()?;
        sheet::tell_outcome(outcome, &self.speaker, screen)?;
        screen.prose("", &self.speaker.word("play-afterwards"))
    }

    /// Talks until the position changes or the person leaves.
    fn converse(&mut self, prompt: &mut Prompt, screen: &mut Screen) -> Result<Next, Trouble> {
        let seat = match self.table.status() {
            Status::Deciding(_) => self.asked,
            Status::Finished(_) => None,
        };
        let legal = seat.map(|seat| self.table.legal(seat)).unwrap_or_default();
        let sign = seat.map_or_else(|| "> ".to_owned(), |seat| format!("{} ", self.sign(seat)));
        let mut warned = false;
        loop {
            screen.flush()?;
            let line = match prompt.read(&sign, answer::completions(&legal, self.speaker.language()))? {
                Answer::Line(line) => line,
                Answer::Interrupted => String::from("quit"),
                Answer::End => {
                    self.farewell(screen)?;
                    return Ok(Next::Leave);
                }
            };
            match read(&line, &legal) {
                Typed::Command(Command::Quit, _) => {
                    // Only a person can think better of it.
                    if warned || !prompt.is_terminal() || !self.is_unsaved() {
                        self.farewell(screen)?;
                        return Ok(Next::Leave);
                    }
                    screen.prose("", &self.speaker.word("play-quit-unsaved"))?;
                    warned = true;
                    continue;
                }
                Typed::Command(Command::Undo, _) => {
                    if self.undo(screen)? {
                        return Ok(Next::Position);
                    }
                }
                Typed::Command(command, rest) => self.answer(command, &rest, seat, &legal, screen)?,
                Typed::Nothing => {}
                typed => match seat {
                    Some(seat) => {
                        if let Some(action) = self.decided(typed, seat, screen)? {
                            self.table.play(seat, &action).expect("it is on the legal list");
                            return Ok(Next::Position);
                        }
                    }
                    // A script may hold more plays than the game has; a person is told.
                    None if !prompt.is_terminal() => return Ok(Next::Leave),
                    None => screen.prose("", &self.speaker.word("play-over"))?,
                },
            }
            warned = false;
        }
    }

    fn sign(&self, seat: Seat) -> String {
        match &self.table.names()[seat] {
            Some(name) => format!("{name}>"),
            None => format!("{seat}>"),
        }
    }

    /// The action that was meant, or what is wrong with it.
    fn decided(&self, typed: Typed, seat: Seat, screen: &mut Screen) -> io::Result<Option<String>> {
        match typed {
            Typed::Action(action) => return Ok(Some(action)),
            Typed::Several(mut fitting) if fitting.len() == 1 => return Ok(fitting.pop()),
            Typed::Several(fitting) => self.list(&fitting, screen)?,
            Typed::NoSuchNumber(number) => {
                let most = self.table.legal(seat).len();
                let said = Phrase::new("play-no-number").with("number", number).with("most", most);
                screen.prose("", &self.speaker.say(&said))?;
            }
            Typed::Other(text) => self.refuse(seat, &text, screen)?,
            Typed::Nothing | Typed::Command(_, _) => {}
        }
        Ok(None)
    }

    fn list(&self, fitting: &[String], screen: &mut Screen) -> io::Result<()> {
        screen.prose("", &self.speaker.say(&Phrase::new("play-several").with("count", fitting.len())))?;
        let rows = crate::layout::columns(fitting, screen.width().saturating_sub(2));
        rows.iter().try_for_each(|row| screen.line(format!("  {row}")))
    }

    /// Says which rule forbids an action, or that it is no action at all.
    fn refuse(&self, seat: Seat, text: &str, screen: &mut Screen) -> io::Result<()> {
        let checked = spellings(text).map(|text| (self.table.check(seat, &text), text));
        // The first spelling that is notation; else what was typed.
        let (checked, text) = checked
            .iter()
            .find(|(checked, _)| !matches!(checked, Err(Refused::Syntax(_))))
            .unwrap_or(&checked[0]);
        match checked {
            Ok(()) => {
                let said = Phrase::new("play-allowed").with("action", text.as_str());
                screen.prose("", &self.speaker.say(&said))
            }
            Err(Refused::Syntax(error)) => {
                let said = Phrase::new("play-not-notation")
                    .with("text", tabletop::shown(text))
                    .with("column", error.column)
                    .with("problem", error.problem.clone());
                screen.prose("", &self.speaker.say(&said))
            }
            Err(Refused::Rule { id, why }) => {
                let said = Phrase::new("play-refused").with("action", text.as_str()).with("why", why.clone());
                screen.prose("", &self.speaker.say(&said))?;
                let title = self.speaker.word(&format!("rule-{id}.title"));
                let rule = Phrase::new("play-rule").with("title", title).with("id", *id);
                screen.prose("", &self.speaker.say(&rule))
            }
        }
    }

    /// Why an action is not allowed, or that it is.
    pub(super) fn why(
        &self,
        text: &str,
        seat: Option<Seat>,
        legal: &[String],
        screen: &mut Screen,
    ) -> io::Result<()> {
        let Some(seat) = seat else { return screen.prose("", &self.speaker.word("play-over")) };
        match action(text, legal) {
            Typed::Nothing => screen.prose("", &self.speaker.word("play-why-what")),
            Typed::Action(action) => {
                screen.prose("", &self.speaker.say(&Phrase::new("play-allowed").with("action", action)))
            }
            typed => self.decided(typed, seat, screen).map(drop),
        }
    }
}
