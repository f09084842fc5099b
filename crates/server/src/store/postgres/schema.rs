//! The shape of the database, and how older shapes become the present one.

use tokio_postgres::Client;

use super::unavailable;
use crate::store::StoreError;

/// What turns version n of the schema into version n + 1, from nothing. A file that has been released is never
/// changed again.
const STEPS: [&str; 4] = [
    include_str!("schema/0001.sql"),
    include_str!("schema/0002.sql"),
    include_str!("schema/0003.sql"),
    include_str!("schema/0004.sql"),
];

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
    }
    transaction.commit().await.map_err(unavailable)
}
