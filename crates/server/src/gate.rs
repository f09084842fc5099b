//! What one address may ask for. A household behind one address never notices; a flood does.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use axum::http::HeaderMap;
use ipnet::IpNet;

use crate::config::Limits;
use crate::table::{Code, Refusal};

/// Above so many addresses those that ask for nothing any more are forgotten.
const CROWD: usize = 10_000;

/// What going through a table's log costs, in plain requests.
pub(crate) const PAST: u32 = 10;
/// What a QR code costs.
pub(crate) const PICTURE: u32 = 20;
/// What a bot's advice costs.
pub(crate) const ADVICE: u32 = 50;

/// Counts what each address asks for.
pub(crate) struct Gate {
    limits: Limits,
    visitors: Mutex<HashMap<IpAddr, Visitor>>,
}

struct Visitor {
    requests: Bucket,
    tables: Bucket,
    published: Bucket,
    streams: u32,
}

/// So much may be taken at once; what was taken comes back with time.
struct Bucket {
    level: f64,
    filled: Instant,
}

impl Bucket {
    fn full(size: u32, now: Instant) -> Self {
        Bucket { level: f64::from(size), filled: now }
    }

    fn take(&mut self, amount: u32, size: u32, seconds: f64, now: Instant) -> bool {
        let gained = (now - self.filled).as_secs_f64() * f64::from(size) / seconds;
        self.level = (self.level + gained).min(f64::from(size));
        self.filled = now;
        let granted = self.level >= f64::from(amount);
        if granted {
            self.level -= f64::from(amount);
        }
        granted
    }
}

const MINUTE: f64 = 60.0;
const HOUR: f64 = 3600.0;

impl Gate {
    /// Nobody has asked for anything yet.
    pub(crate) fn new(limits: Limits) -> Self {
        Gate { limits, visitors: Mutex::new(HashMap::new()) }
    }

    /// Lets a request in.
    pub(crate) fn request(&self, from: IpAddr) -> Result<(), Refusal> {
        let limit = self.limits.requests_per_minute;
        self.take(from, limit, |visitor, now| visitor.requests.take(1, limit, MINUTE, now))
    }

    /// Lets a request go on that costs as much as so many plain ones.
    pub(crate) fn weigh(&self, from: IpAddr, cost: u32) -> Result<(), Refusal> {
        let limit = self.limits.requests_per_minute;
        self.take(from, limit, |visitor, now| visitor.requests.take(cost, limit, MINUTE, now))
    }

    /// Lets somebody make a table.
    pub(crate) fn table(&self, from: IpAddr) -> Result<(), Refusal> {
        let limit = self.limits.tables_per_hour;
        self.take(from, limit, |visitor, now| visitor.tables.take(1, limit, HOUR, now))
    }

    /// Lets somebody show a table in the lobby: so few that nobody else's are pushed out of it.
    pub(crate) fn publish(&self, from: IpAddr) -> Result<(), Refusal> {
        let limit = self.limits.public_tables_per_hour;
        self.take(from, limit, |visitor, now| visitor.published.take(1, limit, HOUR, now))
    }

    /// Lets somebody open a stream, until the permit is dropped.
    pub(crate) fn stream(self: &Arc<Self>, from: IpAddr) -> Result<StreamPermit, Refusal> {
        let limit = self.limits.streams;
        self.take(from, limit, |visitor, _| {
            let granted = visitor.streams < limit;
            visitor.streams += u32::from(granted);
            granted
        })?;
        Ok(StreamPermit { gate: Arc::clone(self), from })
    }

    fn take(
        &self,
        from: IpAddr,
        limit: u32,
        take: impl FnOnce(&mut Visitor, Instant) -> bool,
    ) -> Result<(), Refusal> {
        if limit == u32::MAX {
            return Ok(());
        }
        let now = Instant::now();
        let mut visitors = self.lock();
        if visitors.len() > CROWD {
            let quiet = |visitor: &Visitor| (now - visitor.requests.filled).as_secs_f64() > HOUR;
            visitors.retain(|_, visitor| visitor.streams > 0 || !quiet(visitor));
        }
        let Limits { requests_per_minute, tables_per_hour, public_tables_per_hour, .. } = self.limits;
        let visitor = visitors.entry(network(from)).or_insert_with(|| Visitor {
            requests: Bucket::full(requests_per_minute, now),
            tables: Bucket::full(tables_per_hour, now),
            published: Bucket::full(public_tables_per_hour, now),
            streams: 0,
        });
        if take(visitor, now) { Ok(()) } else { Err(Code::TooMany.into()) }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<IpAddr, Visitor>> {
        self.visitors.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Holds one of an address's streams.
pub(crate) struct StreamPermit {
    gate: Arc<Gate>,
    from: IpAddr,
}

impl Drop for StreamPermit {
    fn drop(&mut self) {
        if let Some(visitor) = self.gate.lock().get_mut(&network(self.from)) {
            visitor.streams = visitor.streams.saturating_sub(1);
        }
    }
}

/// One household has many IPv6 addresses, all in one network.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        v4 @ IpAddr::V4(_) => v4,
    }
}

/// Where a request comes from: what the nearest trusted proxy says, or who is connected.
pub(crate) fn origin(peer: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> IpAddr {
    let is_trusted = |address: &IpAddr| trusted.iter().any(|net| net.contains(&address.to_canonical()));
    let mut origin = peer;
    let forwarded = headers.get_all("x-forwarded-for");
    let hops: Vec<&str> =
        forwarded.iter().filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(',')).collect();
    // Each proxy adds whom it was asked by at the end: from there the list is true as far as they are trusted.
    for hop in hops.iter().rev() {
        if !is_trusted(&origin) {
            break;
        }
        let Ok(address) = hop.trim().parse() else { break };
        origin = address;
    }
    origin
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "6.6.6.6, 9.9.9.9, 10.0.0.2".parse().expect("a header"));
        let trusted: Vec<IpNet> = vec!["10.0.0.0/8".parse().expect("a network")];
        assert_eq!(origin(ip("10.0.0.1"), &headers, &trusted), ip("9.9.9.9"));
        assert_eq!(origin(ip("10.0.0.1"), &headers, &[]), ip("10.0.0.1"));
        assert_eq!(origin(ip("7.7.7.7"), &headers, &trusted), ip("7.7.7.7"));
    }

    #[test]
    fn an_address_runs_out_and_another_does_not() {
        let limits = Limits { tables_per_hour: 2, streams: 1, ..Limits::USUAL };
        let gate = Arc::new(Gate::new(limits));
        assert!(gate.table(ip("1.1.1.1")).is_ok() && gate.table(ip("1.1.1.1")).is_ok());
        assert!(gate.table(ip("1.1.1.1")).is_err());
        assert!(gate.table(ip("1.1.1.2")).is_ok());
        let permit = gate.stream(ip("2001:db8::1")).expect("the first");
        assert!(gate.stream(ip("2001:db8::2")).is_err(), "the same network");
        drop(permit);
        assert!(gate.stream(ip("2001:db8::2")).is_ok());
    }

    #[test]
    fn what_was_taken_comes_back_with_time() {
        let start = Instant::now();
        let mut bucket = Bucket::full(2, start);
        assert!(bucket.take(1, 2, MINUTE, start) && bucket.take(1, 2, MINUTE, start));
        assert!(!bucket.take(1, 2, MINUTE, start));
        let later = start + std::time::Duration::from_secs(30);
        assert!(bucket.take(1, 2, MINUTE, later) && !bucket.take(1, 2, MINUTE, later));
        let much_later = later + std::time::Duration::from_secs(600);
        assert!(!bucket.take(3, 2, MINUTE, much_later) && bucket.take(2, 2, MINUTE, much_later));
    }
}
