//! Scripts by chance. What shrinking should prefer stands first in each list.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

use super::super::entry::Per;
use super::super::{Allows, Time};
use super::script::{Action, BOTS, By, Chair, NAMES, Opening, Script, Step, TEXTS, Wish};

/// A script has no more steps: everything fits into a short game, and the log stays short enough to be read often.
const STEPS: usize = 60;

pub(super) fn scripts() -> impl Strategy<Value = Script> {
    (opening(), vec(step(), 0..STEPS)).prop_map(|(opening, steps)| Script { opening, steps })
}

fn opening() -> impl Strategy<Value = Opening> {
    let allows =
        || any::<(bool, bool, bool)>().prop_map(|(public, chat, hints)| Allows { public, chat, hints });
    (vec(chair(), 2..=4), any::<bool>(), allows(), option::of(time()), 0..8u8)
        .prop_map(|(chairs, long, allows, time, secret)| Opening { chairs, long, allows, time, secret })
}

fn chair() -> impl Strategy<Value = Chair> {
    prop_oneof![
        18 => Just(Chair::Here { promises: false }),
        3 => Just(Chair::Here { promises: true }),
        1 => Just(Chair::Open),
        1 => Just(Chair::Link),
        1 => (0..4u8).prop_map(Chair::Again),
        4 => Just(Chair::Bot),
    ]
}

fn time() -> impl Strategy<Value = Time> {
    let per = prop_oneof![Just(Per::Game), Just(Per::Turn)];
    (per, prop_oneof![Just(10u32), Just(100), Just(1_000)]).prop_map(|(per, seconds)| Time { per, seconds })
}

fn step() -> impl Strategy<Value = Step> {
    let answer = (0..4u8, 0..3u8, 0..4u8, option::weighted(0.2, 0..BOTS.len() as u8));
    prop_oneof![
        30 => (0..4u8, 0..4u8).prop_map(|(who, pick)| Step::Turn { who, pick }),
        50 => (by(), wish()).prop_map(|(by, wish)| Step::Ask(by, wish)),
        3 => (0..8u8).prop_map(Step::Repeat),
        4 => answer.prop_map(|(seat, late, pick, bot)| Step::Answer { seat, late, pick, bot }),
        6 => prop_oneof![Just(1_000u32), Just(9_999), Just(30_000), Just(100_000)].prop_map(Step::Wait),
    ]
}

fn by() -> impl Strategy<Value = By> {
    prop_oneof![
        14 => (0..2u8).prop_map(By::Holder),
        8 => (0..4u8).prop_map(By::Holder),
        6 => Just(By::Creator),
        1 => Just(By::Spectator),
        2 => Just(By::Nobody),
        2 => (0..12u8).prop_map(By::Any),
    ]
}

fn wish() -> impl Strategy<Value = Wish> {
    let name = || 0..NAMES.len() as u8;
    let bot = || option::of(0..BOTS.len() as u8);
    let join = (0..4u8, name(), any::<bool>(), option::weighted(0.3, 0..4u8))
        .prop_map(|(seat, name, promises, before)| Wish::Join { seat, name, promises, before });
    let action = prop_oneof![(0..4u8).prop_map(Action::Legal), (0..TEXTS.len() as u8).prop_map(Action::Text)];
    let play = (0..4u8, action).prop_map(|(late, action)| Wish::Play { late, action });
    let change =
        any::<(bool, bool, bool)>().prop_map(|(public, chat, hints)| Wish::Change { public, chat, hints });
    // At the game and around it: what is asked for often, and what is asked for now and then.
    let game = prop_oneof![
        12 => Just(Wish::Undo),
        8 => prop_oneof![Just(true), Just(false)].prop_map(Wish::AnswerUndo),
        4 => play,
        4 => bot().prop_map(Wish::Pass),
        4 => Just(Wish::TakeBack),
        1 => Just(Wish::Resign),
        6 => prop_oneof![3 => Just(true), 1 => Just(false)].prop_map(Wish::Abandon),
        2 => Just(Wish::Pause),
        3 => Just(Wish::Resume),
        3 => Just(Wish::Hint),
        2 => any::<bool>().prop_map(|kept| Wish::Nonce { kept }),
    ];
    let around = prop_oneof![
        6 => join,
        5 => Just(Wish::Say { good: true }),
        1 => Just(Wish::Say { good: false }),
        1 => (0..4u8).prop_map(Wish::Delete),
        1 => Just(Wish::Move),
        1 => Just(Wish::Leave),
        1 => name().prop_map(Wish::Rename),
        2 => (0..4u8).prop_map(Wish::Invite),
        2 => (0..4u8, bot()).prop_map(|(seat, bot)| Wish::Kick(seat, bot)),
        2 => (0..4u8, any::<bool>()).prop_map(|(seat, muted)| Wish::Mute(seat, muted)),
        1 => change,
        1 => Just(Wish::Rematch),
    ];
    prop_oneof![3 => game, 1 => around]
}
