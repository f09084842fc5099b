//! The server as a process: who may serve what, and how it stops.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::common::{program, refused, text};

/// Nothing here takes as long.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server over a folder, on a port that the system chose.
struct Serving {
    child: Child,
    address: String,
}

impl Serving {
    fn start(folder: &Path) -> Self {
        let mut child = program()
            .args(["serve", "--listen", "127.0.0.1:0", "--data", text(folder)])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
        let address = lines.find_map(|line| Some(line.trim().strip_prefix("http://")?.to_owned()));
        // What else it says is read, or it would wait.
        std::thread::spawn(move || lines.for_each(drop));
        Serving { child, address: address.expect("it says where it listens") }
    }

    /// Waits until it ends: its exit code, and what it complained of.
    fn ended(&mut self) -> (Option<i32>, String) {
        let began = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().expect("our own child") {
                break status;
            }
            assert!(began.elapsed() < PATIENCE, "it does not end");
            std::thread::sleep(Duration::from_millis(10));
        };
        let mut said = String::new();
        self.child.stderr.take().expect("a pipe").read_to_string(&mut said).expect("text");
        (status.code(), said)
    }

    fn terminate(&self) {
        let sent = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        assert!(sent.expect("kill starts").success());
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // One that has ended needs no killing.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_second_server_on_one_folder_names_the_first() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut first = Serving::start(folder.path());
    let second = |language: &str| {
        let arguments =
            ["serve", "--listen", "127.0.0.1:0", "--lang", language, "--data", text(folder.path())];
        refused(&arguments, "")
    };
    let process = first.child.id();
    assert!(second("en").contains(&format!("process {process} serves these tables already")));
    assert!(second("es").contains(&format!("el proceso {process} ya sirve estas mesas")));
    // A backup is made meanwhile, and once the first has stopped another may serve.
    let backup = folder.path().join("backup.db");
    crate::common::done(&["backup", text(&backup), "--data", text(folder.path())], "");
    first.terminate();
    assert_eq!(first.ended().0, Some(0));
    drop(Serving::start(folder.path()));
}

#[test]
fn a_server_that_is_asked_to_stop_stops_within_two_seconds() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut server = Serving::start(folder.path());
    let mut slow = TcpStream::connect(&server.address).expect("it listens");
    write!(slow, "GET /heal").expect("half a head");
    let mut body = TcpStream::connect(&server.address).expect("it listens");
    write!(body, "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{{").expect("half a body");
    let began = Instant::now();
    server.terminate();
    assert_eq!(server.ended().0, Some(0));
    assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
}

#[test]
fn a_server_whose_database_is_removed_stops_with_a_clear_word() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut server = Serving::start(folder.path());
    TcpStream::connect(&server.address).expect("it listens");
    std::fs::remove_file(folder.path().join("mastaba.db")).expect("it lies there");
    let (code, said) = server.ended();
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("was removed, moved or replaced while the server ran"), "{said}");
}
