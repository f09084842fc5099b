//! The score sheet and the outcome, as tables and sentences.

use std::io;

use catalog::{ScoreSheet, Table};
use serde_json::{Map, Value, json};
use tabletop::{BySeat, Outcome, Phrase, Seat, Speaker, Viewer};

use crate::layout::Grid;
use crate::screen::{self, Screen};

/// Draws the sheet: a row a line, a column a seat, and the places once the game is over.
pub(crate) fn draw(
    table: &dyn Table,
    viewer: Viewer,
    outcome: Option<&Outcome>,
    speaker: &Speaker,
    screen: &mut Screen,
) -> io::Result<()> {
    let sheets = table.sheet(viewer);
    let mut headings = vec![String::new()];
    headings.extend(sheets.iter().map(|(seat, _)| heading(table, seat)));
    let mut grid = Grid::new(headings);
    let mut row = |name: String, value: &dyn Fn(Seat) -> String| {
        grid.row(std::iter::once(name).chain(sheets.iter().map(|(seat, _)| value(seat))).collect());
    };
    for (at, line) in sheets[Seat::A].lines.iter().enumerate() {
        let name = speaker.word(&format!("line-{}", line.id));
        row(name, &|seat| sheets[seat].lines[at].points.to_string());
    }
    row(speaker.word("sheet-total"), &|seat| sheets[seat].total.to_string());
    if let Some(outcome) = outcome {
        row(speaker.word("sheet-place"), &|seat| outcome.places[seat].to_string());
    }
    screen.grid(&grid)
}

/// Tells what each line's points come from.
pub(crate) fn explain(
    table: &dyn Table,
    viewer: Viewer,
    speaker: &Speaker,
    screen: &mut Screen,
) -> io::Result<()> {
    for (seat, sheet) in table.sheet(viewer).iter() {
        for line in sheet.lines.iter().filter(|line| !line.pieces.is_empty()) {
            let pieces: Vec<String> = line.pieces.iter().map(|piece| speaker.say(piece)).collect();
            let said = Phrase::new("sheet-pieces")
                .with("line", speaker.word(&format!("line-{}", line.id)))
                .with("points", line.points)
                .with("pieces", pieces.join("; "));
            screen.prose(&format!("  {}  ", heading(table, seat)), &speaker.say(&said))?;
        }
    }
    Ok(())
}

/// Tells how the game ended and who won.
pub(crate) fn tell_outcome(outcome: &Outcome, speaker: &Speaker, screen: &mut Screen) -> io::Result<()> {
    let ending = Phrase::new(format!("ending-{}", outcome.ending));
    screen.prose("", &speaker.say(&Phrase::new("end-how").with("ending", ending)))?;
    let winners: Vec<Seat> =
        outcome.places.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect();
    let said = Phrase::new("end-winners").with("count", winners.len()).with("winners", winners);
    screen.styled(screen::STRONG, &speaker.say(&said))
}

/// The result as JSON: every line's points and the total of each seat, and the places.
pub(crate) fn json(sheets: &BySeat<ScoreSheet>, outcome: &Outcome) -> Value {
    let sheet = |sheet: &ScoreSheet| {
        let mut lines: Map<String, Value> =
            sheet.lines.iter().map(|line| (line.id.to_owned(), line.points.into())).collect();
        lines.insert("total".to_owned(), sheet.total.into());
        Value::from(lines)
    };
    let by_seat: Map<String, Value> =
        sheets.iter().map(|(seat, lines)| (seat.to_string(), sheet(lines))).collect();
    json!({ "sheet": by_seat, "places": outcome.places, "ending": outcome.ending })
}

/// A seat as a column is headed: its letter, and its player's name where there is one.
fn heading(table: &dyn Table, seat: Seat) -> String {
    match &table.names()[seat] {
        Some(name) => format!("{seat} {name}"),
        None => seat.to_string(),
    }
}
