//! The whole database to and from a SQLite file: backups are the same whatever they were made from, and a laptop's
//! tables can move to a cluster and back.

use std::path::Path;
use std::pin::pin;

use futures_util::TryStreamExt as _;
use rusqlite::Connection;
use rusqlite::types::Value;
use tokio::sync::mpsc;
use tokio::task::spawn_blocking;
use tokio_postgres::binary_copy::BinaryCopyInWriter;
use tokio_postgres::types::{ToSql, Type};
use tokio_postgres::{Client, IsolationLevel, Row, Transaction};

use super::unavailable;
use crate::store::{StoreError, sqlite};

/// Rows on their way from one database to the other, at most.
const ON_THE_WAY: usize = 1024;

/// A table of both databases, and its columns.
struct Part {
    name: &'static str,
    columns: &'static [&'static str],
}

/// All that a backup holds. Claims are not in it: the nodes that made them are not those that will go on.
const PARTS: [Part; 3] = [
    Part {
        name: "tables",
        columns: &["id", "secret", "game", "created", "public", "finished", "due", "touched", "unchained"],
    },
    Part { name: "entries", columns: &["table_id", "number", "at", "body", "trace", "chain"] },
    Part { name: "notes", columns: &["table_id", "seat", "since", "text"] },
];

impl Part {
    fn select(&self, schema: &str) -> String {
        format!("SELECT {} FROM {schema}{}", self.columns.join(", "), self.name)
    }

    fn insert(&self) -> String {
        let marks = vec!["?"; self.columns.len()].join(", ");
        format!("INSERT INTO {} ({}) VALUES ({marks})", self.name, self.columns.join(", "))
    }

    fn copy(&self) -> String {
        format!("COPY mastaba.{} ({}) FROM STDIN BINARY", self.name, self.columns.join(", "))
    }
}

/// Copies everything, as of one moment, to a new file.
pub(super) async fn backup(mut client: Client, file: &Path) -> Result<(), StoreError> {
    let moment = client.build_transaction().isolation_level(IsolationLevel::RepeatableRead).read_only(true);
    let moment = moment.start().await.map_err(unavailable)?;
    let (rows, arriving) = mpsc::channel(ON_THE_WAY);
    let file = file.to_owned();
    let written = spawn_blocking(move || {
        sqlite::write_whole(&file, |partial| write_blocking(&sqlite::open_empty(partial)?, arriving))
    });
    let read = send_rows(&moment, rows).await;
    let written = written.await.map_err(|error| StoreError::Unavailable(error.to_string()))?;
    // If the writer gave up, the reader only knows that nobody listens any more; and the other way round, only
    // the reader knows that rows are missing.
    written.and(read)
}

async fn send_rows(
    moment: &Transaction<'_>,
    rows: mpsc::Sender<Option<(usize, Vec<Value>)>>,
) -> Result<(), StoreError> {
    for (at, part) in PARTS.iter().enumerate() {
        let nothing: [&(dyn ToSql + Sync); 0] = [];
        let mut found = pin!(moment.query_raw(&part.select("mastaba."), nothing).await.map_err(unavailable)?);
        while let Some(row) = found.try_next().await.map_err(unavailable)? {
            let values = (0..row.len()).map(|column| value(&row, column)).collect::<Result<_, _>>();
            let sent = rows.send(Some((at, values.map_err(unavailable)?))).await;
            sent.map_err(|_| StoreError::Unavailable("the backup could not be written".to_owned()))?;
        }
    }
    // Without this last word a backup that broke off would look like a whole one.
    rows.send(None).await.map_err(|_| StoreError::Unavailable("the backup could not be written".to_owned()))
}

fn value(row: &Row, column: usize) -> Result<Value, tokio_postgres::Error> {
    Ok(match *row.columns()[column].type_() {
        Type::BYTEA => row.try_get::<_, Vec<u8>>(column)?.into(),
        Type::BOOL => row.try_get::<_, bool>(column)?.into(),
        Type::INT8 => row.try_get::<_, Option<i64>>(column)?.into(),
        _ => row.try_get::<_, String>(column)?.into(),
    })
}

fn write_blocking(
    connection: &Connection,
    mut arriving: mpsc::Receiver<Option<(usize, Vec<Value>)>>,
) -> Result<(), StoreError> {
    let transaction = connection.unchecked_transaction().map_err(sqlite::unavailable)?;
    while let Some(row) = arriving.blocking_recv() {
        let Some((at, values)) = row else { return transaction.commit().map_err(sqlite::unavailable) };
        transaction
            .prepare_cached(&PARTS[at].insert())
            .and_then(|mut insert| insert.execute(rusqlite::params_from_iter(values)))
            .map_err(sqlite::unavailable)?;
    }
    Err(StoreError::Unavailable("the database broke off".to_owned()))
}

/// Fills an empty database from a backup, wholly or not at all.
pub(super) async fn restore(client: &mut Client, backup: &Path) -> Result<(), StoreError> {
    let backup = backup.to_owned();
    let renewed = spawn_blocking(move || sqlite::Renewed::of_blocking(&backup)).await;
    let renewed = renewed.map_err(|error| StoreError::Unavailable(error.to_string()))??;
    let transaction = client.transaction().await.map_err(unavailable)?;
    let lock = "LOCK TABLE mastaba.tables IN EXCLUSIVE MODE";
    transaction.batch_execute(lock).await.map_err(unavailable)?;
    let tables = transaction.query("SELECT FROM mastaba.tables LIMIT 1", &[]).await.map_err(unavailable)?;
    if !tables.is_empty() {
        return Err(StoreError::Occupied("the database".to_owned()));
    }
    for (at, part) in PARTS.iter().enumerate() {
        let select = transaction.prepare(&part.select("mastaba.")).await.map_err(unavailable)?;
        let kinds: Vec<Type> = select.columns().iter().map(|column| column.type_().clone()).collect();
        let copy = transaction.copy_in(&part.copy()).await.map_err(unavailable)?;
        let mut copy = pin!(BinaryCopyInWriter::new(copy, &kinds));
        let (rows, mut arriving) = mpsc::channel(ON_THE_WAY);
        let file = renewed.path().to_owned();
        let reader = spawn_blocking(move || read_blocking(&sqlite::open_backup(&file)?, &PARTS[at], &rows));
        while let Some(values) = arriving.recv().await {
            let fields = values.iter().zip(&kinds).map(|(value, kind)| field(value, kind));
            let fields: Vec<Box<dyn ToSql + Sync + Send>> = fields.collect();
            copy.as_mut().write_raw(fields).await.map_err(unavailable)?;
        }
        reader.await.map_err(|error| StoreError::Unavailable(error.to_string()))??;
        copy.finish().await.map_err(unavailable)?;
    }
    transaction.commit().await.map_err(unavailable)
}

fn read_blocking(
    connection: &Connection,
    part: &Part,
    rows: &mpsc::Sender<Vec<Value>>,
) -> Result<(), StoreError> {
    let mut query = connection.prepare(&part.select("")).map_err(sqlite::unavailable)?;
    let mut found = query.query([]).map_err(sqlite::unavailable)?;
    while let Some(row) = found.next().map_err(sqlite::unavailable)? {
        let values = (0..part.columns.len()).map(|column| row.get(column));
        let values: Vec<Value> = values.collect::<Result<_, _>>().map_err(sqlite::unavailable)?;
        if rows.blocking_send(values).is_err() {
            // The other end gave up, and says why.
            return Ok(());
        }
    }
    Ok(())
}

fn field(value: &Value, kind: &Type) -> Box<dyn ToSql + Sync + Send> {
    match (value, kind) {
        (Value::Integer(number), &Type::BOOL) => Box::new(*number != 0),
        (Value::Integer(number), _) => Box::new(*number),
        (Value::Text(text), _) => Box::new(text.clone()),
        (Value::Blob(bytes), _) => Box::new(bytes.clone()),
        (Value::Real(_) | Value::Null, _) => Box::new(None::<i64>),
    }
}
