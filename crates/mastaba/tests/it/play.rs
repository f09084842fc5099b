//! Playing in the terminal, by a script of lines.

use std::fs;

use crate::common::{SEED, done, refused, run, text};
use tabletop::Record;

const GAME: [&str; 4] = ["play", "imhotep", "--seed", SEED];

/// Always the first action: more of them than any game has.
fn first_actions() -> String {
    "1\n".repeat(2_000)
}

fn record(path: &std::path::Path) -> Record {
    fs::read_to_string(path).expect("a saved game").parse().expect("a record")
}

#[test]
fn a_hint_names_candidates_with_what_they_promise() {
    let out = done(&["play", "kheops", "--seats", "you,random"], "hint 200it\nquit\n");
    assert!(out.contains("chance to win") && out.contains("It would choose"), "{out}");
    let out =
        done(&["play", "kheops", "--seats", "yo,random", "--lang", "es"], "pista 200it\npista ya\nsalir\n");
    assert!(out.contains("opción de ganar") && out.contains("no es un presupuesto"), "{out}");
}

#[test]
fn a_whole_game_is_played_by_numbers_and_ends_with_the_sheet() {
    let out = done(&GAME, first_actions());
    assert!(out.contains("· Round 1 begins"), "{out}");
    assert!(out.contains("· Round 6 begins"), "{out}");
    assert!(out.contains("\nTotal "), "{out}");
    assert!(out.contains("\nPlace "), "{out}");
    assert!(out.contains("Ending: "), "{out}");
    assert!(out.contains(" wins!") || out.contains(" share the win!"), "{out}");
}

#[test]
fn the_same_game_is_told_in_spanish() {
    let mut arguments = GAME.to_vec();
    arguments.extend(["--lang", "es"]);
    let out = done(&arguments, first_actions());
    assert!(out.contains("Final: "), "{out}");
    assert!(out.contains("\nPuesto "), "{out}");
    assert!(!out.contains("Round") && !out.contains(" wins!"), "{out}");
}

#[test]
fn a_game_that_was_saved_and_loaded_goes_on_as_if_nothing_had_been() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (half, whole, direct) =
        (folder.path().join("half.txt"), folder.path().join("whole.txt"), folder.path().join("direct.txt"));
    // The game ends after the last action; `board` lines keep the script going until the save.
    let script = |plays: usize, path| format!("{}save {}\n", "1\n".repeat(plays), text(path));
    done(&GAME, script(10, &half));
    let out = done(&["play", "--load", text(&half)], script(10, &whole));
    assert!(out.contains("Going on after"), "{out}");
    done(&GAME, script(20, &direct));
    assert_eq!(record(&whole), record(&direct));
    assert!(record(&whole).plays.len() >= 20);
    assert!(record(&half).plays.len() >= 10 && record(&half).plays.len() < record(&whole).plays.len());
}

#[test]
fn undo_takes_back_the_last_decision_and_the_bots_answers() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (there, back) = (folder.path().join("there.txt"), folder.path().join("back.txt"));
    done(&GAME, format!("1\n1\nsave {}\n", text(&there)));
    let out = done(&GAME, format!("1\n1\n1\nundo\nsave {}\n", text(&back)));
    assert!(out.contains("Taken back: A, "), "{out}");
    assert_eq!(record(&back), record(&there));
    let out = done(&GAME, "undo\n");
    assert!(out.contains("There is nothing to take back."), "{out}");
}

#[test]
fn why_names_the_rule_and_where_to_read_it() {
    let out = done(&GAME, "why sail 1 temple\nwhy load\nwhy stones\nwhy STONES\nwhy 1\nwhy\n");
    assert!(out.contains("“rules sail-minimum” tells it in full."), "{out}");
    assert!(out.contains("actions begin like that"), "{out}");
    assert_eq!(out.matches("“stones” is allowed.").count(), 3, "{out}");
    assert!(out.contains("Which action?"), "{out}");
    let out = done(&GAME, "rules sail-minimum\nrules no-such-rule\n");
    assert!(out.contains("(sail-minimum)") && out.contains("There is no rule “no-such-rule”."), "{out}");
}

#[test]
fn what_is_not_possible_is_refused_and_changes_nothing() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("game.txt");
    let lines = b"sail 1 temple\n0\n999\nload 9.9\nload\n\n   \nfoo\n\x1b[2J\xff\xfe\nsave ";
    let out = done(&GAME, [lines, text(&path).as_bytes(), b"\n"].concat());
    assert!(out.contains("“sail 1 temple” is not possible: "), "{out}");
    assert!(out.contains("There is no action 999"), "{out}");
    assert!(out.contains("“load 9.9” is not an action: at character 6"), "{out}");
    assert!(!out.contains('\u{1b}'), "what was typed is shown without control characters: {out}");
    assert_eq!(record(&path).plays, []);
}

#[test]
fn actions_may_be_typed_in_any_case_and_left_unfinished() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("game.txt");
    done(&GAME, format!("  STONES \nLoad   2.1\nst\nsave {}\n", text(&path)));
    let plays = record(&path).plays;
    let own: Vec<_> =
        plays.iter().filter(|play| play.seat.to_string() == "A").map(|play| &play.action).collect();
    assert_eq!(own, ["stones", "load 2.1", "stones"]);
}

#[test]
fn commands_work_in_both_languages() {
    let out = done(&GAME, "puntos\nayuda\nregistro\ntablero\nporque sail 1 temple\ndeshacer\nsalir\n1\n");
    assert!(out.contains("If the game ended now:"), "{out}");
    assert!(out.contains("take back the last decision"), "{out}");
    assert!(out.contains("sail-minimum"), "{out}");
    assert!(out.trim_end().ends_with("Goodbye."), "nothing is played after leaving: {out}");
}

#[test]
fn the_end_of_input_leaves_and_tells_how_to_go_on() {
    assert!(done(&GAME, "1\n").contains("The game was not saved"));
    assert!(done(&GAME, "").trim_end().ends_with("Goodbye."));
}

#[test]
fn saving_never_destroys_another_file() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (letter, other) = (folder.path().join("letter.txt"), folder.path().join("other.txt"));
    fs::write(&letter, "Dear Ana,").expect("a file");
    let picture = folder.path().join("picture.png");
    fs::write(&picture, b"\x89PNG\xff").expect("a file");
    done(&["play", "imhotep"], format!("1\nsave {}\n", text(&other)));
    let kept = fs::read(&other).expect("a saved game");
    let nowhere = folder.path().join("no/where.txt");
    let saves = [&letter, &other, &picture, &nowhere].map(|path| format!("save {}\n", text(path)));
    let script = format!("1\n{}", saves.concat());
    let out = done(&GAME, script);
    assert_eq!(out.matches("holds something else").count(), 3, "{out}");
    assert!(out.contains("cannot be written"), "{out}");
    assert_eq!(fs::read_to_string(&letter).expect("still there"), "Dear Ana,");
    assert_eq!(fs::read(&other).expect("still there"), kept);
    assert_eq!(fs::read(&picture).expect("still there"), b"\x89PNG\xff");
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 3, "nothing is left behind");
}

#[test]
fn a_game_may_be_saved_over_its_own_earlier_state() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("game.txt");
    done(&GAME, format!("1\nsave {}\n1\nsave\n", text(&path)));
    assert!(record(&path).plays.len() >= 3);
}

#[test]
fn several_people_share_the_keyboard_under_their_names() {
    let mut arguments = GAME.to_vec();
    arguments.extend(["--seats", "you,you,random", "--names", "Ana,Luis"]);
    let out = done(&arguments, "stones\nstones\n");
    assert!(out.contains("Ana to decide:") && out.contains("Luis to decide:"), "{out}");
    assert!(out.contains("· random "), "{out}");
}

#[test]
fn seats_of_a_loaded_game_are_those_it_was_played_with() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("game.txt");
    let mut arguments = GAME.to_vec();
    arguments.extend(["--seats", "random,you,random"]);
    done(&arguments, format!("1\nsave {}\n", text(&path)));
    let out = done(&["play", "imhotep", "--load", text(&path)], "");
    assert!(out.contains("B to decide:"), "{out}");
    let out = done(&["play", "--load", text(&path), "--seats", "random,random,random"], "");
    assert!(out.contains("Ending: "), "{out}");
}

#[test]
fn bots_throw_other_dice_for_every_decision() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("game.txt");
    done(&[&GAME[..], &["--seats", "random,random"]].concat(), format!("save {}\n", text(&path)));
    let out = done(&["replay", "--json", text(&path)], "");
    // Where in its list each action stands, from 0 to 1: the same dice would always point to the same part.
    let stands = out.lines().filter_map(|line| {
        let line: serde_json::Value = serde_json::from_str(line).expect("JSON");
        let legal = line["legal"][line["seat"].as_str()?].as_array()?;
        let at = legal.iter().position(|action| *action == line["action"]).expect("it was legal");
        (legal.len() >= 8).then(|| at as f64 / legal.len() as f64)
    });
    let (low, high) = stands.fold((1.0_f64, 0.0_f64), |(low, high), at| (low.min(at), high.max(at)));
    assert!(low < 0.25 && high > 0.75, "{low} {high}");
}

#[test]
fn a_bad_start_is_refused_before_anything_is_shown() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("game.txt");
    done(&GAME, format!("1\nsave {}\n", text(&path)));
    let with = |more: &[&str]| {
        let mut arguments = vec!["play", "--load", text(&path)];
        arguments.extend(more);
        refused(&arguments, "")
    };
    assert!(with(&["--seed", SEED]).contains("--seed"));
    assert!(with(&["--options", "wrath=on"]).contains("--options"));
    assert!(with(&["--seats", "you,you,you"]).contains("--seats"));

    let spoilt = fs::read_to_string(&path).expect("a record").replace("A stones", "A pass");
    fs::write(&path, spoilt).expect("a file");
    assert!(with(&[]).contains("game.txt:9:1: "), "{}", with(&[]));
}

#[test]
fn nothing_on_the_input_makes_it_panic() {
    // Every byte, alone and in a row, and lines that nearly mean something.
    let mut input: Vec<u8> = (0..=255).flat_map(|byte| [byte, b'\n']).collect();
    input.extend(0..=255);
    input.extend_from_slice(
        "\nwhy \u{1F3FA}\nrules \u{0}\nsave \u{0}\nplay lever\nload 1.\nñ\nPOR QUÉ é\n".as_bytes(),
    );
    let run = run(&GAME, input);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
}
