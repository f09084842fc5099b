//! Replaying records, told and as JSON.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{SEED, done, refused, text};
use serde_json::Value;

/// Plays one game of bots and gives the path of its record.
fn played(folder: &Path, seats: &str) -> PathBuf {
    let options = "market=B,pyramid=B,temple=B,chamber=B,obelisks=B,wrath=on";
    let arguments = ["arena", "imhotep", "--seats", seats, "--games", "1", "--options", options];
    done(&[&arguments[..], &["--save", text(folder)]].concat(), "");
    folder.join("imhotep-000001.txt")
}

fn json(path: &Path) -> Vec<Value> {
    let out = done(&["replay", "--json", text(path)], "");
    out.lines().map(|line| serde_json::from_str(line).expect("a line is an object")).collect()
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

#[test]
fn json_tells_the_set_up_every_play_and_the_result() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = played(folder.path(), "random,random,random");
    let record: tabletop::Record = fs::read_to_string(&path).expect("a file").parse().expect("a record");
    let lines = json(&path);
    let (setup, plays, last) = (&lines[0], &lines[1..lines.len() - 1], &lines[lines.len() - 1]);

    assert_eq!(keys(setup), ["game", "rules", "seats", "options", "seed", "events", "shuffles", "picks"]);
    assert_eq!(
        (&setup["game"], &setup["rules"], &setup["seats"]),
        (&"imhotep".into(), &record.rules.into(), &3.into())
    );
    assert_eq!(keys(&setup["options"]), ["market", "pyramid", "temple", "chamber", "obelisks", "wrath"]);
    assert_eq!(setup["options"]["wrath"], "on");
    assert_eq!(setup["seed"], record.seed.reveal());
    let shuffles = setup["shuffles"].as_array().expect("a list");
    let names: Vec<_> = shuffles.iter().map(|shuffle| &shuffle["name"]).collect();
    assert!(names.contains(&&"rounds".into()) && names.contains(&&"market".into()), "{names:?}");
    let order = |name: &str| {
        let shuffle = shuffles.iter().find(|shuffle| shuffle["name"] == name).expect("it was shuffled");
        shuffle["order"].as_array().expect("a list").iter().filter_map(Value::as_str).count()
    };
    assert_eq!((order("rounds"), order("market")), (7, 34));

    assert_eq!(plays.len(), record.plays.len());
    for (at, (line, play)) in plays.iter().zip(&record.plays).enumerate() {
        let expected = ["n", "seat", "action", "deciding", "legal", "events", "shuffles", "picks"];
        assert_eq!(keys(line), expected);
        assert_eq!(line["n"], at + 1);
        assert_eq!(line["seat"], play.seat.to_string());
        assert_eq!(line["action"], play.action);
        assert_eq!(line["deciding"], serde_json::json!([play.seat.to_string()]));
        assert_eq!(keys(&line["legal"]), [play.seat.to_string()]);
        let legal = line["legal"][play.seat.to_string()].as_array().expect("a list");
        assert!(legal.contains(&play.action.clone().into()), "{line}");
        assert!(!line["events"].as_array().expect("a list").is_empty(), "{line}");
    }

    assert_eq!(keys(last), ["result"]);
    let result = &last["result"];
    for (seat, score) in record.result.expect("the game is over").iter() {
        let sheet = result["sheet"][seat.to_string()].as_object().expect("an object");
        let total: i64 =
            sheet.iter().filter(|(id, _)| *id != "total").filter_map(|(_, points)| points.as_i64()).sum();
        assert_eq!(
            (total, i64::from(score.total)),
            (score.total.into(), sheet["total"].as_i64().expect("a number"))
        );
        assert!(
            sheet.contains_key("pyramid") && sheet.contains_key("temple-6") && sheet.contains_key("wrath")
        );
        assert_eq!(result["places"][seat.to_string()], score.place);
    }
}

#[test]
fn an_unfinished_record_ends_with_the_decision_it_waits_for() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("game.txt");
    done(&["play", "imhotep", "--seed", SEED], format!("1\nsave {}\n", text(&path)));
    let lines = json(&path);
    let last = lines.last().expect("lines");
    assert_eq!(last["unfinished"]["deciding"], serde_json::json!(["A"]));
    assert!(last["unfinished"]["legal"]["A"].as_array().is_some_and(|legal| !legal.is_empty()));
    let told = done(&["replay", text(&path)], "");
    assert!(told.trim_end().ends_with("The game is not over. To decide: A."), "{told}");
}

#[test]
fn a_game_is_told_in_both_languages_and_from_standard_input() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = played(folder.path(), "random,random");
    let record = fs::read_to_string(&path).expect("a record");
    let english = done(&["replay", text(&path)], "");
    assert!(english.contains("1. A ") && english.contains("random 1"), "{english}");
    assert!(english.contains("\nPlace ") && english.contains("Ending: "), "{english}");
    let spanish = done(&["replay", "-", "--lang", "es"], record);
    assert!(spanish.contains("\nPuesto ") && spanish.contains("Final: "), "{spanish}");
}

#[test]
fn a_wrong_record_names_the_place_the_rule_and_what_would_have_been_legal() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = played(folder.path(), "random,random");
    let good = fs::read_to_string(&path).expect("a record");
    let header = good.split("\n\n").next().expect("a header");
    let first = header.lines().count() + 2;
    let play = good.lines().nth(first - 1).expect("a play").to_owned();
    let spoil = |wrong: &str| {
        fs::write(&path, good.replacen(&format!("\n\n{play}\n"), &format!("\n\n{wrong}\n"), 1))
            .expect("a file");
        let told = refused(&["replay", text(&path)], "");
        assert_eq!(
            refused(&["replay", "--json", text(&path)], ""),
            told,
            "nothing half-done with JSON either"
        );
        told
    };

    let told = spoil("A pass");
    assert!(told.contains(&format!("imhotep-000001.txt:{first}:1: ")), "{told}");
    assert!(told.contains("The rule: ") && told.contains("could have played: stones, load 1.1"), "{told}");
    let told = spoil("A load 1.1 ");
    assert!(told.contains(&format!("imhotep-000001.txt:{first}:11: ")), "{told}");
    let told = spoil("A lode 1.1");
    assert!(told.contains(&format!("imhotep-000001.txt:{first}:3: ")), "{told}");
    let told = spoil("Z stones");
    assert!(told.contains(&format!("imhotep-000001.txt:{first}:1: ")), "{told}");

    let spanish = refused(&["replay", "--lang", "es", text(&path)], "");
    assert!(spanish.contains("asiento"), "{spanish}");
}

#[test]
fn a_wrong_header_is_refused_at_its_line() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = played(folder.path(), "random,random");
    let good = fs::read_to_string(&path).expect("a record");
    for (from, to, place) in [
        ("mastaba record 1", "mastaba record 2", "txt:1:16: "),
        ("game imhotep", "game chess", "txt:2:6: "),
        ("rules 2", "rules 9", "txt:3:"),
        ("seats 2", "seats 5", "txt:4:7: "),
        ("market=B", "market=C", "txt:5:9: "),
        ("seed ", "seed x", "txt:6:6: "),
        ("place 1 total ", "place 1 total 9", "txt:9:"),
    ] {
        fs::write(&path, good.replacen(from, to, 1)).expect("a file");
        let told = refused(&["replay", text(&path)], "");
        assert!(told.contains(place), "{to}: {told}");
    }
}

#[test]
fn no_bytes_make_it_panic() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = played(folder.path(), "random,random");
    let good = fs::read(&path).expect("a record");
    refused(&["replay", "-"], "");
    assert!(refused(&["replay", "-"], b"mastaba record 1\nga\xffme").contains("-:2:3: "));
    // Every prefix is either an unfinished game or told by its place.
    for length in (0..good.len()).step_by(41) {
        let run = crate::common::run(&["replay", "-"], &good[..length]);
        assert!(run.code == 0 || run.code == 2 && run.err.starts_with("mastaba: -:"), "{}", run.err);
    }
    for at in (0..good.len()).step_by(53) {
        let mut spoilt = good.clone();
        spoilt[at] = spoilt[at].wrapping_add(1);
        let run = crate::common::run(&["replay", "-"], spoilt);
        assert!(run.code == 0 || run.code == 2 && run.err.starts_with("mastaba: -:"), "{}", run.err);
    }
}

/// A game whose seed was agreed on, as a table's record tells it.
fn agreed_record() -> tabletop::Record {
    let title = catalog::find("kheops").expect("a game of the list");
    let options = tabletop::Options::new(title.choices());
    let (table, secret) = ("table-1".to_owned(), [7; 32]);
    let promise = tabletop::Promise {
        table: &table,
        game: title.id(),
        rules: *title.reads().end(),
        seats: 2,
        options: &options.to_string(),
        material: None,
    };
    let commitment = promise.commitment(&secret);
    let nonces = tabletop::BySeat::from_fn(2, |seat| (seat == tabletop::Seat::B).then_some([9; 32]));
    let seed = tabletop::agreed_seed(&commitment, &secret, &nonces);
    let setup = tabletop::Setup { rules: *title.reads().end(), seats: 2, options, seed, material: None };
    let mut record = title.open(&setup).expect("a set-up").record();
    record.fair = Some(tabletop::Fair { table, commitment, secret, nonces });
    record
}

#[test]
fn shuffles_are_verified_and_every_broken_promise_is_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.txt");
    let verify = |record: &tabletop::Record| {
        fs::write(&path, record.to_string()).expect("a file");
        ["replay", "--verify", text(&path)].map(str::to_owned)
    };
    let good = agreed_record();
    let arguments = verify(&good);
    let told = done(&arguments.each_ref().map(String::as_str), "");
    assert!(told.contains("one device added to them"), "{told}");
    let mut broken = good.clone();
    broken.fair.as_mut().expect("a promise").secret = [8; 32];
    let promise = refused(&verify(&broken).each_ref().map(String::as_str), "");
    let mut chosen = good.clone();
    chosen.seed = tabletop::Seed::new([1; 32]);
    let seed = refused(&verify(&chosen).each_ref().map(String::as_str), "");
    let nothing =
        refused(&verify(&tabletop::Record { fair: None, ..good }).each_ref().map(String::as_str), "");
    assert!(promise != seed && seed != nothing && nothing != promise, "{promise} {seed} {nothing}");
}
