//! A server of our own, for steps that ask one.

use std::fs;
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use crate::built;
use crate::shell::{self, Failure};

/// No server takes longer to start.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server that runs until it is dropped, with data of its own.
pub(crate) struct Served {
    pub(crate) url: String,
    child: Child,
}

impl Served {
    /// Builds the program and starts it; `name` names the folder of its data.
    pub(crate) fn start(name: &str) -> Result<Self, Failure> {
        let program = built::build()?.mastaba;
        let data = shell::root().join("target/served").join(name);
        if data.exists() {
            fs::remove_dir_all(&data).map_err(|error| format!("{}: {error}", data.display()))?;
        }
        let address = free_address()?;
        let mut command = Command::new(program);
        command.args(["serve", "--no-limits", "--listen", &address, "--data"]).arg(&data);
        let child = command.spawn().map_err(|error| format!("the server did not start: {error}"))?;
        let served = Served { url: format!("http://{address}"), child };
        let began = Instant::now();
        while TcpStream::connect(&address).is_err() {
            if began.elapsed() > PATIENCE {
                return Err(format!("the server does not answer at {address}"));
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Ok(served)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // Nothing that it keeps is needed any more; one that has ended by itself needs no killing.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn free_address() -> Result<String, Failure> {
    let listener = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    listener.map(|address| address.to_string()).map_err(|error| format!("no port is free: {error}"))
}
