//! What people note for themselves: it belongs to the person, not to the seat, and stands beside the log.

use std::sync::Arc;

use tabletop::{Seat, Viewer};

use super::Host;
use super::task::trouble;
use crate::store::TableId;
use crate::table::{Code, Refusal, TableState, Who};
use crate::token::Hash;

/// No notes are longer, in characters.
const LONGEST: usize = 4_000;

/// Whose notes they are.
struct Noter {
    seat: Seat,
    /// The entry with which they sat down.
    since: u64,
    /// What they noted in the log, as it was once done.
    before: String,
    /// The number of the last event they noticed.
    number: u64,
}

impl Host {
    /// What the person noted who holds this credential.
    pub(crate) async fn notes(
        self: &Arc<Self>,
        table: TableId,
        token: Option<Hash>,
    ) -> Result<String, Refusal> {
        let Noter { seat, since, before, .. } = self.look(table, token, noter).await?;
        let noted = self.store.notes(table, seat.index() as u8, since).await;
        Ok(noted.map_err(|problem| trouble(table, &problem))?.unwrap_or(before))
    }

    /// Keeps what they note now; gives the number of the last event they noticed.
    pub(crate) async fn note(
        self: &Arc<Self>,
        table: TableId,
        token: Option<Hash>,
        text: String,
    ) -> Result<u64, Refusal> {
        if text.chars().count() > LONGEST || text.contains('\0') {
            return Err(Code::BadText.into());
        }
        let Noter { seat, since, number, .. } = self.look(table, token, noter).await?;
        let noted = self.store.note(table, seat.index() as u8, since, text).await;
        noted.map_err(|problem| trouble(table, &problem))?;
        Ok(number)
    }
}

fn noter(state: &TableState, who: Who) -> Result<Noter, Refusal> {
    let Who::Seat(seat) = who else { return Err(Code::NotAllowed.into()) };
    let place = &state.places[seat];
    let (since, before) = (place.since, place.notes.clone());
    Ok(Noter { seat, since, before, number: state.number(Viewer::Seat(seat)) })
}
