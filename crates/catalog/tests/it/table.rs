//! Games played through the face of texts and JSON, as programs that know no game do.

use std::cell::Cell;

use catalog::{GAMES, Refused, Table, Title, find};
use tabletop::{Draw as _, Language, Options, Rng, Seat, SeatSet, Seed, Setup, Status, Viewer};

fn setup(title: &dyn Title, seats: usize, number: u64) -> Setup {
    let mut options = Options::new(title.choices());
    let mut rng = Rng::new(number);
    for choice in title.choices() {
        let value = choice.values[rng.below(choice.values.len() as u32) as usize];
        options.set(choice.name, value).expect("it is one of the choice's values");
    }
    Setup { rules: *title.reads().end(), seats, options, seed: Seed::of_series(7, number), material: None }
}

/// Plays up to so many actions, chosen by bots.
fn play(table: &mut dyn Table, rng: &mut Rng, most: usize) {
    for _ in 0..most {
        let Status::Deciding(seats) = table.status() else { return };
        let seat = seats.first().expect("somebody decides");
        let action = table.choose(seat, bots::Kind::RANDOM, rng);
        assert!(table.legal(seat).contains(&action), "{action} is not on the list");
        assert_eq!(table.check(seat, &action), Ok(()));
        table.play(seat, &action).expect("bots play what is legal");
    }
}

/// Every game with every number of seats, a few times.
fn each(test: impl Fn(&dyn Title, Box<dyn Table>, Rng)) {
    for title in GAMES {
        for seats in title.seats() {
            for number in 0..5 {
                let table = title.open(&setup(*title, seats, number)).expect("a game of the title's own");
                test(*title, table, Rng::new(number));
            }
        }
    }
}

#[test]
fn a_record_leads_to_the_same_table_and_tells_the_result_once_it_is_over() {
    each(|title, mut table, mut rng| {
        for most in [0, 20, usize::MAX] {
            play(&mut *table, &mut rng, most);
            let record = table.record().to_string().parse().expect("a record reads back");
            let again = title.resume(&record).expect("a record replays");
            assert_eq!(again.record(), table.record());
            assert_eq!(again.view(Viewer::All), table.view(Viewer::All));
            assert_eq!(again.story(), table.story());
            assert_eq!(again.opening(), table.opening());
            let over = matches!(table.status(), Status::Finished(_));
            assert_eq!(record.result.is_some(), over);
            assert_eq!(over, most == usize::MAX);
        }
    });
}

#[test]
fn going_back_is_as_if_the_later_plays_had_not_been() {
    each(|title, mut table, mut rng| {
        play(&mut *table, &mut rng, 25);
        let then = table.record();
        let seen = table.view(Viewer::All);
        play(&mut *table, &mut rng, usize::MAX);
        table.rewind(25);
        assert_eq!(table.record(), then);
        assert_eq!(table.view(Viewer::All), seen);
        assert_eq!(table.story().len(), 25);
        table.rewind(0);
        assert_eq!(
            table.view(Viewer::All),
            title.open_record(&then).expect("its header is good").view(Viewer::All)
        );
    });
}

#[test]
fn a_refusal_names_its_rule_and_changes_nothing() {
    each(|title, mut table, mut rng| {
        play(&mut *table, &mut rng, 10);
        // Where all decide at once, somebody waits as soon as somebody has decided.
        let (seats, waiting) = loop {
            let Status::Deciding(seats) = table.status() else { panic!("a few plays do not end a game") };
            let mut others = Seat::first(table.record().seats).filter(|seat| !seats.contains(*seat));
            match others.next() {
                Some(waiting) => break (seats, waiting),
                None => play(&mut *table, &mut rng, 1),
            }
        };
        let before = table.record();
        let decider = seats.first().expect("somebody decides");
        let action = table.legal(decider)[0].clone();

        let Err(Refused::Rule { id, why }) = table.play(waiting, &action) else { panic!("not their turn") };
        assert!(title.rules().iter().any(|rule| rule.id == id), "{id} is not a rule");
        for language in Language::ALL {
            catalog::speaker(title, language, &[]).try_say(&why).expect("the refusal can be said");
        }
        for text in ["", "nonsense", "stones ", "\u{0}", "load 1.1.1"] {
            assert!(matches!(table.play(decider, text), Err(Refused::Syntax(_))), "{text:?}");
        }
        assert_eq!(table.record(), before);
        assert_eq!(table.story().len(), before.plays.len());
    });
}

#[test]
fn no_view_of_a_game_in_progress_holds_the_seed() {
    each(|_, mut table, mut rng| {
        play(&mut *table, &mut rng, 15);
        let seed = table.record().seed.reveal();
        for viewer in [Viewer::Public, Viewer::Seat(Seat::A), Viewer::Seat(Seat::B)] {
            assert!(!table.view(viewer).to_string().contains(&seed));
        }
    });
}

#[test]
fn sheets_lead_to_the_result_and_name_rules_of_the_game() {
    each(|title, mut table, mut rng| {
        play(&mut *table, &mut rng, usize::MAX);
        let rules: Vec<_> = title.rules().iter().map(|rule| rule.id).collect();
        let result = table.record().result.expect("the game is over");
        for (seat, sheet) in table.sheet(Viewer::All).iter() {
            assert_eq!(result[seat].total, sheet.total);
            assert!(sheet.lines.iter().all(|line| rules.contains(&line.rule)));
        }
    });
}

#[test]
fn an_unknown_game_is_answered_with_the_known_ones() {
    let problem = find("chess").err().expect("there is no chess");
    for language in Language::ALL {
        let said = catalog::speaker(GAMES[0], language, &[]).try_say(&problem).expect("it can be said");
        assert!(said.contains("imhotep") && said.contains("chess"), "{said}");
    }
}

#[test]
fn the_texts_are_complete_in_both_languages() {
    let source = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    assert_eq!(laws::check_texts(catalog::TEXTS, &source, &[]), [""; 0]);
}

#[test]
fn what_a_spectator_would_see_is_foreseen_where_only_the_seat_learns_something() {
    let foreseen = Cell::new(0);
    each(|title, mut table, mut rng| {
        while let Status::Deciding(seats) = table.status() {
            let seat = seats.first().expect("somebody decides");
            let legal = table.legal(seat);
            let action = legal[rng.below(legal.len() as u32) as usize].clone();
            let preview = table.preview(seat, std::slice::from_ref(&action), &mut rng).expect("it is legal");
            let revealed = table.play(seat, &action).expect("it is legal").revealed;
            assert_eq!(preview.public.is_some(), revealed == SeatSet::only(seat), "{} {action}", title.id());
            if let Some(public) = preview.public {
                foreseen.set(foreseen.get() + 1);
                assert_eq!(public.get(), table.view_text(Viewer::Public).get(), "{} {action}", title.id());
            }
        }
    });
    assert!(foreseen.get() > 15, "only {} times", foreseen.get());
}
