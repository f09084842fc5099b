//! The shuffles that `docs/records.md` lists are the ones the game makes.

use imhotep::Imhotep;
use tabletop::{Game, Journal, Record, Replay, Seed, Setup, Shuffle};

const PAGE: &str = include_str!("../../../../docs/records.md");

#[test]
fn the_page_lists_the_shuffles_of_every_table() {
    let page = PAGE.split_whitespace().collect::<Vec<_>>().join(" ");
    let counting: [u8; 32] = std::array::from_fn(|at| at as u8);
    for (name, seed) in [("zeros", Seed::new([0; 32])), ("count", Seed::new(counting))] {
        for seats in Imhotep::SEATS {
            let mut journal = Journal::default();
            Imhotep::new(&Setup::new::<Imhotep>(seats, seed), &mut journal).expect("a plain set-up");
            let made: Vec<&str> = journal.shuffles.iter().map(|shuffle| shuffle.name.as_str()).collect();
            assert_eq!(made, ["rounds", "market"]);
            for Shuffle { name: pile, order } in &journal.shuffles {
                let begins = format!("shuffle {name} imhotep/{pile} ");
                let ends = format!("= {} ", order.join(" "));
                let listed = page.split(&begins).skip(1).any(|vector| vector.contains(&ends));
                assert!(listed, "{seats} seats: the page has no {begins}... {ends}");
            }
        }
    }
}

#[test]
fn the_example_of_the_page_is_a_game() {
    let example = PAGE.split("```text\n").nth(1).and_then(|text| text.split("```").next());
    let record: Record = example.expect("the page begins with an example").parse().expect("a record");
    assert_eq!(Replay::<Imhotep>::open(&record).and_then(Replay::finish).map(|_| ()), Ok(()));
    assert!(!record.plays.is_empty());
}
