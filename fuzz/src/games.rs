//! Games: actions, whole games played by the bytes, and records replayed.

use catalog::{Refused, Table};
use tabletop::{Note, Record, Seat, Status, Viewer};

use crate::Verdict;
use crate::feed::Feed;
use crate::texts::assert_place;
use crate::voices::{assert_all_say, assert_says, voices};

/// Plays a few actions, then reads the rest of the bytes as an action of each seat.
///
/// # Panics
/// When a text is allowed that is not in the list of legal ones, or the other way round.
pub fn action(bytes: &[u8]) -> Verdict {
    let mut feed = Feed::new(bytes);
    let mut table = open(&mut feed);
    for _ in 0..feed.byte() {
        if !play_any(table.as_mut(), &mut feed) {
            break;
        }
    }
    try_text(table.as_ref(), &feed.line())
}

/// Plays a game in which the bytes decide everything, with texts of theirs tried in between.
///
/// # Panics
/// When a legal action is refused, a refused one changes something, or the record is not the game.
pub fn play(bytes: &[u8]) -> Verdict {
    /// Bytes that do something else than playing.
    const TRY: u8 = 250;
    const REWIND: u8 = 251;
    const LOOK: u8 = 252;
    let mut feed = Feed::new(bytes);
    let mut table = open(&mut feed);
    while !feed.is_empty() && matches!(table.status(), Status::Deciding(_)) {
        match feed.byte() {
            TRY => {
                let text = feed.line();
                refuse(table.as_mut(), &text);
            }
            REWIND => {
                let plays = usize::from(feed.byte()) % (table.record().plays.len() + 1);
                table.rewind(plays);
            }
            LOOK => look(table.as_ref()),
            _ => {
                if play_any(table.as_mut(), &mut feed) {
                    tell(table.as_ref());
                }
            }
        }
    }
    look(table.as_ref());
    assert_is_its_record(table.as_ref());
    match table.status() {
        Status::Finished(_) => Verdict::Accepted,
        Status::Deciding(_) => Verdict::Refused,
    }
}

/// Replays any bytes that are a record.
///
/// # Panics
/// When what was replayed is not the record, or a mistake has no place in the text.
pub fn replay(bytes: &[u8]) -> Verdict {
    let Ok(text) = std::str::from_utf8(bytes) else { return Verdict::Refused };
    let Ok(record) = text.parse::<Record>() else { return Verdict::Refused };
    let title = match catalog::find(&record.game) {
        Ok(title) => title,
        Err(problem) => {
            assert_all_say(&problem);
            return Verdict::Refused;
        }
    };
    let table = title.resume(&record);
    match &table {
        Ok(table) => {
            assert_eq!(table.record().plays, record.plays);
            assert_is_its_record(table.as_ref());
        }
        Err(error) => {
            assert_place(text, error.line, error.column);
            assert_says(title.id(), &error.problem);
        }
    }
    Verdict::of(&table)
}

fn open(feed: &mut Feed<'_>) -> Box<dyn Table> {
    let (title, setup) = feed.setup();
    title.open(&setup).expect("a set-up of the game's own seats and options")
}

/// Plays one of the legal actions, if anyone has to decide.
fn play_any(table: &mut dyn Table, feed: &mut Feed<'_>) -> bool {
    let Status::Deciding(seats) = table.status() else { return false };
    let seat = feed.pick(&seats.iter().collect::<Vec<_>>());
    let legal = table.legal(seat);
    let action = feed.pick(&legal.iter().map(String::as_str).collect::<Vec<_>>());
    table.play(seat, action).expect("a legal action is played");
    true
}

/// Tells what the last play caused.
fn tell(table: &dyn Table) {
    let told = table.story().last().expect("a play is told");
    for note in &told.notes {
        // Only what one seat knows and the others do not has two faces.
        let (told, others) = match note {
            Note::All(event) => (event, None),
            Note::Only { told, others, .. } => (told, others.as_ref()),
        };
        for face in [Some(told), others].into_iter().flatten() {
            assert_says(&table.record().game, &face.phrase);
        }
    }
}

/// Asks why each seat may not do this; only what is in the list of legal actions is allowed.
fn try_text(table: &dyn Table, text: &str) -> Verdict {
    let mut verdict = Verdict::Refused;
    for seat in Seat::first(table.record().seats) {
        let deciding = matches!(table.status(), Status::Deciding(seats) if seats.contains(seat));
        let listed = deciding && table.legal(seat).iter().any(|legal| legal == text);
        let allowed = table.check(seat, text);
        assert_eq!(allowed.is_ok(), listed, "{seat} {text:?}");
        match allowed {
            Ok(()) => verdict = Verdict::Accepted,
            Err(Refused::Syntax(error)) => {
                assert!(error.column <= text.chars().count() + 1, "{error}");
                assert_says(&table.record().game, &error.problem);
            }
            Err(Refused::Rule { why, .. }) => assert_says(&table.record().game, &why),
        }
    }
    verdict
}

/// Tries a text as every seat's action; where it is refused nothing changes.
fn refuse(table: &mut dyn Table, text: &str) {
    try_text(table, text);
    for seat in Seat::first(table.record().seats) {
        if table.check(seat, text).is_err() {
            let before = (table.record().clone(), table.view(Viewer::All));
            table.play(seat, text).expect_err("what check refuses is not played");
            assert_eq!((table.record().clone(), table.view(Viewer::All)), before);
        }
    }
}

/// Everybody looks at everything.
fn look(table: &dyn Table) {
    let game = &table.record().game;
    let seats = Seat::first(table.record().seats).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Public, Viewer::All]) {
        table.view(viewer);
        for (_, sheet) in table.sheet(viewer).iter() {
            assert_eq!(sheet.total, sheet.lines.iter().map(|line| line.points).sum::<i32>());
            for piece in sheet.lines.iter().flat_map(|line| &line.pieces) {
                assert_says(game, piece);
            }
        }
        for voice in voices(game) {
            table.draw(viewer, voice);
        }
    }
}

/// The record reads back, and replays to the same position.
fn assert_is_its_record(table: &dyn Table) {
    let text = table.record().to_string();
    let record: Record = text.parse().expect("a printed record is a record");
    assert_eq!(record, table.record());
    let title = catalog::find(&record.game).expect("the game is in the catalog");
    let Ok(again) = title.resume(&record) else { panic!("a record of played actions replays:\n{text}") };
    assert_eq!(again.view(Viewer::All), table.view(Viewer::All));
    assert_eq!(again.status(), table.status());
}
