//! All that a game has to say can be said, in both languages.

use std::collections::BTreeSet;

use tabletop::{Game, Journal, Note, Phrase, Say as _, Viewer};

use crate::games::{Account, Games, Series};
use crate::voices::Voices;
use crate::walk::{Walk, viewers};

const SERIES: Series = Series { number: 11, games: 1_000, one_in: 60 };

/// Every event, score line, piece and drawing can be said in both languages, by every face.
///
/// # Errors
/// At the first breach.
pub fn everything_can_be_said<G: Game>(games: &Games<G>) -> Result<Account, String> {
    let voices = Voices::of::<G>();
    games.each_position(SERIES, |walk, _| {
        if walk.plays().is_empty() {
            hear::<G>(&walk.opening, &voices)?;
        }
        if let Some((seat, action)) = walk.next() {
            let mut game = walk.game.clone();
            let mut journal = Journal::default();
            game.apply(seat, &action, &mut journal);
            hear::<G>(&journal, &voices)?;
        }
        for viewer in viewers(walk.seats()).chain([Viewer::All]) {
            let view = walk.game.view(viewer);
            voices.each(|speaker| match G::draw(&view, speaker) {
                drawing if drawing.trim().is_empty() => Err(format!("nothing is drawn for {viewer:?}")),
                _ => Ok(()),
            })?;
        }
        sheets(walk, &voices)
    })
}

fn hear<G: Game>(journal: &Journal<G::Event>, voices: &Voices) -> Result<(), String> {
    for note in &journal.notes {
        let faces = match note {
            Note::All(event) => vec![event],
            Note::Only { told, others, .. } => std::iter::once(told).chain(others).collect(),
        };
        for event in faces {
            voices.say(&event.phrase()).map_err(|problem| format!("{event:?} {problem}"))?;
        }
    }
    Ok(())
}

fn sheets<G: Game>(walk: &Walk<'_, G>, voices: &Voices) -> Result<(), String> {
    let sheets = G::sheet(&walk.game.view(Viewer::All));
    let mut pages = BTreeSet::new();
    for (seat, sheet) in sheets.iter() {
        let ids: Vec<&str> = sheet.lines.iter().map(|line| line.id).collect();
        if ids.iter().collect::<BTreeSet<_>>().len() != ids.len() {
            return Err(format!("{seat}'s sheet repeats a line: {ids:?}"));
        }
        for line in &sheet.lines {
            let wrong = |problem| format!("{seat}'s line {} {problem}", line.id);
            voices.say(&Phrase::new(format!("line-{}", line.id))).map_err(wrong)?;
            line.pieces.iter().try_for_each(|piece| voices.say(piece)).map_err(wrong)?;
        }
        pages.insert(ids);
    }
    if pages.len() > 1 {
        return Err(format!("the seats' sheets have different lines: {pages:?}"));
    }
    Ok(())
}
