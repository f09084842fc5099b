//! Where tables are kept: one append-only log a table, and the few facts that are asked of many tables at once.
//!
//! A log's entries are numbered from 1 without gaps; the key `(table, number)` decides every race, also between
//! nodes that know nothing of each other. The store reads nothing of what an entry says, and seals it.

mod error;
mod id;
mod postgres;
mod seal;
mod sqlite;
mod sweep;

use std::path::Path;

use async_trait::async_trait;

pub use error::StoreError;
pub use id::{BadTableId, TableId};
pub use postgres::Postgres;
#[cfg(test)]
pub(crate) use seal::seal_anew;
pub use seal::{Chain, Seal, Trace};
pub use sqlite::Sqlite;
pub use sweep::{DATES, Marked, Swept, sweep};

/// An entry of a table's log, as it was stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    /// Its place in the log, from 1.
    pub number: u64,
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
    /// What it says, as JSON that the store does not read.
    pub body: String,
    /// What tells whether all of this is still as it was written.
    pub seal: Seal,
}

/// What is known of a table without reading its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// When the table was made, in milliseconds since 1970.
    pub created: i64,
    /// Is it shown in the lobby?
    pub public: bool,
    /// Is its game over, or abandoned?
    pub finished: bool,
    /// When its next clock event is due, in milliseconds since 1970; this is how sleeping tables are woken.
    pub due: Option<i64>,
    /// When somebody last did something there, in milliseconds since 1970; it may have been a little later.
    pub touched: i64,
    /// How many entries its log has; the number of the last one. The store counts itself: what a caller writes
    /// here is not looked at.
    pub entries: u64,
    /// Entries up to this number were written by the first edition, which did not chain them: the chain proves nothing
    /// of the time before an upgrade. 0 for tables that were made since. This, too, only the store writes.
    pub unchained: u64,
}

/// A new entry, with everything that must become true together with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// Its place in the log: one more than the last entry known to whoever appends.
    pub number: u64,
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
    /// What it says.
    pub body: String,
    /// What is known of the table from now on; without it, what was known. Most plays change nothing of it, and a
    /// row that stays as it is need not be written.
    pub header: Option<Header>,
}

/// What became of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is stored and durable.
    Stored,
    /// The log has gone on, that number is taken (or, wrongly, beyond the end): read on and try again.
    Lost,
}

/// Where tables are kept. Whatever it acknowledges is durable.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Makes a table with its first entries, under this header; those of the entries are not looked at. The
    /// secret stays beside the log, never in it, until the table tells it.
    ///
    /// # Errors
    ///
    /// [`StoreError::TableExists`] when there is a table with that id; then nothing has changed.
    ///
    /// # Panics
    ///
    /// When the first entries are not this table's, numbered from 1.
    async fn create(
        &self,
        table: TableId,
        secret: &[u8],
        header: Header,
        first: Vec<Append>,
    ) -> Result<(), StoreError>;

    /// Adds an entry to a table's log. Many that wait at once become durable at once.
    async fn append(&self, append: Append) -> Result<Appended, StoreError>;

    /// A table's header and the entries from this number on, in order; `None` when there is no such table.
    async fn read(&self, table: TableId, from: u64) -> Result<Option<(Header, Vec<Logged>)>, StoreError>;

    /// The secret a table was made with.
    async fn secret(&self, table: TableId) -> Result<Option<Vec<u8>>, StoreError>;

    /// The number of the last entry of each of these tables; tables that are not there are left out.
    async fn ends(&self, tables: &[TableId]) -> Result<Vec<(TableId, u64)>, StoreError>;

    /// Public tables whose game is not over, the most lately touched first.
    async fn lobby(&self, limit: usize) -> Result<Vec<(TableId, Header)>, StoreError>;

    /// Tables whose clock event is due before this moment, the longest due first.
    async fn due(&self, before: i64, limit: usize) -> Result<Vec<TableId>, StoreError>;

    /// Tables with a clock event whose own time is ahead of this moment: the system's clock was set back since.
    async fn ahead(&self, of: i64) -> Result<Vec<TableId>, StoreError>;

    /// Makes `node` the only one to handle a table's clock event until `until`. True when it is, or was already;
    /// a claim of another node stands until its own end, compared with `now`. One that would stand for much longer
    /// than `until` was made by a clock that is ahead, and does not stand.
    async fn claim(&self, table: TableId, node: &str, until: i64, now: i64) -> Result<bool, StoreError>;

    /// Records that there was a sweep on this date, in days since 1970, and gives the date of the one before.
    async fn record_sweep(&self, date: i64) -> Result<Option<i64>, StoreError>;

    /// Marks tables that nobody has touched since before this moment, and takes back the marks of all others: gives
    /// how many of each.
    async fn mark(&self, idle_since: i64) -> Result<(u64, u64), StoreError>;

    /// Deletes marked tables that nobody has touched since before this moment, if sweeps were recorded on at least
    /// so many other dates since they were marked; gives which.
    async fn sweep_away(&self, idle_since: i64, dates: u64, limit: usize)
    -> Result<Vec<TableId>, StoreError>;

    /// The tables that are marked, the longest untouched first.
    async fn marked(&self) -> Result<Vec<Marked>, StoreError>;

    /// Takes back a table's mark, and counts it as touched at this moment. False when it had none.
    async fn unmark(&self, table: TableId, touched: i64) -> Result<bool, StoreError>;

    /// Forgets a table with its log and its secret.
    async fn purge(&self, table: TableId) -> Result<(), StoreError>;

    /// What the person noted who sat down at this seat with this entry.
    async fn notes(&self, table: TableId, seat: u8, since: u64) -> Result<Option<String>, StoreError>;

    /// Keeps what that person notes now, in place of what they noted before. What whoever sat there earlier noted is
    /// forgotten.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoTable`] when there is no such table.
    async fn note(&self, table: TableId, seat: u8, since: u64, text: String) -> Result<(), StoreError>;

    /// Puts another body in an entry's place: this is how what a person wrote is deleted. What it said goes, and its
    /// digest stays.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoTable`] when there is no such entry.
    async fn redact(&self, table: TableId, number: u64, body: String) -> Result<(), StoreError>;

    /// Writes something of no meaning: can it keep what it is given?
    async fn ready(&self) -> Result<(), StoreError>;

    /// Done when the store can keep nothing any more, and why: then it must not be used, and the server stops. Most
    /// troubles pass, and are not of this kind.
    async fn lost(&self) -> StoreError {
        std::future::pending().await
    }

    /// Writes everything, as of one moment, to a new SQLite file, while the store goes on working.
    ///
    /// # Errors
    ///
    /// [`StoreError::Occupied`] when there is a file already.
    async fn backup(&self, file: &Path) -> Result<(), StoreError>;
}

/// Panics unless these can be the first entries of a table.
fn check_first(table: TableId, first: &[Append]) {
    let in_order =
        first.iter().zip(1..).all(|(entry, number)| entry.table == table && entry.number == number);
    assert!(in_order, "the first entries are the table's own, from number 1 on");
}
