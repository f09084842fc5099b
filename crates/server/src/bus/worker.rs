//! The other end of a question: a process that does nothing but think.

use std::sync::Arc;

use async_nats::{Client, Message};
use futures_util::StreamExt as _;
use tokio::task::JoinSet;

use super::nats::{QUESTIONS, connect, unavailable};
use super::wire::Reply;
use super::{BusError, Thinker};

/// Workers share the questions under this name: each goes to one of them.
const GROUP: &str = "thinkers";

/// Answers questions from the bus until `shutdown` is done; those that are being thought about then are answered
/// first. How many are thought about at once is the thinker's affair.
///
/// # Errors
///
/// When the server cannot be reached, or ends the connection for good.
pub async fn work(
    url: &str,
    thinker: Arc<dyn Thinker>,
    shutdown: impl Future<Output = ()> + Send,
) -> Result<(), BusError> {
    let client = connect(url).await?;
    let group = GROUP.to_owned();
    let mut questions = client.queue_subscribe(QUESTIONS, group).await.map_err(unavailable)?;
    let mut thinking = JoinSet::new();
    let mut shutdown = std::pin::pin!(shutdown);
    let stayed = loop {
        tokio::select! {
            question = questions.next() => match question {
                Some(question) => {
                    thinking.spawn(answer(client.clone(), Arc::clone(&thinker), question));
                }
                None => break Err(BusError::Unavailable("the server ended the connection".to_owned())),
            },
            // Lets go of what is done, or a long life would fill the memory.
            Some(_) = thinking.join_next() => {}
            () = &mut shutdown => break Ok(()),
        }
    };
    // New questions go to others; those that were on their way to us are still ours.
    questions.drain().await.map_err(unavailable)?;
    while let Some(question) = questions.next().await {
        thinking.spawn(answer(client.clone(), Arc::clone(&thinker), question));
    }
    while thinking.join_next().await.is_some() {}
    client.flush().await.map_err(unavailable)?;
    stayed
}

async fn answer(client: Client, thinker: Arc<dyn Thinker>, question: Message) {
    let Some(asker) = question.reply else { return };
    let reply = match thinker.think(question.payload.into()).await {
        Ok(answer) => Reply::Answer(&answer).bytes(),
        Err(error) => Reply::Refusal(&error.to_string()).bytes(),
    };
    if let Err(error) = client.publish(asker, reply.into()).await {
        tracing::warn!(%error, "an answer was lost");
    }
}
