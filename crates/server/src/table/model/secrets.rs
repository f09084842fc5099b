//! Tables that differ only in what a watcher cannot know must send that watcher the same bytes.

use tabletop::{Seat, Viewer};

use super::super::apply::fold_from;
use super::super::{Entry, TableState};
use super::drive::{Drive, toy};
use super::expected::Expected;
use crate::face::{Now, event};
use crate::store::{Logged, seal_anew};

/// So many secrets of a table are looked at; each costs a few folds of its log.
const LOOKED_AT: usize = 3;

/// Changes the table's latest secrets one by one, a bid that was never opened, and looks whether
/// anybody else is told something different. Gives how many it looked at.
///
/// # Errors
/// When somebody is.
pub(super) fn are_kept(drive: &Drive) -> Result<usize, String> {
    let mut looked_at = 0;
    for at in (0..drive.log.len()).rev() {
        if looked_at == LOOKED_AT {
            break;
        }
        let entry: Entry =
            serde_json::from_str(&drive.log[at].body).map_err(|problem| problem.to_string())?;
        let Some((owner, others)) = other_secrets(drive, at, &entry) else { continue };
        let seen = streams(drive, &drive.log, owner).ok_or("the table's own log cannot be read")?;
        // Of another secret it must only be possible: the card is in the hand, and is not played later.
        let other = others.iter().find_map(|other| {
            let mut log = drive.log.clone();
            log[at].body = serde_json::to_string(other).expect("plain data");
            seal_anew(drive.state.id, &mut log);
            Some((other, streams(drive, &log, owner)?))
        });
        let Some((other, with_other)) = other else { continue };
        looked_at += 1;
        if let Some((one, another)) = seen.iter().zip(&with_other).find(|(one, another)| one != another) {
            return Err(format!(
                "had entry {} been {other:?} instead of {entry:?}, others would have been sent\n    {another}\n    \
                 instead of\n    {one}",
                at + 1
            ));
        }
        if seen.len() != with_other.len() {
            return Err(format!("had entry {} been {other:?}, others would be told more or less", at + 1));
        }
    }
    Ok(looked_at)
}

/// Whose secret an entry holds, and what else it could have been.
fn other_secrets(drive: &Drive, at: usize, entry: &Entry) -> Option<(Seat, Vec<Entry>)> {
    match entry {
        Entry::Played { seat, decision, action, bot } if action.starts_with("bid") => {
            if drive.expected.opened_bids.contains(&at) {
                return None;
            }
            let bid = |card: u8| Entry::Played {
                seat: *seat,
                decision: *decision,
                action: format!("bid {card}"),
                bot: bot.clone(),
            };
            Some((*seat, (1..=6).filter(|card| *action != format!("bid {card}")).map(bid).collect()))
        }
        _ => None,
    }
}

/// Everything that everybody but the owner of a secret is sent, with how the table stands after each event.
fn streams(drive: &Drive, log: &[Logged], owner: Seat) -> Option<Vec<String>> {
    let seats = drive.expected.chairs.len();
    let watches = |viewer: &Viewer| match viewer {
        Viewer::Seat(seat) => *seat != owner && seat.index() < seats,
        Viewer::Public | Viewer::All => true,
    };
    let mut sent = Vec::new();
    let listen = |state: &TableState, at: i64, entry: &Entry, effect: &super::super::Effect| {
        for viewer in Expected::watchers().into_iter().filter(watches) {
            if effect.audience.contains(viewer) {
                let mut event = event(state, viewer, None, at, entry, effect);
                event.now = Some(Now::of(state, viewer, at));
                sent.push(serde_json::to_string(&event).expect("plain data"));
            }
        }
    };
    fold_from(toy, drive.state.id, drive.state.secret, log, listen).ok()?;
    Some(sent)
}
