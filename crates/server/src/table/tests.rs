//! What a table does, without a server: every entry from decisions alone, with a clock that the test turns.

use tabletop::{Draw as _, Language, Rng, Seat, SeatSet, Viewer};

use super::testing::{Sitting, Trial, hash};
use super::unreadable::Wrong;
use super::*;
use crate::store::{Chain, Logged, Trace, seal_anew};

const PEOPLE: [Sitting; 2] = [Sitting::Person("Ana"), Sitting::Person("Luis")];

fn seconds(per: entry::Per, seconds: u32) -> Option<Time> {
    Some(Time { per, seconds })
}

/// Plays at random until a play fits, and gives who made it.
fn play_until(trial: &mut Trial, rng: &mut Rng, mut fits: impl FnMut(&Effect, SeatSet) -> bool) -> Seat {
    for _ in 0..2_000 {
        let seat = trial.state.deciding().first().expect("somebody decides");
        let legal = trial.legal(seat);
        let action = &legal[rng.below(legal.len() as u32) as usize];
        trial.play(seat, action).expect("it is legal");
        let (_, _, effect) = trial.effects.last().expect("a play");
        if fits(effect, trial.state.deciding()) {
            return seat;
        }
    }
    panic!("nothing fitted")
}

fn revealed(effect: &Effect) -> SeatSet {
    effect.told.as_ref().map_or(SeatSet::EMPTY, |told| told.revealed)
}

#[test]
fn an_undo_is_free_while_nothing_was_revealed_and_nobody_else_played() {
    let mut trial = Trial::begin("imhotep", 1, &PEOPLE, None);
    let before = trial.view(Viewer::Public);
    let seat = play_until(&mut trial, &mut Rng::new(1), |effect, _| revealed(effect).is_empty());
    assert_ne!(trial.view(Viewer::Public), before);
    let decision = trial.state.decisions[seat];
    trial.ask(Who::Seat(seat), Command::Undo).expect("it is free");
    assert_eq!(trial.view(Viewer::Public), before);
    assert!(trial.state.decisions[seat] > decision, "a decision's number never returns");
    assert_eq!(trial.ask(Who::Seat(seat), Command::Undo), Err(Code::NothingToUndo));
    let kinds = trial.effects.iter().filter(|(_, entry, _)| matches!(entry, Entry::Undone { .. }));
    assert_eq!(kinds.count(), 1, "it stands in the log");
}

#[test]
fn an_undo_past_another_person_needs_their_consent() {
    let mut trial = Trial::begin("imhotep", 1, &PEOPLE, None);
    let mut rng = Rng::new(1);
    let quiet = |effect: &Effect, _: SeatSet| revealed(effect).is_empty();
    let first = play_until(&mut trial, &mut rng, quiet);
    let before_second = trial.view(Viewer::Public);
    let mut second = first;
    while second == first {
        second = play_until(&mut trial, &mut rng, quiet);
    }
    let after = trial.view(Viewer::Public);
    trial.ask(Who::Seat(first), Command::Undo).expect("it may be asked");
    assert_eq!(trial.view(Viewer::Public), after, "nothing happens before the other agrees");
    assert_eq!(trial.ask(Who::Seat(first), Command::AnswerUndo { allow: true }), Err(Code::NoUndoAsked));
    trial.ask(Who::Seat(second), Command::AnswerUndo { allow: false }).expect("no is an answer");
    assert_eq!(trial.view(Viewer::Public), after);
    trial.ask(Who::Seat(first), Command::Undo).expect("it may be asked again");
    trial.ask(Who::Seat(second), Command::AnswerUndo { allow: true }).expect("yes is one, too");
    assert_ne!(trial.view(Viewer::Public), after);
    assert_ne!(trial.view(Viewer::Public), before_second, "the first play is gone, not only the second");
}

#[test]
fn an_undo_of_what_was_revealed_needs_consent_and_bots_need_not_be_asked() {
    for sitting in [PEOPLE, [Sitting::Person("Ana"), Sitting::Bot("random")]] {
        let alone = matches!(sitting[1], Sitting::Bot(_));
        let mut trial = Trial::begin("kheops", 3, &sitting, None);
        let mut rng = Rng::new(2);
        let mut made = None;
        // Where a bot sits, its plays come from it.
        for _ in 0..500 {
            let seat = trial.state.deciding().first().expect("somebody decides");
            let legal = trial.legal(seat);
            let action = legal[rng.below(legal.len() as u32) as usize].clone();
            match trial.state.bots_to_move().first() {
                Some((seat, bot, decision)) => {
                    let (seat, bot, decision) = (*seat, (*bot).to_owned(), *decision);
                    trial
                        .ask(Who::Stranger, Command::BotPlay { seat, decision, action, bot })
                        .expect("its turn");
                }
                None => {
                    trial.play(seat, &action).expect("it is legal");
                    let (_, _, effect) = trial.effects.last().expect("a play");
                    if !revealed(effect).is_empty() {
                        made = Some(seat);
                        break;
                    }
                }
            }
        }
        let seat = made.expect("kheops shows tiles");
        let before = trial.effects.len();
        trial.ask(Who::Seat(seat), Command::Undo).expect("it may be asked");
        let done = trial.effects[before..].iter().any(|(_, entry, _)| matches!(entry, Entry::Undone { .. }));
        assert_eq!(done, alone, "a person must be asked, a bot need not");
    }
}

/// Two people, one of whom has just asked to take back what the other has played past.
fn asked_past_another() -> (Trial, Seat, Seat, String) {
    let mut trial = Trial::begin("imhotep", 1, &PEOPLE, None);
    let mut rng = Rng::new(1);
    let quiet = |effect: &Effect, _: SeatSet| revealed(effect).is_empty();
    let first = play_until(&mut trial, &mut rng, quiet);
    let mut second = first;
    while second == first {
        second = play_until(&mut trial, &mut rng, quiet);
    }
    let after = trial.view(Viewer::Public);
    (trial, first, second, after)
}

#[test]
fn who_passed_to_a_bot_or_ran_out_of_time_is_asked_before_their_play_is_taken_back() {
    let ways: [fn(&mut Trial, Seat); 3] = [
        |trial, seat| trial.ask(Who::Seat(seat), Command::Pass { bot: None }).expect("anybody may"),
        |trial, seat| trial.ask(Who::Seat(seat), Command::Resign).expect("anybody may"),
        |trial, seat| {
            let timed_out = Entry::TimedOut { seat, bot: "random".to_owned() };
            trial.state.apply(trial.now, &timed_out).expect("its time is up");
        },
    ];
    for go_away in ways {
        let (mut trial, first, second, after) = asked_past_another();
        trial.ask(Who::Seat(first), Command::Undo).expect("it may be asked");
        trial.ask(Who::Seat(second), Command::AnswerUndo { allow: false }).expect("no is an answer");
        go_away(&mut trial, second);
        trial.ask(Who::Seat(first), Command::Undo).expect("it may be asked again");
        assert_eq!(trial.view(Viewer::Public), after, "nobody has agreed");
        assert_eq!(trial.state.undo.map(|undo| undo.needed), Some(SeatSet::only(second)));
        // Who is away can answer from afar.
        trial.ask(Who::Seat(second), Command::AnswerUndo { allow: true }).expect("they are asked");
        assert_ne!(trial.view(Viewer::Public), after);
    }
}

#[test]
fn what_somebody_played_who_is_gone_for_good_is_not_taken_back() {
    let ways: [fn(Seat) -> Command; 3] = [
        |seat| Command::Kick { seat, bot: Some("mason".to_owned()) },
        |seat| Command::Kick { seat, bot: None },
        |seat| Command::Invite { seat, token: hash(7) },
    ];
    for remove in ways {
        let (mut trial, first, second, after) = asked_past_another();
        // Removing them while they are asked is no yes either.
        trial.ask(Who::Seat(first), Command::Undo).expect("it may be asked");
        trial.ask(Who::Creator, remove(second)).expect("the owner may");
        assert!(trial.state.undo.is_none(), "nobody is left who could answer");
        assert_eq!(trial.ask(Who::Seat(first), Command::Undo), Err(Code::NobodyToAsk));
        assert_eq!(trial.view(Viewer::Public), after);
    }
}

#[test]
fn whoever_sits_down_anew_takes_back_nothing_of_who_sat_there_before() {
    let mut trial = Trial::begin("imhotep", 1, &PEOPLE, None);
    let seat = play_until(&mut trial, &mut Rng::new(1), |effect, _| revealed(effect).is_empty());
    trial.ask(Who::Seat(seat), Command::Leave).expect("anybody may");
    let join = Command::Join {
        seat,
        name: "Merit".to_owned(),
        token: hash(9),
        nonce: None,
        program: false,
        before: None,
    };
    trial.ask(Who::Stranger, join).expect("the seat is open");
    assert_eq!(trial.ask(Who::Seat(seat), Command::Undo), Err(Code::NothingToUndo));
}

#[test]
fn a_bots_plays_roll_back_but_not_what_its_person_played_before() {
    let (mut trial, first, second, _) = asked_past_another();
    trial.ask(Who::Seat(second), Command::Pass { bot: None }).expect("anybody may");
    // The first plays on, then the bot of the second: the person made none of what is taken back.
    while trial.state.deciding().first() == Some(second) {
        let (_, bot, decision) = trial.state.bots_to_move()[0];
        let (bot, action) = (bot.to_owned(), trial.legal(second)[0].clone());
        trial.ask(Who::Stranger, Command::BotPlay { seat: second, decision, action, bot }).expect("its turn");
    }
    let before = trial.view(Viewer::Public);
    let own = trial.legal(first)[0].clone();
    trial.play(first, &own).expect("it is legal");
    let quiet = trial.effects.last().is_some_and(|(_, _, effect)| revealed(effect).is_empty());
    trial.ask(Who::Seat(first), Command::Undo).expect("it may be asked");
    assert_eq!(trial.view(Viewer::Public) == before, quiet);
}

#[test]
fn a_sealed_choice_is_withdrawn_though_others_have_chosen_since() {
    let mut trial = Trial::begin("pyramids", 5, &PEOPLE, None);
    assert_eq!(trial.state.deciding().len(), 2, "both keep cards at once");
    let action = trial.legal(Seat::A)[0].clone();
    trial.play(Seat::A, &action).expect("it is legal");
    // B makes one step of its own, and is not done with it.
    let step = trial.legal(Seat::B)[0].clone();
    let seen_by_b = trial.view(Viewer::Seat(Seat::B));
    if trial.state.deciding().contains(Seat::A) {
        trial.ask(Who::Seat(Seat::A), Command::Undo).expect("its own sealed choice");
        assert_eq!(trial.view(Viewer::Seat(Seat::B)), seen_by_b);
    } else {
        trial.ask(Who::Seat(Seat::A), Command::Undo).expect("its own sealed choice");
    }
    assert!(trial.state.deciding().contains(Seat::A));
    assert!(trial.legal(Seat::B).contains(&step));
}

#[test]
fn a_repeated_play_is_answered_like_the_first_and_another_is_refused() {
    let trial = &mut Trial::begin("imhotep", 1, &PEOPLE, None);
    let seat = trial.state.deciding().first().expect("somebody decides");
    let legal = trial.legal(seat);
    let play = |action: &str| Command::Play { decision: 0, action: action.to_owned() };
    trial.ask(Who::Seat(seat), play(&legal[0])).expect("it is legal");
    let number = trial.state.number(Viewer::Seat(seat));
    let again = trial.state.decide(Who::Seat(seat), play(&legal[0]), trial.now);
    assert!(matches!(again, Ok(Decision::Done(done)) if done == number));
    let other = trial.state.decide(Who::Seat(seat), play(&legal[1]), trial.now);
    assert!(matches!(other, Err(refusal) if refusal.code == Code::DecisionUsed));
}

#[test]
fn time_runs_for_whoever_must_decide_and_a_bot_plays_on_when_it_is_up() {
    let mut trial = Trial::begin("imhotep", 1, &PEOPLE, seconds(entry::Per::Game, 600));
    let seat = trial.state.deciding().first().expect("somebody decides");
    let other = if seat == Seat::A { Seat::B } else { Seat::A };
    assert_eq!(trial.state.deadline(), Some(trial.now + 600_000));
    trial.now += 599_999;
    trial.settle();
    assert!(trial.state.places[seat].is_personal());
    trial.ask(Who::Seat(other), Command::Pause).expect("anybody may pause");
    trial.now += 1_000_000;
    trial.settle();
    trial.ask(Who::Seat(other), Command::Resume).expect("and go on");
    assert_eq!(trial.state.left(seat, trial.now), Some(1), "a pause costs nobody's time");
    trial.now += 1;
    trial.settle();
    assert_eq!(trial.state.bots_to_move(), [(seat, "random", 0)]);
    assert_eq!(trial.play(seat, &trial.legal(seat)[0].clone()), Err(Code::Covered));
    trial.ask(Who::Seat(seat), Command::TakeBack).expect("the person comes back");
    assert_eq!(trial.state.left(seat, trial.now), Some(60_000), "with a tenth of the time");
    assert_eq!(trial.state.left(other, trial.now), Some(600_000));
}

#[test]
fn a_turns_time_begins_anew_with_each_turn() {
    let mut trial = Trial::begin("imhotep", 1, &PEOPLE, seconds(entry::Per::Turn, 100));
    let seat = trial.state.deciding().first().expect("somebody decides");
    trial.now += 60_000;
    play_until(&mut trial, &mut Rng::new(1), |_, deciding| !deciding.contains(seat));
    let other = trial.state.deciding().first().expect("somebody decides");
    assert_eq!(trial.state.left(other, trial.now), Some(100_000));
    trial.now += 30_000;
    play_until(&mut trial, &mut Rng::new(2), |_, deciding| deciding.contains(seat));
    assert_eq!(trial.state.left(seat, trial.now), Some(100_000));
}

#[test]
fn whoever_leaves_passes_the_owners_powers_on_and_the_seat_is_free() {
    let mut trial = Trial::begin("imhotep", 1, &PEOPLE, None);
    assert!(trial.state.owns(Who::Creator) && !trial.state.owns(Who::Seat(Seat::A)));
    assert_eq!(
        trial.ask(Who::Seat(Seat::A), Command::Kick { seat: Seat::B, bot: None }),
        Err(Code::NotOwner)
    );
    trial.ask(Who::Creator, Command::Leave).expect("anybody may leave");
    assert_eq!(trial.state.who(Some(&hash(100))), Who::Stranger);
    assert!(trial.state.owns(Who::Seat(Seat::A)));
    trial.ask(Who::Seat(Seat::A), Command::Leave).expect("anybody may leave");
    assert!(trial.state.owns(Who::Seat(Seat::B)));
    assert_eq!(trial.state.who(Some(&hash(1))), Who::Stranger, "the credential is void");
    let join = |token| {
        let name = "Merit".to_owned();
        Command::Join { seat: Seat::A, name, token, nonce: None, program: false, before: None }
    };
    trial.ask(Who::Stranger, join(hash(9))).expect("the seat is open");
    assert_eq!(trial.ask(Who::Stranger, join(hash(8))), Err(Code::SeatTaken));
    trial.ask(Who::Seat(Seat::B), Command::Invite { seat: Seat::A, token: hash(7) }).expect("the owner may");
    assert_eq!(trial.state.who(Some(&hash(9))), Who::Stranger);
    assert_eq!(trial.state.who(Some(&hash(7))), Who::Invited(Seat::A));
    assert_eq!(
        trial.ask(Who::Stranger, join(hash(6))),
        Err(Code::NotAllowed),
        "it is offered by the link alone"
    );
    trial.ask(Who::Invited(Seat::A), join(hash(6))).expect("who has the link may");
    trial
        .ask(Who::Seat(Seat::B), Command::Kick { seat: Seat::A, bot: Some("mason".to_owned()) })
        .expect("may");
    assert_eq!(trial.state.places[Seat::A].bot(), Some("mason"));
}

#[test]
fn a_game_is_abandoned_when_all_people_want_it_and_lays_its_record_open_then() {
    let mut trial = Trial::begin("imhotep", 1, &PEOPLE, None);
    let vote = |wants| Command::Abandon { wants };
    trial.ask(Who::Seat(Seat::A), vote(true)).expect("a vote");
    trial.ask(Who::Seat(Seat::A), vote(false)).expect("a change of mind");
    trial.ask(Who::Seat(Seat::B), vote(true)).expect("a vote");
    assert!(trial.state.record().is_none(), "nothing is laid open while the game lasts");
    trial.ask(Who::Seat(Seat::A), vote(true)).expect("a vote");
    assert_eq!(trial.state.phase, Phase::Abandoned);
    let record = trial.state.record().expect("it is laid open");
    assert_eq!(record.verify_fair(), Ok(()));
    assert_eq!(trial.ask(Who::Seat(Seat::A), Command::Undo), Err(Code::Over), "it cannot be resumed");
}

#[test]
fn a_wish_to_take_back_ends_with_the_game_that_all_gave_up() {
    let mut trial = Trial::begin("imhotep", 1, &PEOPLE, None);
    let mut rng = Rng::new(1);
    let asks = play_until(&mut trial, &mut rng, |_, _| true);
    while play_until(&mut trial, &mut rng, |_, _| true) == asks {}
    trial.ask(Who::Seat(asks), Command::Undo).expect("it may be asked");
    assert!(trial.state.undo.is_some(), "somebody else has played since");
    for seat in [Seat::A, Seat::B] {
        trial.ask(Who::Seat(seat), Command::Abandon { wants: true }).expect("a vote");
    }
    assert_eq!(trial.state.phase, Phase::Abandoned);
    let end = trial.state.end;
    for seat in [Seat::A, Seat::B] {
        for allow in [true, false] {
            assert!(trial.ask(Who::Seat(seat), Command::AnswerUndo { allow }).is_err(), "nothing is asked");
        }
    }
    assert_eq!((trial.state.undo.is_none(), trial.state.end), (true, end));
}

#[test]
fn a_bot_on_the_last_free_seat_begins_the_game() {
    let mut trial = Trial::begin("imhotep", 1, &[Sitting::Person("Ana"), Sitting::Nobody], None);
    assert_eq!(trial.state.phase, Phase::Gathering);
    let bot = Some("mason".to_owned());
    trial.ask(Who::Creator, Command::Kick { seat: Seat::B, bot }).expect("the owner may");
    assert_eq!(trial.state.phase, Phase::Playing, "every seat is taken");
}

#[test]
fn a_table_goes_on_by_the_rules_it_began_with_and_one_of_newer_rules_is_left_alone() {
    for title in catalog::GAMES {
        for rules in title.reads() {
            let mut trial = Trial::begin_under(rules, title.id(), 1, &PEOPLE, None).expect("rules it knows");
            play_until(&mut trial, &mut Rng::new(3), |_, _| true);
            for seat in [Seat::A, Seat::B] {
                trial.ask(Who::Seat(seat), Command::Abandon { wants: true }).expect("a vote");
            }
            let record = trial.state.record().expect("it is laid open");
            assert_eq!((record.rules, record.verify_fair()), (rules, Ok(())), "{}", title.id());
        }
        for rules in [title.reads().start() - 1, title.reads().end() + 1] {
            let left = Trial::begin_under(rules, title.id(), 1, &PEOPLE, None).err().expect("not these");
            assert!(matches!(left.why, Wrong::Rules { found, .. } if found == rules), "{left}");
            assert_eq!(Refusal::from(&left).code, Code::OtherVersion, "a newer program can go on with it");
        }
    }
}

/// The log of a trial, as a store keeps it.
fn log_of(trial: &Trial) -> Vec<Logged> {
    let opening = Entry::Opened(Box::new(trial.state.opened.clone()));
    let mut chain = Chain::of(trial.state.id);
    let mut logged = |(at, entry): (i64, &Entry), number| {
        let logged = Logged::after(chain, number, at, serde_json::to_string(entry).expect("plain data"));
        chain = logged.seal.chain;
        logged
    };
    let mut log = vec![logged((trial.state.created, &opening), 1)];
    log.extend(trial.effects.iter().zip(2..).map(|((at, entry, _), number)| logged((*at, entry), number)));
    log
}

#[test]
fn an_entry_that_cannot_be_read_says_which_and_why() {
    let mut trial = Trial::begin("kheops", 1, &PEOPLE, None);
    trial.ask(Who::Seat(Seat::A), Command::Say { text: "hola".to_owned() }).expect("a message");
    play_until(&mut trial, &mut Rng::new(3), |_, _| true);
    let log = log_of(&trial);
    let said = log.iter().position(|logged| logged.body.contains("hola")).expect("it was said");
    let wrong = |change: &dyn Fn(&mut Vec<Logged>), is_sealed: bool| {
        let mut log = log.clone();
        change(&mut log);
        if is_sealed {
            seal_anew(trial.state.id, &mut log);
        }
        fold(trial.state.id, trial.state.secret, &log, |_, _, _, _| {}).err().map(|problem| {
            assert_eq!(problem.table, trial.state.id);
            let code = Refusal::from(&problem).code;
            (problem.number, problem.why, code)
        })
    };
    let put = |at: usize, from: &'static str, to: &'static str| {
        move |log: &mut Vec<Logged>| {
            assert!(log[at].body.contains(from), "{}", log[at].body);
            log[at].body = log[at].body.replace(from, to);
        }
    };
    assert!(wrong(&|_| {}, false).is_none(), "it is whole");
    let changed = wrong(&put(said, "hola", "adios"), false);
    assert!(matches!(changed, Some((number, Wrong::Changed, Code::Unreadable)) if number == said as u64 + 1));
    let missing = wrong(&|log| drop(log.remove(said)), false);
    assert!(matches!(missing, Some((number, Wrong::Changed, _)) if number == said as u64 + 2), "{missing:?}");
    let newer = wrong(&put(0, "\"format\":2", "\"format\":3,\"mood\":\"good\""), true);
    let is_newer = matches!(newer, Some((1, Wrong::Format { found: 3, known: 2 }, Code::OtherVersion)));
    assert!(is_newer, "{newer:?}");
    for at in [0, said] {
        let more = wrong(&put(at, "{\"entry\"", "{\"mood\":\"good\",\"entry\""), true);
        assert!(matches!(more, Some((number, Wrong::Entry(_), _)) if number == at as u64 + 1), "{more:?}");
    }
    let plain = log.iter().position(|logged| logged.body == "{\"entry\":\"started\"}").expect("it began");
    let more = wrong(&put(plain, "}", ",\"mood\":\"good\"}"), true);
    assert!(matches!(more, Some((_, Wrong::Entry(_), _))), "{more:?}");
    let other = wrong(&put(0, "\"kheops\"", "\"senet\""), true);
    assert!(matches!(other, Some((1, Wrong::Game(_), Code::OtherVersion))), "{other:?}");
    let illegal = wrong(&put(log.len() - 1, "\"action\":\"", "\"action\":\"no "), true);
    assert!(matches!(illegal, Some((_, Wrong::Play { .. }, Code::Unreadable))), "{illegal:?}");
    let twice = wrong(&|log| log[1].body = log[0].body.clone(), true);
    assert!(matches!(twice, Some((2, Wrong::OpenedTwice, _))), "{twice:?}");
    assert!(matches!(wrong(&|log| drop(log.remove(0)), true), Some((1, Wrong::NotOpened, _))));
    assert!(matches!(wrong(&Vec::clear, true), Some((1, Wrong::NotOpened, _))));
}

#[test]
fn only_what_people_wrote_can_be_deleted() {
    let mut trial = Trial::begin("kheops", 1, &PEOPLE, None);
    trial.ask(Who::Seat(Seat::A), Command::Say { text: "hola".to_owned() }).expect("a message");
    let log = log_of(&trial);
    let read = |at: usize, body: &str| {
        let mut log = log.clone();
        log[at].redact(body.to_owned());
        assert!(matches!(log[at].seal.trace, Trace::Digest(_)));
        fold(trial.state.id, trial.state.secret, &log, |_, _, _, _| {}).map(|_| ()).map_err(|error| error.why)
    };
    let nothing = r#"{"entry":"said","by":{"seat":"A"}}"#;
    let said = log.iter().position(|logged| logged.body.contains("hola")).expect("it was said");
    assert!(read(said, nothing).is_ok(), "the chain holds without it");
    let join = r#"{"entry":"left","seat":"A"}"#;
    assert!(matches!(read(said, join), Err(Wrong::Deleted)), "nothing else can be put in its place");
}

#[test]
fn sentences_call_bots_by_what_they_are() {
    let trial = Trial::begin("imhotep", 1, &[Sitting::Person("Ana"), Sitting::Bot("mason")], None);
    let names = |language| trial.state.names(language).values().flatten().cloned().collect::<Vec<_>>();
    assert_eq!(names(Language::En), names(Language::Es));
    assert_eq!(names(Language::En)[1], trial.state.bot_called(Seat::B).expect("it has a name"));
    let trial = Trial::begin("imhotep", 1, &[Sitting::Person("Ana"), Sitting::Bot("greedy")], None);
    assert_eq!(trial.state.names(Language::En)[Seat::B].as_deref(), Some("Greedy (B)"));
}

#[test]
fn bots_of_a_level_are_different_people_and_stay_who_they_are() {
    let bots = [Sitting::Person("Ana"), Sitting::Bot("mason"), Sitting::Bot("mason"), Sitting::Bot("mason")];
    let trial = Trial::begin("imhotep", 1, &bots, None);
    let names: Vec<_> = Seat::first(4).filter_map(|seat| trial.state.bot_called(seat)).collect();
    assert!(
        names.len() == 3 && names[0] != names[1] && names[1] != names[2] && names[0] != names[2],
        "{names:?}"
    );

    // Who comes later is somebody else, also before them.
    let two = [Sitting::Person("Ana"), Sitting::Person("Luis"), Sitting::Bot("mason")];
    let mut trial = Trial::begin("imhotep", 1, &two, None);
    let first = trial.state.bot_called(Seat::C);
    let bot = Some("mason".to_owned());
    trial.ask(Who::Creator, Command::Kick { seat: Seat::B, bot }).expect("the owner may");
    assert_eq!(trial.state.bot_called(Seat::C), first);
    assert_ne!(trial.state.bot_called(Seat::B), first);
}

#[test]
fn who_resigned_does_not_come_back_and_a_table_without_people_ends() {
    let mut trial = Trial::begin("imhotep", 1, &PEOPLE, None);
    trial.ask(Who::Seat(Seat::A), Command::Resign).expect("anybody may");
    assert_eq!(trial.ask(Who::Seat(Seat::A), Command::TakeBack), Err(Code::Resigned));
    assert_eq!(trial.state.places[Seat::A].bot(), Some("random"));
    trial
        .ask(Who::Seat(Seat::B), Command::Abandon { wants: true })
        .expect("the last person's vote is enough");
    assert_eq!(trial.state.phase, Phase::Abandoned);
}

#[test]
fn messages_are_limited_muted_and_deleted() {
    let mut trial = Trial::begin("imhotep", 1, &PEOPLE, None);
    let say = |text: &str| Command::Say { text: text.to_owned() };
    for _ in 0..6 {
        trial.ask(Who::Seat(Seat::A), say("hola")).expect("a few are welcome");
    }
    assert_eq!(trial.ask(Who::Seat(Seat::A), say("hola")), Err(Code::TooMany));
    trial.now += 20_000;
    trial.ask(Who::Seat(Seat::A), say("hola")).expect("after a while");
    assert_eq!(trial.ask(Who::Seat(Seat::A), say(" ")), Err(Code::BadText));
    assert_eq!(trial.ask(Who::Seat(Seat::A), say("a\u{7}")), Err(Code::BadText));
    assert_eq!(trial.ask(Who::Spectator, say("hola")), Err(Code::NotAllowed));
    assert_eq!(trial.ask(Who::Seat(Seat::B), Command::Delete { message: 1 }), Err(Code::NotAllowed));
    trial.ask(Who::Seat(Seat::A), Command::Delete { message: 1 }).expect("one's own");
    assert_eq!(trial.ask(Who::Seat(Seat::A), Command::Delete { message: 1 }), Err(Code::NoMessage));
    trial.ask(Who::Creator, Command::Delete { message: 2 }).expect("the owner may delete anybody's");
    trial.ask(Who::Creator, Command::Mute { seat: Seat::A, muted: true }).expect("the owner may");
    assert_eq!(trial.ask(Who::Seat(Seat::A), say("hola")), Err(Code::Muted));
    let allows = Allows { public: false, chat: false, hints: false };
    trial.ask(Who::Creator, Command::Change { allows }).expect("the owner may");
    assert_eq!(trial.ask(Who::Seat(Seat::B), say("hola")), Err(Code::NoChat));
}

#[test]
fn the_fold_of_the_log_is_the_table() {
    let mut trial = Trial::begin("cleopatra", 1, &PEOPLE, seconds(entry::Per::Turn, 100));
    let mut rng = Rng::new(7);
    for _ in 0..60 {
        let seat = play_until(&mut trial, &mut rng, |_, _| true);
        trial.now += 1_000;
        if rng.below(4) == 0 {
            let _ = trial.ask(Who::Seat(seat), Command::Undo);
        }
    }
    let log = log_of(&trial);
    let again = fold(trial.state.id, trial.state.secret, &log, |_, _, _, _| {}).expect("our own log");
    assert_eq!(again.end, trial.state.end);
    assert_eq!(again.decisions, trial.state.decisions);
    for viewer in [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Public] {
        assert_eq!(again.number(viewer), trial.state.number(viewer));
        let view = again.game().expect("a game").view_text(viewer);
        assert_eq!(view.get(), trial.view(viewer));
    }
    assert_eq!(again.left(Seat::A, trial.now), trial.state.left(Seat::A, trial.now));
}

#[test]
fn a_log_has_room_for_long_talk_and_no_flood_and_the_game_goes_on_in_either() {
    for (text, most) in [("hola", 3_000), (&*"𓂀".repeat(500), 524)] {
        let mut trial = Trial::begin("imhotep", 1, &PEOPLE, None);
        let say = || Command::Say { text: text.to_owned() };
        let mut said = 0;
        let refused = loop {
            trial.now += 4_000;
            match trial.ask(Who::Seat(Seat::A), say()) {
                Ok(()) => said += 1,
                Err(code) => break code,
            }
        };
        assert_eq!((said, refused), (most, Code::Full));
        let rename = |name: String| Command::Rename { name };
        if most == 524 {
            // Names are text, too; what has none still has room.
            trial.ask(Who::Seat(Seat::A), Command::Pause).expect("a change");
        } else {
            let mut changes = 0;
            while trial.ask(Who::Seat(Seat::A), rename(format!("Ana {changes}"))).is_ok() {
                changes += 1;
            }
            // That both sat down has been counted, too.
            assert_eq!(changes, 2_998);
            assert_eq!(trial.ask(Who::Seat(Seat::A), rename("Ana".to_owned())), Err(Code::Full));
            assert_eq!(trial.ask(Who::Seat(Seat::A), Command::Pause), Err(Code::Full));
        }
        if trial.state.is_paused {
            trial
                .ask(Who::Seat(Seat::B), Command::Resume)
                .expect("no game stands still because its log is full");
        }
        play_until(&mut trial, &mut Rng::new(1), |_, _| true);
        trial.ask(Who::Seat(Seat::A), Command::Leave).expect("whoever wants to go may");
    }
}
