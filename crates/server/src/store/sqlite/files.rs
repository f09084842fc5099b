//! Is what was opened still what lies there? A database file that is removed while it is open takes everything that is
//! written afterwards with it, and SQLite does not notice.

use std::path::{Path, PathBuf};

use crate::store::StoreError;

/// The database and its write-ahead log, as the system knows them.
pub(super) struct Files(Vec<(PathBuf, Identity)>);

/// The device and the number of a file on it.
type Identity = (u64, u64);

impl Files {
    /// Notes what lies there now. Both must be there: something has been read from the database already.
    pub(super) fn of(file: &Path) -> std::io::Result<Self> {
        let mut log = file.as_os_str().to_owned();
        log.push("-wal");
        let known = |path: PathBuf| identity(&path).map(|identity| (path, identity));
        [file.to_owned(), log.into()].into_iter().map(known).collect::<Result<_, _>>().map(Files)
    }

    /// Are they still what they were?
    pub(super) fn check(&self) -> Result<(), StoreError> {
        for (path, known) in &self.0 {
            if identity(path).ok().as_ref() != Some(known) {
                return Err(StoreError::Removed(path.display().to_string()));
            }
        }
        Ok(())
    }
}

#[cfg(unix)]
fn identity(path: &Path) -> std::io::Result<Identity> {
    use std::os::unix::fs::MetadataExt as _;
    std::fs::metadata(path).map(|about| (about.dev(), about.ino()))
}

/// Other systems do not let anybody remove what is open.
#[cfg(not(unix))]
fn identity(path: &Path) -> std::io::Result<Identity> {
    std::fs::metadata(path).map(|_| (0, 0))
}
