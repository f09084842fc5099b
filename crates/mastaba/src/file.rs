//! Files: records read with every mistake told by its place, and written so that nothing is ever half there.

use std::ffi::OsString;
use std::fs;
use std::io::{self, Read as _, Write as _};
use std::path::Path;

use tabletop::{Phrase, Record};

use crate::trouble::{Trouble, reason};

/// No record is nearly as long: what is longer is something else, and need not fill the memory first.
const LONGEST: u64 = 16 << 20;

/// A path as it may be shown.
pub(crate) fn shown_path(path: &Path) -> String {
    const LONGEST: usize = 200;
    path.to_string_lossy()
        .chars()
        .take(LONGEST)
        .map(|c| if c.is_control() { '\u{FFFD}' } else { c })
        .collect()
}

/// The text of a file, or of standard input when the path is `-`.
pub(crate) fn read(path: &Path) -> Result<String, Trouble> {
    let failed = |error: io::Error| {
        Trouble::from(
            Phrase::new("file-unread").with("file", shown_path(path)).with("reason", reason(&error)),
        )
    };
    let mut bytes = Vec::new();
    let source: Box<dyn io::Read> = if path.as_os_str() == "-" {
        Box::new(io::stdin())
    } else {
        Box::new(fs::File::open(path).map_err(failed)?)
    };
    source.take(LONGEST + 1).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() as u64 > LONGEST {
        return Err(Phrase::new("file-too-long").with("file", shown_path(path)).into());
    }
    String::from_utf8(bytes).map_err(|error| {
        let good =
            String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]).into_owned();
        let line = good.matches('\n').count() + 1;
        let column = good.rsplit('\n').next().map_or(0, |last| last.chars().count()) + 1;
        Phrase::new("file-not-text").with("place", place(path, line, column)).into()
    })
}

/// The record in a file.
pub(crate) fn read_record(path: &Path) -> Result<Record, Trouble> {
    read(path)?.parse().map_err(|error: tabletop::ParseError| {
        Phrase::new("record-wrong")
            .with("place", place(path, error.line, error.column))
            .with("problem", error.problem)
            .into()
    })
}

/// `FILE:LINE:COLUMN`, as compilers and editors know it.
pub(crate) fn place(path: &Path, line: usize, column: usize) -> String {
    format!("{}:{line}:{column}", shown_path(path))
}

/// Writes a whole file or nothing: beside its place first, then moved there in one step.
pub(crate) fn write(path: &Path, text: &str) -> io::Result<()> {
    let mut beside = OsString::from(".");
    beside.push(path.file_name().ok_or(io::ErrorKind::IsADirectory)?);
    beside.push(format!(".{}.part", std::process::id()));
    let beside = path.with_file_name(beside);
    let written = write_through(&beside, text).and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // What failed is told; that its remains could not be removed either would add nothing.
        let _ = fs::remove_file(&beside);
    }
    written
}

fn write_through(path: &Path, text: &str) -> io::Result<()> {
    let mut file = fs::File::create_new(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// May this game be saved there: is nothing there, or an earlier state of the same game?
pub(crate) fn may_replace(path: &Path, record: &Record) -> bool {
    match fs::read_to_string(path) {
        Ok(text) => text.parse().is_ok_and(|old: Record| old.game == record.game && old.seed == record.seed),
        Err(error) => error.kind() == io::ErrorKind::NotFound,
    }
}
