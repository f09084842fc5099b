//! What is to be said, before it is said in a language: a key and its arguments.

use std::borrow::Cow;
use std::fmt;

use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};

use crate::seat::Seat;

/// A sentence or name to be said in the reader's language: a message of a `.ftl` file and what it mentions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Phrase {
    /// The message, or `message.attribute`.
    pub key: Cow<'static, str>,
    /// The message's variables.
    #[serde(serialize_with = "by_name")]
    #[cfg_attr(feature = "types", ts(type = "Record<string, Arg>"))]
    pub args: Vec<(&'static str, Arg)>,
}

/// One thing a phrase mentions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Arg {
    /// A number, which may choose the plural form.
    Number(i64),
    /// Text to be shown as it is: notation, or what somebody typed.
    Text(String),
    /// A seat, said by its player's name where there is one.
    #[serde(serialize_with = "as_seat")]
    #[cfg_attr(feature = "types", ts(type = "{ seat: Seat }"))]
    Seat(Seat),
    /// Another phrase, said in the same language.
    Phrase(Phrase),
    /// Several things, said as a list ("a, b and c").
    List(Vec<Arg>),
}

fn by_name<S: Serializer>(args: &[(&'static str, Arg)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, arg)| (name, arg)))
}

/// A seat is told from a text.
fn as_seat<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(1))?;
    map.serialize_entry("seat", seat)?;
    map.end()
}

impl Phrase {
    /// A phrase that mentions nothing (yet).
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Phrase { key: key.into(), args: Vec::new() }
    }

    /// The same phrase, mentioning one thing more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

impl fmt::Display for Phrase {
    /// For developers' eyes; people are told through a [`crate::Speaker`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.key)?;
        self.args.iter().try_for_each(|(name, value)| write!(f, " {name}={value:?}"))
    }
}

impl From<&'static str> for Phrase {
    fn from(key: &'static str) -> Self {
        Phrase::new(key)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Arg::Phrase(phrase)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Arg::Seat(seat)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Arg::Text(text.to_owned())
    }
}

impl<T: Into<Arg>> From<Vec<T>> for Arg {
    fn from(items: Vec<T>) -> Self {
        Arg::List(items.into_iter().map(Into::into).collect())
    }
}

macro_rules! number {
    ($($type:ty),*) => {$(
        impl From<$type> for Arg {
            fn from(number: $type) -> Self {
                Arg::Number(number as i64)
            }
        }
    )*};
}
number!(u8, u16, u32, u64, usize, i8, i16, i32, i64);
