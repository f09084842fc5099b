//! Playing a deck many times, and what came of each card.

use pyramids::{Board, Card, Deck, Event, Found, Pyramids};
use tabletop::{BySeat, Draw as _, Game as _, Note, Rng, Seat, Seed, Setup, Status, Tell, Viewer};

use crate::player;

/// Cards in a deck.
pub(crate) const CARDS: usize = 48;

/// What came of one card.
#[derive(Clone, Copy, Default)]
pub(crate) struct Tally {
    /// How often a seat came to have it early enough to complete it.
    pub(crate) held: u32,
    /// How often it was completed then.
    pub(crate) completed: u32,
    /// Expeditions that took, added up.
    turns: u32,
    /// How often it was on the display when a card was taken, and how often it was the one.
    offered: u32,
    taken: u32,
    /// How much more points than the average its owners had in the end, added up.
    lift: f64,
    owners: u32,
    /// Torches and potions found on it by seats that completed it.
    detours: u32,
}

impl Tally {
    fn share(part: u32, whole: u32) -> f64 {
        f64::from(part) / f64::from(whole.max(1))
    }

    /// How often it is completed by those who have it.
    pub(crate) fn completion(&self) -> f64 {
        Tally::share(self.completed, self.held)
    }

    /// Expeditions from taking to completing it.
    pub(crate) fn turns(&self) -> f64 {
        Tally::share(self.turns, self.completed)
    }

    /// How often it is taken when it is on display.
    pub(crate) fn pick(&self) -> f64 {
        Tally::share(self.taken, self.offered)
    }

    /// How many more points than the average its owners have in the end.
    pub(crate) fn lift(&self) -> f64 {
        self.lift / f64::from(self.owners.max(1))
    }

    /// Torches and potions found on it, for each time it is completed.
    pub(crate) fn detours(&self) -> f64 {
        Tally::share(self.detours, self.completed)
    }
}

/// What came of games with one number of seats, for each seat on average.
#[derive(Clone, Default)]
pub(crate) struct Games {
    pub(crate) seats: usize,
    pub(crate) count: u32,
    pub(crate) cards: f64,
    pub(crate) torches: f64,
    pub(crate) skulls: f64,
    pub(crate) gems: f64,
    pub(crate) points: f64,
    /// How often a seat completed 0, 1, 2, ... cards.
    pub(crate) completed: [u32; 16],
    /// How often each seat won, alone or not.
    pub(crate) wins: [u32; 4],
}

/// What was measured of a deck.
pub(crate) struct Measured {
    pub(crate) tallies: [Tally; CARDS],
    pub(crate) games: Vec<Games>,
}

impl Measured {
    /// The mean of something over all cards.
    pub(crate) fn mean(&self, of: impl Fn(&Tally) -> f64) -> f64 {
        self.tallies.iter().map(of).sum::<f64>() / CARDS as f64
    }

    /// The standard deviation of something over all cards.
    pub(crate) fn deviation(&self, of: impl Fn(&Tally) -> f64 + Copy) -> f64 {
        let mean = self.mean(of);
        (self.mean(|tally| (of(tally) - mean).powi(2))).sqrt()
    }
}

/// The expedition after which a card that is taken hardly can be completed.
const LATE: u32 = 22;

/// Plays so many games with every number of seats.
pub(crate) fn measure(deck: &Deck, games: u32, series: u64) -> Measured {
    let mut measured = Measured { tallies: [Tally::default(); CARDS], games: Vec::new() };
    let material = deck.to_string();
    for seats in 2..=4 {
        let mut sum = Games { seats, count: games, ..Games::default() };
        let mut ends = Vec::new();
        for number in 0..games {
            let seed = Seed::of_series(series, u64::from(number) << 3 | seats as u64);
            let mut setup = Setup::new::<Pyramids>(seats, seed);
            setup.material = Some(material.clone());
            ends.push(play(&setup, &mut measured.tallies, &mut sum));
        }
        let share = f64::from(games) * seats as f64;
        for figure in [&mut sum.cards, &mut sum.torches, &mut sum.skulls, &mut sum.gems, &mut sum.points] {
            *figure /= share;
        }
        for (owned, points) in ends.iter().flatten() {
            for card in owned {
                let tally = &mut measured.tallies[usize::from(card.number()) - 1];
                tally.lift += points - sum.points;
                tally.owners += 1;
            }
        }
        measured.games.push(sum);
    }
    measured
}

/// The cards that each seat had, and its points.
type End = Vec<(Vec<Card>, f64)>;

fn play(setup: &Setup, tallies: &mut [Tally; CARDS], sum: &mut Games) -> End {
    let mut watch = Watch { events: Vec::new() };
    let mut game = Pyramids::new(setup, &mut watch).expect("a deck that keeps the structure");
    let mut story = Story::new(setup.seats);
    let mut taste = Rng::new(u64::from(setup.seed.stream("deckmaker", "taste").word()));
    while let Status::Deciding(seats) = game.status() {
        let seat = seats.first().expect("somebody decides");
        let action = player::choose(&game, seat, &mut taste);
        let display = game.view(Viewer::Public).board().display();
        game.apply(seat, &action, &mut watch);
        for event in watch.events.drain(..) {
            story.hear(&event, display, tallies);
        }
    }
    let view = game.view(Viewer::All);
    let sheets = Pyramids::sheet(&view);
    let Status::Finished(outcome) = game.status() else {
        unreachable!("the game has been played to its end")
    };
    let board: &Board = view.board();
    let seat_end = |seat: Seat| {
        let completed = board.completed(seat).len();
        sum.cards += completed as f64;
        sum.completed[completed.min(15)] += 1;
        sum.torches += view.torches(seat).count() as f64;
        sum.skulls += f64::from(view.skulls(seat));
        sum.gems += view.gems(seat).iter().map(|gems| f64::from(*gems)).sum::<f64>();
        let points = f64::from(sheets[seat].total());
        sum.points += points;
        sum.wins[seat.index()] += u32::from(outcome.places[seat] == 1);
        (story.owned[seat].clone(), points)
    };
    Seat::first(setup.seats).map(seat_end).collect()
}

/// Collects what everybody is told.
struct Watch {
    events: Vec<Event>,
}

impl Tell<Event> for Watch {
    fn note(&mut self, note: Note<Event>) {
        self.events.extend(note.to(Viewer::Public));
    }

    fn shuffled<T: std::fmt::Display>(&mut self, _: &str, _: impl Iterator<Item = T>) {}

    fn picked(&mut self, _: &str, _: u32) {}
}

/// What has happened so far to the cards of one game.
struct Story {
    expedition: u32,
    owned: BySeat<Vec<Card>>,
    /// Where each card came to its owner, and what was found on it besides gems and skulls.
    since: [u32; CARDS],
    detours: [u32; CARDS],
}

impl Story {
    fn new(seats: usize) -> Self {
        Story { expedition: 0, owned: BySeat::new(seats), since: [0; CARDS], detours: [0; CARDS] }
    }

    fn hear(&mut self, event: &Event, display: pyramids::CardSet, tallies: &mut [Tally; CARDS]) {
        let at = |card: Card| usize::from(card.number()) - 1;
        match *event {
            Event::HandShown { seat, cards } => cards.iter().for_each(|card| self.gets(seat, card, tallies)),
            Event::TakenFromDisplay { seat, card } => {
                display.iter().for_each(|other| tallies[at(other)].offered += 1);
                tallies[at(card)].taken += 1;
                self.gets(seat, card, tallies);
            }
            Event::TakenFromDeck { seat, card } => {
                display.iter().for_each(|other| tallies[at(other)].offered += 1);
                self.gets(seat, card, tallies);
            }
            Event::ExpeditionBegan { .. } => self.expedition += 1,
            Event::MarksShown { card, found: Found { torches, potions, .. }, .. } => {
                self.detours[at(card)] += u32::from(torches + potions);
            }
            Event::Completed { card, .. } if self.since[at(card)] < LATE => {
                let tally = &mut tallies[at(card)];
                tally.completed += 1;
                tally.turns += self.expedition - self.since[at(card)];
                tally.detours += self.detours[at(card)];
            }
            _ => {}
        }
    }

    fn gets(&mut self, seat: Seat, card: Card, tallies: &mut [Tally; CARDS]) {
        let at = usize::from(card.number()) - 1;
        self.since[at] = self.expedition;
        if self.expedition < LATE {
            tallies[at].held += 1;
            self.owned[seat].push(card);
        }
    }
}
