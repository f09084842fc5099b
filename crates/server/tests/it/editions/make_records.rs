//! Writes records of this edition: every game with every number of seats and every option, finished and not.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use bots::Kind;
use catalog::{Table, Title};
use tabletop::{BySeat, Options, Rng, Seed, Setup, Status};

use super::made;
use super::records::told_of_records;

/// People of a record: with an accent, with a space, with another script.
const NAMES: [&str; 4] = ["Ana", "Íñigo", "Merit Ptah", "李雷"];

/// One game more or less like another, told apart by its number.
struct Plan {
    title: &'static dyn Title,
    seats: usize,
    /// Which value each option takes, in turn.
    values: usize,
    /// Each seat's bots: greedy ones build, random ones do what nobody would.
    bots: [Kind; 2],
    /// The game breaks off after so many plays.
    plays: usize,
    material: Option<String>,
}

/// Twice as many games as an option has values, with each number of seats; every other one breaks off.
fn plans(title: &'static dyn Title) -> Vec<Plan> {
    let most = title.choices().iter().map(|choice| choice.values.len()).max().unwrap_or(1);
    let mut plans = Vec::new();
    for seats in title.seats() {
        for values in 0..most {
            let bots = [Kind::GREEDY, Kind::RANDOM];
            plans.push(Plan { title, seats, values, bots, plays: usize::MAX, material: None });
        }
        let bots = [Kind::RANDOM, Kind::RANDOM];
        plans.push(Plan { title, seats, values: seats, bots, plays: 4 + 6 * seats, material: None });
    }
    if let Some(material) = own_material(title.id()) {
        let (seats, bots) = (*title.seats().end(), [Kind::GREEDY, Kind::RANDOM]);
        plans.push(Plan {
            title,
            seats,
            values: 0,
            bots,
            plays: usize::MAX,
            material: Some(material.clone()),
        });
        plans.push(Plan { title, seats: 2, values: 1, bots, plays: 9, material: Some(material) });
    }
    plans
}

/// The game's own material with a difference that everybody can see.
pub(crate) fn own_material(game: &str) -> Option<String> {
    let (text, from, to) = match game {
        "kheops" => {
            let tiles = include_str!("../../../../../games/kheops/data/tiles.csv");
            (tiles, "\n50,passage,3,none,", "\n50,room,1,ankh,")
        }
        "pyramids" => {
            let deck = include_str!("../../../../../games/pyramids/data/mastaba.deck");
            (deck, "\n1 green\n#.x#E\n.xg#g\n", "\n1 green\n..x.E\n.xg.g\n")
        }
        _ => return None,
    };
    let own = text.replace(from, to);
    assert_ne!(own, text, "{game}");
    Some(own)
}

/// Plays the game of a plan as far as the plan goes.
fn play(plan: &Plan, number: usize) -> Box<dyn Table> {
    let mut options = Options::new(plan.title.choices());
    for (at, choice) in plan.title.choices().iter().enumerate() {
        // With another pace for each option, so that values of different options meet in different ways.
        let value = choice.values[(plan.values + at * plan.seats) % choice.values.len()];
        options.set(choice.name, value).expect("one of its values");
    }
    let seed = Seed::new(std::array::from_fn(|at| (number * 37 + at * 11) as u8));
    let rules = *plan.title.reads().end();
    let setup = Setup { rules, seats: plan.seats, options, seed, material: plan.material.clone() };
    let mut table = plan.title.open(&setup).expect("a game");
    // Some have no name.
    let name = |at: usize| (at != 1 || !number.is_multiple_of(3)).then(|| NAMES[at].to_owned());
    table.set_names(BySeat::from_fn(plan.seats, |seat| name(seat.index())));
    let mut rng = Rng::new(number as u64);
    for made in 0..plan.plays {
        let Status::Deciding(seats) = table.status() else { break };
        let deciding: Vec<_> = seats.iter().collect();
        // Of several who decide at once, it is not always the first who is done first.
        let seat = deciding[made % deciding.len()];
        let action = table.choose(seat, plan.bots[seat.index() % 2], &mut rng);
        table.play(seat, &action).expect("it is legal");
    }
    table
}

/// Every number of seats and every value of every option must have come about.
fn check_that_nothing_is_left_out(title: &dyn Title, tables: &[Box<dyn Table>]) {
    let seats: BTreeSet<usize> = tables.iter().map(|table| table.record().seats).collect();
    assert_eq!(seats, title.seats().collect());
    for choice in title.choices() {
        for value in choice.values {
            let is_chosen = tables.iter().any(|table| table.options().get(choice.name) == *value);
            assert!(is_chosen, "{} {}={value}", title.id(), choice.name);
        }
    }
    let finished = tables.iter().filter(|table| matches!(table.status(), Status::Finished(_))).count();
    assert!(0 < finished && finished < tables.len(), "{}: {finished} finished", title.id());
    let own = tables.iter().filter(|table| table.record().material.is_some()).count();
    assert_eq!(own > 0, title.material().is_some(), "{}", title.id());
}

/// Writes what the records of a folder tell beside it.
pub(crate) fn write_told_of_records(folder: &Path) {
    fs::write(folder.join("records.txt"), told_of_records(&folder.join("records"))).expect("a file");
}

#[test]
#[ignore = "writes files: this is how an edition's fixtures are made"]
fn write_the_records_of_this_edition() {
    let folder = made();
    fs::create_dir_all(folder.join("records")).expect("a folder");
    for title in catalog::GAMES {
        let tables: Vec<Box<dyn Table>> =
            plans(*title).iter().zip(1..).map(|(plan, number)| play(plan, number)).collect();
        check_that_nothing_is_left_out(*title, &tables);
        for (table, number) in tables.iter().zip(1..) {
            let file = folder.join(format!("records/{}-{number:02}.txt", title.id()));
            fs::write(file, table.record().to_string()).expect("a file");
        }
    }
    write_told_of_records(&folder);
}
