//! Is the table what it should be? Every difference is told with a name.

use std::fmt::Debug;

use tabletop::{Seat, Status, Viewer};

use super::super::entry::{Author, Entry};
use super::super::{Effect, Holder, TableState};
use super::deeds;
use super::drive::Drive;
use super::expected::{Expected, Sits};
use crate::face::{Now, event};

/// Are they the same?
pub(super) fn same<T: Debug + PartialEq>(what: &str, is: &T, should: &T) -> Result<(), String> {
    if is == should { Ok(()) } else { Err(format!("{what} is {is:?}\n    and should be {should:?}")) }
}

/// All of a table that must come back from its log.
pub(super) fn portrait(state: &TableState) -> String {
    let views: Vec<String> = Expected::watchers()
        .into_iter()
        .chain([Viewer::All])
        .filter_map(|viewer| Some(state.game()?.view_text(viewer).get().to_owned()))
        .collect();
    let around = (
        (state.phase, &state.places, state.owner, state.creator_stays, state.allows, state.is_paused),
        (&state.plays, &state.decisions, &state.decided, state.undo, state.votes, &state.messages),
        (state.rematch, state.rules, state.at, state.end, state.seen, &state.nonces),
    );
    let record = state.record_for_bots().map(|record| record.to_string());
    format!("{around:?} {record:?} {views:?}")
}

/// Is this entry told as it should be, to those who should hear of it and to nobody else?
pub(super) fn entry(
    drive: &Drive,
    now: i64,
    entry: &Entry,
    effect: &Effect,
    should: &deeds::Effect,
) -> Result<(), String> {
    let (state, expected) = (&drive.state, &drive.expected);
    for (at, viewer) in Expected::watchers().into_iter().enumerate() {
        let about = |what: &str| format!("after {entry:?}, {what} for {viewer:?}");
        same(&about("being heard"), &effect.audience.contains(viewer), &should.heard[at])?;
        same(&about("the number of the last event"), &state.number(viewer), &expected.told[at])?;
        if !should.heard[at] {
            continue;
        }
        let face = event(state, viewer, None, now, entry, effect);
        let face = serde_json::to_value(&face).expect("plain data");
        same(&about("the event's number"), &face["number"].as_u64(), &Some(expected.told[at]))?;
        let what = &face["what"];
        if let Some(told) = &should.told {
            let told: Vec<String> =
                told.to(viewer).map(|happening| happening.event.get().to_owned()).collect();
            let events = what["told"].as_array().into_iter().flatten();
            let events: Vec<String> = events.map(|told| told["event"].to_string()).collect();
            same(&about("what the game tells"), &events, &told)?;
        }
        if let Entry::Played { seat, action, .. } = entry {
            let own = (viewer == Viewer::Seat(*seat)).then_some(action.as_str());
            same(&about("the action"), &what["action"].as_str(), &own)?;
        }
    }
    for seat in expected.seats() {
        let (is, was) = (state.decisions[seat], expected.offered[seat.index()]);
        // A number in use stays, and one that is used up or asks another question never returns.
        let right = if should.renumbered.contains(&seat) { is > was } else { is == was };
        if !right {
            return Err(format!("after {entry:?}, the next decision of {seat} is number {is}, after {was}"));
        }
    }
    Ok(())
}

/// Does the table stand as it should?
pub(super) fn table(drive: &Drive, now: i64) -> Result<(), String> {
    let (state, expected) = (&drive.state, &drive.expected);
    same("the phase", &state.phase, &expected.phase)?;
    same("the owner", &state.owner, &expected.owner)?;
    same("what is allowed", &state.allows, &expected.allows)?;
    same("the pause", &state.is_paused, &expected.paused)?;
    same("the rematch", &state.rematch, &expected.rematch)?;
    same("the votes", &state.votes, &expected.votes.iter().copied().collect())?;
    same("the log's end", &state.end, &(expected.entries as u64))?;
    for shown in &drive.credentials {
        same(&format!("what {shown:?} opens"), &state.who(Some(shown)), &expected.who(Some(*shown)))?;
    }
    let wish = state.undo.map(|undo| {
        let open = undo.needed.iter().filter(|seat| !undo.allowed.contains(*seat));
        (undo.seat, undo.plays, open.collect::<Vec<Seat>>())
    });
    let should = expected.wish.as_ref().map(|wish| {
        (wish.seat, wish.keeps, wish.waits_for.difference(&wish.agreed).copied().collect::<Vec<Seat>>())
    });
    same("the wish to undo", &wish, &should)?;
    let author = |by: Author| match by {
        Author::Seat(seat) => Some(seat),
        Author::Creator => None,
    };
    let messages: Vec<_> =
        state.messages.iter().map(|message| (author(message.by), !message.is_deleted)).collect();
    same("the messages", &messages, &expected.messages)?;
    for seat in expected.seats() {
        chair(drive, seat, now).map_err(|problem| format!("at {seat}, {problem}"))?;
    }
    game(drive, now)
}

fn chair(drive: &Drive, seat: Seat, now: i64) -> Result<(), String> {
    let (place, chair) = (&drive.state.places[seat], drive.expected.chair(seat));
    let holder = match &place.holder {
        Holder::Nobody => "nobody".to_owned(),
        Holder::Person(person) => format!("{} with {:?}", person.name, person.nonce_hash),
        Holder::Bot(bot) => format!("the bot {bot}"),
    };
    let sits = match &chair.sits {
        Sits::Nobody => "nobody".to_owned(),
        Sits::Person(sitter) => format!("{} with {:?}", sitter.name, sitter.promise),
        Sits::Bot(bot) => format!("the bot {bot}"),
    };
    same("who sits there", &holder, &sits)?;
    let cover = place.cover.as_ref().map(|cover| (cover.bot.clone(), cover.why));
    same("the bot in their stead", &cover, &chair.cover)?;
    same("being muted", &place.muted, &chair.muted)?;
    let left = drive.expected.opened.time.map(|_| {
        let runs = drive.expected.running().contains(&seat);
        chair.left - if runs { now - drive.expected.at } else { 0 }
    });
    same("the time left", &drive.state.left(seat, now), &left)
}

/// The game: its record, who decides, and what each watcher is shown of it.
fn game(drive: &Drive, now: i64) -> Result<(), String> {
    let (state, expected) = (&drive.state, &drive.expected);
    same("who must decide", &state.deciding(), &expected.deciding())?;
    let plays = state
        .record_for_bots()
        .map(|record| record.plays.into_iter().map(|play| (play.seat, play.action)).collect::<Vec<_>>());
    let should = expected
        .game
        .as_ref()
        .map(|_| expected.plays.iter().map(|made| (made.seat, made.action.clone())).collect::<Vec<_>>());
    same("the record", &plays, &should)?;
    same(
        "the record's being open",
        &state.record().is_some(),
        &(expected.phase.is_over() && should.is_some()),
    )?;
    if let Some(record) = state.record() {
        same("the proof of the shuffles", &record.verify_fair(), &Ok(()))?;
    }
    let bots: Vec<(Seat, &str, u32)> = state.bots_to_move();
    let thinks = |seat: Seat| Some((seat, expected.chair(seat).bot()?, expected.offered[seat.index()]));
    let paused = expected.paused;
    let should: Vec<_> = expected.deciding().iter().filter(|_| !paused).filter_map(thinks).collect();
    same("the bots that must think", &bots, &should)?;
    for viewer in Expected::watchers() {
        // A table of two has no third seat to look from.
        if matches!(viewer, Viewer::Seat(seat) if seat.index() >= expected.chairs.len()) {
            continue;
        }
        let face = serde_json::to_value(Now::of(state, viewer, now)).expect("plain data");
        let view = expected.game.as_ref().map(|game| game.view(viewer)).unwrap_or_default();
        same(&format!("what {viewer:?} sees"), &face["view"], &view)?;
        let legal = match (viewer, &expected.game) {
            (Viewer::Seat(seat), Some(game)) if expected.deciding().contains(seat) => game.legal(seat),
            (Viewer::Seat(_) | Viewer::Public | Viewer::All, _) => Vec::new(),
        };
        let offered: Vec<String> = face["legal"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|text| text.as_str().map(str::to_owned))
            .collect();
        same(&format!("what {viewer:?} may do"), &offered, &legal)?;
    }
    let over = expected.game.as_ref().map(|game| matches!(game.status(), Status::Finished(_)));
    same("the end of the game", &(state.phase == super::super::Phase::Finished), &over.unwrap_or(false))
}
