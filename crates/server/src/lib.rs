#![doc = include_str!("../README.md")]

mod api;
#[doc(hidden)]
pub mod bench;
pub mod bus;
mod config;
mod face;
mod gate;
mod host;
mod link;
mod metrics;
mod serve;
mod speak;
pub mod store;
mod table;
mod tls;
mod token;
#[cfg(feature = "types")]
mod types;

pub use api::openapi;
pub use config::{Config, Limits, Sharing};
pub use host::Thinkers;
pub use link::terminal_code;
pub use serve::{Server, app, run};
pub use speak::TEXTS;
pub use tls::{BadTls, Tls, tls};
pub use token::{Hash, Token};
#[cfg(feature = "types")]
pub use types::types;
