//! What is said to SQLite about tables that nobody needs any more.

use rusqlite::{Connection, OptionalExtension as _, params};

use super::statements::purge;
use crate::store::{Marked, TableId};

/// The other dates on which there were sweeps since a table was marked.
const DATES: &str = "(SELECT count(DISTINCT date) FROM sweeps WHERE number > marked
    AND date <> (SELECT date FROM sweeps WHERE number = marked))";

pub(super) fn record(connection: &Connection, date: i64) -> rusqlite::Result<Option<i64>> {
    let last = connection
        .prepare_cached("SELECT date FROM sweeps ORDER BY number DESC LIMIT 1")?
        .query_row([], |row| row.get(0))
        .optional()?;
    if last != Some(date) {
        connection.prepare_cached("INSERT INTO sweeps (date) VALUES (?1)")?.execute([date])?;
    }
    Ok(last)
}

pub(super) fn mark(connection: &Connection, idle_since: i64) -> rusqlite::Result<(u64, u64)> {
    let back = "UPDATE tables SET marked = NULL WHERE marked IS NOT NULL AND touched >= ?1";
    let back = connection.prepare_cached(back)?.execute([idle_since])?;
    let mark =
        "UPDATE tables SET marked = (SELECT max(number) FROM sweeps) WHERE marked IS NULL AND touched < ?1";
    let marked = connection.prepare_cached(mark)?.execute([idle_since])?;
    Ok((marked as u64, back as u64))
}

pub(super) fn sweep_away(
    connection: &Connection,
    idle_since: i64,
    dates: u64,
    limit: usize,
) -> rusqlite::Result<Vec<TableId>> {
    let ripe = format!(
        "SELECT id FROM tables WHERE marked IS NOT NULL AND touched < ?1 AND {DATES} >= ?2 ORDER BY touched LIMIT ?3"
    );
    let mut ripe = connection.prepare_cached(&ripe)?;
    let ripe = ripe.query_map(params![idle_since, dates, limit], |row| row.get(0))?;
    let ripe: Vec<TableId> = ripe.collect::<Result<_, _>>()?;
    ripe.iter().try_for_each(|table| purge(connection, *table))?;
    Ok(ripe)
}

pub(super) fn marked(connection: &Connection) -> rusqlite::Result<Vec<Marked>> {
    let marked = format!(
        "SELECT id, game, touched, {DATES} FROM tables WHERE marked IS NOT NULL ORDER BY touched, id"
    );
    let mut query = connection.prepare_cached(&marked)?;
    let marked = query.query_map([], |row| {
        Ok(Marked { table: row.get(0)?, game: row.get(1)?, touched: row.get(2)?, dates: row.get(3)? })
    })?;
    marked.collect()
}

pub(super) fn unmark(connection: &Connection, table: TableId, touched: i64) -> rusqlite::Result<bool> {
    let back =
        "UPDATE tables SET marked = NULL, touched = max(touched, ?2) WHERE id = ?1 AND marked IS NOT NULL";
    Ok(connection.prepare_cached(back)?.execute(params![table, touched])? == 1)
}
