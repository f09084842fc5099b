//! The bus of a node that is alone.

use std::sync::Arc;

use async_trait::async_trait;
use tokio::sync::broadcast;

use super::{Bus, BusError, HEARD, Thinker};
use crate::store::TableId;

/// The bus of a node that is alone: announcements stay in the process, and it thinks itself.
pub struct Local {
    announced: broadcast::Sender<(TableId, u64)>,
    thinker: Arc<dyn Thinker>,
}

impl Local {
    /// A bus whose questions go to this thinker.
    pub fn new(thinker: Arc<dyn Thinker>) -> Self {
        Local { announced: broadcast::channel(HEARD).0, thinker }
    }
}

#[async_trait]
impl Bus for Local {
    fn announce(&self, table: TableId, number: u64) {
        // Nobody may be listening.
        drop(self.announced.send((table, number)));
    }

    fn listen(&self) -> broadcast::Receiver<(TableId, u64)> {
        self.announced.subscribe()
    }

    async fn think(&self, question: Vec<u8>) -> Result<Vec<u8>, BusError> {
        self.thinker.think(question).await
    }
}
