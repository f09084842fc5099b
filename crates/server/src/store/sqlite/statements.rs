//! What is said to SQLite. A doubled `Result` keeps two kinds of trouble apart: the outer one undoes the whole
//! transaction, the inner one concerns only whoever asked.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef};
use rusqlite::{Connection, OptionalExtension as _, Row, ToSql, named_params, params};

use crate::store::{Append, Appended, Chain, Header, Logged, Seal, StoreError, TableId, Trace};

const HEADER: &str = "game, created, public, finished, due, touched,
    (SELECT coalesce(max(number), 0) FROM entries WHERE table_id = id), unchained";

const INSERT: &str = "INSERT INTO entries (table_id, number, at, body, trace, chain)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO NOTHING";

impl ToSql for TableId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(ValueRef::Blob(self.bytes())))
    }
}

impl ToSql for Trace {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(ValueRef::Blob(self.bytes())))
    }
}

impl FromSql for Trace {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Trace::of(value.as_blob()?).ok_or(FromSqlError::InvalidType)
    }
}

impl ToSql for Chain {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(ValueRef::Blob(&self.0)))
    }
}

impl FromSql for Chain {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        FromSql::column_result(value).map(Chain)
    }
}

impl FromSql for TableId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        FromSql::column_result(value).map(TableId::new)
    }
}

pub(super) fn create(
    connection: &Connection,
    table: TableId,
    secret: &[u8],
    header: &Header,
    first: &[Append],
) -> rusqlite::Result<Result<(), StoreError>> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO tables (id, secret, game, created, public, finished, due, touched)
         VALUES (:id, :secret, :game, :created, :public, :finished, :due, :touched)
         ON CONFLICT DO NOTHING",
    )?;
    let inserted = insert.execute(named_params! {
        ":id": table,
        ":secret": secret,
        ":game": header.game,
        ":created": header.created,
        ":public": header.public,
        ":finished": header.finished,
        ":due": header.due,
        ":touched": header.touched,
    })?;
    if inserted == 0 {
        return Ok(Err(StoreError::TableExists));
    }
    let mut insert = connection.prepare_cached(INSERT)?;
    let mut last = Chain::of(table);
    for Append { table, number, at, body, .. } in first {
        let Seal { trace, chain } = Seal::new(last, Trace::random(), *number, *at, body);
        insert.execute(params![table, number, at, body, trace, chain])?;
        last = chain;
    }
    Ok(Ok(()))
}

pub(super) fn append(
    connection: &Connection,
    append: &Append,
) -> rusqlite::Result<Result<Appended, StoreError>> {
    let Append { table, number, at, body, header } = append;
    // The log decides: the entry follows the last one, or the first its table, or it has come too late. No other
    // row is touched.
    let before = chain_before(connection, *table, *number)?;
    let stored = match before {
        Some(before) => {
            let Seal { trace, chain } = Seal::new(before, Trace::random(), *number, *at, body);
            connection.prepare_cached(INSERT)?.execute(params![table, number, at, body, trace, chain])? == 1
        }
        None => false,
    };
    if !stored {
        return Ok(end(connection, *table)?.map(|_| Appended::Lost).ok_or(StoreError::NoTable));
    }
    if let Some(header) = header {
        let mut update = connection.prepare_cached(
            "UPDATE tables SET game = :game, created = :created, public = :public, finished = :finished,
                due = :due, touched = :touched WHERE id = :table",
        )?;
        update.execute(named_params! {
            ":table": table,
            ":game": header.game,
            ":created": header.created,
            ":public": header.public,
            ":finished": header.finished,
            ":due": header.due,
            ":touched": header.touched,
        })?;
    }
    Ok(Ok(Appended::Stored))
}

/// The chain that an entry of that number follows, if it follows any.
fn chain_before(connection: &Connection, table: TableId, number: u64) -> rusqlite::Result<Option<Chain>> {
    if number == 1 {
        let mut query = connection.prepare_cached("SELECT 1 FROM tables WHERE id = ?1")?;
        return Ok(query.exists([table])?.then(|| Chain::of(table)));
    }
    let mut query =
        connection.prepare_cached("SELECT chain FROM entries WHERE table_id = ?1 AND number = ?2 - 1")?;
    query.query_row(params![table, number], |row| row.get(0)).optional()
}

fn end(connection: &Connection, table: TableId) -> rusqlite::Result<Option<u64>> {
    let mut query = connection.prepare_cached(
        "SELECT coalesce(max(number), 0) FROM tables LEFT JOIN entries ON table_id = id WHERE id = ?1 GROUP BY id",
    )?;
    query.query_row([table], |row| row.get(0)).optional()
}

pub(super) fn read(
    connection: &Connection,
    table: TableId,
    from: u64,
) -> rusqlite::Result<Option<(Header, Vec<Logged>)>> {
    // Both of one moment: an entry more than the header counts would be confusing.
    let moment = connection.unchecked_transaction()?;
    let mut query = moment.prepare_cached(&format!("SELECT {HEADER} FROM tables WHERE id = ?1"))?;
    let Some(header) = query.query_row([table], |row| header(row, 0)).optional()? else { return Ok(None) };
    let mut query = moment.prepare_cached(
        "SELECT number, at, body, trace, chain FROM entries WHERE table_id = ?1 AND number >= ?2 ORDER BY number",
    )?;
    let logged = |row: &Row<'_>| {
        let seal = Seal { trace: row.get(3)?, chain: row.get(4)? };
        Ok(Logged { number: row.get(0)?, at: row.get(1)?, body: row.get(2)?, seal })
    };
    let entries = query.query_map(params![table, from], logged)?.collect::<Result<_, _>>()?;
    Ok(Some((header, entries)))
}

/// Reads a header from the columns named in [`HEADER`], which begin at `column`.
fn header(row: &Row<'_>, column: usize) -> rusqlite::Result<Header> {
    Ok(Header {
        game: row.get(column)?,
        created: row.get(column + 1)?,
        public: row.get(column + 2)?,
        finished: row.get(column + 3)?,
        due: row.get(column + 4)?,
        touched: row.get(column + 5)?,
        entries: row.get(column + 6)?,
        unchained: row.get(column + 7)?,
    })
}

pub(super) fn secret(connection: &Connection, table: TableId) -> rusqlite::Result<Option<Vec<u8>>> {
    let mut query = connection.prepare_cached("SELECT secret FROM tables WHERE id = ?1")?;
    query.query_row([table], |row| row.get(0)).optional()
}

pub(super) fn ends(connection: &Connection, tables: &[TableId]) -> rusqlite::Result<Vec<(TableId, u64)>> {
    let mut ends = Vec::with_capacity(tables.len());
    for table in tables {
        ends.extend(end(connection, *table)?.map(|end| (*table, end)));
    }
    Ok(ends)
}

pub(super) fn lobby(connection: &Connection, limit: usize) -> rusqlite::Result<Vec<(TableId, Header)>> {
    let mut query = connection.prepare_cached(&format!(
        "SELECT id, {HEADER} FROM tables WHERE public = 1 AND finished = 0 ORDER BY touched DESC LIMIT ?1"
    ))?;
    query.query_map([limit], |row| Ok((row.get(0)?, header(row, 1)?)))?.collect()
}

pub(super) fn due(connection: &Connection, before: i64, limit: usize) -> rusqlite::Result<Vec<TableId>> {
    let mut query =
        connection.prepare_cached("SELECT id FROM tables WHERE due < ?1 ORDER BY due LIMIT ?2")?;
    query.query_map(params![before, limit], |row| row.get(0))?.collect()
}

pub(super) fn claim(
    connection: &Connection,
    table: TableId,
    node: &str,
    until: i64,
    now: i64,
) -> rusqlite::Result<bool> {
    let mut update = connection.prepare_cached(
        "UPDATE tables SET claimed_by = ?2, claimed_until = ?3
         WHERE id = ?1 AND (claimed_until IS NULL OR claimed_until <= ?4 OR claimed_by = ?2
            OR claimed_until > ?3 + (?3 - ?4))",
    )?;
    Ok(update.execute(params![table, node, until, now])? == 1)
}

pub(super) fn ahead(connection: &Connection, of: i64) -> rusqlite::Result<Vec<TableId>> {
    let mut query =
        connection.prepare_cached("SELECT id FROM tables WHERE due IS NOT NULL AND touched > ?1")?;
    query.query_map([of], |row| row.get(0))?.collect()
}

pub(super) fn purge(connection: &Connection, table: TableId) -> rusqlite::Result<()> {
    for statement in [
        "DELETE FROM entries WHERE table_id = ?1",
        "DELETE FROM notes WHERE table_id = ?1",
        "DELETE FROM tables WHERE id = ?1",
    ] {
        connection.prepare_cached(statement)?.execute([table])?;
    }
    Ok(())
}

pub(super) fn redact(
    connection: &Connection,
    table: TableId,
    number: u64,
    body: &str,
) -> rusqlite::Result<Result<(), StoreError>> {
    let mut query =
        connection.prepare_cached("SELECT trace, body FROM entries WHERE table_id = ?1 AND number = ?2")?;
    let row = |row: &Row<'_>| Ok((row.get::<_, Trace>(0)?, row.get::<_, String>(1)?));
    let Some((trace, said)) = query.query_row(params![table, number], row).optional()? else {
        return Ok(Err(StoreError::NoTable));
    };
    let mut update = connection
        .prepare_cached("UPDATE entries SET body = ?3, trace = ?4 WHERE table_id = ?1 AND number = ?2")?;
    update.execute(params![table, number, body, trace.without(&said)])?;
    Ok(Ok(()))
}

/// Chains the logs of the first edition, which did not.
pub(super) fn seal_all(connection: &Connection) -> rusqlite::Result<()> {
    let tables: Vec<TableId> = connection
        .prepare("SELECT id FROM tables")?
        .query_map([], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    let mut read =
        connection.prepare("SELECT number, at, body FROM entries WHERE table_id = ?1 ORDER BY number")?;
    let mut write = connection
        .prepare("UPDATE entries SET trace = ?3, chain = ?4 WHERE table_id = ?1 AND number = ?2")?;
    let mut note = connection.prepare("UPDATE tables SET unchained = ?2 WHERE id = ?1")?;
    for table in tables {
        let row = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get::<_, String>(2)?));
        let log: Vec<(u64, i64, String)> = read.query_map([table], row)?.collect::<Result<_, _>>()?;
        let mut last = Chain::of(table);
        for (number, at, body) in &log {
            let Seal { trace, chain } = Seal::new(last, Trace::random(), *number, *at, body);
            write.execute(params![table, number, trace, chain])?;
            last = chain;
        }
        note.execute(params![table, log.len()])?;
    }
    Ok(())
}
