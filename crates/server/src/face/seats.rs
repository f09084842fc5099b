//! The table around the game: what was agreed, and who sits where.

use tabletop::{Seat, SeatSet, Viewer};

use crate::store::TableId;
use crate::table::{Allows, Holder, Owner, Phase, TableState, Time, Why};

/// A table, without its game.
#[derive(serde::Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct TableFace<'a> {
    /// The table's id.
    #[schema(value_type = String)]
    pub(crate) table: TableId,
    /// The game's id.
    pub(crate) game: &'a str,
    /// The version of its rules.
    pub(crate) rules: u16,
    /// The game's options, all of them, as records print them.
    pub(crate) options: &'a str,
    /// Is it played with a deck or tile set of one's own?
    pub(crate) own_material: bool,
    /// What the host committed to before anyone sat down: SHA-256, as hexadecimal digits.
    pub(crate) commitment: String,
    /// What the table allows.
    pub(crate) allows: Allows,
    /// The time budget of each seat.
    pub(crate) time: Option<Time>,
    /// The bot that plays on when a person cannot.
    pub(crate) stand_in: &'a str,
    /// When it was made, in milliseconds since 1970.
    pub(crate) created: i64,
    /// How far it has come.
    pub(crate) phase: Phase,
    /// Its seats, in order.
    pub(crate) seats: Vec<SeatFace<'a>>,
    /// The seat that has the owner's powers, if one has.
    #[schema(value_type = Option<String>)]
    pub(crate) owner: Option<Seat>,
    /// The table whose people play again here.
    #[schema(value_type = Option<String>)]
    pub(crate) rematch_of: Option<TableId>,
    /// The table where these people play again.
    #[schema(value_type = Option<String>)]
    pub(crate) rematch: Option<TableId>,
}

/// One seat, as everybody sees it.
#[derive(Clone, serde::Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct SeatFace<'a> {
    /// Its letter.
    #[schema(value_type = String)]
    pub(crate) seat: Seat,
    /// Who sits there: `person`, `bot`, `invited` (a link is out), `held` (for who sat there before) or `open`.
    #[cfg_attr(feature = "types", ts(type = "\"person\" | \"bot\" | \"invited\" | \"held\" | \"open\""))]
    pub(crate) kind: &'static str,
    /// The person's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) name: Option<&'a str>,
    /// The bot that decides there now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) bot: Option<&'a str>,
    /// The name of the bot that sits there, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) called: Option<&'static str>,
    /// Why a bot decides for the person.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) covered: Option<Why>,
    /// The person is somebody's program.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub(crate) program: bool,
    /// The owner does not let it write.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub(crate) muted: bool,
    /// The device has promised something to add to the shuffles: its hash.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) nonce_hash: Option<String>,
    /// The time left, in milliseconds, when this was made.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) left_ms: Option<i64>,
}

/// The table as everybody may see it at this moment.
pub(crate) fn table_face(state: &TableState, now: i64) -> TableFace<'_> {
    TableFace {
        table: state.id,
        game: &state.opened.game,
        rules: state.rules,
        options: &state.opened.options,
        own_material: state.opened.material.is_some(),
        commitment: tabletop::hex(&state.opened.commitment.0),
        allows: state.allows,
        time: state.opened.time,
        stand_in: &state.opened.stand_in,
        created: state.created,
        phase: state.phase,
        seats: seat_faces(state, now),
        owner: owner(state),
        rematch_of: state.opened.rematch_of,
        rematch: state.rematch,
    }
}

/// The seat that has the owner's powers, if one has.
pub(super) fn owner(state: &TableState) -> Option<Seat> {
    match state.owner {
        Owner::Seat(seat) => Some(seat),
        Owner::Creator | Owner::Nobody => None,
    }
}

/// The seats as everybody may see them at this moment.
pub(super) fn seat_faces(state: &TableState, now: i64) -> Vec<SeatFace<'_>> {
    state.places.iter().map(|(seat, place)| seat_face(state, seat, place, now)).collect()
}

fn seat_face<'a>(state: &TableState, seat: Seat, place: &'a crate::table::Place, now: i64) -> SeatFace<'a> {
    let person = place.person();
    let kind = match (&place.holder, place.invitation, place.again) {
        (Holder::Person(_), _, _) => "person",
        (Holder::Bot(_), _, _) => "bot",
        (Holder::Nobody, Some(_), _) => "invited",
        (Holder::Nobody, None, Some(_)) => "held",
        (Holder::Nobody, None, None) => "open",
    };
    SeatFace {
        seat,
        kind,
        name: person.map(|person| person.name.as_str()),
        bot: place.bot(),
        called: state.bot_called(seat),
        covered: place.cover.as_ref().map(|cover| cover.why),
        program: person.is_some_and(|person| person.program),
        muted: place.muted,
        nonce_hash: person.and_then(|person| person.nonce_hash).map(|hash| tabletop::hex(&hash.0)),
        left_ms: state.left(seat, now),
    }
}

/// Seats as a list of letters.
pub(super) fn letters(seats: SeatSet) -> Vec<Seat> {
    seats.iter().collect()
}

/// The seat somebody looks from.
pub(super) fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public | Viewer::All => None,
    }
}
