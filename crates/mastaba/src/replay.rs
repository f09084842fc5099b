//! `mastaba replay`: checks a record and tells the game, in sentences or as JSON.

use std::io;
use std::path::{Path, PathBuf};

use catalog::{Table, Title, Told};
use clap::{ArgMatches, Command};
use serde_json::{Map, Value, json};
use tabletop::{Phrase, Record, RecordError, Seat, Speaker, Status, Viewer};

use crate::cli::{self, Context, TEXTS};
use crate::screen::{self, Screen};
use crate::trouble::Trouble;
use crate::{file, sheet};

/// What can be asked.
pub(crate) fn command(speaker: &Speaker) -> Command {
    let path = cli::file(speaker).help(speaker.word("argument-file")).required(true);
    let switches = [cli::switch("verify", speaker), cli::switch("json", speaker)];
    cli::subcommand("replay", speaker, std::iter::once(path).chain(switches).collect())
}

/// Replays a record.
pub(crate) fn run(matches: &ArgMatches, context: &mut Context) -> Result<(), Trouble> {
    let path = matches.get_one::<PathBuf>("file").expect("clap requires it");
    let record = file::read_record(path)?;
    let title = title_of(&record, path)?;
    let speaker = catalog::speaker(title, context.language, &[TEXTS]).with_names(record.names.clone());
    let wrong = |error: RecordError| Trouble::Said(mistake(path, &error, &speaker));
    // The whole record first: what is wrong with it is told before anything else is.
    title.resume(&record).map_err(wrong)?;
    let proven = matches.get_flag("verify").then(|| record.fairness()).transpose()?;
    let mut table = title.open_record(&record).map_err(wrong)?;
    if matches.get_flag("json") {
        print_json(&mut *table, &record, &mut context.screen)?;
    } else {
        tell(&mut *table, &record, &speaker, &mut context.screen)?;
    }
    if let Some(proven) = proven.filter(|_| !matches.get_flag("json")) {
        context.screen.blank()?;
        context.screen.prose("", &speaker.say(&proven))?;
    }
    Ok(())
}

/// The game a record is of.
pub(crate) fn title_of(record: &Record, path: &Path) -> Result<&'static dyn Title, Trouble> {
    catalog::find(&record.game).map_err(|problem| {
        let place = file::place(path, record.line_of("game"), "game ".len() + 1);
        Phrase::new("record-wrong").with("place", place).with("problem", problem).into()
    })
}

/// What is wrong with a record: the place, the rule, and what would have been legal.
pub(crate) fn mistake(path: &Path, error: &RecordError, speaker: &Speaker) -> String {
    let place = file::place(path, error.line, error.column);
    let wrong = Phrase::new("record-wrong").with("place", place).with("problem", error.problem.clone());
    let mut lines = vec![speaker.say(&wrong)];
    if let Some(id) = error.rule {
        let title = speaker.word(&format!("rule-{id}.title"));
        lines.push(speaker.say(&Phrase::new("record-rule").with("title", title).with("id", id)));
    }
    for (seat, legal) in &error.legal {
        lines.push(
            speaker.say(&Phrase::new("record-legal").with("seat", *seat).with("legal", legal.join(", "))),
        );
    }
    lines.join("\n")
}

fn tell(table: &mut dyn Table, record: &Record, speaker: &Speaker, screen: &mut Screen) -> io::Result<()> {
    screen.styled(screen::HEADING, &speaker.word("game-name"))?;
    let setting =
        Phrase::new("replay-setting").with("seats", record.seats).with("options", record.options.as_str());
    screen.prose("", &speaker.say(&setting))?;
    sentences(table.opening(), speaker, screen)?;
    for (at, play) in record.plays.iter().enumerate() {
        screen.line(screen::painted(screen::FAINT, &format!("{}. {} {}", at + 1, play.seat, play.action)))?;
        let told = table.play(play.seat, &play.action).expect("the record was checked");
        sentences(told, speaker, screen)?;
    }
    screen.blank()?;
    match table.status() {
        Status::Finished(outcome) => {
            sheet::draw(table, Viewer::All, Some(&outcome), speaker, screen)?;
            sheet::explain(table, Viewer::All, speaker, screen)?;
            sheet::tell_outcome(&outcome, speaker, screen)
        }
        Status::Deciding(seats) => {
            let seats: Vec<Seat> = seats.iter().collect();
            screen.prose("", &speaker.say(&Phrase::new("replay-unfinished").with("seats", seats)))
        }
    }
}

fn sentences(told: &Told, speaker: &Speaker, screen: &mut Screen) -> io::Result<()> {
    told.to(Viewer::All).try_for_each(|happening| screen.prose("   ", &speaker.say(&happening.phrase)))
}

fn print_json(table: &mut dyn Table, record: &Record, screen: &mut Screen) -> io::Result<()> {
    let opening = table.opening();
    let mut setup = json!({
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "options": table.options(),
        "seed": record.seed.reveal(),
    });
    add_told(&mut setup, opening);
    screen.line(setup.to_string())?;
    for (at, play) in record.plays.iter().enumerate() {
        let mut line = json!({ "n": at + 1, "seat": play.seat, "action": play.action });
        add_decision(&mut line, table);
        add_told(&mut line, table.play(play.seat, &play.action).expect("the record was checked"));
        screen.line(line.to_string())?;
    }
    let last = match table.status() {
        Status::Finished(outcome) => {
            json!({ "result": sheet::json(&table.sheet(Viewer::All), &outcome) })
        }
        Status::Deciding(_) => {
            let mut decision = json!({});
            add_decision(&mut decision, table);
            json!({ "unfinished": decision })
        }
    };
    screen.line(last.to_string())
}

/// Adds the deciding seats, and what each of them may do.
fn add_decision(line: &mut Value, table: &dyn Table) {
    let Status::Deciding(seats) = table.status() else { return };
    let legal: Map<String, Value> =
        seats.iter().map(|seat| (seat.to_string(), table.legal(seat).into())).collect();
    line["deciding"] = json!(seats);
    line["legal"] = legal.into();
}

/// Adds what was told, from the all-knowing view.
fn add_told(line: &mut Value, told: &Told) {
    line["events"] = json!(told.to(Viewer::All).map(|happening| &happening.event).collect::<Vec<_>>());
    line["shuffles"] = json!(told.shuffles);
    line["picks"] = json!(told.picks);
}
