//! The bus of many nodes: a NATS server. Only what its oldest versions can do is used, and nothing is kept there.

use std::sync::Arc;
use std::time::Duration;

use async_nats::client::Request;
use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Message};
use async_trait::async_trait;
use bytes::Bytes;
use futures_util::StreamExt as _;
use tokio::sync::{broadcast, mpsc};

use super::wire::{self, Reply};
use super::{Bus, BusError, HEARD, Thinker};
use crate::store::TableId;

/// Where new log entries are announced.
const ANNOUNCEMENTS: &str = "mastaba.log";
/// Where questions are asked.
pub(super) const QUESTIONS: &str = "mastaba.think";
/// How long a worker may think before this node stops waiting for it.
const PATIENCE: Duration = Duration::from_secs(30);
/// Announcements that wait for the wire; what is more than these is lost, and found again by comparing.
const WAITING: usize = 4096;

/// The bus of many nodes, over a NATS server.
pub struct Nats {
    client: Client,
    outbox: mpsc::Sender<(TableId, u64)>,
    announced: broadcast::Sender<(TableId, u64)>,
    thinker: Arc<dyn Thinker>,
}

impl Nats {
    /// Connects to the server a URL such as `nats://host:4222` means. Questions go to workers; while there is
    /// none, and when one does not answer, this node's own thinker thinks. A connection that breaks later is made
    /// anew by itself.
    ///
    /// # Errors
    ///
    /// When the server cannot be reached.
    pub async fn connect(url: &str, thinker: Arc<dyn Thinker>) -> Result<Self, BusError> {
        let client = connect(url).await?;
        let announced = broadcast::channel(HEARD).0;
        let (outbox, waiting) = mpsc::channel(WAITING);
        let subscription = client.subscribe(ANNOUNCEMENTS).await.map_err(unavailable)?;
        settle(&client).await?;
        tokio::spawn(hear(subscription, announced.clone()));
        tokio::spawn(tell(client.clone(), waiting));
        Ok(Nats { client, outbox, announced, thinker })
    }

    async fn ask_worker(&self, question: Bytes) -> Result<Vec<u8>, BusError> {
        // A question that waits for the server to come back would be answered too late.
        if self.client.connection_state() != State::Connected {
            return Err(BusError::Silence);
        }
        let request = Request::new().payload(question).timeout(Some(PATIENCE));
        let asked = self.client.send_request(QUESTIONS, request).await;
        let message = asked.map_err(|error| match error.kind() {
            async_nats::RequestErrorKind::NoResponders | async_nats::RequestErrorKind::TimedOut => {
                BusError::Silence
            }
            _ => unavailable(error),
        })?;
        match Reply::read(&message.payload) {
            Some(Reply::Answer(answer)) => Ok(answer.to_owned()),
            Some(Reply::Refusal(why)) => Err(BusError::Refused(why.to_owned())),
            None => Err(BusError::Unavailable("the reply cannot be read".to_owned())),
        }
    }
}

#[async_trait]
impl Bus for Nats {
    fn announce(&self, table: TableId, number: u64) {
        // A full outbox means that the server is away.
        let _ = self.outbox.try_send((table, number));
    }

    fn listen(&self) -> broadcast::Receiver<(TableId, u64)> {
        self.announced.subscribe()
    }

    async fn think(&self, question: Vec<u8>) -> Result<Vec<u8>, BusError> {
        let question = Bytes::from(question);
        match self.ask_worker(question.clone()).await {
            // No worker: that is how a small cluster is run, and nothing to tell.
            Err(BusError::Silence) => {}
            Err(error) => tracing::warn!(%error, "no worker answered, so this node thinks itself"),
            answer => return answer,
        }
        self.thinker.think(question.into()).await
    }
}

/// Connects to the server.
pub(super) async fn connect(url: &str) -> Result<Client, BusError> {
    ConnectOptions::new().name("mastaba").connect(url).await.map_err(unavailable)
}

/// Waits until the server has taken note of everything said so far. It takes things in order, so once our own
/// message has come back, the subscriptions before it are in force.
async fn settle(client: &Client) -> Result<(), BusError> {
    let inbox = client.new_inbox();
    let mut echo = client.subscribe(inbox.clone()).await.map_err(unavailable)?;
    client.publish(inbox, Bytes::new()).await.map_err(unavailable)?;
    match tokio::time::timeout(PATIENCE, echo.next()).await {
        Ok(Some(_)) => Ok(()),
        Ok(None) | Err(_) => Err(BusError::Silence),
    }
}

/// Something in the library failed.
pub(super) fn unavailable(error: impl std::error::Error) -> BusError {
    BusError::Unavailable(error.to_string())
}

async fn hear(mut subscription: async_nats::Subscriber, announced: broadcast::Sender<(TableId, u64)>) {
    while let Some(Message { payload, .. }) = subscription.next().await {
        if let Some(announcement) = wire::read_announcement(&payload) {
            // Nobody may be listening.
            drop(announced.send(announcement));
        }
    }
}

async fn tell(client: Client, mut waiting: mpsc::Receiver<(TableId, u64)>) {
    while let Some((table, number)) = waiting.recv().await {
        let payload = Bytes::copy_from_slice(&wire::announcement(table, number));
        if let Err(error) = client.publish(ANNOUNCEMENTS, payload).await {
            tracing::warn!(%error, "an announcement was lost");
        }
    }
}
