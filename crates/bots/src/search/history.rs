//! What an action gave wherever it was played: a first opinion of it where it was not.

use std::hash::{Hash, Hasher};

use tabletop::{BySeat, Seat};

/// How many actions are remembered; two that meet in one place push each other out.
const PLACES: usize = 1 << 12;

/// What was seen of one action of one seat.
#[derive(Clone, Copy, Default)]
struct Seen {
    key: u64,
    times: f32,
    reward: f32,
}

/// The mean rewards of actions, by seat, whatever the position: their move averages.
pub(crate) struct History<A> {
    seen: Vec<Seen>,
    /// What was played on the way of the present iteration.
    played: Vec<(Seat, A)>,
}

impl<A: Copy + Hash> History<A> {
    pub(crate) fn new() -> Self {
        History { seen: vec![Seen::default(); PLACES], played: Vec::new() }
    }

    pub(crate) fn clear(&mut self) {
        self.seen.fill(Seen::default());
        self.played.clear();
    }

    /// Notes that an action is played; what came of it is told at the end of the iteration.
    pub(crate) fn play(&mut self, seat: Seat, action: A) {
        self.played.push((seat, action));
    }

    /// Tells what came of all that was played.
    pub(crate) fn learn(&mut self, reward: &BySeat<f32>) {
        for (seat, action) in self.played.drain(..) {
            let key = key(seat, &action);
            let seen = &mut self.seen[place(key)];
            if seen.key != key {
                *seen = Seen { key, ..Seen::default() };
            }
            seen.times += 1.0;
            seen.reward += reward[seat];
        }
    }

    /// The mean reward of an action, if it was ever played.
    pub(crate) fn mean(&self, seat: Seat, action: &A) -> Option<f32> {
        let key = key(seat, action);
        let seen = &self.seen[place(key)];
        (seen.key == key && seen.times > 0.0).then(|| seen.reward / seen.times)
    }
}

fn place(key: u64) -> usize {
    (key >> 32) as usize % PLACES
}

fn key<A: Hash>(seat: Seat, action: &A) -> u64 {
    let mut mix = Mix(seat as u64 + 1);
    action.hash(&mut mix);
    mix.finish()
}

/// A hash that is quick on a few small numbers, and the same on every run, which the standard one is not.
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64(u64::from(*byte)));
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }

    fn write_u16(&mut self, number: u16) {
        self.write_u64(u64::from(number));
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        // An odd multiplier with well-spread bits, and a turn that brings the high ones down again.
        self.0 = (self.0 ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29);
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_are_kept_by_seat_and_action() {
        let mut history = History::new();
        let rewards = |a| BySeat::from_fn(2, |seat| if seat == Seat::A { a } else { 0.7 });
        history.play(Seat::A, (1u8, 2u8));
        history.play(Seat::B, (1, 2));
        history.learn(&rewards(1.0));
        history.play(Seat::A, (1, 2));
        assert_eq!(history.mean(Seat::A, &(1, 2)), Some(1.0), "nothing has come of it yet");
        history.learn(&rewards(0.0));
        assert_eq!(history.mean(Seat::A, &(1, 2)), Some(0.5));
        assert_eq!(history.mean(Seat::B, &(1, 2)), Some(0.7));
        assert_eq!(history.mean(Seat::A, &(2, 1)), None);
        history.play(Seat::A, (2, 1));
        history.clear();
        history.learn(&rewards(1.0));
        assert_eq!(history.mean(Seat::B, &(1, 2)), None);
        assert_eq!(history.mean(Seat::A, &(2, 1)), None);
    }
}
