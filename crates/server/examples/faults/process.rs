//! The server's process, and the memory it takes.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tempfile::TempDir;

/// How often its memory is looked at.
const PAUSE: Duration = Duration::from_millis(50);

/// The most it took, in bytes.
static MOST: AtomicU64 = AtomicU64::new(0);

/// A server with its usual limits over a folder of its own, until it is dropped.
pub(crate) struct Serving {
    child: Child,
    pub(crate) address: SocketAddr,
    _folder: TempDir,
}

impl Serving {
    pub(crate) fn start(program: &str) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut child = Command::new(program)
            .args(["serve", "--lang", "en", "--listen", "127.0.0.1:0", "--data"])
            .arg(folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
        let address = lines.find_map(|line| line.trim().strip_prefix("http://")?.parse().ok());
        // What else it says is read, or it would wait.
        std::thread::spawn(move || lines.for_each(drop));
        Serving { child, address: address.expect("it says where it listens"), _folder: folder }
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // One that has ended needs no killing.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Looks at the memory of a process, again and again.
pub(crate) async fn most_memory(process: u32) {
    loop {
        let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let taken = line.and_then(|line| line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok());
        MOST.fetch_max(taken.unwrap_or(0) * 1024, Ordering::Relaxed);
        tokio::time::sleep(PAUSE).await;
    }
}

/// The most that was seen, in bytes.
pub(crate) fn most() -> u64 {
    MOST.load(Ordering::Relaxed)
}
