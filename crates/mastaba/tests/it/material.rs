//! Decks and tile sets of one's own: checked, drawn, played with, and kept in the record.

use std::fs;

use crate::common::{SEED, done, refused, text};
use tempfile::tempdir;

#[test]
fn every_game_with_material_has_a_command_that_draws_and_checks_its_own() {
    let folder = tempdir().expect("a folder");
    for title in catalog::GAMES {
        let Some(name) = title.material() else { continue };
        for language in ["en", "es"] {
            let shown = done(&[name, "show", "--lang", language], "");
            assert!(shown.lines().count() > 20, "{name}: {shown}");
        }
        let picture = folder.path().join("picture.svg");
        done(&[name, "show", "--svg", text(&picture)], "");
        let svg = fs::read_to_string(&picture).expect("a picture");
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{svg}");
        done(&[name, "--help"], "");
    }
}

#[test]
fn a_wrong_file_is_refused_at_its_place_in_both_languages() {
    let folder = tempdir().expect("a folder");
    let path = folder.path().join("wrong.txt");
    fs::write(&path, "nonsense\n").expect("a file");
    let file = text(&path);
    for title in catalog::GAMES {
        let Some(name) = title.material() else { continue };
        let flag = format!("--{name}");
        for arguments in [
            vec![name, "check", file],
            vec![name, "show", file],
            vec!["play", title.id(), &flag, file],
            vec!["arena", title.id(), &flag, file],
            vec!["bench", title.id(), &flag, file],
        ] {
            let said = refused(&arguments, "");
            assert!(said.contains("wrong.txt:1:1: "), "{arguments:?}: {said}");
            assert_ne!(said, refused(&[&arguments[..], &["--lang", "es"]].concat(), ""));
        }
        refused(&[name], "");
        refused(&[name, "check"], "");
        refused(&[name, "check", "nowhere"], "");
    }
    let foreign = catalog::GAMES.iter().find_map(|title| title.material()).expect("some game takes material");
    let said = refused(&["play", "imhotep", &format!("--{foreign}"), file], "");
    assert!(said.contains("imhotep"), "{said}");
}

#[test]
fn a_record_carries_the_material_and_replays_with_it() {
    let folder = tempdir().expect("a folder");
    let tiles = folder.path().join("tiles.csv");
    let changed = include_str!("../../../../games/kheops/data/tiles.csv")
        .replace("\n50,passage,3,none,", "\n50,room,1,ankh,");
    fs::write(&tiles, &changed).expect("a file");
    let tiles = text(&tiles);
    let checked = done(&["tiles", "check", tiles], "");
    assert!(checked.contains("tiles.csv"), "{checked}");
    let saved = folder.path().join("records");
    done(&["arena", "kheops", "--games", "1", "--tiles", tiles, "--save", text(&saved)], "");
    let record = saved.join("kheops-000001.txt");
    let written = fs::read_to_string(&record).expect("a record");
    assert!(written.contains("\n|50,room,1,ankh,\n"), "{written}");
    done(&["replay", text(&record)], "");

    // So does a game that a person plays and saves.
    let game = folder.path().join("game.txt");
    done(&["play", "kheops", "--tiles", tiles, "--seed", SEED], format!("1\nsave {}\n", text(&game)));
    assert!(fs::read_to_string(&game).expect("a record").contains("\n|50,room,1,ankh,\n"));
    refused(&["play", "--load", text(&game), "--tiles", tiles], "");

    // A mistake in the record's own material is told at its line of the record.
    fs::write(&record, written.replace("\n|50,room,1,ankh,\n", "\n|50,room,9,ankh,\n")).expect("a file");
    let line = written.lines().position(|line| line == "|50,room,1,ankh,").expect("the tile") + 1;
    let said = refused(&["replay", text(&record)], "");
    assert!(said.contains(&format!("kheops-000001.txt:{line}:2: ")), "{said}");
    refused(&["play", "--load", tiles], "");
}
