//! What is said to PostgreSQL. Each is one statement, and so a transaction of its own.

use tokio_postgres::{Client, Error, Row, Statement};

use crate::store::{Header, TableId};

macro_rules! statements {
    ($($name:ident = $text:expr;)*) => {
        /// Prepared statements, each for one question.
        pub(super) struct Statements {
            $(pub(super) $name: Statement,)*
        }

        impl Statements {
            /// Prepares all of them, in one round trip.
            pub(super) async fn prepare(client: &Client) -> Result<Self, Error> {
                let ($($name,)*) = tokio::try_join!($(client.prepare($text),)*)?;
                Ok(Statements { $($name,)* })
            }
        }
    };
}

statements! {
    // Locks are taken in the order of ids, so that two nodes with the same tables in hand never wait for each
    // other in a circle. The locked row is the newest there is, whatever the statement saw when it began: a log
    // never has a gap. Nothing here fails over what an entry says; all that share the statement share its fate.
    append = "
        WITH asked AS (
            SELECT * FROM unnest(
                $1::bytea[], $2::bigint[], $3::bigint[], $4::smallint[], $5::bigint[], $6::text[],
                $7::text[], $8::bigint[], $9::boolean[], $10::boolean[], $11::bigint[], $12::bigint[]
            ) AS asked (table_id, number, at, seat, decision, body, game, created, public, finished, due, touched)
        ), locked AS (
            SELECT id, entries, used_0, used_1, used_2, used_3
            FROM mastaba.tables WHERE id = ANY ($1) ORDER BY id FOR UPDATE
        ), fitting AS (
            SELECT asked.* FROM asked JOIN locked ON id = table_id AND entries = number - 1
            WHERE seat IS NULL OR decision >
                CASE seat WHEN 0 THEN used_0 WHEN 1 THEN used_1 WHEN 2 THEN used_2 WHEN 3 THEN used_3 END
        ), stored AS (
            INSERT INTO mastaba.entries (table_id, number, at, body)
            SELECT table_id, number, at, body FROM fitting
            RETURNING table_id
        ), headed AS (
            UPDATE mastaba.tables SET game = fitting.game, created = fitting.created,
                public = fitting.public, finished = fitting.finished, due = fitting.due,
                touched = fitting.touched, entries = fitting.number,
                used_0 = CASE seat WHEN 0 THEN decision ELSE used_0 END,
                used_1 = CASE seat WHEN 1 THEN decision ELSE used_1 END,
                used_2 = CASE seat WHEN 2 THEN decision ELSE used_2 END,
                used_3 = CASE seat WHEN 3 THEN decision ELSE used_3 END
            FROM fitting WHERE tables.id = fitting.table_id
        )
        SELECT asked.table_id, locked.entries, stored.table_id IS NOT NULL
        FROM asked LEFT JOIN locked ON locked.id = asked.table_id LEFT JOIN stored USING (table_id)";
    create = "
        WITH made AS (
            INSERT INTO mastaba.tables (id, secret, game, created, public, finished, due, touched, entries,
                used_0, used_1, used_2, used_3)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, cardinality($9::bigint[]), $10, $11, $12, $13)
            ON CONFLICT DO NOTHING
            RETURNING id
        ), logged AS (
            INSERT INTO mastaba.entries (table_id, number, at, body)
            SELECT id, number, at, body
            FROM made, unnest($9::bigint[], $14::text[]) WITH ORDINALITY AS logged (at, body, number)
        )
        SELECT id FROM made";
    header = "
        SELECT game, created, public, finished, due, touched, entries FROM mastaba.tables WHERE id = $1";
    entries = "
        SELECT number, at, body FROM mastaba.entries WHERE table_id = $1 AND number >= $2 ORDER BY number";
    secret = "SELECT secret FROM mastaba.tables WHERE id = $1";
    ends = "SELECT id, entries FROM mastaba.tables WHERE id = ANY ($1)";
    lobby = "
        SELECT game, created, public, finished, due, touched, entries, id FROM mastaba.tables
        WHERE public AND NOT finished ORDER BY touched DESC LIMIT $1";
    due = "SELECT id FROM mastaba.tables WHERE due < $1 ORDER BY due LIMIT $2";
    claim = "
        UPDATE mastaba.tables SET claimed_by = $2, claimed_until = $3
        WHERE id = $1 AND (claimed_until IS NULL OR claimed_until <= $4 OR claimed_by = $2)";
    idle = "
        SELECT game, created, public, finished, due, touched, entries, id FROM mastaba.tables
        WHERE touched < $1 ORDER BY touched LIMIT $2";
    redact = "UPDATE mastaba.entries SET body = $3 WHERE table_id = $1 AND number = $2";
}

/// Forgets a table: two statements, but sent as one text and so one transaction. First the row that every
/// append locks, so that nothing is added after its log was deleted.
pub(super) fn purge(table: TableId) -> String {
    let digits: String = table.bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    format!(
        r"DELETE FROM mastaba.tables WHERE id = '\x{digits}';
          DELETE FROM mastaba.entries WHERE table_id = '\x{digits}';"
    )
}

/// The id in a column.
pub(super) fn id(row: &Row, column: usize) -> Result<TableId, Error> {
    let bytes: &[u8] = row.try_get(column)?;
    // Whatever else stands there was not written by us; no table has this id, so it is found by nobody.
    Ok(TableId::new(bytes.try_into().unwrap_or_default()))
}

/// The header in the first seven columns.
pub(super) fn header(row: &Row) -> Result<Header, Error> {
    Ok(Header {
        game: row.try_get(0)?,
        created: row.try_get(1)?,
        public: row.try_get(2)?,
        finished: row.try_get(3)?,
        due: row.try_get(4)?,
        touched: row.try_get(5)?,
        entries: number(row, 6)?,
    })
}

/// The number in a column. They are counted up from zero by us, so none is negative.
pub(super) fn number(row: &Row, column: usize) -> Result<u64, Error> {
    Ok(row.try_get::<_, i64>(column)?.unsigned_abs())
}
