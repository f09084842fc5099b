//! The answers to commands: help, hint, score, log, rules, undo, save.

use std::io;
use std::path::PathBuf;

use catalog::Told;
use tabletop::{Language, Phrase, Seat, Speaker, Viewer, shown};

use super::command::Command;
use super::player::Player;
use super::session::Session;
use crate::screen::{self, Screen};
use crate::trouble::reason;
use crate::{file, rules, sheet};

/// Says what a viewer is told, a line each.
pub(super) fn sentences(
    told: &Told,
    viewer: Viewer,
    speaker: &Speaker,
    screen: &mut Screen,
) -> io::Result<()> {
    told.to(viewer).try_for_each(|happening| screen.prose("· ", &speaker.say(&happening.phrase)))
}

/// Everything that can be typed now.
pub(super) fn completions(legal: &[String], language: Language) -> Vec<String> {
    let words = Command::ALL.iter().map(|command| word(*command, language).to_owned());
    let whys = legal.iter().map(|action| format!("{} {action}", word(Command::Why, language)));
    legal.iter().cloned().chain(words).chain(whys).collect()
}

/// The command's word in a language.
fn word(command: Command, language: Language) -> &'static str {
    let at = match language {
        Language::En => 0,
        Language::Es => 1,
    };
    command.words()[at]
}

impl Session {
    /// Answers a command that does not change the position.
    pub(super) fn answer(
        &mut self,
        command: Command,
        rest: &str,
        seat: Option<Seat>,
        legal: &[String],
        screen: &mut Screen,
    ) -> io::Result<()> {
        match command {
            Command::Why => self.why(rest, seat, legal, screen),
            Command::Hint => self.hint(rest, seat, screen),
            Command::Score => self.score(screen),
            Command::Save => self.save(rest, screen),
            Command::Help => self.help(screen),
            Command::Rules => self.rules(rest, screen),
            Command::Log => self.log(screen),
            Command::Board => self.board(seat, screen),
            Command::Undo | Command::Quit => Ok(()),
        }
    }

    fn score(&self, screen: &mut Screen) -> io::Result<()> {
        screen.prose("", &self.speaker.word("play-score"))?;
        sheet::draw(&*self.table, self.viewer(), None, &self.speaker, screen)?;
        sheet::explain(&*self.table, self.viewer(), &self.speaker, screen)
    }

    fn help(&self, screen: &mut Screen) -> io::Result<()> {
        screen.prose("", &self.speaker.word("help-actions"))?;
        for command in Command::ALL {
            let word = word(command, self.speaker.language());
            let explained = match command {
                Command::Why => "help-why",
                Command::Hint => "help-hint",
                Command::Score => "help-score",
                Command::Undo => "help-undo",
                Command::Save => "help-save",
                Command::Help => "help-help",
                Command::Rules => "help-rules",
                Command::Log => "help-log",
                Command::Board => "help-board",
                Command::Quit => "help-quit",
            };
            screen.prose(&format!("  {word:10}"), &self.speaker.word(explained))?;
        }
        Ok(())
    }

    fn rules(&self, id: &str, screen: &mut Screen) -> io::Result<()> {
        if id.is_empty() {
            return rules::page(self.title, &self.speaker, screen);
        }
        match self.title.rules().iter().find(|rule| rule.id == id.to_lowercase()) {
            Some(rule) => rules::one(rule, &self.speaker, screen),
            None => {
                let said = Phrase::new("play-no-rule").with("id", shown(id));
                screen.prose("", &self.speaker.say(&said))
            }
        }
    }

    fn log(&self, screen: &mut Screen) -> io::Result<()> {
        let viewer = self.viewer();
        sentences(self.table.opening(), viewer, &self.speaker, screen)?;
        let plays = self.table.record().plays;
        for (at, (play, told)) in plays.iter().zip(self.table.story()).enumerate() {
            screen.line(screen::painted(
                screen::FAINT,
                &format!("{}. {} {}", at + 1, play.seat, play.action),
            ))?;
            sentences(told, viewer, &self.speaker, screen)?;
        }
        Ok(())
    }

    fn board(&self, seat: Option<Seat>, screen: &mut Screen) -> io::Result<()> {
        match seat {
            Some(seat) => self.present(seat, screen),
            None => screen.line(self.table.draw(Viewer::All, &self.speaker).trim_end()),
        }
    }

    /// Goes back to the last decision of a person, if there is one.
    pub(super) fn undo(&mut self, screen: &mut Screen) -> io::Result<bool> {
        let plays = self.table.record().plays;
        let Some(last) = plays.iter().rposition(|play| self.players[play.seat] == Player::Person) else {
            screen.prose("", &self.speaker.word("play-nothing-to-undo"))?;
            return Ok(false);
        };
        let seen = self.table.story()[last..]
            .iter()
            .any(|told| self.people().any(|seat| told.revealed.contains(seat)));
        let said = Phrase::new("play-undone")
            .with("seat", plays[last].seat)
            .with("action", plays[last].action.as_str());
        screen.prose("", &self.speaker.say(&said))?;
        if seen {
            screen.prose("", &self.speaker.word("play-undone-seen"))?;
        }
        self.rewind(last);
        Ok(true)
    }

    /// Would leaving lose anything?
    pub(super) fn is_unsaved(&self) -> bool {
        let record = self.table.record();
        !record.plays.is_empty() && self.saved.as_ref() != Some(&record)
    }

    /// Tells how to go on another time.
    pub(super) fn farewell(&self, screen: &mut Screen) -> io::Result<()> {
        let said = match &self.file {
            _ if self.is_unsaved() => Phrase::new("play-left-unsaved"),
            Some(path) => Phrase::new("play-left-saved").with("file", file::shown_path(path)),
            None => Phrase::new("play-left"),
        };
        screen.prose("", &self.speaker.say(&said))
    }

    fn save(&mut self, name: &str, screen: &mut Screen) -> io::Result<()> {
        let path = match (name.is_empty(), &self.file) {
            (false, _) => PathBuf::from(name),
            (true, Some(path)) => path.clone(),
            (true, None) => return screen.prose("", &self.speaker.word("play-save-where")),
        };
        let file = file::shown_path(&path);
        let record = self.table.record();
        if !file::may_replace(&path, &record) {
            return screen.prose("", &self.speaker.say(&Phrase::new("play-save-exists").with("file", file)));
        }
        match file::write(&path, &record.to_string()) {
            Ok(()) => {
                let said = Phrase::new("play-saved").with("file", file);
                self.saved = Some(record);
                self.file = Some(path);
                screen.prose("", &self.speaker.say(&said))
            }
            Err(error) => {
                let said = Phrase::new("file-unsaved").with("file", file).with("reason", reason(&error));
                screen.prose("", &self.speaker.say(&said))
            }
        }
    }
}
