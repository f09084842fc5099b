//! What an operator watches, in the text format of Prometheus.

use std::sync::atomic::AtomicU64;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// Everything that is counted. It names nobody: no addresses, no tables, no credentials.
pub(crate) struct Metrics {
    registry: Registry,
    /// Plays stored by this node, of people and of bots.
    pub(crate) plays: Counter,
    /// Tables made on this node.
    pub(crate) tables: Counter,
    /// Tables in memory.
    pub(crate) awake: Gauge,
    /// Streams open.
    pub(crate) streams: Gauge,
    /// Tables that were reloaded because of a mistake in the program.
    pub(crate) panics: Counter,
    /// Connections that were not let in.
    pub(crate) turned_away: Counter,
    /// Times that another node was faster.
    pub(crate) races: Counter,
    /// Requests answered, by status.
    pub(crate) requests: Family<Status, Counter>,
    /// How long people's plays took from the request to the answer, in seconds.
    pub(crate) play_seconds: Histogram,
}

/// The status of an answer.
#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
pub(crate) struct Status {
    pub(crate) status: u16,
}

impl Metrics {
    /// Nothing has been counted yet.
    pub(crate) fn new() -> Self {
        let mut registry = Registry::with_prefix("mastaba");
        let plays: Counter<u64, AtomicU64> = Counter::default();
        let tables: Counter<u64, AtomicU64> = Counter::default();
        let awake: Gauge = Gauge::default();
        let streams: Gauge = Gauge::default();
        let panics: Counter<u64, AtomicU64> = Counter::default();
        let turned_away: Counter<u64, AtomicU64> = Counter::default();
        let races: Counter<u64, AtomicU64> = Counter::default();
        let requests: Family<Status, Counter> = Family::default();
        let play_seconds = Histogram::new(exponential_buckets(0.0005, 2.0, 14));
        registry.register("plays", "Plays stored by this node", plays.clone());
        registry.register("tables", "Tables made on this node", tables.clone());
        registry.register("awake_tables", "Tables in memory", awake.clone());
        registry.register("streams", "Event streams open", streams.clone());
        registry.register("panics", "Tables reloaded after a mistake in the program", panics.clone());
        registry.register("turned_away", "Connections that were not let in", turned_away.clone());
        registry.register("races", "Entries for which another node was faster", races.clone());
        registry.register("requests", "Requests answered", requests.clone());
        registry.register("play_seconds", "From a person's play to its answer", play_seconds.clone());
        Metrics {
            registry,
            plays,
            tables,
            awake,
            streams,
            panics,
            turned_away,
            races,
            requests,
            play_seconds,
        }
    }

    /// All of it, as Prometheus reads it.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a String takes all that is written");
        text
    }
}
