//! A player with moods: it likes some words of the notation, and shuns others, for a whole game.

use std::collections::BTreeMap;

use tabletop::{BySeat, Draw as _, Game, Rng, Seat};

/// Plays at random, but each seat likes an action as much as the words of its text, each in its own way.
///
/// Even play hardly ever hoards, starves or never does a thing; moody play does, so rare positions are reached.
/// At half of the tables all seats are of one mood: some positions need everybody.
pub struct Mood {
    likings: BySeat<BTreeMap<String, i32>>,
    /// Whose likings each seat follows.
    leader: BySeat<Seat>,
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
    pub fn new(seats: usize, rng: &mut Rng) -> Self {
        let together = rng.below(2) == 0;
        let leader = BySeat::from_fn(seats, |seat| if together { Seat::A } else { seat });
        Mood { likings: BySeat::new(seats), leader }
    }

    /// What the seat does now. It must have a decision to make.
    ///
    /// # Panics
    /// When the seat has no legal action.
    pub fn choose<G: Game>(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> G::Action {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let likings: Vec<u64> = legal.iter().map(|action| 1 << self.liking(seat, action, rng)).collect();
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

    fn liking(&mut self, seat: Seat, action: &impl ToString, rng: &mut Rng) -> i32 {
        let known = &mut self.likings[self.leader[seat]];
        let text = action.to_string();
        let words = text.split(' ').enumerate().map(|(at, word)| {
            if let Some(liking) = known.get(word) {
                return *liking;
            }
            let range: &[i32] = if at == 0 { &KINDS } else { &DETAILS };
            let liking = range[rng.below(range.len() as u32) as usize];
            known.insert(word.to_owned(), liking);
            liking
        });
        words.sum::<i32>().clamp(0, MOST)
    }
}

/// The kind of an action: the first word of its text.
pub(crate) fn kind(action: &impl ToString) -> String {
    let mut text = action.to_string();
    text.truncate(text.find(' ').unwrap_or(text.len()));
    text
}
