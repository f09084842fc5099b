//! Where a server's tables are kept: a folder of one's own, or a PostgreSQL database.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Arg, ArgMatches};
use server::store::{Postgres, Sqlite, Store, StoreError};
use tabletop::{Phrase, Speaker, shown};

use crate::trouble::Trouble;
use crate::{cli, file, input};

/// The options that say where.
pub(crate) fn flags(speaker: &Speaker) -> [Arg; 2] {
    [
        cli::path_flag("data", speaker).value_name(speaker.word("value-folder")),
        cli::flag("database", speaker).value_name("URL"),
    ]
}

/// A place for tables.
pub(crate) enum Place {
    /// A folder, or a SQLite file.
    Folder(PathBuf),
    /// A PostgreSQL database, by its URL.
    Database(String),
}

impl Place {
    /// The place that was asked for, else the usual one.
    pub(crate) fn of(matches: &ArgMatches) -> Self {
        match input::text(matches, "database") {
            Some(url) => Place::Database(url.to_owned()),
            None => Place::Folder(matches.get_one("data").cloned().unwrap_or_else(usual_folder)),
        }
    }

    /// Opens the store there, and makes it if there is none.
    pub(crate) async fn open(&self) -> Result<Arc<dyn Store>, Trouble> {
        match self {
            Place::Folder(folder) => match Sqlite::open(folder) {
                Ok(store) => Ok(Arc::new(store)),
                Err(error) => Err(self.trouble(&error)),
            },
            Place::Database(url) => match Postgres::connect(url).await {
                Ok(store) => Ok(Arc::new(store)),
                Err(error) => Err(self.trouble(&error)),
            },
        }
    }

    /// Opens the store there to serve it: in a folder, no other server may.
    pub(crate) async fn serve(&self) -> Result<Arc<dyn Store>, Trouble> {
        match self {
            Place::Folder(folder) => match Sqlite::serve(folder) {
                Ok(store) => Ok(Arc::new(store)),
                Err(error) => Err(self.trouble(&error)),
            },
            Place::Database(_) => self.open().await,
        }
    }

    /// The place as it may be shown: a database's address can hold a password, which is nobody's to read.
    pub(crate) fn shown(&self) -> String {
        match self {
            Place::Folder(folder) => file::shown_path(&Sqlite::file_at(folder)),
            Place::Database(_) => "PostgreSQL".to_owned(),
        }
    }

    /// What went wrong there, in a sentence.
    pub(crate) fn trouble(&self, error: &StoreError) -> Trouble {
        trouble(&self.shown(), error)
    }
}

/// What went wrong with a backup file, in a sentence.
pub(crate) fn file_trouble(path: &Path, error: &StoreError) -> Trouble {
    trouble(&file::shown_path(path), error)
}

fn trouble(place: &str, error: &StoreError) -> Trouble {
    let phrase = match error {
        StoreError::NoTable => Phrase::new("store-no-table"),
        StoreError::TableExists => Phrase::new("store-table-exists"),
        StoreError::Newer(version) => Phrase::new("store-newer").with("version", *version),
        StoreError::Unreadable(why) => Phrase::new("store-unreadable").with("why", shown(why)),
        // It names the place itself.
        StoreError::Occupied(what) => return Phrase::new("store-occupied").with("what", shown(what)).into(),
        StoreError::Removed(what) => Phrase::new("store-removed").with("what", shown(what)),
        StoreError::InUse(Some(process)) => Phrase::new("store-in-use").with("process", process.to_string()),
        StoreError::InUse(None) => Phrase::new("store-in-use-somewhere"),
        StoreError::Unavailable(why) => Phrase::new("store-unavailable").with("why", shown(why)),
    };
    Phrase::new("store-trouble").with("place", place).with("problem", phrase).into()
}

/// Where programs of this system keep their data.
fn usual_folder() -> PathBuf {
    let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    variable("XDG_DATA_HOME")
        .or_else(|| variable("HOME").map(|home| home.join(".local/share")))
        .or_else(|| variable("LOCALAPPDATA"))
        .map_or_else(|| PathBuf::from("mastaba-data"), |folder| folder.join("mastaba"))
}
