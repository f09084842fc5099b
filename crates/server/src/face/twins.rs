//! Games that differ only in what a watcher cannot know must give that watcher the same bytes.

use tabletop::{Draw as _, Rng, Seat, Viewer};

use super::{Now, event};
use crate::table::testing::{Sitting, Trial};

const PEOPLE: [Sitting; 2] = [Sitting::Person("Ana"), Sitting::Person("Luis")];

/// Everything a watcher is sent of a game.
fn stream(trial: &Trial, viewer: Viewer) -> Vec<String> {
    // The events are told again from the beginning, as a resumed stream tells them.
    let mut again = Trial::begin("pyramids", 5, &PEOPLE, None);
    let mut told = Vec::new();
    let begun = again.effects.len();
    for (at, entry, effect) in &trial.effects[begun..] {
        again.state.apply(*at, entry).expect("it happened");
        if effect.audience.contains(viewer) {
            let mut event = event(&again.state, viewer, Some(tabletop::Language::En), *at, entry, effect);
            event.now = Some(Now::of(&again.state, viewer, *at));
            told.push(serde_json::to_string(&event).expect("plain data"));
        }
    }
    told
}

/// Plays a seat's choice by these dice until others notice that it is made, and gives how many steps it took.
fn choose(trial: &mut Trial, seat: Seat, rng: &mut Rng) -> usize {
    for steps in 1.. {
        let legal = trial.legal(seat);
        trial.play(seat, &legal[rng.below(legal.len() as u32) as usize]).expect("it is legal");
        let (_, _, effect) = trial.effects.last().expect("a play");
        if effect.audience.contains(Viewer::Public) {
            return steps;
        }
    }
    unreachable!("no choice is endless")
}

/// The same game up to some point, by the same dice; none if nothing is sealed there.
fn before(entries: usize) -> Option<Trial> {
    let mut trial = Trial::begin("pyramids", 5, &PEOPLE, None);
    let mut rng = Rng::new(1);
    while trial.effects.len() < entries {
        let seat = trial.state.deciding().first()?;
        choose(&mut trial, seat, &mut rng);
    }
    (trial.state.deciding().len() == 2).then_some(trial)
}

#[test]
fn what_one_seals_gives_others_the_same_bytes_whatever_it_is_and_however_many_steps_it_took() {
    let (mut different_plays, mut different_steps) = (0, 0);
    for entries in 3..90 {
        let twins: Vec<(usize, Trial)> = (0..8)
            .filter_map(|dice| {
                let mut trial = before(entries)?;
                Some((choose(&mut trial, Seat::A, &mut Rng::new(100 + dice)), trial))
            })
            .collect();
        for pair in twins.windows(2) {
            let [(steps, one), (other_steps, other)] = pair else { unreachable!("windows of two") };
            let own = Viewer::Seat(Seat::A);
            different_plays += usize::from(stream(one, own) != stream(other, own));
            different_steps += usize::from(steps != other_steps);
            for viewer in [Viewer::Seat(Seat::B), Viewer::Public] {
                assert_eq!(stream(one, viewer), stream(other, viewer), "after {entries} entries");
            }
        }
    }
    assert!(
        different_plays > 50 && different_steps > 0,
        "they differ too little: {different_plays}, {different_steps}"
    );
}
