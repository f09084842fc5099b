//! Who is let in. A process has only so many descriptors: no address gets more than its part, and the last quarter is
//! kept for people who are here.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use ipnet::IpNet;

use crate::gate::network;

/// Whoever was here so lately is here.
const LATELY: Duration = Duration::from_secs(60 * 60);
/// Above so many addresses of people those that were not here lately are forgotten.
const CROWD: usize = 10_000;

/// Lets connections in, or not.
pub(crate) struct Doors {
    /// Connections that one address may hold.
    each: usize,
    /// Connections in all.
    all: usize,
    trusted: Vec<IpNet>,
    inside: Mutex<Inside>,
}

#[derive(Default)]
struct Inside {
    connections: usize,
    of: HashMap<IpAddr, usize>,
    /// When somebody from there last showed a credential that was good for something.
    guests: HashMap<IpAddr, Instant>,
}

impl Doors {
    pub(crate) fn new(each: usize, all: usize, trusted: &[IpNet]) -> Arc<Self> {
        let inside = Mutex::new(Inside::default());
        Arc::new(Doors { each, all, trusted: trusted.to_vec(), inside })
    }

    /// Lets a connection in until the permit is dropped.
    pub(crate) fn admit(self: &Arc<Self>, from: IpAddr) -> Option<Permit> {
        // A proxy brings many people; it counts them itself.
        let is_proxy = self.trusted.iter().any(|net| net.contains(&from.to_canonical()));
        let from = network(from);
        let mut inside = self.lock();
        let is_guest = is_proxy || inside.guests.get(&from).is_some_and(|seen| seen.elapsed() < LATELY);
        let room = if is_guest { self.all } else { self.all - self.all / 4 };
        let of = inside.of.get(&from).copied().unwrap_or(0);
        if inside.connections >= room || (of >= self.each && !is_proxy) {
            return None;
        }
        inside.connections += 1;
        *inside.of.entry(from).or_default() += 1;
        Some(Permit { doors: Arc::clone(self), from })
    }

    /// Somebody is here: from there, connections are let in also when it is full.
    pub(crate) fn welcome(&self, from: IpAddr) {
        let mut inside = self.lock();
        if inside.guests.len() >= CROWD {
            inside.guests.retain(|_, seen| seen.elapsed() < LATELY);
        }
        if inside.guests.len() < CROWD {
            inside.guests.insert(network(from), Instant::now());
        }
    }

    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One connection that was let in.
pub(crate) struct Permit {
    doors: Arc<Doors>,
    from: IpAddr,
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut inside = self.doors.lock();
        inside.connections -= 1;
        if let Some(of) = inside.of.get_mut(&self.from) {
            *of -= 1;
            if *of == 0 {
                inside.of.remove(&self.from);
            }
        }
    }
}

/// How many connections the process has descriptors for, beside the few that it needs itself.
pub(crate) fn room() -> usize {
    /// For the database, the bus, files and whatever else.
    const OWN: usize = 128;
    #[cfg(target_os = "linux")]
    let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile)
        .current
        .map_or(usize::MAX, |limit| usize::try_from(limit).unwrap_or(usize::MAX));
    #[cfg(not(target_os = "linux"))]
    let limit: usize = 1_024;
    limit.saturating_sub(OWN).max(16)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(last: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, last])
    }

    #[test]
    fn an_address_gets_its_part_and_the_last_quarter_is_for_people_who_are_here() {
        let doors = Doors::new(5, 16, &[]);
        let first: Vec<_> = (0..6).filter_map(|_| doors.admit(ip(1))).collect();
        assert_eq!(first.len(), 5);
        let second: Vec<_> = (0..6).filter_map(|_| doors.admit(ip(2))).collect();
        let third: Vec<_> = (0..6).filter_map(|_| doors.admit(ip(3))).collect();
        assert_eq!((second.len(), third.len()), (5, 2), "three quarters are full");
        assert!(doors.admit(ip(4)).is_none());
        doors.welcome(ip(4));
        let people: Vec<_> = (0..6).filter_map(|_| doors.admit(ip(4))).collect();
        assert_eq!(people.len(), 4);
        drop((first, third));
        assert!(doors.admit(ip(5)).is_some(), "who leaves makes room");
    }

    #[test]
    fn a_trusted_proxy_brings_as_many_as_there_is_room_for() {
        let doors = Doors::new(2, 16, &["10.0.0.1/32".parse().expect("a network")]);
        assert_eq!((0..20).map_while(|_| doors.admit(ip(1))).collect::<Vec<_>>().len(), 16);
    }
}
