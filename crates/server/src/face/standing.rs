//! What is told with every standing is what would be answered if it were asked for.

use tabletop::{BySeat, Draw as _, Rng, Seat, Viewer};

use super::{Now, table_face};
use crate::table::testing::{Sitting, Trial};
use crate::table::{Allows, Command, Who};

const PEOPLE: [Sitting; 3] = [Sitting::Person("Ana"), Sitting::Person("Luis"), Sitting::Person("Eva")];

/// Each seat's total as these eyes are told it.
fn totals(trial: &Trial, viewer: Viewer) -> BySeat<i32> {
    Now::of(&trial.state, viewer, trial.now).totals.expect("the game has begun")
}

#[test]
fn totals_are_those_of_the_watchers_own_score() {
    let mut secrets = 0;
    for title in catalog::GAMES {
        let game = title.id();
        let people = &PEOPLE[..PEOPLE.len().min(*title.seats().end())];
        let mut trial = Trial::begin(game, 5, people, None);
        let mut rng = Rng::new(1);
        while let Some(seat) = trial.state.deciding().first() {
            let legal = trial.legal(seat);
            trial.play(seat, &legal[rng.below(legal.len() as u32) as usize]).expect("it is legal");
            let all = totals(&trial, Viewer::All);
            for viewer in Seat::first(people.len()).map(Viewer::Seat).chain([Viewer::Public]) {
                let asked = trial.state.game().expect("a game").sheet(viewer).map(|_, sheet| sheet.total);
                assert_eq!(totals(&trial, viewer), asked, "{game}: {viewer:?}");
                secrets += usize::from(asked != all);
            }
        }
    }
    assert!(secrets > 100, "only {secrets} times somebody knew less than everything");
}

#[test]
fn whatever_of_a_table_can_change_is_told_with_every_standing() {
    let mut trial = Trial::begin("imhotep", 5, &PEOPLE, None);
    let check = |trial: &Trial| {
        let now = Now::of(&trial.state, Viewer::Public, trial.now);
        let face = table_face(&trial.state, trial.now);
        assert_eq!(
            (now.allows, now.rules, now.owner, now.rematch, now.phase),
            (face.allows, face.rules, face.owner, face.rematch, face.phase)
        );
        (now.allows.public, now.owner)
    };
    let before = check(&trial);
    let allows = Allows { public: true, ..trial.state.allows };
    trial.ask(Who::Creator, Command::Change { allows }).expect("the owner may");
    trial.ask(Who::Creator, Command::Leave).expect("anybody may leave");
    let after = check(&trial);
    assert_eq!((before, after), ((false, None), (true, Some(Seat::A))));
}
