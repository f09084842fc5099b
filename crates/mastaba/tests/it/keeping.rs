//! Servers and what they keep: load, backup, restore, worker.

use std::fs;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::common::{done, refused, text};
use serde_json::Value;
use server::store::{Sqlite, sweep};

/// Plays a little at a few tables, whose data stay in the folder; gives what was measured.
fn played(folder: &std::path::Path) -> Value {
    let out =
        done(&["load", "--tables", "8", "--seconds", "1", "--connections", "4", "--data", text(folder)], "");
    serde_json::from_str(&out).expect("JSON")
}

#[test]
fn load_plays_all_games_and_tells_what_it_measured() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let measured = played(folder.path());
    for key in [
        "tables",
        "streams",
        "plays_per_s",
        "p50_ms",
        "p99_ms",
        "server_cpu_us_per_play",
        "rss_bytes",
        "rss_per_table",
    ] {
        assert!(measured[key].is_number(), "{key}: {measured}");
    }
    assert_eq!(
        (&measured["tables"], &measured["streams"], &measured["refused"]),
        (&8.into(), &16.into(), &0.into())
    );
    assert!(measured["plays"].as_u64() > Some(8), "{measured}");
    assert!(folder.path().join("mastaba.db").is_file());
}

#[test]
fn load_tells_what_went_wrong() {
    let said = refused(&["load", "--address", "127.0.0.1:1", "--lang", "es"], "");
    assert!(said.contains("no se pudo hacer la prueba de carga"), "{said}");
    assert!(refused(&["load", "--tables", "0"], "").contains("--tables"));
    assert!(
        refused(&["load", "--database", "postgres://nobody@127.0.0.1:1/x"], "").contains("the server ended")
    );
}

#[test]
fn a_backup_is_restored_elsewhere_and_nothing_is_overwritten() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (here, there) = (folder.path().join("here"), folder.path().join("there"));
    played(&here);
    let backup = folder.path().join("backup.db");
    let said = done(&["backup", text(&backup), "--data", text(&here)], "");
    assert!(said.contains("backup.db holds everything"), "{said}");
    let said = refused(&["backup", text(&backup), "--data", text(&here)], "");
    assert!(said.contains("nothing is overwritten"), "{said}");

    let said = done(&["restore", text(&backup), "--data", text(&there), "--lang", "es"], "");
    assert!(said.contains("está como estaba la copia"), "{said}");
    let said = refused(&["restore", text(&backup), "--data", text(&there)], "");
    assert!(said.contains("nothing is overwritten"), "{said}");

    // What was restored is what was backed up: its own backup is the same, but for SQLite's own head of the file,
    // which counts how often it was opened for writing.
    let again = folder.path().join("again.db");
    done(&["backup", text(&again), "--data", text(&there)], "");
    let [first, second] = [&backup, &again].map(|file| fs::read(file).expect("a backup"));
    assert!(first.len() > 10_000 && first[100..] == second[100..]);
}

#[test]
fn what_cannot_be_backed_up_or_restored_is_told() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let nowhere = folder.path().join("nowhere");
    let file = folder.path().join("file.db");
    let said = refused(&["backup", text(&file), "--data", text(&nowhere)], "");
    assert!(said.contains("there is nothing to back up"), "{said}");
    assert!(!nowhere.exists() && !file.exists());
    assert!(refused(&["backup"], "").contains("FILE is missing"));

    let said = refused(&["restore", text(&file), "--data", text(&nowhere)], "");
    assert!(said.contains("file.db: it cannot be read"), "{said}");
    fs::write(&file, "not a backup, but long enough to look like a file of some kind".repeat(50))
        .expect("a file");
    let said = refused(&["restore", text(&file), "--data", text(&nowhere), "--lang", "es"], "");
    assert!(said.contains("file.db: no se puede leer"), "{said}");
    assert!(!nowhere.join("mastaba.db").exists());
    let said = refused(&["restore", text(&file), "--database", "postgres://u:hidden@127.0.0.1:1/x"], "");
    assert!(said.contains("PostgreSQL") && !said.contains("hidden"), "{said}");
}

/// A day, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

#[test]
fn marked_tables_are_listed_and_kept() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let nowhere = folder.path().join("nowhere");
    assert!(refused(&["marked", "--data", text(&nowhere)], "").contains("there are no tables"));
    played(folder.path());
    let data = text(folder.path());
    assert!(done(&["marked", "--data", data], "").contains("No table is marked"));

    // As if the program of half a year later had swept twice.
    let store = Sqlite::open(folder.path()).expect("a store");
    let later = SystemTime::now().duration_since(UNIX_EPOCH).expect("a clock").as_millis() as i64 + 200 * DAY;
    tokio::runtime::Runtime::new().expect("a runtime").block_on(async {
        let keep = Duration::from_secs(180 * 24 * 60 * 60);
        for _ in 0..2 {
            sweep(&store, later, keep).await.expect("a sweep");
        }
    });
    drop(store);
    let said = done(&["marked", "--data", data], "");
    let count = said.lines().filter(|line| line.contains("deleted after 7 more days")).count();
    // At least the eight that were opened first; whoever finished a game opened another.
    assert!(count >= 8 && said.starts_with(&format!("{count} tables are marked")), "{said}");
    assert!(refused(&["marked", "--data", data, "--take-back", "x"], "").contains("no table that is marked"));
    let first = said.lines().find_map(|line| line.trim().split_once("  ")).expect("a table").0.to_owned();
    let said = done(&["marked", "--data", data, "--take-back", &first, "--lang", "es"], "");
    assert!(said.contains("Se conserva una mesa"), "{said}");
    let said = done(&["marked", "--data", data], "");
    assert!(
        said.starts_with(&format!("{} tables are marked", count - 1)) && !said.contains(&first),
        "{said}"
    );
    done(&["marked", "--data", data, "--take-back", "all"], "");
    assert!(done(&["marked", "--data", data], "").contains("No table is marked"));
}

#[test]
fn what_a_newer_program_wrote_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let data = folder.path().join("data");
    played(&data);
    let backup = folder.path().join("backup.db");
    done(&["backup", text(&backup), "--data", text(&data)], "");
    let file = data.join("mastaba.db");
    for file in [&file, &backup] {
        let connection = rusqlite::Connection::open(file).expect("a database");
        connection.execute("UPDATE schema_version SET version = 99", []).expect("it has a version");
    }
    let there = folder.path().join("there");
    for (args, language, said) in [
        (
            ["backup", text(&there), "--data", text(&data)],
            "en",
            "a newer version of this program wrote it (schema 99)",
        ),
        (["serve", "--no-limits", "--data", text(&data)], "es", "lo escribió una versión más nueva"),
        (
            ["restore", text(&backup), "--data", text(&there)],
            "en",
            "a newer version of this program wrote it (schema 99)",
        ),
    ] {
        let refused = refused(&[args.as_slice(), &["--lang", language]].concat(), "");
        assert!(refused.contains(said), "{refused}");
    }
    assert!(!there.exists(), "nothing was made");
}

#[test]
fn a_worker_needs_a_bus() {
    assert!(refused(&["worker"], "").contains("--bus is missing"));
    let run = crate::common::run(&["worker", "--bus", "nats://127.0.0.1:1"], "");
    assert_eq!(run.code, 2);
    assert!(run.err.contains("--bus: "), "{}", run.err);
}
