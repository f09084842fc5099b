//! Tile sets of one's own: what is read, and what is refused with its line.

use kheops::{Faces, Kheops, Kind, Symbol, Tile};
use tabletop::{Game, Language, Phrase, Record, Replay, Seed, Setup, SetupError, Silent, Speaker, Viewer};

const TILES: &str = include_str!("../../data/tiles.csv");

fn refused(text: &str) -> SetupError {
    Faces::read(text).expect_err("not a tile set")
}

/// The refusal of the set in which `from` is `to`: its key and the line it is in. Tile 1 stands in line 4.
#[track_caller]
fn changed(from: &str, to: &str) -> (String, usize) {
    assert_eq!(TILES.matches(from).count(), 1, "{from} must stand there once");
    let SetupError { problem, place } = refused(&TILES.replace(from, to));
    for language in Language::ALL {
        Speaker::new(language, &[Kheops::TEXTS]).try_say(&problem).expect("it can be said");
    }
    (problem.key.into_owned(), place.expect("a place").0)
}

#[test]
fn mistakes_are_told_with_their_line() {
    let told = |key: &str, line| (key.to_owned(), line);
    assert_eq!(changed("number,kind", "kind,number"), told("tiles-header", 3));
    assert_eq!(changed("\n1,room,1", "\n1,room"), told("tiles-fields", 4));
    assert_eq!(changed("\n45,room,1,none,", "\n45,room,1,none,,"), told("tiles-fields", 48));
    assert_eq!(changed("\n7,room", "\n0,room"), told("tiles-number", 10));
    assert_eq!(changed("\n7,room", "\n51,room"), told("tiles-number", 10));
    assert_eq!(changed("\n7,room", "\n07,room"), told("tiles-number", 10));
    assert_eq!(changed("\n7,room", "\n6,room"), told("tiles-repeated", 10));
    assert_eq!(changed("\n7,room", "\n7,hall"), told("tiles-kind", 10));
    assert_eq!(changed("\n7,room,1", "\n7,room,0"), told("tiles-openings", 10));
    assert_eq!(changed("\n7,room,1", "\n7,room,4"), told("tiles-openings", 10));
    assert_eq!(changed("\n7,room,1,ankh", "\n7,room,1,cross"), told("tiles-symbol", 10));
    assert_eq!(changed("\n1,room,1,sarcophagus,red", "\n1,room,1,sarcophagus,gold"), told("tiles-colour", 4));
    assert_eq!(
        changed("\n1,room,1,sarcophagus,red", "\n1,room,1,sarcophagus,"),
        told("tiles-colour-missing", 4)
    );
    assert_eq!(changed("\n7,room,1,ankh,", "\n7,room,1,ankh,red"), told("tiles-colour-unneeded", 10));
    assert_eq!(changed("\n50,passage,3,none,", ""), told("tiles-missing", 52));
    assert_eq!(refused("").problem.key, "tiles-missing");
    assert_eq!(refused("# nothing but a comment\n").problem.key, "tiles-missing");
}

/// The set with this many tiles that must stay empty: all of the first ones.
fn with_empty(count: usize) -> String {
    let line =
        |number: usize| format!("{number},passage,2,{},\n", if number <= count { "empty" } else { "none" });
    let tiles: String = (1..=50).map(line).collect();
    format!("number,kind,openings,symbol,colour\n{tiles}")
}

#[test]
fn eighteen_may_have_to_stay_empty_and_no_more() {
    let faces = Faces::read(&with_empty(18)).expect("eighteen");
    assert_eq!(Tile::all().filter(|tile| faces.face(*tile).symbol == Symbol::Empty).count(), 18);
    let refused = refused(&with_empty(19));
    assert_eq!(refused.problem, Phrase::new("tiles-too-many-empty").with("most", 18));
    assert_eq!(refused.place, Some((20, 1)));
}

#[test]
fn order_comments_and_spaces_do_not_matter() {
    let (head, tiles) = TILES.split_once("colour\n").expect("the header");
    let backwards: Vec<&str> = tiles.lines().rev().collect();
    let text = format!("{head}colour\r\n\n# backwards\n {}\r\n", backwards.join(" \r\n"));
    assert_eq!(Faces::read(&text).expect("a tile set"), Faces::reconstruction());
}

#[test]
fn a_game_is_played_with_the_tiles_it_was_given_and_its_record_keeps_them() {
    let text = TILES.replace("\n50,passage,3,none,", "\n50,room,1,ankh,");
    let mut setup = Setup::new::<Kheops>(2, Seed::new([4; 32]));
    setup.material = Some(text);
    let game = Kheops::new(&setup, &mut Silent).expect("a game");
    let view = game.view(Viewer::Public);
    let face = view.board().face(Tile::new(50).expect("a tile"));
    assert_eq!((face.kind, face.openings, face.symbol), (Kind::Room, 1, Symbol::Ankh));
    let record: Record = Record::new::<Kheops>(&setup).to_string().parse().expect("a record");
    assert_eq!(Replay::<Kheops>::open(&record).expect("its game").game(), &game);

    setup.material = Some("no tiles".to_owned());
    assert_eq!(Kheops::new(&setup, &mut Silent).expect_err("not a set").problem.key, "tiles-header");
}

#[test]
fn a_set_is_drawn_in_both_languages_and_as_a_picture() {
    for language in Language::ALL {
        let speaker = Speaker::new(language, &[Kheops::TEXTS]);
        let drawn = Kheops::draw_material(None, &speaker).expect("the reconstruction");
        assert_eq!(drawn.text.lines().count(), 25);
        assert!(drawn.text.contains(&speaker.word("sarcophagus-red")) && !drawn.text.contains("symbol-"));
        assert_eq!(drawn.svg.matches("<g ").count(), 50);
        assert_eq!(Kheops::draw_material(Some(TILES), &speaker), Ok(drawn));
    }
    let speaker = Speaker::new(Language::En, &[Kheops::TEXTS]);
    let refused = Kheops::draw_material(Some("no tiles"), &speaker).expect_err("not a set");
    assert_eq!(refused.place, Some((1, 1)));
}
