//! The script in docs/api.md runs as it stands, but for the server's address.

#![cfg(unix)]

use std::net::TcpListener;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::common::{program, text};

const PAGE: &str = include_str!("../../../../docs/api.md");
/// Where the page says that the server is.
const ADDRESS: &str = "127.0.0.1:8270";

/// Is the program on the search path?
fn is_here(name: &str) -> bool {
    let quiet = Command::new(name).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}

#[test]
fn the_script_of_the_page_plays_a_whole_game() {
    if !["bash", "curl", "jq"].into_iter().all(is_here) {
        eprintln!("bash, curl or jq is not here: the script was not tried");
        return;
    }
    let (_, rest) = PAGE.split_once("```sh\n").expect("the page has a script");
    let (script, _) = rest.split_once("```").expect("the script ends");
    let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port");
    let address = port.to_string();
    assert!(script.contains(ADDRESS), "the script names its server");
    let script = script.replace(ADDRESS, &address);

    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut server = program();
    let server = server.args(["serve", "--listen", &address, "--data", text(folder.path())]);
    let mut server = server.stdout(Stdio::null()).spawn().expect("the server starts");
    let began = Instant::now();
    while std::net::TcpStream::connect(&address).is_err() {
        assert!(began.elapsed() < Duration::from_secs(30), "the server does not answer");
        std::thread::sleep(Duration::from_millis(50));
    }

    let own = std::path::Path::new(env!("CARGO_BIN_EXE_mastaba")).parent().expect("a folder");
    let path = std::env::var("PATH").expect("a search path");
    let run = Command::new("bash")
        .args(["-e", "-c", &script])
        .current_dir(folder.path())
        .env("PATH", format!("{}:{path}", own.display()))
        .env("LC_ALL", "C.UTF-8")
        .output();
    let _ = server.kill();
    let _ = server.wait();
    let run = run.expect("bash runs");
    let out = String::from_utf8_lossy(&run.stdout);
    assert!(run.status.success(), "{out}\n{}", String::from_utf8_lossy(&run.stderr));
    assert!(out.contains("\"places\"") && out.contains("The shuffles are proven"), "{out}");
}
