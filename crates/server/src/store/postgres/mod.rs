//! Tables in PostgreSQL, for more than one machine.

mod link;
mod schema;
mod statements;
mod transfer;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use async_trait::async_trait;
use futures_util::future::try_join;
use tokio_postgres::Config;
use tokio_postgres::types::ToSql;

use self::link::{Link, Session};
use self::writer::Writer;
use crate::store::{
    Append, Appended, Chain, Header, Logged, Marked, Seal, Store, StoreError, TableId, Trace, check_first,
};

/// Connections for everything but appending; questions of many share them.
const LINKS: usize = 4;

/// Tables in PostgreSQL. Any number of nodes may use the same database.
pub struct Postgres {
    config: Config,
    writer: Writer,
    links: [Link; LINKS],
    turn: AtomicUsize,
}

impl Postgres {
    /// Connects to the database a URL such as `postgres://user:password@host/name` means, and brings it to the
    /// present schema. A connection that breaks later is made anew when it is next needed.
    ///
    /// # Errors
    ///
    /// When it cannot be reached, or was written by a newer program.
    pub async fn connect(url: &str) -> Result<Self, StoreError> {
        let config = configuration(url)?;
        let mut client = link::connect(&config).await?;
        schema::migrate(&mut client).await?;
        warn_unless_durable(&client).await?;
        // Questions have a time limit; making a schema, a backup or a restore have none.
        let mut hurried = config.clone();
        let options = config.get_options().map_or_else(String::new, |options| format!("{options} "));
        hurried.options(format!("{options}{}", link::OPTIONS));
        let writer = Writer::start(Link::new(hurried.clone()));
        let links = std::array::from_fn(|_| Link::new(hurried.clone()));
        Ok(Postgres { config, writer, links, turn: AtomicUsize::new(0) })
    }

    /// Fills the database, which must have no tables yet, from a backup.
    ///
    /// # Errors
    ///
    /// [`StoreError::Occupied`] when there are tables already: nobody's tables are ever overwritten. Otherwise when
    /// the backup is damaged, not ours, or of a newer program.
    pub async fn restore(backup: &Path, url: &str) -> Result<(), StoreError> {
        let mut client = link::connect(&configuration(url)?).await?;
        schema::migrate(&mut client).await?;
        transfer::restore(&mut client, backup).await
    }

    /// Does it wait for its disk before it says that something is kept? It does so for us also where it is told not
    /// to for others.
    ///
    /// # Errors
    ///
    /// When it cannot be asked.
    pub async fn waits_for_disk(&self) -> Result<bool, StoreError> {
        let session = self.session().await?;
        let asked = session.client.query_one("SELECT current_setting('synchronous_commit')", &[]);
        let setting: String = session.timely(asked).await?.try_get(0).map_err(unavailable)?;
        Ok(setting != "off")
    }

    async fn session(&self) -> Result<Arc<Session>, StoreError> {
        let turn = self.turn.fetch_add(1, Ordering::Relaxed);
        self.links[turn % LINKS].session().await
    }
}

/// A server that does not wait for its disk loses plays with its power; we cannot change that, but say it.
async fn warn_unless_durable(client: &tokio_postgres::Client) -> Result<(), StoreError> {
    let asked = "SELECT name FROM pg_settings WHERE setting = 'off'
        AND name IN ('fsync', 'full_page_writes', 'synchronous_commit')";
    for row in client.query(asked, &[]).await.map_err(unavailable)? {
        let setting: &str = row.try_get(0).map_err(unavailable)?;
        tracing::warn!(
            setting,
            "PostgreSQL is told not to wait for its disk: what it keeps can be lost with the power"
        );
    }
    Ok(())
}

fn configuration(url: &str) -> Result<Config, StoreError> {
    let mut config: Config = url.parse().map_err(unavailable)?;
    config.application_name("mastaba");
    Ok(config)
}

fn unavailable(error: tokio_postgres::Error) -> StoreError {
    // The database's own words are in the cause; the error itself only says that there was one.
    let cause = std::error::Error::source(&error).map(|cause| format!(": {cause}"));
    StoreError::Unavailable(format!("{error}{}", cause.unwrap_or_default()))
}

fn limited(limit: usize) -> i64 {
    i64::try_from(limit).unwrap_or(i64::MAX)
}

#[async_trait]
impl Store for Postgres {
    async fn create(
        &self,
        table: TableId,
        secret: &[u8],
        header: Header,
        first: Vec<Append>,
    ) -> Result<(), StoreError> {
        check_first(table, &first);
        let session = self.session().await?;
        let moments: Vec<i64> = first.iter().map(|entry| entry.at).collect();
        let bodies: Vec<&str> = first.iter().map(|entry| entry.body.as_str()).collect();
        let mut last = Chain::of(table);
        let seals: Vec<Seal> = first
            .iter()
            .map(|entry| {
                let seal = Seal::new(last, Trace::random(), entry.number, entry.at, &entry.body);
                last = seal.chain;
                seal
            })
            .collect();
        let traces: Vec<&[u8]> = seals.iter().map(|seal| seal.trace.bytes()).collect();
        let chains: Vec<&[u8]> = seals.iter().map(|seal| seal.chain.0.as_slice()).collect();
        let parameters: [&(dyn ToSql + Sync); 12] = [
            &table.bytes().as_slice(),
            &secret,
            &header.game,
            &header.created,
            &header.public,
            &header.finished,
            &header.due,
            &header.touched,
            &moments,
            &bodies,
            &traces,
            &chains,
        ];
        let made = session.timely(session.client.query_opt(&session.statements.create, &parameters)).await?;
        made.map(drop).ok_or(StoreError::TableExists)
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.writer.append(append).await
    }

    async fn read(&self, table: TableId, from: u64) -> Result<Option<(Header, Vec<Logged>)>, StoreError> {
        let session = self.session().await?;
        let id = table.bytes().as_slice();
        let from = i64::try_from(from).unwrap_or(i64::MAX);
        let statements = &session.statements;
        // Sent together and answered in this order, so the entries are at least those the header counts.
        let parameters: [&(dyn ToSql + Sync); 2] = [&id, &from];
        let both = try_join(
            session.client.query_opt(&statements.header, &parameters[..1]),
            session.client.query(&statements.entries, &parameters),
        );
        let (header, rows) = session.timely(both).await?;
        let Some(header) = header else { return Ok(None) };
        let header = statements::header(&header).map_err(unavailable)?;
        let mut entries = Vec::with_capacity(rows.len());
        for row in &rows {
            let number = statements::number(row, 0).map_err(unavailable)?;
            if number <= header.entries {
                let (at, body) = (row.try_get(1).map_err(unavailable)?, row.try_get(2).map_err(unavailable)?);
                let seal = statements::seal(row, 3).map_err(unavailable)?;
                entries.push(Logged { number, at, body, seal });
            }
        }
        // Fewer than it counts: the table was purged between the two questions.
        let first = from.max(1).unsigned_abs();
        let whole = entries.len() as u64 == (header.entries + 1).saturating_sub(first);
        Ok(whole.then_some((header, entries)))
    }

    async fn secret(&self, table: TableId) -> Result<Option<Vec<u8>>, StoreError> {
        let session = self.session().await?;
        let id = table.bytes().as_slice();
        let row = session.timely(session.client.query_opt(&session.statements.secret, &[&id])).await?;
        row.map(|row| row.try_get(0)).transpose().map_err(unavailable)
    }

    async fn ends(&self, tables: &[TableId]) -> Result<Vec<(TableId, u64)>, StoreError> {
        let session = self.session().await?;
        let ids: Vec<&[u8]> = tables.iter().map(|table| table.bytes().as_slice()).collect();
        let rows = session.timely(session.client.query(&session.statements.ends, &[&ids])).await?;
        let end = |row| Ok((statements::id(row, 0)?, statements::number(row, 1)?));
        rows.iter().map(end).collect::<Result<_, _>>().map_err(unavailable)
    }

    async fn lobby(&self, limit: usize) -> Result<Vec<(TableId, Header)>, StoreError> {
        let session = self.session().await?;
        let limit = limited(limit);
        let rows = session.timely(session.client.query(&session.statements.lobby, &[&limit])).await?;
        let listed = |row| Ok((statements::id(row, 8)?, statements::header(row)?));
        rows.iter().map(listed).collect::<Result<_, _>>().map_err(unavailable)
    }

    async fn due(&self, before: i64, limit: usize) -> Result<Vec<TableId>, StoreError> {
        let session = self.session().await?;
        let limit = limited(limit);
        let rows = session.timely(session.client.query(&session.statements.due, &[&before, &limit])).await?;
        rows.iter().map(|row| statements::id(row, 0)).collect::<Result<_, _>>().map_err(unavailable)
    }

    async fn claim(&self, table: TableId, node: &str, until: i64, now: i64) -> Result<bool, StoreError> {
        let session = self.session().await?;
        let parameters: [&(dyn ToSql + Sync); 4] = [&table.bytes().as_slice(), &node, &until, &now];
        Ok(session.timely(session.client.execute(&session.statements.claim, &parameters)).await? == 1)
    }

    async fn ahead(&self, of: i64) -> Result<Vec<TableId>, StoreError> {
        let session = self.session().await?;
        let rows = session.timely(session.client.query(&session.statements.ahead, &[&of])).await?;
        rows.iter().map(|row| statements::id(row, 0)).collect::<Result<_, _>>().map_err(unavailable)
    }

    async fn record_sweep(&self, date: i64) -> Result<Option<i64>, StoreError> {
        let session = self.session().await?;
        let last =
            session.timely(session.client.query_opt(&session.statements.record_sweep, &[&date])).await?;
        last.map(|row| row.try_get(0)).transpose().map_err(unavailable)
    }

    async fn mark(&self, idle_since: i64) -> Result<(u64, u64), StoreError> {
        let session = self.session().await?;
        let row = session.timely(session.client.query_one(&session.statements.mark, &[&idle_since])).await?;
        let counted = statements::number(&row, 0).and_then(|made| Ok((made, statements::number(&row, 1)?)));
        counted.map_err(unavailable)
    }

    async fn sweep_away(
        &self,
        idle_since: i64,
        dates: u64,
        limit: usize,
    ) -> Result<Vec<TableId>, StoreError> {
        let session = self.session().await?;
        let (dates, limit) = (i64::try_from(dates).unwrap_or(i64::MAX), limited(limit));
        let parameters: [&(dyn ToSql + Sync); 3] = [&idle_since, &dates, &limit];
        let rows = session.timely(session.client.query(&session.statements.sweep_away, &parameters)).await?;
        rows.iter().map(|row| statements::id(row, 0)).collect::<Result<_, _>>().map_err(unavailable)
    }

    async fn marked(&self) -> Result<Vec<Marked>, StoreError> {
        let session = self.session().await?;
        let rows = session.timely(session.client.query(&session.statements.marked, &[])).await?;
        rows.iter().map(statements::marked).collect::<Result<_, _>>().map_err(unavailable)
    }

    async fn unmark(&self, table: TableId, touched: i64) -> Result<bool, StoreError> {
        let session = self.session().await?;
        let parameters: [&(dyn ToSql + Sync); 2] = [&table.bytes().as_slice(), &touched];
        Ok(session.timely(session.client.execute(&session.statements.unmark, &parameters)).await? == 1)
    }

    async fn purge(&self, table: TableId) -> Result<(), StoreError> {
        let session = self.session().await?;
        session.timely(session.client.batch_execute(&statements::purge(table))).await
    }

    async fn notes(&self, table: TableId, seat: u8, since: u64) -> Result<Option<String>, StoreError> {
        let session = self.session().await?;
        let (id, seat, since) = (table.bytes().as_slice(), i64::from(seat), since.cast_signed());
        let parameters: [&(dyn ToSql + Sync); 3] = [&id, &seat, &since];
        let row = session.timely(session.client.query_opt(&session.statements.notes, &parameters)).await?;
        row.map(|row| row.try_get(0)).transpose().map_err(unavailable)
    }

    async fn note(&self, table: TableId, seat: u8, since: u64, text: String) -> Result<(), StoreError> {
        let session = self.session().await?;
        let (id, seat, since) = (table.bytes().as_slice(), i64::from(seat), since.cast_signed());
        let parameters: [&(dyn ToSql + Sync); 4] = [&id, &seat, &since, &text];
        let stored = session.timely(session.client.execute(&session.statements.note, &parameters)).await?;
        if stored == 1 { Ok(()) } else { Err(StoreError::NoTable) }
    }

    async fn redact(&self, table: TableId, number: u64, body: String) -> Result<(), StoreError> {
        let session = self.session().await?;
        let number = i64::try_from(number).unwrap_or(i64::MAX);
        let parameters: [&(dyn ToSql + Sync); 3] = [&table.bytes().as_slice(), &number, &body];
        let changed = session.timely(session.client.execute(&session.statements.redact, &parameters)).await?;
        if changed == 1 { Ok(()) } else { Err(StoreError::NoTable) }
    }

    async fn ready(&self) -> Result<(), StoreError> {
        let session = self.session().await?;
        session.timely(session.client.execute(&session.statements.ready, &[])).await.map(drop)
    }

    async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        transfer::backup(link::connect(&self.config).await?, file).await
    }
}
