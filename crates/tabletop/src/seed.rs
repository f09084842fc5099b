//! Chance: the secret seed, one ChaCha8 stream per shuffle, and the small fast dice of bots and tests.
//!
//! The bounded draw, the shuffle and the numbering of streams are part of the record format: `docs/records.md`
//! defines them with test vectors, and nothing here may change what they give.

use std::fmt;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng};
use rand_xoshiro::Xoroshiro128PlusPlus;
use sha2::{Digest, Sha256};

/// Uniform draws from a source of random 32-bit words.
pub trait Draw {
    /// The next 32 random bits.
    fn word(&mut self) -> u32;

    /// A number from 0 to `bound - 1`, each equally likely. `bound` must not be 0.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        // The high half of word * bound is uniform once the few words that would favour some results are
        // drawn again.
        let mut product = u64::from(self.word()) * u64::from(bound);
        if (product as u32) < bound {
            let unfair = bound.wrapping_neg() % bound;
            while (product as u32) < unfair {
                product = u64::from(self.word()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// Fisher and Yates, from the last place to the second.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// The 32 secret bytes that all shuffles of a game come from. `Debug` hides them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// These bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Seed(bytes)
    }

    /// A new seed from the operating system.
    ///
    /// # Errors
    /// When the operating system has no randomness to give.
    pub fn from_system() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Seed(bytes))
    }

    /// The seed of the `number`th game of a series that was given a short seed, as the arena is.
    pub fn of_series(series: u64, number: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"mastaba series");
        hash.update(series.to_le_bytes());
        hash.update(number.to_le_bytes());
        Seed(hash.finalize().into())
    }

    /// Reads 64 lower-case hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Self> {
        bytes_from_hex(text).map(Seed)
    }

    /// The 64 digits that give everything away: only for the record and its keeper.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// The stream of one shuffle (or one run of picks) of one game.
    pub fn stream(&self, game: &str, name: &str) -> Stream {
        let mut hash = Sha256::new();
        hash.update(game);
        hash.update("/");
        hash.update(name);
        let digest: [u8; 32] = hash.finalize().into();
        let mut number = [0; 8];
        number.copy_from_slice(&digest[..8]);
        let mut stream = ChaCha8Rng::from_seed(self.0);
        stream.set_stream(u64::from_le_bytes(number));
        Stream(stream)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(hidden)")
    }
}

/// Lower-case hexadecimal digits, two a byte.
pub fn hex(bytes: &[u8]) -> String {
    bytes
        .iter()
        .flat_map(|byte| [byte >> 4, byte & 15])
        .map(|digit| char::from(b"0123456789abcdef"[digit as usize]))
        .collect()
}

/// Reads exactly 64 lower-case hexadecimal digits.
pub fn bytes_from_hex(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return None;
    }
    let value = |digit: u8| match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = value(pair[0])? << 4 | value(pair[1])?;
    }
    Some(bytes)
}

/// The random words of one shuffle: ChaCha8, keyed by the seed, numbered by the shuffle's name.
pub struct Stream(ChaCha8Rng);

impl Draw for Stream {
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// The dice of bots, playouts and tests: small, fast, and reproducible from a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng(Xoroshiro128PlusPlus);

impl Rng {
    /// The dice numbered `seed`.
    pub fn new(seed: u64) -> Self {
        Rng(Xoroshiro128PlusPlus::seed_from_u64(seed))
    }

    /// Other dice, different from these and from all later ones split off.
    pub fn split(&mut self) -> Self {
        Rng::new(self.0.next_u64())
    }
}

impl Draw for Rng {
    #[inline]
    fn word(&mut self) -> u32 {
        (self.0.next_u64() >> 32) as u32
    }
}

/// Where a position's own chance comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    /// A real game: piles were put in order by the seed.
    Sealed(Seed),
    /// An imagined game, as bots search it: piles are bags, drawn from by dice.
    Free(Rng),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn debug_hides_the_seed() {
        assert_eq!(format!("{:?}", Chance::Sealed(Seed::new([7; 32]))), "Sealed(Seed(hidden))");
    }

    #[test]
    fn hexadecimal_is_read_exactly_as_it_is_printed() {
        let seed = Seed::of_series(1, 2);
        assert_eq!(Seed::from_hex(&seed.reveal()), Some(seed));
        assert_eq!(Seed::from_hex(&seed.reveal().to_uppercase()), None);
        assert_eq!(Seed::from_hex(&seed.reveal()[1..]), None);
    }

    #[test]
    fn bounded_draws_are_uniform() {
        let mut rng = Rng::new(1);
        for bound in [1u32, 2, 3, 7, 34] {
            let mut seen = vec![0u32; bound as usize];
            for _ in 0..bound * 2_000 {
                seen[rng.below(bound) as usize] += 1;
            }
            assert!(seen.iter().all(|&n| (1_750..2_250).contains(&n)), "{bound}: {seen:?}");
        }
    }

    #[test]
    fn bounded_draws_redraw_what_would_be_unfair() {
        /// Gives the listed words.
        struct Listed(Vec<u32>);
        impl Draw for Listed {
            fn word(&mut self) -> u32 {
                self.0.remove(0)
            }
        }
        // 2^32 mod 3 = 1: a product whose low half is 0 is drawn again.
        assert_eq!(Listed(vec![0, u32::MAX]).below(3), 2);
        assert_eq!(Listed(vec![1]).below(3), 0);
    }

    #[test]
    fn streams_differ_by_name_and_by_game() {
        let seed = Seed::new([0; 32]);
        let first = |game, name| seed.stream(game, name).word();
        assert_ne!(first("imhotep", "market"), first("imhotep", "rounds"));
        assert_ne!(first("imhotep", "market"), first("kheops", "market"));
    }
}
