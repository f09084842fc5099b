//! Records of earlier editions: each is read, is printed as it was, replays with the same choices at every play, and
//! counts the same points.

use std::fs;
use std::path::Path;

use catalog::{ScoreSheet, Table, Title};
use tabletop::{Record, Status, Viewer};

use super::{assert_told_alike, digest, fixtures, read};

/// What the records of a folder tell when they are played again.
pub(crate) fn told_of_records(folder: &Path) -> String {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap_or_else(|problem| panic!("{}: {problem}", folder.display()))
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("a name"))
        .collect();
    names.sort_unstable();
    names.iter().map(|name| told_of_record(name, &read(&folder.join(name)))).collect()
}

fn told_of_record(name: &str, text: &str) -> String {
    let record: Record = text.parse().unwrap_or_else(|problem| panic!("{name}: {problem:?}"));
    assert_eq!(record.to_string(), text, "{name} is printed in another way");
    let title = catalog::find(&record.game).unwrap_or_else(|problem| panic!("{name}: {problem}"));
    // This compares the result, too, where the record tells one.
    let table = title.resume(&record).unwrap_or_else(|problem| panic!("{name}: {problem:?}"));
    let fair = if record.fair.is_some() {
        assert_eq!(record.verify_fair(), Ok(()), "{name}");
        ", proves its shuffles"
    } else {
        ""
    };
    let plays = record.plays.len();
    let mut told = format!("{name} {}: {plays} plays, {}{fair}\n", digest(text), told_of_status(&*table));
    told += &format!("  choices {}\n", digest(&choices(title, &record)));
    for (seat, sheet) in table.sheet(Viewer::All).iter() {
        told += &format!("  {seat} {}\n", told_of_sheet(sheet));
    }
    told
}

/// All that could have been done at every play, whatever the order in which a game names it.
fn choices(title: &dyn Title, record: &Record) -> String {
    let mut table = title.open_record(record).expect("it replays");
    let mut choices = String::new();
    for play in &record.plays {
        let mut legal = table.legal(play.seat);
        legal.sort_unstable();
        choices += &format!("{}: {}\n", play.seat, legal.join(", "));
        table.play(play.seat, &play.action).expect("it replays");
    }
    choices
}

fn told_of_status(table: &dyn Table) -> String {
    match table.status() {
        Status::Finished(outcome) => {
            let places: Vec<String> = outcome.places.values().map(u8::to_string).collect();
            format!("ends by {}, places {}", outcome.ending, places.join(" "))
        }
        Status::Deciding(seats) => {
            let choices =
                seats.iter().map(|seat| format!("{seat} chooses among {}", table.legal(seat).len()));
            choices.collect::<Vec<_>>().join(", ")
        }
    }
}

fn told_of_sheet(sheet: &ScoreSheet) -> String {
    let lines: Vec<String> = sheet.lines.iter().map(|line| format!("{} {}", line.id, line.points)).collect();
    format!("{} = {}", sheet.total, lines.join(", "))
}

#[test]
fn the_records_of_edition_1_replay_and_count_the_same_points() {
    let folder = fixtures("edition-1");
    assert_told_alike(&told_of_records(&folder.join("records")), &read(&folder.join("records.txt")));
}
