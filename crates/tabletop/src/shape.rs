//! The shapes of what leaves the program, as TypeScript: the page is checked against them.
//!
//! Types whose JSON is plain derive theirs with `ts_rs::TS`; those that print themselves say here what they print.

#[cfg(feature = "types")]
mod file;
#[cfg(feature = "types")]
mod layout;

#[cfg(feature = "types")]
pub use file::TypeFile;

/// Something whose shape the page knows. Where types are not asked for, everything is.
#[cfg(feature = "types")]
pub trait Shaped: ts_rs::TS + 'static {}
#[cfg(feature = "types")]
impl<T: ts_rs::TS + 'static> Shaped for T {}

/// Something whose shape the page knows. Where types are not asked for, everything is.
#[cfg(not(feature = "types"))]
pub trait Shaped {}
#[cfg(not(feature = "types"))]
impl<T> Shaped for T {}

/// Says that a type is written as a list of another.
#[cfg(feature = "types")]
#[macro_export]
macro_rules! listed {
    ($name:ident of $item:ty) => {
        $crate::listed!(@ $name, (), $item);
    };
    ($name:ident<$item:ident>) => {
        $crate::listed!(@ $name<$item>, ($item: $crate::ts_rs::TS), $item);
    };
    (@ $name:ty, ($($bound:tt)*), $item:ty) => {
        impl<$($bound)*> $crate::ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(config: &$crate::ts_rs::Config) -> String {
                <Vec<$item> as $crate::ts_rs::TS>::name(config)
            }

            fn inline(config: &$crate::ts_rs::Config) -> String {
                <Self as $crate::ts_rs::TS>::name(config)
            }

            fn visit_generics(visitor: &mut impl $crate::ts_rs::TypeVisitor)
            where
                Self: 'static,
            {
                <Vec<$item> as $crate::ts_rs::TS>::visit_generics(visitor);
            }
        }
    };
}

/// Says that a type is written as a list of another.
#[cfg(not(feature = "types"))]
#[macro_export]
macro_rules! listed {
    ($($any:tt)*) => {};
}

/// Says that a type is written as one of these words.
#[cfg(feature = "types")]
#[doc(hidden)]
#[macro_export]
macro_rules! worded {
    ($name:ident: $($word:literal)+) => {
        impl $crate::ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &$crate::ts_rs::Config) -> String {
                stringify!($name).to_owned()
            }

            fn inline(_: &$crate::ts_rs::Config) -> String {
                [$(concat!("\"", $word, "\"")),+].join(" | ")
            }

            fn decl(config: &$crate::ts_rs::Config) -> String {
                format!("type {} = {};", stringify!($name), <Self as $crate::ts_rs::TS>::inline(config))
            }

            fn output_path() -> Option<std::path::PathBuf> {
                Some(stringify!($name).into())
            }
        }
    };
}

/// Says that a type is written as one of these words.
#[cfg(not(feature = "types"))]
#[doc(hidden)]
#[macro_export]
macro_rules! worded {
    ($($any:tt)*) => {};
}
