//! What every store does.

use server::store::{Append, Appended, Header, Logged, StoreError, TableId, Trace};
use sha2::{Digest as _, Sha256};

use super::{Place, entry, header, table_with};

pub(crate) async fn a_table_is_read_as_it_was_made(place: &dyn Place) {
    let store = place.open().await;
    let table = TableId::random();
    let body = "{\"chat\":\"¡Olé! 𓂀 \\u0000 'quoted' \\\\ \"}";
    let made = Header {
        game: "kheops".to_owned(),
        created: 1_800_000_000_000,
        public: true,
        finished: true,
        due: Some(i64::MAX),
        touched: -5,
        entries: 77,
        unchained: 77,
    };
    let first = Append { body: body.to_owned(), at: i64::MIN, ..entry(table, 1) };
    let secret: Vec<u8> = (0..=255).collect();
    store.create(table, &secret, made.clone(), vec![first, entry(table, 2)]).await.expect("a new table");
    let (header, entries) = store.read(table, 1).await.expect("a read").expect("the table");
    // The store counts itself.
    assert_eq!(header, Header { entries: 2, unchained: 0, ..made });
    let said = |logged: &Logged| (logged.number, logged.at, logged.body.clone());
    assert_eq!(said(&entries[0]), (1, i64::MIN, body.to_owned()));
    assert_eq!(said(&entries[1]), (2, 1002, "{\"n\":2}".to_owned()));
    assert_eq!(entries.len(), 2);
    assert_eq!(store.secret(table).await, Ok(Some(secret)));
    assert_eq!(store.read(TableId::random(), 1).await, Ok(None));
    assert_eq!(store.secret(TableId::random()).await, Ok(None));
}

pub(crate) async fn a_table_is_made_once(place: &dyn Place) {
    let store = place.open().await;
    let table = table_with(&*store, 1).await;
    let again = store.create(table, b"other", header(), vec![entry(table, 1), entry(table, 2)]).await;
    assert_eq!(again, Err(StoreError::TableExists));
    let (header, entries) = store.read(table, 1).await.expect("a read").expect("the table");
    assert_eq!((header.entries, entries.len()), (1, 1));
    assert_eq!(store.secret(table).await, Ok(Some(b"secret".to_vec())));
}

pub(crate) async fn first_entries_begin_at_one(place: &dyn Place) {
    let table = TableId::random();
    let _ = place.open().await.create(table, b"", header(), vec![entry(table, 2)]).await;
}

pub(crate) async fn entries_come_back_in_order_from_any_number(place: &dyn Place) {
    let store = place.open().await;
    let table = table_with(&*store, 300).await;
    for (from, first) in [(0, 1), (1, 1), (2, 2), (256, 256), (300, 300)] {
        let (_, entries) = store.read(table, from).await.expect("a read").expect("the table");
        let numbers: Vec<u64> = entries.iter().map(|entry| entry.number).collect();
        assert_eq!(numbers, (first..=300).collect::<Vec<_>>());
    }
    for from in [301, 302, 1 << 40] {
        let (header, entries) = store.read(table, from).await.expect("a read").expect("the table");
        assert_eq!((header.entries, entries), (300, vec![]));
    }
}

pub(crate) async fn a_taken_number_is_lost_and_leaves_nothing(place: &dyn Place) {
    let store = place.open().await;
    let table = table_with(&*store, 2).await;
    let late = Append {
        body: "late".to_owned(),
        header: Some(Header { game: "late".to_owned(), ..header() }),
        ..entry(table, 2)
    };
    assert_eq!(store.append(late).await, Ok(Appended::Lost));
    let (header, entries) = store.read(table, 1).await.expect("a read").expect("the table");
    assert_eq!((header.game.as_str(), header.entries, entries.len()), ("imhotep", 2, 2));
    assert_eq!(entries[1].body, "{\"n\":2}");
    assert_eq!(store.append(entry(table, 3)).await, Ok(Appended::Stored));
}

pub(crate) async fn a_number_beyond_the_end_is_lost(place: &dyn Place) {
    let store = place.open().await;
    let table = table_with(&*store, 2).await;
    assert_eq!(store.append(entry(table, 4)).await, Ok(Appended::Lost));
    assert_eq!(store.append(entry(table, 3)).await, Ok(Appended::Stored));
    assert_eq!(store.append(entry(table, 4)).await, Ok(Appended::Stored));
    assert_eq!(store.append(entry(table, 0)).await, Ok(Appended::Lost));
}

pub(crate) async fn nothing_is_appended_to_a_table_that_is_not_there(place: &dyn Place) {
    let store = place.open().await;
    let nowhere = TableId::random();
    assert_eq!(store.append(entry(nowhere, 1)).await, Err(StoreError::NoTable));
    assert_eq!(store.read(nowhere, 1).await, Ok(None));
}

pub(crate) async fn the_header_follows_the_last_entry(place: &dyn Place) {
    let store = place.open().await;
    let table = table_with(&*store, 1).await;
    let next = Header {
        game: "kheops".to_owned(),
        created: 2,
        public: true,
        finished: true,
        due: Some(9),
        touched: 8,
        entries: 0,
        unchained: 0,
    };
    let append = Append { header: Some(next.clone()), ..entry(table, 2) };
    assert_eq!(store.append(append).await, Ok(Appended::Stored));
    let (header, _) = store.read(table, 3).await.expect("a read").expect("the table");
    assert_eq!(header, Header { entries: 2, ..next.clone() });
    // An entry that brings none leaves everything but the count as it was.
    assert_eq!(store.append(Append { header: None, ..entry(table, 3) }).await, Ok(Appended::Stored));
    let (header, _) = store.read(table, 4).await.expect("a read").expect("the table");
    assert_eq!(header, Header { entries: 3, ..next });
}

pub(crate) async fn the_lobby_shows_public_games_that_go_on(place: &dyn Place) {
    let store = place.open().await;
    let mut tables = Vec::new();
    for (public, finished, touched) in
        [(true, false, 10), (false, false, 20), (true, true, 30), (true, false, 40), (true, false, 35)]
    {
        let table = TableId::random();
        let header = Header { public, finished, touched, ..header() };
        store.create(table, b"", header, Vec::new()).await.expect("a new table");
        tables.push(table);
    }
    let shown = |lobby: Vec<(TableId, Header)>| lobby.into_iter().map(|(table, _)| table).collect::<Vec<_>>();
    let lobby = store.lobby(10).await.expect("a lobby");
    assert_eq!(lobby[0].1, Header { public: true, touched: 40, ..header() });
    assert_eq!(shown(lobby), [tables[3], tables[4], tables[0]]);
    assert_eq!(shown(store.lobby(2).await.expect("a lobby")), [tables[3], tables[4]]);
    assert_eq!(store.lobby(0).await, Ok(vec![]));
}

pub(crate) async fn ends_are_told_of_tables_that_are_there(place: &dyn Place) {
    let store = place.open().await;
    let (empty, long) = (table_with(&*store, 0).await, table_with(&*store, 7).await);
    let mut ends = store.ends(&[long, TableId::random(), empty]).await.expect("the ends");
    ends.sort_unstable_by_key(|(_, end)| *end);
    assert_eq!(ends, [(empty, 0), (long, 7)]);
    assert_eq!(store.ends(&[]).await, Ok(vec![]));
}

pub(crate) async fn due_tables_come_in_order(place: &dyn Place) {
    let store = place.open().await;
    let mut tables = Vec::new();
    for due in [Some(300), None, Some(100), Some(200), Some(400)] {
        let table = TableId::random();
        store.create(table, b"", Header { due, ..header() }, Vec::new()).await.expect("a new table");
        tables.push(table);
    }
    assert_eq!(store.due(100, 10).await, Ok(vec![]));
    assert_eq!(store.due(400, 10).await, Ok(vec![tables[2], tables[3], tables[0]]));
    assert_eq!(store.due(400, 2).await, Ok(vec![tables[2], tables[3]]));
    // A clock that was stopped is no longer due.
    assert_eq!(store.append(entry(tables[2], 1)).await, Ok(Appended::Stored));
    assert_eq!(store.due(400, 2).await, Ok(vec![tables[3], tables[0]]));
}

pub(crate) async fn one_node_claims_a_table_at_a_time(place: &dyn Place) {
    let (here, there) = (place.open().await, place.open().await);
    let table = table_with(&*here, 1).await;
    assert_eq!(here.claim(table, "here", 100, 10).await, Ok(true));
    assert_eq!(there.claim(table, "there", 100, 99).await, Ok(false));
    assert_eq!(here.claim(table, "here", 120, 99).await, Ok(true));
    assert_eq!(there.claim(table, "there", 220, 119).await, Ok(false));
    assert_eq!(there.claim(table, "there", 220, 120).await, Ok(true));
    assert_eq!(here.claim(table, "here", 300, 130).await, Ok(false));
    // Entries do not disturb a claim.
    assert_eq!(here.append(entry(table, 2)).await, Ok(Appended::Stored));
    assert_eq!(here.claim(table, "here", 300, 130).await, Ok(false));
    assert_eq!(here.claim(TableId::random(), "here", 300, 130).await, Ok(false));
}

pub(crate) async fn a_claim_of_a_clock_that_is_ahead_does_not_stand(place: &dyn Place) {
    let store = place.open().await;
    let table = table_with(&*store, 1).await;
    // Claimed for half a minute by a clock that is an hour ahead; then the clock was set right.
    assert_eq!(store.claim(table, "before", 3_630_000, 3_600_000).await, Ok(true));
    assert_eq!(store.claim(table, "after", 30_000, 0).await, Ok(true));
    // One that is only a little ahead stands.
    assert_eq!(store.claim(table, "other", 35_000, 5_000).await, Ok(false));
}

pub(crate) async fn tables_ahead_of_the_clock_are_found(place: &dyn Place) {
    let store = place.open().await;
    let mut tables = Vec::new();
    for (due, touched) in [(Some(900), 500), (None, 500), (Some(900), 100)] {
        let table = TableId::random();
        store.create(table, b"", Header { due, touched, ..header() }, Vec::new()).await.expect("a new table");
        tables.push(table);
    }
    assert_eq!(store.ahead(400).await, Ok(vec![tables[0]]));
    assert_eq!(store.ahead(500).await, Ok(vec![]));
}

pub(crate) async fn a_purged_table_is_gone_with_everything(place: &dyn Place) {
    let store = place.open().await;
    let (gone, stays) = (table_with(&*store, 0).await, table_with(&*store, 3).await);
    store.append(entry(gone, 1)).await.expect("an entry");
    assert_eq!(store.purge(gone).await, Ok(()));
    assert_eq!(store.read(gone, 1).await, Ok(None));
    assert_eq!(store.secret(gone).await, Ok(None));
    assert_eq!(store.append(entry(gone, 2)).await, Err(StoreError::NoTable));
    assert_eq!(store.ends(&[gone, stays]).await, Ok(vec![(stays, 3)]));
    // Nothing of it is in the way of a table with the same id, and purging twice is no mistake.
    assert_eq!(store.purge(gone).await, Ok(()));
    let first = entry(gone, 1);
    assert_eq!(store.create(gone, b"", header(), vec![first]).await, Ok(()));
}

pub(crate) async fn a_redacted_entry_says_something_else(place: &dyn Place) {
    let store = place.open().await;
    let table = table_with(&*store, 3).await;
    assert_eq!(store.redact(table, 2, "gone".to_owned()).await, Ok(()));
    let (header, entries) = store.read(table, 1).await.expect("a read").expect("the table");
    let bodies: Vec<&str> = entries.iter().map(|entry| entry.body.as_str()).collect();
    assert_eq!(bodies, ["{\"n\":1}", "gone", "{\"n\":3}"]);
    assert_eq!((header.entries, entries[1].at), (3, 1002));
    assert_eq!(store.redact(table, 4, String::new()).await, Err(StoreError::NoTable));
    assert_eq!(store.redact(TableId::random(), 1, String::new()).await, Err(StoreError::NoTable));
}

pub(crate) async fn notes_are_kept_for_one_person_and_go_with_the_table(place: &dyn Place) {
    let store = place.open().await;
    assert_eq!(store.ready().await, Ok(()));
    let table = table_with(&*store, 3).await;
    assert_eq!(store.notes(table, 1, 2).await, Ok(None));
    for text in ["first", "second 𓂀"] {
        assert_eq!(store.note(table, 1, 2, text.to_owned()).await, Ok(()));
        assert_eq!(store.notes(table, 1, 2).await, Ok(Some(text.to_owned())));
    }
    assert_eq!(store.note(table, 0, 2, "another seat".to_owned()).await, Ok(()));
    assert_eq!(store.notes(table, 1, 3).await, Ok(None), "whoever sat down later is somebody else");
    assert_eq!(store.note(table, 1, 3, "theirs".to_owned()).await, Ok(()));
    assert_eq!(store.notes(table, 1, 2).await, Ok(None), "and what was noted before is forgotten");
    assert_eq!(store.notes(table, 0, 2).await, Ok(Some("another seat".to_owned())));
    assert_eq!(store.note(TableId::random(), 0, 1, String::new()).await, Err(StoreError::NoTable));
    store.purge(table).await.expect("a purge");
    assert_eq!(store.notes(table, 0, 2).await, Ok(None));
}

pub(crate) async fn every_entry_is_chained_and_stays_so_without_what_was_deleted(place: &dyn Place) {
    let store = place.open().await;
    let table = table_with(&*store, 2).await;
    let odd = Append { body: "¡Olé! 𓂀".to_owned(), at: -1, ..entry(table, 3) };
    assert_eq!(store.append(odd).await, Ok(Appended::Stored));
    assert_eq!(store.append(entry(table, 4)).await, Ok(Appended::Stored));
    let (_, before) = store.read(table, 1).await.expect("a read").expect("the table");
    assert!(is_chained(table, &before));
    assert!(!is_chained(TableId::random(), &before), "a log belongs to its table");
    for body in ["gone", "gone for good"] {
        assert_eq!(store.redact(table, 3, body.to_owned()).await, Ok(()));
    }
    let (_, after) = store.read(table, 1).await.expect("a read").expect("the table");
    assert!(is_chained(table, &after));
    assert_eq!((&after[2].body, after[2].seal.chain), (&"gone for good".to_owned(), before[2].seal.chain));
    assert!(matches!(after[2].seal.trace, Trace::Digest(_)), "the salt has gone, too");
    let salts: std::collections::HashSet<String> =
        before.iter().map(|logged| format!("{:?}", logged.seal.trace)).collect();
    assert_eq!(salts.len(), 4, "no salt is used twice");
}

/// The chain as it is described: over number, time and the salted digest of each entry.
pub(crate) fn is_chained(table: TableId, log: &[Logged]) -> bool {
    let mut chain: [u8; 32] = Sha256::digest([b"mastaba log 2".as_slice(), table.bytes()].concat()).into();
    log.iter().all(|logged| {
        let digest: [u8; 32] = match logged.seal.trace {
            Trace::Salt(salt) => Sha256::digest([salt.as_slice(), logged.body.as_bytes()].concat()).into(),
            Trace::Digest(digest) => digest,
        };
        let (number, at) = (logged.number.to_be_bytes(), logged.at.to_be_bytes());
        chain = Sha256::digest([chain.as_slice(), &number, &at, &digest].concat()).into();
        format!("{:?}", logged.seal.chain) == format!("Chain({chain:?})")
    })
}

pub(crate) async fn everything_is_there_after_opening_again(place: &dyn Place) {
    let store = place.open().await;
    let table = table_with(&*store, 5).await;
    let before = store.read(table, 1).await;
    drop(store);
    let store = place.open().await;
    assert_eq!(store.read(table, 1).await, before);
    assert_eq!(store.append(entry(table, 6)).await, Ok(Appended::Stored));
}

pub(crate) async fn many_writers_at_once_are_all_answered(place: &dyn Place) {
    const TABLES: usize = 200;
    const ENTRIES: u64 = 20;
    let store = place.open().await;
    let mut writers = tokio::task::JoinSet::new();
    for _ in 0..TABLES {
        let store = std::sync::Arc::clone(&store);
        writers.spawn(async move {
            let table = table_with(&*store, 0).await;
            for number in 1..=ENTRIES {
                let play = entry(table, number);
                assert_eq!(store.append(play).await, Ok(Appended::Stored));
            }
            // Two at once for the same number, from one node: they may share a batch.
            let both = tokio::join!(
                store.append(entry(table, ENTRIES + 1)),
                store.append(entry(table, ENTRIES + 1))
            );
            assert_eq!(both, (Ok(Appended::Stored), Ok(Appended::Lost)));
            let (header, entries) = store.read(table, 1).await.expect("a read").expect("the table");
            assert_eq!((header.entries, entries.len() as u64), (ENTRIES + 1, ENTRIES + 1));
        });
    }
    while let Some(writer) = writers.join_next().await {
        writer.expect("a writer that was always answered rightly");
    }
}
