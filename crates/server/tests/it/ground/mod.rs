//! A real PostgreSQL and a real NATS server for tests: private ones, on loopback, with temporary folders and free
//! ports, shared by the tests of one program and gone with the last of them.

mod nats;
mod postgres;

use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command};
use std::time::{Duration, Instant};

pub(crate) use nats::NatsServer;
pub(crate) use postgres::PostgresServer;

/// How long a server may take to start; a loaded machine is slow.
const PATIENCE: Duration = Duration::from_secs(60);
/// So many ports are tried: each may be taken by somebody else at the last moment.
const PORTS: u32 = 5;

/// A port that nobody uses now.
fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("loopback has free ports");
    listener.local_addr().expect("a bound port").port()
}

/// Where a program lies: in one of these folders, or on the search path.
fn find(program: &str, folders: Vec<PathBuf>) -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let all = folders.into_iter().chain(std::env::split_paths(&path));
    let found = all.map(|folder| folder.join(program)).find(|file| file.is_file());
    found
        .unwrap_or_else(|| panic!("{program} is not installed; `cargo verify test` installs what tests need"))
}

/// Starts a server on a port that it gets for itself, and waits until `ready`.
///
/// That somebody answers on a port does not say who: another test may have been given the same one and been quicker.
/// So a server has to say itself that it listens, and one that could not is started again on another port.
fn start(spawn: impl Fn(u16) -> Child, ready: impl Fn(&Child) -> bool) -> (Child, u16) {
    for _ in 0..PORTS {
        let port = free_port();
        let mut child = spawn(port);
        if wait_for(&mut child, &ready) {
            return (child, port);
        }
    }
    panic!("the server ended by itself on each of {PORTS} ports");
}

/// Waits until a server is ready; false if it ended instead.
fn wait_for(child: &mut Child, ready: impl Fn(&Child) -> bool) -> bool {
    let began = Instant::now();
    while !ready(child) {
        if child.try_wait().expect("our own child").is_some() {
            return false;
        }
        assert!(began.elapsed() < PATIENCE, "the server does not listen");
        std::thread::sleep(Duration::from_millis(10));
    }
    true
}

/// Sends a signal to a child and waits for its end.
fn end(child: &mut Child, signal: &str) {
    let sent = Command::new("kill").args([signal, &child.id().to_string()]).status();
    if !sent.is_ok_and(|status| status.success()) {
        // It ended already, or cannot be signalled; either way nothing is left of it after this.
        let _ = child.kill();
    }
    let _ = child.wait();
}
