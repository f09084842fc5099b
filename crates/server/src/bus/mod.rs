//! How nodes hear of each other: announcements of new log entries, which may be lost, and questions to whoever
//! has time to think about a bot's play.

mod local;
mod nats;
mod wire;
mod worker;

use std::fmt;

use async_trait::async_trait;
use tokio::sync::broadcast;

use crate::store::TableId;

pub use local::Local;
pub use nats::Nats;
pub use worker::work;

/// Announcements that a slow listener may fall behind before it misses some.
const HEARD: usize = 4096;

/// How nodes hear of each other.
#[async_trait]
pub trait Bus: Send + Sync + 'static {
    /// Tells everybody, this node included, that a table's log has an entry with this number. It may be lost.
    fn announce(&self, table: TableId, number: u64);

    /// Hears the announcements of all nodes from now on.
    fn listen(&self) -> broadcast::Receiver<(TableId, u64)>;

    /// Asks whoever has time to think: a worker where there are some, else this process itself.
    async fn think(&self, question: Vec<u8>) -> Result<Vec<u8>, BusError>;
}

/// Thinks about a question and answers it. It may take its time, but must not block: what computes for long
/// belongs on a thread of its own.
#[async_trait]
pub trait Thinker: Send + Sync + 'static {
    /// The answer.
    async fn think(&self, question: Vec<u8>) -> Result<Vec<u8>, BusError>;
}

/// Why a question got no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BusError {
    /// The bus cannot be reached, or failed; the reason is for the log.
    Unavailable(String),
    /// Nobody answered in time.
    Silence,
    /// Whoever was asked could not answer; the reason is for the log.
    Refused(String),
}

impl fmt::Display for BusError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BusError::Unavailable(why) => write!(out, "the bus failed: {why}"),
            BusError::Silence => write!(out, "nobody answered in time"),
            BusError::Refused(why) => write!(out, "the question was refused: {why}"),
        }
    }
}

impl std::error::Error for BusError {}
