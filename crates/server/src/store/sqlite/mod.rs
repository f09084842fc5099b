//! Tables in one SQLite file.

mod backup;
mod checkpoint;
mod files;
mod lock;
mod notes;
mod readers;
mod schema;
mod statements;
mod sweeps;
mod writer;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use async_trait::async_trait;
use rusqlite::{Connection, OpenFlags};

use self::checkpoint::Checkpoint;
use self::files::Files;
use self::lock::Lock;
use self::readers::Readers;
use self::writer::Writer;
use crate::store::{Append, Appended, Header, Logged, Marked, Store, StoreError, TableId, check_first};

pub(super) use backup::{Renewed, open_backup, write_whole};

/// What the file is called when only its folder is named.
const FILE_NAME: &str = "mastaba.db";
/// How long one process waits for another to finish writing.
const PATIENCE: Duration = Duration::from_secs(10);
/// Prepared statements that a connection keeps.
const STATEMENTS: usize = 32;

/// Tables in one SQLite file: a write-ahead log, one writer with group commit, readers of their own.
pub struct Sqlite {
    file: PathBuf,
    writer: Writer,
    readers: Readers,
    /// The last to go: everything is written before anybody else may serve the database.
    _lock: Option<Lock>,
}

impl Sqlite {
    /// Opens the database to serve it: no other process may do so at the same time.
    ///
    /// # Errors
    ///
    /// [`StoreError::InUse`] when another does; else as [`open`](Self::open).
    pub fn serve(path: &Path) -> Result<Self, StoreError> {
        let file = Self::file_at(path);
        let lock = Lock::take(&file)?;
        Ok(Sqlite { _lock: Some(lock), ..Self::open(&file)? })
    }

    /// Opens the database, makes it if it is not there, and brings it to the present schema.
    ///
    /// # Errors
    ///
    /// When the file cannot be made or read, is not ours, or was written by a newer program.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let file = Self::file_at(path);
        make_private(&file).map_err(|error| StoreError::Unavailable(error.to_string()))?;
        let mut connection = open_writer(&file)?;
        schema::migrate(&mut connection)?;
        let started = |error: std::io::Error| StoreError::Unavailable(error.to_string());
        let checkpoint = Checkpoint::start(open_writer(&file)?).map_err(started)?;
        let files = Files::of(&file).map_err(started)?;
        let writer = Writer::start(connection, checkpoint, files).map_err(started)?;
        Ok(Sqlite { readers: Readers::new(file.clone()), file, writer, _lock: None })
    }

    /// Makes the database at `path`, which means what it means to [`open`](Self::open), from a backup, and tells
    /// the file's name.
    ///
    /// # Errors
    ///
    /// [`StoreError::Occupied`] when there is a database already: nobody's tables are ever overwritten. Otherwise
    /// when the backup is damaged, not ours, or of a newer program.
    pub fn restore_blocking(backup: &Path, path: &Path) -> Result<PathBuf, StoreError> {
        let file = Self::file_at(path);
        backup::restore_blocking(backup, &file)?;
        Ok(file)
    }

    /// The database file a path means: a folder, or a name without an extension, means `mastaba.db` in it.
    pub fn file_at(path: &Path) -> PathBuf {
        if path.is_dir() || (!path.exists() && path.extension().is_none()) {
            path.join(FILE_NAME)
        } else {
            path.to_owned()
        }
    }

    /// Where the database lies.
    pub fn file(&self) -> &Path {
        &self.file
    }
}

/// Makes the file, and its folder, so that nobody else on the machine can read what is in it: it holds the
/// secrets of games that are going on.
fn make_private(file: &Path) -> std::io::Result<()> {
    let mut folder = fs::DirBuilder::new();
    let mut options = fs::OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _};
        folder.mode(0o700);
        options.mode(0o600);
    }
    if let Some(parent) = file.parent().filter(|parent| !parent.as_os_str().is_empty()) {
        folder.recursive(true).create(parent)?;
    }
    options.open(file).map(drop)
}

/// Makes a new, empty database of the present schema in an empty file.
pub(super) fn open_empty(file: &Path) -> Result<Connection, StoreError> {
    let mut connection = Connection::open(file).map_err(unavailable)?;
    schema::migrate(&mut connection)?;
    Ok(connection)
}

fn open_writer(file: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(file).map_err(unreadable)?;
    connection.busy_timeout(PATIENCE).map_err(unavailable)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    // A play adds a row to its own table's log: small pages are copied sooner, and more of them stay in the cache.
    let pragmas = "
        PRAGMA page_size = 2048;
        PRAGMA journal_mode = WAL;
        PRAGMA synchronous = FULL;
        PRAGMA wal_autocheckpoint = 0;
        PRAGMA secure_delete = ON;
        PRAGMA cache_size = -12288;
        PRAGMA trusted_schema = OFF;";
    connection.execute_batch(pragmas).map_err(unreadable)?;
    Ok(connection)
}

fn open_reader(file: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags).map_err(unavailable)?;
    connection.busy_timeout(PATIENCE).map_err(unavailable)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.execute_batch("PRAGMA query_only = ON; PRAGMA trusted_schema = OFF;").map_err(unavailable)?;
    Ok(connection)
}

pub(super) fn unavailable(error: rusqlite::Error) -> StoreError {
    StoreError::Unavailable(error.to_string())
}

fn unreadable(error: rusqlite::Error) -> StoreError {
    StoreError::Unreadable(error.to_string())
}

#[async_trait]
impl Store for Sqlite {
    async fn create(
        &self,
        table: TableId,
        secret: &[u8],
        header: Header,
        first: Vec<Append>,
    ) -> Result<(), StoreError> {
        check_first(table, &first);
        let secret = secret.to_owned();
        self.writer
            .write(move |connection| statements::create(connection, table, &secret, &header, &first))
            .await?
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.writer.write(move |connection| statements::append(connection, &append)).await?
    }

    async fn read(&self, table: TableId, from: u64) -> Result<Option<(Header, Vec<Logged>)>, StoreError> {
        self.readers.read(move |connection| statements::read(connection, table, from)).await
    }

    async fn secret(&self, table: TableId) -> Result<Option<Vec<u8>>, StoreError> {
        self.readers.read(move |connection| statements::secret(connection, table)).await
    }

    async fn ends(&self, tables: &[TableId]) -> Result<Vec<(TableId, u64)>, StoreError> {
        let tables = tables.to_owned();
        self.readers.read(move |connection| statements::ends(connection, &tables)).await
    }

    async fn lobby(&self, limit: usize) -> Result<Vec<(TableId, Header)>, StoreError> {
        self.readers.read(move |connection| statements::lobby(connection, limit)).await
    }

    async fn due(&self, before: i64, limit: usize) -> Result<Vec<TableId>, StoreError> {
        self.readers.read(move |connection| statements::due(connection, before, limit)).await
    }

    async fn claim(&self, table: TableId, node: &str, until: i64, now: i64) -> Result<bool, StoreError> {
        let node = node.to_owned();
        self.writer.write(move |connection| statements::claim(connection, table, &node, until, now)).await
    }

    async fn ahead(&self, of: i64) -> Result<Vec<TableId>, StoreError> {
        self.readers.read(move |connection| statements::ahead(connection, of)).await
    }

    async fn record_sweep(&self, date: i64) -> Result<Option<i64>, StoreError> {
        self.writer.write(move |connection| sweeps::record(connection, date)).await
    }

    async fn mark(&self, idle_since: i64) -> Result<(u64, u64), StoreError> {
        self.writer.write(move |connection| sweeps::mark(connection, idle_since)).await
    }

    async fn sweep_away(
        &self,
        idle_since: i64,
        dates: u64,
        limit: usize,
    ) -> Result<Vec<TableId>, StoreError> {
        self.writer.write(move |connection| sweeps::sweep_away(connection, idle_since, dates, limit)).await
    }

    async fn marked(&self) -> Result<Vec<Marked>, StoreError> {
        self.readers.read(sweeps::marked).await
    }

    async fn unmark(&self, table: TableId, touched: i64) -> Result<bool, StoreError> {
        self.writer.write(move |connection| sweeps::unmark(connection, table, touched)).await
    }

    async fn purge(&self, table: TableId) -> Result<(), StoreError> {
        self.writer.write(move |connection| statements::purge(connection, table)).await
    }

    async fn notes(&self, table: TableId, seat: u8, since: u64) -> Result<Option<String>, StoreError> {
        self.readers.read(move |connection| notes::notes(connection, table, seat, since)).await
    }

    async fn note(&self, table: TableId, seat: u8, since: u64, text: String) -> Result<(), StoreError> {
        self.writer.write(move |connection| notes::note(connection, table, seat, since, &text)).await?
    }

    async fn redact(&self, table: TableId, number: u64, body: String) -> Result<(), StoreError> {
        self.writer.write(move |connection| statements::redact(connection, table, number, &body)).await?
    }

    async fn ready(&self) -> Result<(), StoreError> {
        let beat = "UPDATE schema_version SET version = version";
        self.writer.write(move |connection| connection.prepare_cached(beat)?.execute([]).map(drop)).await
    }

    async fn lost(&self) -> StoreError {
        self.writer.lost().await
    }

    async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        let (from, to) = (self.file.clone(), file.to_owned());
        let copied = tokio::task::spawn_blocking(move || backup::copy_blocking(&from, &to)).await;
        copied.map_err(|error| StoreError::Unavailable(error.to_string()))?
    }
}
