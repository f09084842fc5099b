//! A whole game as text: its record, and then everything that it leads to.

use std::fmt::Write as _;

use tabletop::{
    Game, Journal, Language, Note, Record, RecordError, Replay, Rule as _, Say as _, Speaker, Status, Step,
    Viewer, legal_texts,
};

use crate::mood::kind;

/// Stands between the record and what is told of it.
const MARK: &str = "\n---- the game ----\n\n";
/// Longer lists of legal actions are told by kind.
const LONGEST_LIST: usize = 24;

/// The transcript of a record: the record itself, then the set-up, every play with what was legal and what it
/// caused, and the score sheets, in English and from the all-knowing view.
///
/// # Errors
/// When the record does not replay.
pub fn transcript<G: Game>(record: &Record) -> Result<String, String> {
    let wrong = |error: RecordError| format!("line {}: {}", error.line, error.problem);
    let mut replay = Replay::<G>::open(record).map_err(wrong)?;
    let mut text =
        Transcript { out: format!("{record}{MARK}"), speaker: Speaker::new(Language::En, &[G::TEXTS]) };
    text.line("Set-up");
    text.journal::<G>(replay.opening());
    let mut number = 0;
    while let Some(step) = replay.step().map_err(wrong)? {
        number += 1;
        text.play(number, &step);
    }
    text.end(replay.game());
    replay.finish().map_err(wrong)?;
    Ok(text.out)
}

/// The record that a transcript begins with.
pub(super) fn record_part(transcript: &str) -> Result<Record, String> {
    let (record, _) = transcript.split_once(MARK).ok_or("this is not a transcript: the mark is missing")?;
    record.parse().map_err(|error| format!("its record is not one: {error}"))
}

struct Transcript {
    out: String,
    speaker: Speaker,
}

impl Transcript {
    fn line(&mut self, line: impl std::fmt::Display) {
        writeln!(self.out, "{line}").expect("a String takes all that is written");
    }

    fn play<G: Game>(&mut self, number: usize, step: &Step<G>) {
        self.line(format_args!("\n{number}. {} {}", step.seat, step.action));
        for (seat, texts) in legal_texts(&step.before) {
            let list = if texts.len() <= LONGEST_LIST { texts.join(", ") } else { by_kind(&texts) };
            self.line(format_args!("   {seat} may ({}): {list}", texts.len()));
        }
        self.journal::<G>(&step.played.journal);
        let seats: Vec<String> = step.played.revealed.iter().map(|seat| seat.to_string()).collect();
        if !seats.is_empty() {
            self.line(format_args!("   news for {}", seats.join(" ")));
        }
    }

    fn journal<G: Game>(&mut self, journal: &Journal<G::Event>) {
        for shuffle in &journal.shuffles {
            self.line(format_args!("   shuffle {}: {}", shuffle.name, shuffle.order.join(" ")));
        }
        for pick in &journal.picks {
            self.line(format_args!("   pick {}: {}", pick.name, pick.value));
        }
        for note in &journal.notes {
            let say = |event: &G::Event| self.speaker.say(&event.phrase());
            let told = match note {
                Note::All(event) => say(event),
                Note::Only { seat, told, others } => {
                    let others = others.as_ref().map_or("nothing".to_owned(), say);
                    format!("{} (told to {seat}; to others: {others})", say(told))
                }
            };
            self.line(format_args!("   {told}"));
        }
    }

    fn end<G: Game>(&mut self, game: &G) {
        let outcome = match game.status() {
            Status::Finished(outcome) => outcome,
            Status::Deciding(_) => return self.line("\nThe game goes on"),
        };
        let ending = self.speaker.word(&format!("ending-{}", outcome.ending));
        self.line(format_args!("\nThe end: {} ({ending})", outcome.ending));
        for (seat, sheet) in G::sheet(&game.view(Viewer::All)).iter() {
            self.line(format_args!("\n{seat} place {} total {}", outcome.places[seat], sheet.total()));
            for line in &sheet.lines {
                let pieces: Vec<String> = line.pieces.iter().map(|piece| self.speaker.say(piece)).collect();
                let pieces =
                    if pieces.is_empty() { String::new() } else { format!(": {}", pieces.join("; ")) };
                let rule = line.rule.id();
                self.line(format_args!("   {} {} by {rule}{pieces}", line.id, line.points));
            }
        }
    }
}

/// How many there are of each kind.
fn by_kind(texts: &[String]) -> String {
    let mut kinds: Vec<(String, usize)> = Vec::new();
    for text in texts {
        let kind = kind(text);
        match kinds.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, count)) => *count += 1,
            None => kinds.push((kind, 1)),
        }
    }
    let counted: Vec<String> = kinds.iter().map(|(kind, count)| format!("{count} {kind}")).collect();
    counted.join(", ")
}
