//! A NATS server.

use std::process::{Child, Command, Stdio};

/// A NATS server of the test's own.
pub(crate) struct NatsServer {
    child: Child,
    port: u16,
}

impl NatsServer {
    /// Starts one.
    pub(crate) fn start() -> Self {
        Self::start_on(super::free_port())
    }

    /// Starts one on this port.
    pub(crate) fn start_on(port: u16) -> Self {
        // Debian puts it where only root looks.
        let program = super::find("nats-server", vec!["/usr/sbin".into(), "/usr/local/bin".into()]);
        let mut child = Command::new(program)
            .args(["--addr", "127.0.0.1", "--port", &port.to_string()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("nats-server starts");
        super::wait_for(port, &mut child);
        NatsServer { child, port }
    }

    /// Its port.
    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    /// How to connect to it.
    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        super::end(&mut self.child, "-KILL");
    }
}
