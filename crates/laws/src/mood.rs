//! A player with moods: it likes some words of the notation, and shuns others, for a whole game.

use std::collections::HashMap;
use std::fmt::Display;
use std::hash::Hash;
use std::ops::Range;

use tabletop::{BySeat, Draw as _, Rng, Seat};

/// Plays at random, but each seat likes an action as much as the words of its text, each in its own way.
///
/// Even play hardly ever hoards, starves or never does a thing; moody play does, so rare positions are reached.
/// At half of the tables all seats are of one mood: some positions need everybody.
pub(crate) struct Mood {
    /// How each seat likes a word, by the word's number; nothing where it has not met the word.
    likings: BySeat<Vec<Option<i32>>>,
    /// Whose likings each seat follows.
    leader: BySeat<Seat>,
}

/// The words of the texts of actions, by numbers. The text of an action is written only once.
pub(crate) struct Vocabulary<A> {
    /// Where the words of an action stand in `words`.
    actions: HashMap<A, Range<u32>>,
    words: Vec<u32>,
    numbers: HashMap<String, u32>,
}

/// How much the first word of an action, its kind, can be liked, in powers of two: the least liked kind is done
/// practically only when nothing else can be.
const KINDS: [i32; 4] = [16, 20, 25, 32];
/// How much each further word adds to that. Most are indifferent, one in eight is shunned.
const DETAILS: [i32; 8] = [-8, 0, 0, 0, 0, 0, 1, 3];
/// The most an action can be liked, so that the likings of any list can be added up.
const MOST: i32 = 44;

impl Mood {
    /// A table of players who have not yet met any word.
    pub(crate) fn new(seats: usize, rng: &mut Rng) -> Self {
        let together = rng.below(2) == 0;
        let leader = BySeat::from_fn(seats, |seat| if together { Seat::A } else { seat });
        Mood { likings: BySeat::new(seats), leader }
    }

    /// Which of its legal actions the seat does now. It must have one.
    pub(crate) fn choose<A: Copy + Eq + Hash + Display>(
        &mut self,
        seat: Seat,
        legal: &[A],
        words: &mut Vocabulary<A>,
        rng: &mut Rng,
    ) -> A {
        let likings: Vec<u64> =
            legal.iter().map(|action| 1 << self.liking(seat, words.of(action), rng)).collect();
        let total: u64 = likings.iter().sum();
        let mut at = (u64::from(rng.word()) << 32 | u64::from(rng.word())) % total;
        for (action, liking) in legal.iter().zip(likings) {
            if at < liking {
                return *action;
            }
            at -= liking;
        }
        unreachable!("a number below the sum of all likings falls into one of them")
    }

    fn liking(&mut self, seat: Seat, words: &[u32], rng: &mut Rng) -> i32 {
        let known = &mut self.likings[self.leader[seat]];
        let words = words.iter().enumerate().map(|(at, word)| {
            let word = *word as usize;
            if known.len() <= word {
                known.resize(word + 1, None);
            }
            *known[word].get_or_insert_with(|| {
                let range: &[i32] = if at == 0 { &KINDS } else { &DETAILS };
                range[rng.below(range.len() as u32) as usize]
            })
        });
        words.sum::<i32>().clamp(0, MOST)
    }
}

impl<A> Default for Vocabulary<A> {
    fn default() -> Self {
        Vocabulary { actions: HashMap::new(), words: Vec::new(), numbers: HashMap::new() }
    }
}

impl<A: Copy + Eq + Hash + Display> Vocabulary<A> {
    /// The words of an action's text.
    fn of(&mut self, action: &A) -> &[u32] {
        let Vocabulary { actions, words, numbers } = self;
        let place = actions.entry(*action).or_insert_with(|| {
            let begin = words.len() as u32;
            words.extend(action.to_string().split(' ').map(|word| {
                let next = numbers.len() as u32;
                *numbers.entry(word.to_owned()).or_insert(next)
            }));
            begin..words.len() as u32
        });
        &words[place.start as usize..place.end as usize]
    }
}

/// The kind of an action: the first word of its text.
pub(crate) fn kind(action: &impl ToString) -> String {
    let mut text = action.to_string();
    text.truncate(text.find(' ').unwrap_or(text.len()));
    text
}
