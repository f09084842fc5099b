//! What a table is called.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The 32 characters an id is written with: no `i`, `l`, `o` or `u`, which are misread or make words.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// 128 bits in characters of 5 bits; the last character has two bits to spare, which are zero.
const LENGTH: usize = 26;

/// What a table is called: 128 random bits, printed as 26 lower-case base32 characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId([u8; 16]);

impl TableId {
    /// The id with these bytes.
    pub const fn new(bytes: [u8; 16]) -> Self {
        TableId(bytes)
    }

    /// A new id, from the system's randomness.
    ///
    /// # Panics
    ///
    /// When the operating system gives no randomness: nothing that must not be guessed can be made then.
    pub fn random() -> Self {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).expect("the operating system gives randomness");
        TableId(bytes)
    }

    /// Its bytes.
    pub const fn bytes(&self) -> &[u8; 16] {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bits = u128::from_be_bytes(self.0);
        let mut text = [0; LENGTH];
        for (at, letter) in text.iter_mut().enumerate() {
            let shift = 123 - 5 * at as i32;
            let group = if shift >= 0 { bits >> shift } else { bits << -shift };
            *letter = LETTERS[(group & 31) as usize];
        }
        out.pad(std::str::from_utf8(&text).expect("the letters are ASCII"))
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "TableId({self})")
    }
}

/// A text that is no table's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadTableId;

impl fmt::Display for BadTableId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "a table's id has {LENGTH} characters of 0-9 and a-z without i, l, o and u")
    }
}

impl std::error::Error for BadTableId {}

impl FromStr for TableId {
    type Err = BadTableId;

    /// Reads exactly what is printed, and nothing else.
    fn from_str(text: &str) -> Result<Self, BadTableId> {
        if text.len() != LENGTH {
            return Err(BadTableId);
        }
        let mut bits: u128 = 0;
        for (at, letter) in text.bytes().enumerate() {
            let value = LETTERS.iter().position(|known| *known == letter).ok_or(BadTableId)? as u128;
            bits = if at + 1 < LENGTH { bits << 5 | value } else { bits << 3 | value >> 2 };
        }
        let id = TableId(bits.to_be_bytes());
        // The two bits to spare must be zero, or one table would have four names.
        if id.to_string() == text { Ok(id) } else { Err(BadTableId) }
    }
}

impl Serialize for TableId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TableId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_id_are_each_other_s_inverse() {
        for bytes in [[0; 16], [255; 16], *b"sixteen bytes, y", [0x80; 16]] {
            let id = TableId::new(bytes);
            assert_eq!(id.to_string().len(), LENGTH);
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        assert_eq!(TableId::new([0; 16]).to_string(), "0".repeat(26));
        assert_eq!(TableId::new([255; 16]).to_string(), format!("{}w", "z".repeat(25)));
        for _ in 0..1000 {
            let id = TableId::random();
            assert_eq!(id.to_string().parse(), Ok(id));
        }
    }

    #[test]
    fn nothing_else_is_read() {
        let good = TableId::new([7; 16]).to_string();
        let spare = format!("{}z", "z".repeat(25));
        for bad in
            ["", &good[1..], &good.to_uppercase(), &format!("{good}0"), &good.replace('0', "o"), &spare]
        {
            assert_eq!(bad.parse::<TableId>(), Err(BadTableId), "{bad}");
        }
    }

    #[test]
    fn the_order_of_texts_is_the_order_of_ids() {
        let mut ids: Vec<TableId> = (0..100).map(|_| TableId::random()).collect();
        ids.sort_unstable();
        let texts: Vec<String> = ids.iter().map(TableId::to_string).collect();
        assert!(texts.is_sorted());
    }
}
