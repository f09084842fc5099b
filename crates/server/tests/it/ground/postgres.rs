//! A PostgreSQL server.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tempfile::TempDir;
use tokio_postgres::NoTls;

/// A PostgreSQL server, shared by the tests that run at the same time.
pub(crate) struct PostgresServer {
    child: Child,
    port: u16,
    databases: AtomicU32,
    _folder: TempDir,
}

static RUNNING: Mutex<Weak<PostgresServer>> = Mutex::new(Weak::new());

impl PostgresServer {
    /// The one that runs, or a new one.
    pub(crate) fn shared() -> Arc<Self> {
        // A test that failed to start it has said so; the next one tries again.
        let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(server) = running.upgrade() {
            return server;
        }
        let server = Arc::new(Self::start());
        *running = Arc::downgrade(&server);
        server
    }

    /// One for a test alone, which may do with it as it likes.
    pub(crate) fn own() -> Self {
        Self::start()
    }

    /// Sends a signal to all of its processes; some may be ending just then.
    pub(crate) fn signal(&self, signal: &str) {
        let main = self.child.id().to_string();
        let helpers = Command::new("ps").args(["--ppid", &main, "-o", "pid="]).output().expect("ps starts");
        let helpers = String::from_utf8(helpers.stdout).expect("numbers");
        for process in helpers.split_whitespace().chain([main.as_str()]) {
            drop(Command::new("kill").args([signal, process]).stderr(Stdio::null()).status());
        }
    }

    fn start() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let data = folder.path().join("data");
        fs::create_dir(&data).expect("a folder in a folder");
        let owner = Owner::of(folder.path(), &data);
        let made = owner
            .command("initdb")
            .args([
                "--auth=trust",
                "--username=postgres",
                "--encoding=UTF8",
                "--no-locale",
                "--no-sync",
                "-D",
            ])
            .arg(&data)
            .stdout(Stdio::null())
            .status();
        assert!(made.expect("initdb starts").success());
        let spawn = |port: u16| {
            owner
                .command("postgres")
                .arg("-D")
                .arg(&data)
                .args(["-h", "127.0.0.1", "-p", &port.to_string(), "-k", ""])
                // It is never the database that is killed, so it need not wait for the disk.
                .args(["-c", "fsync=off", "-c", "max_connections=200"])
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .expect("postgres starts")
        };
        let (child, port) = super::start(spawn, |_| lets_in(&data));
        PostgresServer { child, port, databases: AtomicU32::new(0), _folder: folder }
    }

    /// How to connect to a database of this name.
    pub(crate) fn url(&self, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{database}", self.port)
    }

    /// A new, empty database, by its URL.
    pub(crate) async fn database(&self) -> String {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.execute("postgres", &format!("CREATE DATABASE {name}")).await;
        self.url(&name)
    }

    /// Does something in a database, as its owner.
    pub(crate) async fn execute(&self, database: &str, statement: &str) {
        let connected = tokio_postgres::connect(&self.url(database), NoTls).await;
        let (client, connection) = connected.expect("it lets us in");
        let connection = tokio::spawn(connection);
        client.batch_execute(statement).await.expect("a statement that the test knows to be right");
        drop(client);
        connection.await.expect("the connection ends").expect("it ends well");
    }
}

impl Drop for PostgresServer {
    fn drop(&mut self) {
        // One that stands still would not hear of it.
        self.signal("-CONT");
        // Immediate shutdown: its helpers end with it, and nothing needs to be kept.
        super::end(&mut self.child, "-QUIT");
    }
}

/// It writes down that it is ready, in the last line about itself: it listens long before it lets anybody in.
fn lets_in(data: &Path) -> bool {
    fs::read_to_string(data.join("postmaster.pid"))
        .is_ok_and(|about| about.lines().nth(7).is_some_and(|status| status.trim() == "ready"))
}

/// Whom the server runs as: it refuses to run as root.
struct Owner {
    programs: Vec<PathBuf>,
    user: Option<(u32, u32)>,
}

impl Owner {
    /// We ourselves; or, if we are root, the user that Debian's package made, who gets these folders.
    fn of(folder: &Path, data: &Path) -> Self {
        use std::os::unix::fs::{MetadataExt as _, chown};
        let root = fs::metadata(data).expect("we made it").uid() == 0;
        let user = root.then(|| user("postgres"));
        if let Some((id, group)) = user {
            chown(folder, Some(id), Some(group)).expect("root may give folders away");
            chown(data, Some(id), Some(group)).expect("root may give folders away");
        }
        Owner { programs: programs(), user }
    }

    fn command(&self, program: &str) -> Command {
        use std::os::unix::process::CommandExt as _;
        let mut command = Command::new(super::find(program, self.programs.clone()));
        // It would complain of a folder it may not enter.
        command.current_dir("/");
        if let Some((id, group)) = self.user {
            command.uid(id).gid(group);
        }
        command
    }
}

/// A user's number and group.
fn user(name: &str) -> (u32, u32) {
    let users = fs::read_to_string("/etc/passwd").expect("a list of users");
    let line = users.lines().find(|line| line.split(':').next() == Some(name));
    let fields: Vec<&str> = line.unwrap_or_else(|| panic!("there is no user {name}")).split(':').collect();
    let number = |at: usize| fields[at].parse().expect("users have numbers");
    (number(2), number(3))
}

/// Where Debian puts the programs, the newest version first.
fn programs() -> Vec<PathBuf> {
    let Ok(versions) = fs::read_dir("/usr/lib/postgresql") else { return Vec::new() };
    let mut folders: Vec<PathBuf> = versions.flatten().map(|version| version.path().join("bin")).collect();
    folders.sort();
    folders.reverse();
    folders
}
