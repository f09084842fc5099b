//! The server's process: one of our own, and what any of this machine has used.

use std::fs;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use clap::ArgMatches;
use tempfile::TempDir;

use super::Failed;
use super::line::Line;
use crate::input;

/// A server that does not listen after this long will not.
const PATIENCE: Duration = Duration::from_secs(30);
/// The system counts a process's time in hundredths of a second, whatever its clock.
const TICK: Duration = Duration::from_millis(10);

/// A process of this machine.
#[derive(Clone, Copy)]
pub(super) struct Process(u64);

impl Process {
    /// The process with this number.
    pub(super) fn new(number: u64) -> Self {
        Process(number)
    }

    /// The processor time it has used.
    pub(super) fn cpu(self) -> Result<Duration, Failed> {
        let path = format!("/proc/{}/stat", self.0);
        let text = fs::read_to_string(&path).map_err(|error| Failed::new(format!("{path}: {error}")))?;
        let ticks = ticks(&text).ok_or_else(|| Failed::new(format!("{path} is not understood")))?;
        Ok(TICK * ticks)
    }

    /// The memory it holds, in bytes.
    pub(super) fn memory(self) -> Result<u64, Failed> {
        let path = format!("/proc/{}/status", self.0);
        let text = fs::read_to_string(&path).map_err(|error| Failed::new(format!("{path}: {error}")))?;
        resident(&text).ok_or_else(|| Failed::new(format!("{path} is not understood")))
    }
}

/// User and system time of `/proc/N/stat`: the 14th and 15th field; the second may have spaces within brackets.
fn ticks(stat: &str) -> Option<u32> {
    let mut fields = stat.rsplit_once(") ")?.1.split(' ').skip(11);
    let mut field = || fields.next()?.parse::<u32>().ok();
    Some(field()? + field()?)
}

/// Resident memory of `/proc/N/status`.
fn resident(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().strip_suffix(" kB")?.parse::<u64>().ok()? * 1024)
}

/// A server of our own, with limits lifted; it ends with this.
pub(super) struct Started {
    child: Child,
    address: SocketAddr,
    took: Duration,
    _folder: TempDir,
}

impl Started {
    /// Starts one, in a temporary folder unless the arguments name a place.
    pub(super) async fn start(matches: &ArgMatches) -> Result<Self, Failed> {
        let folder = tempfile::tempdir().map_err(Failed::new)?;
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).map_err(Failed::new)?;
        let address = listener.local_addr().map_err(Failed::new)?;
        drop(listener);
        let mut command = Command::new(std::env::current_exe().map_err(Failed::new)?);
        command.args(["serve", "--no-limits", "--listen", &address.to_string()]);
        for option in ["database", "bus"] {
            if let Some(url) = input::text(matches, option) {
                command.arg(format!("--{option}")).arg(url);
            }
        }
        let data = matches.get_one::<std::path::PathBuf>("data").cloned();
        command.arg("--data").arg(data.unwrap_or_else(|| folder.path().to_owned()));
        let began = Instant::now();
        let child = command.stdout(Stdio::null()).spawn().map_err(Failed::new)?;
        let mut started = Started { child, address, took: Duration::ZERO, _folder: folder };
        started.wait(began).await?;
        started.took = began.elapsed();
        Ok(started)
    }

    async fn wait(&mut self, began: Instant) -> Result<(), Failed> {
        loop {
            if let Ok(mut line) = Line::open(self.address).await
                && line.get("/healthz").await.is_ok()
            {
                return Ok(());
            }
            if let Some(status) = self.child.try_wait().map_err(Failed::new)? {
                return Err(Failed::new(format!("the server ended with {status}")));
            }
            if began.elapsed() > PATIENCE {
                return Err(Failed::new("the server does not listen"));
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// How long it took from its start until it answered.
    pub(super) fn took(&self) -> Duration {
        self.took
    }

    /// Where it listens.
    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Its process.
    pub(super) fn process(&self) -> Process {
        Process(self.child.id().into())
    }
}

impl Drop for Started {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_tells_of_a_process_is_understood() {
        let stat = "42 (a (b) c) S 1 42 42 0 -1 4194304 1 2 3 4 150 25 0 0 20 0 3 0 100 1000 200";
        assert_eq!(ticks(stat), Some(175));
        assert_eq!(ticks("42 nonsense"), None);
        assert_eq!(resident("VmPeak:\t  9 kB\nVmRSS:\t    1234 kB\n"), Some(1234 * 1024));
        assert_eq!(resident("VmRSS: many"), None);
    }

    #[test]
    fn this_process_has_used_memory() {
        let own = Process::new(std::process::id().into());
        assert!(own.memory().expect("this machine tells") > 1 << 20);
        own.cpu().expect("this machine tells");
    }
}
