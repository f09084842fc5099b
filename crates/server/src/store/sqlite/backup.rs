//! Copies of the whole database. A backup is always a SQLite file, whatever it was made from.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use super::{FILE_NAME, make_private, open_writer, schema, unavailable, unreadable};
use crate::store::{StoreError, TableId};

/// Copies the database as it is at this moment, while others read and write it.
pub(super) fn copy_blocking(from: &Path, to: &Path) -> Result<(), StoreError> {
    write_whole(to, |partial| {
        let connection = open_writer(from)?;
        let partial =
            partial.to_str().ok_or_else(|| StoreError::Unavailable("its path is not text".to_owned()))?;
        connection.execute("VACUUM INTO ?1", [partial]).map(drop).map_err(unavailable)
    })
}

/// Makes a database from a backup, which stays as it is.
pub(super) fn restore_blocking(backup: &Path, file: &Path) -> Result<(), StoreError> {
    drop(open_backup(backup)?);
    // A write-ahead log of an earlier database would be taken for the new one's, and spoil it.
    for rest in ["-wal", "-shm"] {
        let mut name = file.as_os_str().to_owned();
        name.push(rest);
        refuse_to_overwrite(Path::new(&name))?;
    }
    write_whole(file, |partial| {
        fs::copy(backup, partial).map_err(input_output)?;
        let mut connection = open_writer(partial)?;
        schema::migrate(&mut connection)?;
        // Leaves one file: the others of a write-ahead log would not travel with it.
        connection.pragma_update(None, "journal_mode", "DELETE").map_err(unavailable)
    })
}

/// A backup in the shape of today. That of an older program is brought up to date in a copy, which goes with this.
pub(in crate::store) enum Renewed {
    /// It has that shape already.
    Itself(PathBuf),
    /// The copy.
    Copy(PathBuf),
}

impl Renewed {
    /// Looks what shape the backup has.
    pub(in crate::store) fn of_blocking(backup: &Path) -> Result<Self, StoreError> {
        if schema::is_of_today(&open_backup(backup)?)? {
            return Ok(Renewed::Itself(backup.to_owned()));
        }
        let copy = std::env::temp_dir().join(format!("mastaba-{}.db", TableId::random()));
        restore_blocking(backup, &copy)?;
        Ok(Renewed::Copy(copy))
    }

    /// Where it lies.
    pub(in crate::store) fn path(&self) -> &Path {
        match self {
            Renewed::Itself(path) | Renewed::Copy(path) => path,
        }
    }
}

impl Drop for Renewed {
    fn drop(&mut self) {
        if let Renewed::Copy(path) = self {
            // It is private to this user; what the system does not let go now goes with its other temporary files.
            drop(fs::remove_file(path));
        }
    }
}

/// Opens a backup for reading, and sees that it is whole.
pub(in crate::store) fn open_backup(backup: &Path) -> Result<Connection, StoreError> {
    let connection =
        Connection::open_with_flags(backup, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(unreadable)?;
    if schema::version(&connection)? == 0 {
        return Err(StoreError::Unreadable("it is empty".to_owned()));
    }
    let verdict: String =
        connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0)).map_err(unreadable)?;
    if verdict == "ok" { Ok(connection) } else { Err(StoreError::Unreadable(verdict)) }
}

/// Lets `write` fill a file beside `to`, which takes its name only when it is whole and durable.
pub(in crate::store) fn write_whole(
    to: &Path,
    write: impl FnOnce(&Path) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    refuse_to_overwrite(to)?;
    let name = to.file_name().unwrap_or(FILE_NAME.as_ref()).to_string_lossy();
    let partial = to.with_file_name(format!("{name}.partial"));
    match fs::remove_file(&partial) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(input_output(error)),
        Ok(()) | Err(_) => {}
    }
    make_private(&partial).map_err(input_output)?;
    let written = write(&partial).and_then(|()| make_durable(&partial, to).map_err(input_output));
    if written.is_err() {
        // What went wrong first is the thing to tell.
        drop(fs::remove_file(&partial));
    }
    written
}

fn refuse_to_overwrite(file: &Path) -> Result<(), StoreError> {
    if file.exists() { Err(StoreError::Occupied(file.display().to_string())) } else { Ok(()) }
}

fn make_durable(partial: &Path, to: &Path) -> std::io::Result<()> {
    File::open(partial)?.sync_all()?;
    fs::rename(partial, to)?;
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // The new name itself is durable only when the folder is; not every system can open one.
    match File::open(folder) {
        Ok(folder) => folder.sync_all(),
        Err(_) => Ok(()),
    }
}

fn input_output(error: std::io::Error) -> StoreError {
    StoreError::Unavailable(error.to_string())
}
