//! The same suite on every kind of store: a real SQLite file and a real PostgreSQL.

mod killed;
mod race;
mod suite;
mod sweeps;
mod transfer;

use std::sync::Arc;

use async_trait::async_trait;
use server::store::{Append, Header, Postgres, Sqlite, Store, StoreError, TableId};
use tempfile::TempDir;

use crate::ground::PostgresServer;

pub(crate) use suite::is_chained;

/// A place for a store, which can be opened as often as nodes or restarts want.
#[async_trait]
trait Place: Send + Sync {
    async fn open(&self) -> Arc<dyn Store>;
}

struct SqlitePlace(TempDir);

#[async_trait]
impl Place for SqlitePlace {
    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(Sqlite::open(self.0.path()).expect("a database that can be opened"))
    }
}

struct PostgresPlace {
    url: String,
    server: Arc<PostgresServer>,
}

#[async_trait]
impl Place for PostgresPlace {
    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(Postgres::connect(&self.url).await.expect("a database that can be reached"))
    }
}

fn sqlite() -> SqlitePlace {
    SqlitePlace(tempfile::tempdir().expect("a temporary folder"))
}

async fn postgres() -> PostgresPlace {
    let server = PostgresServer::shared();
    PostgresPlace { url: server.database().await, server }
}

/// Runs each function of the suite on each kind of store.
macro_rules! on_every_store {
    ($($(#[$attribute:meta])* $module:ident::$test:ident;)*) => {
        mod on_sqlite {
            $($(#[$attribute])* #[tokio::test(flavor = "multi_thread")] async fn $test() {
                super::$module::$test(&super::sqlite()).await;
            })*
        }
        mod on_postgres {
            $($(#[$attribute])* #[tokio::test(flavor = "multi_thread")] async fn $test() {
                super::$module::$test(&super::postgres().await).await;
            })*
        }
    };
}

on_every_store! {
    suite::a_table_is_read_as_it_was_made;
    suite::a_table_is_made_once;
    #[should_panic(expected = "from number 1 on")] suite::first_entries_begin_at_one;
    suite::entries_come_back_in_order_from_any_number;
    suite::a_taken_number_is_lost_and_leaves_nothing;
    suite::a_number_beyond_the_end_is_lost;
    suite::nothing_is_appended_to_a_table_that_is_not_there;
    suite::the_header_follows_the_last_entry;
    suite::the_lobby_shows_public_games_that_go_on;
    suite::ends_are_told_of_tables_that_are_there;
    suite::due_tables_come_in_order;
    suite::one_node_claims_a_table_at_a_time;
    suite::a_claim_of_a_clock_that_is_ahead_does_not_stand;
    suite::tables_ahead_of_the_clock_are_found;
    sweeps::a_clock_that_was_wrong_once_deletes_nothing;
    sweeps::an_idle_table_is_deleted_after_seven_dates_of_sweeps;
    sweeps::a_leap_of_the_date_marks_and_deletes_nothing;
    sweeps::a_mark_is_taken_back_by_whoever_plays_and_by_hand;
    suite::a_purged_table_is_gone_with_everything;
    suite::a_redacted_entry_says_something_else;
    suite::every_entry_is_chained_and_stays_so_without_what_was_deleted;
    suite::everything_is_there_after_opening_again;
    suite::many_writers_at_once_are_all_answered;
    suite::notes_are_kept_for_one_person_and_go_with_the_table;
    race::exactly_one_of_two_nodes_gets_a_number;
    race::nodes_that_retry_lose_nothing;
    race::a_purge_in_the_middle_of_appends_leaves_nothing_behind;
    transfer::a_backup_restores_into_sqlite;
    transfer::a_backup_restores_into_postgres;
    transfer::a_backup_is_of_one_moment;
    transfer::nothing_is_overwritten;
}

#[tokio::test]
async fn a_database_that_must_speak_tls_and_does_not_is_refused() {
    let place = postgres().await;
    assert!(Postgres::connect(&place.url).await.is_ok());
    let refused = Postgres::connect(&format!("{}?sslmode=require", place.url)).await;
    assert!(matches!(refused, Err(StoreError::Unavailable(_))));
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_left_alone() {
    let place = postgres().await;
    drop(place.open().await);
    let name = place.url.rsplit('/').next().expect("a database");
    place.server.execute(name, "UPDATE mastaba.schema_version SET version = 99").await;
    assert_eq!(Postgres::connect(&place.url).await.err(), Some(StoreError::Newer(99)));
}

/// A header that says little.
pub(crate) fn header() -> Header {
    Header {
        game: "imhotep".to_owned(),
        created: 1,
        public: false,
        finished: false,
        due: None,
        touched: 1,
        entries: 0,
        unchained: 0,
    }
}

/// An entry that says little.
pub(crate) fn entry(table: TableId, number: u64) -> Append {
    Append {
        table,
        number,
        at: 1000 + number.cast_signed(),
        body: format!("{{\"n\":{number}}}"),
        header: Some(header()),
    }
}

/// A new table with so many entries.
async fn table_with(store: &dyn Store, entries: u64) -> TableId {
    let table = TableId::random();
    let first = (1..=entries).map(|number| entry(table, number)).collect();
    store.create(table, b"secret", header(), first).await.expect("a new table");
    table
}
