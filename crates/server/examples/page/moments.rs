//! Moments of real games for the tests of the page: what a viewer knows before and after a play, what may be done, what
//! is told, and the score.
//!
//! Games are played at random and with sense until every kind of action, event, phase, option and viewer has occurred;
//! a moment is kept when something occurs in it for the first time.

use std::collections::BTreeSet;

use bots::Kind;
use catalog::{ScoreSheet, Table, Title};
use serde_json::{Value, json};
use tabletop::{BySeat, Draw as _, Options, Rng, Seat, Seed, Setup, Status, Viewer};

/// So many games are looked through for every number of seats.
const GAMES: u64 = 40;
/// Streams of dice begin here, so that these games are nobody else's.
const SERIES: u64 = 27;
/// Lists of legal actions that are longer are kept only where nothing shorter shows the same.
const LONG: usize = 400;

/// The moments of a game, one a line.
pub(crate) fn text(title: &dyn Title) -> String {
    let mut seen = BTreeSet::new();
    let mut lines = Vec::new();
    for number in 0..GAMES {
        for seats in title.seats() {
            play(title, seats, number, &mut seen, &mut lines);
        }
    }
    format!("[\n{}\n]\n", lines.join(",\n"))
}

fn play(title: &dyn Title, seats: usize, number: u64, seen: &mut BTreeSet<String>, lines: &mut Vec<String>) {
    let mut rng = Rng::new(SERIES << 32 | number << 8 | seats as u64);
    let mut options = Options::new(title.choices());
    for choice in title.choices() {
        let value = choice.values[rng.below(choice.values.len() as u32) as usize];
        options.set(choice.name, value).expect("the value is one of the choice's own");
    }
    let setup = Setup {
        rules: *title.reads().end(),
        seats,
        options,
        seed: Seed::of_series(SERIES, number),
        material: None,
    };
    let mut table = title.open(&setup).expect("a set-up of the game's own");
    // Sense leads to other places than chance.
    let bot: Kind = if number.is_multiple_of(2) { "random" } else { "greedy" }.parse().expect("a bot's name");
    while let Status::Deciding(deciding) = table.status() {
        let at = rng.below(deciding.len() as u32) as usize;
        let seat = deciding.iter().nth(at).expect("somebody decides");
        let action = table.choose(seat, bot, &mut rng);
        let viewer = viewer_of(seat, seats, &mut rng);
        let before = Shown::of(&*table, viewer);
        let told: Vec<Value> = {
            let told = table.play(seat, &action).expect("a bot plays what is legal");
            told.to(viewer).map(|told| parsed(told.event.get())).collect()
        };
        let after = Shown::of(&*table, viewer);
        let met = features(&setup, viewer, seat, &action, &before, &told, &after);
        let is_long = before.legal.len() > LONG && number < GAMES / 2;
        if !is_long && met.iter().any(|feature| !seen.contains(feature)) {
            seen.extend(met);
            let moment = json!({
                "seats": seats, "options": setup.options.to_string(), "viewer": letter(viewer),
                "by": seat, "action": action, "legal": before.legal, "before": before.view,
                "events": told, "after": after.view, "score": score(&table.sheet(viewer)),
            });
            lines.push(moment.to_string());
        }
    }
}

/// Mostly who decides, else somebody at the table, or nobody.
fn viewer_of(seat: Seat, seats: usize, rng: &mut Rng) -> Viewer {
    match rng.below(6) {
        0 => Viewer::Public,
        1 => Viewer::Seat(seat.left(seats)),
        _ => Viewer::Seat(seat),
    }
}

fn letter(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public | Viewer::All => None,
    }
}

/// A table as one viewer knows it.
struct Shown {
    view: Value,
    legal: Vec<String>,
}

impl Shown {
    fn of(table: &dyn Table, viewer: Viewer) -> Self {
        Shown { view: table.view(viewer), legal: letter(viewer).map_or(Vec::new(), |seat| table.legal(seat)) }
    }
}

/// What occurs in a moment, as texts that tell it from what occurs in others.
fn features(
    setup: &Setup,
    viewer: Viewer,
    seat: Seat,
    action: &str,
    before: &Shown,
    told: &[Value],
    after: &Shown,
) -> BTreeSet<String> {
    let is_own = viewer == Viewer::Seat(seat);
    let phase = |shown: &Shown| shown.view["phase"].as_str().unwrap_or_default().to_owned();
    let mut met: BTreeSet<String> = before.legal.iter().map(|text| format!("may {}", kind(text))).collect();
    met.extend(told.iter().map(|event| format!("told {} {is_own}", event["event"])));
    if is_own {
        met.insert(kind(action));
        met.insert(format!("phase {} {}", phase(before), setup.seats));
    }
    if phase(after) == "over" {
        met.extend(setup.options.to_string().split(' ').map(|option| format!("over {option}")));
        met.insert(format!("over {}", setup.seats));
    }
    met
}

/// The kind of an action: its first words, as far as they are words.
fn kind(action: &str) -> String {
    let is_word = |word: &&str| word.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
    action.split(' ').take(2).filter(is_word).collect::<Vec<_>>().join(" ")
}

fn score(sheets: &BySeat<ScoreSheet>) -> Value {
    let line =
        |line: &catalog::ScoreLine| json!({ "line": line.id, "points": line.points, "pieces": line.pieces });
    let sheet = |(seat, sheet): (Seat, &ScoreSheet)| json!({ "seat": seat, "total": sheet.total, "lines": sheet.lines.iter().map(line).collect::<Vec<_>>() });
    sheets.iter().map(sheet).collect()
}

fn parsed(event: &str) -> Value {
    serde_json::from_str(event).expect("an event is JSON")
}
