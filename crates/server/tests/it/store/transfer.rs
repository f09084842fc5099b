//! Backups, from any store and into any.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use server::store::{Append, Appended, Header, Postgres, Sqlite, Store, StoreError, TableId};

use super::{Place, entry, header, postgres, sqlite, table_with};

/// A table that uses everything there is.
async fn full_table(store: &dyn Store) -> TableId {
    let table = TableId::random();
    let made = Header { public: true, due: Some(5), ..header() };
    let first = Append { body: "𓂀 ñ".to_owned(), ..entry(table, 1) };
    store.create(table, &[0, 1, 255], made.clone(), vec![first]).await.expect("a new table");
    let play = Append { header: Some(made), ..entry(table, 2) };
    assert_eq!(store.append(play).await, Ok(Appended::Stored));
    table
}

/// Two stores give the same answers about a table.
async fn compare(one: &dyn Store, other: &dyn Store, table: TableId) {
    let read = one.read(table, 1).await;
    assert!(matches!(&read, Ok(Some((header, _))) if header.entries == 2));
    assert_eq!(read, other.read(table, 1).await);
    assert_eq!(one.secret(table).await, Ok(Some(vec![0, 1, 255])));
    assert_eq!(other.secret(table).await, Ok(Some(vec![0, 1, 255])));
    assert_eq!(other.append(entry(table, 3)).await, Ok(Appended::Stored));
}

pub(crate) async fn a_backup_restores_into_sqlite(place: &dyn Place) {
    let store = place.open().await;
    let tables = [full_table(&*store).await, full_table(&*store).await];
    let folder = tempfile::tempdir().expect("a temporary folder");
    let backup = folder.path().join("backup.db");
    assert_eq!(store.backup(&backup).await, Ok(()));
    let names: Vec<_> =
        folder.path().read_dir().expect("a folder").flatten().map(|entry| entry.file_name()).collect();
    assert_eq!(names, ["backup.db"], "a backup is one file");
    let before = std::fs::read(&backup).expect("a backup");
    let other = sqlite();
    let restored = Sqlite::restore_blocking(&backup, other.0.path()).expect("a good backup");
    assert_eq!(restored, other.0.path().join("mastaba.db"));
    let other = other.open().await;
    for table in tables {
        compare(&*store, &*other, table).await;
    }
    assert!(std::fs::read(&backup).expect("a backup") == before, "the backup has stayed as it was");
}

pub(crate) async fn a_backup_restores_into_postgres(place: &dyn Place) {
    let store = place.open().await;
    let tables = [full_table(&*store).await, full_table(&*store).await];
    let folder = tempfile::tempdir().expect("a temporary folder");
    let backup = folder.path().join("backup.db");
    assert_eq!(store.backup(&backup).await, Ok(()));
    let other = postgres().await;
    assert_eq!(Postgres::restore(&backup, &other.url).await, Ok(()));
    let twice = Postgres::restore(&backup, &other.url).await;
    assert!(matches!(twice, Err(StoreError::Occupied(_))), "{twice:?}");
    let other = other.open().await;
    for table in tables {
        compare(&*store, &*other, table).await;
    }
}

pub(crate) async fn a_backup_is_of_one_moment(place: &dyn Place) {
    let store = place.open().await;
    let table = table_with(&*store, 0).await;
    let stop = Arc::new(AtomicBool::new(false));
    let writing = tokio::spawn({
        let (store, stop) = (Arc::clone(&store), Arc::clone(&stop));
        async move {
            let mut number = 0;
            while !stop.load(Ordering::Relaxed) {
                number += 1;
                assert_eq!(store.append(entry(table, number)).await, Ok(Appended::Stored));
            }
            number
        }
    });
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut last = 0;
    for at in 0..5 {
        let backup = folder.path().join(format!("{at}.db"));
        assert_eq!(store.backup(&backup).await, Ok(()));
        let restored = folder.path().join(format!("{at}-restored.db"));
        Sqlite::restore_blocking(&backup, &restored).expect("a good backup");
        let restored = Sqlite::open(&restored).expect("a good database");
        let (header, entries) = restored.read(table, 1).await.expect("a read").expect("the table");
        assert_eq!(header.entries, entries.len() as u64);
        assert!(header.entries >= last);
        last = header.entries;
    }
    stop.store(true, Ordering::Relaxed);
    let written = writing.await.expect("a writer that was always answered rightly");
    assert!(last <= written && written > 0);
}

pub(crate) async fn nothing_is_overwritten(place: &dyn Place) {
    let store = place.open().await;
    full_table(&*store).await;
    let folder = tempfile::tempdir().expect("a temporary folder");
    let backup = folder.path().join("backup.db");
    assert_eq!(store.backup(&backup).await, Ok(()));
    let again = store.backup(&backup).await;
    assert!(matches!(again, Err(StoreError::Occupied(_))), "{again:?}");

    let target = folder.path().join("target.db");
    std::fs::write(&target, "somebody's").expect("a file");
    let occupied = Sqlite::restore_blocking(&backup, &target);
    assert!(matches!(occupied, Err(StoreError::Occupied(_))), "{occupied:?}");
    assert_eq!(std::fs::read_to_string(&target).expect("a file"), "somebody's");

    // A log that an earlier database has left would be taken for the new one's.
    for left in ["left.db-wal", "left.db-shm"] {
        let left = folder.path().join(left);
        std::fs::write(&left, "somebody's").expect("a file");
        let occupied = Sqlite::restore_blocking(&backup, &folder.path().join("left.db"));
        assert_eq!(occupied, Err(StoreError::Occupied(left.display().to_string())));
        std::fs::remove_file(&left).expect("our own file");
    }

    // What is damaged, foreign or empty is no backup; and a refused one leaves nothing.
    let mut damaged = std::fs::read(&backup).expect("a backup");
    let middle = damaged.len() / 2;
    damaged[middle..].fill(0xaa);
    for (name, bytes) in
        [("damaged", damaged), ("foreign", b"not a database at all".repeat(99)), ("empty", vec![])]
    {
        let bad = folder.path().join(name);
        std::fs::write(&bad, bytes).expect("a file");
        let nowhere = folder.path().join("nowhere.db");
        let refused = Sqlite::restore_blocking(&bad, &nowhere);
        assert!(matches!(refused, Err(StoreError::Unreadable(_))), "{name}: {refused:?}");
        assert!(!nowhere.exists());
        let other = postgres().await;
        let refused = Postgres::restore(&bad, &other.url).await;
        assert!(matches!(refused, Err(StoreError::Unreadable(_))), "{name}: {refused:?}");
    }
}
