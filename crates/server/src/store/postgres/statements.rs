//! What is said to PostgreSQL. Each is one statement, and so a transaction of its own.

use tokio_postgres::{Client, Error, Row, Statement};

use crate::store::{Chain, Header, Marked, Seal, TableId, Trace};

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
    // other in a circle; a purge waits for them, too. The statement may have begun before another node's entry was
    // there: then the number is taken, and the key says so. A log never has a gap. Nothing here fails over what an
    // entry says; all that share the statement share its fate.
    append = "
        WITH asked AS (
            SELECT * FROM unnest(
                $1::bytea[], $2::bigint[], $3::bigint[], $4::text[],
                $5::bytea[], $6::bytea[],
                $7::text[], $8::bigint[], $9::boolean[], $10::boolean[], $11::bigint[], $12::bigint[]
            ) AS asked (table_id, number, at, body, trace, root, game, created, public, finished, due, touched)
        ), locked AS (
            SELECT id FROM mastaba.tables WHERE id = ANY ($1) ORDER BY id FOR UPDATE
        ), stored AS (
            INSERT INTO mastaba.entries (table_id, number, at, body, trace, chain)
            SELECT asked.table_id, asked.number, asked.at, asked.body, asked.trace,
                sha256(coalesce(last.chain, asked.root) || int8send(asked.number) || int8send(asked.at)
                    || sha256(asked.trace || convert_to(asked.body, 'UTF8')))
            FROM asked JOIN locked ON id = asked.table_id
            LEFT JOIN mastaba.entries AS last
                ON last.table_id = asked.table_id AND last.number = asked.number - 1
            WHERE asked.number = 1 OR last.number IS NOT NULL
            ON CONFLICT DO NOTHING
            RETURNING table_id
        ), headed AS (
            UPDATE mastaba.tables SET game = asked.game, created = asked.created, public = asked.public,
                finished = asked.finished, due = asked.due, touched = asked.touched
            FROM asked JOIN stored USING (table_id)
            WHERE tables.id = asked.table_id AND asked.game IS NOT NULL
        )
        SELECT asked.table_id, locked.id IS NOT NULL, stored.table_id IS NOT NULL
        FROM asked LEFT JOIN locked ON locked.id = asked.table_id LEFT JOIN stored USING (table_id)";
    create = "
        WITH made AS (
            INSERT INTO mastaba.tables (id, secret, game, created, public, finished, due, touched)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
            ON CONFLICT DO NOTHING
            RETURNING id
        ), logged AS (
            INSERT INTO mastaba.entries (table_id, number, at, body, trace, chain)
            SELECT id, number, at, body, trace, chain
            FROM made, unnest($9::bigint[], $10::text[], $11::bytea[], $12::bytea[])
                WITH ORDINALITY AS logged (at, body, trace, chain, number)
        )
        SELECT id FROM made";
    header = "
        SELECT game, created, public, finished, due, touched, mastaba.log_end(id), unchained FROM mastaba.tables WHERE id = $1";
    entries = "
        SELECT number, at, body, trace, chain FROM mastaba.entries WHERE table_id = $1 AND number >= $2 ORDER BY number";
    secret = "SELECT secret FROM mastaba.tables WHERE id = $1";
    ends = "SELECT id, mastaba.log_end(id) FROM mastaba.tables WHERE id = ANY ($1)";
    lobby = "
        SELECT game, created, public, finished, due, touched, mastaba.log_end(id), unchained, id FROM mastaba.tables
        WHERE public AND NOT finished ORDER BY touched DESC LIMIT $1";
    due = "SELECT id FROM mastaba.tables WHERE due < $1 ORDER BY due LIMIT $2";
    claim = "
        UPDATE mastaba.tables SET claimed_by = $2, claimed_until = $3
        WHERE id = $1 AND (claimed_until IS NULL OR claimed_until <= $4 OR claimed_by = $2
            OR claimed_until > $3 + ($3 - $4))";
    ahead = "SELECT id FROM mastaba.tables WHERE due IS NOT NULL AND touched > $1";
    record_sweep = "
        WITH last AS (
            SELECT date FROM mastaba.sweeps ORDER BY number DESC LIMIT 1
        ), added AS (
            INSERT INTO mastaba.sweeps (date) SELECT $1::bigint WHERE NOT EXISTS (SELECT FROM last WHERE date = $1)
        )
        SELECT date FROM last";
    mark = "
        WITH back AS (
            UPDATE mastaba.tables SET marked = NULL WHERE marked IS NOT NULL AND touched >= $1 RETURNING id
        ), made AS (
            UPDATE mastaba.tables SET marked = (SELECT max(number) FROM mastaba.sweeps)
            WHERE marked IS NULL AND touched < $1 RETURNING id
        )
        SELECT (SELECT count(*) FROM made), (SELECT count(*) FROM back)";
    // A play that comes at the same time holds the lock of its table's row first, or finds no table.
    sweep_away = "
        WITH ripe AS (
            SELECT id FROM mastaba.tables
            WHERE marked IS NOT NULL AND touched < $1 AND mastaba.dates_since(marked) >= $2
            ORDER BY id LIMIT $3 FOR UPDATE
        ), gone AS (
            DELETE FROM mastaba.tables WHERE id IN (SELECT id FROM ripe) RETURNING id
        ), cleared AS (
            DELETE FROM mastaba.entries WHERE table_id IN (SELECT id FROM gone)
        ), noted AS (
            DELETE FROM mastaba.notes WHERE table_id IN (SELECT id FROM gone)
        )
        SELECT id FROM gone";
    marked = "
        SELECT id, game, touched, mastaba.dates_since(marked) FROM mastaba.tables
        WHERE marked IS NOT NULL ORDER BY touched, id";
    unmark = "
        UPDATE mastaba.tables SET marked = NULL, touched = greatest(touched, $2)
        WHERE id = $1 AND marked IS NOT NULL";
    ready = "UPDATE mastaba.schema_version SET version = version";
    notes = "SELECT text FROM mastaba.notes WHERE table_id = $1 AND seat = $2 AND since = $3";
    note = "
        WITH there AS (
            SELECT id FROM mastaba.tables WHERE id = $1 FOR UPDATE
        ), forgotten AS (
            DELETE FROM mastaba.notes WHERE table_id = $1 AND seat = $2 AND since <> $3
        )
        INSERT INTO mastaba.notes (table_id, seat, since, text) SELECT id, $2, $3, $4 FROM there
        ON CONFLICT (table_id, seat, since) DO UPDATE SET text = excluded.text";
    // A trace as long as a digest is one already.
    redact = "
        UPDATE mastaba.entries SET body = $3, trace =
            CASE WHEN length(trace) < 32 THEN sha256(trace || convert_to(body, 'UTF8')) ELSE trace END
        WHERE table_id = $1 AND number = $2";
}

/// Forgets a table: three statements, but sent as one text and so one transaction. First the row that every
/// append locks, so that nothing is added after its log was deleted.
pub(super) fn purge(table: TableId) -> String {
    let digits: String = table.bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    format!(
        r"DELETE FROM mastaba.tables WHERE id = '\x{digits}';
          DELETE FROM mastaba.entries WHERE table_id = '\x{digits}';
          DELETE FROM mastaba.notes WHERE table_id = '\x{digits}';"
    )
}

/// The id in a column.
pub(super) fn id(row: &Row, column: usize) -> Result<TableId, Error> {
    let bytes: &[u8] = row.try_get(column)?;
    // Whatever else stands there was not written by us; no table has this id, so it is found by nobody.
    Ok(TableId::new(bytes.try_into().unwrap_or_default()))
}

/// The header in the first eight columns.
pub(super) fn header(row: &Row) -> Result<Header, Error> {
    Ok(Header {
        game: row.try_get(0)?,
        created: row.try_get(1)?,
        public: row.try_get(2)?,
        finished: row.try_get(3)?,
        due: row.try_get(4)?,
        touched: row.try_get(5)?,
        entries: number(row, 6)?,
        unchained: number(row, 7)?,
    })
}

/// What stands for the body of an entry in its chain, and the chain up to it, in two columns from this one on.
pub(super) fn seal(row: &Row, column: usize) -> Result<Seal, Error> {
    let (trace, chain): (&[u8], &[u8]) = (row.try_get(column)?, row.try_get(column + 1)?);
    // Whatever else stands there was not written by us; it fits no entry, and whoever reads the log finds that.
    let trace = Trace::of(trace).unwrap_or(Trace::Digest([0; 32]));
    Ok(Seal { trace, chain: Chain(chain.try_into().unwrap_or_default()) })
}

/// A marked table.
pub(super) fn marked(row: &Row) -> Result<Marked, Error> {
    Ok(Marked { table: id(row, 0)?, game: row.try_get(1)?, touched: row.try_get(2)?, dates: number(row, 3)? })
}

/// The number in a column. They are counted up from zero by us, so none is negative.
pub(super) fn number(row: &Row, column: usize) -> Result<u64, Error> {
    Ok(row.try_get::<_, i64>(column)?.unsigned_abs())
}
