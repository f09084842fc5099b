//! One server for one database: two would each tell their own people what the other has long changed.

use std::fs::{File, TryLockError};
use std::io::{Read as _, Seek as _, Write as _};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use super::make_private;
use crate::store::StoreError;

/// A server that is just stopping is waited for.
const PATIENCE: Duration = Duration::from_secs(3);
/// So often it is looked at meanwhile.
const PAUSE: Duration = Duration::from_millis(50);

/// Held as long as the database is served; the system lets go of it when the process ends, however it ends.
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock beside a database, and writes down who has it.
    pub(super) fn take(database: &Path) -> Result<Self, StoreError> {
        let mut name = database.as_os_str().to_owned();
        name.push("-lock");
        let path = Path::new(&name);
        let failed = |error: std::io::Error| StoreError::Unavailable(format!("{}: {error}", path.display()));
        make_private(path).map_err(failed)?;
        let mut file = File::options().read(true).write(true).open(path).map_err(failed)?;
        let began = Instant::now();
        loop {
            match file.try_lock() {
                Ok(()) => break,
                Err(TryLockError::WouldBlock) if began.elapsed() < PATIENCE => thread::sleep(PAUSE),
                Err(TryLockError::WouldBlock) => return Err(StoreError::InUse(holder(&mut file))),
                Err(TryLockError::Error(error)) => {
                    // Some network file systems know no locks; tables can be kept there all the same.
                    tracing::warn!(%error, "the database cannot be locked: let no other server use it");
                    break;
                }
            }
        }
        let written = file.set_len(0).and_then(|()| file.rewind());
        written.and_then(|()| write!(file, "{}", std::process::id())).map_err(failed)?;
        Ok(Lock { _file: file })
    }
}

/// The process that has the lock, if it can be told.
fn holder(file: &mut File) -> Option<u32> {
    let mut text = String::new();
    file.read_to_string(&mut text).ok()?;
    text.trim().parse().ok()
}
