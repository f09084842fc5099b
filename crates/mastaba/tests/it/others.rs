//! The arena, the bench, the rules page, help, and mistakes of every kind.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::os::unix::ffi::OsStringExt as _;
use std::path::Path;
use std::process::Stdio;

use crate::common::{SEED, done, program, refused, run, text};
use serde_json::Value;
use tabletop::{Language, Texts};

const SERIES: [&str; 8] =
    ["arena", "imhotep", "--seats", "random,random,random", "--games", "30", "--seed", "5"];

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

#[test]
fn an_arena_tells_json_with_every_key_and_wins_that_add_up() {
    let out = done(&[&SERIES[..], &["--json"]].concat(), "");
    let told: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(keys(&told), ["game", "games", "bots"]);
    assert_eq!((&told["game"], &told["games"]), (&"imhotep".into(), &30.into()));
    let bots = told["bots"].as_array().expect("a list");
    assert_eq!(bots.len(), 3);
    let number = |bot: &Value, key: &str| bot[key].as_f64().expect("a number");
    assert!((bots.iter().map(|bot| number(bot, "wins")).sum::<f64>() - 30.0).abs() < 1e-9);
    for bot in bots {
        let told = ["bot", "games", "wins", "share", "low", "high", "mean_score", "mean_place", "slow_ms"];
        assert_eq!(keys(bot), told);
        assert_eq!((&bot["bot"], &bot["games"]), (&"random".into(), &30.into()));
        assert!(number(bot, "low") < number(bot, "share") && number(bot, "share") < number(bot, "high"));
        assert!((number(bot, "share") - number(bot, "wins") / 30.0).abs() < 1e-9);
        assert!((1.0..=3.0).contains(&number(bot, "mean_place")));
    }
}

#[test]
fn an_arena_is_reproducible_and_its_records_replay() {
    let folders = [(); 2].map(|()| tempfile::tempdir().expect("a temporary folder"));
    let told =
        folders.each_ref().map(|folder| done(&[&SERIES[..], &["--save", text(folder.path())]].concat(), ""));
    assert_eq!(told[0], told[1]);
    for number in 1..=30 {
        let name = format!("imhotep-{number:06}.txt");
        let [one, other] =
            folders.each_ref().map(|folder| fs::read(folder.path().join(&name)).expect("a record"));
        assert_eq!(one, other, "{name}");
    }
    let last = folders[0].path().join("imhotep-000030.txt");
    assert!(done(&["replay", text(&last)], "").contains("Ending: "));
    assert_ne!(done(&[&SERIES[..7], &["6"]].concat(), ""), told[0], "another seed, another series");
}

#[test]
fn an_arena_is_told_in_both_languages() {
    let english = done(&SERIES, "");
    assert!(english.contains("random 1") && english.contains("95 % interval") && english.contains("Pyramid"));
    let spanish = done(&[&SERIES[..], &["--lang", "es"]].concat(), "");
    assert!(spanish.contains("random 1") && spanish.contains("intervalo del 95 %"), "{spanish}");
    assert!(!spanish.contains('\u{1b}'), "no colours where nobody can see them");
}

#[test]
fn a_game_without_options_says_so_in_both_languages() {
    for (language, words) in [("en", "no options"), ("es", "sin opciones")] {
        let seats = ["--seats", "random,random", "--games", "1", "--lang", language];
        let told = done(&[&["arena", "pyramids"][..], &seats].concat(), "");
        assert!(told.contains(words), "{told}");
    }
}

#[test]
fn other_peoples_programs_play_and_those_that_fail_are_replaced() {
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/sample_bot.py");
    let seats = format!("exec:python3 {},random", text(&sample));
    let told = done(&["arena", "kheops", "--seats", &seats, "--games", "2", "--json"], "");
    assert!(told.contains("sample_bot.py"), "{told}");

    let failing = run(&["arena", "kheops", "--seats", "exec:false,random", "--games", "2", "--json"], "");
    assert_eq!(failing.code, 0, "the series goes on");
    assert_eq!(failing.err.matches("mason plays on").count(), 2, "{}", failing.err);
    assert!(failing.err.contains("game 1: “false”"), "{}", failing.err);
    let spanish =
        run(&["arena", "kheops", "--seats", "exec:false,faraon:1it", "--games", "2", "--lang", "es"], "");
    assert!(spanish.err.contains("partida 1: «false»") && spanish.err.contains("albañil"), "{}", spanish.err);
    assert!(spanish.out.contains("faraón:1it"), "{}", spanish.out);
}

#[test]
fn bots_that_think_on_several_cores_play_the_same_games_again() {
    let play = || done(&["arena", "kheops", "--seats", "pharaoh:3x20it,random", "--games", "2"], "");
    let told = play();
    assert!(told.contains("pharaoh:3x20it"), "{told}");
    assert_eq!(told, play());
}

#[test]
fn a_ladder_rates_all_levels_and_tells_every_meeting() {
    let ladder = ["arena", "ladder", "kheops", "--games", "2", "--others", "0", "--parts", "1000"];
    let ran = run(&[&ladder[..], &["--json"]].concat(), "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert_eq!(ran.err.lines().count(), 5, "each pair is told when it has met: {}", ran.err);
    assert!(ran.err.starts_with("pharaoh:900us – plain:900us: "), "{}", ran.err);
    let told: Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(keys(&told), ["game", "seats", "options", "parts", "meetings", "ratings"]);
    assert_eq!(told["meetings"].as_array().map(Vec::len), Some(5));
    assert_eq!(told["ratings"].as_array().map(Vec::len), Some(6), "random and greedy met nobody");
    let spanish = run(&[&ladder[..], &["--lang", "es"]].concat(), "");
    assert!(
        spanish.out.contains("faraón:900us") && spanish.out.contains("intervalo del 95 %"),
        "{}",
        spanish.out
    );
    assert!(spanish.err.contains(",0 %"), "{}", spanish.err);
}

#[test]
fn an_arena_refuses_a_bad_folder_before_it_plays() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("a file");
    refused(&[&SERIES[..], &["--save", text(&file)]].concat(), "");
    refused(&[&SERIES[..], &["--save", text(&file.join("below"))]].concat(), "");

    let taken = folder.path().join("imhotep-000030.txt");
    fs::write(&taken, "mine").expect("a file");
    let told = refused(&[&SERIES[..], &["--save", text(folder.path())]].concat(), "");
    assert!(told.contains("imhotep-000030.txt"), "{told}");
    assert_eq!(fs::read_to_string(&taken).expect("still there"), "mine");
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 2, "no game was played");
}

#[test]
fn a_bench_has_a_line_for_every_seat_count_and_side() {
    let out = done(&["bench", "imhotep", "--seconds", "0.001", "--json"], "");
    let lines: Value = serde_json::from_str(&out).expect("JSON");
    let lines = lines.as_array().expect("a list");
    for line in lines {
        let expected = [
            "game",
            "seats",
            "options",
            "games_per_s",
            "decisions_per_s",
            "decisions_per_game",
            "ns_per_decision",
            "position_bytes",
        ];
        assert_eq!(keys(line), expected);
        assert!(line["position_bytes"].as_u64().is_some_and(|bytes| bytes <= 512), "{line}");
        assert!(line["decisions_per_game"].as_f64().is_some_and(|decisions| decisions > 20.0), "{line}");
    }
    let seen: Vec<_> =
        lines.iter().map(|line| (line["seats"].as_u64(), line["options"]["pyramid"].as_str())).collect();
    let expected: Vec<_> =
        (2..=4).flat_map(|seats| ["A", "B"].map(|side| (Some(seats), Some(side)))).collect();
    assert_eq!(seen, expected);
    assert!(done(&["bench", "--seconds", "0.001", "--lang", "es"], "").contains("decisiones/s"));
}

#[test]
fn a_bench_of_the_search_tells_its_speed_and_how_it_keeps_to_its_time() {
    let out = done(&["bench", "kheops", "--search", "--seconds", "0.02", "--json"], "");
    let lines: Value = serde_json::from_str(&out).expect("JSON");
    for line in lines.as_array().expect("a list") {
        let expected = [
            "game",
            "seats",
            "options",
            "iterations_per_s",
            "tuned_iterations_per_s",
            "timed_decisions",
            "mean_overshoot",
            "overshoot_99",
        ];
        assert_eq!(keys(line), expected);
        assert!(line["iterations_per_s"].as_f64().is_some_and(|speed| speed > 0.0), "{line}");
        assert!(line["timed_decisions"].as_u64().is_some_and(|decisions| decisions > 0), "{line}");
    }
    let spanish = done(&["bench", "kheops", "--search", "--seconds", "0.02", "--lang", "es"], "");
    assert!(spanish.contains("iteraciones/s"), "{spanish}");
}

#[test]
fn the_rules_page_has_every_rule_in_both_languages() {
    for (title, language) in
        catalog::GAMES.iter().flat_map(|title| Language::ALL.map(|language| (title, language)))
    {
        let page = done(&["rules", title.id(), "--lang", &language.to_string()], "");
        let speaker = catalog::speaker(*title, language, &[]);
        for rule in title.rules() {
            assert!(page.contains(&format!("({})", rule.id)), "{language}: {}", rule.id);
            let heading = speaker.word(&format!("rule-{}.title", rule.id));
            assert!(page.contains(&heading), "{language}: {heading}");
        }
        assert!(page.lines().all(|line| line.chars().count() <= 80), "it is wrapped for a pipe");
        assert!(!page.contains('\u{1b}'));
    }
}

#[test]
fn the_language_is_taken_from_the_surroundings() {
    let spoken = |variable: &str, value: &str| {
        let output = program().env(variable, value).output().expect("the program runs");
        String::from_utf8(output.stdout).expect("text")
    };
    assert!(spoken("LANG", "es_ES.UTF-8").contains("Prueba:"));
    assert!(spoken("LC_ALL", "es_MX").contains("Prueba:"));
    assert!(spoken("LANG", "de_DE.UTF-8").contains("Try:"));
}

#[test]
fn help_is_in_the_readers_language() {
    for arguments in [
        &["--help"][..],
        &["play", "--help"],
        &["replay", "-h"],
        &["arena", "-h"],
        &["bench", "-h"],
        &["rules", "-h"],
    ] {
        let english = done(arguments, "");
        assert!(english.contains("Usage: mastaba") && english.contains("Options:"), "{english}");
        let spanish = done(&[arguments, &["--lang", "es"]].concat(), "");
        assert!(spanish.contains("Uso: mastaba") && spanish.contains("Opciones:"), "{spanish}");
        for word in ["Usage", "Options", "Commands", "Arguments", "Print", "default", "possible"] {
            assert!(!spanish.contains(word), "{word}: {spanish}");
        }
    }
    assert_eq!(done(&["--version"], ""), format!("mastaba {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn every_mistake_is_told_in_a_sentence_with_exit_code_2() {
    let cases: &[(&[&str], &str)] = &[
        (&["chess"], "“chess”"),
        (&["--colour"], "--colour"),
        (&["--lang", "fr"], "“fr”"),
        (&["--lang", "es_ES"], "es_ES"),
        (&["--lang"], "--lang"),
        (&["play"], "imhotep"),
        (&["play", "chess"], "chess"),
        (&["play", "imhotep", "--seats", "you"], "--seats"),
        (&["play", "imhotep", "--seats", "you,you,you,you,you"], "--seats"),
        (&["play", "imhotep", "--seats", "you,"], "--seats"),
        (&["play", "imhotep", "--seats", "you,deep-blue"], "deep-blue"),
        (&["play", "imhotep", "--seats"], "--seats"),
        (&["play", "imhotep", "--seed", "1"], "--seed"),
        (&["play", "imhotep", "--seed", &SEED.to_uppercase()], "--seed"),
        (&["play", "imhotep", "--options", "hat=on"], "hat"),
        (&["play", "imhotep", "--options", "wrath=maybe"], "maybe"),
        (&["play", "imhotep", "--options", "wrath"], "wrath"),
        (&["play", "imhotep", "--names", "a,b,c"], "--names"),
        (&["play", "imhotep", "--names", "a\tb"], "--names"),
        (&["play", "imhotep", "--load", "/no/such/file"], "/no/such/file"),
        (&["play", "--load", "/"], "/"),
        (&["play", "imhotep", "again"], "again"),
        (&["replay"], "FILE"),
        (&["replay", "/no/such/file"], "/no/such/file"),
        (&["replay", "Cargo.toml"], "Cargo.toml:1:1: "),
        (&["arena"], "imhotep"),
        (&["arena", "imhotep", "--seats", "you,random"], "you"),
        (&["arena", "imhotep", "--seats", "random"], "--seats"),
        (&["arena", "imhotep", "--games", "0"], "--games"),
        (&["arena", "imhotep", "--games", "-1"], "--games"),
        (&["arena", "imhotep", "--games", "many"], "--games"),
        (&["arena", "imhotep", "--games", "99999999999999999999"], "--games"),
        (&["arena", "imhotep", "--seed", "0x5"], "--seed"),
        (&["arena", "imhotep", "--seed", "1", "--seed", "2"], "--seed"),
        (&["arena", "kheops", "--seats", "exec:,random"], "exec:"),
        (&["arena", "kheops", "--seats", "pharaoh:0x5ms,random"], "0x5ms"),
        (&["arena", "ladder", "kheops", "--seats", "3"], "--seats"),
        (&["arena", "ladder", "kheops", "--among", "mason"], "--among"),
        (&["arena", "ladder", "kheops", "--among", "mason,flat"], "--among"),
        (&["arena", "ladder", "kheops", "--among", "mason,sphinx"], "--among"),
        (&["bench", "chess"], "chess"),
        (&["bench", "--seconds", "0"], "--seconds"),
        (&["bench", "--seconds", "NaN"], "--seconds"),
        (&["bench", "--seconds", "inf"], "--seconds"),
        (&["rules"], "imhotep"),
        (&["rules", "chess"], "chess"),
        (&["rules", "\u{1b}[31m"], "\u{FFFD}"),
        (&["rules", "imhotep", "--json=yes"], "--json"),
    ];
    for (arguments, place) in cases {
        let english = refused(arguments, "");
        assert!(english.contains(place), "{arguments:?}: {english}");
        assert!(!english.contains('\u{1b}'), "{arguments:?}: {english}");
        if arguments.first() != Some(&"--lang") {
            let spanish = refused(&[&["--lang", "es"][..], arguments].concat(), "");
            let place = place.replace('“', "«").replace('”', "»").replace("FILE", "FICHERO");
            assert!(spanish.contains(&place), "{arguments:?}: {spanish}");
            assert_ne!(english, spanish, "{arguments:?}");
        }
    }
}

#[test]
fn arguments_that_are_not_text_are_refused() {
    let bytes = || OsString::from_vec(vec![b'a', 0xff, 0xfe]);
    refused(&[bytes()], "");
    refused(&["rules".into(), bytes()], "");
    refused(&["play".into(), "imhotep".into(), "--seats".into(), bytes()], "");
    refused(&["replay".into(), bytes()], "");
}

#[test]
fn a_reader_that_leaves_is_no_accident() {
    for arguments in [&["rules", "imhotep"][..], &["--help"], &["arena", "imhotep", "--games", "5"]] {
        let mut child = program()
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments:?}");
    }
}

#[test]
fn the_texts_are_complete_in_both_languages() {
    let texts = Texts { en: include_str!("../../lang/en.ftl"), es: include_str!("../../lang/es.ftl") };
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let problems: BTreeSet<String> = laws::check_texts(texts, &source, &[]).into_iter().collect();
    assert_eq!(problems, BTreeSet::new());
}
