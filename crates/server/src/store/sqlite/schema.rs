//! The shape of the database, and how older shapes become the present one.

use rusqlite::{Connection, OptionalExtension as _, TransactionBehavior};

use super::{statements, unavailable};
use crate::store::StoreError;

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

/// Marks the file as ours, in the place SQLite has for it: "MSTB".
const APPLICATION: u32 = 0x4d53_5442;

/// Brings the database to the present schema.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    // Taken before the version is read: of two processes that start at once, the second finds the work done.
    let transaction =
        connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(unavailable)?;
    let from = version(&transaction)?;
    for (at, step) in STEPS.iter().enumerate().skip(from as usize) {
        if at == 0 {
            transaction.pragma_update(None, "application_id", APPLICATION).map_err(unavailable)?;
            let table = "CREATE TABLE schema_version (version INTEGER NOT NULL) STRICT;
                INSERT INTO schema_version VALUES (0);";
            transaction.execute_batch(table).map_err(unavailable)?;
        }
        transaction.execute_batch(step).map_err(unavailable)?;
        if at + 1 == CHAINED {
            statements::seal_all(&transaction).map_err(unavailable)?;
        }
        transaction.execute("UPDATE schema_version SET version = ?1", [at + 1]).map_err(unavailable)?;
    }
    transaction.commit().map_err(unavailable)
}

/// Is the database of the present schema?
pub(super) fn is_of_today(connection: &Connection) -> Result<bool, StoreError> {
    Ok(version(connection)? as usize == STEPS.len())
}

/// The version of the schema a database has, 0 for an empty one.
///
/// # Errors
///
/// When it is not a database of ours, or a newer program wrote it.
pub(super) fn version(connection: &Connection) -> Result<u32, StoreError> {
    let objects: u32 = connection
        .query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))
        .map_err(|error| StoreError::Unreadable(error.to_string()))?;
    if objects == 0 {
        return Ok(0);
    }
    let application: u32 =
        connection.pragma_query_value(None, "application_id", |row| row.get(0)).map_err(unavailable)?;
    if application != APPLICATION {
        return Err(StoreError::Unreadable("it was made by another program".to_owned()));
    }
    let version = connection.query_row("SELECT version FROM schema_version", [], |row| row.get(0)).optional();
    match version.map_err(unavailable)? {
        None => Err(StoreError::Unreadable("it does not say which version it has".to_owned())),
        Some(version) if version as usize > STEPS.len() => Err(StoreError::Newer(version)),
        Some(version) => Ok(version),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Chain, TableId};

    #[test]
    fn a_new_database_gets_every_step_once() {
        let mut connection = Connection::open_in_memory().expect("a database");
        assert_eq!(version(&connection), Ok(0));
        migrate(&mut connection).expect("an empty database can be filled");
        assert_eq!(version(&connection), Ok(STEPS.len() as u32));
        migrate(&mut connection).expect("nothing is left to do");
    }

    #[test]
    fn a_database_of_every_older_schema_is_brought_up_to_date() {
        let mut connection = Connection::open_in_memory().expect("a database");
        let first = "CREATE TABLE schema_version (version INTEGER NOT NULL) STRICT; INSERT INTO schema_version VALUES (1);";
        connection
            .execute_batch(first)
            .and_then(|()| connection.execute_batch(STEPS[0]))
            .expect("the first schema");
        connection.pragma_update(None, "application_id", APPLICATION).expect("it is ours");
        let table = "INSERT INTO tables (id, secret, game, created, public, finished, touched, entries)
            VALUES (x'00112233445566778899aabbccddeeff', x'02', 'kheops', 1, 0, 0, 1, 2);
            INSERT INTO entries VALUES (x'00112233445566778899aabbccddeeff', 1, 1, 'one'),
                (x'00112233445566778899aabbccddeeff', 2, 1, 'two');";
        connection.execute_batch(table).expect("a table");
        migrate(&mut connection).expect("an older database can be brought up to date");
        assert_eq!(version(&connection), Ok(STEPS.len() as u32));
        let table = TableId::new([0, 17, 34, 51, 68, 85, 102, 119, 136, 153, 170, 187, 204, 221, 238, 255]);
        let (header, log) = statements::read(&connection, table, 1).expect("a read").expect("the table");
        assert_eq!((header.game.as_str(), header.entries, header.unchained), ("kheops", 2, 2));
        assert!(log[0].follows(Chain::of(table)) && log[1].follows(log[0].seal.chain), "it was chained");
    }

    #[test]
    fn a_newer_and_a_foreign_database_are_left_alone() {
        let mut connection = Connection::open_in_memory().expect("a database");
        migrate(&mut connection).expect("an empty database can be filled");
        connection.execute("UPDATE schema_version SET version = 99", []).expect("it has a version");
        assert_eq!(migrate(&mut connection), Err(StoreError::Newer(99)));

        let mut foreign = Connection::open_in_memory().expect("a database");
        foreign.execute_batch("CREATE TABLE cats (name TEXT)").expect("a table");
        assert!(matches!(migrate(&mut foreign), Err(StoreError::Unreadable(_))));
        let tables: u32 =
            foreign.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0)).expect("a count");
        assert_eq!(tables, 1);
    }
}
