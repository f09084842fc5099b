//! Why a store did not do what it was asked.

use std::fmt;

/// Why a store did not do what it was asked.
///
/// An error of [`append`](super::Store::append) leaves open whether the entry was stored: the connection may have
/// broken between the commit and its answer. Whoever gets one reads the log again before going on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// There is no such table, or no longer.
    NoTable,
    /// The table is there already.
    TableExists,
    /// The database was written by a newer version of the program, which numbers its schema so.
    Newer(u32),
    /// The database is not one of ours, or is damaged; the reason is for the log.
    Unreadable(String),
    /// There is something already where a backup or a restored database was to go.
    Occupied(String),
    /// The database file, or its log, was removed or replaced while it was open. Nothing is kept any more.
    Removed(String),
    /// Another process serves the database: its number, where it can be told.
    InUse(Option<u32>),
    /// The database cannot be reached, or failed; the reason is for the log. It may be well again later.
    Unavailable(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::NoTable => write!(out, "there is no such table"),
            StoreError::TableExists => write!(out, "the table exists already"),
            StoreError::Newer(version) => {
                write!(out, "the database has schema {version}, of a newer version of this program")
            }
            StoreError::Unreadable(why) => write!(out, "the database cannot be read: {why}"),
            StoreError::Occupied(what) => write!(out, "{what} is not empty"),
            StoreError::Removed(what) => write!(out, "{what} was removed or replaced while it was open"),
            StoreError::InUse(Some(process)) => write!(out, "process {process} serves the database"),
            StoreError::InUse(None) => write!(out, "another process serves the database"),
            StoreError::Unavailable(why) => write!(out, "the database failed: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}
