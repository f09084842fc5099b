//! What an action gave wherever it was tried: a first opinion of it where it was not.

use std::hash::{Hash, Hasher};

use tabletop::Seat;

/// How many actions are remembered; two that meet in one place push each other out.
const PLACES: usize = 1 << 12;

/// What was seen of one action of one seat.
#[derive(Clone, Copy, Default)]
struct Seen {
    key: u64,
    times: f32,
    reward: f32,
}

/// The mean rewards of actions, by seat, whatever the position.
pub(crate) struct History(Vec<Seen>);

impl History {
    pub(crate) fn new() -> Self {
        History(vec![Seen::default(); PLACES])
    }

    pub(crate) fn clear(&mut self) {
        self.0.fill(Seen::default());
    }

    pub(crate) fn add<A: Hash>(&mut self, seat: Seat, action: &A, reward: f32) {
        let key = key(seat, action);
        let seen = &mut self.0[place(key)];
        if seen.key != key {
            *seen = Seen { key, ..Seen::default() };
        }
        seen.times += 1.0;
        seen.reward += reward;
    }

    /// The mean reward of an action, if it was ever tried.
    pub(crate) fn mean<A: Hash>(&self, seat: Seat, action: &A) -> Option<f32> {
        let key = key(seat, action);
        let seen = &self.0[place(key)];
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
        history.add(Seat::A, &(1u8, 2u8), 1.0);
        history.add(Seat::A, &(1u8, 2u8), 0.0);
        history.add(Seat::B, &(1u8, 2u8), 1.0);
        assert_eq!(history.mean(Seat::A, &(1u8, 2u8)), Some(0.5));
        assert_eq!(history.mean(Seat::B, &(1u8, 2u8)), Some(1.0));
        assert_eq!(history.mean(Seat::A, &(2u8, 1u8)), None);
        history.clear();
        assert_eq!(history.mean(Seat::B, &(1u8, 2u8)), None);
    }
}
