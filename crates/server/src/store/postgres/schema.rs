//! The shape of the database, and how older shapes become the present one.

use tokio_postgres::{Client, Error, Transaction};

use super::{statements, unavailable};
use crate::store::{Chain, Seal, StoreError, Trace};

/// What turns version n of the schema into version n + 1, from nothing. A file that has been released is never
/// changed again.
const STEPS: [&str; 5] = [
    include_str!("schema/0001.sql"),
    include_str!("schema/0002.sql"),
    include_str!("schema/0003.sql"),
    include_str!("schema/0004.sql"),
    include_str!("schema/0005.sql"),
];

/// After this version of the schema logs are chained.
const CHAINED: usize = 5;

/// Any number will do, as long as every node uses the same: "mastaba" in ASCII.
const LOCK: i64 = 0x006d_6173_7461_6261;

/// Brings the database to the present schema; of nodes that start at once, one does it and the others wait.
pub(super) async fn migrate(client: &mut Client) -> Result<(), StoreError> {
    let transaction = client.transaction().await.map_err(unavailable)?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await.map_err(unavailable)?;
    // Asked before it is made: who may only use the schema, and not make one, must be able to start too.
    let there = transaction
        .query_one("SELECT to_regclass('mastaba.schema_version') IS NOT NULL", &[])
        .await
        .map_err(unavailable)?;
    if !there.get::<_, bool>(0) {
        let first = "CREATE SCHEMA IF NOT EXISTS mastaba;
            CREATE TABLE mastaba.schema_version (version integer NOT NULL);
            INSERT INTO mastaba.schema_version VALUES (0);";
        transaction.batch_execute(first).await.map_err(unavailable)?;
    }
    let row = transaction
        .query_one("SELECT version FROM mastaba.schema_version", &[])
        .await
        .map_err(unavailable)?;
    let version = u32::try_from(row.get::<_, i32>(0))
        .map_err(|_| StoreError::Unreadable("its version is negative".to_owned()))?;
    if version as usize > STEPS.len() {
        return Err(StoreError::Newer(version));
    }
    for (at, step) in STEPS.iter().enumerate().skip(version as usize) {
        let done = format!("{step}; UPDATE mastaba.schema_version SET version = {}", at + 1);
        transaction.batch_execute(&done).await.map_err(unavailable)?;
        if at + 1 == CHAINED {
            seal_all(&transaction).await.map_err(unavailable)?;
        }
    }
    transaction.commit().await.map_err(unavailable)
}

/// Chains the logs of the first edition, which did not.
async fn seal_all(transaction: &Transaction<'_>) -> Result<(), Error> {
    for row in transaction.query("SELECT id FROM mastaba.tables", &[]).await? {
        let table = statements::id(&row, 0)?;
        let id = table.bytes().as_slice();
        let log = "SELECT number, at, body FROM mastaba.entries WHERE table_id = $1 ORDER BY number";
        let (mut last, mut numbers) = (Chain::of(table), Vec::new());
        let (mut traces, mut chains) = (Vec::new(), Vec::new());
        for row in transaction.query(log, &[&id]).await? {
            let number = statements::number(&row, 0)?;
            let Seal { trace, chain } =
                Seal::new(last, Trace::random(), number, row.try_get(1)?, row.try_get(2)?);
            numbers.push(number.cast_signed());
            traces.push(trace.bytes().to_vec());
            chains.push(chain.0.to_vec());
            last = chain;
        }
        let seal = "UPDATE mastaba.entries SET trace = sealed.trace, chain = sealed.chain
            FROM unnest($2::bigint[], $3::bytea[], $4::bytea[]) AS sealed (number, trace, chain)
            WHERE table_id = $1 AND entries.number = sealed.number";
        transaction.execute(seal, &[&id, &numbers, &traces, &chains]).await?;
        let note = "UPDATE mastaba.tables SET unchained = $2 WHERE id = $1";
        transaction.execute(note, &[&id, &(numbers.len() as i64)]).await?;
    }
    // An older program that still runs would write entries without a chain: it is refused instead.
    let demand =
        "ALTER TABLE mastaba.entries ALTER COLUMN trace SET NOT NULL, ALTER COLUMN chain SET NOT NULL";
    transaction.batch_execute(demand).await
}
