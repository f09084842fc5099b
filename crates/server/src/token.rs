//! Credentials: whoever shows one holds a seat, the table, or a place to watch from. Only hashes are ever kept.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq as _;

use crate::store::TableId;

/// A credential as people carry it: `TABLE.SECRET`, both 26 characters. `Debug` hides the secret.
#[derive(Clone, Copy)]
pub struct Token {
    /// The table it opens.
    pub table: TableId,
    // Sixteen random bytes print and parse like a table's id.
    secret: TableId,
}

impl Token {
    /// A new credential for this table, from the system's randomness.
    pub fn random(table: TableId) -> Self {
        Token { table, secret: TableId::random() }
    }

    /// What is kept of it.
    pub fn hash(&self) -> Hash {
        Hash(Sha256::digest(self.secret.bytes()).into())
    }

    /// The part that goes into a link's fragment, which browsers do not send to anyone.
    pub fn secret(&self) -> String {
        self.secret.to_string()
    }
}

impl fmt::Display for Token {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}.{}", self.table, self.secret)
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Token({}.hidden)", self.table)
    }
}

impl FromStr for Token {
    type Err = crate::store::BadTableId;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (table, secret) = text.split_once('.').unwrap_or((text, ""));
        Ok(Token { table: table.parse()?, secret: secret.parse()? })
    }
}

/// SHA-256 of something that must not be known, as hexadecimal text in the log.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct Hash(pub [u8; 32]);

impl Hash {
    /// Are they the same? Takes as long for every answer, so that nobody can feel their way.
    pub fn matches(&self, other: &Hash) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Hash({})", tabletop::hex(&self.0[..4]))
    }
}

impl Serialize for Hash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&tabletop::hex(&self.0))
    }
}

impl<'de> Deserialize<'de> for Hash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        let bytes = tabletop::bytes_from_hex(&text);
        bytes.map(Hash).ok_or_else(|| de::Error::custom("64 hexadecimal digits in lower case are expected"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_as_it_is_printed_and_debug_hides_it() {
        let token = Token::random(TableId::random());
        let again: Token = token.to_string().parse().expect("it was printed");
        assert_eq!((again.table, again.hash()), (token.table, token.hash()));
        assert!(!format!("{token:?}").contains(&token.secret()));
        assert!(token.hash().matches(&again.hash()));
        assert!(!token.hash().matches(&Token::random(token.table).hash()));
        for text in ["", ".", "x", &token.secret(), &format!("{token}0"), &format!("{token}.")] {
            assert!(text.parse::<Token>().is_err(), "{text:?}");
        }
    }
}
