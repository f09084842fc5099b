//! A real server on a real socket over a real SQLite file, and a small client that speaks plain HTTP.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::num::NonZero;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::store::Sqlite;
use server::{Config, Limits, Server, Thinkers, Tls, bus};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

/// Nothing on this machine takes as long: whoever waits longer waits for something that will not come.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server that runs until it is dropped.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    pub(crate) folder: Arc<TempDir>,
    stop: Option<oneshot::Sender<()>>,
    done: Option<tokio::task::JoinHandle<std::io::Result<()>>>,
    runtime: Option<Runtime>,
}

/// Without limits for one address: all tests come from the same.
pub(crate) fn config() -> Config {
    Config { limits: Limits::LIFTED, ..Config::default() }
}

impl Running {
    pub(crate) fn start() -> Self {
        Running::with(config())
    }

    pub(crate) fn with(config: Config) -> Self {
        Running::over(Arc::new(tempfile::tempdir().expect("a folder")), config)
    }

    /// Over the data of that folder.
    pub(crate) fn over(folder: Arc<TempDir>, config: Config) -> Self {
        Running::open(folder, config, None)
    }

    /// With a certificate.
    pub(crate) fn secure(config: Config, tls: Tls) -> Self {
        Running::open(Arc::new(tempfile::tempdir().expect("a folder")), config, Some(tls))
    }

    fn open(folder: Arc<TempDir>, config: Config, tls: Option<Tls>) -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .expect("a runtime");
        let store = Sqlite::open(&file(folder.path())).expect("a store");
        let thinkers = Thinkers::start(NonZero::<usize>::MIN);
        let server = {
            let _inside = runtime.enter();
            Server::new(Arc::new(store), Arc::new(bus::Local::new(Arc::new(thinkers))), config)
        };
        let listener = runtime.block_on(tokio::net::TcpListener::bind("127.0.0.1:0")).expect("a free port");
        let address = listener.local_addr().expect("an address");
        let (stop, stopped) = oneshot::channel::<()>();
        let shutdown = async {
            let _ = stopped.await;
        };
        let done = runtime.spawn(server::run(listener, tls, server, shutdown));
        Running { address, folder, stop: Some(stop), done: Some(done), runtime: Some(runtime) }
    }

    /// Stops the server gracefully, and gives its data back.
    pub(crate) fn stop(mut self) -> Arc<TempDir> {
        self.halt();
        Arc::clone(&self.folder)
    }

    fn halt(&mut self) {
        if let (Some(stop), Some(done), Some(runtime)) =
            (self.stop.take(), self.done.take(), self.runtime.take())
        {
            let _ = stop.send(());
            runtime.block_on(done).expect("it did not panic").expect("it served");
            runtime.shutdown_timeout(PATIENCE);
        }
    }

    /// Waits until the server ends by itself, and gives why.
    pub(crate) fn ended(mut self) -> std::io::Result<()> {
        let (done, runtime) = (self.done.take().expect("it runs"), self.runtime.take().expect("it runs"));
        let ended = runtime.block_on(async { tokio::time::timeout(PATIENCE, done).await });
        runtime.shutdown_timeout(PATIENCE);
        ended.expect("it ends").expect("it did not panic")
    }

    pub(crate) fn client(&self) -> Client {
        Client::new(self.address)
    }

    /// Makes a table and gives the answer.
    pub(crate) fn table(&self, wanted: Value) -> Value {
        self.client().ok("POST", "/api/tables", None, Some(wanted))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.halt();
    }
}

fn file(folder: &Path) -> std::path::PathBuf {
    folder.join("mastaba.db")
}

/// A connection that is kept open between requests.
pub(crate) struct Client {
    address: SocketAddr,
    stream: Option<BufReader<TcpStream>>,
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

impl Client {
    pub(crate) fn new(address: SocketAddr) -> Self {
        Client { address, stream: None }
    }

    /// Asks, and gives whatever is answered.
    pub(crate) fn ask(
        &mut self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: Option<Value>,
    ) -> Answer {
        let body = body.map(|body| body.to_string()).unwrap_or_default();
        self.ask_raw(method, path, token, &body)
    }

    /// Asks with a body that may be anything.
    pub(crate) fn ask_raw(&mut self, method: &str, path: &str, token: Option<&str>, body: &str) -> Answer {
        self.try_ask_raw(method, path, token, body).expect("the server answers")
    }

    fn try_ask_raw(
        &mut self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: &str,
    ) -> std::io::Result<Answer> {
        let authorization =
            token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
        let text = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\n{authorization}Content-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        if self.stream.is_none() {
            self.stream = Some(try_connect(self.address)?);
        }
        let stream = self.stream.as_mut().expect("it was just made");
        stream.get_mut().write_all(text.as_bytes())?;
        let (status, headers) = read_head(stream)?;
        let length = headers.iter().find(|(name, _)| name == "content-length").map(|(_, value)| value);
        let mut bytes = vec![0; length.map_or(0, |length| length.parse().expect("a length"))];
        stream.read_exact(&mut bytes)?;
        if headers.iter().any(|(name, value)| name == "connection" && value == "close") {
            self.stream = None;
        }
        Ok(Answer { status, headers, text: String::from_utf8(bytes).expect("text") })
    }

    /// Asks a server that may be gone; none when it is.
    pub(crate) fn try_ask(
        &mut self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: Option<Value>,
    ) -> Option<Answer> {
        let body = body.map(|body| body.to_string()).unwrap_or_default();
        self.try_ask_raw(method, path, token, &body).ok()
    }

    /// Asks for something that must be done.
    pub(crate) fn ok(&mut self, method: &str, path: &str, token: Option<&str>, body: Option<Value>) -> Value {
        let answer = self.ask(method, path, token, body);
        assert!((200..300).contains(&answer.status), "{method} {path}: {answer:?}");
        answer.json()
    }

    /// Asks for something that must be refused, and gives the code.
    pub(crate) fn refused(
        &mut self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: Option<Value>,
    ) -> String {
        let answer = self.ask(method, path, token, body);
        assert!(answer.status >= 400, "{method} {path}: {answer:?}");
        let problem = answer.json();
        let said = |language: &str| problem["message"][language].as_str().expect("a sentence").to_owned();
        assert_ne!(said("en"), said("es"), "{problem}");
        problem["code"].as_str().expect("a code").to_owned()
    }

    /// How the table of a credential stands.
    pub(crate) fn now(&mut self, token: &str) -> Value {
        self.ok("GET", &format!("/api/tables/{}/now", table_of(token)), Some(token), None)
    }

    /// Posts to the table of a credential.
    pub(crate) fn post(&mut self, token: &str, what: &str, body: Value) -> Value {
        self.ok("POST", &format!("/api/tables/{}/{what}", table_of(token)), Some(token), Some(body))
    }

    /// Plays the legal action that `choose` picks, if the seat must decide.
    pub(crate) fn play(&mut self, token: &str, mut choose: impl FnMut(usize) -> usize) -> Option<Value> {
        let now = self.now(token);
        let legal = now["legal"].as_array()?;
        let action = &legal[choose(legal.len())];
        Some(self.post(token, "plays", json!({ "decision": now["decision"], "action": action })))
    }

    /// Opens a stream.
    pub(crate) fn stream(address: SocketAddr, tokens: &[&str], last: Option<&str>, question: &str) -> Stream {
        let mut stream = connect(address);
        let last = last.map(|last| format!("Last-Event-ID: {last}\r\n")).unwrap_or_default();
        let text = format!(
            "GET /api/stream{question} HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {}\r\n{last}\r\n",
            tokens.join(",")
        );
        stream.get_mut().write_all(text.as_bytes()).expect("a request");
        let (status, headers) = read_head(&mut stream).expect("the server answers");
        assert_eq!(status, 200, "{headers:?}");
        Stream { stream, buffer: String::new() }
    }
}

/// A stream of events.
pub(crate) struct Stream {
    stream: BufReader<TcpStream>,
    buffer: String,
}

/// An event of a stream.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Event {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) data: String,
}

impl Event {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.data).expect("JSON")
    }
}

impl Stream {
    /// The next event; none when the stream has ended.
    pub(crate) fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(end) = self.buffer.find("\n\n") {
                let text: String = self.buffer.drain(..end + 2).collect();
                let field = |name: &str| {
                    let prefix = format!("{name}: ");
                    text.lines().find_map(|line| line.strip_prefix(&prefix)).unwrap_or_default().to_owned()
                };
                if text.starts_with(':') {
                    continue;
                }
                return Some(Event { id: field("id"), name: field("event"), data: field("data") });
            }
            let chunk = self.chunk()?;
            self.buffer += &chunk;
        }
    }

    /// Reads on until an event fits.
    pub(crate) fn until(&mut self, mut fits: impl FnMut(&Event) -> bool) -> Vec<Event> {
        let mut events = Vec::new();
        while let Some(event) = self.next() {
            let last = fits(&event);
            events.push(event);
            if last {
                return events;
            }
        }
        panic!("the stream ended: {events:?}")
    }

    fn chunk(&mut self) -> Option<String> {
        let mut line = String::new();
        if self.stream.read_line(&mut line).ok()? == 0 {
            return None;
        }
        let length = usize::from_str_radix(line.trim(), 16).expect("a chunk's length");
        let mut bytes = vec![0; length + 2];
        self.stream.read_exact(&mut bytes).ok()?;
        bytes.truncate(length);
        if length == 0 { None } else { Some(String::from_utf8(bytes).expect("text")) }
    }
}

fn connect(address: SocketAddr) -> BufReader<TcpStream> {
    try_connect(address).expect("the server listens")
}

fn try_connect(address: SocketAddr) -> std::io::Result<BufReader<TcpStream>> {
    let stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_nodelay(true)?;
    Ok(BufReader::new(stream))
}

fn read_head(stream: &mut BufReader<TcpStream>) -> std::io::Result<(u16, Vec<(String, String)>)> {
    let mut line = String::new();
    if stream.read_line(&mut line)? == 0 {
        return Err(std::io::ErrorKind::UnexpectedEof.into());
    }
    let status =
        line.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_else(|| panic!("{line:?}"));
    let mut headers = Vec::new();
    loop {
        let mut line = String::new();
        stream.read_line(&mut line)?;
        let Some((name, value)) = line.trim_end().split_once(": ") else { return Ok((status, headers)) };
        headers.push((name.to_ascii_lowercase(), value.to_owned()));
    }
}

/// The table that a credential opens.
pub(crate) fn table_of(token: &str) -> &str {
    token.split('.').next().expect("a table")
}

/// The credential of a seat in the answer to making a table.
pub(crate) fn seat_token(made: &Value, seat: usize) -> String {
    made["seats"][seat]["token"].as_str().expect("a credential").to_owned()
}

/// A person at the creator's device.
pub(crate) fn here(name: &str) -> Value {
    json!({ "kind": "here", "name": name })
}

/// A bot that needs no time.
pub(crate) fn bot() -> Value {
    json!({ "kind": "bot", "bot": "random" })
}

/// Numbers that look random and are the same every time.
pub(crate) fn dice(seed: u64) -> impl FnMut(usize) -> usize {
    let mut rng = tabletop::Rng::new(seed);
    move |bound| tabletop::Draw::below(&mut rng, bound as u32) as usize
}
