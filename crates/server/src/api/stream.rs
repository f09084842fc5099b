//! One stream for each device: server-sent events of all its seats and tables, resumed where it broke off.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures_util::stream;
use serde::Deserialize;
use tabletop::Language;
use tokio::sync::{Notify, mpsc, watch};
use tokio::time::{Interval, MissedTickBehavior, interval};

use super::App;
use super::answer::{Asked, Problem, ProblemFace, Tongue, tokens};
use super::guard::Origin;
use crate::gate::StreamPermit;
use crate::host::{Attached, First, Host, Item, Watcher, frame, key, whole};
use crate::serve::{Busy, Visit};
use crate::speak;
use crate::store::TableId;
use crate::table::{Code, Refusal, TableState, Who};
use crate::token::Hash;

/// So many events may wait for a device; one that is further behind is cut off, and resumes.
const WAITING: usize = 256;
/// A silent stream says something this often, so that nobody on the way takes it for dead.
const HEARTBEAT: Duration = Duration::from_secs(20);

/// What a stream carries.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// Public tables to watch without a credential, with commas.
    tables: Option<String>,
    /// Adds sentences in this language.
    #[param(inline)]
    lang: Option<Tongue>,
}

/// Events of all tables that the credentials open, as server-sent events. `table` tells how a table stands, `event`
/// what happened, `refused` that a credential opens nothing, `closed` that it no longer does. Sent with the
/// `Last-Event-ID` of the last event, the stream goes on where it broke off, on any node.
#[utoipa::path(
    get, path = "/api/stream", params(Wanted),
    responses(
        (status = 200, body = String, content_type = "text/event-stream"),
        (status = "default", body = ProblemFace)
    ),
    security((), ("credential" = []))
)]
pub(crate) async fn stream(
    State(app): State<App>,
    Extension(Origin(from)): Extension<Origin>,
    visit: Option<Extension<Arc<Visit>>>,
    headers: HeaderMap,
    Asked(wanted): Asked<Wanted>,
) -> Result<Response, Problem> {
    let most = app.host.config.limits.tokens;
    let shown = tokens(&headers, most)?;
    let mut places: Vec<(TableId, Option<Hash>)> =
        shown.iter().map(|token| (token.table, Some(token.hash()))).collect();
    for table in wanted.tables.iter().flat_map(|tables| tables.split(',')) {
        places.push((table.trim().parse().map_err(|_| Code::NoTable)?, None));
    }
    if places.is_empty() {
        return Err(Code::NoCredential.into());
    }
    if places.len() > most {
        return Err(Code::TooMany.into());
    }
    let permit = app.gate.stream(from)?;
    app.gate.weigh(from, u32::try_from(places.len()).unwrap_or(u32::MAX))?;
    let seen =
        headers.get("last-event-id").and_then(|id| id.to_str().ok()).map(positions).unwrap_or_default();
    let mut device =
        Device::open(&app.host, &places, wanted.lang.map(Language::from), Arc::new(seen), permit).await;
    device.busy = visit.map(|Extension(visit)| visit.busy());
    let body = Body::from_stream(stream::unfold(device, |mut device| async move {
        let text = device.next().await?;
        Some((Ok::<_, std::convert::Infallible>(text), device))
    }));
    Ok(([(header::CONTENT_TYPE, "text/event-stream"), (header::CACHE_CONTROL, "no-store")], body)
        .into_response())
}

/// How far a device has come with each of its watchers: `KEY=NUMBER,KEY=NUMBER`.
fn positions(id: &str) -> HashMap<String, u64> {
    let position = |part: &str| {
        let (key, number) = part.split_once('=')?;
        Some((key.to_owned(), number.parse().ok()?))
    };
    id.split(',').filter_map(position).collect()
}

/// A device that listens.
struct Device {
    host: Arc<Host>,
    /// Each watcher's key, and the number of the last event it was sent.
    seen: Vec<Option<(String, u64)>>,
    /// The event whose id has just been sent.
    text: Option<Bytes>,
    /// What is sent before anything new.
    first: std::vec::IntoIter<Item>,
    items: mpsc::Receiver<Box<Item>>,
    overrun: Arc<Notify>,
    stopping: watch::Receiver<bool>,
    heartbeat: Interval,
    /// Tells its connection that it is in use.
    busy: Option<Busy>,
    _permit: StreamPermit,
}

impl Drop for Device {
    fn drop(&mut self) {
        self.host.metrics.streams.dec();
    }
}

impl Device {
    async fn open(
        host: &Arc<Host>,
        places: &[(TableId, Option<Hash>)],
        language: Option<Language>,
        resumed: Arc<HashMap<String, u64>>,
        permit: StreamPermit,
    ) -> Self {
        host.metrics.streams.inc();
        let (sender, items) = mpsc::channel(WAITING);
        let overrun = Arc::new(Notify::new());
        let mut heartbeat = interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        heartbeat.reset();
        let mut device = Device {
            host: Arc::clone(host),
            seen: vec![None; places.len()],
            text: None,
            first: Vec::new().into_iter(),
            items,
            overrun: Arc::clone(&overrun),
            stopping: host.stopping.subscribe(),
            heartbeat,
            busy: None,
            _permit: permit,
        };
        let mut first = Vec::new();
        for (place, (table, token)) in places.iter().enumerate() {
            let (sender, overrun, resumed) = (sender.clone(), Arc::clone(&overrun), Arc::clone(&resumed));
            let watcher = Watcher { place, token: *token, language, sender, resumed, overrun };
            match host.attach(*table, watcher.clone()).await {
                Ok(attached) => device.begin(place, *table, attached, &watcher, &mut first).await,
                Err(refusal) => first.push(refused(place, *table, &refusal)),
            }
        }
        device.first = first.into_iter();
        device
    }

    /// Prepares what a watcher is sent first: what it missed, or how its table stands.
    async fn begin(
        &mut self,
        place: usize,
        table: TableId,
        attached: Attached,
        watcher: &Watcher,
        first: &mut Vec<Item>,
    ) {
        let Attached { viewer, number, first: what } = attached;
        let key = key(table, viewer);
        let whole = match what {
            First::Missed(seen) if seen == number => {
                self.seen[place] = Some((key, seen));
                return;
            }
            First::Missed(seen) => {
                match self.host.missed(table, viewer, watcher.language, seen, number).await {
                    Ok(missed) => {
                        self.seen[place] = Some((key, seen));
                        first.extend(missed.into_iter().map(|(number, text)| Item { place, number, text }));
                        return;
                    }
                    // Too many look at the past: how it stands will do, and is newer than what follows by itself.
                    Err(_) => {
                        let look = move |state: &TableState, who: Who| Ok(whole(state, who, viewer));
                        match self.host.look(table, watcher.token, look).await {
                            Ok(whole) => whole,
                            Err(refusal) => return first.push(refused(place, table, &refusal)),
                        }
                    }
                }
            }
            First::Whole(whole) => whole,
        };
        self.seen[place] = Some((key, number));
        first.push(Item { place, number, text: whole });
    }

    /// The next piece of the stream; none when it ends.
    async fn next(&mut self) -> Option<Bytes> {
        if let Some(text) = self.text.take() {
            return Some(text);
        }
        if let Some(item) = self.first.next() {
            return Some(self.begin_event(item));
        }
        let item = tokio::select! {
            // What has happened goes out before anything ends the stream.
            biased;
            item = self.items.recv() => item,
            () = self.overrun.notified() => None,
            () = stopped(&mut self.stopping) => None,
            _ = self.heartbeat.tick() => return Some(Bytes::from_static(b": still here\n\n")),
        };
        item.map(|item| self.begin_event(*item))
    }

    /// An event's id, by which any node can resume all of the device's watchers. The event itself, which others
    /// may be sent as well, follows as it is.
    fn begin_event(&mut self, item: Item) -> Bytes {
        if let Some((_, seen)) = &mut self.seen[item.place]
            && item.number != u64::MAX
        {
            *seen = item.number;
        }
        self.text = Some(item.text);
        let mut id = String::with_capacity(24 * self.seen.len() + 8);
        let mut before = "id: ";
        for (key, number) in self.seen.iter().flatten() {
            write!(id, "{before}{key}={number}").expect("a text takes all that is written");
            before = ",";
        }
        id.push('\n');
        id.into()
    }
}

/// Waits until the server is stopping.
async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // A sender that is gone has stopped, too.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// Says that a credential opens nothing.
fn refused(place: usize, table: TableId, refusal: &Refusal) -> Item {
    let face = serde_json::json!({
        "table": table,
        "code": refusal.code.text(),
        "message": speak::refusal(refusal),
    });
    Item { place, number: u64::MAX, text: frame("refused", &face) }
}
