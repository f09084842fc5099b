//! A real PostgreSQL and a real NATS server for tests: private ones, on loopback, with temporary folders and free
//! ports, shared by the tests of one program and gone with the last of them.
#![allow(dead_code, unused_imports, reason = "each test program uses its own part")]

mod nats;
mod postgres;

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command};
use std::time::{Duration, Instant};

pub(crate) use nats::NatsServer;
pub(crate) use postgres::PostgresServer;

/// How long a server may take to start; a loaded machine is slow.
const PATIENCE: Duration = Duration::from_secs(60);

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

/// Waits until somebody listens on the port.
fn wait_for(port: u16, child: &mut Child) {
    let began = Instant::now();
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
        if let Some(status) = child.try_wait().expect("our own child") {
            panic!("the server ended with {status}");
        }
        assert!(began.elapsed() < PATIENCE, "the server does not listen");
        std::thread::sleep(Duration::from_millis(10));
    }
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
