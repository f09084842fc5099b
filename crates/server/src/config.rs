//! What a host can set. The usual values are for a laptop among friends and for a small public server alike.

use std::num::NonZero;
use std::time::Duration;

use ipnet::IpNet;

use crate::serve::room;

/// How the server behaves.
#[derive(Clone, Debug)]
pub struct Config {
    /// Does this node share its tables with others? Then it announces what it does, and looks for what they did.
    pub sharing: Sharing,
    /// What links begin with, such as `https://games.example.org`; without it, what the request was sent to.
    pub base: Option<String>,
    /// What links begin with before the address, where `base` does not say.
    pub scheme: &'static str,
    /// Proxies whose word on where a request comes from is taken.
    pub trusted_proxies: Vec<IpNet>,
    /// What a stranger may ask for.
    pub limits: Limits,
    /// Connections in all; the last quarter is for people who are here.
    pub connections: usize,
    /// After so long without a request or a listener a table leaves the memory.
    pub sleep_after: Duration,
    /// After so long without an entry a table is deleted for good.
    pub keep: Duration,
    /// How many bots think at the same time.
    pub thinkers: NonZero<usize>,
}

/// Is this node alone?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// Nobody else writes to this store.
    Alone,
    /// Other nodes serve the same tables.
    Shared,
}

/// What a stranger may ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The longest body of a request, in bytes.
    pub body: usize,
    /// Tables that one address may make in an hour.
    pub tables_per_hour: u32,
    /// Tables that one address may show in the lobby in an hour.
    pub public_tables_per_hour: u32,
    /// Connections that one address may hold open.
    pub connections: usize,
    /// Streams that one address may hold open.
    pub streams: u32,
    /// Requests that one address may send in a minute.
    pub requests_per_minute: u32,
    /// Credentials in one request or stream.
    pub tokens: usize,
}

impl Limits {
    /// What is usual: plenty for a household behind one address.
    pub const USUAL: Limits = Limits {
        body: 256 << 10,
        tables_per_hour: 60,
        public_tables_per_hour: 6,
        connections: 128,
        streams: 40,
        requests_per_minute: 3_000,
        tokens: 64,
    };
    /// For measuring from one address: only the size of a body is limited.
    pub const LIFTED: Limits = Limits {
        body: 256 << 10,
        tables_per_hour: u32::MAX,
        public_tables_per_hour: u32::MAX,
        connections: usize::MAX,
        streams: u32::MAX,
        requests_per_minute: u32::MAX,
        tokens: 4_096,
    };
}

impl Default for Config {
    fn default() -> Self {
        // One core is left for people: bots never make them wait.
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        Config {
            sharing: Sharing::Alone,
            base: None,
            scheme: "http",
            trusted_proxies: Vec::new(),
            limits: Limits::USUAL,
            connections: room(),
            sleep_after: Duration::from_secs(60),
            keep: Duration::from_secs(180 * 24 * 60 * 60),
            thinkers: NonZero::new(cores.saturating_sub(1)).unwrap_or(NonZero::<usize>::MIN),
        }
    }
}
