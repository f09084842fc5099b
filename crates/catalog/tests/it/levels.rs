//! Each of the weaker levels is better than the one below it, in every game: as much of the ladder as can be seen in
//! seconds. `mastaba arena ladder` plays all of it.

use std::num::NonZero;

use bots::{Deals, Entrant, Kind, Series, Standing};
use catalog::{GAMES, Title};
use tabletop::Options;

/// How the first of two does against the second; budgets are iterations, so that every run gives the same.
fn standing(title: &dyn Title, one: &str, other: &str, games: u64) -> Standing {
    let entrant = |name: &str| Entrant::Bot(name.parse::<Kind>().expect("a bot"));
    let series = Series {
        entrants: vec![entrant(one), entrant(other)],
        deals: Deals::Paired,
        rules: None,
        options: Options::new(title.choices()),
        material: None,
        games,
        seed: 1,
        threads: NonZero::new(2).expect("two"),
    };
    title.arena(&series, &|_| Ok(())).expect("a usual set-up").remove(0)
}

fn wins(one: &str, other: &str, games: u64) {
    for title in GAMES {
        let standing = standing(*title, one, other, games);
        assert!(standing.low > 0.5, "{}: {standing:?}", title.id());
    }
}

#[test]
fn an_apprentice_has_more_sense_than_chance() {
    wins("apprentice", "random", 100);
}

#[test]
fn a_mason_is_better_than_an_apprentice() {
    wins("mason", "apprentice", 100);
}

#[test]
fn a_hurried_scribe_is_better_than_a_mason() {
    wins("scribe:75it", "mason", 40);
}

#[test]
fn whoever_looks_ahead_in_a_hurry_still_sees_more_than_one_step() {
    wins("pharaoh:75it", "greedy", 100);
}
