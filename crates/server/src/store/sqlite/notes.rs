//! What is said to SQLite about what people note for themselves.

use rusqlite::{Connection, OptionalExtension as _, params};

use crate::store::{StoreError, TableId};

pub(super) fn notes(
    connection: &Connection,
    table: TableId,
    seat: u8,
    since: u64,
) -> rusqlite::Result<Option<String>> {
    let mut query = connection
        .prepare_cached("SELECT text FROM notes WHERE table_id = ?1 AND seat = ?2 AND since = ?3")?;
    query.query_row(params![table, seat, since], |row| row.get(0)).optional()
}

pub(super) fn note(
    connection: &Connection,
    table: TableId,
    seat: u8,
    since: u64,
    text: &str,
) -> rusqlite::Result<Result<(), StoreError>> {
    let mut forget = connection.prepare_cached("DELETE FROM notes WHERE table_id = ?1 AND seat = ?2")?;
    forget.execute(params![table, seat])?;
    let mut insert = connection.prepare_cached(
        "INSERT INTO notes (table_id, seat, since, text)
         SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?1)",
    )?;
    let stored = insert.execute(params![table, seat, since, text])? == 1;
    Ok(if stored { Ok(()) } else { Err(StoreError::NoTable) })
}
