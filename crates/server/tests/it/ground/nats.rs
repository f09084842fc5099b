//! A NATS server.

use std::path::Path;
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

/// A NATS server of the test's own.
pub(crate) struct NatsServer {
    child: Child,
    port: u16,
    _folder: TempDir,
}

impl NatsServer {
    /// Starts one.
    pub(crate) fn start() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (child, port) =
            super::start(|port| spawn(port, folder.path()), |child| listens(child, folder.path()));
        NatsServer { child, port, _folder: folder }
    }

    /// Starts one on this port, where one was before.
    pub(crate) fn start_on(port: u16) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut child = spawn(port, folder.path());
        assert!(super::wait_for(&mut child, |child| listens(child, folder.path())), "port {port} is taken");
        NatsServer { child, port, _folder: folder }
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

fn spawn(port: u16, folder: &Path) -> Child {
    // Debian puts it where only root looks.
    let program = super::find("nats-server", vec!["/usr/sbin".into(), "/usr/local/bin".into()]);
    Command::new(program)
        .args(["--addr", "127.0.0.1", "--port", &port.to_string(), "--ports_file_dir"])
        .arg(folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("nats-server starts")
}

/// It writes down its ports once it listens there.
fn listens(child: &Child, folder: &Path) -> bool {
    folder.join(format!("nats-server_{}.ports", child.id())).is_file()
}
