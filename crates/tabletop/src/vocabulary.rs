//! Closed vocabularies: the enums whose values have a word each in the notation.

/// Defines an enum whose values each have one word: with `ALL`, `text`, `index`, `Display`, `FromStr` (exact,
/// case included), `Serialize` (the word) and `Default` (the first value).
///
/// The string after the name is the message that says what was expected where a text is not one of the words.
///
/// ```
/// tabletop::vocabulary! {
///     /// A side of a board.
///     pub enum Side ("expected-side") {
///         /// The plain one.
///         A = "A",
///         /// The other one.
///         B = "B",
///     }
/// }
/// assert_eq!("B".parse(), Ok(Side::B));
/// assert_eq!(Side::ALL.len(), 2);
/// ```
#[macro_export]
macro_rules! vocabulary {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident ($expected:literal) {
            $($(#[$doc:meta])* $value:ident = $text:literal,)+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        $vis enum $name {
            $($(#[$doc])* $value,)+
        }

        impl $name {
            /// Every value, in order.
            pub const ALL: &'static [$name] = &[$($name::$value),+];

            /// The value's word in the notation.
            pub const fn text(self) -> &'static str {
                match self {
                    $($name::$value => $text,)+
                }
            }

            /// The value's place in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl Default for $name {
            fn default() -> Self {
                $name::ALL[0]
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.text())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::ParseError;

            fn from_str(text: &str) -> ::std::result::Result<Self, $crate::ParseError> {
                match text {
                    $($text => Ok($name::$value),)+
                    _ => Err($crate::ParseError::expected($expected, text)),
                }
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.serialize_str(self.text())
            }
        }

        $crate::worded!($name: $($text)+);
    };
}
